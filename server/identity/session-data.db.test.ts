import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { getSession } from '#contracts/session/identity.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const HOSTS = new Map(['EDIV', 'WPL', 'UNROUTED'].map((route) => [`${route.toLowerCase()}.example`, route]));
const site = useShop({ hasPages: true, settings: { tenantHosts: HOSTS } });

type Session = z.output<typeof getSession.answer>;
const sessionOf = async (visitor: Visitor, headers = {}) => (await visitor.get<Session>('/ele-lpd/api/session', { headers })).body;

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const bothHave = (id: string) => (lists: readonly string[][]) => lists.every((list) => list.includes(id));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the data of a session', () => {
  it('of a buyer: account, division, hashes that lead back to nobody, store and place [S3-01 S3-04]', async () => {
    const bea = await signedIn('bea.buyer@harbordental.example', 'business.localhost');
    bea.cookies.set('zipcode', '02116');
    const { sessionData } = await sessionOf(bea);
    expect(sessionData).toMatchObject({
      isLoggedIn: true,
      accountNumber: '4410001',
      dcn: '017',
      customerNumber: '4410001',
      emailHash: sha256('bea.buyer@harbordental.example'),
      csrUserId: null,
      isMobileAPP: false,
      zipcode: '02116',
      routePrefix: '/ele-lpd',
    });
    expect(sessionData.sessionIPA.permissionDetail.deprecableRequestFields).toEqual({ shippingZip: '02116' });
    expect(sessionData.requestId).toMatch(/^[\w-]{8,}$/);
    expect(sessionData.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(sessionData.fingerprint).toBe((await sessionOf(bea)).sessionData.fingerprint);
    expect(bea.cookies.get('jsessionid')).not.toContain(sessionData.fingerprint);
    const again = await sessionOf(await signedIn('bea.buyer@harbordental.example', 'business.localhost'));
    expect(again.sessionData.fingerprint).not.toBe(sessionData.fingerprint);
    expect(again.sessionData.xdeviceID).toBe(sessionData.xdeviceID);
  });

  it('knows the membership program [C6-14]', async () => {
    const programOf = async (visitor: Visitor) => (await sessionOf(visitor)).sessionData.membershipDetail;
    expect(await programOf(await signedIn('selma.select@example.com'))).toEqual({ membershipProgram: 'SELECT' });
    expect(await programOf(aVisitor(site))).toEqual({ membershipProgram: 'NON_MEMBER' });
  });

  it('greets by the contact that the cart answers; nobody by none', async () => {
    const profileOf = async (visitor: Visitor) => {
      const { body } = await visitor.get<CartResponse>('/cc/api/checkout');
      return body.userProfile.contact;
    };
    const rita = await signedIn('rita.rewards@example.com');
    const contact = await profileOf(rita);
    expect(contact).toEqual({ firstName: 'Rita', lastName: 'Rewards', email: 'rita.rewards@example.com' });
    const page = (await rita.get<string>('/help')).body;
    expect(page).toMatch(new RegExp(`Hello, .{0,40}${contact.firstName}`));
    expect(await profileOf(aVisitor(site))).toEqual({ firstName: '', lastName: '', email: null });
  });

  it('of who said where to deliver: that for a day, and what the browser remembers after it [S3-41 C9-12]', async () => {
    const guest = aVisitor(site);
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' };
    const said = await guest.post('/delivery-zip', 'zipcode=02116&returnTo=%2F', { headers: form });
    expect(said.status).toBe(302);
    expect([...guest.cookies.keys()]).toEqual(expect.arrayContaining(['zipcode', 'zipentry']));
    guest.cookies.set('zipcode', '10001');
    const start = site.shop.now();
    const zipAfter = async (ms: number) => {
      site.setNow(new Date(start.getTime() + ms));
      return (await sessionOf(guest)).sessionData.zipcode;
    };
    expect([await zipAfter(0), await zipAfter(86_399_000), await zipAfter(86_401_000)]).toEqual(['02116', '02116', '10001']);
    site.setNow(start);
  });

  it('of a guest: nothing of anybody [S3-01]', async () => {
    const { sessionData, custData } = await sessionOf(aVisitor(site));
    expect(sessionData).toMatchObject({
      isLoggedIn: false,
      accountNumber: null,
      dcn: null,
      customerNumber: null,
      emailHash: null,
      xdeviceID: null,
    });
    expect(custData.custAttrbs).toEqual({ USERCONTACT: { fname: '', lname: '' }, UBAS: { customerNo: null, rewardsNo: null } });
  });

  it('of the user: signed in, consumer, route, flow, rewards, app and language [S3-08 S3-12]', async () => {
    const rita = await signedIn('rita.rewards@example.com');
    expect((await sessionOf(rita)).userData).toMatchObject({
      isLoggedIn: true,
      isSpanishMode: false,
      consumer: true,
      routeType: 'dotcom',
      routeId: 'dotcom',
      flowType: null,
      rewardsNumber: '2200000001',
      isSlp: true,
      isMobileAPP: false,
      enableQuickOrderDrawer: true,
    });
    rita.cookies.set('isSpanishMode', 'true');
    expect((await sessionOf(rita, { 'user-agent': 'FoolscapApp/2' })).userData).toMatchObject({ isSpanishMode: true, isMobileAPP: true });
    expect((await sessionOf(await signedIn('sam.shopper@example.com'))).userData).toMatchObject({ isSlp: false, rewardsNumber: null });
  });

  it('has one of three user types: guest, registered and, for who works in a store, ASC [S3-09 S3-10]', async () => {
    const typeOf = async (visitor: Visitor) => (await sessionOf(visitor)).userData.userType;
    expect(await typeOf(aVisitor(site))).toBe('GUEST');
    expect(await typeOf(await signedIn('sam.shopper@example.com'))).toBe('REGISTERED');
    expect(await typeOf(await signedIn('asa.associate@foolscap.example'))).toBe('ASC');
  });

  it('names the customer: contact, customer number, rewards number [S3-13 S3-14]', async () => {
    const rita = (await sessionOf(await signedIn('rita.rewards@example.com'))).custData.custAttrbs;
    expect(rita).toEqual({ USERCONTACT: { fname: 'Rita', lname: 'Rewards' }, UBAS: { customerNo: null, rewardsNo: '2200000001' } });
    const bea = (await sessionOf(await signedIn('bea.buyer@harbordental.example', 'business.localhost'))).custData.custAttrbs;
    expect(bea.UBAS).toEqual({ customerNo: '4410001', rewardsNo: null });
  });

  it('names the site: its flags, channel, language, ids and tenant [S3-15 S3-16]', async () => {
    expect((await sessionOf(aVisitor(site))).siteVariables).toEqual({
      isCOM: true,
      isSBA: false,
      isLoggedIn: false,
      channelId: 'WEB',
      locale: 'en_US',
      hyphenatedLocale: 'en-US',
      langId: '-1',
      langCd: 'en',
      siteId: 'dotcom',
      storeId: '10001',
      tenant: { fullName: 'StaplesDotCom', legacy: 'dotcom' },
    });
    const business = (await sessionOf(await signedIn('bea.buyer@harbordental.example', 'business.localhost'))).siteVariables;
    expect(business).toMatchObject({
      isCOM: false,
      isSBA: true,
      isLoggedIn: true,
      tenant: { fullName: 'StaplesAdvantage', legacy: 'SBA' },
    });
  });

  it('is that of one storefront on two sites, each with a header of its own [S1-01]', async () => {
    const headerOf = async (visitor: Visitor) => {
      const slots = { slots: ['topHat', 'account'] };
      const { body } = await visitor.post<{ data: Record<string, { id: string }[]> }>('/ele-lpd/api/sparxProxy/getEcommContentData', slots);
      return Object.values(body.data).flatMap((items) => items.map(({ id }) => id));
    };
    const sam = await signedIn('sam.shopper@example.com');
    const bea = await signedIn('bea.buyer@harbordental.example', 'business.localhost');
    expect((await sessionOf(sam)).siteVariables.siteId).toBe('dotcom');
    expect((await sessionOf(bea)).siteVariables.siteId).toBe('SBA');
    const [consumer, business] = [await headerOf(sam), await headerOf(bea)];
    for (const id of ['account-orders', 'account-cards', 'account-sign-out', 'top-hat-shipping'])
      expect([consumer, business], id).toSatisfy(bothHave(id));
    expect(consumer).not.toContain('account-ship-to');
    expect(business).toContain('account-ship-to');
  });

  it('names the prefix of proxy calls, under which they are answered and under no other [S2-08]', async () => {
    const guest = aVisitor(site);
    expect((await sessionOf(guest)).sessionData.routePrefix).toBe('/ele-lpd');
    const call = (prefix: string) => guest.post(`${prefix}/sparxProxy/getEcommContentData`, { slots: ['header'] });
    expect((await call('/ele-lpd/api')).status).toBe(200);
    expect((await call('')).status).toBe(200);
    for (const prefix of ['/other/api', '/api', '/cc/api', '/ELE-LPD/api']) expect((await call(prefix)).status, prefix).toBe(404);
  });

  it('has the toggles of the shop, each with its values and whether it is active [C3-99 S3-06]', async () => {
    await site.database.query(`insert into web_toggles values ('PROMO', '{Y}', true), ('CHAT', '{}', false)`);
    site.shop.toggles.forget();
    expect((await sessionOf(aVisitor(site))).webToggleList).toEqual([
      { toggleName: 'CHAT', values: [], active: false },
      { toggleName: 'PROMO', values: ['Y'], active: true },
    ]);
  });

  it('wears the header of the business where route type and id both say so, or neither is set [C1-14 C1-15 C1-16 S3-11]', async () => {
    const headerAt = async (host: string) => (await sessionOf(aVisitor(site, { host }))).userData.newSAHeader;
    expect(await headerAt('business.localhost')).toBe('y');
    // One that has neither, too.
    expect((await sessionOf(aVisitor(site, { host: 'unrouted.example' }))).userData).toMatchObject({
      routeType: '',
      routeId: '',
      newSAHeader: 'y',
    });
    for (const host of ['localhost', 'hit.localhost', 'sws.localhost', 'wpl.example', 'ediv.example'])
      expect(await headerAt(host), host).toBe('n');
  });
});

describe('a session that is to last', () => {
  const PATHS = ['/ele-lpd/api/sparxProxy/updateSessionToken', '/sparxProxy/updateSessionToken'];
  const context = { serviceContext: { page: 'cart' }, query: 'a=b' };
  type Token = { token: string; validUntil: number };

  it('is kept for thirty days from now, whether its context stands in the body or in the query, and refuses what is no context in either [S7-06 S7-07]', async () => {
    const sam = await signedIn('sam.shopper@example.com');
    const start = site.shop.now();
    for (const [at, path] of PATHS.entries()) {
      site.setNow(new Date(start.getTime() + (at + 1) * 20 * 86_400_000));
      const { status, body } =
        at === 0 ? await sam.post<Token>(path, context) : await sam.post<Token>(`${path}?serviceContext=cart&query=a%3Db`);
      expect(status).toBe(200);
      expect(body.token).toBe(sam.cookies.get('ctxToken'));
      expect(body.validUntil).toBeCloseTo(site.shop.now().getTime() + 30 * 86_400_000, -4);
      site.shop.sessions.forgetAll();
    }
    expect((await sessionOf(sam)).userData.isLoggedIn).toBe(true);
    site.setNow(start);
  });

  it('is nobody’s who is not signed in, nor of who has signed out [S7-06]', async () => {
    expect((await aVisitor(site).post(PATHS[0] ?? '', context)).status).toBe(401);
    const sam = await signedIn('sam.shopper@example.com');
    const cookies = new Map(sam.cookies);
    await sam.post('/cc/api/auth/logout');
    const thief = aVisitor(site);
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    expect((await thief.post(PATHS[0] ?? '', context)).status).toBe(401);
  });
});
