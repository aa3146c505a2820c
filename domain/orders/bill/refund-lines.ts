import { formatDollars } from '../../catalog/price-text.ts';
import { OFF_THE_ORDER } from '../../pricing/row-price.ts';

/** Units that came back, as the wire has them, in dollars: `price` less `discounts` with `tax` is the refund. */
interface RefundedUnits {
  readonly price: number;
  readonly discounts: number;
  readonly tax: number;
}

/** What of an order decides how its refunds are told, in dollars. */
interface RefundedOrder {
  readonly explanation?: readonly { readonly rule: string; readonly amount: number }[] | undefined;
  readonly totalShipHandlFee?: number | undefined;
}

export interface RefundLine {
  readonly label: string;
  readonly amount: string;
}

/** What took something off the whole order: 'coupons', 'rewards', or both. */
export function discountWords({ explanation = [] }: RefundedOrder): string {
  const has = (rules: readonly string[]) => explanation.some(({ rule, amount }) => amount < 0 && rules.includes(rule));
  if (!has(OFF_THE_ORDER.rewards)) return 'coupons';
  return has(OFF_THE_ORDER.coupons) ? 'coupons and rewards' : 'rewards';
}

/** What was paid for getting the order, which is kept when something of it comes back; undefined where that was nothing. */
export function keptFeesText({ totalShipHandlFee: dollars = 0 }: RefundedOrder): string | undefined {
  return dollars > 0 ? `Shipping and fees (${formatDollars(dollars)})` : undefined;
}

/** From what the units cost at their rows' prices, which stand at them, to what is given back: 'Share of coupons', 'Sales tax', and what is kept. */
export function refundLines(units: readonly RefundedUnits[], order: RefundedOrder): RefundLine[] {
  const sumOf = (part: keyof RefundedUnits) => units.reduce((sum, one) => sum + Math.round(one[part] * 100), 0) / 100;
  const [discounts, tax, kept] = [sumOf('discounts'), sumOf('tax'), keptFeesText(order)];
  return [
    ...(discounts > 0 ? [{ label: `Share of ${discountWords(order)}`, amount: formatDollars(-discounts) }] : []),
    ...(tax > 0 ? [{ label: 'Sales tax', amount: formatDollars(tax) }] : []),
    ...(kept === undefined ? [] : [{ label: kept, amount: 'Not refunded' }]),
  ];
}
