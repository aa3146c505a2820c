import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { dispatchDue } from '#server/events/index.ts';
import { HANDLERS } from '#server/jobs/handlers.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PASSWORD = 'Foolscap-demo-1';
const site = useShop({ hasRateLimits: true });

function signIn(visitor: Visitor, email: string, more: Record<string, unknown> = {}, query = '') {
  return visitor.post<{ user: Record<string, unknown>; redirectUrl: string; code?: string; message?: string }>(
    `/cc/api/auth/login${query}`,
    { email, password: PASSWORD, ...more },
  );
}

type SessionAnswer = {
  userData: Record<string, unknown>;
  siteVariables: Record<string, unknown>;
  sessionData: {
    sessionIPA: { permissionDetail: { globalPermission: Record<string, boolean>; sessionData: Record<string, unknown> } };
  } & Record<string, unknown>;
  permissions: string[];
  cart: Record<string, number>;
  displayRules: { name: string; display: boolean }[];
};

async function sessionOf(visitor: Visitor): Promise<SessionAnswer> {
  return (await visitor.get<SessionAnswer>('/ele-lpd/api/session')).body;
}

describe('signing in', () => {
  it('gets back the cart that belongs to the account [C1-02 C1-20]', async () => {
    const sam = aVisitor(site);
    expect((await signIn(sam, 'sam.shopper@example.com')).body.user).toMatchObject({ userType: 'REGISTERED', firstName: 'Sam' });
    await sam.add({ itemId: '100001', qty: 2 });
    const elsewhere = aVisitor(site);
    await signIn(elsewhere, 'sam.shopper@example.com');
    expect(rowOf(await elsewhere.cart(), '100001').qty).toBe(2);
  });

  it('takes the cart of the visit along, sums up what both have, and says so once [C8-28]', async () => {
    const visitor = aVisitor(site);
    await signIn(visitor, 'rita.rewards@example.com');
    await visitor.add({ itemId: '100002', qty: 1 });
    await visitor.post('/cc/api/auth/logout');
    const guestCart = await visitor.add({ itemId: '100002', qty: 2 }, { itemId: '100010', qty: 1 });
    await signIn(visitor, 'rita.rewards@example.com');
    const cart = await visitor.cart();
    expect(rowOf(cart, '100002').qty).toBe(3);
    expect(rowOf(cart, '100010').qty).toBe(1);
    expect(cart.previousCartId).toBe(guestCart.cartId);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'CART_AUTO_MERGE', type: 'INFO' }));
    expect((await visitor.cart()).messages).toEqual([]);
  });

  it('takes along a coupon that was entered before anything was added', async () => {
    const visitor = aVisitor(site);
    await visitor.put('/cc/api/checkout/default?actionType=APPLY_COUPON', { coupons: ['BASKET5'] });
    await signIn(visitor, 'selma.select@example.com');
    expect((await visitor.cart()).coupons).toMatchObject([{ code: 'BASKET5', status: 'PENDING' }]);
  });

  it('gives a new session and context token, and ends the old ones [C4-27]', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const before = { session: visitor.cookies.get('jsessionid'), token: visitor.cookies.get('ctxToken') };
    const answer = await signIn(visitor, 'sam.shopper@example.com');
    expect(visitor.cookies.get('jsessionid')).not.toBe(before.session);
    expect(answer.headers['x-context-token']).toBe(visitor.cookies.get('ctxToken'));
    expect(visitor.cookies.get('ctxToken')).not.toBe(before.token);
    const thief = aVisitor(site);
    thief.cookies.set('jsessionid', before.session ?? '');
    expect((await thief.cart()).items).toEqual([]);
  });

  it('keeps session cookies from scripts and from other sites', async () => {
    const { headers } = await signIn(aVisitor(site), 'sam.shopper@example.com');
    expect([headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('jsessionid='))).toMatch(/HttpOnly/);
    expect([headers['set-cookie']].flat().every((cookie) => String(cookie).includes('SameSite=Lax'))).toBe(true);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await signIn(aVisitor(site), 'paula.plus@example.com', { password: 'wrong-password' });
    const unknown = await signIn(aVisitor(site), 'nobody@example.com');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('goes back to where the shopper came from, jumpUrl before TARGET, and never to another site [C2-11 C2-12]', async () => {
    const to = async (query: string) => (await signIn(aVisitor(site), 'sam.shopper@example.com', {}, query)).body.redirectUrl;
    expect(await to('?jumpUrl=/account/orders')).toBe('/account/orders');
    expect(await to('?TARGET=/account/orders')).toBe('/account/orders');
    expect(await to('?TARGET=/a&jumpUrl=/b')).toBe('/b');
    for (const evil of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2f%2fevil.example'])
      expect(await to(`?jumpUrl=${encodeURIComponent(evil)}`)).toBe('/');
  });

  it('on the other site is refused with the right address', async () => {
    const answer = await signIn(aVisitor(site), 'bea.buyer@harbordental.example');
    expect(answer).toMatchObject({ status: 403, body: { code: 'WRONG_TENANT', redirectUrl: expect.stringContaining('//business.') } });
  });

  it('is refused after ten failures of one account, even with the right password', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await signIn(aVisitor(site), 'selma.select@example.com', { password: `wrong-${attempt}` });
    const refused = await signIn(aVisitor(site), 'selma.select@example.com');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/Try again in 15 minutes\. To get in now, reset your password\./) },
    });
    // It was waited for in case the seats were only being tried.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(840);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  });
});

describe('signing out', () => {
  it('leaves the cart with the account and the visitor a guest [C1-19]', async () => {
    const sam = aVisitor(site);
    await signIn(sam, 'preston.premium@example.com');
    await sam.add({ itemId: '100001', qty: 1 });
    await sam.post('/cc/api/auth/logout');
    expect((await sam.cart()).items).toEqual([]);
    expect((await sessionOf(sam)).userData).toMatchObject({ userType: 'GUEST', isLoggedIn: false });
  });
});

describe('opening an account', () => {
  const fresh = { email: 'new.person@example.com', password: 'a-fine-pass-phrase', firstName: 'Nina', lastName: 'New' };

  it('signs in at once, and its password is not kept as it is', async () => {
    const { status, body } = await aVisitor(site).post('/cc/api/auth/register', fresh);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email: 'new.person@example.com', userType: 'REGISTERED' } } });
    const { rows } = await site.database.query("select password_hash from users where email = 'new.person@example.com'");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['email', { email: 'no mail' }, 'Invalid email address'],
    ['password', { password: 'short' }, 'Please use at least 8 characters'],
    [
      'password',
      { password: 'password1' },
      'This password is easy to guess: it is on lists of passwords that many people use. Please choose another one',
    ],
    ['firstName', { firstName: ' ' }, 'Please enter a first name'],
  ])('tells what is wrong with %s beside the field [C5-60]', async (field, change, message) => {
    const { status, body } = await aVisitor(site).post('/cc/api/auth/register', { ...fresh, email: 'other@example.com', ...change });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: expect.arrayContaining([expect.objectContaining({ field, message })]) },
    });
  });

  it('is refused for an e-mail that has one, however it is written', async () => {
    await aVisitor(site).post('/cc/api/auth/register', { ...fresh, email: 'twice@example.com' });
    expect(await aVisitor(site).post('/cc/api/auth/register', { ...fresh, email: ' TWICE@example.com' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'email', code: 'INVALID' }] },
    });
  });
});

describe('a forgotten password', () => {
  async function resetLink(email: string): Promise<string | undefined> {
    for (let attempt = 0; attempt < 40; attempt += 1) {
      await dispatchDue(site.shop, HANDLERS);
      const folder = join(site.shop.settings.dataDir, 'outbox');
      for (const name of await readdir(folder).catch(() => [])) {
        const mail = readMail(await readFile(join(folder, name), 'utf8'));
        const token = /token=([\w-]+)/.exec(mail.text)?.[1];
        if (mail.to.includes(email) && token !== undefined) return token;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return undefined;
  }

  it('is replaced by the way in the mail, once, and ends every session', async () => {
    const paula = aVisitor(site);
    await signIn(paula, 'paula.plus@example.com');
    expect((await aVisitor(site).post('/cc/api/auth/reset', { email: 'paula.plus@example.com' })).status).toBe(204);
    const token = await resetLink('paula.plus@example.com');
    expect(token).toBeDefined();
    const change = { token, password: 'another-fine-phrase' };
    expect((await aVisitor(site).post('/cc/api/auth/reset/confirm', change)).status).toBe(204);
    expect((await sessionOf(paula)).userData).toMatchObject({ isLoggedIn: false });
    expect((await signIn(aVisitor(site), 'paula.plus@example.com', { password: 'another-fine-phrase' })).status).toBe(200);
    expect(await aVisitor(site).post('/cc/api/auth/reset/confirm', change)).toMatchObject({
      status: 410,
      body: { code: 'LINK_USED_UP' },
    });
  });

  it('of nobody is answered like one of somebody, and no mail is written', async () => {
    const before = (await site.database.query('select count(*)::int as n from outbox')).rows[0].n;
    expect((await aVisitor(site).post('/cc/api/auth/reset', { email: 'nobody@example.com' })).status).toBe(204);
    expect((await site.database.query('select count(*)::int as n from outbox')).rows[0].n).toBe(before);
  });
});

describe('what the page knows of the visit', () => {
  it('of a guest of the consumer site [C1-06 C1-19 C6-01]', async () => {
    const session = await sessionOf(aVisitor(site));
    expect(session.userData).toMatchObject({ userType: 'GUEST', routeType: 'dotcom', routeId: 'dotcom', consumer: true });
    expect(session.siteVariables).toMatchObject({ isCOM: true, isSBA: false, isLoggedIn: false });
    expect(session.sessionData).toMatchObject({ zipcode: '01702' });
  });

  it('of the business site and its routes [C1-07 C1-17 C1-18]', async () => {
    expect((await sessionOf(aVisitor(site, { host: 'business.localhost' }))).userData).toMatchObject({ routeType: 'SBA', routeId: 'SBA' });
    expect((await sessionOf(aVisitor(site, { host: 'hit.localhost' }))).userData).toMatchObject({ routeType: 'SBA', routeId: 'HIT' });
    expect((await sessionOf(aVisitor(site, { host: 'sws.localhost' }))).userData).toMatchObject({ routeType: 'SBA', routeId: 'SWS' });
  });

  it('of a business customer: account, permissions and rules [C1-04 C1-08 S3-03 S6-99]', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await signIn(bea, 'bea.buyer@harbordental.example');
    const session = await sessionOf(bea);
    expect(session.sessionData).toMatchObject({ accountNumber: '4410001', isLoggedIn: true });
    expect(session.permissions).toEqual(expect.arrayContaining(['G_IOC', 'G_CSE', 'G_BOP', 'G_BIO']));
    const { globalPermission } = session.sessionData.sessionIPA.permissionDetail;
    expect(globalPermission).toEqual({
      G_AL: false,
      G_ALP: false,
      G_WS: false,
      G_IOC: true,
      G_CSE: true,
      G_BOP: true,
      G_BIO: true,
      G_IBV: false,
    });
    expect(session.displayRules).toContainEqual(expect.objectContaining({ name: 'BC_ORDER_LEVEL', display: true }));
  });

  it('tells of an account whether market prices stand beside its own, and whether it is a healthcare account [C6-16 C6-17]', async () => {
    const detailOf = async (email: string) => {
      const visitor = aVisitor(site, { host: 'business.localhost' });
      await signIn(visitor, email);
      return (await sessionOf(visitor)).sessionData.sessionIPA.permissionDetail.sessionData;
    };
    await site.database.query(`update accounts set settings = settings || '{"activePriceMethod": "MPI"}' where account_number = '4410002'`);
    expect(await detailOf('tess.teacher@northwindschools.example')).toMatchObject({
      isMarketPriceEnabled: true,
      healthcareStatus: 'ACTIVE',
    });
    expect(await detailOf('bo.buyer@cedarlegal.example')).toMatchObject({ isMarketPriceEnabled: false, healthcareStatus: null });
  });

  it('of nobody else has any global permission: on the consumer site they mean nothing [S3-03]', async () => {
    const sam = aVisitor(site);
    await signIn(sam, 'sam.shopper@example.com');
    for (const visitor of [aVisitor(site), aVisitor(site, { host: 'business.localhost' }), sam])
      expect((await sessionOf(visitor)).sessionData.sessionIPA.permissionDetail.globalPermission).toEqual({});
  });

  it('of who fills a cart: account, tier, number, ship-to, store, contact and kind of customer [C3-75]', async () => {
    const infoOf = async (visitor: Visitor) => (await visitor.cart()).userInfo;
    const [bea, rita] = [aVisitor(site, { host: 'business.localhost' }), aVisitor(site)];
    await signIn(bea, 'bea.buyer@harbordental.example');
    await signIn(rita, 'rita.rewards@example.com');
    expect(await infoOf(bea)).toMatchObject({
      accountNumber: '4410001',
      shipToId: expect.stringMatching(/^\S+$/),
      shipToName: 'Boston, MA',
      backendCustomerType: 'BUSINESS',
      contact: { firstName: 'Bea', email: 'bea.buyer@harbordental.example' },
    });
    expect(await infoOf(rita)).toMatchObject({
      rewardsTier: 'PR7',
      rewardsNumber: '2200000001',
      shipToId: null,
      yourStoreId: null,
      backendCustomerType: 'CONSUMER',
    });
    expect(await infoOf(aVisitor(site))).toMatchObject({ accountNumber: null, shipToName: null, backendCustomerType: 'GUEST' });
  });

  it('of a loyalty member: number and tier [C1-03 C6-26]', async () => {
    const rita = aVisitor(site);
    await signIn(rita, 'rita.rewards@example.com');
    expect((await sessionOf(rita)).userData).toMatchObject({ rewardsNumber: '2200000001', rewardsTier: 'PR7' });
  });

  it('reads the zip of the cookie [C2-53]', async () => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', '10001');
    expect((await sessionOf(visitor)).sessionData).toMatchObject({ zipcode: '10001' });
    const cart = await visitor.add({ itemId: '100001', qty: 1 });
    expect(cart.cartSummary.totalTax).toBe(1.88);
  });
});

describe('the business site', () => {
  it('shows its cart to nobody who is signed out [C4-90 S6-104 S8-06]', async () => {
    const visitor = aVisitor(site, { host: 'business.localhost' });
    expect(await visitor.get('/cc/api/checkout')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await visitor.post('/cc/api/checkout/default/item', { items: [{ itemId: '100001' }] })).toMatchObject({ status: 401 });
  });

  it('sells at the price of the contract and says so [C1-10 C1-49]', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await signIn(bea, 'bea.buyer@harbordental.example');
    const row = rowOf(await bea.add({ itemId: '100001', qty: 1 }), '100001');
    expect(row).toMatchObject({ onContract: true, customerSku: 'PAPER-A', priceInfo: { basePricePerUnit: 41.29 } });
  });

  it('refuses what the policy of the organisation blocks [C6-30 C8-13 C8-68]', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await signIn(bea, 'bea.buyer@harbordental.example');
    const cart = await bea.add({ itemId: '100045', qty: 1 });
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'BLOCKED_FOR_ADD_TO_CART',
        message: 'The items are blocked for add to cart as per your organization policies',
      }),
    );
  });

  it('refuses what is off contract to who may only buy on it, and sells it to others [C6-08 C8-15]', async () => {
    const carl = aVisitor(site, { host: 'business.localhost' });
    await signIn(carl, 'carl.contract@harbordental.example');
    expect((await carl.add({ itemId: '100046', qty: 1 })).messages).toContainEqual(expect.objectContaining({ code: 'OFF_CONTRACT_ERROR' }));
    const bea = aVisitor(site, { host: 'business.localhost' });
    await signIn(bea, 'bea.buyer@harbordental.example');
    expect(rowOf(await bea.add({ itemId: '100046', qty: 1 }), '100046').qty).toBe(1);
  });

  it('lets nobody pick up who may not [C6-10]', async () => {
    const carl = aVisitor(site, { host: 'business.localhost' });
    await signIn(carl, 'carl.contract@harbordental.example');
    const cart = await carl.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'NOT_AVAILABLE_FOR_BOPIS' }));
  });

  it('taxes nothing for an account that is exempt [C3-98]', async () => {
    const tess = aVisitor(site, { host: 'business.localhost' });
    await signIn(tess, 'tess.teacher@northwindschools.example');
    const cart = await tess.add({ itemId: '100001', qty: 2 });
    expect(cart.cartSummary.totalTax).toBe(0);
    expect(cart.metadata.cartProperty.taxExemptType).toBe('FULL');
  });

  it('has carts of its own: the same browser sees another one there', async () => {
    const cora = aVisitor(site);
    await signIn(cora, 'cora.csr@foolscap.example');
    await cora.add({ itemId: '100001', qty: 1 });
    const there = aVisitor(site, { host: 'business.localhost' });
    for (const [name, value] of cora.cookies) there.cookies.set(name, value);
    expect((await there.get<CartResponse>('/cc/api/checkout')).status).toBe(401);
  });
});
