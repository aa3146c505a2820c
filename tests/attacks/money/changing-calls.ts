import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { payPalInfo, giftCard } from '#tests/support/tenders.ts';
import { CHECKOUT, GAIL, goToCheckout, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import type { TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const ITEM = `${CHECKOUT}/item`;

/** A call, and who sends it. */
export type Sent = { readonly visitor: Visitor; readonly url: string; readonly body: unknown; readonly method?: 'PUT' | 'DELETE' };

async function aGuest(site: TestShop): Promise<{ guest: Visitor; row: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 2 });
  return { guest, row: rowOf(await guest.cart(), '100001').cartItemId };
}

async function aBuyer(site: TestShop): Promise<{ guest: Visitor; cart: CartResponse['cartInfo'] }> {
  const { guest } = await aGuest(site);
  return { guest, cart: await readyToOrder(site, guest) };
}

async function anOrder(site: TestShop, { isDelivered = false } = {}): Promise<{ guest: Visitor; number: string }> {
  const { guest } = await aBuyer(site);
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

async function saved(site: TestShop): Promise<{ guest: Visitor; listItemId: string }> {
  const { guest } = await aGuest(site);
  const { body } = await guest.post<CartResponse>('/cc/api/sfl', { item: { itemId: '100002', qty: 3 } });
  return { guest, listItemId: body.cartInfo.sflItems[0]?.listItemId ?? '' };
}

const PASSWORD = 'a-fine-pass-phrase';

/** Somebody with an account and nothing else. */
async function aPerson(site: TestShop): Promise<{ email: string; password: string; firstName: string; lastName: string }> {
  const person = { email: `${randomUUID()}@example.com`, password: PASSWORD, firstName: 'Tom', lastName: 'Twice' };
  expect((await aVisitor(site).post('/cc/api/auth/register', person)).status).toBe(200);
  return person;
}

/** The token of the mail that a new person has asked for. */
async function aResetToken(site: TestShop): Promise<string> {
  const mails: Mail[] = [];
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void mails.push(mail) });
  const { email } = await aPerson(site);
  await aVisitor(site).post('/cc/api/auth/reset', { email });
  const token = () => /token=([\w-]+)/.exec(mails.find(({ to, text }) => to === email && text.includes('token='))?.text ?? '')?.[1] ?? '';
  await expect
    .poll(async () => {
      await site.hearEvents();
      return token();
    })
    .not.toBe('');
  return token();
}

/** Every changing call, ready to be sent. */
export const CHANGING_CALLS: Readonly<Record<string, (site: TestShop) => Promise<Sent>>> = {
  addItems: async (site) => ({
    visitor: (await aGuest(site)).guest,
    url: ITEM,
    body: { items: [{ itemId: '100002', qty: 1 }], coupons: ['BASKET5'] },
  }),
  updateItems: async (site) => {
    const { guest, row } = await aGuest(site);
    return { visitor: guest, url: ITEM, method: 'PUT', body: { items: [{ cartItemId: row, qty: 5 }] } };
  },
  removeItem: async (site) => {
    const { guest, row } = await aGuest(site);
    return { visitor: guest, url: `${ITEM}/${row}`, method: 'DELETE', body: {} };
  },
  updateCart: async (site) => ({
    visitor: (await aGuest(site)).guest,
    url: `${CHECKOUT}?actionType=APPLY_COUPON`,
    method: 'PUT',
    body: { coupons: ['BASKET5', 'ITEM10'] },
  }),
  saveForLater: async (site) => {
    const { guest, row } = await aGuest(site);
    return { visitor: guest, url: '/cc/api/sfl', body: { item: { itemId: '100001', cartItemId: row } } };
  },
  removeSaved: async (site) => {
    const { guest, listItemId } = await saved(site);
    return { visitor: guest, url: `/cc/api/sfl/${listItemId}`, method: 'DELETE', body: {} };
  },
  moveSavedToCart: async (site) => ({ visitor: (await saved(site)).guest, url: '/cc/api/sfl/move', body: {} }),
  createList: async (site) => ({
    visitor: await signedIn(site, 'sam.shopper@example.com'),
    url: '/cc/api/list',
    body: { name: `List ${randomUUID().slice(0, 8)}`, items: [{ itemId: '100001', qty: 2 }] },
  }),
  addListItem: async (site) => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const { body } = await sam.post<{ id: string }>('/cc/api/list', { name: `Filled ${randomUUID().slice(0, 8)}` });
    return { visitor: sam, url: `/cc/api/list/${body.id}/item`, body: { itemId: '100001', qty: 2 } };
  },
  importList: async (site) => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const { body } = await sam.post<{ id: string }>('/cc/api/list', { name: `Read ${randomUUID().slice(0, 8)}` });
    const content = Buffer.from('item,qty\n100001,2\n').toString('base64');
    return { visitor: sam, url: `/cc/api/list/${body.id}/file`, body: { fileName: 'a.csv', content } };
  },
  setAddress: async (site) => ({ visitor: (await aGuest(site)).guest, url: `${CHECKOUT}/address`, body: GAIL }),
  changeAddress: async (site) => {
    const { guest, cart } = await aBuyer(site);
    return {
      visitor: guest,
      url: `${CHECKOUT}/address/${cart.addresses[0]?.id}`,
      method: 'PUT',
      body: { ...GAIL, address1: '14 Main St' },
    };
  },
  removeAddress: async (site) => {
    const { guest, cart } = await aBuyer(site);
    return { visitor: guest, url: `${CHECKOUT}/address/${cart.addresses[0]?.id}`, method: 'DELETE', body: {} };
  },
  setPickupPerson: async (site) => ({
    visitor: (await aBuyer(site)).guest,
    url: `${CHECKOUT}/pickupperson`,
    body: { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: GAIL.email },
  }),
  addPayment: async (site) => {
    const { guest } = await aGuest(site);
    await goToCheckout(guest);
    return { visitor: guest, url: `${CHECKOUT}/payment`, body: giftCard('large', { amount: 1 }) };
  },
  addVendorPayment: async (site) => {
    const { guest } = await aGuest(site);
    await goToCheckout(guest);
    return { visitor: guest, url: `${CHECKOUT}/vendorpayment?vendorType=PAYPAL`, body: { payPalInfo: await payPalInfo(site) } };
  },
  changePayment: async (site) => {
    const { guest } = await aGuest(site);
    await goToCheckout(guest);
    const { body } = await guest.post<CartResponse>(`${CHECKOUT}/payment`, giftCard('large', { amount: 1 }));
    return { visitor: guest, url: `${CHECKOUT}/payment/${body.cartInfo.orderPayment[0]?.id}`, method: 'PUT', body: { amount: 2 } };
  },
  removePayment: async (site) => {
    const { guest, cart } = await aBuyer(site);
    return { visitor: guest, url: `${CHECKOUT}/payment/${cart.orderPayment[0]?.id}`, method: 'DELETE', body: {} };
  },
  requestQuote: async (site) => ({
    visitor: await signedIn(site, 'bea.buyer@harbordental.example'),
    url: '/cc/api/quotes',
    body: { rows: [{ itemId: '100001', qty: 20 }] },
  }),
  placeOrder: async (site) => {
    const { guest, cart } = await aBuyer(site);
    return { visitor: guest, url: `${CHECKOUT}/order`, body: { cartId: cart.cartId } };
  },
  cancelOrder: async (site) => {
    const { guest, number } = await anOrder(site);
    return { visitor: guest, url: `/cc/api/orders/${number}/cancel`, body: {} };
  },
  returnItems: async (site) => {
    const { guest, number } = await anOrder(site, { isDelivered: true });
    const { body } = await guest.get<{ items: { cartItemId: string }[] }>(`/cc/api/orders/${number}`);
    return { visitor: guest, url: `/cc/api/orders/${number}/return`, body: { items: [{ cartItemId: body.items[0]?.cartItemId, qty: 1 }] } };
  },
  login: async (site) => ({
    visitor: (await aGuest(site)).guest,
    url: '/cc/api/auth/login',
    body: await aPerson(site),
  }),
  register: async (site) => ({
    visitor: (await aGuest(site)).guest,
    url: '/cc/api/auth/register',
    body: { email: `${randomUUID()}@example.com`, password: PASSWORD, firstName: 'Tom', lastName: 'Twice' },
  }),
  logout: async (site) => {
    const { guest } = await aGuest(site);
    await guest.post('/cc/api/auth/login', await aPerson(site));
    return { visitor: guest, url: '/cc/api/auth/logout', body: {} };
  },
  choosePassword: async (site) => ({
    visitor: (await aGuest(site)).guest,
    url: '/cc/api/auth/reset/confirm',
    body: { token: await aResetToken(site), password: 'another-fine-phrase' },
  }),
};
