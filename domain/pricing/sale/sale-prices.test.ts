import { describe, expect, it } from 'vitest';
import { aCart, aLine, aBuyer, aCoupon, onlyItems, percentOff } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';

describe('what is in a sale', () => {
  const folders = aLine({ qty: 2, unitPriceCents: 1249, wasUnitPriceCents: 1399 });

  it('has its price before the sale as the regular one, and the sale as the first thing that is taken off', () => {
    const { lines, summary, explanation } = priceCart(aCart({ lines: [folders] }));
    expect(lines[0]).toMatchObject({
      wasPricePerUnitCents: 1399,
      basePricePerUnitCents: 1249,
      basePriceCents: 2498,
      finalPriceCents: 2498,
    });
    expect(lines[0]?.steps).toEqual([{ rule: 'SALE_PRICE', label: 'Sale price', amountCents: -300, couponCode: undefined }]);
    expect(summary).toMatchObject({ saleSavingsCents: 300, cartSubTotalCents: 2498 });
    expect(explanation.slice(0, 2).map(({ rule, amountCents }) => [rule, amountCents])).toEqual([
      ['REGULAR_PRICE', 2798],
      ['SALE_PRICE', -300],
    ]);
  });

  it('costs with coupons and to members what it would cost without a word of the sale', () => {
    const coupon = aCoupon({ priority: 1, scope: onlyItems('100001'), benefit: percentOff(10) });
    const of = (was: number | undefined) => {
      const line = { ...folders, memberUnitPriceCents: 1199, wasUnitPriceCents: was };
      return priceCart(aCart({ lines: [line], coupons: [coupon], buyer: aBuyer({ hasMemberPrices: true }) }));
    };
    const [inSale, plain] = [of(1399), of(undefined)];
    expect(inSale.lines[0]?.finalPriceCents).toBe(plain.lines[0]?.finalPriceCents);
    expect({ ...inSale.summary, saleSavingsCents: 0 }).toEqual(plain.summary);
    expect(inSale.summary.saleSavingsCents).toBe(300);
  });

  it.each([
    ['cost no more before', { wasUnitPriceCents: 1249 }],
    ['cost less before', { wasUnitPriceCents: 1000 }],
    ['is not charged', { isActive: false }],
    ['is given free', { isFree: true }],
  ])('tells no sale of what %s', (_what, changes) => {
    const { lines, summary } = priceCart(aCart({ lines: [{ ...folders, ...changes }] }));
    expect([lines[0]?.wasPricePerUnitCents, summary.saleSavingsCents, lines[0]?.steps]).toEqual([undefined, 0, []]);
  });
});
