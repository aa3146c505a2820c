import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoicePayment } from '#contracts/account/invoice-payments.ts';
import type { AccountStatement } from '#contracts/account/invoices.ts';
import { invoicePaperPath } from '#domain/accounts/credit/invoice-paths.ts';
import { readPdf } from '#server/gateways/pdf/read-pdf.test-reader.ts';
import { buyingOf } from '#server/http/buying.ts';
import { identify } from '#server/http/caller.ts';
import { threeDSecureReturn } from '#contracts/checkout.ts';
import { dyingShop } from '#tests/faults/dying-shop.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { invoiceBooks, vendorsBooks } from '#tests/support/books.ts';
import { CARDS, ledgerOf, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { payInvoices } from './pay-invoices.ts';
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

/** An invoice of which some dollars are open, made of one that was paid long ago, so that tests do not run out of them. */
async function anOpenInvoice(): Promise<Invoice> {
  const found = (await openOf(people().tess)).find(({ open, beingPaid }) => open >= 5 && beingPaid === 0);
  if (found !== undefined) return found;
  const { rows } = await site.database.query<{ entry_id: string }>({
    text: `select e.entry_id::text from credit_entries e where e.account_number = $1 and e.kind = 'PAID' and e.cause not like 'PAY-%'
      and not exists (select from credit_entries r where r.takes_back = e.entry_id) order by e.entry_id desc limit 1`,
    values: [NORTHWIND],
  });
  expect((await people().olga.post(`/cc/api/operations/credit/payments/${rows[0]?.entry_id}/reversal`)).status).toBe(200);
  return anOpenInvoice();
}

/** What the paper of an invoice says. */
async function paperOf(visitor: Visitor, invoiceNumber: string): Promise<string[]> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { rawPayload } = await site.app.inject({ url: invoicePaperPath(invoiceNumber), headers: { host: 'business.localhost', cookie } });
  return readPdf(rawPayload).pages.flatMap(({ read }) => read);
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
    const said = await paperOf(colleague, invoiceNumber);
    expect(said.join(' ')).toContain(`Visa ending in 4242, ${body.paymentNumber}`);
    expect(said).toContain('Amount due');
    // Who may see the invoices sees how they were paid.
    expect((await seen(colleague, body.paymentNumber)).body).toMatchObject({ status: 'PAID', amount: open, parts: [{ invoiceNumber }] });
  });
});

describe('who pays', () => {
  it('is an administrator, or whom they let: another who sees the invoices is told whom to ask', async () => {
    const { walt: colleague, tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    expect((await colleague.get<{ mayPay: boolean }>('/cc/api/invoices')).body.mayPay).toBe(false);
    expect((await payer.get<{ mayPay: boolean }>('/cc/api/invoices')).body.mayPay).toBe(true);
    expect((await colleague.get(PAYMENTS)).status).toBe(403);
    const { status, body } = await pay(colleague, [{ invoiceNumber, amount: open }]);
    expect([status, body.message]).toEqual([403, expect.stringContaining('Ask an administrator')]);
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ open, beingPaid: 0 });
  });

  it('pays invoices of their own organization: another one’s is answered as one that there is not', async () => {
    const { abe: elsewhere, tess: payer } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const of = async (number: string) => {
      const { status, body } = await pay(elsewhere, [{ invoiceNumber: number, amount: 1 }]);
      return [status, body.errors?.map(({ code, message }) => [code, message])];
    };
    expect(await of(invoiceNumber)).toEqual(await of('INV-1-1'));
    expect((await of(invoiceNumber))[0]).toBe(400);
    const { body } = await pay(payer, [{ invoiceNumber, amount: 0.01 }]);
    expect([(await seen(elsewhere, body.paymentNumber)).status, (await seen(elsewhere, 'PAY-1')).status]).toEqual([404, 404]);
  });

  it('has entered the card for this: one for a cart or a wallet pays no invoice', async () => {
    const { tess: payer } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const wallet = (await payer.get<{ checkoutId: string }>('/cc/api/wallet')).body.checkoutId;
    const ours = (await payer.get<{ checkoutId: string }>(PAYMENTS)).body.checkoutId;
    const paid = async (checkoutId: string) =>
      (await pay(payer, [{ invoiceNumber, amount: 0.01 }], { token: await tokenFor(site, CARDS.approved, checkoutId) })).status;
    expect([await paid(wallet), await paid(ours)]).toEqual([403, 200]);
  });
});

describe('a part of an invoice', () => {
  it('is paid to the cent, of several at once, and never more than is open', async () => {
    const { tess: payer } = people();
    await anOpenInvoice();
    const [one, two] = await openOf(payer);
    const parts = [one, two].flatMap((invoice) => (invoice === undefined ? [] : [{ invoiceNumber: invoice.invoiceNumber, amount: 1.01 }]));
    const { body } = await pay(payer, parts);
    expect([body.status, cents(body.amount)]).toEqual(['PAID', 101 * parts.length]);
    const after = new Map((await openOf(payer)).map((invoice) => [invoice.invoiceNumber, cents(invoice.open)]));
    expect(after.get(one?.invoiceNumber ?? '')).toBe(cents(one?.open ?? 0) - 101);
    const left = (after.get(one?.invoiceNumber ?? '') ?? 0) / 100;
    for (const [amount, code] of [
      [(cents(left) + 1) / 100, 'TOO_MUCH'],
      [0, 'NOTHING'],
      [-1, 'NOTHING'],
      [1.001, 'INVALID'],
    ] as const) {
      const refused = await pay(payer, [{ invoiceNumber: one?.invoiceNumber ?? '', amount }]);
      expect([refused.status, refused.body.errors?.[0]?.code], String(amount)).toEqual([400, code]);
    }
    const twice = await pay(payer, [
      { invoiceNumber: one?.invoiceNumber ?? '', amount: 0.01 },
      { invoiceNumber: one?.invoiceNumber ?? '', amount: 0.02 },
    ]);
    expect(twice.body.errors?.[0]?.code).toBe('TWICE');
  });
});

/** Somebody pays who is asked no question by who goes by tries: as thirty colleagues would. */
async function payAsOneOfMany(invoices: { invoiceNumber: string; amount: number }[]) {
  const buying = await buyingAs(people().tess);
  const actor = { kind: 'VISITOR', sessionKey: randomUUID(), isCertified: true, address: '127.0.0.1' } as const;
  const body = { invoices, token: await tokenFor(site, CARDS.approved) };
  return payInvoices(site.shop, { ...buying, actor }, { params: {}, query: {}, body });
}

async function buyingAs({ cookies }: Visitor) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return buyingOf(site.shop, await identify(site.shop, { headers: { host: 'business.localhost', cookie }, address: '127.0.0.1' }));
}

describe('many at once', () => {
  it('thirty pay one invoice whole: one of them does, the others are told', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const answers = await Promise.all(Array.from({ length: 30 }, () => payAsOneOfMany([{ invoiceNumber, amount: open }])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = answers.flatMap((told) => (told.ok ? [] : (told.errors ?? []).map(({ code }) => code)));
    expect(codes).toHaveLength(29);
    expect(codes.filter((code) => !['BEING_PAID', 'PAID'].includes(code))).toEqual([]);
    expect((await openOf(payer)).map((one) => one.invoiceNumber)).not.toContain(invoiceNumber);
  });

  it('thirty pay a fourth of one: at most four of them do, and never more than is open', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const quarter = Math.floor(cents(open) / 4) / 100;
    const answers = await Promise.all(Array.from({ length: 30 }, () => payAsOneOfMany([{ invoiceNumber, amount: quarter }])));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    const left = (await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber);
    expect(cents(left?.open ?? 0)).toBe(cents(open) - 4 * cents(quarter));
  });

  it('one press that is sent twice, at once or later, pays once', async () => {
    const { tess: payer } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const id = await savedCard(payer);
    const press = () => pay(payer, [{ invoiceNumber, amount: 0.25 }], { id }, 'one press');
    const answers = await Promise.all([press(), press()]);
    const again = await press();
    expect(again.status).toBe(200);
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.paymentNumber);
    expect(new Set([...numbers, again.body.paymentNumber]).size).toBe(1);
  });
});

describe('a bank', () => {
  it('that declines charges nothing, and what was claimed is open again', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const { status, body } = await pay(payer, [{ invoiceNumber, amount: open }], { token: await tokenFor(site, CARDS.declined) });
    expect([status, body.code, body.message]).toEqual([
      expect.any(Number),
      'PAYMENT_OPERATION_FAILED',
      expect.stringContaining('declined'),
    ]);
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ open, beingPaid: 0 });
  });

  it('that is silent has charged it: the payment is being finished, nobody pays it again, and it is paid by itself', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const { body } = await pay(payer, [{ invoiceNumber, amount: open }], { token: await tokenFor(site, CARDS.silent) });
    expect(body.status).toBe('CHECKING');
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ beingPaid: open });
    expect((await pay(payer, [{ invoiceNumber, amount: open }])).body.errors?.[0]?.code).toBe('BEING_PAID');
    await paidByItself(body.paymentNumber);
  });

  it('that never heard of it is asked, and what was claimed is open again; the payer is told', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockResolvedValueOnce({ kind: 'UNKNOWN' });
    const { body } = await pay(payer, [{ invoiceNumber, amount: open }]);
    expect(body.status).toBe('CHECKING');
    later(1);
    await lookAfterPayments(site.shop);
    expect((await seen(payer, body.paymentNumber)).body.status).toBe('EXPIRED');
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ open, beingPaid: 0 });
    await site.hearEvents();
    expect((await mailsThatSay('didn’t go through')).map(({ to }) => to)).toContain('tess.teacher@northwindschools.example');
  });

  it('that cannot be reached for a quarter of an hour and answers late: the invoice is open again, and what it holds is let go', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    const { authorize } = site.shop.paymentVendor;
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => {
      await authorize(request);
      return { kind: 'UNKNOWN' };
    });
    vi.spyOn(site.shop.paymentVendor, 'find').mockResolvedValue({ kind: 'UNKNOWN' });
    const { body } = await pay(payer, [{ invoiceNumber, amount: open }]);
    later(1);
    await lookAfterPayments(site.shop);
    expect((await seen(payer, body.paymentNumber)).body.status).toBe('CHECKING');
    later(16);
    await lookAfterPayments(site.shop);
    expect((await seen(payer, body.paymentNumber)).body.status).toBe('EXPIRED');
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ open, beingPaid: 0 });
  });

  it('whose answer to the charge is lost is asked under the same key: it is taken once, and booked once', async () => {
    const { tess: payer } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const { capture } = site.shop.paymentVendor;
    vi.spyOn(site.shop.paymentVendor, 'capture').mockImplementationOnce(async (request) => {
      await capture(request);
      return 'UNKNOWN';
    });
    const { body } = await pay(payer, [{ invoiceNumber, amount: 0.5 }]);
    expect(body.status).toBe('CHECKING');
    await paidByItself(body.paymentNumber);
  });

  it('that approves and then does not pay: nothing is paid, and a person is told to look', async () => {
    const { tess: payer } = people();
    const { invoiceNumber, open } = await anOpenInvoice();
    vi.spyOn(site.shop.paymentVendor, 'capture').mockResolvedValueOnce('REFUSED');
    const { body } = await pay(payer, [{ invoiceNumber, amount: open }]);
    expect(body.code).toBe('PAYMENT_OPERATION_FAILED');
    expect((await openOf(payer)).find((one) => one.invoiceNumber === invoiceNumber)).toMatchObject({ open, beingPaid: 0 });
    expect(site.logged.join()).toContain('a vendor refuses to charge what it had approved for invoices');
  });

  const asked = async (amount: number) => {
    const { tess: payer } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const { body } = await pay(payer, [{ invoiceNumber, amount }], { token: await tokenFor(site, CARDS.challenged) });
    expect(body.status).toBe('CHALLENGE');
    const transactionId = new URL(body.challengeUrl ?? '').pathname.split('/').at(-1) ?? '';
    const tellBank = async (answer: 'approve' | 'deny') => {
      await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
      });
      const query = `transactionId=${transactionId}&status=${answer === 'approve' ? 'Y' : 'N'}`;
      return site.app.inject({ url: `${threeDSecureReturn.path}?${query}`, headers: { host: 'business.localhost' } });
    };
    return { payer, number: body.paymentNumber, tellBank };
  };

  it('that asks its payer leads back to the payment, which is paid by then', async () => {
    const { payer, number, tellBank } = await asked(0.3);
    expect((await seen(payer, number)).body).toMatchObject({ status: 'CHALLENGE', isPayersTurn: true });
    expect((await seen(people().walt, number)).body).toMatchObject({ isPayersTurn: false, challengeUrl: null });
    const back = await tellBank('approve');
    expect([back.statusCode, back.headers.location]).toEqual([303, `/account/invoices/payments/${number}`]);
    expect((await seen(payer, number)).body.status).toBe('PAID');
  });

  it('that is told no by its payer, or hears nothing from them for ten minutes, charges nothing', async () => {
    const denied = await asked(0.3);
    await denied.tellBank('deny');
    expect((await seen(denied.payer, denied.number)).body.status).toBe('DECLINED');
    const left = await asked(0.3);
    later(11);
    await lookAfterPayments(site.shop);
    expect((await seen(left.payer, left.number)).body.status).toBe('EXPIRED');
  });
});

/** What the background does about a payment that nobody has finished. */
async function paidByItself(paymentNumber: string): Promise<void> {
  later(1);
  await lookAfterPayments(site.shop);
  expect((await seen(people().tess, paymentNumber)).body.status).toBe('PAID');
}

describe('what is paid another way meanwhile', () => {
  /** While its bank thinks, an operator records what has arrived by check: all that is owed, but so many cents. */
  async function paidBesides(amount: number, butCents: number) {
    const { tess: payer, olga: operator } = people();
    const { invoiceNumber } = await anOpenInvoice();
    const { authorize } = site.shop.paymentVendor;
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => {
      const owed = cents((await stand(payer)).owed) - butCents;
      const recorded = await operator.post('/cc/api/operations/credit/payments', {
        accountNumber: NORTHWIND,
        reference: `CHECK ${request.key.slice(-8)}`,
        amount: owed / 100,
      });
      expect(recorded.status, JSON.stringify(recorded.body)).toBe(200);
      return authorize(request);
    });
    return pay(payer, [{ invoiceNumber, amount }]);
  }

  it('is not charged: where all of it was, the card is not', async () => {
    const { status, body } = await paidBesides(2, 0);
    expect([status, body.code, body.message]).toEqual([409, 'CART_STATUS_ERROR', expect.stringContaining('wasn’t charged')]);
    expect(cents((await stand(people().tess)).owed)).toBe(0);
  });

  it('and where a part of it was, the rest is', async () => {
    const { body } = await paidBesides(2, 50);
    expect([body.status, cents(body.amount)]).toEqual(['PAID', 50]);
    expect(cents((await stand(people().tess)).owed)).toBe(0);
  });
});

it('operators cannot reverse what was paid by card as if somebody had typed it', async () => {
  const { tess: payer, olga: operator } = people();
  const { invoiceNumber } = await anOpenInvoice();
  const { body } = await pay(payer, [{ invoiceNumber, amount: 0.4 }]);
  const { payments } = (
    await operator.get<{ payments: { paymentId: string; reference: string; isByCard: boolean }[] }>('/cc/api/operations/credit')
  ).body;
  const listed = payments.find(({ reference }) => reference === body.paymentNumber);
  expect(listed?.isByCard).toBe(true);
  const refused = await operator.post<Refused>(`/cc/api/operations/credit/payments/${listed?.paymentId}/reversal`);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('paid by card')]);
});

it('killed at every step: afterwards it is paid once or not at all, and nothing is held or claimed', async () => {
  const { tess: payer } = people();
  const places = new Set<string>();
  for (let step = 1; ; step += 1) {
    await site.database.query('delete from limit_seats');
    const { invoiceNumber } = await anOpenInvoice();
    const buying = await buyingAs(payer);
    const token = await tokenFor(site, CARDS.approved);
    const dying = dyingShop(site.shop, step);
    const body = { invoices: [{ invoiceNumber, amount: 0.07 }], token };
    await Promise.race([payInvoices(dying.shop, buying, { params: {}, query: {}, body }), dying.death]);
    const at = dying.diedAt();
    if (at === undefined) break;
    places.add(at);
    later(1);
    await lookAfterPayments(site.shop);
  }
  expect(places.size).toBeGreaterThan(15);
  expect([...places].filter((place) => place.includes('vendor'))).toHaveLength(4);
}, 240_000);
