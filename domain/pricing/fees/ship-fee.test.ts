import { describe, expect, it } from 'vitest';
import { aBusinessCart, aBuyer, aCart, aCoupon, aLine, off, percentOff } from '../a-cart.test-builder.ts';
import { priceCart } from '../price-cart.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '../pricing-config.ts';
import type { PricingInput } from '../pricing-input.ts';
import { shippingGoal } from './ship-fee.ts';

function shipping(changes: Partial<PricingInput>) {
  const { fees, summary } = priceCart(aCart(changes));
  return { rule: fees[0]?.rule, feeCents: summary.shipFeeCents };
}

const thresholdCents = CONSUMER_PRICING.freeShippingThresholdCents;

describe('shipping on the consumer site', () => {
  it('costs 9.95 one cent below the threshold and tells what is missing [C3-66]', () => {
    const { summary, thresholds } = priceCart(aCart({ lines: [aLine({ unitPriceCents: thresholdCents - 1 })] }));
    expect(summary).toMatchObject({ shipFeeCents: 995, cartModeShipFeeCents: 995, totalShipHandlFeeCents: 995 });
    expect(thresholds.remainingAmountGetFreeShippingCents).toBe(1);
  });

  it('is free at the threshold', () => {
    expect(shipping({ lines: [aLine({ unitPriceCents: thresholdCents })] })).toEqual({ rule: 'FREE_FROM_THRESHOLD', feeCents: 0 });
  });

  it('is free for members below it', () => {
    expect(shipping({ buyer: aBuyer({ shipsFree: true }) })).toEqual({ rule: 'FREE_FOR_MEMBERS', feeCents: 0 });
  });

  it('counts only shipped merchandise towards the threshold', () => {
    const dear = { unitPriceCents: 9000 };
    const others = [
      aLine({ ...dear, deliveryType: 'ISP' }),
      aLine({ ...dear, deliveryType: 'STS' }),
      aLine({ ...dear, isDigital: true }),
      aLine({ ...dear, isGiftCard: true }),
      aLine({ ...dear, isMembership: true }),
      aLine({ ...dear, isFree: true }),
      aLine({ ...dear, isActive: false }),
    ];
    expect(shipping({ lines: [aLine(), ...others] })).toEqual({ rule: 'STANDARD_SHIPPING', feeCents: 995 });
  });

  it('costs nothing where nothing is shipped', () => {
    const pickedUp = (['ISP', 'PCK', 'STS'] as const).map((deliveryType) => aLine({ deliveryType }));
    const lines = [...pickedUp, aLine({ isDigital: true }), aLine({ isGiftCard: true })];
    expect(shipping({ lines })).toEqual({ rule: 'NOTHING_TO_SHIP', feeCents: 0 });
  });

  it('counts the merchandise after basket coupons but before rewards and checkout-only ones', () => {
    const lines = [aLine({ unitPriceCents: 4000 })];
    expect(shipping({ lines, coupons: [aCoupon({ benefit: off(501) })] }).feeCents).toBe(995);
    expect(shipping({ lines, coupons: [aCoupon({ benefit: off(500) })] }).feeCents).toBe(0);
    expect(shipping({ lines, rewardsRedemptionCents: 2000 }).feeCents).toBe(0);
  });
});

describe('same-day delivery', () => {
  const sameDay = aLine({ levelOfService: 'SDD' });

  it('adds 9.95 once to the ship fee, however many rows there are', () => {
    const { summary } = priceCart(aCart({ lines: [sameDay, sameDay] }));
    expect(summary).toMatchObject({ shipFeeCents: 1990, attributes: { sameDayFeeCents: 995 } });
  });

  it('is waived neither by the threshold, nor for members, nor by a shipping coupon', () => {
    const shipsFree = aCoupon({ benefit: { kind: 'shipping' } });
    expect(shipping({ lines: [{ ...sameDay, unitPriceCents: 9000 }] }).feeCents).toBe(995);
    expect(shipping({ lines: [sameDay], buyer: aBuyer({ shipsFree: true }) }).feeCents).toBe(995);
    expect(shipping({ lines: [sameDay], coupons: [shipsFree] }).feeCents).toBe(995);
  });

  it('costs nothing on other days and for what is picked up', () => {
    expect(shipping({ lines: [aLine({ levelOfService: 'NDD' })] }).feeCents).toBe(995);
    expect(shipping({ lines: [{ ...sameDay, deliveryType: 'ISP' }] }).feeCents).toBe(0);
  });

  it('costs the same on the business site', () => {
    expect(priceCart(aBusinessCart({ lines: [sameDay] })).summary.shipFeeCents).toBe(995);
  });
});

describe('shipping on the business site', () => {
  it('is free for the smallest order', () => {
    const { fees, summary } = priceCart(aBusinessCart({ lines: [aLine({ unitPriceCents: 1 })] }));
    expect([fees[0]?.rule, summary.shipFeeCents]).toEqual(['FREE_DELIVERY', 0]);
  });
});

describe('a shipping coupon', () => {
  const freeShip = aCoupon({ code: 'FREESHIP', description: 'Free shipping', benefit: { kind: 'shipping' } });

  it('waives the ship fee and takes nothing else off', () => {
    const { summary, coupons, fees } = priceCart(aCart({ coupons: [freeShip] }));
    expect(summary).toMatchObject({
      shipFeeCents: 0,
      cartModeShipFeeCents: 0,
      cartSubTotalAfterCouponsCents: 1000,
      attributes: { couponTotalCents: 0 },
    });
    expect(coupons[0]).toMatchObject({ status: 'APPLIED', amountCents: 995 });
    expect(fees[0]).toMatchObject({ rule: 'SHIPPING_COUPON', couponCode: 'FREESHIP', amountCents: 0 });
  });

  it('works beside a basket coupon', () => {
    const { coupons } = priceCart(aCart({ coupons: [freeShip, aCoupon({ benefit: percentOff(10) })] }));
    expect(coupons.map((coupon) => coupon.status)).toEqual(['APPLIED', 'APPLIED']);
  });

  it('is kept for another time where shipping is free anyway', () => {
    const { coupons, fees } = priceCart(aCart({ coupons: [freeShip], buyer: aBuyer({ shipsFree: true }) }));
    expect(coupons[0]).toMatchObject({ status: 'PENDING', reason: undefined });
    expect(fees[0]?.rule).toBe('FREE_FOR_MEMBERS');
  });

  it('is kept for another time where one that counts in the cart has waived the fee', () => {
    const coupons = [aCoupon({ code: 'LATER', priority: 4, benefit: { kind: 'shipping' } }), freeShip];
    const priced = priceCart(aCart({ coupons, stage: 'CHECKOUT' }));
    expect(priced.coupons.map((coupon) => coupon.status)).toEqual(['PENDING', 'APPLIED']);
    expect(priced.fees[0]?.couponCode).toBe('FREESHIP');
  });

  it('finds nothing to waive in a cart without shipped items', () => {
    const { coupons } = priceCart(aCart({ lines: [aLine({ deliveryType: 'ISP' })], coupons: [freeShip] }));
    expect(coupons[0]).toMatchObject({ status: 'PENDING', reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' });
  });

  it('leaves the fee in the cart where it is checkout-only, and in the totals without such coupons', () => {
    const cart = aCart({ coupons: [{ ...freeShip, priority: 4 }] });
    expect(priceCart(cart).summary).toMatchObject({ shipFeeCents: 995, cartModeShipFeeCents: 995 });
    const { summary } = priceCart({ ...cart, stage: 'CHECKOUT' });
    expect(summary).toMatchObject({ shipFeeCents: 0, cartModeShipFeeCents: 995 });
    expect(summary.ordTotalExcludingCheckoutOnlyCouponsCents - summary.ordTotalCents).toBe(995);
  });
});

describe('what add-on items wait for', () => {
  it('is the shipped merchandise beside them', () => {
    const lines = [aLine({ unitPriceCents: 2400 }), aLine({ unitPriceCents: 249, isAddOn: true }), aLine({ deliveryType: 'ISP' })];
    expect(priceCart(aCart({ lines })).thresholds).toMatchObject({ addOnBaseCents: 2400, shippingBaseCents: 2649 });
  });
});

describe('what more in the cart would bring', () => {
  const goalOf = (changes: Partial<PricingInput>) => shippingGoal(priceCart(aCart(changes)).fees, CONSUMER_PRICING);

  it('is free shipping below the threshold, and stays it above', () => {
    expect(goalOf({ lines: [aLine()] })).toBe('FREE_SHIPPING');
    expect(goalOf({ lines: [aLine({ unitPriceCents: thresholdCents })] })).toBe('FREE_SHIPPING');
  });

  it('is nothing where nothing is shipped, or where it is free anyway', () => {
    expect(goalOf({ lines: [aLine({ deliveryType: 'ISP' })] })).toBeUndefined();
    expect(goalOf({ lines: [aLine({ isDigital: true })] })).toBeUndefined();
    expect(goalOf({ buyer: aBuyer({ shipsFree: true }) })).toBeUndefined();
    expect(goalOf({ coupons: [aCoupon({ code: 'FREESHIP', benefit: { kind: 'shipping' } })] })).toBeUndefined();
  });

  it('is an order without the small-order fee on the business site', () => {
    expect(shippingGoal(priceCart(aBusinessCart({ lines: [aLine()] })).fees, BUSINESS_PRICING)).toBe('NO_SMALL_ORDER_FEE');
    expect(shippingGoal(priceCart(aBusinessCart({ lines: [aLine({ deliveryType: 'ISP' })] })).fees, BUSINESS_PRICING)).toBeUndefined();
  });
});
