import { statement, type Db } from '../db/database.ts';
import { IS_UNRENEWED } from '../payment/index.ts';

/** What goes on only when a person has looked. */
export type WaitingForAPerson = {
  /** Shipments that stay in the house because a tender that was approved did not pay. */
  readonly chargeFailed: number;
  /** Orders whose bank did not renew the hold on their money: their buyers are asked to pay another way, and some days later they are canceled. */
  readonly ordersUnpaid: number;
  /** Orders that are on hold until somebody has looked at them. */
  readonly ordersHeld: number;
  /** Money that a vendor refused to give back, or to let go while it is still held. */
  readonly movesRefused: number;
  /** Money of which a vendor has not said for half an hour what became of it. It is asked on, with pauses of a quarter of an hour. */
  readonly vendorSilent: number;
};

/** The names of what is counted. */
export const WAITS = [
  'chargeFailed',
  'ordersUnpaid',
  'ordersHeld',
  'movesRefused',
  'vendorSilent',
] as const satisfies readonly (keyof WaitingForAPerson)[];

/** $1 now */
const count = statement<WaitingForAPerson>(
  'waiting_for_a_person',
  `
  select
    (select count(*) from shipments where state = 'CHARGE_FAILED') as "chargeFailed",
    (select count(distinct order_number) from order_payments p where ${IS_UNRENEWED}) as "ordersUnpaid",
    (select count(distinct order_number) from shipments where state = 'ON_HOLD') as "ordersHeld",
    (select count(*) from money_moves m join order_payments p using (payment_id)
      where m.state = 'REFUSED' and (m.kind = 'REFUND' or (m.kind = 'RELEASE' and p.amount_cents > p.captured_cents + p.released_cents))) as "movesRefused",
    (select count(*) from money_moves where state = 'PENDING' and tries > 1 and created_at < $1::timestamptz - interval '30 minutes')
      + (select count(*) from order_payments where release_due_at is not null and release_tries > 1 and coalesce(checked_at, created_at) < $1::timestamptz - interval '30 minutes') as "vendorSilent"`,
);

export async function whatWaitsForAPerson(db: Db, now: Date): Promise<WaitingForAPerson> {
  const [row] = await count(db, [now]);
  return row ?? { chargeFailed: 0, ordersUnpaid: 0, ordersHeld: 0, movesRefused: 0, vendorSilent: 0 };
}
