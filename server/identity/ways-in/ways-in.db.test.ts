import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import type { getSession } from '#contracts/session/identity.ts';
import { comeInBy, demoPartner, tokenOf } from '#tests/support/identity/partners.ts';
import type { WayIn } from '#domain/identity/ways-in/ways-in.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { CARDS, CHECKOUT, GAIL, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { sweep } from '../../jobs/sweep.ts';

const site = useShop({ hasPages: true });
type Session = z.output<(typeof getSession)['answer']>;
const sessionOf = async (visitor: Visitor) => (await visitor.get<Session>('/ele-lpd/api/session')).body;
const atWork = () => aVisitor(site, { host: 'business.localhost' });
const rowOf = async (where: string) => (await site.database.query<Record<string, unknown>>(`select * from ${where}`)).rows;

beforeEach(async () => {
  await site.database.query('update partners set is_active = true');
});

async function cameIn(way: WayIn, different: object = {}): Promise<Visitor> {
  const visitor = way === 'THIRD_PARTY' ? aVisitor(site) : atWork();
  const answer = await comeInAs(site, visitor, way, different);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return visitor;
}

describe('somebody whom a partner sends', () => {
  it('comes from a purchasing system as the buyer that it names, and the flow type is MVP [S2-22]', async () => {
    const { sessionData, userData } = await sessionOf(await cameIn('MVP'));
    expect(sessionData).toMatchObject({ isLoggedIn: true, accountNumber: '4410001' });
    expect(userData).toMatchObject({ flowType: 'MVP', userType: 'REGISTERED', partnerName: 'Ledgerline Purchasing' });
    expect(await rowOf(`sessions where partner_id = 'ledgerline'`)).toHaveLength(1);
  });

  it('comes from their employer, and the flow type is SAML; who signs in here has none [S2-23 S6-07]', async () => {
    const { userData, segments, capabilities } = await sessionOf(await cameIn('SAML'));
    expect(userData).toMatchObject({ flowType: 'SAML', userType: 'REGISTERED', partnerName: 'Cedar Legal sign-in' });
    expect(segments).toContain('SAML');
    expect(capabilities).not.toContain('CHANGE_PASSWORD');
    const bo = atWork();
    await bo.post('/cc/api/auth/login', { email: 'bo.buyer@cedarlegal.example', password: 'Foolscap-demo-1' });
    expect((await sessionOf(bo)).userData).toMatchObject({ flowType: null, partnerName: null });
    expect((await sessionOf(bo)).segments).not.toContain('SAML');
  });

  it('comes from another storefront as a third party: with a cart of their own, and the same one the next time [C1-21 S6-03]', async () => {
    const pat = await cameIn('THIRD_PARTY');
    const { sessionData, userData, segments } = await sessionOf(pat);
    expect(userData).toMatchObject({ userType: 'THIRD_PARTY', flowType: null, rewardsNumber: null, partnerName: 'Payday Perks' });
    expect(sessionData.isLoggedIn).toBe(true);
    expect(segments).toContain('THIRD_PARTY');
    expect(segments).not.toContain('REGISTERED');
    expect(segments).not.toContain('GUEST');
    await pat.add({ itemId: '100002', qty: 3 });
    const again = await cameIn('THIRD_PARTY');
    expect((await again.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 3]]);
    expect((await (await cameIn('THIRD_PARTY', { sub: 'shopper-2' })).cart()).items).toEqual([]);
  });

  it('as a third party is seen as one by who acts for them, too [C1-21 S6-03]', async () => {
    const pat = await cameIn('THIRD_PARTY', { sub: 'shopper-acted-for' });
    const own = await sessionOf(pat);
    const [row] = await rowOf(`users where partner_subject = 'shopper-acted-for'`);
    const cora = aVisitor(site);
    await cora.post('/cc/api/auth/login', { email: 'cora.csr@foolscap.example', password: 'Foolscap-demo-1' });
    expect((await cora.post('/cc/api/customers/act', { userId: row?.['user_id'] })).status).toBe(200);
    const seen = await sessionOf(cora);
    expect(seen.userData).toMatchObject({ userType: 'THIRD_PARTY', flowType: 'CSR' });
    expect(seen.segments).toEqual(own.segments);
    // What only they themselves may do is not done for them.
    expect(seen.capabilities).toEqual(own.capabilities.filter((key) => !['CHANGE_PASSWORD', 'EDIT_PROFILE'].includes(key)));
    expect(own.capabilities).not.toContain('AUTO_RESTOCK');
  });

  it('as a third party keeps no cards and collects no rewards here: neither by the calls nor by a payment', async () => {
    const pat = await cameIn('THIRD_PARTY', { sub: 'shopper-7' });
    expect((await pat.get('/cc/api/wallet')).status).toBe(403);
    expect((await sessionOf(pat)).capabilities).not.toContain('SAVED_CARDS');
    await pat.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, pat, CARDS.approved, 'pat.perkins@paydayperks.example');
    const payment = await pat.post(`${CHECKOUT}/payment`, {
      paymentType: 'CREDIT_CARD',
      token: await tokenFor(site, CARDS.approved),
      saveCard: true,
    });
    expect(payment.status).toBe(200);
    expect((await pat.put<{ code: string }>(CHECKOUT, { cartEasyRewards: { redeem: 5 } })).body.code).toBe('MISSING_REWARDS_ID');
    expect((await placeOrder(pat)).body.status).toBe('PLACED');
    await site.hearEvents();
    expect(await rowOf(`wallet_cards join users using (user_id) where partner_subject = 'shopper-7'`)).toEqual([]);
    expect((await pat.get<{ orders: unknown[] }>('/cc/api/orders')).body.orders).toHaveLength(1);
  });

  it('is somebody of the partner’s organization or nobody: not a colleague elsewhere, not who works for the shop [T52]', async () => {
    for (const sub of [
      'bo.buyer@cedarlegal.example',
      'sam.shopper@example.com',
      'olga.operator@foolscap.example',
      'cora.csr@foolscap.example',
    ]) {
      const visitor = atWork();
      expect(await comeInBy(visitor, 'MVP', tokenOf(site, 'MVP', { sub })), sub).toMatchObject({
        status: 403,
        body: { code: 'WAY_IN_UNKNOWN' },
      });
      expect((await sessionOf(visitor)).sessionData.isLoggedIn).toBe(false);
    }
    await site.database.query(`update users set roles = '{CSR}' where email = 'gil.group@harbordental.example'`);
    expect((await comeInBy(atWork(), 'MVP', tokenOf(site, 'MVP', { sub: 'gil.group@harbordental.example' }))).status).toBe(403);
  });

  it('with the email of somebody who has an account here is not that person, and cannot sign in with it [T52 T53]', async () => {
    const thief = await cameIn('THIRD_PARTY', { sub: 'shopper-9', email: 'sam.shopper@example.com', given_name: 'Sam' });
    const { sessionData } = await sessionOf(thief);
    expect((await thief.get<{ orders: unknown[] }>('/cc/api/orders')).body.orders).toEqual([]);
    const sam = aVisitor(site);
    await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
    expect((await sessionOf(sam)).sessionData.xdeviceID).not.toBe(sessionData.xdeviceID);
    const [row] = await rowOf(`users where partner_subject = 'shopper-9'`);
    const login = await aVisitor(site).post('/cc/api/auth/login', { email: row?.['email'], password: '' });
    expect(login).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
  });

  it('of whom the partner tells no email is asked for one at checkout, and nothing is written to the name that we know them by', async () => {
    const quinn = await cameIn('THIRD_PARTY', { sub: 'shopper-20', email: undefined });
    expect((await sessionOf(quinn)).sessionData.emailHash).toBeNull();
    await quinn.add({ itemId: '100001', qty: 1 });
    const proceeded = { proceedCheckout: true, continueAsGuest: true };
    const checkout = await quinn.put<CartResponse>(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, proceeded);
    expect(checkout.body.cartInfo.userInfo.contact.email).toBeNull();
    expect(JSON.stringify(checkout.body)).not.toContain('shopper.invalid');
    const page = await quinn.get<string>('/cc/sparq/checkout');
    expect(page.body).toContain('name="email"');
    expect(page.body).not.toContain('shopper.invalid');
    const withoutEmail = await quinn.post<{ errors: { field: string }[] }>(`${CHECKOUT}/address`, { ...GAIL, email: undefined });
    expect(withoutEmail.status).toBe(400);
    expect(withoutEmail.body.errors.map(({ field }) => field)).toContain('email');
    await readyToOrder(site, quinn, CARDS.approved, 'quinn@elsewhere.example');
    const placed = await placeOrder(quinn);
    expect(placed.body.status).toBe('PLACED');
    expect(await rowOf(`orders where email like '%.invalid'`)).toEqual([]);
    const alert = await quinn.post<{ errors: { field: string }[] }>('/cc/api/products/100003/alerts', { kind: 'PRICE', below: 1 });
    expect(alert.body.errors[0]?.field).toBe('email');
  });

  it('of whom the partner tells another email has not shown that it is theirs', async () => {
    await cameIn('THIRD_PARTY', { sub: 'shopper-21', email: 'mine@elsewhere.example' });
    const confirmed = async () => (await rowOf(`users where partner_subject = 'shopper-21'`))[0]?.['email_confirmed_at'];
    await site.database.query(`update users set email_confirmed_at = now() where partner_subject = 'shopper-21'`);
    await cameIn('THIRD_PARTY', { sub: 'shopper-21', email: 'Mine@elsewhere.example' });
    expect(await confirmed()).not.toBeNull();
    await cameIn('THIRD_PARTY', { sub: 'shopper-21', email: 'somebody.else@elsewhere.example' });
    expect(await confirmed()).toBeNull();
  });

  it('is told apart by customer service from a customer of the same name and email [T47]', async () => {
    await cameIn('THIRD_PARTY', { sub: 'shopper-22', email: 'rita.rewards@example.com', given_name: 'Rita', family_name: 'Rewards' });
    const cora = aVisitor(site);
    await cora.post('/cc/api/auth/login', { email: 'cora.csr@foolscap.example', password: 'Foolscap-demo-1' });
    type Found = { customers: { email: string; partnerName: string | null }[] };
    for (const query of ['Rita Rewards', 'rita.rewards@example.com']) {
      const { customers } = (await cora.get<Found>(`/cc/api/customers?query=${encodeURIComponent(query)}`)).body;
      expect(customers.map(({ partnerName }) => partnerName).toSorted(), query).toEqual(['Payday Perks', null]);
    }
    const page = await cora.get<string>('/representatives/customers?query=Rita+Rewards');
    expect(page.body).toContain('Shopper of Payday Perks');
  });

  it('is let go when the partner is switched off, and stays for a working day at most [T52]', async () => {
    const bo = await cameIn('SAML');
    await bo.post('/ele-lpd/api/sparxProxy/updateSessionToken');
    const [row] = await rowOf(`sessions where partner_id = 'cedar-sign-in' order by created_at desc limit 1`);
    expect(Number(row?.['expires_at']) - Number(row?.['created_at'])).toBe(8 * 3600 * 1000);
    await site.database.query(`update partners set is_active = false where partner_id = 'cedar-sign-in'`);
    site.shop.sessions.forgetAll();
    expect((await sessionOf(bo)).sessionData.isLoggedIn).toBe(false);
    expect(await comeInAs(site, atWork(), 'SAML')).toMatchObject({ status: 401, body: { code: 'WAY_IN_REFUSED' } });
  });

  it('keeps the way that they came when they choose another ship-to, and until when they stay', async () => {
    const bea = await cameIn('MVP');
    const [before] = await rowOf(`sessions where partner_id = 'ledgerline' order by created_at desc limit 1`);
    const [other] = await rowOf(`addresses where account_number = '4410001' order by address1 desc limit 1`);
    expect((await bea.post(`/cc/api/address/shipto/${String(other?.['address_id'])}`)).status).toBe(200);
    expect((await sessionOf(bea)).userData.flowType).toBe('MVP');
    const [after] = await rowOf(`sessions where sign_in_id = '${String(before?.['sign_in_id'])}'`);
    expect(after?.['expires_at']).toEqual(before?.['expires_at']);
  });

  it('leaves what the browser had before where it was', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100003', qty: 2 });
    await comeInBy(visitor, 'THIRD_PARTY', tokenOf(site, 'THIRD_PARTY', { sub: 'shopper-5' }));
    expect((await visitor.cart()).items).toEqual([]);
  });
});

describe('the pages of the ways in', () => {
  it('follow a link, and not for who only looks ahead at it [T51]', async () => {
    const pat = aVisitor(site);
    const link = `/tpv?token=${tokenOf(site, 'THIRD_PARTY')}`;
    expect((await pat.get(link, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(425);
    const answer = await pat.get(link);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/tpv']);
    const page = (await pat.get<string>('/tpv')).body;
    expect(page).toContain('Welcome, ');
    expect(page).toContain('Payday Perks');
    // They sign in there: what is about passwords of ours is not theirs.
    for (const path of ['/account/security', '/account/sign-ins']) {
      expect(page).not.toContain(path);
      expect((await pat.get(path)).status, path).toBe(404);
    }
    const bea = atWork();
    expect((await bea.get(`/punchout?token=${tokenOf(site, 'MVP')}`)).status).toBe(303);
    expect((await sessionOf(bea)).userData.flowType).toBe('MVP');
  });

  it('say what to do to who was not sent', async () => {
    expect(await atWork().get('/punchout')).toMatchObject({ status: 404 });
    const page = await atWork().get<string>('/punchout?token=nonsense');
    expect(page.status).toBe(401);
    expect(page.body).toContain('We couldn’t sign you in');
    expect((await aVisitor(site).get<string>('/tpv')).body).toContain('Shop through a partner');
  });

  it('can be tried by hand in the demo', async () => {
    const visitor = atWork();
    const page = (await visitor.get<string>('/dev/ways-in')).body;
    expect(page).toContain('Cedar Legal sign-in');
    expect(page).not.toContain('Payday Perks');
    const { partnerId, people } = demoPartner('MVP');
    const signed = await visitor.post<{ path: string; token: string }>('/api/dev/ways-in', { partnerId, person: people[0]?.sub });
    expect((await visitor.get(`${signed.body.path}?token=${signed.body.token}`)).status).toBe(303);
    expect((await sessionOf(visitor)).userData.flowType).toBe('MVP');
  });
});

it('what was spent is forgotten once it would not work any more', async () => {
  await cameIn('MVP');
  const count = async () => (await rowOf('spent_tokens')).length;
  expect(await count()).toBeGreaterThan(0);
  // Nothing is left waiting for hours.
  await site.hearEvents();
  site.setNow(new Date(site.shop.now().getTime() + 3 * 3600 * 1000));
  await sweep(site.shop);
  expect(await count()).toBe(0);
});
