import { randomUUID } from 'node:crypto';
import { ARRIVED } from '#domain/orders/order-states.ts';
import { planShipments, type LineToShip, type ShipmentKind } from '#domain/orders/shipment-plan.ts';
import { SHIPMENT_MACHINE, type ShipmentState } from '#domain/orders/shipment-states.ts';
import { wantedOn } from '#domain/personalization/personalization.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { command, statement, type Db, type Tx } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { personalizationOf, type OrderLineRow } from '../order.repository.ts';

export type ShipmentRow = {
  readonly shipment_id: string;
  readonly order_number: string;
  readonly kind: ShipmentKind;
  readonly store_number: string | null;
  readonly promised_for: string | null;
  /** The expected day that has passed, as its shopper was told; null: none was. */
  readonly late_for: string | null;
  readonly state: ShipmentState;
  /** Who brought it there: a person, or a part of the shop. */
  readonly changed_by?: string | undefined;
  /** While its money is being taken: the state that comes after. */
  readonly goes_to: ShipmentState | null;
  /** Its rows with their tax. */
  readonly goods_cents: number;
  /** Of the goods: what no gift or prepaid card may pay. */
  readonly main_only_cents: number;
  /** Fees of the order that were taken with it. */
  readonly fees_cents: number;
  readonly tracking: string | null;
  /** When it was delivered, picked up or sent by e-mail; null as long as it was not. */
  readonly arrived_at: Date | null;
  /** Since when it waits in its store; null: it never did. */
  readonly ready_at: Date | null;
  /** The day through which its store keeps it; null: it never waited there. */
  readonly held_until: string | null;
  readonly line_ids: readonly string[];
};

/** Who cancels what nobody fetched from its store. */
export const STORE_ACTOR = 'store';

/** Whether it was canceled since nobody fetched it. */
export function isUncollected({ state, changed_by: by }: Pick<ShipmentRow, 'state' | 'changed_by'>): boolean {
  return state === 'CANCELLED' && by === STORE_ACTOR;
}

/** The shipments of an order, in their order. $1 order */
export const findShipments = statement<ShipmentRow>(
  'shipments_of_order',
  `
  select s.shipment_id, s.order_number, s.kind, s.store_number, s.promised_for, s.late_for, s.state, s.changed_by, s.goes_to, s.goods_cents, s.main_only_cents, s.fees_cents, s.tracking, s.held_until,
    (select max(e.at) from order_events e where e.order_number = s.order_number and e.shipment_id = s.shipment_id and e.to_state in (${sqlList(ARRIVED)})) as arrived_at,
    (select max(e.at) from order_events e where e.order_number = s.order_number and e.shipment_id = s.shipment_id and e.to_state = 'READY_FOR_PICKUP') as ready_at,
    array(select l.line_id::text from shipment_lines l join order_lines o using (order_number, line_id) where l.shipment_id = s.shipment_id order by o.position) as line_ids
  from shipments s where s.order_number = $1 order by s.position`,
);

/** Shipments that somebody has cancelled. $1 order, $2 actor */
export const findCancelledBy = statement<{ shipment_id: string }>(
  'shipments_cancelled_by',
  "select shipment_id from shipments where order_number = $1 and state = 'CANCELLED' and changed_by = $2",
);

/** What is to be sent by e-mail and whose day has come. $1 today, $2 most */
export const findDueEmails = statement<{ shipment_id: string }>(
  'shipments_email_due',
  "select shipment_id from shipments where kind = 'EMAIL' and state = 'OPEN' and promised_for <= $1::date order by promised_for, shipment_id limit $2",
);

/** $1 order, $2 now, $3 actor, $4 shipments as JSON */
const insert = command(
  'shipments_insert',
  `
  with planned as (select r.*, t.position from json_array_elements($4::json) with ordinality as t(shipment, position),
      json_to_record(t.shipment) as r(shipment_id uuid, kind text, store_number text, promised_for date, goods_cents int, main_only_cents int, line_ids uuid[])),
    s as (insert into shipments (shipment_id, order_number, position, kind, store_number, promised_for, state, goods_cents, main_only_cents, changed_by, created_at, updated_at)
      select shipment_id, $1, position, kind, store_number, promised_for, '${SHIPMENT_MACHINE.first}', goods_cents, main_only_cents, $3, $2, $2 from planned)
  insert into shipment_lines (shipment_id, order_number, line_id) select shipment_id, $1, unnest(line_ids) from planned`,
);

/** The shipments of an order that has none yet, as they will be written. */
export function newShipments(orderNumber: string, lines: readonly OrderLineRow[]): ShipmentRow[] {
  return planShipments(lines.map(asLineToShip)).map((shipment) => ({
    shipment_id: randomUUID(),
    order_number: orderNumber,
    kind: shipment.kind,
    store_number: shipment.storeNumber ?? null,
    promised_for: shipment.promisedFor ?? null,
    late_for: null,
    state: SHIPMENT_MACHINE.first,
    goes_to: null,
    goods_cents: shipment.goodsCents,
    main_only_cents: shipment.mainOnlyCents,
    fees_cents: 0,
    tracking: null,
    arrived_at: null,
    ready_at: null,
    held_until: null,
    line_ids: shipment.lines.map((line) => line.lineId),
  }));
}

function asLineToShip(line: OrderLineRow): LineToShip {
  return {
    lineId: line.line_id,
    qty: line.qty,
    finalCents: line.final_cents,
    taxCents: line.tax_cents,
    parentLineId: line.parent_line_id ?? undefined,
    isPhysical: line.is_physical,
    isMainOnly: line.is_main_only,
    storeNumber: line.store_number ?? undefined,
    promisedFor: line.promised_for ?? undefined,
    sendOn: wantedOn(personalizationOf(line)),
  };
}

/** Writes the shipments of an order down. The caller has locked the order or just placed it, and it has none yet. */
export async function insertShipments(
  tx: Tx,
  orderNumber: string,
  shipments: readonly ShipmentRow[],
  { now, actor }: { now: Date; actor: string },
): Promise<void> {
  await insert(tx, [orderNumber, now, actor, JSON.stringify(shipments)]);
}

/** $1 shipment, $2 from, $3 to, $4 now, $5 actor, $6 what comes after or null, $7 fees or null, $8 tracking or null, $9 kept through which day or null */
const move = command(
  'shipment_move',
  `
  with s as (update shipments set state = $3, updated_at = $4, changed_by = $5, goes_to = $6, fees_cents = coalesce($7, fees_cents), tracking = coalesce($8, tracking), held_until = coalesce($9::date, held_until)
    where shipment_id = $1 and state = $2 returning 1)
  select require_all((select count(*) from s), 1, 'shipment')`,
);

export type ShipmentMove = {
  /** As it was read: it moves out of this state. */
  readonly shipment: Pick<ShipmentRow, 'shipment_id' | 'state'>;
  readonly to: ShipmentState;
  readonly now: Date;
  readonly actor: string;
  readonly goesTo?: ShipmentState;
  readonly feesCents?: number;
  readonly tracking?: string;
  readonly heldUntil?: CalendarDate;
};

/**
 * Moves a shipment on. The caller holds the lock of its order and has asked the machine; the database asks it once more.
 *
 * @throws a shortage of 'shipment' when it is in another state than it was read in: somebody without the lock was faster.
 */
export async function moveShipmentRow(
  tx: Tx,
  { shipment, to, now, actor, goesTo, feesCents, tracking, heldUntil }: ShipmentMove,
): Promise<void> {
  const kept = [goesTo ?? null, feesCents ?? null, tracking ?? null, heldUntil ?? null] as const;
  await move(tx, [shipment.shipment_id, shipment.state, to, now, actor, ...kept]);
}

/** The day by which a shipment is expected. $1 shipment, $2 day */
export const setExpected = command(
  'shipment_expected',
  'update shipments set promised_for = $2::date, late_for = null where shipment_id = $1',
);

/** The order of a shipment. $1 shipment */
const orderOf = statement<{ order_number: string }>('shipment_order', 'select order_number from shipments where shipment_id = $1');

export async function orderOfShipment(db: Db, shipmentId: string): Promise<string | undefined> {
  const [row] = await orderOf(db, [shipmentId]);
  return row?.order_number;
}
