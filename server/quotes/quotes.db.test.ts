import { afterEach, describe, expect, it } from 'vitest';
import type { Quote } from '#contracts/quotes/quote.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import {
  anAcceptedQuote,
  anOfferedQuote,
  answerQuote,
  askForQuote,
  endQuote,
  LAST_DAY,
  offer,
  QUOTES,
  quoteOf,
  REP_QUOTES,
} from '#tests/support/organization/quotes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const ABE = 'abe.admin@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const PAPER = { itemId: '100001', qty: 4, unitPrice: 36 };
const PENS = { itemId: '100002', qty: 2, unitPrice: 15 };

const as = (email: string) => signedIn(site, email);
const both = async () => [await as(BEA), await as(CORA)] as const;

/** The mails that go out meanwhile, by whom they go to and what they are about. */
async function mailsOf(act: () => Promise<unknown>): Promise<Mail[]> {
  await site.hearEvents();
  const mails: Mail[] = [];
  const { send } = site.shop.mail;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
  await act();
  await site.hearEvents();
  Object.assign(site.shop.mail, { send });
  return mails;
}
const heads = (mails: readonly Mail[]) => mails.map(({ to, subject }) => [to, subject]);

afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('a request for a quote', () => {
  it('keeps the rows as they are, with what they cost this buyer, and tells the representative', async () => {
    const bea = await as(BEA);
    let number = '';
    const mails = await mailsOf(async () => {
      number = await askForQuote(
        bea,
        [
          { itemId: '100001', qty: 20, target: 35.5 },
          { itemId: '100002', qty: 2 },
        ],
        {
          note: 'For the quarter.\nThank you',
          neededBy: LAST_DAY,
        },
      );
    });
    expect(await quoteOf(bea, number)).toMatchObject({
      state: 'REQUESTED',
      accountName: 'Harbor Dental Group',
      buyer: 'Bea Buyer',
      note: 'For the quarter.\nThank you',
      neededBy: LAST_DAY,
      // Twenty are half a pallet by the contract.
      rows: [
        { itemId: '100001', qty: 20, unitPrice: 39.99, target: 35.5 },
        { itemId: '100002', qty: 2, unitPrice: 18.49 },
      ],
      salesRep: { name: 'Cora Service', phone: '6175550180', email: CORA },
      may: { withdraw: true, write: true, accept: false, order: false },
    });
    expect(heads(mails)).toEqual([[CORA, 'Bea Buyer of Harbor Dental Group asks for a quote']]);
    expect(mails[0]?.text).toContain(`/representatives/quotes/${number}`);
  });

  it('is asked once by a form, and once under a key, however often it is sent', async () => {
    const bea = await as(BEA);
    const body = { rows: [{ itemId: '100001', qty: 5 }], formKey: crypto.randomUUID() };
    const [one, two] = await Promise.all([bea.post(QUOTES, body), bea.post(QUOTES, body)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await bea.post(QUOTES, { rows: body.rows }, { headers });
    expect((await bea.post(QUOTES, { rows: body.rows }, { headers })).body).toEqual(first.body);
    expect(first.body).not.toEqual(one.body);
  });

  it('is seen by its organization’s administrators, who change nothing, and by nobody else', async () => {
    const bea = await as(BEA);
    const number = await askForQuote(bea, [PAPER]);
    const abe = await as(ABE);
    expect(await quoteOf(abe, number)).toMatchObject({ isOwn: false, may: { withdraw: false, write: false } });
    expect(
      (await abe.get<{ quotes: Quote[]; seesAll: boolean }>(`${QUOTES}?whose=ALL`)).body.quotes.map((one) => one.quoteNumber),
    ).toContain(number);
    expect((await answerQuote(abe, number, 'WITHDRAW')).status).toBe(403);
    for (const email of [
      'carl.contract@harbordental.example',
      'axel.approver@cedarlegal.example',
      'tess.teacher@northwindschools.example',
    ]) {
      const other = await as(email);
      const unknown = await other.get(`${QUOTES}/Q-99999999`);
      expect(await other.get(`${QUOTES}/${number}`)).toMatchObject({ status: 404, body: unknown.body });
      expect(await answerQuote(other, number, 'WITHDRAW')).toMatchObject({ status: 404, body: unknown.body });
      expect((await other.post(`${QUOTES}/${number}/messages`, { text: 'Hello' })).status).toBe(404);
      expect((await other.post(`${QUOTES}/${number}/order`)).status).toBe(404);
      const { body } = await other.get<{ quotes: Quote[] }>(`${QUOTES}?whose=ALL`);
      expect(body.quotes.map((one) => one.quoteNumber)).not.toContain(number);
    }
    for (const path of [`${REP_QUOTES}/${number}`, REP_QUOTES]) expect((await bea.get(path)).status).toBe(404);
    expect((await offer(bea, number, [PAPER])).status).toBe(404);
    expect((await aVisitor(site, { host: 'business.localhost' }).get(`${QUOTES}/${number}`)).status).toBe(401);
  });
});

it('what somebody has asked and said is among all that is kept of them', async () => {
  const bea = await as(BEA);
  const number = await askForQuote(bea, [PAPER], { note: 'A note of mine' });
  const { body } = await bea.post<{ data: { quotes: object[] } }>('/cc/api/account/privacy/export', { password: 'Foolscap-demo-1' });
  expect(body.data.quotes).toContainEqual(
    expect.objectContaining({
      quote_number: number,
      items: [expect.objectContaining({ item: '100001', quantity: 4 })],
      said: [expect.objectContaining({ text: 'A note of mine' })],
    }),
  );
});

describe('offers and answers', () => {
  it('an offer stands until there is a newer one: who asked for a change may accept it all the same, as long as it holds', async () => {
    const [bea, cora] = await both();
    const number = await askForQuote(bea, [PAPER]);
    expect(await answerQuote(bea, number, 'ACCEPT')).toMatchObject({ status: 409 });
    await offer(cora, number, [PAPER]);
    await answerQuote(bea, number, 'ASK_CHANGE', { version: 1, text: 'Could it be 33.00?' });
    expect((await answerQuote(bea, number, 'ACCEPT', { version: 1 })).body).toMatchObject({ state: 'ACCEPTED' });
    expect((await quoteOf(bea, number)).entries.map(({ kind }) => kind)).toEqual(['ASKED', 'OFFERED', 'CHANGE_ASKED', 'ACCEPTED']);
    // Not over a newer one, and not when it is over.
    const other = await askForQuote(bea, [PAPER]);
    await offer(cora, other, [PAPER]);
    await answerQuote(bea, other, 'ASK_CHANGE', { version: 1, text: 'Less?' });
    await site.database.query("update quotes set valid_until = '2020-01-01' where quote_id = $1", [other.slice(2)]);
    expect([(await quoteOf(bea, other)).may.accept, (await answerQuote(bea, other, 'ACCEPT', { version: 1 })).status]).toEqual([
      false,
      409,
    ]);
    await offer(cora, other, [{ ...PAPER, unitPrice: 34 }], { version: 1 });
    expect((await answerQuote(bea, other, 'ACCEPT', { version: 1 })).status).toBe(409);
  });

  it('each offer is a version that is kept, says what changed, and is answered by name', async () => {
    const [bea, cora] = await both();
    const number = await askForQuote(bea, [PAPER, PENS]);
    const first = await mailsOf(() => offer(cora, number, [PAPER, PENS], { note: 'Our best price.' }));
    expect(heads(first)).toEqual([[BEA, `Your quote ${number} is ready`]]);
    expect(first[0]?.text).toContain('$174.00');
    const asked = await mailsOf(() => answerQuote(bea, number, 'ASK_CHANGE', { version: 1, text: 'Could it be 33.00?' }));
    expect(heads(asked)).toEqual([[CORA, `Bea Buyer asks for a change of quote ${number}`]]);
    // What stands can still be accepted, and costs less than what she pays by her contract, which is what is struck out.
    expect(await quoteOf(bea, number)).toMatchObject({
      state: 'REQUESTED',
      may: { accept: true, decline: false },
      offers: [{ rows: [{ listPrice: 46.99, usualPrice: 41.29 }, {}] }],
    });
    const second = await mailsOf(() =>
      offer(cora, number, [{ ...PAPER, qty: 10, unitPrice: 34 }], { version: 1, discountPercent: 2.5, validUntil: '2026-12-20' }),
    );
    expect(heads(second)).toEqual([[BEA, `A new offer for quote ${number}`]]);
    const quote = await quoteOf(bea, number);
    expect(quote.offers.map(({ version }) => version)).toEqual([2, 1]);
    expect(quote.offers[0]).toMatchObject({
      total: 331.5,
      discountPercent: 2.5,
      validUntil: '2026-12-20',
      rows: [{ unitPrice: 33.15, fullUnitPrice: 34, asked: { qty: 4 } }],
    });
    expect(quote.offers[0]?.changes).toEqual([
      expect.stringMatching(/: quantity 10, was 4$/),
      expect.stringMatching(/: new price · \$33\.15 each, was \$36\.00$/),
      expect.stringMatching(/^No longer offered: /),
      'Good through Dec 20, was Dec 10',
    ]);
    // Nobody says yes to another offer than the one that they saw.
    expect(await answerQuote(bea, number, 'ACCEPT', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_CHANGED', message: 'There is a newer offer. Look at it, then answer.' },
    });
    const accepted = await mailsOf(() => answerQuote(bea, number, 'ACCEPT', { version: 2 }));
    expect(heads(accepted)).toEqual([[CORA, `Accepted: quote ${number}`]]);
    // The same again answers the same, another one is told that it is decided.
    expect((await answerQuote(bea, number, 'ACCEPT', { version: 2 })).body).toMatchObject({ state: 'ACCEPTED' });
    expect(await answerQuote(bea, number, 'DECLINE', { version: 2 })).toMatchObject({
      status: 409,
      body: { message: 'This offer was accepted already.' },
    });
    expect((await quoteOf(bea, number)).entries.map(({ kind }) => kind)).toEqual([
      'ASKED',
      'OFFERED',
      'CHANGE_ASKED',
      'OFFERED',
      'ACCEPTED',
    ]);
  });

  it('the same offer again is made once, and one that another has overtaken is not made', async () => {
    const [bea, cora] = await both();
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    expect((await offer(cora, number, [PAPER])).body).toMatchObject({ version: 1 });
    expect((await quoteOf(bea, number)).offers).toHaveLength(1);
    expect(await offer(cora, number, [{ ...PAPER, unitPrice: 30 }])).toMatchObject({ status: 409, body: { code: 'QUOTE_CHANGED' } });
  });

  it('questions go to the other side, each once', async () => {
    const [bea, cora] = await both();
    const number = await askForQuote(bea, [PAPER]);
    const asked = await mailsOf(async () => {
      for (const _ of [1, 2])
        expect((await cora.post(`${REP_QUOTES}/${number}/messages`, { text: 'Which color? See http://example.com' })).status).toBe(200);
    });
    expect(heads(asked)).toEqual([[BEA, `Cora Service wrote about quote ${number}`]]);
    expect(asked[0]?.text).not.toContain('http://example.com');
    const answered = await mailsOf(() => bea.post(`${QUOTES}/${number}/messages`, { text: 'White, please.' }));
    expect(heads(answered)).toEqual([[CORA, `Bea Buyer wrote about quote ${number}`]]);
    expect((await quoteOf(bea, number)).entries.slice(1)).toMatchObject([
      { kind: 'MESSAGE', by: 'Cora Service', isOurs: true },
      { kind: 'MESSAGE', by: 'Bea Buyer', isOurs: false, text: 'White, please.' },
    ]);
  });

  it('either side ends it, with the reason, and the other side hears of it', async () => {
    const [bea, cora] = await both();
    const refused = await askForQuote(bea, [PAPER]);
    expect(heads(await mailsOf(() => endQuote(cora, refused, 'REFUSE')))).toEqual([[BEA, `About your quote ${refused}`]]);
    expect(await quoteOf(bea, refused)).toMatchObject({ state: 'REFUSED', may: { askAgain: true, write: false } });
    expect((await endQuote(cora, refused, 'WITHDRAW')).status).toBe(409);
    const withdrawn = await anOfferedQuote(bea, cora, [PAPER]);
    expect(heads(await mailsOf(() => endQuote(cora, withdrawn, 'WITHDRAW')))).toEqual([[BEA, `Quote ${withdrawn} was withdrawn`]]);
    const ended = await anOfferedQuote(bea, cora, [PAPER]);
    expect(heads(await mailsOf(() => answerQuote(bea, ended, 'WITHDRAW')))).toEqual([[CORA, `Withdrawn: quote ${ended}`]]);
    const declined = await anOfferedQuote(bea, cora, [PAPER]);
    expect(heads(await mailsOf(() => answerQuote(bea, declined, 'DECLINE', { version: 1 })))).toEqual([
      [CORA, `Declined: quote ${declined}`],
    ]);
    for (const number of [refused, withdrawn, ended, declined])
      expect((await offer(cora, number, [PAPER], { version: 1 })).status).toBe(409);
    // What was accepted is the buyer's: it cannot be withdrawn from them.
    const accepted = await anAcceptedQuote(bea, cora, [PAPER]);
    expect((await endQuote(cora, accepted, 'WITHDRAW')).status).toBe(409);
  });
});
