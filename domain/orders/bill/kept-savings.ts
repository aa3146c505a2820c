import { formatDollars } from '../../catalog/price-text.ts';
import type { PriceRule, PriceStep, RowRule } from '../../pricing/priced-cart.ts';
import { isShareOfOrder } from '../../pricing/row-price.ts';
import type { Cents } from '../../shared/money.ts';

/** Rules of which an order keeps each step by itself; sale prices, member prices and prices by quantity are sums of its summary. */
export const KEPT_RULES = [
  'INSTANT_COUPON',
  'ITEM_COUPON',
  'BASKET_COUPON',
  'REWARDS_COUPON',
  'REWARDS_REDEMPTION',
  'CHECKOUT_ONLY_COUPON',
  'SHIPPING_COUPON',
] as const satisfies readonly PriceRule[];

/** A step of an order's price, as the order keeps it: 0 cents for what made shipping free. */
export interface KeptStep {
  readonly rule: (typeof KEPT_RULES)[number];
  readonly label: string;
  readonly amountCents: Cents;
}

/** What lowered the price of one row, as the order keeps it; more than 0 cents. */
export interface KeptRowSaving {
  readonly label: string;
  readonly cents: Cents;
}

/** The steps of a price that its order keeps, in their order. `entered`: the codes that the shopper typed; other coupons come by themselves. */
export function keptSteps(explanation: readonly PriceStep[], entered: readonly string[]): KeptStep[] {
  return explanation.flatMap((step) => {
    const rule = KEPT_RULES.find((one) => one === step.rule);
    return rule === undefined ? [] : [{ rule, label: savingLabel(step, entered), amountCents: step.amountCents }];
  });
}

/** What lowered a row by itself; what is taken off the whole order is told there. */
export function keptRowSavings(steps: readonly PriceStep<RowRule>[], entered: readonly string[]): KeptRowSaving[] {
  return steps
    .filter((step) => !isShareOfOrder(step) && step.amountCents < 0)
    .map((step) => ({ label: savingLabel(step, entered), cents: -step.amountCents }));
}

/** What was entered is known by its code: 'Coupon BASKET5'. */
function savingLabel({ label, couponCode }: PriceStep, entered: readonly string[]): string {
  return couponCode !== undefined && entered.includes(couponCode) ? `Coupon ${couponCode}` : label;
}

/** 'Coupon PENS10', or '3+ price $1.53, Coupon PENS10 $5.00' of several. */
export function savingReasons(savings: readonly { readonly label: string; readonly amount: number }[]): string {
  const [first] = savings;
  if (savings.length === 1 && first !== undefined) return first.label;
  return savings.map(({ label, amount }) => `${label} ${formatDollars(amount)}`).join(', ');
}
