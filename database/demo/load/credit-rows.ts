import type pg from 'pg';
import { invoiceNumber } from '#domain/orders/words/invoice-number.ts';
import { copyRows, type Row } from '../../copy.ts';
import { addDays, isoDay } from '../days.ts';
import type { PastOrder } from '../history/order.ts';
import { accounts } from '../people/accounts.ts';
import { people } from '../people/people.ts';

/** So far back reach the books of organizations that buy on account, in days. */
const BACK_DAYS = 150;

/** An order that was invoiced when it left, and paid some days later. */
type PastInvoice = {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly number: string;
  readonly cents: number;
  readonly issuedAt: Date;
  readonly dueOn: string;
  readonly termsDays: number;
  /** Undefined: it is open. */
  readonly paidAt: Date | undefined;
};

const accountOf = new Map(people.map(({ userId, accountNumber }) => [userId, accountNumber]));

/** What organizations were invoiced lately. Each pays after its own number of days, so that something is open everywhere, and somewhere late. */
function pastInvoices(orders: readonly PastOrder[], today: Date): PastInvoice[] {
  return orders.flatMap((order) => {
    const account = accounts.find(({ accountNumber }) => accountNumber === accountOf.get(order.userId));
    const left = order.events.find(({ kind, toState }) => kind === 'ORDER' && (toState === 'SHIPPED' || toState === 'PICKED_UP'))?.at;
    if (account?.credit === undefined || !order.details.isInvoice || left === undefined) return [];
    if (order.status === 'RETURNED' || left < addDays(today, -BACK_DAYS) || left > today) return [];
    const { termsDays, paysAfterDays } = account.credit;
    const paidAt = addDays(left, paysAfterDays);
    return [
      {
        accountNumber: account.accountNumber,
        orderNumber: order.orderNumber,
        number: invoiceNumber(order.orderNumber, 1),
        cents: order.totalCents,
        issuedAt: left,
        dueOn: isoDay(addDays(left, termsDays)),
        termsDays,
        paidAt: paidAt < today ? paidAt : undefined,
      },
    ];
  });
}

/** The books of organizations that buy on account, with what of their past orders was invoiced and paid. */
export async function loadCredit(client: pg.PoolClient, orders: readonly PastOrder[], today: Date): Promise<number> {
  const invoices = pastInvoices(orders, today);
  const written = await copyRows({
    client,
    table: 'account_invoices',
    columns: [
      'invoice_number',
      'account_number',
      'order_number',
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
      one.cents,
      one.paidAt === undefined ? one.cents : 0,
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
    rows: invoices
      .flatMap(entriesOf)
      .toSorted((one, other) => Number(one.at) - Number(other.at))
      .map(({ row }) => row),
    onRow: () => undefined,
  });
  await client.query(
    `insert into invoice_settlements (invoice_number, entry_id, amount_cents, at)
     select i.invoice_number, e.entry_id, e.amount_cents, e.at from credit_entries e join account_invoices i on e.cause = 'ACH ' || i.order_number where e.kind = 'PAID'`,
  );
  await client.query(
    `update credit_accounts c set owed_cents = s.cents from (select account_number, sum(open_cents) as cents from account_invoices group by account_number) s
     where s.account_number = c.account_number`,
  );
  // Of months that are over everybody has heard.
  await client.query(
    `insert into account_statements (account_number, month, made_at)
     select distinct account_number, date_trunc('month', m)::date, m from credit_accounts, generate_series($1::timestamptz - interval '6 months', $1::timestamptz - interval '1 month', interval '1 month') m`,
    [today],
  );
  return written + entries;
}

function entriesOf({ accountNumber, orderNumber, number, cents, issuedAt, paidAt }: PastInvoice): { at: Date; row: Row }[] {
  const row = (kind: string, order: string | null, invoice: string | null, cause: string, at: Date) => ({
    at,
    row: [accountNumber, kind, cents, order, invoice, cause, at] satisfies Row,
  });
  return [
    row('HELD', orderNumber, null, orderNumber, issuedAt),
    row('BOOKED', orderNumber, number, `import-${orderNumber}`, issuedAt),
    ...(paidAt === undefined ? [] : [row('PAID', null, null, `ACH ${orderNumber}`, paidAt)]),
  ];
}
