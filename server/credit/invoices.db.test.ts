import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AccountInvoice, AccountStatement } from '#contracts/account/invoices.ts';
import type { Order } from '#contracts/orders.ts';
import { invoicePaperPath, statementPath } from '#domain/accounts/credit/invoice-paths.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { remindOfInvoices, tellOfStatements } from './credit-jobs.ts';

const site = useShop();

const NORTHWIND = '4410002';
const TESS = 'tess.teacher@northwindschools.example';
const WALT = 'walt.wholesale@northwindschools.example';
const OLGA = 'olga.operator@foolscap.example';
const DAY = 86_400_000;
const cents = (dollars: number) => Math.round(dollars * 100);

type Listed = {
  credit: { owed: number; pastDue: number; available: number; onOrder: number };
  invoices: AccountInvoice[];
  totalItems: number;
  months: string[];
};
const list = async (visitor: Visitor, query = '') => (await visitor.get<Listed>(`/cc/api/invoices${query}`)).body;
const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
const thisMonth = () => site.shop.now().toISOString().slice(0, 7);
const pay = (olga: Visitor, body: Record<string, unknown>) =>
  olga.post<{ isNew?: boolean; code?: string; message?: string }>('/cc/api/operations/credit/payments', {
    accountNumber: NORTHWIND,
    ...body,
  });

async function paper(visitor: Visitor, path: string): Promise<string[]> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: path, headers: { host: 'business.localhost', cookie } });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  return readPdf(rawPayload).pages.flatMap(({ read }) => read);
}

/** An order on account that has left. */
async function invoiced(visitor: Visitor, accounting: Record<string, unknown> = {}): Promise<Order> {
  await visitor.add({ itemId: '100001', qty: 2 });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { invoice: true, ...accounting } });
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const number = body.orderNumber ?? '';
  for (const to of ['SHIPPED', 'DELIVERED'] as const)
    for (const { shipmentId } of (await orderOf(visitor, number)).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
  return orderOf(visitor, number);
}

/** The mails whose subject says something. */
async function mailsThatSay(text: string) {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter(({ subject }) => subject.includes(text));
}

let [tess, walt, olga]: Visitor[] = [];
beforeAll(async () => {
  [tess, walt, olga] = [await signedIn(site, TESS), await signedIn(site, WALT), await signedIn(site, OLGA)];
});
const people = () => ({ tess: tess as Visitor, walt: walt as Visitor, olga: olga as Visitor });
afterEach(async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]));

describe('an invoice', () => {
  it('is dated, due, and booked as its order was, on its page, its paper and its order [C9-37 C9-40]', async () => {
    const { tess: buyer, walt: colleague } = people();
    const order = await invoiced(buyer, { poNumber: 'PO-2026', poRelease: 'R7' });
    const total = order.cartSummary.ordTotal ?? 0;
    const [invoice] = order.accountInvoices;
    expect(order.invoice).toBeNull();
    expect(invoice).toMatchObject({ invoiceNumber: `INV-${order.orderNumber}-1`, amount: total, open: total, status: 'OPEN' });
    const found = (await list(colleague)).invoices.find(({ invoiceNumber }) => invoiceNumber === invoice?.invoiceNumber);
    expect(found).toMatchObject({
      buyer: 'Tess Teacher',
      mayOpen: false,
      poNumber: 'PO-2026',
      poRelease: 'R7',
      budgetCenterName: 'Classroom supplies',
    });
    const said = await paper(colleague, invoicePaperPath(invoice?.invoiceNumber ?? ''));
    expect(said).toEqual(
      expect.arrayContaining([
        `Invoice ${invoice?.invoiceNumber}`,
        'Purchase Order (PO)',
        'PO-2026',
        'PO Release',
        'R7',
        'Classroom supplies',
        'Net 30',
        'Invoice total',
        `$${total.toFixed(2)}`,
        order.items[0]?.name,
      ]),
    );
  });

  it('is paid by what arrives, the oldest first, each reference once, and not twice under another amount', async () => {
    const { tess: buyer, olga: operator } = people();
    await invoiced(buyer);
    const unpaid = (await list(buyer, '?group=UNPAID')).invoices.toReversed();
    const [oldest, next] = unpaid;
    const before = (await list(buyer)).credit;
    const amount = (cents(oldest?.open ?? 0) + 100) / 100;
    expect((await pay(operator, { reference: 'WIRE 77', amount })).body).toMatchObject({ isNew: true });
    for (const reference of ['WIRE 77', 'wire  77 '])
      expect((await pay(operator, { reference, amount })).body).toMatchObject({ reference: 'WIRE 77', isNew: false });
    expect(await pay(operator, { reference: 'WIRE 77', amount: amount + 1 })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    const after = await list(buyer);
    expect(cents(after.credit.owed)).toBe(cents(before.owed) - cents(amount));
    const open = (number: string | undefined) => after.invoices.find(({ invoiceNumber }) => invoiceNumber === number);
    expect(open(oldest?.invoiceNumber)).toMatchObject({ status: 'PAID', open: 0 });
    expect(cents(open(next?.invoiceNumber)?.open ?? 0)).toBe(cents(next?.open ?? 0) - 100);
    expect((await list(buyer, '?group=PAID')).invoices.map(({ invoiceNumber }) => invoiceNumber)).toContain(oldest?.invoiceNumber);
    const { payments, accounts } = (
      await operator.get<{ payments: { reference: string; by: string }[]; accounts: { accountNumber: string; owed: number }[] }>(
        '/cc/api/operations/credit',
      )
    ).body;
    expect(payments[0]).toMatchObject({ reference: 'WIRE 77', by: OLGA });
    expect(accounts.find(({ accountNumber }) => accountNumber === NORTHWIND)?.owed).toBe(after.credit.owed);
  });

  it('is open again where the payment was taken back, once, in the credit and on the statement, and the reference counts once more', async () => {
    const { tess: buyer, olga: operator } = people();
    await invoiced(buyer);
    const before = await list(buyer);
    const statement = async () => (await buyer.get<AccountStatement>(`/cc/api/invoices/statements/${thisMonth()}`)).body;
    const then = await statement();
    const wrong = (cents(before.credit.owed) + 50_000) / 100;
    await pay(operator, { reference: 'CHECK 10', amount: wrong });
    // What is paid rightly meanwhile is all ahead, until the wrong one goes.
    await pay(operator, { reference: 'CHECK 11', amount: 10 });
    expect((await list(buyer, '?group=UNPAID')).invoices).toEqual([]);
    type Payments = { payments: { paymentId: string; reference: string; amount: number; isReversed: boolean }[] };
    const payments = async () => (await operator.get<Payments>('/cc/api/operations/credit')).body.payments;
    const { paymentId } = (await payments()).find(({ reference }) => reference === 'CHECK 10') ?? { paymentId: '' };
    const reverse = (id: string) => operator.post<{ isNew?: boolean }>(`/cc/api/operations/credit/payments/${id}/reversal`, {});
    expect((await reverse(paymentId)).body).toMatchObject({ isNew: true, reference: 'CHECK 10', amount: wrong });
    expect((await reverse(paymentId)).body).toMatchObject({ isNew: false });
    for (const none of ['0', '99999999999999999', 'x']) expect((await reverse(none)).status).toBe(404);
    expect((await payments()).find((one) => one.paymentId === paymentId)).toMatchObject({ isReversed: true });
    const after = await list(buyer);
    expect(cents(after.credit.owed)).toBe(cents(before.credit.owed) - 1000);
    const open = ({ invoices }: Listed) => invoices.reduce((sum, invoice) => sum + cents(invoice.open), 0);
    expect(open(after)).toBe(open(before) - 1000);
    const made = await statement();
    expect(made.lines.slice(-3).map(({ kind, reference }) => [kind, reference])).toEqual([
      ['PAYMENT', 'CHECK 10'],
      ['PAYMENT', 'CHECK 11'],
      ['REVERSAL', 'CHECK 10'],
    ]);
    expect([cents(made.closing), cents(made.paid)]).toEqual([cents(then.closing) - 1000, cents(then.paid) + 1000]);
    expect((await pay(operator, { reference: 'CHECK 10', amount: 5 })).body).toMatchObject({ isNew: true });
    expect((await pay(operator, { reference: 'CHECK 10', amount: 5 })).body).toMatchObject({ isNew: false });
    expect(cents((await list(buyer)).credit.owed)).toBe(cents(before.credit.owed) - 1500);
  });

  it('is written about when it is issued, and once more before it is due, unless it is paid by then', async () => {
    const { tess: buyer } = people();
    const order = await invoiced(buyer);
    const number = order.accountInvoices[0]?.invoiceNumber ?? '';
    await site.hearEvents();
    const issued = await mailsThatSay(number);
    expect(issued.map(({ to }) => to).toSorted()).toEqual([TESS, WALT]);
    expect(issued[0]?.text).toContain('Net 30');
    const dueOn = Date.parse(`${order.accountInvoices[0]?.dueOn}T17:00:00Z`);
    const now = site.shop.now();
    for (const days of [6, 5, 4]) {
      site.setNow(new Date(dueOn - days * DAY));
      await remindOfInvoices(site.shop);
    }
    await site.hearEvents();
    expect((await mailsThatSay(`${number} is due`)).map(({ to }) => to).toSorted()).toEqual([TESS, WALT]);
    site.setNow(now);
  });

  it('is written about to active people alone: to nobody who was deactivated, and to an administrator who came after a thousand others', async () => {
    const { tess: buyer } = people();
    const LATE = 'late.admin@northwindschools.example';
    await site.database.query(
      `insert into users (email, password_hash, first_name, last_name, tenants, roles, permissions, account_number, created_at)
       select case n when 0 then $1 else 'clerk-' || n || '@northwindschools.example' end, '', 'Person', 'Number', '{SBA}',
         case n when 0 then '{ACCOUNT_ADMIN}'::text[] else '{}' end, '{G_IOC}', $2, case n when 0 then now() else timestamptz '2001-01-01' end
       from generate_series(0, 1000) n`,
      [LATE, NORTHWIND],
    );
    const order = await invoiced(buyer);
    const number = order.accountInvoices[0]?.invoiceNumber ?? '';
    const standing = (is: string) => site.database.query('update users set standing = $1 where email in ($2, $3)', [is, TESS, WALT]);
    await standing('OFF');
    await site.hearEvents();
    expect((await mailsThatSay(number)).map(({ to }) => to)).toEqual([LATE]);
    await standing('ACTIVE');
    await site.database.query(`delete from users where email = $1 or email like 'clerk-%@northwindschools.example'`, [LATE]);
  });
});

describe('a statement', () => {
  it('of the month adds up, on its page and its paper, for all of an organization who may read it', async () => {
    const { walt: colleague } = people();
    const path = `/cc/api/invoices/statements/${thisMonth()}`;
    const { body } = await colleague.get<AccountStatement>(path);
    const sum = body.lines.reduce(
      (total, { kind, amount }) => total + (kind === 'INVOICE' || kind === 'REVERSAL' ? cents(amount) : -cents(amount)),
      cents(body.opening),
    );
    expect([sum, cents(body.lines.at(-1)?.balance ?? 0)]).toEqual([cents(body.closing), cents(body.closing)]);
    expect(body.aging.reduce((total, { amount }) => total + cents(amount), -cents(body.unapplied))).toBe(cents(body.closing));
    expect((await list(colleague)).credit.owed).toBe(body.closing);
    const said = await paper(colleague, statementPath(thisMonth(), 'statementPaper'));
    expect(said).toEqual(expect.arrayContaining(['Northwind Schools', 'Balance today', `$${body.closing.toFixed(2)}`]));
    expect((await list(colleague)).months[0]).toBe(thisMonth());
  });

  it('is told to more than a hundred organizations at once', async () => {
    await site.database.query(
      `insert into accounts (account_number, name, settings) select 'MANY-' || n, 'Many ' || n, '{}' from generate_series(1, 101) n`,
    );
    await site.database.query(
      `insert into credit_accounts (account_number, limit_cents, terms_days) select account_number, 100, 30 from accounts where account_number like 'MANY-%'`,
    );
    const told = async () => {
      const text = `select count(*)::int as count from account_statements where account_number like 'MANY-%'`;
      return (await site.database.query<{ count: number }>(text)).rows[0]?.count;
    };
    await site.database.query(
      `insert into credit_entries (account_number, kind, amount_cents, cause, at) select account_number, 'PAID', 1, 'X', $1 from credit_accounts where account_number like 'MANY-%'`,
      [new Date(site.shop.now().getTime() - 31 * DAY)],
    );
    await site.database.query(`update credit_accounts set owed_cents = -1, unapplied_cents = 1 where account_number like 'MANY-%'`);
    await tellOfStatements(site.shop);
    expect(await told()).toBe(101);
  });

  it('is told to an organization once a month is over, once, and the next begins with its balance', async () => {
    const { tess: buyer } = people();
    const month = thisMonth();
    const { body: before } = await buyer.get<AccountStatement>(`/cc/api/invoices/statements/${month}`);
    const now = site.shop.now();
    const [year = 0, number = 0] = month.split('-').map(Number);
    site.setNow(new Date(Date.UTC(year, number, 2, 12)));
    for (let times = 1; times <= 2; times += 1) await tellOfStatements(site.shop);
    await site.hearEvents();
    const mails = (await mailsThatSay('statement for')).filter(({ to }) => to === TESS);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`$${before.closing.toFixed(2)}`);
    const { body: next } = await buyer.get<AccountStatement>(`/cc/api/invoices/statements/${thisMonth()}`);
    expect([next.opening, next.lines]).toEqual([before.closing, []]);
    site.setNow(now);
  });

  it.each([['0000-01'], ['2026-13'], ['9999-12']])('of %s nobody is told anything, and nothing fails', async (month) => {
    const { tess } = people();
    for (const path of [
      `/cc/api/invoices/statements/${month}`,
      ...['pdf', 'csv'].map((kind) => `/account/statements/${month}/statement.${kind}`),
    ])
      expect([path, (await tess.get(path)).status]).toEqual([path, expect.toSatisfy((status: number) => status >= 300 && status < 500)]);
  });

  it.each([['2020-01'], ['2099-12']])('of %s there is none', async (month) => {
    expect(await people().tess.get(`/cc/api/invoices/statements/${month}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('what an organization owes', () => {
  it.each([
    ['carl.contract@harbordental.example', 'who buys on a contract alone'],
    ['cleo.clerk@cedarlegal.example', 'who sees no prices'],
    ['lina.link@pikestreet.example', 'whose organization is not invoiced'],
    ['sam.shopper@example.com', 'who buys for himself'],
  ])('is not told to %s, %s [C6-33]', async (email) => {
    const visitor = await signedIn(site, email);
    for (const path of ['/cc/api/invoices', `/cc/api/invoices/statements/${thisMonth()}`])
      expect(await visitor.get(path), path).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});
