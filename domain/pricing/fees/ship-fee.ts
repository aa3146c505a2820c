import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from '#domain/pricing/coupons/attached-coupon.ts';
import { bookOn } from '#domain/pricing/coupons/attached-coupon.ts';
import type { CouponSituation } from '#domain/pricing/coupons/coupon-reasons.ts';
import { usableOf } from '#domain/pricing/coupons/coupon-reasons.ts';
import type { FeeRule, PricedFee } from '../priced-cart.ts';
import type { PricingBuyer, PricingConfig, PricingStage } from '../pricing-input.ts';
import type { Row } from '../row.ts';
import { STEP_LABELS } from '../step-labels.ts';

/** What the ship fee depends on before any coupon. */
export interface ShipFeeInput {
  readonly hasShippedRow: boolean;
  /** Shipped merchandise after item and basket coupons. */
  readonly baseCents: Cents;
  readonly buyer: PricingBuyer;
  readonly config: PricingConfig;
}

const LABELS = {
  NOTHING_TO_SHIP: STEP_LABELS.NOTHING_TO_SHIP,
  FREE_DELIVERY: STEP_LABELS.FREE_DELIVERY,
  FREE_FOR_MEMBERS: 'Free shipping, no minimum',
  FREE_FROM_THRESHOLD: 'Free shipping from the minimum order',
  STANDARD_SHIPPING: STEP_LABELS.STANDARD_SHIPPING,
} as const;

function ruleFor({ hasShippedRow, baseCents, buyer, config }: ShipFeeInput): keyof typeof LABELS {
  if (!hasShippedRow) return 'NOTHING_TO_SHIP';
  if (config.shipFeeCents === 0) return 'FREE_DELIVERY';
  if (buyer.shipsFree) return 'FREE_FOR_MEMBERS';
  if (baseCents >= config.freeShippingThresholdCents) return 'FREE_FROM_THRESHOLD';
  return 'STANDARD_SHIPPING';
}

/** The fee for shipping without same-day delivery and before shipping coupons; pickups and downloads ship nothing. */
export function standardShipFee(input: ShipFeeInput): PricedFee {
  const rule = ruleFor(input);
  const amountCents = rule === 'STANDARD_SHIPPING' ? input.config.shipFeeCents : 0;
  return { fee: 'shipping', rule, label: LABELS[rule], amountCents, couponCode: undefined };
}

/** What more shipped merchandise still brings, or has brought: free shipping, or no small-order fee. */
export type ShippingGoal = 'FREE_SHIPPING' | 'NO_SMALL_ORDER_FEE';

/** The goal that the limit of this order leads to; `undefined` where nothing ships, or the fee does not depend on the limit. */
export function shippingGoal(fees: readonly PricedFee[], { smallOrderFeeCents }: PricingConfig): ShippingGoal | undefined {
  const rule = fees.find(({ fee }) => fee === 'shipping')?.rule;
  if (rule === 'STANDARD_SHIPPING' || rule === 'FREE_FROM_THRESHOLD') return 'FREE_SHIPPING';
  return rule === 'FREE_DELIVERY' && smallOrderFeeCents > 0 ? 'NO_SMALL_ORDER_FEE' : undefined;
}

/** The fee of the cart, and the fee as it is when the coupons that wait for the checkout count as well. */
export interface CouponedShipFee {
  readonly inCart: PricedFee;
  readonly now: PricedFee;
}

/** Lets the first usable shipping coupon waive the fee; where the fee is 0 anyway, the coupon is kept for another time. */
export function waiveShipFee(
  fee: PricedFee,
  { coupons, situation, stage }: { coupons: readonly AttachedCoupon[]; situation: CouponSituation; stage: PricingStage },
): CouponedShipFee {
  const shipping = coupons.filter(({ coupon }) => coupon.benefit.kind === 'shipping');
  if (shipping.length === 0) return { inCart: fee, now: fee };
  const usable = usableOf(shipping, situation);
  const inCart = usable.find(({ coupon }) => coupon.priority !== 4);
  const atCheckout = stage === 'CHECKOUT' ? usable.find(({ coupon }) => coupon.priority === 4) : undefined;
  const waiving = inCart ?? atCheckout;
  for (const attached of usable)
    attached.idle =
      fee.amountCents === 0 ? 'SHIPPING_IS_FREE' : attached.coupon.priority === 4 && stage === 'CART' ? 'AT_CHECKOUT' : 'OTHER_SAVES_SAME';
  if (waiving === undefined) return { inCart: fee, now: fee };

  bookOn(waiving, fee.amountCents);
  const now = waived(fee, waiving);
  return { inCart: inCart === undefined ? fee : now, now };
}

function waived(fee: PricedFee, { coupon }: AttachedCoupon): PricedFee {
  if (fee.amountCents === 0) return fee;
  const rule: FeeRule = 'SHIPPING_COUPON';
  return { fee: 'shipping', rule, label: coupon.description, amountCents: 0, couponCode: coupon.code };
}

/** The fee for same-day delivery, once per order and never waived; `undefined` when no shipped row is same-day. */
export function sameDayFee(shippedRows: readonly Row[], config: PricingConfig): PricedFee | undefined {
  if (!shippedRows.some((row) => row.line.levelOfService === 'SDD')) return undefined;
  const amountCents = config.sameDayFeeCents;
  return { fee: 'sameDay', rule: 'SAME_DAY', label: STEP_LABELS.SAME_DAY, amountCents, couponCode: undefined };
}
