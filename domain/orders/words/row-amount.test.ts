import { expect, it } from 'vitest';
import { rowAmountText } from './row-amount.ts';

it('a part of a set is included; what costs something says so, and a free item of its own is free of charge', () => {
  expect(rowAmountText('the set', 0)).toBe('Included');
  expect(rowAmountText('the laptop', 79)).toBe('$79.00');
  expect(rowAmountText(null, 0)).toBe('$0.00');
  expect(rowAmountText(null, 45)).toBe('$45.00');
});
