import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { makeSessionCookie } from '#server/sessions/session-cookie.ts';
import { makeShop } from '#server/make-shop.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { ROUTES } from '#server/routes.ts';
import { makeApp } from './app.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop, type TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const ITEM = '/cc/api/checkout/default/item';
const SESSION = '/ele-lpd/api/session';
const ONE = { items: [{ itemId: '100002', qty: 1 }] };
const SAM = { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' };
const DAY_MS = 24 * 3600 * 1000;
let other: Awaited<ReturnType<typeof makeTestNode>>;

beforeAll(async () => {
  other = await makeTestNode(site);
});

afterAll(() => other.close());

/** A client of the same browser. */
function twinOf(visitor: Visitor, app: TestShop['app'] = site.app): Visitor {
  const twin = aVisitor({ ...site, app });
  for (const [name, value] of visitor.cookies) twin.cookies.set(name, value);
  return twin;
}

function setCookiesOf({ headers }: { headers: Record<string, unknown> }): string[] {
  return [headers['set-cookie']].flat().flatMap((cookie) => (typeof cookie === 'string' ? [cookie.split('=')[0] ?? ''] : []));
}

async function rows(table: string): Promise<number> {
  const { rows: found } = await site.database.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return found[0]?.n ?? -1;
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(site.database, 'query');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

describe('a new visitor', () => {
  it.each([
    ['GET', SESSION],
    ['GET', '/cc/api/checkout'],
    ['GET', '/cc/api/categories/copy-paper'],
    ['GET', '/cc/api/checkout/events'],
    ['POST', '/cc/api/log'],
    ['POST', ITEM],
  ] as const)('has a session with the first answer of a call: %s %s', async (method, path) => {
    const visitor = aVisitor(site);
    const answer = method === 'GET' ? await visitor.get(path) : await visitor.post(path, {});
    expect(setCookiesOf(answer)).toEqual(['jsessionid', 'ctxToken']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-context-token': visitor.cookies.get('ctxToken') });
    expect(setCookiesOf(await visitor.get(SESSION))).toEqual([]);
  });

  it.each(['/healthz', '/readyz', '/metrics', '/api/openapi.json'])('gets none from %s', async (path) => {
    expect(setCookiesOf(await aVisitor(site).get(path))).toEqual([]);
  });

  it('leaves no trace in the database until something is stored', async () => {
    const before = await Promise.all(['sessions', 'carts', 'saved_items'].map(rows));
    const visitor = aVisitor(site);
    await visitor.get(SESSION);
    await visitor.cart();
    expect(await Promise.all(['sessions', 'carts', 'saved_items'].map(rows))).toEqual(before);
  });

  it('adds for the first time with two statements', async () => {
    const visitor = aVisitor(site);
    await visitor.get(SESSION);
    await aVisitor(site).add({ itemId: '100002', qty: 1 }); // what the catalogue keeps in memory is there
    expect(await statementsOf(() => visitor.post(ITEM, ONE))).toBe(2);
    expect(await statementsOf(() => aVisitor(site).post(ITEM, ONE))).toBe(2);
  });

  it('is told once more who they are when something is stored for them, and only then', async () => {
    const visitor = aVisitor(site);
    await visitor.get(SESSION);
    const token = visitor.cookies.get('ctxToken');
    expect(setCookiesOf(await visitor.post(ITEM, ONE))).toEqual(['jsessionid', 'ctxToken']);
    expect(visitor.cookies.get('ctxToken')).toBe(token);
    expect(setCookiesOf(await visitor.post(ITEM, ONE))).toEqual([]);
  });

  it('is told so by a repeated call, too, whose first answer was lost', async () => {
    const visitor = aVisitor(site);
    await visitor.get(SESSION);
    const lost = twinOf(visitor);
    const headers = { 'idempotency-key': 'first-add' };
    await lost.post(ITEM, ONE, { headers });
    expect(setCookiesOf(await visitor.post(ITEM, ONE, { headers }))).toEqual(['jsessionid', 'ctxToken']);
    expect(rowOf(await visitor.cart(), '100002').qty).toBe(1);
    expect(visitor.cookies).toEqual(lost.cookies);
  });
});

describe('twenty first adds at once', () => {
  const twenty = async (visitor: Visitor, appOf: (index: number) => TestShop['app']) => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => twinOf(visitor, appOf(index)).post(ITEM, ONE)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { items } = await visitor.cart();
    expect(items).toMatchObject([{ itemId: '100002', qty: 20 }]);
  };

  it('of one visitor are all in one cart', async () => {
    const visitor = aVisitor(site);
    await visitor.cart();
    await twenty(visitor, () => site.app);
  });

  it('through two nodes are, too', async () => {
    const visitor = aVisitor(site);
    await visitor.get(SESSION);
    await twenty(visitor, (index) => (index % 2 === 0 ? site.app : other.app));
  });
});

describe('a cookie that we did not write', () => {
  it.each([
    ['is no id', 'x'],
    ['is an id that is not signed', 'A'.repeat(43)],
    [
      'is signed with something else',
      makeSessionCookie(['somebody else’s secret']).write({ id: 'A'.repeat(43), stage: 'SIGNED_IN', day: 20_779 }, 'dotcom'),
    ],
  ])('%s: it is never looked up, and another takes its place', async (_what, value) => {
    const visitor = aVisitor(site);
    visitor.cookies.set('jsessionid', value);
    expect(await statementsOf(async () => expect(setCookiesOf(await visitor.get(SESSION))).toEqual(['jsessionid', 'ctxToken']))).toBe(0);
    expect(visitor.cookies.get('jsessionid')).not.toBe(value);
  });

  it('does not make a guest somebody who signed in', async () => {
    const [sam, thief] = [aVisitor(site), aVisitor(site)];
    await sam.post('/cc/api/auth/login', SAM);
    const [id = '', stage = '', signature = ''] = (sam.cookies.get('jsessionid') ?? '').split('.');
    thief.cookies.set('jsessionid', `${id}.s${stage.slice(1)}.${signature}`);
    expect((await thief.get<{ userData: object }>(SESSION)).body.userData).toMatchObject({ isLoggedIn: false });
  });

  it('of a guest, under the name of who signed in, signs nobody out', async () => {
    const [sam, guest] = [aVisitor(site), aVisitor(site)];
    await sam.post('/cc/api/auth/login', SAM);
    await guest.post(ITEM, ONE);
    for (const second of [guest.cookies.get('jsessionid') ?? '', '']) {
      const swapped = twinOf(sam);
      swapped.cookies.set('signedin', second);
      expect((await swapped.get<{ userData: object }>(SESSION)).body.userData).toMatchObject({ isLoggedIn: true });
    }
  });

  it('is worth nothing on the other site', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    const business = aVisitor(site, { host: 'business.localhost' });
    business.cookies.set('jsessionid', visitor.cookies.get('jsessionid') ?? '');
    expect(setCookiesOf(await business.get(SESSION))).toEqual(['jsessionid', 'ctxToken']);
  });
});

describe('signing in and out', () => {
  it('each begin another session, and the first one of a person ends on every node', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 2 });
    const guest = twinOf(visitor);
    expect(setCookiesOf(await visitor.post('/cc/api/auth/login', SAM))).toEqual([
      'jsessionid',
      'ctxToken',
      'signedin',
      'lastperson',
      'knownbrowser',
    ]);
    expect(rowOf(await visitor.cart(), '100002').qty).toBe(2);
    expect((await guest.cart()).items).toEqual([]);
    const signedIn = twinOf(visitor, other.app);
    await visitor.post('/cc/api/auth/logout');
    // Nor does anything stay by which a form would be kept for them that somebody else sends from here.
    expect([...visitor.cookies.keys()]).toEqual(['knownbrowser']);
    expect((await signedIn.get<{ userData: object }>(SESSION)).body.userData).toMatchObject({ isLoggedIn: false });
    expect((await visitor.cart()).items).toEqual([]);
    expect(visitor.cookies.get('jsessionid')).toMatch(/\.n\w+\./);
  });

  it('stores a row for the person, and none for the guest', async () => {
    const before = await rows('sessions');
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    expect(await rows('sessions')).toBe(before);
    await visitor.post('/cc/api/auth/login', SAM);
    expect(await rows('sessions')).toBe(before + 1);
    await visitor.post('/cc/api/auth/logout');
    expect(await rows('sessions')).toBe(before);
  });
});

describe('an answer that comes late', () => {
  /** The same browser takes an answer to what it sent before. */
  const take = (browser: Visitor, late: Visitor) => {
    for (const [name, value] of late.cookies) browser.cookies.set(name, value);
  };
  const whoIs = async (visitor: Visitor) => (await visitor.get<{ userData: { userType: string } }>(SESSION)).body.userData.userType;

  it.each([
    ['the first change of a guest', (browser: Visitor) => browser.get(SESSION)],
    ['the first call of a visitor without a cookie', () => Promise.resolve()],
  ])('to %s leaves who has signed in meanwhile signed in, with one cart', async (_what, begin) => {
    const browser = aVisitor(site);
    await begin(browser);
    const late = twinOf(browser);
    await late.post(ITEM, ONE);
    await browser.post('/cc/api/auth/login', SAM);
    await browser.add({ itemId: '100001', qty: 1 });
    const [session, token, cart] = [browser.cookies.get('jsessionid'), browser.cookies.get('ctxToken'), await browser.cart()];
    take(browser, late);
    expect(browser.cookies.get('jsessionid')).not.toBe(session);
    expect((await browser.cart()).items).toEqual(cart.items);
    expect([browser.cookies.get('jsessionid'), browser.cookies.get('ctxToken')]).toEqual([session, token]);
    expect(setCookiesOf(await browser.get(SESSION))).toEqual([]);
  });

  it('to a guest signs nobody in again who has signed out', async () => {
    const browser = aVisitor(site);
    await browser.get(SESSION);
    const late = twinOf(browser);
    await late.post(ITEM, ONE);
    await browser.post('/cc/api/auth/login', SAM);
    await browser.post('/cc/api/auth/logout');
    take(browser, late);
    expect(await whoIs(browser)).toBe('GUEST');
  });

  it('to who was signed out elsewhere leaves who has signed in again meanwhile signed in', async () => {
    const browser = aVisitor(site);
    await browser.post('/cc/api/auth/login', SAM);
    await twinOf(browser).post('/cc/api/auth/logout');
    const late = twinOf(browser);
    const answer = await late.post(ITEM, ONE);
    await browser.post('/cc/api/auth/login', SAM);
    for (const cookie of setCookiesOf(answer)) browser.cookies.set(cookie, late.cookies.get(cookie) ?? '');
    expect(setCookiesOf(answer)).toEqual(['jsessionid', 'ctxToken']);
    expect(await whoIs(browser)).toBe('REGISTERED');
  });

  it('of who was signed in and is not any more leaves a cookie that the next document ends', async () => {
    const browser = aVisitor(site);
    await browser.post('/cc/api/auth/login', SAM);
    const late = twinOf(browser);
    await browser.post('/cc/api/auth/logout');
    take(browser, late);
    expect(await whoIs(browser)).toBe('GUEST');
    expect(setCookiesOf(await browser.get(SESSION))).toEqual([]);
    for (const page of ['/category/paper', '/cc/mmx/cart']) {
      browser.cookies.set('signedin', late.cookies.get('signedin') ?? '');
      await browser.get(page, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } });
      expect([...browser.cookies.keys()].toSorted()).toEqual(['ctxToken', 'jsessionid', 'knownbrowser', 'lastperson']);
    }
  });
});

describe('a guest who goes on without an account', () => {
  it('says so of the cart that is ordered', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    const proceed = async (body: object) =>
      (await visitor.put<CartResponse>('/cc/api/checkout/default?actionType=PROCEED_CHECKOUT', { proceedCheckout: true, ...body })).body
        .cartInfo.cartAttributes;
    expect(await proceed({})).toMatchObject({ loginRequired: true, proceedCheckout: false });
    expect(await proceed({ continueAsGuest: true })).toMatchObject({ loginRequired: false, proceedCheckout: true });
    expect((await visitor.cart()).cartAttributes).toMatchObject({ loginRequired: false });
  });
});

describe('time goes by', () => {
  const after = async (days: number, work: () => Promise<void>) => {
    site.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
    await work();
    site.setNow(TEST_NOW);
  };

  it('the cookie of somebody who has something lasts thirty days from the last day on which they came', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    const early = twinOf(visitor);
    await after(20, async () => {
      expect(setCookiesOf(await visitor.get(SESSION))).toEqual(['jsessionid', 'ctxToken']);
      expect(setCookiesOf(await visitor.get(SESSION))).toEqual([]);
    });
    await after(31, async () => {
      expect((await visitor.cart()).items).toHaveLength(1);
      expect((await early.cart()).items).toEqual([]);
    });
  });

  it('what a guest saved for later stays for thirty days after the last change', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    await visitor.post('/cc/api/sfl', { item: { itemId: '100001', qty: 1 } });
    await after(29, async () => {
      await sweep(site.shop);
      expect((await visitor.cart()).sflItems).toHaveLength(1);
    });
    await after(31, async () => {
      await sweep(site.shop);
      expect((await visitor.cart()).sflItems).toEqual([]);
    });
  });
});

describe('a secret that is replaced', () => {
  it('leaves everybody their session, and signs it anew', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100002', qty: 1 });
    const settings = {
      ...site.shop.settings,
      sessionSecrets: ['the secret that is used from today on', ...site.shop.settings.sessionSecrets],
    };
    const app = await makeApp(makeShop(settings, site.database, site.shop.log, { now: site.shop.now }), ROUTES, { maxEventLoopDelayMs: 0 });
    const later = twinOf(visitor, app);
    expect((await later.cart()).items).toHaveLength(1);
    expect(later.cookies.get('jsessionid')).not.toBe(visitor.cookies.get('jsessionid'));
    expect(later.cookies.get('ctxToken')).toBe(visitor.cookies.get('ctxToken'));
    await app.close();
  });
});
