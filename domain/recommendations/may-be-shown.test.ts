import { expect, it } from 'vitest';
import { mayBeShown } from './may-be-shown.ts';

const shows = (status: string | undefined, available?: number, leftOut: readonly string[] = []) =>
  mayBeShown({ itemId: 'a', status, available }, new Set(leftOut));

it('shows what can be had, also with a status that nobody knows', () => {
  expect(shows(undefined, 3)).toBe(true);
  expect(shows('SOMETHING_NEW', 3)).toBe(true);
  expect(shows(undefined)).toBe(true);
});

it('does not show what is left out, cannot be had, or of which there is none', () => {
  expect(shows('OMITTED', 3)).toBe(false);
  expect(shows('NOT_AVAILABLE', 3)).toBe(false);
  expect(shows(undefined, 0)).toBe(false);
});

it('does not show what is in the cart or was asked to be left out', () => {
  expect(shows(undefined, 3, ['a'])).toBe(false);
});
