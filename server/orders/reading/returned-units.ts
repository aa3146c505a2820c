import type { ReturnPreview } from '#contracts/orders.ts';
import { refundParts } from '#domain/orders/return-refund.ts';
import { toDollars } from '#domain/shared/money.ts';
import { ownCentsOf, type OrderLineRow } from '../order.repository.ts';

type Units = { readonly line_id: string; readonly qty: number; readonly refund_cents: number };

/**
 * Units that come back as the wire has them, with how their refund comes about.
 *
 * @param before how many of the row came back earlier.
 */
export function viewReturnedUnits(
  { line_id: cartItemId, qty: returning, refund_cents: refundCents }: Units,
  line: Pick<OrderLineRow, 'final_cents' | 'qty' | 'details'> | undefined,
  before: number,
): ReturnPreview['items'][number] {
  const { final_cents: finalCents = refundCents, qty = returning } = line ?? {};
  const ownCents = line === undefined ? finalCents : ownCentsOf(line);
  const { priceCents, discountCents, taxCents } = refundParts({ ownCents, finalCents, qty }, { before, returning, refundCents });
  return {
    cartItemId,
    qty: returning,
    refund: toDollars(refundCents),
    price: toDollars(priceCents),
    discounts: toDollars(discountCents),
    tax: toDollars(taxCents),
  };
}

/** Each return's units, in the order in which they came back. */
export function viewReturns(
  returns: readonly { readonly items: readonly Units[] }[],
  lines: readonly OrderLineRow[],
): ReturnPreview['items'][] {
  const lineOf = new Map(lines.map((line) => [line.line_id, line]));
  const back = new Map<string, number>();
  return returns.map(({ items }) =>
    items.map((units) => {
      const before = back.get(units.line_id) ?? 0;
      back.set(units.line_id, before + units.qty);
      return viewReturnedUnits(units, lineOf.get(units.line_id), before);
    }),
  );
}
