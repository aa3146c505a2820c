import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '#domain/navigation/menu-item.ts';
import { tokenOf } from '#tests/support/identity/partners.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { readMenuFiles } from './menu-files.ts';

const limited = (id: string, ...permissionlimit: string[]): MenuItem => ({ id, text: `Text of ${id}`, url: `/${id}`, permissionlimit });

const header: readonly MenuItem[] = [
  { id: 'for-all', text: 'Text of for-all', url: '/for-all' },
  limited('hidden-from-select', 'LOGGED_IN', 'NO-SELECT'),
  limited('select-or-premium', 'SELECT', 'PREMIUM'),
  limited('app-and-select', 'MobileOnly', 'SELECT'),
  limited('csr', 'CSR', 'LOGGED_IN'),
  limited('in-saml', 'LOGGED_IN', 'FLOW-SAML'),
  limited('hidden-in-saml', 'LOGGED_IN', 'FLOW-SAML', 'NO-BUSINESS'),
  limited('select-in-saml', 'SELECT', 'FLOW-SAML'),
  limited('in-saml-or-mvp', 'LOGGED_IN', 'FLOW-SAML', 'FLOW-MVP'),
  limited('for-associates', 'ASSOCIATE'),
  ...['EDIV', 'HIT', 'SWS', 'WPL', 'MAIN', 'SBA'].map((route) => limited(`on-${route}`, route)),
  ...['shipTo', 'cart', 'homepage', 'SBAHomePage', 'SKU', 'HOME', 'CART', 'OCP', 'CART_PAGE'].map((page) => limited(`at-${page}`, page)),
  {
    id: 'overridden',
    text: 'Overridden',
    url: '/url',
    destinationURL: '/destination',
    GroupOverrideURL: [
      { usergroups: ['PREMIUM'], url: '/of-premium' },
      { usergroups: ['SELECT', 'PREMIUM'], url: '/of-members' },
    ],
  },
  { id: 'replacing', text: 'Replacing', url: '/url', destinationURL: '/destination', destinationReplaceURL: '/replace' },
  { id: 'by-url', text: 'By url', url: '/url' },
  {
    id: 'call-us',
    text: 'Call us',
    url: 'tel:+1-800-555-0100',
    actionType: 'call',
    actionIcon: 'phone',
    action: 'CALL_US',
    ActionLandingPage: { Type: 'CALL', Icon: 'phone', chatLineOfBusiness: 'ORDERS' },
    ariaLabel: 'Call customer service',
    headliner: ['Monday to Friday', '8 am to 8 pm'],
  },
];
const footer: readonly MenuItem[] = [
  { id: 'column', text: 'Column', items: [limited('footer-for-guests', 'GUEST'), limited('footer-for-members', 'SELECT')] },
];
const topHat = [limited('hat-of-select', 'SELECT'), { id: 'hat-of-all', text: 'Shipping from {freeShippingThreshold}' }];
const megaMenu = [limited('mega-for-guests', 'GUEST'), { ...limited('mega-in-ink', 'GUEST'), department: 'ink-toner' }];
const MENUS = { topHat, header, account: [limited('account-of-select', 'SELECT')], megaMenu, footer };

function aFolder(dotcom: unknown, sba: unknown = MENUS): string {
  const folder = mkdtempSync(join(tmpdir(), 'foolscap-menus-'));
  writeFileSync(join(folder, 'dotcom.json'), typeof dotcom === 'string' ? dotcom : JSON.stringify(dotcom));
  writeFileSync(join(folder, 'sba.json'), JSON.stringify(sba));
  return folder;
}

const HOSTS = new Map(['EDIV', 'WPL', 'MAIN'].map((route) => [`${route.toLowerCase()}.example`, route]));
const site = useShop({ hasPages: true, settings: { menusDir: aFolder(MENUS), tenantHosts: HOSTS } });

type Shown = { id: string; url: string; replaces?: true; on?: string[]; items?: Shown[] };

async function shownTo(visitor: Visitor, body: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const answer = await visitor.post<{ data: Record<string, Shown[]> }>(
    '/ele-lpd/api/sparxProxy/getEcommContentData',
    { slots: ['header'], ...body },
    { headers },
  );
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const idsFor = async (...asked: Parameters<typeof shownTo>) => (await shownTo(...asked))['header']?.map(({ id }) => id) ?? [];

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const guest = () => aVisitor(site);
const select = () => signedIn('selma.select@example.com');
const sam = () => signedIn('sam.shopper@example.com');
const cora = (host = 'localhost') => signedIn('cora.csr@foolscap.example', host);
async function page(visitor: Visitor, path: string): Promise<string> {
  const { body } = await visitor.get<string>(path);
  return body;
}

describe('an item of a menu', () => {
  it('without limits is shown to everybody; one with a limit to whom it names alone [S1-20 S3-29 S5-01]', async () => {
    expect(await idsFor(guest())).toContain('for-all');
    expect(await idsFor(guest())).not.toContain('select-or-premium');
    expect(await idsFor(await select())).toContain('select-or-premium');
  });

  it('is hidden by a hide rule, whatever else would show it [S5-02 S5-07]', async () => {
    expect(await idsFor(await sam())).toContain('hidden-from-select');
    expect(await idsFor(await select())).not.toContain('hidden-from-select');
  });

  it('is hidden where its flow rule does not hold, though a permission rule does [S5-03]', async () => {
    expect(await idsFor(await sam())).not.toContain('in-saml');
  });

  it('is shown where its flow rule holds, too, and neither a hide rule nor a missing permission is made good by the flow [S5-03]', async () => {
    const flowOf = async (way: 'SAML' | 'MVP') => {
      const visitor = aVisitor(site, { host: 'business.localhost' });
      expect((await comeInAs(site, visitor, way)).status).toBe(200);
      return (await idsFor(visitor)).filter((id) => id.includes('saml'));
    };
    expect(await flowOf('SAML')).toEqual(['in-saml', 'in-saml-or-mvp']);
    expect(await flowOf('MVP')).toEqual(['in-saml-or-mvp']);
    const ann = await signedIn('ann.approver@harbordental.example', 'business.localhost');
    expect((await idsFor(ann)).filter((id) => id.includes('saml'))).toEqual([]);
  });

  it('needs one of its permission rules on the main site, and all of them with MobileOnly [S5-04 S5-05]', async () => {
    const app = { 'user-agent': 'FoolscapApp/1' };
    const member = await select();
    expect(await idsFor(member)).toContain('select-or-premium');
    expect(await idsFor(member)).not.toContain('app-and-select');
    expect(await idsFor(await sam(), {}, app)).not.toContain('app-and-select');
    expect(await idsFor(member, {}, app)).toContain('app-and-select');
  });

  it('is hidden on the other site by a CSR rule, even from a representative [S5-06]', async () => {
    expect(await idsFor(await cora())).toContain('csr');
    expect(await idsFor(await cora('business.localhost'))).not.toContain('csr');
  });

  it.each([
    ['business.localhost', 'on-SBA', '[C1-17]'],
    ['hit.localhost', 'on-HIT', '[S2-18]'],
    ['sws.localhost', 'on-SWS', '[S2-19]'],
    ['wpl.example', 'on-WPL', '[S2-20]'],
    ['main.example', 'on-MAIN', '[S2-21]'],
    ['ediv.example', 'on-EDIV', '[S2-17]'],
  ])('on %s is %s, which is hidden on the consumer site %s', async (host, id) => {
    expect(await idsFor(aVisitor(site, { host }))).toContain(id);
    expect(await idsFor(guest())).not.toContain(id);
  });

  it.each([
    ['cart', 'at-cart', '[S2-26]'],
    ['cart', 'at-CART', '[S2-31]'],
    ['cart', 'at-CART_PAGE', '[S6-28]'],
    ['homepage', 'at-homepage', '[S2-27]'],
    ['homepage', 'at-HOME', '[S2-30]'],
    ['shipTo', 'at-shipTo', '[S2-25]'],
  ])('on the page %s is %s, which is hidden elsewhere %s', async (pageName, id) => {
    expect(await idsFor(guest(), { pageName })).toContain(id);
    expect(await idsFor(guest())).not.toContain(id);
  });

  it('stands on pages of its kind alone, also after one that was kept [S2-26 S2-27 S2-29 S2-31 S6-28]', async () => {
    const visitor = guest();
    for (const _ of [1, 2]) {
      expect(await page(visitor, '/')).toContain('href="/at-homepage"');
      expect(await page(visitor, '/')).not.toContain('href="/at-SKU"');
      expect(await page(visitor, '/product_100001')).toContain('href="/at-SKU"');
      expect(await page(visitor, '/cc/mmx/cart')).toContain('href="/at-CART_PAGE"');
      expect(await page(visitor, '/help')).not.toContain('href="/at-');
    }
    const business = await page(await signedIn('bea.buyer@harbordental.example', 'business.localhost'), '/');
    expect(business).toContain('href="/at-SBAHomePage"');
    expect(business).not.toContain('href="/at-homepage"');
  });

  it('stands on the page that confirms an order, and on no other page of it [S2-32]', async () => {
    const visitor = guest();
    await visitor.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, visitor, CARDS.approved, 'pat@example.com');
    expect(await page(visitor, '/cc/mmx/cart')).not.toContain('href="/at-OCP"');
    const { body } = await placeOrder(visitor);
    expect(body.status, JSON.stringify(body)).toBe('PLACED');
    expect(await page(visitor, `/cc/sparq/orderconfirmation/${body.orderNumber}`)).toContain('href="/at-OCP"');
    expect(await page(visitor, `/account/orders/${body.orderNumber}`)).not.toContain('href="/at-OCP"');
  });

  it('knows the home page of the business site by its own name [S2-28]', async () => {
    expect(await idsFor(aVisitor(site, { host: 'business.localhost' }), { pageName: 'SBAHomePage' })).toContain('at-SBAHomePage');
    expect(await idsFor(guest(), { pageName: 'SBAHomePage' })).not.toContain('at-SBAHomePage');
  });

  it('leads to the first override for a group of the visitor, else to its destination, else to its address [S3-30 S3-31]', async () => {
    const urlsFor = async (visitor: Visitor) => new Map((await shownTo(visitor))['header']?.map(({ id, url }) => [id, url]));
    expect((await urlsFor(guest())).get('overridden')).toBe('/destination');
    expect((await urlsFor(await select())).get('overridden')).toBe('/of-members');
    expect((await urlsFor(await signedIn('preston.premium@example.com'))).get('overridden')).toBe('/of-premium');
    expect((await urlsFor(guest())).get('by-url')).toBe('/url');
    expect((await shownTo(guest()))['header']).toContainEqual(
      expect.objectContaining({ id: 'replacing', url: '/replace', replaces: true }),
    );
  });

  it('tells its action, its icon, its words for who hears it and its lines, and no rule [S1-24 S2-73 S3-32 S3-33 S3-34]', async () => {
    const shown = (await shownTo(guest()))['header'];
    expect(shown).toContainEqual({
      id: 'call-us',
      text: 'Call us',
      url: 'tel:+1-800-555-0100',
      actionType: 'call',
      actionIcon: 'phone',
      action: 'CALL_US',
      ActionLandingPage: { Type: 'CALL', Icon: 'phone', chatLineOfBusiness: 'ORDERS' },
      ariaLabel: 'Call customer service',
      headliner: ['Monday to Friday', '8 am to 8 pm'],
    });
    expect(JSON.stringify(shown)).not.toContain('permissionlimit');
    expect(await page(guest(), '/help')).toMatch(/<a[^>]*href="tel:\+1-800-555-0100"[^>]*aria-label="Call customer service"/);
  });
});

describe('header and footer', () => {
  it('hold what is for who looks; what is hidden is not sent, in pages that are kept neither [S1-20 S1-21]', async () => {
    const visits = [guest(), await select(), guest(), await select()];
    for (const [at, visitor] of visits.entries()) {
      for (const path of ['/', '/help', '/category/copy-paper']) {
        const html = await page(visitor, path);
        const [seen, unseen] = at % 2 === 0 ? ['guests', 'members'] : ['members', 'guests'];
        expect(html, path).toContain(`Text of footer-for-${seen}`);
        expect(html, path).not.toContain(`footer-for-${unseen}`);
        expect(html.includes('account-of-select'), path).toBe(at % 2 === 1);
        expect(html).not.toContain('permissionlimit');
      }
    }
  });

  it('of two who differ in nothing but what they see are two, also of a page that is kept [S1-20]', async () => {
    const newcomer = async (email: string): Promise<Visitor> => {
      const visitor = aVisitor(site);
      const body = { email, password: 'A-good-password-1', firstName: 'Noor', lastName: 'New' };
      expect((await visitor.post('/cc/api/auth/register', body)).status).toBe(200);
      return visitor;
    };
    const [plain, staff] = [await newcomer('plain@example.com'), await newcomer('staff@example.com')];
    const { rows } = await site.database.query<{ user_id: string }>(
      `update users set roles = '{ASSOCIATE}' where email = 'staff@example.com' returning user_id`,
    );
    await site.shop.sessions.renewUser(site.database, rows[0]?.user_id ?? '');
    for (const _ of [1, 2, 3]) {
      expect(await page(plain, '/category/copy-paper')).not.toContain('Text of for-associates');
      expect(await page(staff, '/category/copy-paper')).toContain('Text of for-associates');
    }
  });

  it('have a top hat: the first that is said to who looks, with our terms as they are [C2-39 S2-44]', async () => {
    expect(await page(guest(), '/help')).toContain('Shipping from $35.00');
    expect(await page(await select(), '/help')).toContain('Text of hat-of-select');
    expect(await page(await select(), '/help')).not.toContain('Shipping from $35.00</');
  });

  it('have a mega menu: departments with their categories, and what a menu adds above them and among them [S2-45]', async () => {
    const html = await page(guest(), '/help');
    const menu = html.slice(html.indexOf('id="departments"'));
    expect(menu).toContain('href="/category/copy-paper"');
    expect(menu.indexOf('Text of mega-for-guests')).toBeGreaterThan(0);
    expect(menu.indexOf('Text of mega-in-ink')).toBeGreaterThan(menu.indexOf('href="/category/ink-toner"'));
  });

  it('show who is signed in: initials, the end of the customer number, the rewards number [S2-46 S2-47 S2-48]', async () => {
    const business = await page(await signedIn('bea.buyer@harbordental.example', 'business.localhost'), '/help');
    expect(business).toMatch(/header-initials"[^>]*>BB</);
    expect(business).toContain('***0001');
    expect(business).not.toContain('4410001');
    for (const path of ['/help', '/category/copy-paper', '/category/copy-paper']) {
      const rita = await page(await signedIn('rita.rewards@example.com'), path);
      expect(rita, path).toMatch(/header-initials"[^>]*>RR</);
      expect(rita, path).toContain('2200000001');
    }
    const paula = await page(await signedIn('paula.plus@example.com'), '/category/copy-paper');
    expect(paula).toContain('2200000002');
    expect(paula).not.toContain('2200000001');
    expect(await page(await sam(), '/help')).not.toContain('Rewards number');
  });
});

describe('a call for the menus', () => {
  it('answers the places that are asked for, and leaves out those that there are not [S7-26]', async () => {
    const data = await shownTo(guest(), { slots: ['footer', 'topHat', 'nothing', '__proto__'] });
    expect(Object.keys(data).toSorted()).toEqual(['footer', 'topHat']);
    expect((await guest().post('/ele-lpd/api/sparxProxy/getEcommContentData', { slots: 'header' })).status).toBe(400);
  });
});

describe('menus that cannot be used', () => {
  const wrong = (change: Partial<typeof MENUS> | string) => () =>
    readMenuFiles(aFolder(typeof change === 'string' ? change : { ...MENUS, ...change }));

  it('stop the start, and the message names the file and the place', () => {
    expect(wrong('{')).toThrow(/dotcom\.json cannot be read/);
    expect(wrong({ topHat: [{ id: 'a', text: '' }] })).toThrow(/dotcom\.json cannot be used[^]*topHat\[0\]\.text/);
    expect(wrong({ topHat: [limited('a'), limited('a')] })).toThrow(/several items alike: a/);
    for (const url of ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example', 'tel:1;x']) {
      expect(wrong({ topHat: [{ id: 'a', text: 'A', url }] }), url).toThrow(/no path of this site/);
    }
    expect(wrong({ topHat: [{ ...limited('a'), permissionLimit: ['GUEST'] } as MenuItem] })).toThrow(/permissionLimit/);
  });
});

describe('the header of a page', () => {
  /** What stands in it, as it is written in the page. */
  const headerIn = (html: string) => /<header[ >].*?<\/header>/s.exec(html)?.[0] ?? '';
  const DEPARTMENTS = 'aria-label="Main departments"';
  const BACK = 'Back to cart';
  const about = (html: string) => {
    const header = headerIn(html);
    expect(header).toContain('Foolscap');
    return { hasMenus: header.includes(DEPARTMENTS), hasSearch: header.includes('role="search"'), leadsBack: header.includes(BACK) };
  };

  it('is full where people shop: search, account and menus [S2-35]', async () => {
    for (const path of ['/', '/cc/mmx/cart', '/search?q=paper', '/category/copy-paper'])
      expect(about(await page(guest(), path)), path).toEqual({ hasMenus: true, hasSearch: true, leadsBack: false });
  });

  it('is slim in checkout: only the way back to the cart leads away [S2-36]', async () => {
    const buyer = guest();
    await buyer.add({ itemId: '100001', qty: 1 });
    await buyer.put('/cc/api/checkout/default?actionType=PROCEED_CHECKOUT', { proceedCheckout: true, continueAsGuest: true });
    expect(about(await page(buyer, '/cc/sparq/checkout'))).toEqual({ hasMenus: false, hasSearch: false, leadsBack: true });
  });

  it('is the logo alone where people sign in [S2-37]', async () => {
    const shown = await page(guest(), '/office/supplies/login');
    expect(about(shown)).toEqual({ hasMenus: false, hasSearch: false, leadsBack: false });
    expect(headerIn(shown).match(/<a /g)).toHaveLength(1);
  });

  it('has nothing of our menus on the page to which the storefront of a vendor sends its shoppers [S2-38]', async () => {
    const pat = guest();
    expect((await pat.get(`/tpv?token=${tokenOf(site, 'THIRD_PARTY')}`)).status).toBe(303);
    const shown = await page(pat, '/tpv');
    expect(shown).toContain('Payday Perks');
    expect(about(shown)).toEqual({ hasMenus: false, hasSearch: false, leadsBack: false });
    // Everywhere else they shop as anybody does.
    expect(about(await page(pat, '/'))).toMatchObject({ hasMenus: true });
  });
});
