import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { CartSummary } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { DEFAULT_ZIP } from '#domain/delivery/places/default-places.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { SMALL_ORDER_WARNING, smallOrderWarning } from '#domain/pricing/fees/handling.ts';

export type SumLine = {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  /** Why it is what it is; absent where the label says it. */
  readonly note: string | undefined;
  readonly isSaving: boolean;
};

const AREA_RULES: readonly string[] = ['REMOTE_AREA', 'EXTENDED_AREA'];

/** 'Carrier surcharge for Hawaii: $19.95', where the carrier asks one for the place; whatever else is free, this is not. */
export function areaSurcharge({ explanation }: Pick<CartSummary, 'explanation'>): string | undefined {
  const step = explanation.find(({ rule, amount }) => AREA_RULES.includes(rule) && isShownAmount(amount));
  return step && `${step.label}: ${formatDollars(step.amount)}`;
}

/** What is known beside the sums, for the notes. */
export type SumsContext = {
  /** How many pieces; not counted in the label when absent. */
  readonly pieces?: number | undefined;
  /** Where the order goes; without it taxes and fees are an estimate. */
  readonly zip?: string | undefined;
  /** The place that they are an estimate for, where one is known; null: none is. */
  readonly estimateZip?: string | null | undefined;
  /** Where it goes is being asked. */
  readonly isAsked?: boolean | undefined;
  /** Nothing is shipped, and something is fetched from a store. */
  readonly isOnlyFetched?: boolean | undefined;
  readonly freeShippingFrom?: number | undefined;
  /** There is something that does not count toward it, such as what is fetched from a store. */
  readonly countsDeliveredOnly?: boolean | undefined;
  /** What is missing to that, in dollars; not said when absent. */
  readonly missingDollars?: number | undefined;
};

/** Every line from the regular price to the total, each with its reason: the sums are the server's, only the words are ours. */
export function sumLines(summary: Pick<CartSummary, 'explanation' | 'cartSubTotalAfterCoupons'>, context: SumsContext = {}): SumLine[] {
  return billLines(summary, context.pieces).map(({ step: { rule, label: reason }, ...line }, index) => ({
    ...line,
    label: rule === 'SALES_TAX' && isEstimate(context) ? 'Estimated tax' : line.label,
    key: `${rule}-${index}`,
    note: noteOf(rule, reason, context),
  }));
}

/** Nobody knows yet where it goes, so that its tax may be another. */
function isEstimate({ zip, isAsked = false, isOnlyFetched = false }: SumsContext): boolean {
  return isAsked || (zip === undefined && !isOnlyFetched);
}

function noteOf(
  rule: string,
  label: string,
  {
    zip,
    estimateZip,
    isAsked = false,
    isOnlyFetched = false,
    freeShippingFrom = 0,
    countsDeliveredOnly = false,
    missingDollars = 0,
  }: SumsContext,
): string | undefined {
  switch (rule) {
    case 'STANDARD_SHIPPING':
      if (freeShippingFrom <= 0) return undefined;
      return `Free on ${countsDeliveredOnly ? 'delivered items' : 'orders'} of ${formatDollars(freeShippingFrom)} or more`;
    case 'FREE_FROM_THRESHOLD':
      return freeShippingFrom > 0 ? `Free on orders of ${formatDollars(freeShippingFrom)} or more` : undefined;
    case 'FREE_FOR_MEMBERS':
      return 'Free with your membership, no minimum';
    case 'SHIPPING_COUPON':
      return label;
    case 'SMALL_ORDER':
      return missingDollars > 0 ? smallOrderWarning(formatDollars(missingDollars)) : SMALL_ORDER_WARNING;
    case 'COURIER_SURCHARGE':
      return 'For heavy items, per piece';
    case 'FURNITURE_SERVICE':
      return 'For the pieces that we put together';
    case 'SAME_DAY':
      return 'Once per order';
    case 'REWARDS_REDEMPTION':
      return 'From your rewards';
    case 'TAX_EXEMPT':
      return 'Your account pays no sales tax';
    case 'REMOTE_AREA':
    case 'EXTENDED_AREA':
      return zip === undefined ? 'Once per order, also when shipping is free' : `For ZIP ${zip}, also when shipping is free`;
    case 'SALES_TAX':
      if (isAsked) return 'Until you confirm your address';
      if (isOnlyFetched) return 'For the store where you pick up';
      if (zip !== undefined) return `For delivery to ${zip}`;
      return estimateZip == null ? `As in ${DEFAULT_ZIP} for now. Enter your ZIP for yours.` : `For ZIP ${estimateZip}`;
    default:
      return undefined;
  }
}
