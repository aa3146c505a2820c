import { BUSINESS_PRICING, CONSUMER_PRICING } from './pricing-config.ts';
import type { CouponBenefit, PricingBuyer, PricingCoupon, PricingInput, PricingLine, PricingTender } from './pricing-input.ts';

const MA_RATE_BASIS_POINTS = 625;

/** One taxable, shippable unit of 10.00 in Massachusetts, changed as the test needs it. */
export function aLine(changes: Partial<PricingLine> = {}): PricingLine {
  return {
    lineId: 'line-1',
    itemId: '100001',
    qty: 1,
    unitPriceCents: 1000,
    memberUnitPriceCents: undefined,
    volumePrices: [],
    isActive: true,
    isFree: false,
    isGiftCard: false,
    isMembership: false,
    isDigital: false,
    isAddOn: false,
    isTaxable: true,
    isRewardsEligible: true,
    deliveryType: 'STA',
    levelOfService: 'STANDARD',
    surcharge: undefined,
    furnitureLevels: [],
    taxRateBasisPoints: MA_RATE_BASIS_POINTS,
    categoryIds: [],
    brand: undefined,
    ...changes,
  };
}

/** An entered basket coupon of 5.00 off without conditions, changed as the test needs it. */
export function aCoupon(changes: Partial<PricingCoupon> = {}): PricingCoupon {
  return {
    code: 'COUPON',
    description: 'A coupon',
    priority: 2,
    benefit: off(500),
    isAuto: false,
    isStackable: false,
    minimumCents: 0,
    scope: undefined,
    needsPickupLine: false,
    ownerRewardsId: undefined,
    ...changes,
  };
}

/** A fixed amount off. */
export function off(amountCents: number): CouponBenefit {
  return { kind: 'fixed', amountCents, isPerUnit: false };
}

/** A fixed amount off each unit. */
export function offEach(amountCents: number): CouponBenefit {
  return { kind: 'fixed', amountCents, isPerUnit: true };
}

/** A share off: 10 for 10 %. */
export function percentOff(percent: number): CouponBenefit {
  return { kind: 'percent', basisPoints: Math.round(percent * 100) };
}

/** Only these items. */
export function onlyItems(...itemIds: string[]): PricingCoupon['scope'] {
  return { itemIds, categoryIds: [], brands: [] };
}

/** A shopper without membership or rewards. */
export function aBuyer(changes: Partial<PricingBuyer> = {}): PricingBuyer {
  return { hasMemberPrices: false, shipsFree: false, rewardsIds: [], isTaxExempt: false, ...changes };
}

/** A gift card with 20.00. */
export function aTender(changes: Partial<PricingTender> = {}): PricingTender {
  return { tenderId: 'card-1', kind: 'GIFT_CARD', balanceCents: 2000, limitCents: undefined, ...changes };
}

/** A consumer's cart with one line, going to Framingham. */
export function aCart(changes: Partial<PricingInput> = {}): PricingInput {
  return {
    lines: [aLine()],
    coupons: [],
    buyer: aBuyer(),
    rewardsRedemptionCents: 0,
    tenders: [],
    stage: 'CART',
    destination: { zip: '01702', taxRateBasisPoints: MA_RATE_BASIS_POINTS, taxesShipping: false },
    config: CONSUMER_PRICING,
    ...changes,
  };
}

/** The same on the business site. */
export function aBusinessCart(changes: Partial<PricingInput> = {}): PricingInput {
  return aCart({ config: BUSINESS_PRICING, ...changes });
}
