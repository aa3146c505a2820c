import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { makeApp } from '#server/http/app.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { ROUTES } from '#server/routes.ts';
import type { Shop } from '#server/shop.ts';
import { dyingShop } from '#tests/faults/dying-shop.ts';
import { CHECKOUT, GAIL, goToCheckout, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;

type Sent = { readonly visitor: Visitor; readonly url: string; readonly body: unknown; readonly method?: 'PUT' | 'DELETE' };

/** The shop as it is now, behind an app that is made once. */
const now: { shop?: Shop; app?: FastifyInstance } = {};
beforeAll(async () => {
  const shop = new Proxy({} as Shop, { get: (_target, name) => Reflect.get(now.shop ?? site.shop, name) });
  now.app = await makeApp(shop, ROUTES, { maxEventLoopDelayMs: 0 });
});
afterAll(() => now.app?.close());

async function aGuest(): Promise<{ guest: Visitor; row: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 2 });
  return { guest, row: rowOf(await guest.cart(), '100001').cartItemId };
}

async function aBuyer(): Promise<{ guest: Visitor; cart: CartResponse['cartInfo'] }> {
  const { guest } = await aGuest();
  return { guest, cart: await readyToOrder(site, guest) };
}

async function anOrder({ isDelivered = false } = {}): Promise<{ guest: Visitor; number: string }> {
  const { guest } = await aBuyer();
  const number = (await placeOrder(guest)).body.orderNumber ?? '';
  await site.hearEvents();
  const { rows } = await site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
    number,
  ]);
  if (isDelivered)
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipment_id: id } of rows) await moveShipment(site.shop, id, to, 'test');
  return { guest, number };
}

async function saved(): Promise<{ guest: Visitor; listItemId: string }> {
  const { guest } = await aGuest();
  const { body } = await guest.post<CartResponse>('/cc/api/sfl', { item: { itemId: '100002', qty: 3 } });
  return { guest, listItemId: body.cartInfo.sflItems[0]?.listItemId ?? '' };
}

const PASSWORD = 'a-fine-pass-phrase';

/** Somebody with an account and nothing else. */
async function aPerson(): Promise<{ email: string; password: string; firstName: string; lastName: string }> {
  const person = { email: `${randomUUID()}@example.com`, password: PASSWORD, firstName: 'Tom', lastName: 'Twice' };
  expect((await aVisitor(site).post('/cc/api/auth/register', person)).status).toBe(200);
  return person;
}

/** The token of the mail that a new person has asked for. */
async function aResetToken(): Promise<string> {
  const mails: Mail[] = [];
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
  const { email } = await aPerson();
  await aVisitor(site).post('/cc/api/auth/reset', { email });
  const token = () => /token=([\w-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  await expect
    .poll(async () => {
      await site.hearEvents();
      return token();
    })
    .not.toBe('');
  return token();
}

/** Every changing call, ready to be sent. */
const CALLS: Readonly<Record<string, () => Promise<Sent>>> = {
  addItems: async () => ({
    visitor: (await aGuest()).guest,
    url: ITEM,
    body: { items: [{ itemId: '100002', qty: 1 }], coupons: ['BASKET5'] },
  }),
  updateItems: async () => {
    const { guest, row } = await aGuest();
    return { visitor: guest, url: ITEM, method: 'PUT', body: { items: [{ cartItemId: row, qty: 5 }] } };
  },
  removeItem: async () => {
    const { guest, row } = await aGuest();
    return { visitor: guest, url: `${ITEM}/${row}`, method: 'DELETE', body: {} };
  },
  updateCart: async () => ({
    visitor: (await aGuest()).guest,
    url: `${CHECKOUT}?actionType=APPLY_COUPON`,
    method: 'PUT',
    body: { coupons: ['BASKET5', 'ITEM10'] },
  }),
  saveForLater: async () => {
    const { guest, row } = await aGuest();
    return { visitor: guest, url: '/cc/api/sfl', body: { item: { itemId: '100001', cartItemId: row } } };
  },
  removeSaved: async () => {
    const { guest, listItemId } = await saved();
    return { visitor: guest, url: `/cc/api/sfl/${listItemId}`, method: 'DELETE', body: {} };
  },
  moveSavedToCart: async () => ({ visitor: (await saved()).guest, url: '/cc/api/sfl/move', body: {} }),
  setAddress: async () => ({ visitor: (await aGuest()).guest, url: `${CHECKOUT}/address`, body: GAIL }),
  changeAddress: async () => {
    const { guest, cart } = await aBuyer();
    return {
      visitor: guest,
      url: `${CHECKOUT}/address/${cart.addresses[0]?.id}`,
      method: 'PUT',
      body: { ...GAIL, address1: '14 Main St' },
    };
  },
  removeAddress: async () => {
    const { guest, cart } = await aBuyer();
    return { visitor: guest, url: `${CHECKOUT}/address/${cart.addresses[0]?.id}`, method: 'DELETE', body: {} };
  },
  setPickupPerson: async () => ({
    visitor: (await aBuyer()).guest,
    url: `${CHECKOUT}/pickupperson`,
    body: { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: GAIL.email },
  }),
  addPayment: async () => {
    const { guest } = await aGuest();
    await goToCheckout(guest);
    return { visitor: guest, url: `${CHECKOUT}/payment`, body: giftCard('large', { amount: 1 }) };
  },
  changePayment: async () => {
    const { guest } = await aGuest();
    await goToCheckout(guest);
    const { body } = await guest.post<CartResponse>(`${CHECKOUT}/payment`, giftCard('large', { amount: 1 }));
    return { visitor: guest, url: `${CHECKOUT}/payment/${body.cartInfo.orderPayment[0]?.id}`, method: 'PUT', body: { amount: 2 } };
  },
  removePayment: async () => {
    const { guest, cart } = await aBuyer();
    return { visitor: guest, url: `${CHECKOUT}/payment/${cart.orderPayment[0]?.id}`, method: 'DELETE', body: {} };
  },
  placeOrder: async () => {
    const { guest, cart } = await aBuyer();
    return { visitor: guest, url: `${CHECKOUT}/order`, body: { cartId: cart.cartId } };
  },
  cancelOrder: async () => {
    const { guest, number } = await anOrder();
    return { visitor: guest, url: `/cc/api/orders/${number}/cancel`, body: {} };
  },
  returnItems: async () => {
    const { guest, number } = await anOrder({ isDelivered: true });
    const { body } = await guest.get<{ items: { cartItemId: string }[] }>(`/cc/api/orders/${number}`);
    return { visitor: guest, url: `/cc/api/orders/${number}/return`, body: { items: [{ cartItemId: body.items[0]?.cartItemId, qty: 1 }] } };
  },
  login: async () => ({
    visitor: (await aGuest()).guest,
    url: '/cc/api/auth/login',
    body: await aPerson(),
  }),
  register: async () => ({
    visitor: (await aGuest()).guest,
    url: '/cc/api/auth/register',
    body: { email: `${randomUUID()}@example.com`, password: PASSWORD, firstName: 'Tom', lastName: 'Twice' },
  }),
  logout: async () => {
    const { guest } = await aGuest();
    await guest.post('/cc/api/auth/login', await aPerson());
    return { visitor: guest, url: '/cc/api/auth/logout', body: {} };
  },
  choosePassword: async () => ({
    visitor: (await aGuest()).guest,
    url: '/cc/api/auth/reset/confirm',
    body: { token: await aResetToken(), password: 'another-fine-phrase' },
  }),
};

/** These change nothing that a repeat could change again: they only tell, or ask for one more mail. */
const HARMLESS = ['giftCardBalance', 'previewReturn', 'logClientError', 'openOrder', 'resetPassword'];
/** What a repeat may be told of an effect that is there: the link was used. */
const USED_UP = 410;
/** Of the longest lives not every step is tried, unless DEATH_STEPS=1. */
const STRIDE: Readonly<Record<string, number>> = {
  placeOrder: 4,
  cancelOrder: 9,
  returnItems: 13,
  login: 5,
  logout: 3,
  register: 3,
  choosePassword: 5,
};

const send = (
  app: FastifyInstance,
  key: string,
  { visitor, url, body, method }: Sent,
): Promise<{ statusCode: number; payload: string; cookies: { name: string; value: string }[] }> => {
  const options: InjectOptions = {
    method: 'POST',
    url,
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(method !== undefined && { 'x-http-method-override': method }),
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    payload: JSON.stringify(body),
  };
  return app.inject(options);
};

/** What is there of a shopper, without its ids and moments: what a call adds twice, or loses, shows. */
async function everything(visitor: Visitor): Promise<unknown> {
  const { items, coupons, sflItems, addresses, orderPayment } = await visitor.cart();
  return {
    rows: items.map(({ itemId, qty }) => [itemId, qty]).toSorted(),
    coupons: coupons.map(({ code }) => code).toSorted(),
    saved: sflItems.map(({ itemId, qty }) => [itemId, qty]),
    addresses: addresses.map(({ type, address1 }) => [type, address1]),
    payments: orderPayment.map(({ paymentType, amountApplied }) => [paymentType, amountApplied]),
  };
}

const TABLES = [
  'users',
  'orders',
  'order_lines',
  'order_payments',
  'shipments',
  'returns',
  'money_moves',
  'state_moves',
  'stock_holds',
  'coupon_uses',
  'reward_entries',
  'outbox',
  'wallet_cards',
  'carts',
  'saved_items',
];

async function counts(): Promise<number[]> {
  const { rows } = await site.database.query(
    `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return TABLES.map((table) => Number(rows[0]?.[table]));
}

type Seen = { readonly status: number; readonly left: unknown; readonly added: readonly number[] };

/** Sends a call, which dies at its nth step, and sends it again: what is there afterwards. */
async function sendTwice(
  name: string,
  steps: number,
): Promise<Seen & { readonly hasDied: boolean; readonly sent: Sent; readonly text: string }> {
  const sent = await CALLS[name]?.();
  if (sent === undefined || now.app === undefined) throw new Error(`There is no call ${name}.`);
  const before = await counts();
  const key = randomUUID();
  const dying = dyingShop(site.shop, steps, { isHeard: true });
  now.shop = dying.shop;
  const first = await send(now.app, key, sent);
  now.shop = site.shop;
  const hasDied = dying.diedAt() !== undefined;
  // A call that has not answered for a minute is taken for lost.
  if (hasDied) await site.database.query("update idempotency_keys set created_at = created_at - interval '2 minutes' where status is null");
  const again = hasDied ? await send(now.app, key, sent) : first;
  for (const { name: cookie, value } of again.cookies) sent.visitor.cookies.set(cookie, value);
  const after = await counts();
  return {
    hasDied,
    sent,
    status: again.statusCode,
    text: again.payload,
    left: await everything(sent.visitor),
    added: after.map((count, index) => count - (before[index] ?? 0)),
  };
}

describe('a call that dies on its way and is sent again under its key [T24]', () => {
  it('is one of those that are tried here, whatever it changes', () => {
    const changing = ROUTES.map(({ contract }) => contract).filter(({ method }) => method !== 'GET');
    expect(changing.map(({ name }) => name).toSorted()).toEqual([...Object.keys(CALLS), ...HARMLESS].toSorted());
  });

  it.each(Object.keys(CALLS))('%s has happened once, at whichever step it died', { timeout: 120_000 }, async (name) => {
    const once = await sendTwice(name, Number.MAX_SAFE_INTEGER);
    expect(once.status, once.text).toBeLessThan(300);
    let deaths = 0;
    for (let steps = 1; steps < 150; steps += Number(process.env['DEATH_STEPS'] ?? STRIDE[name] ?? 1)) {
      const seen = await sendTwice(name, steps);
      if (!seen.hasDied) break;
      deaths += 1;
      const { status, left, added } = seen;
      const told = name === 'choosePassword' && status === USED_UP ? once.status : status;
      expect([name, steps, { status: told, left, added }], seen.text).toEqual([
        name,
        steps,
        { status: once.status, left: once.left, added: once.added },
      ]);
      if (name === 'placeOrder') {
        const { orderNumber } = JSON.parse(seen.text) as { orderNumber: string };
        expect((await ledgerOf(site, orderNumber)).map(({ type }) => type)).toEqual(['AUTHORIZE']);
      }
    }
    expect(deaths).toBeGreaterThan(0);
  });
});
