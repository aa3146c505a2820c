import { statement, type Db } from '../db/database.ts';

/** What goes on only when a person has looked. */
export type WaitingForAPerson = {
  /** Shipments that stay in the house because a tender that was approved did not pay. */
  readonly chargeFailed: number;
  /** Money that a vendor refused to let go or to give back, and that was not moved by another try. */
  readonly movesRefused: number;
};

const count = statement<WaitingForAPerson>(
  'waiting_for_a_person',
  `
  select
    (select count(*) from shipments where state = 'CHARGE_FAILED') as "chargeFailed",
    (select count(*) from money_moves m join order_payments p using (payment_id)
      where m.state = 'REFUSED' and (
        (m.kind = 'RELEASE' and p.amount_cents > p.captured_cents + p.released_cents)
        or (m.kind = 'REFUND' and not exists (
          select from money_moves n where n.order_number = m.order_number and n.kind = 'REFUND' and n.state <> 'REFUSED' and n.created_at > m.created_at
            and n.return_id is not distinct from m.return_id and n.shipment_id is not distinct from m.shipment_id)))) as "movesRefused"`,
);

export async function whatWaitsForAPerson(db: Db): Promise<WaitingForAPerson> {
  const [row] = await count(db, []);
  return row ?? { chargeFailed: 0, movesRefused: 0 };
}
