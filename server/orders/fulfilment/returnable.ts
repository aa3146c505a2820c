import { returnRefund } from '#domain/orders/return-refund.ts';
import { paidByMainAlone } from '#domain/orders/shipment-charge.ts';
import { isReturnable } from '#domain/orders/shipment-states.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Db } from '../../db/database.ts';
import { takenFor, type Amount } from '../../payment/index.ts';
import { findOrderLines, giftCentsOf, type OrderLineRow } from '../order.repository.ts';
import { findReturnedUnits } from './return.repository.ts';
import type { ShipmentRow } from './shipment.repository.ts';

/** Units of a row that come back. */
export type ReturnedItem = { readonly lineId: string; readonly qty: number };

/** A row that has arrived, with what of it came back before and what is still at the shopper's. */
export type Returnable<Line = OrderLineRow> = { readonly line: Line; readonly before: number; readonly left: number };

/** Units of a row that are to come back. */
export type Wanted = { readonly line: OrderLineRow; readonly before: number; readonly qty: number };

/** Rows of which more was named than can come back, and how many of each can. Empty: there is nothing that could. */
export type TooMany = readonly { readonly lineId: string; readonly left: number }[];

/** Rows of an order of which something can come back. */
export async function findReturnable(db: Db, orderNumber: string, shipments: readonly ShipmentRow[]): Promise<Returnable[]> {
  return (await findArrived(db, orderNumber, shipments)).filter(({ line }) => isReturnableRow(line));
}

/** Rows of an order that its shopper has in hand, whether they can come back or not. */
export async function findArrived(db: Db, orderNumber: string, shipments: readonly ShipmentRow[]): Promise<Returnable[]> {
  return arrivedOf(await findOrderLines(db, [orderNumber]), shipments, await findReturnedUnits(db, [orderNumber]));
}

/** A gift card is as good as cash: who sends it back may have its number still, and may have spent it. */
export function isReturnableRow(line: Pick<OrderLineRow, 'details'>): boolean {
  return giftCentsOf(line) === undefined;
}

/** Rows that can come back, as `arrivedOf` has them. */
export function returnableOf<Line extends ReturnLine>(
  lines: readonly Line[],
  shipments: readonly ReturnShipment[],
  returned: readonly ReturnedUnits[],
): Returnable<Line>[] {
  return arrivedOf(lines, shipments, returned).filter(({ line }) => isReturnableRow(line));
}

/** What has to be known of an order to say what of it can come back. */
type ReturnLine = Pick<OrderLineRow, 'line_id' | 'qty' | 'details'>;
type ReturnShipment = Pick<ShipmentRow, 'kind' | 'state' | 'line_ids'>;
type ReturnedUnits = { readonly line_id: string; readonly qty: number };

/**
 * Rows that have arrived. What came by e-mail cannot be given back.
 *
 * @param returned what came back before; a row may be in it more than once.
 */
function arrivedOf<Line extends ReturnLine>(
  lines: readonly Line[],
  shipments: readonly ReturnShipment[],
  returned: readonly ReturnedUnits[],
): Returnable<Line>[] {
  const arrived = new Set(
    shipments.filter(({ kind, state }) => kind !== 'EMAIL' && isReturnable(state)).flatMap(({ line_ids: ids }) => ids),
  );
  const before = new Map<string, number>();
  for (const { line_id: lineId, qty } of returned) before.set(lineId, (before.get(lineId) ?? 0) + qty);
  return lines
    .filter((line) => arrived.has(line.line_id))
    .map((line) => ({ line, before: before.get(line.line_id) ?? 0, left: line.qty - (before.get(line.line_id) ?? 0) }))
    .filter(({ left }) => left > 0);
}

type Choice = { readonly wanted: readonly Wanted[]; readonly tooMany?: undefined } | { readonly tooMany: TooMany };

/**
 * What of the rows that are there comes back.
 *
 * @param items undefined: all of them.
 */
export function choose(there: readonly Returnable[], items: readonly ReturnedItem[] | undefined): Choice {
  const wanted = items ?? there.map(({ line, left }) => ({ lineId: line.line_id, qty: left }));
  const byId = new Map(there.map((one) => [one.line.line_id, one]));
  if (wanted.length === 0 || new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) return { tooMany: [] };
  const tooMany = wanted.flatMap(({ lineId, qty }) => {
    const left = byId.get(lineId)?.left ?? 0;
    return qty > left ? [{ lineId, left }] : [];
  });
  if (tooMany.length > 0) return { tooMany };
  return {
    wanted: wanted.flatMap(({ lineId, qty }) => {
      const found = byId.get(lineId);
      return found === undefined ? [] : [{ line: found.line, before: found.before, qty }];
    }),
  };
}

/** What is given back: row by row, and the amount of all of them as the tenders are asked for it. */
export type Refund = {
  readonly rows: readonly { readonly line_id: string; readonly qty: number; readonly refund_cents: Cents }[];
  readonly amount: Amount;
};

/** What rows that come back are worth, before they are written down. */
export async function refundOf(
  db: Db,
  { orderNumber, shipments, wanted }: { orderNumber: string; shipments: readonly ShipmentRow[]; wanted: readonly Wanted[] },
): Promise<Refund> {
  const rows = wanted.map(({ line, qty, before }) => ({
    line_id: line.line_id,
    qty,
    refund_cents: returnRefund({ paidCents: line.final_cents + line.tax_cents, qty: line.qty }, before, qty),
  }));
  const sumOf = (some: readonly { readonly refund_cents: Cents }[]) => some.reduce((sum, row) => sum + row.refund_cents, 0);
  const mainOnlyCents = sumOf(rows.filter((_, index) => wanted[index]?.line.is_main_only === true));
  const keptMainOnlyCents = (await mainOnlyTaken(db, orderNumber, shipments)) - mainOnlyCents;
  return { rows, amount: { cents: sumOf(rows), mainOnlyCents, keptMainOnlyCents } };
}

/** What was taken for gift cards and memberships that did not come back: it stays on the tender that alone may pay for them. */
async function mainOnlyTaken(db: Db, orderNumber: string, shipments: readonly ShipmentRow[]): Promise<Cents> {
  let takenCents = 0;
  for (const { shipment_id: shipmentId, state, main_only_cents: mainOnlyCents } of shipments)
    // What was taken for a shipment that was cancelled has been given back.
    if (mainOnlyCents > 0 && state !== 'CANCELLED') takenCents += paidByMainAlone(mainOnlyCents, await takenFor(db, shipmentId));
  if (takenCents === 0) return 0;
  const mainOnly = new Set((await findOrderLines(db, [orderNumber])).filter((line) => line.is_main_only).map((line) => line.line_id));
  const returned = (await findReturnedUnits(db, [orderNumber])).filter(({ line_id: id }) => mainOnly.has(id));
  return takenCents - returned.reduce((sum, { refund_cents: cents }) => sum + cents, 0);
}
