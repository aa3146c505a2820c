import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call, Input } from '#contracts/call.ts';
import * as cartCalls from '#contracts/cart-calls.ts';
import type { CartResponse } from '#contracts/cart.ts';
import * as checkoutCalls from '#contracts/checkout.ts';
import type { CallInput, Reply } from '#contracts/door.ts';
import { addItems } from '#server/cart/rows/add-items.ts';
import { assessCart, openCart } from '#server/cart/index.ts';
import { updateCart } from '#server/cart/update-cart.ts';
import { updateItems } from '#server/cart/rows/update-items.ts';
import { choosePayment } from '#server/checkout/choose-payment.ts';
import { setAddress } from '#server/checkout/set-address.ts';
import { placeOrder } from '#server/orders/placing/place-order.ts';
import { CHECKOUT, placeOrder as placeOverHttp } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { buyingForUser, type Actor, type Buying } from './index.ts';

const site = useShop();
const SAM = 'sam.shopper@example.com';
const OFFICE = {
  type: 'SB' as const,
  firstName: 'Sam',
  lastName: 'Shopper',
  address1: '83 Pond St',
  city: 'Natick',
  state: 'MA',
  zipCode: '01760',
  country: 'US' as const,
  phones: ['5085550171'],
};

async function userIdOf(email: string): Promise<string> {
  const { rows } = await site.database.query('select user_id from users where email = $1', [email]);
  return String(rows[0]?.user_id);
}

async function cardOf(userId: string): Promise<string> {
  const { rows } = await site.database.query('select card_id from wallet_cards where user_id = $1 and is_default', [userId]);
  return String(rows[0]?.card_id);
}

async function buyingFor(email: string, actor: Actor, tenant: 'dotcom' | 'SBA' = 'dotcom'): Promise<Buying> {
  const buying = await buyingForUser(site.shop, { userId: await userIdOf(email), tenant, actor });
  if (buying === undefined) throw new Error(`nobody is called ${email}`);
  return buying;
}

/** What a route makes of a request's parts. */
function inputOf<C extends Call>(contract: C, { params, query, body }: CallInput<C>): Input<C> {
  return {
    params: z.parse<C['params']>(contract.params, params ?? {}),
    query: z.parse<C['query']>(contract.query, query ?? {}),
    body: z.parse<C['body']>(contract.body, body ?? {}),
  };
}

function bodyOf<Body>(reply: Reply<Body>): Body {
  if (!reply.ok) throw new Error(`${reply.code} ${JSON.stringify(reply.extra ?? reply.errors)}`);
  return reply.body;
}

/** Fills the cart, changes it, and takes it up to where it can be ordered; each step is a use case as the routes call it. */
async function prepare(buying: Buying): Promise<CartResponse['cartInfo']> {
  const { shop } = site;
  bodyOf(
    await addItems(
      shop,
      buying,
      inputOf(cartCalls.addItems, {
        body: {
          items: [
            { itemId: '100001', qty: 1 },
            { itemId: '100010', qty: 1 },
          ],
        },
      }),
    ),
  );
  const open = await openCart(shop, shop.database, buying);
  const row = open.cart.lines.find((line) => line.itemId === '100001');
  bodyOf(await updateItems(shop, buying, inputOf(cartCalls.updateItems, { body: { items: [{ cartItemId: row?.lineId, qty: 3 }] } })));
  const proceeding = inputOf(cartCalls.updateCart, { query: { actionType: 'PROCEED_CHECKOUT' }, body: { proceedCheckout: true } });
  bodyOf(await updateCart(shop, buying, proceeding));
  bodyOf(await setAddress(shop, buying, inputOf(checkoutCalls.setAddress, { body: OFFICE })));
  const card = { paymentType: 'CREDIT_CARD' as const, id: await cardOf(await userIdOf(SAM)) };
  return bodyOf(await choosePayment(shop, buying, inputOf(checkoutCalls.addPayment, { body: card }))).cartInfo;
}

/** The same over the wire. */
async function prepareOverHttp(visitor: Visitor): Promise<CartResponse['cartInfo']> {
  const { items } = await visitor.add({ itemId: '100001', qty: 1 }, { itemId: '100010', qty: 1 });
  const cartItemId = items.find((item) => item.itemId === '100001')?.cartItemId;
  await visitor.put(`${CHECKOUT}/item`, { items: [{ cartItemId, qty: 3 }] });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.post(`${CHECKOUT}/address`, OFFICE);
  const card = { paymentType: 'CREDIT_CARD', id: await cardOf(await userIdOf(SAM)) };
  return (await visitor.post<CartResponse>(`${CHECKOUT}/payment`, card)).body.cartInfo;
}

/** What of an order must not depend on who acted: all but its number, its times and the ids of its rows. */
async function contentOf(orderNumber: string): Promise<unknown> {
  const { rows } = await site.database.query(
    `select o.tenant, o.user_id, o.session_hash, o.email, o.state, o.total_cents, o.summary, o.details, o.addresses->0->>'zipCode' as zip,
       (select json_agg(json_build_array(l.item_id, l.qty, l.final_cents, l.tax_cents, l.delivery_type, l.details) order by l.position) from order_lines l where l.order_number = o.order_number) as lines,
       (select json_agg(json_build_array(p.payment_type, p.last_four, p.amount_cents, p.state)) from order_payments p where p.order_number = o.order_number) as payments
     from orders o where order_number = $1`,
    [orderNumber],
  );
  return rows[0];
}

async function actorsOf(orderNumber: string): Promise<string[]> {
  const { rows } = await site.database.query('select distinct actor from order_events where order_number = $1', [orderNumber]);
  return rows.map((row) => String(row.actor));
}

async function place(buying: Buying): Promise<string> {
  const placed = bodyOf(await placeOrder(site.shop, buying, inputOf(checkoutCalls.placeOrder, { body: {} })));
  expect(placed.status).toBe('PLACED');
  return placed.orderNumber ?? '';
}

describe('a shopper without a request', () => {
  it('is sold the same order as over HTTP, and the order tells who acted', async () => {
    const buying = await buyingFor(SAM, { kind: 'JOB', name: 'auto-restock' });
    const prepared = await prepare(buying);
    const open = await openCart(site.shop, site.database, buying);
    expect(assessCart(open).priced.summary.ordTotalCents).toBe(Math.round(prepared.cartSummary.ordTotal * 100));
    const orderNumber = await place(buying);
    expect(await actorsOf(orderNumber)).toEqual(['job:auto-restock']);

    const sam = await signedIn(site, SAM);
    const shown = await prepareOverHttp(sam);
    expect(shown.cartSummary).toEqual(prepared.cartSummary);
    const { body } = await placeOverHttp(sam);
    expect(await actorsOf(body.orderNumber ?? '')).toEqual(['shopper']);
    expect(await contentOf(body.orderNumber ?? '')).toEqual(await contentOf(orderNumber));
    expect(await sam.get(`/cc/api/orders/${orderNumber}`)).toMatchObject({ status: 200, body: { orderNumber, status: 'PLACED' } });
  });

  it("fills the person's own cart: what a representative adds is there when they sign in", async () => {
    const userId = await userIdOf('cora.csr@foolscap.example');
    const buying = await buyingFor('rita.rewards@example.com', { kind: 'REPRESENTATIVE', userId });
    bodyOf(await addItems(site.shop, buying, inputOf(cartCalls.addItems, { body: { items: [{ itemId: '100001', qty: 2 }] } })));
    const rita = await signedIn(site, 'rita.rewards@example.com');
    expect((await rita.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 2]]);
  });

  it('pays what their organisation has agreed', async () => {
    const { rows } = await site.database.query(
      `select u.email, c.item_id, c.price_cents from users u join contract_prices c using (account_number)
       join items i using (item_id) where 'SBA' = any(u.tenants) and c.price_cents < i.price_cents order by u.email, c.item_id limit 1`,
    );
    const { email, item_id: itemId, price_cents: priceCents } = rows[0] ?? {};
    const buying = await buyingFor(String(email), { kind: 'JOB', name: 'auto-restock' }, 'SBA');
    bodyOf(await addItems(site.shop, buying, inputOf(cartCalls.addItems, { body: { items: [{ itemId, qty: 1 }] } })));
    const open = await openCart(site.shop, site.database, buying);
    expect(assessCart(open).priced.summary.cartSubTotalCents).toBe(priceCents);
  });

  it('does not exist on a site that is not theirs', async () => {
    const actor: Actor = { kind: 'JOB', name: 'auto-restock' };
    expect(await buyingForUser(site.shop, { userId: await userIdOf(SAM), tenant: 'SBA', actor })).toBeUndefined();
  });
});
