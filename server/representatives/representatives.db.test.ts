import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { CARDS, CHECKOUT, GAIL, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const cora = (host?: string) => signedIn('cora.csr@foolscap.example', host);
const idOf = async (email: string) =>
  (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';
type Session = {
  sessionData: { csrUserId: string | null };
  userData: { flowType: string | null };
  custData: { custAttrbs: { USERCONTACT: { fname: string } } };
  segments: string[];
};
const sessionOf = async (visitor: Visitor) => (await visitor.get<Session>('/ele-lpd/api/session')).body;
type Found = { customers: { email: string }[]; hasMore: boolean };
const found = async (visitor: Visitor, query: string) =>
  (await visitor.get<Found>(`/cc/api/customers?query=${encodeURIComponent(query)}`)).body.customers.map(({ email }) => email);

const SAM = 'sam.shopper@example.com';
const BEA = 'bea.buyer@harbordental.example';

async function actingFor(email: string, host?: string): Promise<Visitor> {
  const visitor = await cora(host);
  expect((await visitor.post('/cc/api/customers/act', { userId: await idOf(email) })).status).toBe(200);
  return visitor;
}
const actsFor = async (email: string) =>
  (
    await site.database.query<{ call: string; params: unknown; representative: string }>(
      `select call, params, r.email as representative from representative_acts a join users r on r.user_id = a.representative_id
       where a.user_id = $1 order by act_id`,
      [await idOf(email)],
    )
  ).rows;

describe('a customer is found', () => {
  it('by email, name, account and order number, on the site that they belong to', async () => {
    const [consumer, business] = [await cora(), await cora('business.localhost')];
    expect(await found(consumer, SAM)).toEqual([SAM]);
    expect(await found(consumer, 'shop')).toContain(SAM);
    expect(await found(consumer, 'Sam Sho')).toEqual([SAM]);
    expect(await found(business, '4410001')).toContain(BEA);
    expect(await found(consumer, '4410001')).toEqual([]);
    const buyer = await signedIn(SAM);
    await buyer.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, buyer);
    const { orderNumber = '' } = (await placeOrder(buyer)).body;
    expect(await found(consumer, orderNumber)).toEqual([SAM]);
    expect(await found(business, orderNumber)).toEqual([]);
  });

  it('unless they work for the shop; and a sign of a pattern is nothing but itself', async () => {
    const visitor = await cora();
    for (const query of ['olga.operator@foolscap.example', 'asa.associate@foolscap.example', 'Cora', '%', '%%', '__', ''])
      expect(await found(visitor, query), query).toEqual([]);
  });

  it('by nobody but customer service', async () => {
    expect((await aVisitor(site).get('/cc/api/customers?query=sam')).status).toBe(401);
    for (const email of [SAM, 'asa.associate@foolscap.example', 'olga.operator@foolscap.example']) {
      const visitor = await signedIn(email);
      expect((await visitor.get('/cc/api/customers?query=sam')).status, email).toBe(404);
      expect((await visitor.post('/cc/api/customers/act', { userId: await idOf(SAM) })).status, email).toBe(404);
    }
  });
});

describe('who acts for a customer', () => {
  it('has a session of theirs that says so, and another context token [S2-24 S6-103]', async () => {
    const visitor = await cora();
    const [before, token] = [visitor.cookies.get('jsessionid'), visitor.cookies.get('ctxToken')];
    await visitor.post('/cc/api/customers/act', { userId: await idOf(SAM) });
    expect(visitor.cookies.get('jsessionid')).not.toBe(before);
    expect(visitor.cookies.get('ctxToken')).not.toBe(token);
    const session = await sessionOf(visitor);
    expect(session.sessionData.csrUserId).toBe(await idOf('cora.csr@foolscap.example'));
    expect(session.userData.flowType).toBe('CSR');
    expect(session.custData.custAttrbs.USERCONTACT.fname).toBe('Sam');
    expect(session.segments).not.toContain('CSR');
    expect((await sessionOf(await signedIn(SAM))).sessionData.csrUserId).toBeNull();
  });

  it('sees on every page for whom, also on one that is kept', async () => {
    const visitor = await actingFor(SAM);
    for (const path of ['/help', '/category/copy-paper', '/category/copy-paper', '/cc/mmx/cart']) {
      const { body } = await visitor.get<string>(path);
      expect(body, path).toMatch(/Cora<\/span\s*>, you are acting for <strong>Sam Shopper/);
      expect((await (await signedIn(SAM)).get<string>(path)).body, path).not.toContain('acting for');
    }
  });

  it('changes their cart, orders and cancels for them, and each change stands in the log under the own name [T47]', async () => {
    const email = 'rita.rewards@example.com';
    const visitor = await actingFor(email);
    await visitor.add({ itemId: '100002', qty: 2 });
    const customer = await signedIn(email);
    expect((await customer.cart()).items.map(({ itemId }) => itemId)).toContain('100002');
    await readyToOrder(site, visitor);
    const { orderNumber = '' } = (await placeOrder(visitor)).body;
    expect((await customer.get<Order>(`/cc/api/orders/${orderNumber}`)).status).toBe(200);
    expect((await visitor.post(`/cc/api/orders/${orderNumber}/cancel`)).status).toBe(200);
    const acts = await actsFor(email);
    expect(acts.map(({ call }) => call)).toEqual(expect.arrayContaining(['BEGIN', 'placeOrder', 'cancelOrder']));
    expect(acts.find(({ call }) => call === 'cancelOrder')?.params).toEqual({ orderNumber });
    expect(new Set(acts.map(({ representative }) => representative))).toEqual(new Set(['cora.csr@foolscap.example']));
    const { rows } = await site.database.query<{ by: string[] }>(
      `select array_agg(distinct actor) as by from order_events where order_number = $1 and actor like 'representative:%'`,
      [orderNumber],
    );
    expect(rows[0]?.by).toEqual([`representative:${await idOf('cora.csr@foolscap.example')}`]);
  });

  it('keeps no card for them [T47]', async () => {
    const email = 'preston.premium@example.com';
    const visitor = await actingFor(email);
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor);
    await visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved), saveCard: true });
    expect((await placeOrder(visitor)).status).toBe(200);
    await site.hearEvents();
    const { rows } = await site.database.query('select 1 from wallet_cards where user_id = $1', [await idOf(email)]);
    expect(rows).toEqual([]);
  });

  it('sees their own prices on the business site, and what they may not buy is not sold', async () => {
    const visitor = await actingFor('carl.contract@harbordental.example', 'business.localhost');
    const answer = await visitor.post<{ cartInfo?: { messages?: { code: string }[] } }>('/cc/api/checkout/default/item', {
      items: [{ itemId: '100046', qty: 1 }],
    });
    expect(JSON.stringify(answer.body)).toContain('OFF_CONTRACT_ERROR');
  });

  it('stops, and is themselves again; the session of the customer is gone', async () => {
    const visitor = await actingFor(SAM);
    const acting = new Map(visitor.cookies);
    expect((await visitor.post<{ redirectUrl: string }>('/cc/api/customers/stop')).body.redirectUrl).toBe('/representatives/customers');
    expect((await sessionOf(visitor)).custData.custAttrbs.USERCONTACT.fname).toBe('Cora');
    const old = aVisitor(site);
    for (const [name, value] of acting) old.cookies.set(name, value);
    expect((await sessionOf(old)).userData).toMatchObject({ userType: 'GUEST' });
    expect((await actsFor(SAM)).at(-1)?.call).toBe('END');
  });

  it('does so for eight hours, and no longer than they are of customer service [T47]', async () => {
    const visitor = await actingFor(SAM);
    const start = site.shop.now();
    site.setNow(new Date(start.getTime() + 7 * 3_600_000));
    site.shop.sessions.forgetAll();
    expect((await sessionOf(visitor)).userData.flowType).toBe('CSR');
    site.setNow(new Date(start.getTime() + 8.1 * 3_600_000));
    site.shop.sessions.forgetAll();
    expect((await sessionOf(visitor)).userData).toMatchObject({ userType: 'GUEST', flowType: null });
    site.setNow(start);
    const other = await actingFor(SAM);
    await site.database.query(`update users set roles = '{}' where email = 'cora.csr@foolscap.example'`);
    await site.shop.sessions.renewUser(site.database, await idOf('cora.csr@foolscap.example'));
    expect((await sessionOf(other)).userData).toMatchObject({ userType: 'GUEST' });
    await site.database.query(`update users set roles = '{CSR}' where email = 'cora.csr@foolscap.example'`);
  });

  it('is never believed at their word: body, header and cookie name nobody [T47]', async () => {
    const visitor = await signedIn(SAM);
    const forged = await idOf(BEA);
    visitor.cookies.set('csrUserId', forged);
    await visitor.post(
      '/cc/api/checkout/default/item',
      { items: [{ itemId: '100001', qty: 1 }], csrUserId: forged, representedBy: forged },
      { headers: { 'x-csr-user-id': forged } },
    );
    const session = await sessionOf(visitor);
    expect(session.sessionData.csrUserId).toBeNull();
    expect(session.userData.flowType).toBeNull();
  });

  it('acts for nobody of the other site, nobody of the staff, and nobody that there is not', async () => {
    const visitor = await cora();
    for (const userId of [await idOf(BEA), await idOf('olga.operator@foolscap.example'), crypto.randomUUID()])
      expect((await visitor.post('/cc/api/customers/act', { userId })).status).toBe(404);
    expect((await visitor.post('/cc/api/customers/act', { userId: 'x' })).status).toBe(400);
    expect((await sessionOf(visitor)).custData.custAttrbs.USERCONTACT.fname).toBe('Cora');
  });
});

describe('a session from which somebody goes on', () => {
  const copyOf = (visitor: Visitor) => {
    const copy = aVisitor(site);
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const sessionsOf = async (email: string) => {
    const id = await idOf(email);
    return (await site.database.query('select 1 from sessions where user_id = $1 or represented_by = $1', [id])).rowCount ?? 0;
  };
  const endAll = async (email: string) =>
    site.database.query('delete from sessions where user_id = $1 or represented_by = $1', [await idOf(email)]);

  it('is gone on from once, however many ask at the same moment [T47]', async () => {
    await endAll('cora.csr@foolscap.example');
    const visitor = await cora();
    const customer = await idOf(SAM);
    const begun = await Promise.all(
      Array.from({ length: 6 }, async () => copyOf(visitor).post('/cc/api/customers/act', { userId: customer })),
    );
    expect(begun.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(begun.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(await sessionsOf('cora.csr@foolscap.example')).toBe(1);
  });

  it('is not gone on from once a new password was set: whoever acts for somebody is out, too [T54]', async () => {
    await endAll('cora.csr@foolscap.example');
    const visitor = await actingFor(SAM);
    const thief = copyOf(visitor);
    const sent: string[] = [];
    Object.assign(site.shop.mail, { send: async ({ text }: { text: string }) => void (text.includes('token=') && sent.push(text)) });
    await aVisitor(site).post('/cc/api/auth/reset', { email: 'cora.csr@foolscap.example' });
    await expect
      .poll(async () => {
        await site.hearEvents();
        return sent.length;
      })
      .toBe(1);
    const token = /token=([\w-]+)/.exec(sent[0] ?? '')?.[1] ?? '';
    const going = Array.from({ length: 4 }, async () => copyOf(thief).post('/cc/api/customers/stop'));
    const [confirmed] = await Promise.all([
      aVisitor(site).post('/cc/api/auth/reset/confirm', { token, password: 'Foolscap-demo-1' }),
      ...going,
    ]);
    expect(confirmed.status).toBe(204);
    expect(await sessionsOf('cora.csr@foolscap.example')).toBe(0);
    expect((await sessionOf(thief)).userData).toMatchObject({ userType: 'GUEST' });
    expect((await thief.post('/cc/api/customers/stop')).status).toBe(401);
  });

  it('ends when it would have ended, also where a ship-to is chosen [T47]', async () => {
    const visitor = await actingFor(BEA, 'business.localhost');
    const ends = async () =>
      (
        await site.database.query<{ expires_at: Date }>('select expires_at from sessions where represented_by = $1 and user_id = $2', [
          await idOf('cora.csr@foolscap.example'),
          await idOf(BEA),
        ])
      ).rows.map(({ expires_at: at }) => at.getTime());
    const [before] = await ends();
    const { shipTos } = (await visitor.get<{ shipTos: { id: string }[] }>('/cc/api/address/shipto')).body;
    const start = site.shop.now();
    site.setNow(new Date(start.getTime() + 3_600_000));
    expect((await visitor.post(`/cc/api/address/shipto/${shipTos.at(-1)?.id ?? ''}`)).status).toBe(200);
    site.setNow(start);
    expect(await ends()).toEqual([before]);
  });

  it('is written down as ended once, whatever ends it', async () => {
    const endsOf = async () => (await actsFor(SAM)).filter(({ call }) => call === 'END').length;
    const before = await endsOf();
    const visitor = await actingFor(SAM);
    await visitor.post('/cc/api/auth/logout', {});
    expect(await endsOf()).toBe(before + 1);
    const over = await actingFor(SAM);
    await over.post('/cc/api/auth/login', { email: 'rita.rewards@example.com', password: 'Foolscap-demo-1' });
    expect(await endsOf()).toBe(before + 2);
    const stopped = await actingFor(SAM);
    await Promise.all(Array.from({ length: 5 }, async () => copyOf(stopped).post('/cc/api/customers/stop')));
    expect(await endsOf()).toBe(before + 3);
  });
});

describe('two tabs of one browser', () => {
  const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  const typed = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const address = {
    intent: 'address',
    firstName: 'Sam',
    lastName: 'Shopper',
    address1: '77 Secret Way',
    city: 'Boston',
    state: 'MA',
    zipCode: '02116',
    phone: '617 555 0100',
  };
  const addressesOf = async (email: string) =>
    (await site.database.query<{ address1: string }>('select address1 from addresses where user_id = $1', [await idOf(email)])).rows.map(
      ({ address1 }) => address1,
    );

  it('change nothing for the customer of the other: a form says for whom its page was made [T47]', async () => {
    const visitor = await actingFor(SAM);
    const ofSam = visitor.cookies.get('ctxToken') ?? '';
    await visitor.post('/cc/api/customers/stop');
    await visitor.post('/cc/api/customers/act', { userId: await idOf('rita.rewards@example.com') });
    const late = await visitor.post<string>('/account/buynow', form({ ...address, contextToken: ofSam }), typed);
    expect(late.body).toContain('This page was opened for somebody else');
    expect(await addressesOf('rita.rewards@example.com')).not.toContain('77 Secret Way');
    const ofRita = visitor.cookies.get('ctxToken') ?? '';
    await visitor.post('/account/buynow', form({ ...address, contextToken: ofRita }), typed);
    expect(await addressesOf('rita.rewards@example.com')).toContain('77 Secret Way');
  });
});

it('whoever comes to work for the shop is acted for by nobody any more [T47]', async () => {
  const visitor = await actingFor(SAM);
  await site.database.query(`update users set roles = '{OPERATOR}' where email = $1`, [SAM]);
  await site.shop.sessions.renewUser(site.database, await idOf(SAM));
  expect((await visitor.get('/cc/api/operations/tax-certificates')).status).toBe(401);
  await site.database.query(`update users set roles = '{}' where email = $1`, [SAM]);
});

describe('the log of acts', () => {
  it('has each change, also of what may be repeated: printers, questions and alerts [T47]', async () => {
    const visitor = await actingFor(SAM);
    await visitor.post('/cc/api/products/100001/questions', { body: 'Does it fit a small printer?' });
    await visitor.post('/cc/api/machines', { model: 'Ardent L40' });
    const calls = (await actsFor(SAM)).map(({ call }) => call);
    expect(calls).toEqual(expect.arrayContaining(['askQuestion', 'addMachine']));
    // What only looks is no act.
    await visitor.get('/cc/api/checkout/default');
    await visitor.post('/ele-lpd/api/getTileLabels', { itemIds: ['100001'] });
    expect((await actsFor(SAM)).length).toBe(calls.length);
  });

  it('whose outcome cannot be written down is done, and stands there without it [T47]', async () => {
    const visitor = await actingFor(SAM);
    await site.database.query('alter table representative_acts add constraint no_outcome check (outcome is null) not valid');
    try {
      expect((await visitor.post('/cc/api/checkout/default/item', { items: [{ itemId: '100002', qty: 1 }] })).status).toBe(200);
    } finally {
      await site.database.query('alter table representative_acts drop constraint no_outcome');
    }
    const { rows } = await site.database.query("select outcome from representative_acts where call <> 'END' order by act_id desc limit 1");
    expect(rows).toEqual([{ outcome: null }]);
  });

  it('says what came of it, and what cannot be written down is not done [T47]', async () => {
    const visitor = await actingFor(SAM);
    const outcomes = async () =>
      (
        await site.database.query<{ outcome: string | null }>(
          "select outcome from representative_acts where call <> 'END' order by act_id desc limit 1",
        )
      ).rows[0]?.outcome;
    await visitor.add({ itemId: '100002', qty: 1 });
    expect(await outcomes()).toBe('DONE');
    await visitor.post('/cc/api/orders/10009999/cancel');
    expect(await outcomes()).toBe('REFUSED');
    const before = (await visitor.cart()).items.map(({ qty }) => qty);
    await site.database.query('alter table representative_acts add constraint not_now check (false) not valid');
    const refused = await visitor.post('/cc/api/checkout/default/item', { items: [{ itemId: '100002', qty: 1 }] });
    await site.database.query('alter table representative_acts drop constraint not_now');
    expect(refused.status).toBe(500);
    expect((await visitor.cart()).items.map(({ qty }) => qty)).toEqual(before);
  });
});

it('the page finds a customer without scripts, begins and ends', async () => {
  const visitor = await cora();
  const page = await visitor.get<string>('/representatives/customers?query=sam.shopper%40example.com');
  expect(page.body).toContain('Act for Sam Shopper');
  expect((await (await signedIn(SAM)).get('/representatives/customers')).status).toBe(404);
  expect(GAIL.email).not.toBe(SAM);
});
