import { statement, type Db } from '../db/database.ts';

/** What goes on only when a person has looked. */
export type WaitingForAPerson = {
  /** Shipments that stay in the house because a tender that was approved did not pay. */
  readonly chargeFailed: number;
  /** Money that a vendor refused to give back, or to let go while it is still held. */
  readonly movesRefused: number;
};

const count = statement<WaitingForAPerson>(
  'waiting_for_a_person',
  `
  select
    (select count(*) from shipments where state = 'CHARGE_FAILED') as "chargeFailed",
    (select count(*) from money_moves m join order_payments p using (payment_id)
      where m.state = 'REFUSED' and (m.kind = 'REFUND' or (m.kind = 'RELEASE' and p.amount_cents > p.captured_cents + p.released_cents))) as "movesRefused"`,
);

export async function whatWaitsForAPerson(db: Db): Promise<WaitingForAPerson> {
  const [row] = await count(db, []);
  return row ?? { chargeFailed: 0, movesRefused: 0 };
}
