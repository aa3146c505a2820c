import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aCoupon, aLine, off, offEach, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricingCoupon, PricingInput } from '#domain/pricing/pricing-input.ts';

function outcome(coupon: PricingCoupon, changes: Partial<PricingInput> = {}) {
  const priced = priceCart(aCart({ coupons: [coupon], ...changes })).coupons[0];
  return [priced?.status, priced?.reason, priced?.amountCents];
}

const APPLIED_WITH_5 = ['APPLIED', undefined, 500];

describe('a coupon with a minimum', () => {
  const basket5 = aCoupon({ code: 'BASKET5', benefit: off(500), minimumCents: 3000 });

  it('waits one cent below it and stays attached [C8-105]', () => {
    expect(outcome(basket5, { lines: [aLine({ unitPriceCents: 2999 })] })).toEqual(['PENDING', 'ORDER_TOTAL_NOT_MET_ERROR', 0]);
  });

  it('applies at it', () => {
    expect(outcome(basket5, { lines: [aLine({ unitPriceCents: 3000 })] })).toEqual(APPLIED_WITH_5);
  });

  it('counts what item coupons left of the qualifying rows, without gift cards', () => {
    const item = aCoupon({ code: 'ITEM', priority: 1, benefit: percentOff(10) });
    const lines = [aLine({ unitPriceCents: 3333 }), aLine({ unitPriceCents: 5000, isGiftCard: true })];
    expect(priceCart(aCart({ lines, coupons: [item, basket5] })).coupons[1]).toMatchObject({ status: 'APPLIED' });
    const below = [aLine({ unitPriceCents: 3332 }), ...lines.slice(1)];
    expect(priceCart(aCart({ lines: below, coupons: [item, basket5] })).coupons[1]).toMatchObject({ reason: 'ORDER_TOTAL_NOT_MET_ERROR' });
  });

  it('counts the rows before basket coupons where it comes later itself', () => {
    const later = aCoupon({ code: 'LATER', priority: 4, benefit: off(100), minimumCents: 1000 });
    const priced = priceCart(aCart({ coupons: [aCoupon({ benefit: off(500) }), later], stage: 'CHECKOUT' }));
    expect(priced.coupons[1]).toMatchObject({ status: 'APPLIED', amountCents: 100 });
  });

  it('asks for the minimum in an empty cart', () => {
    expect(outcome(basket5, { lines: [] })).toEqual(['PENDING', 'ORDER_TOTAL_NOT_MET_ERROR', 0]);
  });
});

describe('a fixed coupon that is worth more than its items', () => {
  const twentyOff = aCoupon({ code: 'TWENTYOFF', priority: 1, benefit: off(2000), scope: onlyItems('100006') });
  const notebooks = (qty: number, unitPriceCents: number) => ({ lines: [aLine({ itemId: '100006', qty, unitPriceCents })] });

  it('waits one cent above their total and stays attached [C8-106]', () => {
    expect(outcome(twentyOff, notebooks(1, 1999))).toEqual(['PENDING', 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 0]);
    expect(outcome(twentyOff, notebooks(4, 425))).toEqual(['PENDING', 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 0]);
  });

  it('applies at their total', () => {
    expect(outcome(twentyOff, notebooks(1, 2000))).toEqual(['APPLIED', undefined, 2000]);
    expect(outcome(twentyOff, notebooks(5, 425))).toEqual(['APPLIED', undefined, 2000]);
  });

  it('is counted per unit where it is per unit', () => {
    const each = aCoupon({ priority: 1, benefit: offEach(500) });
    expect(outcome(each, notebooks(3, 499))).toEqual(['PENDING', 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 0]);
    expect(outcome(each, notebooks(3, 500))).toEqual(['APPLIED', undefined, 1500]);
  });

  it('holds for basket and checkout-only coupons as well', () => {
    expect(outcome(aCoupon({ benefit: off(1001) }))).toEqual(['PENDING', 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', 0]);
    expect(outcome(aCoupon({ benefit: off(1000) }))).toEqual(['APPLIED', undefined, 1000]);
    expect(outcome(aCoupon({ priority: 4, benefit: off(1001) }), { stage: 'CHECKOUT' })[1]).toBe('COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL');
    expect(outcome(aCoupon({ priority: 4, benefit: off(1000) }), { stage: 'CHECKOUT' })[0]).toBe('APPLIED');
  });

  it('gives what fits where nobody entered it', () => {
    expect(outcome(aCoupon({ isAuto: true, benefit: off(1001) }))).toEqual(['APPLIED', undefined, 1000]);
  });
});

describe('a coupon for certain items', () => {
  const laptop50 = aCoupon({ code: 'LAPTOP50', priority: 1, benefit: off(5000), scope: onlyItems('100016') });

  it('waits without them and stays attached [C8-107]', () => {
    expect(outcome(laptop50)).toEqual(['PENDING', 'QUALIFYING_ITEMS_NOT_FOUND_ERROR', 0]);
  });

  it('waits where they are in the cart but not charged', () => {
    const lines = [aLine({ itemId: '100016', unitPriceCents: 64_900, isActive: false })];
    expect(outcome(laptop50, { lines })[1]).toBe('QUALIFYING_ITEMS_NOT_FOUND_ERROR');
  });

  it('applies with them', () => {
    expect(outcome(laptop50, { lines: [aLine({ itemId: '100016', unitPriceCents: 64_900 })] })).toEqual(['APPLIED', undefined, 5000]);
  });
});

describe('a rewards coupon', () => {
  const reward5 = aCoupon({ code: 'REWARD5', priority: 3, benefit: off(500), ownerRewardsId: 'rita' });

  it('of another member or for a guest waits and stays attached [C8-108]', () => {
    expect(outcome(reward5, { buyer: aBuyer({ rewardsIds: ['paula'] }) })).toEqual(['PENDING', 'REWARDS_COUPON_ERROR_MESSAGE', 0]);
    expect(outcome(reward5)).toEqual(['PENDING', 'REWARDS_COUPON_ERROR_MESSAGE', 0]);
  });

  it('of an unknown member waits', () => {
    expect(outcome({ ...reward5, ownerRewardsId: undefined }, { buyer: aBuyer({ rewardsIds: ['rita'] }) })[1]).toBe(
      'REWARDS_COUPON_ERROR_MESSAGE',
    );
  });

  it('of the buyer applies', () => {
    expect(outcome(reward5, { buyer: aBuyer({ rewardsIds: ['paula', 'rita'] }) })).toEqual(APPLIED_WITH_5);
  });
});

describe('a coupon for pickups', () => {
  const pickup3 = aCoupon({ code: 'PICKUP3', benefit: off(300), needsPickupLine: true });

  it('waits while everything is shipped and stays attached [C8-109]', () => {
    expect(outcome(pickup3)).toEqual(['PENDING', 'BOPIS_EVENT_ERROR', 0]);
  });

  it('applies with a row that is picked up, in whichever way', () => {
    for (const deliveryType of ['ISP', 'STS', 'PCK'] as const) {
      expect(outcome(pickup3, { lines: [aLine(), aLine({ deliveryType })] })).toEqual(['APPLIED', undefined, 300]);
    }
  });

  it('waits while the only pickup is a gift card', () => {
    expect(outcome(pickup3, { lines: [aLine(), aLine({ deliveryType: 'ISP', isGiftCard: true })] })[1]).toBe('BOPIS_EVENT_ERROR');
  });
});
