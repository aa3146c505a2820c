import type { Db } from '#server/db/database.ts';

/** What our tables say of the money of an order, in cents, and how much of it is still on its way. */
export type Books = {
  order_number: string;
  state: string;
  held: number;
  captured: number;
  released: number;
  refunded: number;
  pending: number;
};

/** A movement of money as the vendor's ledger shows it, the amount in dollars. */
export type LedgerEntry = { id: string; type: string; status: string; amount: number; reference: string; idempotencyKey: string };

/** Every order that the shop itself took, without what goes on invoice: no vendor knows of that. */
export async function ourBooks(db: Db): Promise<Books[]> {
  const { rows } = await db.query<Books>({
    text: `select o.order_number, o.state, coalesce(sum(p.amount_cents - p.captured_cents - p.released_cents) filter (where p.state in ('APPROVED', 'PARTLY_CAPTURED', 'PARTLY_REFUNDED')), 0)::int as held,
       coalesce(sum(p.captured_cents), 0)::int as captured, coalesce(sum(p.released_cents), 0)::int as released, coalesce(sum(p.refunded_cents), 0)::int as refunded,
       (select count(*)::int from money_moves m where m.order_number = o.order_number and m.state = 'PENDING') as pending
     from orders o left join order_payments p on p.order_number = o.order_number and p.payment_type <> 'INVOICE' where o.origin = 'SHOP' group by o.order_number order by 1`,
  });
  return rows;
}

/** The same as the vendor has booked it, of the entries of one order. */
export function vendorsBooks(entries: readonly LedgerEntry[]): { held: number; captured: number; refunded: number } {
  const sum = (type: string) =>
    entries
      .filter((entry) => entry.status === 'APPROVED' && entry.type === type)
      .reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
  return { held: sum('AUTHORIZE') - sum('CAPTURE') - sum('VOID'), captured: sum('CAPTURE'), refunded: sum('REFUND') };
}

/** What our tables say of a payment of invoices by card, in cents. */
export type InvoiceBooks = {
  readonly paymentNumber: string;
  readonly isPaid: boolean;
  readonly chargedCents: number;
  readonly settledCents: number;
};

/** Every payment of invoices, with what it has settled of them. */
export async function invoiceBooks(db: Db): Promise<InvoiceBooks[]> {
  const { rows } = await db.query<InvoiceBooks>({
    text: `select p.payment_number as "paymentNumber", p.state = 'PAID' as "isPaid", coalesce(p.charged_cents, 0) as "chargedCents",
       (select coalesce(sum(s.amount_cents), 0)::int from invoice_settlements s where s.entry_id = p.entry_id) as "settledCents"
     from invoice_payments p order by 1`,
  });
  return rows;
}
