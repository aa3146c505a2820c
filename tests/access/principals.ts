import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { orderKey } from '#server/orders/order-link.ts';
import { CARDS, CHECKOUT, GAIL, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { signIn } from '#tests/support/shop-changes.ts';
import { giftCard } from '#tests/support/tenders.ts';
import type { TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

/** Everybody that the shop tells apart, by what they are to it. */
const KINDS = {
  nobody: {},
  guest: {},
  shopper: { email: 'sam.shopper@example.com' },
  member: { email: 'rita.rewards@example.com' },
  representative: { email: 'cora.csr@foolscap.example' },
  /** Signed out: the cookies are still there. */
  ended: { email: 'selma.select@example.com' },
  nobodyAtWork: { isAtWork: true },
  buyer: { email: 'bea.buyer@harbordental.example', isAtWork: true },
  colleague: { email: 'ann.approver@harbordental.example', isAtWork: true },
  admin: { email: 'abe.admin@harbordental.example', isAtWork: true },
  adminElsewhere: { email: 'axel.approver@cedarlegal.example', isAtWork: true },
  endedAtWork: { email: 'bo.buyer@cedarlegal.example', isAtWork: true },
} as const satisfies Record<string, Kind>;
export type PrincipalName = keyof typeof KINDS;
type Kind = { readonly email?: string; readonly isAtWork?: boolean };

/** Whose things the others try to get at. They themselves do nothing. */
const VICTIMS = {
  aGuest: {},
  aShopper: { email: 'preston.premium@example.com' },
  aBuyer: { email: 'gil.group@harbordental.example', isAtWork: true },
} as const satisfies Record<string, Kind>;
export type VictimName = keyof typeof VICTIMS;

/** What somebody has, by its ids; of who has nothing, ids that nothing has. */
export type Things = {
  readonly cartId: string;
  readonly cartItemId: string;
  readonly listItemId: string;
  readonly addressId: string;
  readonly paymentId: string;
  readonly orderedCartId: string;
  readonly orderNumber: string;
  readonly arrivedNumber: string;
  readonly arrivedLineId: string;
  /** Opens the order of a guest. */
  readonly orderKey: string;
  readonly savedAddressId: string;
  readonly cardId: string;
  /** A printer: theirs, or of those at work their organisation's. */
  readonly machineId: string;
  /** What they want to be told of by mail. */
  readonly alertId: string;
};

export type Principal = {
  readonly name: PrincipalName | VictimName;
  readonly visitor: Visitor;
  readonly host: string;
  readonly email: string | undefined;
  /** Whether the shop knows who it is now. */
  readonly isSignedIn: boolean;
  readonly isAtWork: boolean;
  /** Of what it owns by what it shows of itself. */
  things: Things;
  readonly hasThings: boolean;
  /** Stands in whatever is told of its orders and addresses. */
  readonly canary: string;
};

/** Ids of the right form that nothing has. */
export function nothing(): Things {
  const order = { orderNumber: '99999998', arrivedNumber: '99999999', orderKey: `zzzz.${'A'.repeat(43)}` };
  const ids = [
    'cartId',
    'cartItemId',
    'listItemId',
    'addressId',
    'paymentId',
    'orderedCartId',
    'arrivedLineId',
    'savedAddressId',
    'cardId',
    'machineId',
    'alertId',
  ];
  return { ...order, ...Object.fromEntries(ids.map((name) => [name, randomUUID()])) } as unknown as Things;
}

export type Everybody = { readonly people: readonly Principal[]; readonly victims: readonly Principal[] };

/** Everybody, each with a cart in checkout, something saved, an order that is on its way and one that has arrived. */
export async function everybody(site: TestShop): Promise<Everybody> {
  await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email like 'axel.%'`);
  const make = async (kinds: Readonly<Record<string, Kind>>) => {
    const made: Principal[] = [];
    for (const [name, kind] of Object.entries(kinds)) made.push(await principal(site, name as PrincipalName, kind));
    return made;
  };
  return { people: await make(KINDS), victims: await make(VICTIMS) };
}

/** One of them alone. */
export function onePerson(site: TestShop, name: PrincipalName): Promise<Principal> {
  return principal(site, name, KINDS[name]);
}

/** Customer service, on the business site, where they act for somebody of an organization. */
export async function actingFor(site: TestShop, name: 'admin'): Promise<Principal> {
  const { email } = KINDS[name];
  const host = 'business.localhost';
  const visitor = aVisitor(site, { host });
  await signIn(visitor, KINDS.representative.email);
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  expect((await visitor.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
  return { name, visitor, host, email, isSignedIn: true, isAtWork: true, things: nothing(), hasThings: false, canary: '' };
}

async function principal(site: TestShop, name: Principal['name'], { email, isAtWork = false }: Kind): Promise<Principal> {
  const host = isAtWork ? 'business.localhost' : 'localhost';
  const visitor = aVisitor(site, { host });
  const canary = `${name} lane`.toUpperCase();
  const hasEnded = name.startsWith('ended');
  const isNobody = name.startsWith('nobody');
  if (email !== undefined) await signIn(visitor, email);
  const things = isNobody ? nothing() : await thingsOf(site, visitor, { email, canary, isAtWork });
  if (hasEnded) await signOutBehind(visitor);
  const isSignedIn = email !== undefined && !hasEnded;
  return { name, visitor, host, email, isSignedIn, isAtWork, things, hasThings: !isNobody && !hasEnded, canary };
}

/** Signs out, and keeps the cookies as whoever copied them would. */
async function signOutBehind(visitor: Visitor): Promise<void> {
  const cookies = [...visitor.cookies];
  await visitor.post('/cc/api/auth/logout');
  visitor.cookies.clear();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
}

type Owner = { readonly email: string | undefined; readonly canary: string; readonly isAtWork: boolean };

async function thingsOf(site: TestShop, visitor: Visitor, owner: Owner): Promise<Things> {
  const arrived = await anOrder(site, visitor, owner);
  for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, arrived.shipmentId, to, 'test');
  const { number, orderedCartId } = await anOrder(site, visitor, owner);
  return {
    orderNumber: number,
    orderedCartId,
    orderKey: orderKey(site.shop, { tenant: owner.isAtWork ? 'SBA' : 'dotcom', orderNumber: number }),
    arrivedNumber: arrived.number,
    arrivedLineId: arrived.lineId,
    ...(await aCart(visitor, owner)),
    ...(await inTheBook(site, owner)),
  };
}

async function anOrder(site: TestShop, visitor: Visitor, { canary, email = GAIL.email }: Owner) {
  await visitor.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, visitor, CARDS.approved, email);
  await visitor.post(`${CHECKOUT}/address`, { ...GAIL, email, address1: `1 ${canary}` });
  // Whoever buys for an organization that keeps budgets says which one pays.
  if (email.endsWith('@harbordental.example'))
    await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK' } });
  const placed = await placeOrder(visitor);
  expect(placed.body.status, JSON.stringify(placed.body)).toBe('PLACED');
  await site.hearEvents();
  const number = placed.body.orderNumber ?? '';
  const { shipments, items } = (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
  return { number, orderedCartId: cartId, shipmentId: shipments[0]?.shipmentId ?? '', lineId: items[0]?.cartItemId ?? '' };
}

type InCart = Pick<Things, 'cartId' | 'cartItemId' | 'listItemId' | 'addressId' | 'paymentId'>;

/** A cart in checkout with all that a cart can hold. What was there is there still. */
export async function aCart(visitor: Visitor, { canary, email = GAIL.email }: Owner): Promise<InCart> {
  await visitor.add({ itemId: '100002', qty: 2 }, { itemId: '100003', qty: 2 });
  await visitor.post('/cc/api/sfl', { item: { itemId: '100006', qty: 1 } });
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
  await visitor.post(`${CHECKOUT}/address`, { ...GAIL, email, address1: `1 ${canary}` });
  await visitor.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 5 }));
  const { cartId, items, sflItems, addresses, orderPayment } = (await visitor.get<CartResponse>('/cc/api/checkout?grindType=ALL')).body
    .cartInfo;
  const ids = [items.find(({ itemId }) => itemId === '100002')?.cartItemId, sflItems[0]?.listItemId, addresses[0]?.id, orderPayment[0]?.id];
  const [cartItemId = '', listItemId = '', addressId = '', paymentId = ''] = ids;
  expect(
    ids.every((id) => id !== undefined && id !== ''),
    JSON.stringify(ids),
  ).toBe(true);
  return { cartId, cartItemId, listItemId, addressId, paymentId };
}

/**
 * An address of the person's own, or of their organisation, a saved card, a printer and an alert. A victim's printer is their own also at work: what colleagues
 * may do with their organisation's is tried in server/machines.
 */
async function inTheBook(
  site: TestShop,
  { email, canary }: Owner,
): Promise<Pick<Things, 'savedAddressId' | 'cardId' | 'machineId' | 'alertId'>> {
  if (email === undefined) return { savedAddressId: randomUUID(), cardId: randomUUID(), machineId: randomUUID(), alertId: randomUUID() };
  const { rows } = await site.database.query<{ address_id: string; card_id: string; machine_id: string; alert_id: string }>(
    `with p as (select user_id, account_number from users where email = $1),
      a as (insert into addresses (user_id, account_number, kind, first_name, last_name, address1, city, state, zip, phone)
        select case when account_number is null then user_id end, account_number, 'S', 'Ada', 'Book', $2, 'Framingham', 'MA', '01702', '5085550100' from p returning address_id),
      m as (insert into machines (user_id, account_number, model, nickname, added_by)
        select case when account_number is null or $4 then user_id end, case when not $4 then account_number end, 'Ardent L48', $2, user_id from p
        returning machine_id),
      n as (insert into item_alerts (kind, item_id, tenant, user_id, state, key_hash, asked_at, expires_at)
        select 'BACK', '100008', 'dotcom', user_id, 'ACTIVE', sha256(convert_to($2, 'UTF8')), now(), '2030-01-01' from p returning alert_id),
      c as (insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year) select user_id, $3, 'VISA', '4242', 12, 2030 from p returning card_id)
    select address_id, card_id, machine_id, alert_id from a, c, m, n`,
    [
      email,
      `2 ${canary}`,
      await tokenFor(site, CARDS.approved),
      Object.keys(VICTIMS).some((name) => canary.startsWith(name.toUpperCase())),
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`nobody has the address ${email}`);
  return { savedAddressId: row.address_id, cardId: row.card_id, machineId: row.machine_id, alertId: row.alert_id };
}
