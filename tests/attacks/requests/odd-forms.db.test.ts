import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FORM_FIELDS, INTENTS } from '#tests/fuzz/page-forms.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useLivePages } from '#tests/support/live-pages.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const live = useLivePages();

/** Every page that takes forms; of one that asks what it is about, everything that any form asks for. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  '/cc/sparq/cart': INTENTS,
  '/cc/cart/changes': ['quantity', 'add-items', 'nothing'],
  '/cc/sparq/checkout': INTENTS,
  '/account/orders/:orderNumber': INTENTS,
  '/account/orders/:orderNumber/again': ['all', 'chosen', 'nothing'],
  '/account/buy-again': [''],
  '/account/orders/:orderNumber/pay': [''],
  '/account/invoices/pay': [''],
  '/cc/sparq/checkout/card': [''],
  '/cc/sparq/checkout/approval': [''],
  '/office/supplies/login': [''],
  '/office/supplies/register': [''],
  '/office/supplies/forgot-password': [''],
  '/office/supplies/reset': [''],
  '/sso': [''],
  '/sso/answer/:company': [''],
  '/sso/continue': [''],
  '/sso/confirm': [''],
  '/dev/ways-in': [''],
  '/dev/identity-provider': [''],
  '/dev/purchasing-system': [''],
  '/account/find-order': [''],
  '/cart/add': [''],
  '/quick-order': ['check', 'add', 'more', 'clear', 'nothing'],
  '/quick-order/look-up': [''],
  '/quick-order/choices': [''],
  '/customize': ['add', 'proof', 'without-logo', 'nothing'],
  '/customize/logo': [''],
  '/delivery-zip': [''],
  '/pickup': [''],
  '/sign-out': [''],
  '/cc/sparq/buynow': ['begin', 'place', 'cancel', 'nothing'],
  '/cc/sparq/buynow/press': ['begin', 'place', 'nothing'],
  '/account/buynow': ['on', 'off', 'address', 'nothing'],
  '/account/printers': ['add', 'rename', 'remove', 'nothing'],
  '/account/reviews': ['save', 'withdraw', 'helpful', 'nothing'],
  '/account/questions': ['nothing'],
  '/account/auto-restock': ['save', 'skip', 'pause', 'resume', 'agree', 'end', 'again', 'nothing'],
  '/account/auto-restock/new': [''],
  '/account/alerts': [''],
  '/alerts': ['CONFIRM', 'STOP', 'nothing'],
  '/alerts/ask': [''],
  '/stores': [''],
  '/operations/credit': [''],
  '/operations/sales-representatives': ['save', 'remove', 'nothing'],
  '/operations/held-orders': ['RELEASED', 'REFUSED', 'nothing'],
  '/operations/moderation': ['PUBLISHED', 'REFUSED', 'nothing'],
  '/operations/synonyms': ['save', 'remove', 'nothing'],
  '/representatives/customers': [''],
  '/representatives/quotes/:quoteNumber': ['offer', 'message', 'refuse', 'withdraw', 'nothing'],
  '/quotes/new': [''],
  '/quotes/:quoteNumber': ['accept', 'decline', 'change', 'withdraw', 'message', 'order', 'nothing'],
  '/representatives/stop': [''],
  '/account/ship-to': ['address', 'unit', 'nothing'],
  '/account/addresses': ['address', 'default', 'remove', 'nothing'],
  '/offers': [''],
  '/feedback': [''],
  '/account/cards': ['remove', 'default', 'nothing'],
  '/account/budgets': ['add', 'own-default', 'settings', 'nothing'],
  '/account/budgets/center/:value': ['change', 'close', 'reopen', 'nothing'],
  '/account/budgets/file': ['save', 'try', 'nothing'],
  '/account/privacy': ['delete', 'keep', 'nothing'],
  '/account/privacy/data': [''],
  '/account/profile': ['name', 'email', 'keep-email', 'password', 'nothing'],
  '/account/email': [''],
  '/account/email-preferences': ['', 'nothing'],
  '/account/passkeys': ['add', 'rename', 'remove', 'nothing'],
  '/account/sign-ins': ['one', 'others', 'nothing'],
  '/account/security': ['begin', 'confirm', 'renew', 'off', 'nothing'],
  '/office/supplies/login/code': [''],
  '/account/cards/add': ['nothing'],
  '/organization/people': ['again', 'take-back', 'nothing'],
  '/organization/people/invite': [''],
  '/organization/people/:userId': ['save', 'off', 'on', 'remove', 'nothing'],
  '/organization/approvals': ['', 'nothing'],
  '/organization/approvals/rules/:ruleId': ['save', 'try', 'remove', 'nothing'],
  '/approvals': ['approve', 'decline', 'nothing'],
  '/cc/sparq/list': ['favorite', 'unfavorite', 'delete', 'keep-bought', 'nothing'],
  '/cc/mmx/list/mylists': ['favorite', 'delete', 'nothing'],
  '/kuber/viewList': ['favorite', 'delete', 'nothing'],
  '/kuber/createList': [''],
  '/cc/sparq/list/:listId': ['put', 'save', 'remove-selected', 'change', 'add', 'add-all', 'copy', 'link', 'unlink', 'nothing'],
  '/cc/mmx/list/details': ['put', 'save', 'remove-selected', 'change', 'add', 'add-all', 'copy', 'link', 'unlink', 'nothing'],
  '/lists/add': ['', 'undo'],
  '/lists/put': ['', 'undo'],
  '/lists/import': [''],
  '/lists/shared/:key': [''],
  '/approvals/of-mail': ['approve', 'decline', 'nothing'],
  '/approvals/:orderNumber': ['comment', 'change', 'nothing'],
  '/approvals/away': ['name', 'end', 'nothing'],
  '/organization/sign-in': ['', 'off', 'cancel'],
  '/organization/units': [''],
  '/organization/units/:unitId': ['save', 'in', 'out', 'remove', 'nothing'],
  '/organization/billing': [''],
  '/billing-email': [''],
  '/rounds/new': [''],
  '/rounds/ask': [''],
  '/rounds/join/:token': [''],
  '/rounds/:roundId': [
    'add',
    'save-row',
    'remove-row',
    'link',
    'end-link',
    'remove-guest',
    'cart',
    'CLOSE',
    'CANCEL',
    'TAKE_OVER',
    'REMIND',
    'nothing',
  ],
  '/rounds/:roundId/settings': [''],
  '/organization/policies': ['add', 'remove', 'off-contract', 'reordering', 'nothing'],
  '/join': [''],
  '/account/tax-exemption': ['remove', 'add', 'nothing'],
  '/operations/tax-certificates': ['APPROVED', 'DECLINED', 'nothing'],
};
/** The same page under another address. */
const SAME: Readonly<Record<string, string>> = {
  '/cc/mmx/cart': '/cc/sparq/cart',
  '/cc/sba/cart': '/cc/sparq/cart',
  '/cc/mmx/checkout': '/cc/sparq/checkout',
};

/** What the running shop knows of its pages. */
const Build = z.object({
  routes: z.record(z.string(), z.object({ path: z.string().optional(), module: z.object({ action: z.unknown().optional() }) })),
});

const encoded = (value: string) =>
  FORM_FIELDS.filter((name) => name !== 'intent')
    .map((name) => `${name}=${value}`)
    .join('&');
const NUMBERED = Array.from({ length: 10_000 }, (_, index) => `${index.toString(36)}=`).join('&');

const BODIES: Readonly<Record<string, string>> = {
  'the character that no text can hold': encoded('a%00b'),
  'half a character': encoded('a%ED%A0%80b'),
  'what is no encoding': encoded('%E0%A4%A'),
  '10,000 fields': NUMBERED,
  'one field 10,000 times': 'qty=1&'.repeat(10_000).slice(0, 60_000),
};

async function aShopper(): Promise<Visitor> {
  const guest = aVisitor(live.site, { host: `localhost:${live.port}` });
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(live.site, guest);
  return guest;
}

function send(visitor: Visitor, url: string, payload: string) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return live.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded', cookie } });
}

const errorsSince = (count: number) => live.site.logged.slice(count).filter((line) => line.includes('"level":50'));

describe('a form that nobody has filled in', () => {
  it.each(Object.keys(BODIES))('with %s is answered on every page, and is no failure of ours', { timeout: 120_000 }, async (what) => {
    const shopper = await aShopper();
    const orderNumber = (await placeOrder(shopper)).body.orderNumber ?? '';
    expect(orderNumber).not.toBe('');
    await shopper.add({ itemId: '100001', qty: 1 });
    await readyToOrder(live.site, shopper);
    const before = live.site.logged.length;
    for (const [page, intents] of Object.entries(FORMS))
      for (const intent of intents) {
        const url = page.replace(':orderNumber', orderNumber);
        const { statusCode } = await send(shopper, url, `intent=${intent}&${BODIES[what]}`);
        expect([url, intent, statusCode < 500]).toEqual([url, intent, true]);
      }
    expect(errorsSince(before)).toEqual([]);
  });

  it('is tried on every page that takes one', async () => {
    const { routes } = Build.parse(await import(pathToFileURL(resolve('build/server/index.js')).href));
    const taking = Object.values(routes).flatMap(({ path, module }) => (module.action === undefined ? [] : [`/${path}`]));
    expect(new Set(taking.map((path) => SAME[path] ?? path))).toEqual(new Set(Object.keys(FORMS)));
    expect(INTENTS).toEqual(expect.arrayContaining(['place', 'delivery', 'cancel', 'review-return', 'edit-return', 'return']));
    expect(FORM_FIELDS.length).toBeGreaterThan(40);
  });

  it('with more than a page reads is refused before it is read', async () => {
    const { statusCode } = await send(await aShopper(), '/cc/sparq/checkout', `${NUMBERED}&${NUMBERED}`);
    expect(statusCode).toBe(413);
  });
});

describe('a call that nobody has made', () => {
  it.each(['a\0b', '\ud800', 'a\udc00b'])('with %j in any text is refused', async (text) => {
    const shopper = await aShopper();
    const before = live.site.logged.length;
    const address = {
      type: 'SB',
      email: 'guest@example.com',
      firstName: text,
      lastName: 'Guest',
      address1: '12 Main St',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
    };
    const refused = { status: 400, body: { code: 'INVALID_REQUEST' } };
    expect(await shopper.post('/cc/api/checkout/default/address', address)).toMatchObject(refused);
    expect(await shopper.put('/cc/api/checkout/default?actionType=APPLY_COUPON', { coupons: [text] })).toMatchObject(refused);
    expect(await shopper.post('/cc/api/sfl', { item: { itemId: text } })).toMatchObject(refused);
    expect(errorsSince(before)).toEqual([]);
  });

  it('with 10,000 fields, or one of 10,000 levels, is answered', async () => {
    const shopper = await aShopper();
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`f${index}`, 1]));
    expect((await shopper.post('/cc/api/checkout/default/address', many)).status).toBe(400);
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    expect((await shopper.post('/cc/api/checkout/default/address', deep)).status).toBe(400);
  });
});

describe('a card number in a form [T32]', () => {
  it('of checkout is refused beside its field, and kept by nobody', async () => {
    const shopper = await aShopper();
    const fields = new URLSearchParams({
      intent: 'address',
      email: 'guest@example.com',
      isShipped: 'true',
      billingSame: 'on',
      firstName: 'Gail',
      lastName: 'Guest',
      address1: 'x4111.1111.1111.1111',
      city: 'Framingham',
      state: 'MA',
      zipCode: '01702',
      phone: '5085550100',
    });
    const { statusCode, body } = await send(shopper, '/cc/sparq/checkout', fields.toString());
    expect(statusCode).toBeLessThan(500);
    expect(body).toContain('That looks like a card number. For your safety, enter it only in the card fields.');
    const { rows } = await live.site.database.query("select 1 from carts t where t::text like '%4111.1111%'");
    expect(rows).toEqual([]);
    expect(live.site.logged.join()).not.toContain('4111.1111');
  });

  it('of the search is answered without it, by a page at an address without it', async () => {
    for (const typed of ['4111 1111 1111 1111', '4111111111111111']) {
      const { statusCode, headers } = await live.send({ method: 'GET', url: `/search?query=${encodeURIComponent(typed)}` });
      expect([statusCode, headers.location]).toEqual([302, '/search?card=typed']);
      const suggested = await live.send({ method: 'GET', url: `/search/suggest?query=${encodeURIComponent(typed)}` });
      expect(suggested.body).not.toContain('1111');
    }
    const { statusCode, body } = await live.send({ method: 'GET', url: '/search?card=typed' });
    expect(statusCode).toBe(200);
    expect(body).toContain('That looks like a card number');
    expect(body).not.toContain('Did you mean');
  });
});
