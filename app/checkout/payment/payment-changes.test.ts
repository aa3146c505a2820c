import { describe, expect, it } from 'vitest';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { paymentChanges, sharesText } from './payment-changes.ts';

const pays = (id: string, amount: string, hasBalance = true): PaymentView => ({
  id,
  name: `Gift card •••• ${id}`,
  expiry: undefined,
  plan: undefined,
  amount,
  isNeeded: true,
  hasBalance,
  isCard: !hasBalance,
});

describe('who pays how much, after an order was refused', () => {
  it('is told where a gift card pays another amount than before', () => {
    const before = sharesText([pays('0011', '$20.00'), pays('0029', '$29.93'), pays('4242', '$0.00', false)]);
    expect(paymentChanges(before, [pays('0011', '$20.00'), pays('0029', '$9.93'), pays('4242', '$20.00', false)])).toEqual([
      'Gift card •••• 0029 had $29.93 for this order. It pays $9.93 now.',
    ]);
  });

  it('is not told where nothing changed, or nothing is known of before', () => {
    expect(paymentChanges(sharesText([pays('0011', '$20.00')]), [pays('0011', '$20.00')])).toEqual([]);
    expect(paymentChanges(undefined, [pays('0011', '$20.00')])).toEqual([]);
  });
});
