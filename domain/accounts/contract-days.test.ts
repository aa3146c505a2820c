import { expect, it } from 'vitest';
import { endsSoon, endsSoonText } from './contract-days.ts';

it('a price that ends within thirty days is told of, by its last day', () => {
  expect(endsSoonText('2026-12-15', '2026-11-29')).toBe('Contract price ends Dec 15');
  expect(endsSoonText('2026-11-29', '2026-11-29')).toBe('Contract price ends today');
  expect(endsSoonText('2026-12-29', '2026-11-29')).toBe('Contract price ends Dec 29');
  expect(endsSoonText('2026-12-30', '2026-11-29')).toBeUndefined();
  expect(endsSoonText(undefined, '2026-11-29')).toBeUndefined();
  expect(endsSoon('2026-11-28', '2026-11-29')).toBe(false);
});
