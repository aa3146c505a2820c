import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aLine } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';
import {
  earnedPrice,
  nextPrice,
  unitCentsAt,
  volumePricesBelow,
  wrongOfVolumePrices,
  type VolumePrices,
} from '#domain/volume/volume-prices.ts';

const breaks: VolumePrices = [
  [5, 429],
  [10, 399],
];
const pens = aLine({ unitPriceCents: 449, volumePrices: breaks });

describe('the price that a quantity earns', () => {
  it.each([
    [1, undefined, 4],
    [4, undefined, 1],
    [5, 429, 5],
    [9, 429, 1],
    [10, 399, undefined],
    [9999, 399, undefined],
  ])('of %i is %s, and the next takes %s more', (qty, cents, missing) => {
    expect(earnedPrice(breaks, qty)?.[1]).toBe(cents);
    expect(nextPrice(breaks, qty)?.missingQty).toBe(missing);
    expect(unitCentsAt(449, breaks, qty)).toBe(cents ?? 449);
  });

  it('is never more than what one costs', () => {
    expect(volumePricesBelow(429, breaks)).toEqual([[10, 399]]);
    expect(volumePricesBelow(399, breaks)).toEqual([]);
  });

  it('is the lowest of several lists', () => {
    expect(
      volumePricesBelow(449, breaks, [
        [5, 425],
        [8, 400],
        [10, 405],
        [20, 350],
      ]),
    ).toEqual([
      [5, 425],
      [8, 400],
      [10, 399],
      [20, 350],
    ]);
  });

  it('is told to be wrong where quantities or prices do not go on', () => {
    expect(wrongOfVolumePrices(breaks)).toBeUndefined();
    expect(wrongOfVolumePrices(breaks.toReversed())).toContain('5 after 10');
  });
});

describe('a cart with an item that costs less by quantity', () => {
  it('costs what the quantity earns, says why and how many reach the next price', () => {
    const { lines, summary, explanation } = priceCart(aCart({ lines: [{ ...pens, qty: 7 }] }));
    expect(lines[0]).toMatchObject({
      basePricePerUnitCents: 449,
      p0Cents: 7 * 429,
      steps: [{ rule: 'VOLUME_PRICE', label: '5+ price', amountCents: -140 }],
      volume: { qty: 7, earned: [5, 429], next: { price: [10, 399], missingQty: 3 } },
    });
    expect(summary).toMatchObject({ cartSubTotalCents: 3003, volumeSavingsCents: 140 });
    expect(explanation).toContainEqual({ rule: 'VOLUME_PRICE', label: 'Volume prices', amountCents: -140, couponCode: undefined });
  });

  it('counts all rows of the item, whichever way they come', () => {
    const lines = [
      { ...pens, lineId: 'a', qty: 6 },
      { ...pens, lineId: 'b', qty: 4, deliveryType: 'ISP' as const },
      { ...pens, lineId: 'c', itemId: 'another', qty: 4 },
    ];
    expect(priceCart(aCart({ lines })).lines.map((line) => line.p0Cents)).toEqual([6 * 399, 4 * 399, 4 * 449]);
  });

  it('does not count what is not charged: what cannot be had, and gifts', () => {
    const lines = [
      { ...pens, lineId: 'a', qty: 4 },
      { ...pens, lineId: 'b', qty: 4, isActive: false },
      { ...pens, lineId: 'c', qty: 4, isFree: true },
    ];
    expect(priceCart(aCart({ lines })).lines.map((line) => line.p0Cents)).toEqual([4 * 449, 0, 0]);
  });

  it('costs members the lower of both prices', () => {
    const price = (qty: number, memberUnitPriceCents: number) => {
      const { lines, summary } = priceCart(
        aCart({ lines: [{ ...pens, qty, memberUnitPriceCents }], buyer: aBuyer({ hasMemberPrices: true }) }),
      );
      return [lines[0]?.p0Cents, summary.finalMembershipSavingsCents, summary.volumeSavingsCents, lines[0]?.volume?.earned?.[0]];
    };
    expect(price(5, 419)).toEqual([5 * 419, 5 * 30, 0, undefined]);
    expect(price(10, 419)).toEqual([10 * 399, 10 * 30, 10 * 20, 10]);
  });

  it('takes coupons off what the quantity earned', () => {
    const coupon = { code: 'TEN', description: '', benefit: { kind: 'percent', basisPoints: 1000 }, priority: 1, isAuto: false } as const;
    const { lines } = priceCart(
      aCart({
        lines: [{ ...pens, qty: 10 }],
        coupons: [{ ...coupon, isStackable: false, minimumCents: 0, scope: undefined, needsPickupLine: false, ownerRewardsId: undefined }],
      }),
    );
    expect(lines[0]?.finalPriceBeforeBasketCouponsCents).toBe(3990 - 399);
  });
});
