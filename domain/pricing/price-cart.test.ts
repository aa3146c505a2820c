import { describe, expect, it } from 'vitest';
import { aBusinessCart, aBuyer, aCart, aCoupon, aLine, aTender, off, offEach, onlyItems, percentOff } from './a-cart.test-builder.ts';
import { priceCart } from './price-cart.ts';
import type { PricingInput } from './pricing-input.ts';

/** Two organisers with an instant coupon and an entered one, water with a surcharge, and one coupon of every priority. */
function theWorkedExample(changes: Partial<PricingInput> = {}): PricingInput {
  const organisers = aLine({ lineId: 'A', itemId: '100003', qty: 2, unitPriceCents: 2000 });
  const water = aLine({ lineId: 'B', itemId: '100004', unitPriceCents: 1000, surcharge: { feePerUnitCents: 150, coveredUnits: 0 } });
  return aCart({
    lines: [organisers, water],
    coupons: [
      aCoupon({ code: 'INSTANT', priority: 1, isAuto: true, benefit: offEach(200), scope: onlyItems('100003') }),
      aCoupon({ code: 'ITEM10', priority: 1, benefit: percentOff(10), scope: onlyItems('100003') }),
      aCoupon({ code: 'BASKET5', benefit: off(500), minimumCents: 3000 }),
      aCoupon({ code: 'REWARD5', priority: 3, benefit: off(500), ownerRewardsId: '2200000001' }),
      aCoupon({ code: 'CHECKOUT10', priority: 4, benefit: percentOff(10) }),
    ],
    buyer: aBuyer({ rewardsIds: ['2200000001'] }),
    tenders: [aTender({ balanceCents: 2000 })],
    stage: 'CHECKOUT',
    ...changes,
  });
}

describe('a consumer in Massachusetts with a coupon of every priority and a gift card', () => {
  it('shows what each row costs after each step [C3-43]', () => {
    const [organisers, water] = priceCart(theWorkedExample()).lines;
    expect(organisers).toMatchObject({
      basePriceCents: 4000,
      basePricePerUnitCents: 2000,
      p0Cents: 3600,
      finalPriceBeforeBasketCouponsCents: 3240,
      finalPriceBeforeCheckoutOnlyCouponsCents: 2476,
      finalPriceCents: 2228,
      finalPricePerUnitCents: 1114,
      taxCents: 139,
    });
    expect(water).toMatchObject({
      basePriceCents: 1000,
      basePricePerUnitCents: 1000,
      p0Cents: 1000,
      finalPriceBeforeBasketCouponsCents: 1000,
      finalPriceBeforeCheckoutOnlyCouponsCents: 764,
      finalPriceCents: 688,
      taxCents: 43,
    });
  });

  it('shows the subtotal after every kind of coupon [C3-63]', () => {
    expect(priceCart(theWorkedExample()).summary).toMatchObject({
      cartSubTotalCents: 4600,
      cartSubTotalAfterPriorityTwoCouponsCents: 3740,
      cartSubTotalExcludingCheckoutOnlyCouponsCents: 3240,
      cartSubTotalAfterCouponsCents: 2916,
      preTaxSubTotalCents: 3066,
    });
  });

  it('shows the total, and what is left of it after the gift card [C3-64]', () => {
    expect(priceCart(theWorkedExample()).summary).toMatchObject({ totalTaxCents: 182, ordTotalCents: 3248, balanceOrdTotalCents: 1248 });
  });

  it('shows both totals as they are without checkout-only coupons [C3-65]', () => {
    expect(priceCart(theWorkedExample()).summary).toMatchObject({
      ordTotalExcludingCheckoutOnlyCouponsCents: 3593,
      balanceOrdTotalExcludingCheckoutOnlyCouponsCents: 1593,
    });
  });

  it('shows every fee, with free shipping from 37.40 of merchandise [C3-66]', () => {
    const { summary, thresholds } = priceCart(theWorkedExample());
    expect(summary).toMatchObject({
      shipFeeCents: 0,
      cartModeShipFeeCents: 0,
      surchargeFeeCents: 150,
      surchargeFeePerUnitCents: 150,
      dasFeeCents: 0,
      handlingFeeCents: 0,
      totalShipHandlFeeCents: 150,
    });
    expect(thresholds).toMatchObject({ shippingBaseCents: 3740, remainingAmountGetFreeShippingCents: 0 });
  });

  it('shows what instant coupons saved [C3-67]', () => {
    expect(priceCart(theWorkedExample()).summary).toMatchObject({ instantCouponSavingsCents: 400, finalMembershipSavingsCents: 0 });
  });

  it('tells in the attributes what coupons and rewards took off [C3-68]', () => {
    expect(priceCart(theWorkedExample()).summary.attributes).toEqual({
      smallOrderFeeCents: 0,
      furnitureServiceFeeCents: 0,
      sameDayFeeCents: 0,
      couponTotalCents: 360 + 500 + 324,
      rewardsAppliedCents: 500,
    });
  });

  it('leaves the checkout-only coupon waiting in the cart', () => {
    const { summary, coupons } = priceCart(theWorkedExample({ stage: 'CART' }));
    expect(summary).toMatchObject({ cartSubTotalAfterCouponsCents: 3240, ordTotalCents: 3593, balanceOrdTotalCents: 1593 });
    expect(coupons.at(-1)).toMatchObject({
      code: 'CHECKOUT10',
      status: 'PENDING',
      reason: undefined,
      amountCents: 0,
      isCheckoutOnly: true,
    });
  });

  it('explains the price step by step, from the regular price to the balance', () => {
    const steps = priceCart(theWorkedExample()).explanation.map(({ rule, couponCode, amountCents }) => [rule, couponCode, amountCents]);
    expect(steps).toEqual([
      ['REGULAR_PRICE', undefined, 5000],
      ['INSTANT_COUPON', 'INSTANT', -400],
      ['ITEM_COUPON', 'ITEM10', -360],
      ['BASKET_COUPON', 'BASKET5', -500],
      ['REWARDS_COUPON', 'REWARD5', -500],
      ['CHECKOUT_ONLY_COUPON', 'CHECKOUT10', -324],
      ['FREE_FROM_THRESHOLD', undefined, 0],
      ['COURIER_SURCHARGE', undefined, 150],
      ['SALES_TAX', undefined, 182],
      ['GIFT_CARD', undefined, -2000],
    ]);
  });

  it('explains a row the same way', () => {
    const [organisers] = priceCart(theWorkedExample()).lines;
    expect(organisers?.steps.map(({ couponCode, amountCents }) => [couponCode, amountCents])).toEqual([
      ['INSTANT', -400],
      ['ITEM10', -360],
      ['BASKET5', -382],
      ['REWARD5', -382],
      ['CHECKOUT10', -248],
    ]);
  });
});

describe('a business in Massachusetts with 42.00 of merchandise', () => {
  it('ships free, pays the small-order fee and is told that 8.00 are missing', () => {
    const { summary, thresholds } = priceCart(aBusinessCart({ lines: [aLine({ unitPriceCents: 4200 })] }));
    expect(summary).toMatchObject({
      shipFeeCents: 0,
      handlingFeeCents: 599,
      preTaxSubTotalCents: 4799,
      totalTaxCents: 263,
      ordTotalCents: 5062,
      attributes: { smallOrderFeeCents: 599 },
    });
    expect(thresholds.remainingAmountGetFreeShippingCents).toBe(800);
  });
});

describe('rows that are not charged', () => {
  it('prices an empty cart at nothing', () => {
    const { summary, lines, fees } = priceCart(aCart({ lines: [] }));
    expect(summary.ordTotalCents).toBe(0);
    expect(lines).toEqual([]);
    expect(fees.map((fee) => fee.rule)).toEqual(['NOTHING_TO_SHIP']);
  });

  it('leaves an out-of-stock row out of every sum and fee, and still tells its unit price', () => {
    const gone = aLine({ isActive: false, unitPriceCents: 9000, surcharge: { feePerUnitCents: 150, coveredUnits: 0 } });
    const { lines, summary } = priceCart(aCart({ lines: [gone] }));
    expect(summary.ordTotalCents).toBe(0);
    expect(lines[0]).toMatchObject({ basePriceCents: 0, finalPriceCents: 0, taxCents: 0, basePricePerUnitCents: 9000 });
  });

  it('gives a free item away: no price, no fee, no step towards free shipping', () => {
    const pen = aLine({ isFree: true, unitPriceCents: 5000, surcharge: { feePerUnitCents: 150, coveredUnits: 0 } });
    const { lines, summary, thresholds } = priceCart(aCart({ lines: [pen] }));
    expect(summary.ordTotalCents).toBe(0);
    expect(thresholds.shippingBaseCents).toBe(0);
    expect(lines[0]).toMatchObject({ basePriceCents: 0, basePricePerUnitCents: 0, finalPriceCents: 0 });
  });

  it('prices a child row like any other', () => {
    const lines = [aLine({ itemId: '100016', unitPriceCents: 64_900 }), aLine({ lineId: 'plan', itemId: '100017', unitPriceCents: 8900 })];
    expect(priceCart(aCart({ lines })).summary.cartSubTotalCents).toBe(73_800);
  });
});

describe('a total below zero', () => {
  const brokenFeed = aCart({ lines: [aLine({ unitPriceCents: -2000 })], coupons: [aCoupon()], tenders: [aTender()] });

  it('is reported and shown as 0 [C8-33]', () => {
    const { isNegative, summary, tenders } = priceCart(brokenFeed);
    expect(isNegative).toBe(true);
    expect(summary).toMatchObject({ ordTotalCents: 0, balanceOrdTotalCents: 0, ordTotalExcludingCheckoutOnlyCouponsCents: 0 });
    expect(tenders[0]?.amountAppliedCents).toBe(0);
  });

  it('is not reported of a total of exactly zero', () => {
    const nothing = aCart({ lines: [aLine({ unitPriceCents: 0 })], buyer: aBuyer({ shipsFree: true }) });
    expect(priceCart(nothing)).toMatchObject({ isNegative: false, summary: { ordTotalCents: 0 } });
  });
});

describe('the largest order the shop takes', () => {
  it('shares a discount over two rows of 9,999 dear items to the cent', () => {
    const row = { qty: 9999, unitPriceCents: 999_901 };
    const lines = [aLine({ lineId: 'A', ...row }), aLine({ lineId: 'B', ...row, unitPriceCents: 999_907 })];
    const { lines: priced, summary } = priceCart(aCart({ lines, coupons: [aCoupon({ benefit: percentOff(15) })] }));
    // 9,998,010,099 and 9,998,070,093 less 15 % of their sum, 2,999,412,028.8 rounded up.
    expect(summary.cartSubTotalAfterCouponsCents).toBe(19_996_080_192 - 2_999_412_029);
    expect(priced.map((one) => one.finalPriceCents)).toEqual([9_998_010_099 - 1_499_701_515, 9_998_070_093 - 1_499_710_514]);
  });
});
