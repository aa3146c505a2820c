import { describe, expect, it } from 'vitest';
import { aCart, aCoupon, aLine, aTender, off } from './a-cart.test-builder.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './pricing-input.ts';

/** A cart of 100.00 in all. */
function hundred(changes: Partial<PricingInput>): PricingInput {
  return aCart({ lines: [aLine({ unitPriceCents: 10_000, isTaxable: false })], ...changes });
}

function paid(cart: PricingInput) {
  const { tenders, summary } = priceCart(cart);
  return {
    applied: tenders.map(({ tenderId, amountAppliedCents }) => [tenderId, amountAppliedCents]),
    balanceCents: summary.balanceOrdTotalCents,
  };
}

describe('gift and prepaid cards', () => {
  it('pay in the order added, gift cards before prepaid cards, until nothing is open', () => {
    const tenders = [
      aTender({ tenderId: 'prepaid', kind: 'PREPAID_CARD', balanceCents: 9000 }),
      aTender({ tenderId: 'gift-1', balanceCents: 2000 }),
      aTender({ tenderId: 'gift-2', balanceCents: 5000 }),
      aTender({ tenderId: 'prepaid-2', kind: 'PREPAID_CARD', balanceCents: 100 }),
    ];
    expect(paid(hundred({ tenders }))).toEqual({
      applied: [
        ['gift-1', 2000],
        ['gift-2', 5000],
        ['prepaid', 3000],
        ['prepaid-2', 0],
      ],
      balanceCents: 0,
    });
  });

  it('stand in the explanation only where they pay something', () => {
    const tenders = [aTender({ balanceCents: 10_000 }), aTender({ tenderId: 'card-2', balanceCents: 500 })];
    const { explanation } = priceCart(hundred({ tenders }));
    expect(explanation.filter((step) => step.rule === 'GIFT_CARD').map((step) => step.amountCents)).toEqual([-10_000]);
  });

  it('leave a balance one cent below the total and none at it', () => {
    expect(paid(hundred({ tenders: [aTender({ balanceCents: 9999 })] })).balanceCents).toBe(1);
    expect(paid(hundred({ tenders: [aTender({ balanceCents: 10_000 })] })).balanceCents).toBe(0);
    expect(paid(hundred({ tenders: [aTender({ balanceCents: 10_001 })] }))).toEqual({ applied: [['card-1', 10_000]], balanceCents: 0 });
  });

  it('pay no more than the shopper wants', () => {
    expect(paid(hundred({ tenders: [aTender({ balanceCents: 2000, limitCents: 1000 })] })).applied).toEqual([['card-1', 1000]]);
    expect(paid(hundred({ tenders: [aTender({ balanceCents: 2000, limitCents: 3000 })] })).applied).toEqual([['card-1', 2000]]);
  });

  it('pay for no gift card and no membership', () => {
    const lines = [
      aLine({ isTaxable: false, deliveryType: 'ISP' }),
      aLine({ unitPriceCents: 5000, isGiftCard: true }),
      aLine({ unitPriceCents: 4900, isMembership: true }),
    ];
    expect(paid(aCart({ lines, tenders: [aTender({ balanceCents: 20_000 })] }))).toEqual({
      applied: [['card-1', 1000]],
      balanceCents: 9900,
    });
  });

  it('pay for fees and tax as well', () => {
    expect(paid(aCart({ tenders: [aTender({ balanceCents: 20_000 })] }))).toEqual({
      applied: [['card-1', 1000 + 995 + 63]],
      balanceCents: 0,
    });
  });

  it('pay all of the total without checkout-only coupons as well, when they can', () => {
    const coupons = [aCoupon({ priority: 4, benefit: off(1000) })];
    const cart = hundred({ coupons, tenders: [aTender({ balanceCents: 25_000 })], stage: 'CHECKOUT' });
    const { summary, tenders } = priceCart(cart);
    expect(summary).toMatchObject({ balanceOrdTotalCents: 0, balanceOrdTotalExcludingCheckoutOnlyCouponsCents: 0 });
    expect(tenders[0]?.amountAppliedCents).toBe(9000);
  });
});
