import { labelOfTender } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from '#domain/pricing/coupons/attached-coupon.ts';
import { lowersRows } from '#domain/pricing/coupons/attached-coupon.ts';
import type { PriceStep, PricedFee, PricedTender, RowRule } from './priced-cart.ts';
import type { PricingCoupon } from './pricing-input.ts';
import { STEP_LABELS } from './step-labels.ts';

/** What "Why this price?" is told from. */
export interface ExplanationParts {
  readonly regularCents: Cents;
  readonly saleSavingsCents: Cents;
  readonly membershipSavingsCents: Cents;
  readonly volumeSavingsCents: Cents;
  readonly quoteSavingsCents: Cents;
  /** What the quote is called that a cart has. */
  readonly quoteLabel: string | undefined;
  readonly coupons: readonly AttachedCoupon[];
  readonly easyRewardsCents: Cents;
  readonly fees: readonly PricedFee[];
  readonly taxCents: Cents;
  readonly isTaxExempt: boolean;
  readonly tenders: readonly PricedTender[];
}

function step(rule: PriceStep['rule'], label: string, amountCents: Cents, couponCode?: string): PriceStep {
  return { rule, label, amountCents, couponCode };
}

/** The pipeline's order of the steps that lower rows. */
const ROW_RULES: readonly RowRule[] = ['INSTANT_COUPON', 'ITEM_COUPON', 'BASKET_COUPON', 'REWARDS_COUPON', 'CHECKOUT_ONLY_COUPON'];

function rowRuleOf({ priority, isAuto }: PricingCoupon): RowRule {
  if (priority === 1) return isAuto ? 'INSTANT_COUPON' : 'ITEM_COUPON';
  if (priority === 2) return 'BASKET_COUPON';
  return priority === 3 ? 'REWARDS_COUPON' : 'CHECKOUT_ONLY_COUPON';
}

function couponSteps(coupons: readonly AttachedCoupon[], rule: RowRule): PriceStep[] {
  return coupons
    .filter((attached) => attached.isApplied && lowersRows(attached) && rowRuleOf(attached.coupon) === rule)
    .map(({ coupon, amountCents }) => step(rule, coupon.description, -amountCents, coupon.code));
}

function tenderStep({ kind, amountAppliedCents }: PricedTender): PriceStep {
  return step(kind, labelOfTender(kind), -amountAppliedCents);
}

/** Tells the price from the regular price to what is left to pay, one line per step that did something. */
export function explain(parts: ExplanationParts): PriceStep[] {
  const steps = [step('REGULAR_PRICE', STEP_LABELS.REGULAR_PRICE, parts.regularCents)];
  if (parts.saleSavingsCents > 0) steps.push(step('SALE_PRICE', STEP_LABELS.SALE_PRICE, -parts.saleSavingsCents));
  if (parts.membershipSavingsCents > 0) steps.push(step('MEMBER_PRICE', STEP_LABELS.MEMBER_PRICE, -parts.membershipSavingsCents));
  if (parts.volumeSavingsCents > 0) steps.push(step('VOLUME_PRICE', STEP_LABELS.VOLUME_PRICE, -parts.volumeSavingsCents));
  if (parts.quoteSavingsCents > 0) steps.push(step('QUOTE_PRICE', parts.quoteLabel ?? STEP_LABELS.QUOTE_PRICE, -parts.quoteSavingsCents));
  for (const rule of ROW_RULES) {
    if (parts.coupons.length > 0) steps.push(...couponSteps(parts.coupons, rule));
    const isAfterRewards = rule === 'REWARDS_COUPON' && parts.easyRewardsCents > 0;
    if (isAfterRewards) steps.push(step('REWARDS_REDEMPTION', STEP_LABELS.REWARDS_REDEMPTION, -parts.easyRewardsCents));
  }
  for (const { rule, label, amountCents, couponCode } of parts.fees) steps.push(step(rule, label, amountCents, couponCode));
  steps.push(parts.isTaxExempt ? step('TAX_EXEMPT', STEP_LABELS.TAX_EXEMPT, 0) : step('SALES_TAX', STEP_LABELS.SALES_TAX, parts.taxCents));
  for (const tender of parts.tenders) if (tender.amountAppliedCents > 0) steps.push(tenderStep(tender));
  return steps;
}
