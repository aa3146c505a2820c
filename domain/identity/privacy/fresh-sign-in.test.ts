import { expect, it } from 'vitest';
import { FRESH_MINUTES, isFreshSignIn } from './fresh-sign-in.ts';

const AT = new Date('2026-11-29T12:00:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);

it('a sign-in is fresh for some minutes, to the last millisecond', () => {
  expect(isFreshSignIn(AT, AT)).toBe(true);
  expect(isFreshSignIn(AT, later(FRESH_MINUTES * 60_000))).toBe(true);
  expect(isFreshSignIn(AT, later(FRESH_MINUTES * 60_000 + 1))).toBe(false);
});
