import { expect, it } from 'vitest';
import { hasReceipt } from './has-receipt.ts';

it('an order has a receipt from its placing on; one that was canceled before anything was charged has none', () => {
  expect(hasReceipt({ state: 'CLAIMED', isPlaced: false, chargedCents: 0 })).toBe(false);
  expect(hasReceipt({ state: 'PLACED', isPlaced: true, chargedCents: 0 })).toBe(true);
  expect(hasReceipt({ state: 'CANCELLED', isPlaced: true, chargedCents: 0 })).toBe(false);
  expect(hasReceipt({ state: 'CANCELLED', isPlaced: true, chargedCents: 1 })).toBe(true);
  expect(hasReceipt({ state: 'RETURNED', isPlaced: true, chargedCents: 2499 })).toBe(true);
});
