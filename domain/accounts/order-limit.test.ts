import { expect, it } from 'vitest';
import { overLimitTexts, overOrderLimit } from './order-limit.ts';

it('an order up to the limit of its buyer is within it, a cent more is above', () => {
  expect(overOrderLimit(50_000, 50_000)).toBeUndefined();
  expect(overOrderLimit(50_001, 50_000)).toEqual({ limitCents: 50_000, overCents: 1 });
  expect(overOrderLimit(1_000_000, undefined)).toBeUndefined();
  expect(overOrderLimit(1, 0)).toEqual({ limitCents: 0, overCents: 1 });
});

it('whoever is above it is told by how much, and whom to ask', () => {
  const over = { limit: 500, over: 349.79 };
  expect(overLimitTexts(over, 'Ann Approver')).toEqual({
    title: 'Over your $500.00 order limit by $349.79',
    text: 'You can’t place this order as it is. Take something out of your cart, or ask Ann Approver to order it.',
  });
  expect(overLimitTexts(over, undefined).text).toContain('ask your approver to order it');
});
