import { remotePlaceOf } from '#domain/delivery/places/delivery-areas.ts';
import type { PriceRule, PriceStep } from '#domain/pricing/priced-cart.ts';
import { areaSurchargeLabel, STEP_LABELS } from '#domain/pricing/step-labels.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { KeptStep } from './kept-savings.ts';

/** What the bill of an order is told from beside its sums. */
export interface BilledOrder {
  readonly isShipped: boolean;
  /** Where it is shipped to; empty when it is not. */
  readonly zip: string;
  /** The codes that took something off. */
  readonly coupons: readonly string[];
  /** Each coupon and what rewards paid, by itself; undefined of orders of before they were kept. */
  readonly savings: readonly KeptStep[] | undefined;
  /** What the quote is called whose prices it has; undefined of an order without. */
  readonly quoteLabel?: string | undefined;
  /** Nothing of it was taxed since its buyer is exempt: their organization everywhere, or by a certificate. */
  readonly isTaxExempt: boolean;
}

/**
 * The steps from the regular price to the total, as the checkout told them. Coupons are one step where only their sum was kept.
 *
 * @param sums the order's summary in cents, by wire name; what is absent is 0.
 */
export function orderBill(
  sums: Readonly<Record<string, Cents>>,
  { isShipped, zip, coupons, savings, quoteLabel, isTaxExempt }: BilledOrder,
): PriceStep[] {
  const of = (name: string): Cents => sums[name] ?? 0;
  const shipping = of('shipFee') - of('sameDayFee');
  const steps: readonly (readonly [PriceRule, string, Cents])[] = [
    ['SALE_PRICE', STEP_LABELS.SALE_PRICE, -of('saleSavings')],
    ['MEMBER_PRICE', STEP_LABELS.MEMBER_PRICE, -of('finalMembershipSavings')],
    ['VOLUME_PRICE', STEP_LABELS.VOLUME_PRICE, -of('volumeSavings')],
    ['QUOTE_PRICE', quoteLabel ?? STEP_LABELS.QUOTE_PRICE, -of('quoteSavings')],
    ...(savings?.map(({ rule, label, amountCents }) => [rule, label, amountCents] as const) ?? summedSavings(of, coupons)),
    ['STANDARD_SHIPPING', STEP_LABELS.STANDARD_SHIPPING, shipping],
    ['SAME_DAY', STEP_LABELS.SAME_DAY, of('sameDayFee')],
    ['COURIER_SURCHARGE', STEP_LABELS.COURIER_SURCHARGE, of('surchargeFee')],
    [remotePlaceOf(zip) === undefined ? 'EXTENDED_AREA' : 'REMOTE_AREA', areaSurchargeLabel(zip), of('dasFee')],
    ['SMALL_ORDER', STEP_LABELS.SMALL_ORDER, of('smallOrderFee')],
    ['FURNITURE_SERVICE', STEP_LABELS.FURNITURE_SERVICE, of('furnitureServiceFee')],
  ];
  const byCoupon = savings?.find(({ rule }) => rule === 'SHIPPING_COUPON');
  const freeByCoupon = byCoupon && step(byCoupon.rule, byCoupon.label, 0);
  const regular =
    of('cartSubTotal') +
    of('saleSavings') +
    of('finalMembershipSavings') +
    of('volumeSavings') +
    of('quoteSavings') +
    of('instantCouponSavings');
  return [
    step('REGULAR_PRICE', STEP_LABELS.REGULAR_PRICE, regular),
    ...steps.flatMap(([rule, label, cents]) => {
      if (rule === 'STANDARD_SHIPPING' && cents === 0) return [freeByCoupon ?? noShipFee(isShipped)];
      return cents === 0 ? [] : [step(rule, label, cents)];
    }),
    isTaxExempt && of('totalTax') === 0
      ? step('TAX_EXEMPT', STEP_LABELS.TAX_EXEMPT, 0)
      : step('SALES_TAX', STEP_LABELS.SALES_TAX, of('totalTax')),
  ];
}

/** What coupons and rewards took off, of orders that keep their sums alone. */
function summedSavings(of: (name: string) => Cents, coupons: readonly string[]): readonly (readonly [PriceRule, string, Cents])[] {
  return [
    ['INSTANT_COUPON', 'Instant savings', -of('instantCouponSavings')],
    ['BASKET_COUPON', couponsLabel(coupons), -of('couponTotal')],
    ['REWARDS_REDEMPTION', STEP_LABELS.REWARDS_REDEMPTION, -of('rewardsApplied')],
  ];
}

function noShipFee(isShipped: boolean): PriceStep {
  return isShipped ? step('FREE_DELIVERY', STEP_LABELS.FREE_DELIVERY, 0) : step('NOTHING_TO_SHIP', STEP_LABELS.NOTHING_TO_SHIP, 0);
}

function couponsLabel(codes: readonly string[]): string {
  return `${codes.length === 1 ? 'Coupon' : 'Coupons'} ${codes.join(', ')}`.trim();
}

function step(rule: PriceRule, label: string, amountCents: Cents): PriceStep {
  return { rule, label, amountCents, couponCode: undefined };
}
