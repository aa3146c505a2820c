import type pg from 'pg';
import { invoiceNumber } from '#domain/orders/words/invoice-number.ts';
import { copyRows, type Row } from '../../copy.ts';
import { addDays, isoDay } from '../days.ts';
import type { PastOrder } from '../history/order.ts';
import { accounts } from '../people/accounts.ts';
import { people } from '../people/people.ts';

/** What became of an order on account: invoiced when it left, or let go when it was canceled; credited for what came back, and paid some days later. */
type PastInvoice = {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly heldAt: Date;
  readonly heldCents: number;
  /** Undefined: nothing left, and what was held was let go. */
  readonly invoice:
    | { readonly number: string; readonly shipmentId: string | null; readonly issuedAt: Date; readonly dueOn: string }
    | undefined;
  readonly releasedAt: Date | undefined;
  readonly termsDays: number;
  readonly credited: { readonly cents: number; readonly at: Date; readonly cause: string } | undefined;
  /** Undefined: nothing was, yet. */
  readonly paid: { readonly cents: number; readonly at: Date } | undefined;
};

const accountOf = new Map<string | null, string | null>(people.map(({ userId, accountNumber }) => [userId, accountNumber]));

/** The orders on account. Each organization pays after its own number of days, so that something is open everywhere, and somewhere late. */
function pastInvoices(orders: readonly PastOrder[], today: Date): PastInvoice[] {
  return orders.flatMap((order) => {
    const account = accounts.find(({ accountNumber }) => accountNumber === accountOf.get(order.userId));
    const [tender] = order.payments;
    if (account?.credit === undefined || tender?.paymentType !== 'INVOICE') return [];
    const { termsDays, paysAfterDays } = account.credit;
    const move = (kind: PastOrder['moves'][number]['kind']) => order.moves.find((one) => one.kind === kind);
    const [captured, refunded] = [move('CAPTURE'), move('REFUND')];
    // Whoever sends something back pays the rest after that.
    const paidAt = captured && latest(addDays(captured.at, paysAfterDays), refunded && addDays(refunded.at, 1));
    const restCents = tender.capturedCents - tender.refundedCents;
    return [
      {
        accountNumber: account.accountNumber,
        orderNumber: order.orderNumber,
        heldAt: order.placedAt,
        heldCents: tender.amountCents,
        invoice: captured && {
          number: invoiceNumber(order.orderNumber, 1),
          shipmentId: captured.shipmentId ?? null,
          issuedAt: captured.at,
          dueOn: isoDay(addDays(captured.at, termsDays)),
        },
        releasedAt: move('RELEASE')?.at,
        termsDays,
        credited: refunded && { cents: refunded.amountCents, at: refunded.at, cause: `import-${refunded.moveId}` },
        paid: paidAt !== undefined && paidAt < today && restCents > 0 ? { cents: restCents, at: paidAt } : undefined,
      },
    ];
  });
}

function latest(at: Date, other: Date | undefined): Date {
  return other !== undefined && other > at ? other : at;
}

/** The books of organizations that buy on account, with what of their past orders was invoiced and paid. */
export async function loadCredit(client: pg.PoolClient, orders: readonly PastOrder[], today: Date): Promise<number> {
  const onAccount = pastInvoices(orders, today);
  const invoices = onAccount.flatMap(({ invoice, ...order }) => (invoice === undefined ? [] : [{ ...order, ...invoice }]));
  const written = await copyRows({
    client,
    table: 'account_invoices',
    columns: [
      'invoice_number',
      'account_number',
      'order_number',
      'shipment_id',
      'amount_cents',
      'open_cents',
      'issued_at',
      'due_on',
      'terms_days',
      'reminded_at',
    ],
    rows: invoices.map((one) => [
      one.number,
      one.accountNumber,
      one.orderNumber,
      one.shipmentId,
      one.heldCents,
      one.heldCents - (one.credited?.cents ?? 0) - (one.paid?.cents ?? 0),
      one.issuedAt,
      one.dueOn,
      one.termsDays,
      one.issuedAt,
    ]),
    onRow: () => undefined,
  });
  const entries = await copyRows({
    client,
    table: 'credit_entries',
    columns: ['account_number', 'kind', 'amount_cents', 'order_number', 'invoice_number', 'cause', 'at'],
    rows: onAccount
      .flatMap(entriesOf)
      .toSorted((one, other) => Number(one.at) - Number(other.at))
      .map(({ row }) => row),
    onRow: () => undefined,
  });
  await client.query(
    `insert into invoice_settlements (invoice_number, entry_id, amount_cents, at)
     select i.invoice_number, e.entry_id, e.amount_cents, e.at from credit_entries e join account_invoices i on (e.kind = 'PAID' and e.cause = 'ACH ' || i.order_number) or (e.kind = 'CREDITED' and e.order_number = i.order_number)`,
  );
  await client.query(
    `update credit_accounts c set owed_cents = s.cents from (select account_number, sum(open_cents) as cents from account_invoices group by account_number) s
     where s.account_number = c.account_number`,
  );
  // Of months that are over everybody has heard.
  await client.query(
    `insert into account_statements (account_number, month, made_at)
     select distinct account_number, date_trunc('month', m)::date, m from credit_accounts, generate_series($1::timestamptz - interval '30 months', $1::timestamptz - interval '1 month', interval '1 month') m`,
    [today],
  );
  return written + entries;
}

function entriesOf(order: PastInvoice): { at: Date; row: Row }[] {
  const { accountNumber, orderNumber, heldAt, heldCents, invoice, releasedAt, credited, paid } = order;
  const entry = (kind: string, at: Date, cents: number, cause: string, invoiceNo: string | null = null) => ({
    at,
    row: [accountNumber, kind, cents, kind === 'PAID' ? null : orderNumber, invoiceNo, cause, at] satisfies Row,
  });
  return [
    entry('HELD', heldAt, heldCents, orderNumber),
    ...(invoice === undefined ? [] : [entry('BOOKED', invoice.issuedAt, heldCents, `import-${orderNumber}`, invoice.number)]),
    ...(releasedAt === undefined ? [] : [entry('RELEASED', releasedAt, heldCents, `import-${orderNumber}`)]),
    ...(credited === undefined ? [] : [entry('CREDITED', credited.at, credited.cents, credited.cause)]),
    ...(paid === undefined ? [] : [entry('PAID', paid.at, paid.cents, `ACH ${orderNumber}`)]),
  ];
}
