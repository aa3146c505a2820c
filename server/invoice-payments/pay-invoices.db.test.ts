import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoicePayment } from '#contracts/account/invoice-payments.ts';
import type { AccountStatement } from '#contracts/account/invoices.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { invoiceBooks, vendorsBooks } from '#tests/support/books.ts';
import { CARDS, ledgerOf, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { lookAfterPayments } from './look-after-payments.ts';

const site = useShop({ isOneClock: true, holdMs: 300 });

const NORTHWIND = '4410002';
const PAYMENTS = '/cc/api/invoices/payments';
const MINUTE = 60_000;
const cents = (dollars: number) => Math.round(dollars * 100);

type Invoice = { invoiceNumber: string; amount: number; open: number; beingPaid: number };
type Refused = { code?: string; message?: string; errors?: { field: string; code: string; message: string }[] };
type Paid = InvoicePayment & Refused;

let [tess, walt, abe, olga]: Visitor[] = [];
beforeAll(async () => {
  [tess, walt, abe, olga] = [
    await signedIn(site, 'tess.teacher@northwindschools.example'),
    await signedIn(site, 'walt.wholesale@northwindschools.example'),
    await signedIn(site, 'abe.admin@harbordental.example'),
    await signedIn(site, 'olga.operator@foolscap.example'),
  ];
});
const people = () => ({ tess: tess as Visitor, walt: walt as Visitor, abe: abe as Visitor, olga: olga as Visitor });

/** What the demo leaves open is paid in tests: each begins with two invoices that are open, and no try that counts. */
beforeEach(async () => {
  await site.database.query('delete from limit_seats');
});

afterEach(async () => {
  vi.restoreAllMocks();
  later(6);
  await lookAfterPayments(site.shop);
  later(6);
  await lookAfterPayments(site.shop);
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  // Sum of the payments, sum of what they settle, and what the vendor has taken: all the same.
  for (const { paymentNumber, chargedCents, settledCents, isPaid } of await invoiceBooks(site.database)) {
    const vendor = vendorsBooks(await ledgerOf(site, paymentNumber));
    expect({ paymentNumber, ...vendor }).toEqual({ paymentNumber, held: 0, captured: isPaid ? chargedCents : 0, refunded: 0 });
    expect(settledCents).toBe(isPaid ? chargedCents : 0);
  }
});

const later = (minutes: number) => site.setNow(new Date(site.shop.now().getTime() + minutes * MINUTE));
const openOf = async (visitor: Visitor) => (await visitor.get<{ invoices: Invoice[] }>(PAYMENTS)).body.invoices;
const stand = async (visitor: Visitor) =>
  (await visitor.get<{ credit: { owed: number; available: number } }>('/cc/api/invoices')).body.credit;
const pay = async (
  visitor: Visitor,
  invoices: { invoiceNumber: string; amount: number }[],
  more: Record<string, unknown> = {},
  key?: string,
) =>
  visitor.post<Paid>(
    PAYMENTS,
    { invoices, ...('id' in more || 'token' in more ? {} : { token: await tokenFor(site, CARDS.approved) }), ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
const seen = async (visitor: Visitor, number: string) => visitor.get<Paid & { isPayersTurn: boolean }>(`${PAYMENTS}/${number}`);

/** An invoice that is open, made of one that was paid long ago, so that tests do not run out of them. */
async function anOpenInvoice(): Promise<Invoice> {
  const [first] = await openOf(people().tess);
  if (first !== undefined && first.beingPaid === 0) return first;
  const { rows } = await site.database.query<{ entry_id: string }>({
    text: `select e.entry_id::text from credit_entries e where e.account_number = $1 and e.kind = 'PAID' and e.cause not like 'PAY-%'
      and not exists (select from credit_entries r where r.takes_back = e.entry_id) order by e.entry_id desc limit 1`,
    values: [NORTHWIND],
  });
  expect((await people().olga.post(`/cc/api/operations/credit/payments/${rows[0]?.entry_id}/reversal`)).status).toBe(200);
  return anOpenInvoice();
}

/** A card in the wallet of who pays. */
async function savedCard(visitor: Visitor, number: string = CARDS.approved): Promise<string> {
  const { body } = await visitor.get<{ checkoutId: string }>('/cc/api/wallet');
  const token = await tokenFor(site, number, body.checkoutId);
  const saved = await visitor.post<{ wallet: { userPayments: { id: string }[] } }>('/cc/api/wallet', { token });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body.wallet.userPayments.at(0)?.id ?? '';
}

async function mailsThatSay(text: string) {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), 'utf8'))));
  return mails.filter(({ subject }) => subject.includes(text));
}

describe('an invoice is paid by card', () => {
  it('whole, with a saved card: it is paid, credit is free again, statement, log and mail say so', async () => {
    const { tess: payer, walt: colleague } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const before = await stand(payer);
    const { status, body } = await pay(payer, [{ invoiceNumber, amount: open }], { id: await savedCard(payer) });
    expect([status, body.status, body.amount], JSON.stringify(body)).toEqual([200, 'PAID', open]);
    expect((await openOf(payer)).map((one) => one.invoiceNumber)).not.toContain(invoiceNumber);
    const after = await stand(payer);
    expect([cents(after.owed), cents(after.available)]).toEqual([cents(before.owed) - cents(open), cents(before.available) + cents(open)]);
    const month = site.shop.now().toISOString().slice(0, 7);
    const { body: made } = await payer.get<AccountStatement>(`/cc/api/invoices/statements/${month}`);
    expect(made.lines.at(-1)).toMatchObject({ kind: 'PAYMENT', reference: body.paymentNumber, amount: open });
    await site.hearEvents();
    const receipts = await mailsThatSay(body.paymentNumber);
    expect(receipts.map(({ to }) => to)).toEqual(['tess.teacher@northwindschools.example']);
    const { rows } = await site.database.query({
      text: `select kind, subject, differences from account_changes where account_number = $1 order by change_id desc limit 1`,
      values: [NORTHWIND],
    });
    expect(rows[0]).toMatchObject({ kind: 'INVOICES_PAID', subject: body.paymentNumber });
    // Who may see the invoices sees how they were paid.
    expect((await seen(colleague, body.paymentNumber)).body).toMatchObject({ status: 'PAID', amount: open, parts: [{ invoiceNumber }] });
  });
});
