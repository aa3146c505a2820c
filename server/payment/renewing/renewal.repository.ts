import { PAYMENT_MACHINE } from '#domain/payment/payment-states.ts';
import { command, statement, type Tx } from '../../db/database.ts';
import type { Taken } from '../../limits/index.ts';
import type { NewTender } from '../tender.repository.ts';

/** Whatever is planned or found out about the money of an order waits for who does it now. $1 order */
export const lockMoneyOf = statement<{ order_number: string }>(
  'order_money_lock',
  'select order_number from orders where order_number = $1 for no key update',
);

/** On which site it was ordered. $1 order */
export const siteOfOrder = statement<{ tenant: string }>('order_site', 'select tenant from orders where order_number = $1');

/** Tenders that did not pay for a shipment. $1 shipment */
export const findRefused = statement<{ payment_id: string }>(
  'captures_refused_of_shipment',
  "select payment_id from money_moves where shipment_id = $1 and kind = 'CAPTURE' and state = 'REFUSED'",
);

/** $1 order, $2 now, $3 actor, $4 whose hold, $5 whether it renews it, $6 tender as JSON, $7 seats as JSON */
const insert = command(
  'tender_in_place_insert',
  `
  insert into order_payments (order_number, created_at, changed_by, state, position, replaces, is_renewal, payment_id, payment_type, token, card_key, brand, last_four, expiry_month, expiry_year, nickname, is_to_save, wallet_card_id, amount_cents, vendor_key, seats)
  select $1, $2::timestamptz, $3, '${PAYMENT_MACHINE.first}', (select max(position) + 1 from order_payments where order_number = $1), $4, $5, r.*, $7::jsonb
  from json_to_record($6::json) as r(payment_id uuid, payment_type text, token text, card_key text, brand text, last_four text, expiry_month int, expiry_year int, nickname text, is_to_save boolean, wallet_card_id uuid, amount_cents int, vendor_key text)`,
);

type InPlace = {
  readonly orderNumber: string;
  readonly replaces: string;
  readonly isRenewal: boolean;
  readonly now: Date;
  readonly actor: string;
  /** Of whoever tries it; null: nobody does. */
  readonly seats: Taken | null;
};

/** Writes down a tender that is to take the place of another one of its order, which goes on holding until then. */
export async function insertInPlace(
  tx: Tx,
  tender: NewTender,
  { orderNumber, replaces, isRenewal, now, actor, seats }: InPlace,
): Promise<void> {
  const kept = seats === null || seats.of.length === 0 ? null : JSON.stringify(seats);
  await insert(tx, [orderNumber, now, actor, replaces, isRenewal, JSON.stringify(tender), kept]);
}

/** The first refusal counts: from then on its buyer has some days. $1 payment, $2 now */
export const noteUnrenewed = command(
  'tender_unrenewed',
  'update order_payments set unrenewed_at = $2 where payment_id = $1 and unrenewed_at is null',
);

/** Something else pays in its place. $1 payment */
export const endUnrenewed = command(
  'tender_renewed',
  'update order_payments set unrenewed_at = null where payment_id = $1 and unrenewed_at is not null',
);

/** Its vendor has said what came of it: whose tries they were lies in no tender. $1 payment */
export const forgetSeats = command(
  'tender_seats_forget',
  'update order_payments set seats = null where payment_id = $1 and seats is not null',
);
