import { afterAll, describe, expect, it } from 'vitest';
import { anOfferedQuote, answerQuote, askForQuote, offer, QUOTES, quoteOf, REP_QUOTES } from '#tests/support/organization/quotes.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const CARL = 'carl.contract@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const PAPER = { itemId: '100001', qty: 4, unitPrice: 36 };

const as = (email: string) => signedIn(site, email);
type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
const fieldsOf = ({ errors = [] }: Refused) => errors.map(({ field }) => field);

const standing = (email: string, to: string) => site.database.query('update users set standing = $2 where email = $1', [email, to]);
afterAll(() => standing(CARL, 'ACTIVE'));

describe('what cannot be asked for', () => {
  const ask = (buyer: Visitor, body: unknown) => buyer.post<Refused>(QUOTES, body);

  it.each([
    ['an item that there is not', [{ itemId: '999999', qty: 1 }], ['rows.0.itemId']],
    [
      'the same item twice',
      [
        { itemId: '100001', qty: 1 },
        { itemId: '100001', qty: 2 },
      ],
      ['rows.1.itemId'],
    ],
    ['a plan that goes with an item', [{ itemId: '100017', qty: 1 }], ['rows.0.itemId']],
    ['a gift card', [{ itemId: '100032', qty: 1 }], ['rows.0.itemId']],
    ['what is made for somebody', [{ itemId: '100043', qty: 1 }], ['rows.0.itemId']],
    ['a target price of nothing', [{ itemId: '100001', qty: 1, target: 0 }], ['rows.0.target']],
    ['a target price of parts of a cent', [{ itemId: '100001', qty: 1, target: 1.001 }], ['rows.0.target']],
    ['none of it', [{ itemId: '100001', qty: 0 }], ['rows.0.qty']],
    ['more than a row holds', [{ itemId: '100001', qty: 10_000 }], ['rows.0.qty']],
    ['nothing', [], ['rows']],
    [
      'several things that are wrong',
      [
        { itemId: '100001', qty: 2.5, target: 0 },
        { itemId: '999999', qty: 1 },
      ],
      ['rows.0.qty', 'rows.0.target', 'rows.1.itemId'],
    ],
  ])('%s', async (_what, rows, fields) => {
    const { status, body } = await ask(await as(BEA), { rows });
    expect([status, fieldsOf(body)], JSON.stringify(body)).toEqual([400, fields]);
  });

  it('a day that is over, or none, and a note that is too long', async () => {
    const bea = await as(BEA);
    for (const neededBy of ['2020-01-01', 'soon', '2099-01-01']) {
      const { status, body } = await ask(bea, { rows: [{ itemId: '100001', qty: 1 }], neededBy });
      expect([status, fieldsOf(body)], neededBy).toEqual([400, ['neededBy']]);
    }
    expect((await ask(bea, { rows: [{ itemId: '100001', qty: 1 }], note: 'x'.repeat(501) })).status).toBe(400);
  });

  it('by who may buy by contract only: what is not on it', async () => {
    const { status, body } = await ask(await as(CARL), { rows: [{ itemId: '100002', qty: 1 }] });
    expect([status, fieldsOf(body)]).toEqual([400, ['rows.0.itemId']]);
  });

  it('by who buys for no organization', async () => {
    expect((await ask(await as('sam.shopper@example.com'), { rows: [{ itemId: '100001', qty: 1 }] })).status).toBe(403);
  });

  it('a hundred rows can be asked for and offered, and no more', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    await site.database.query(
      `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
         units_in_pack, unit_name, released_on, search_text)
       select 'Q' || n, 'Ware ' || n, brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on, ''
       from items, generate_series(1, 101) n where item_id = '100001'`,
    );
    site.shop.catalog.forget();
    const rows = Array.from({ length: 101 }, (_, at) => `Q${at + 1}`);
    const wanted = rows.map((itemId) => ({ itemId, qty: 1 }));
    expect((await ask(bea, { rows: wanted })).status).toBe(400);
    const number = await askForQuote(bea, wanted.slice(0, 100));
    const offered = wanted.map((row) => ({ ...row, unitPrice: 9.5 }));
    expect((await offer(cora, number, offered)).body).toMatchObject({ code: 'INVALID_REQUEST', message: 'A quote has 100 items at most.' });
    expect((await offer(cora, number, offered.slice(0, 100))).status).toBe(200);
    expect((await answerQuote(bea, number, 'ACCEPT')).status).toBe(200);
    expect((await quoteOf(bea, number)).offers[0]?.rows).toHaveLength(100);
  });
});

describe('what cannot be offered', () => {
  it.each([
    ['for nothing', [{ ...PAPER, unitPrice: 0 }], {}, 'rows.0.unitPrice', /has to be more than \$0\.00/],
    ['for less than nothing', [{ ...PAPER, unitPrice: -1 }], {}, 'rows.0.unitPrice', /has to be more than \$0\.00/],
    ['for parts of a cent', [{ ...PAPER, unitPrice: 1.005 }], {}, 'rows.0.unitPrice', /Enter a price/],
    ['above its list price', [{ ...PAPER, unitPrice: 47 }], {}, 'rows.0.unitPrice', /costs \$46\.99 for everyone\. Offer that or less/],
    [
      'for a discount that leaves nothing',
      [{ ...PAPER, unitPrice: 0.01 }],
      { discountPercent: 60 },
      'rows.0.unitPrice',
      /would cost nothing/,
    ],
    ['at a discount of everything', [PAPER], { discountPercent: 100 }, 'discountPercent', /from 0 to 90 %/],
    ['at a discount below zero', [PAPER], { discountPercent: -1 }, 'discountPercent', /from 0 to 90 %/],
    ['twice', [PAPER, PAPER], {}, 'rows.1.itemId', /is in this offer twice/],
    ['in parts', [{ ...PAPER, qty: 1.5 }], {}, 'rows.0.qty', /Enter a quantity/],
    ['and is not there', [{ ...PAPER, itemId: '999999' }], {}, 'rows.0.itemId', /can’t be sold to this customer/],
    ['until yesterday', [PAPER], { validUntil: '2026-11-19' }, 'validUntil', /That day is over/],
    ['for years', [PAPER], { validUntil: '2028-01-01' }, 'validUntil', /180 days at most/],
    ['until no day', [PAPER], { validUntil: '' }, 'validUntil', /Enter the last day/],
    ['without any row', [], {}, 'rows', /at least one item/],
  ])('something %s', async (_what, rows, more, field, message) => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const number = await askForQuote(bea, [{ itemId: '100001', qty: 1 }]);
    const { status, body } = await offer(cora, number, rows, more);
    expect([status, fieldsOf(body as Refused)], JSON.stringify(body)).toEqual([400, [field]]);
    expect(body.errors?.[0]?.message).toMatch(message);
    expect((await quoteOf(bea, number)).state).toBe('REQUESTED');
  });

  it('to somebody who can be signed in no more: their organization has turned them off meanwhile', async () => {
    const [carl, cora] = [await as(CARL), await as(CORA)];
    const number = await askForQuote(carl, [{ itemId: '100001', qty: 20 }]);
    await standing(CARL, 'OFF');
    expect(await offer(cora, number, [PAPER])).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('can no longer order') },
    });
    const { body } = await cora.get<{ quote: { may: object } }>(`${REP_QUOTES}/${number}`);
    expect(body.quote.may).toMatchObject({ offer: false, refuse: true });
    await standing(CARL, 'ACTIVE');
  });

  it('an item that has gone from the catalogue since it was offered is told, and the offer stays as it was', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    await changeItem(site, '100001', { isPublished: false });
    const { offers } = await quoteOf(bea, number);
    await changeItem(site, '100001', { isPublished: true });
    expect(offers[0]).toMatchObject({ total: 144, rows: [{ isSold: false, unitPrice: 36 }] });
  });
});

describe('odd numbers and texts', () => {
  it('numbers that are none are unknown', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    for (const number of ['0', 'Q-0', 'Q-', 'Q-1e3', "Q-1'--", 'Q-99999999999999999', '../orders', '%00']) {
      const path = encodeURIComponent(number);
      expect((await bea.get(`${QUOTES}/${path}`)).status, number).toBeOneOf([400, 404]);
      expect((await cora.get(`${REP_QUOTES}/${path}`)).status, number).toBeOneOf([400, 404]);
    }
  });

  it('texts are kept as they were typed, and do nothing', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const text = `<script>alert(1)</script> '; drop table quotes; -- \u202e {{7*7}}`;
    const number = await askForQuote(bea, [{ itemId: '100001', qty: 1 }], { note: '<b>bold</b>' });
    const { status } = await bea.post(`${QUOTES}/${number}/messages`, { text });
    expect(status).toBe(200);
    const { entries } = (await cora.get<{ quote: { entries: { text: string }[] } }>(`${REP_QUOTES}/${number}`)).body.quote;
    expect(entries.map((one) => one.text)).toEqual(['<b>bold</b>', expect.stringContaining('<script>alert(1)</script>')]);
    for (const bad of ['', '   ', 'x'.repeat(501), 'a\u0000b'])
      expect((await bea.post(`${QUOTES}/${number}/messages`, { text: bad })).status).toBe(400);
  });

  it('a change has to say what is wanted', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    expect(await answerQuote(bea, number, 'ASK_CHANGE', { version: 1 })).toMatchObject({
      status: 400,
      body: { message: 'Tell us what you’d like changed.' },
    });
  });

  it('pages of lists begin at their beginning where they are asked for oddly', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    for (const after of ['x', '-1', '1-x', "1'--"]) {
      expect((await bea.get(`${QUOTES}?after=${encodeURIComponent(after)}`)).status).toBe(200);
      expect((await cora.get(`${REP_QUOTES}?queue=WAITING&after=${encodeURIComponent(after)}`)).status).toBe(200);
    }
  });
});

describe('who is not shown prices', () => {
  it('asks, reads and answers without any', async () => {
    const CLEO = 'cleo.clerk@cedarlegal.example';
    const [cleo, cora] = [await as(CLEO), await as(CORA)];
    const number = await askForQuote(cleo, [{ itemId: '100001', qty: 20 }]);
    for (const version of [0, 1])
      await offer(cora, number, [{ ...PAPER, unitPrice: 40 - version }], { version, note: 'It is $39.00. Take it.' });
    const { status, body } = await cleo.get(`${QUOTES}/${number}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/\$\s?\d|"(?:unitPrice|total|listPrice)":\d/);
    expect(JSON.stringify(await cleo.get(QUOTES).then((answer) => answer.body))).not.toMatch(/"total":\d/);
    expect((await answerQuote(cleo, number, 'ACCEPT', { version: 2 })).body).toMatchObject({ state: 'ACCEPTED' });
  });
});

describe('customer service that acts for a customer', () => {
  it('asks for them, and accepts nothing in their name', async () => {
    const [bea, cora] = [await as(BEA), await as(CORA)];
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    const acting = await signedIn(site, CORA);
    const business = { headers: { host: 'business.localhost' } };
    await acting.post('/cc/api/auth/login', { email: CORA, password: 'Foolscap-demo-1' }, business);
    const { rows } = await site.database.query('select user_id from users where email = $1', [BEA]);
    expect((await acting.post('/cc/api/customers/act', { userId: rows[0].user_id }, business)).status).toBe(200);
    const { status, body } = await acting.post<Refused>(`${QUOTES}/${number}/answer`, { act: 'ACCEPT', version: 1 }, business);
    expect([status, body.message]).toEqual([403, 'Customers accept offers themselves. Send them a message instead.']);
    expect((await quoteOf(bea, number)).state).toBe('OFFERED');
  });
});
