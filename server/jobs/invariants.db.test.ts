import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { readIssuersList } from '#server/orders/gifts/read-issuers-list.ts';
import { cancelOrder } from '#server/orders/fulfilment/cancel-order.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { returnItems } from '#server/orders/fulfilment/return-items.ts';
import { CARDS, CHECKOUT, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { A_GIFT } from '#tests/support/catalog/personal.ts';
import { aClaimedOrder } from '#tests/support/claimed-orders.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { couponHolds } from '../coupons/index.ts';
import { transaction } from '../db/transaction.ts';
import { rewardHolds } from '../rewards/index.ts';
import type { Shop } from '../shop.ts';
import { stockHolds } from '../stock/index.ts';
import { brokenInvariants, checkInvariants, namesOfInvariants } from './invariants.ts';

const site = useShop();
const WAREHOUSE = 'warehouse';
const PAPER = '100001';
const PENS = '100002';
const IN_STORE = { deliveryType: 'ISP', pickupStoreNumber: '1547' };
const UNTIL = new Date('2026-11-21T17:00:00Z');

/** An order that ten dollars of a gift card and a credit card pay. */
async function anOrder(...items: Record<string, unknown>[]): Promise<string> {
  const guest = aVisitor(site);
  await guest.add(...items);
  await goToCheckout(guest);
  await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
  await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const number = body.orderNumber ?? '';
  guests.set(number, guest);
  return number;
}
const guests = new Map<string, ReturnType<typeof aVisitor>>();

async function shipmentOf(number: string, kind = 'PARCEL'): Promise<string> {
  const { rows } = await site.database.query<{ shipment_id: string }>(
    'select shipment_id from shipments where order_number = $1 and kind = $2',
    [number, kind],
  );
  return rows[0]?.shipment_id ?? '';
}

/** The shop where the vendor refuses to take more than ten dollars at once. */
function wary(): Shop {
  const { paymentVendor } = site.shop;
  const capture: typeof paymentVendor.capture = async (request) =>
    request.amountCents > 1000 ? 'REFUSED' : paymentVendor.capture(request);
  return { ...site.shop, paymentVendor: { ...paymentVendor, capture } };
}

/** The shop where the vendor gives nothing back. */
function unforgiving(): Shop {
  return { ...site.shop, paymentVendor: { ...site.shop.paymentVendor, refund: async () => 'REFUSED' } };
}

/** Arrived, and all of it came back; its vendor refuses to give the money back. */
async function anUnrefundedOrder(): Promise<string> {
  const number = await anOrder({ itemId: PAPER, qty: 1 });
  const parcel = await shipmentOf(number);
  for (const to of ['SHIPPED', 'DELIVERED'] as const) expect(await moveShipment(site.shop, parcel, to, WAREHOUSE)).toBe('DONE');
  expect(await returnItems(unforgiving(), number, undefined, { actor: 'shopper' })).toBeUndefined();
  return number;
}

/** Arrived, and one of its two units came back. */
async function aReturnedOrder(): Promise<string> {
  const number = await anOrder({ itemId: PAPER, qty: 2 });
  const parcel = await shipmentOf(number);
  for (const to of ['SHIPPED', 'DELIVERED'] as const) expect(await moveShipment(site.shop, parcel, to, WAREHOUSE)).toBe('DONE');
  const guest = guests.get(number);
  const [row] = (await guest?.get<Order>(`/cc/api/orders/${number}`))?.body.items ?? [];
  const answer = await guest?.post(`/cc/api/orders/${number}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }] });
  expect(answer?.status).toBe(200);
  return number;
}

/** One of whose tenders paid and the other did not. */
async function aChargeFailedOrder(): Promise<string> {
  const number = await anOrder({ itemId: PAPER, qty: 1 });
  expect(await moveShipment(wary(), await shipmentOf(number), 'SHIPPED', WAREHOUSE)).toBe('REFUSED');
  return number;
}

/** Being paid, and holding stock, a coupon and rewards. */
async function aHoldingOrder(): Promise<string> {
  const number = await aClaimedOrder(site);
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where rewards_cents >= 500 limit 1');
  await site.database.query(
    "insert into coupons (code, description, kind, priority, amount_cents, use_limit) values ('TEST1', 'once', 'FIXED', 2, 100, 1)",
  );
  await transaction(site.database, async (tx) => {
    await stockHolds.hold(tx, number, [{ itemId: PENS, locationId: 'FC1', qty: 1 }], UNTIL);
    await couponHolds.hold(tx, number, ['TEST1'], null);
    await rewardHolds.hold(tx, number, { cents: 500, userId: rows[0]?.user_id ?? null, now: site.shop.now() });
  });
  return number;
}

/** A cart with a set, a laptop with a plan, and a gift. */
async function aFullCart(): Promise<string> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100039', qty: 2 }, { itemId: '100016', qty: 2 });
  await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' });
  const freeItems = [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }];
  const { body } = await guest.put<CartResponse>('/cc/api/checkout/default/item', { freeItems });
  expect(body.cartInfo.freeItems).toHaveLength(1);
  return body.cartInfo.cartId;
}

/** Two gift cards that were sent by e-mail, and the issuer's list was read since. */
async function aGiftOrder(): Promise<string> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100032', qty: 2, personalization: A_GIFT });
  await readyToOrder(site, guest);
  const { body } = await placeOrder(guest);
  for (let round = 0; round < 3; round += 1) await site.hearEvents();
  await readIssuersList(site.shop);
  return body.orderNumber ?? '';
}

/** Things as the shop made them, by the names that the statements below give them. */
const made = new Map<string, string>();

beforeAll(async () => {
  made.set('placed', await anOrder({ itemId: PENS, qty: 3 }));
  made.set('returned', await aReturnedOrder());
  const parted = await anOrder({ itemId: PAPER, qty: 1, ...IN_STORE }, { itemId: PENS, qty: 1 });
  expect(await moveShipment(site.shop, await shipmentOf(parted), 'SHIPPED', WAREHOUSE)).toBe('DONE');
  expect(await cancelOrder(site.shop, parted, 'shopper')).toBe(true);
  made.set('parted', parted);
  made.set('failed', await aChargeFailedOrder());
  const cancelled = await aChargeFailedOrder();
  expect(await cancelOrder(site.shop, cancelled, 'shopper')).toBe(true);
  made.set('cancelled', cancelled);
  made.set('unrefunded', await anUnrefundedOrder());
  const kept = await aChargeFailedOrder();
  expect(await cancelOrder(unforgiving(), kept, 'shopper')).toBe(true);
  made.set('kept', kept);
  made.set('claimed', await aHoldingOrder());
  made.set('cart', await aFullCart());
  made.set('gifts', await aGiftOrder());
}, 60_000);

/** Puts what was made where a statement names it: `:placed` is the number of the order that was placed. */
const named = (sql: string) => sql.replace(/(?<!:):([a-z]+)\b/g, (whole, name: string) => (made.has(name) ? `'${made.get(name)}'` : whole));

/** What the invariants find after a statement, which is undone again. No trigger and no reference to other tables hinders it. */
async function foundAfter(sql: string): Promise<Map<string, string>> {
  const tx = await site.database.connect();
  try {
    await tx.query('begin; set local session_replication_role = replica');
    const results: { rowCount: number | null }[] = [await tx.query(named(sql))].flat();
    expect(results.at(-1)?.rowCount, 'the statement has to change something').toBeGreaterThan(0);
    const broken = await checkInvariants(tx, site.shop.now());
    return new Map(broken.map(({ invariant, rows }) => [invariant, JSON.stringify(rows)]));
  } finally {
    await tx.query('rollback');
    tx.release();
  }
}

/** Sets a value of the row of an item in the cart. */
const inCart = (itemId: string, position: number, value: unknown) => `
  update carts set lines = (
    select json_agg(case when line->>2 = '${itemId}' then jsonb_set(line::jsonb, '{${position}}', '${JSON.stringify(value)}') else line::jsonb end)
    from json_array_elements(lines) line)
  where cart_id = :cart`;
const [QTY, PARENT, DETAILS] = [3, 8, 11];

const aMove = (order: string, kind: string, cents: string) => `
  insert into money_moves (move_id, payment_id, order_number, kind, amount_cents, vendor_key, due_at, created_at)
  select gen_random_uuid(), payment_id, order_number, '${kind}', ${cents}, gen_random_uuid(), '2026-11-20', '2026-11-20'
  from order_payments where order_number = ${order} and payment_type = 'CREDIT_CARD'`;

/** Entries of the order's first gift card. */
const ofFirst = (kind: string) => `order_number = :gifts and piece = 1 and kind = '${kind}'`;
const KEY_OF_FIRST = "(select 'gift_' || line_id || '_1' from order_lines where order_number = :gifts)";
const atIssuer = (id: string, kind: string, key: string, readAt: string) => `
  insert into issuer_entries (entry_id, kind, issuer_card, issue_key, amount_cents, at, read_at) values ('${id}', '${kind}', '${id}', ${key}, 5000, '2026-11-01', '${readAt}')`;

/** Lines of an order in the book of what organizations owe. */
function creditEntries(order: string, cents: Record<string, number>): string {
  return Object.entries(cents)
    .map(
      ([kind, amount]) =>
        `insert into credit_entries (account_number, kind, amount_cents, order_number, cause, at) values ('4410002', '${kind}', ${amount}, ${order}, ${order}, '2026-11-20')`,
    )
    .join(';');
}

/** Entries in the book of a budget center for an order. */
function budgetEntries(order: string, cents: Readonly<Record<string, number>>): string {
  const values = Object.entries(cents).map(
    ([kind, sum]) => `('4410001', 'LAB', ${order}, '${kind}', ${sum}, ${kind === 'CREDITED' ? "'ORDER'" : 'null'}, '2026-11-20')`,
  );
  return `insert into budget_entries (account_number, budget_center, order_number, kind, amount_cents, cause, at) values ${values.join(', ')}`;
}

/** A file of `database/invariants`, what it finds, and a statement that spoils that. */
type Spoilt = readonly [invariant: string, finding: string, sql: string];
/** A move of the demo's expired quote that is only told. */
function quoteMove(from: string, to: string): string {
  return `insert into quote_moves (quote_id, from_state, to_state, actor, at) select min(quote_id), '${from}', '${to}', 'test', now() from quotes where state = 'EXPIRED'`;
}

/** The demo's offer is accepted, and used by an order. */
function quoteUsedBy(order: string, ...states: readonly string[]): string {
  const move = (state: string) =>
    `update quotes set state = '${state}', order_number = ${order} where quote_id = (select min(quote_id) from quotes where version > 0 and state not in ('EXPIRED'))`;
  return ['ACCEPTED', ...states].map(move).join('; ');
}

/** A payment of a dollar of an invoice of Northwind, in cents, and what becomes of it. */
function invoicePayment({ wants = 100, claims = 100, dueAt = 'now()', begunAt = 'now()' }, ...then: readonly string[]): string {
  const invoice = `(select min(invoice_number) from account_invoices where account_number = '4410002' and open_cents > 100)`;
  return [
    `insert into invoice_payments (payment_number, account_number, user_id, state, amount_cents, token, brand, last_four, vendor_key, capture_key, created_at, updated_at, changed_by, due_at)
     values ('PAY-1', '4410002', (select min(user_id::text)::uuid from users where account_number = '4410002'), 'PENDING', 100, 't', 'VISA', '4242', 'k', 'c', ${begunAt}, now(), 'test', ${dueAt})`,
    `insert into invoice_payment_parts (payment_number, invoice_number, wanted_cents, claimed_cents) values ('PAY-1', ${invoice}, ${wants}, ${Math.min(wants, claims)})`,
    `update account_invoices set claimed_cents = 100 where invoice_number = ${invoice}`,
    ...then.map((change) => `update invoice_payments set ${change} where payment_number = 'PAY-1'`),
  ].join('; ');
}

/** A move of it that is only told. */
function invoicePaymentMove(from: string, to: string): string {
  return `insert into invoice_payment_moves (payment_number, from_state, to_state, actor, at) values ('PAY-1', '${from}', '${to}', 'test', now())`;
}

const QUOTED_ORDER = `update orders set details = details || jsonb_build_object('quote', jsonb_build_object('id', (select min(quote_id) from quotes where version > 0 and state <> 'EXPIRED'), 'number', 'Q-1')) where order_number = :placed`;

const SPOILT: readonly Spoilt[] = [
  [
    'i02-one-order-per-cart',
    'count',
    `drop index orders_one_live_per_cart;
     update orders set cart_id = (select cart_id from orders where order_number = :placed) where order_number = :returned`,
  ],

  ['i03-no-overcharge', 'taken before it was to leave', `update shipments set state = 'OPEN' where order_number = :returned`],
  [
    'i03-no-overcharge',
    'taken more than a shipment costs',
    `update money_moves set amount_cents = amount_cents + 1 where order_number = :returned and kind = 'CAPTURE'`,
  ],
  [
    'i03-no-overcharge',
    'kept what was taken for a cancelled shipment',
    `delete from money_moves where order_number = :cancelled and kind = 'REFUND'`,
  ],
  ['i03-no-overcharge', 'kept what was taken', `update shipments set state = 'CANCELLED' where order_number = :failed`],
  [
    'i03-no-overcharge',
    'given back for a shipment that was not cancelled',
    `update money_moves set shipment_id = (select shipment_id from shipments where order_number = :returned)
     where order_number = :returned and kind = 'REFUND'`,
  ],
  [
    'i03-no-overcharge',
    'taken for no shipment',
    `update money_moves set shipment_id = null where order_number = :returned and kind = 'CAPTURE'`,
  ],
  ['i03-no-overcharge', 'moved for another order', `update money_moves set order_number = :placed where order_number = :returned`],
  [
    'i03-no-overcharge',
    'moved for another order',
    `update money_moves set shipment_id = (select shipment_id from shipments where order_number = :placed) where order_number = :returned`,
  ],
  [
    'i03-no-overcharge',
    'shipments cost more than the total',
    `update shipments s set fees_cents = o.total_cents - s.goods_cents + 1 from orders o
     where o.order_number = s.order_number and s.order_number = :placed`,
  ],
  ['i03-no-overcharge', 'held more than the total', `update orders set total_cents = total_cents - 1 where order_number = :placed`],
  [
    'i03-no-overcharge',
    'more is to be moved than a tender has',
    `update money_moves set state = 'PENDING' where order_number = :returned and kind = 'CAPTURE'`,
  ],
  ['i03-no-overcharge', 'more is to be moved than a tender has', aMove(':returned', 'REFUND', 'captured_cents - refunded_cents + 1')],

  [
    'i04-no-order-without-payment',
    'not paid in full',
    `update order_payments set state = 'VOIDED' where order_number = :placed and payment_type = 'GIFT_CARD'`,
  ],
  [
    'i04-no-order-without-payment',
    'not paid in full',
    `update order_payments set state = 'DECLINED' where order_number = :placed and payment_type = 'GIFT_CARD'`,
  ],
  [
    'i04-no-order-without-payment',
    'what is still to be had is not paid for',
    `update order_payments set state = 'VOIDED', released_cents = amount_cents where order_number = :placed and payment_type = 'GIFT_CARD'`,
  ],
  [
    'i04-no-order-without-payment',
    'what is still to be had is not paid for',
    `delete from shipment_lines where order_number = :placed;
     delete from shipments where order_number = :placed;
     update order_payments set released_cents = 1 where order_number = :placed and payment_type = 'CREDIT_CARD'`,
  ],
  ['i04-no-order-without-payment', 'what is still to be had is not paid for', aMove(':placed', 'RELEASE', '1')],
  ['i04-no-order-without-payment', 'what is still to be had is not paid for', aMove(':failed', 'RELEASE', '1')],
  [
    'i04-no-order-without-payment',
    'what is still to be had is not paid for',
    `update shipments set state = 'OPEN' where order_number = :parted and kind = 'PICKUP'`,
  ],
  [
    'i04-no-order-without-payment',
    'shipments of an order that is not bought',
    `update orders set state = 'CLAIMED' where order_number = :placed`,
  ],
  ['i04-no-order-without-payment', 'left without its money', `update shipments set state = 'SHIPPED' where order_number = :failed`],
  [
    'i04-no-order-without-payment',
    'left without its money',
    `update money_moves set state = 'REFUSED' where order_number = :returned and kind = 'CAPTURE'`,
  ],
  [
    'i04-no-order-without-payment',
    'a refund is not what came back',
    `update money_moves set amount_cents = amount_cents - 1 where order_number = :unrefunded and kind = 'REFUND'`,
  ],
  [
    'i03-no-overcharge',
    'kept what was taken for a cancelled shipment',
    `update money_moves set amount_cents = amount_cents - 1 where order_number = :kept and kind = 'REFUND'`,
  ],
  [
    'i04-no-order-without-payment',
    'amounts of a tender are not its moves',
    `update order_payments set refunded_cents = refunded_cents - 1 where order_number = :returned and refunded_cents > 0`,
  ],

  [
    'i05-no-oversell',
    PENS,
    `update stock set available = available - 1, held = held + 1 where item_id = '${PENS}' and location_id = 'FC1'`,
  ],
  ['i05-no-oversell', 'held for order', `update stock_holds set state = 'HELD' where order_number = :placed`],
  ['i05-no-oversell', 'which is ABANDONED', `update orders set state = 'ABANDONED' where order_number = :claimed`],
  ['i05-no-oversell', 'sold to order', `update stock_holds set returned_qty = 0 where order_number = :cancelled`],
  ['i05-no-oversell', 'returned more than bought', `update return_lines set qty = 3 where order_number = :returned`],

  ['i07-coupon-uses', 'counted 0 uses', `update coupons set used = 0 where code = 'TEST1'`],
  [
    'i07-coupon-uses',
    'counted 2 uses',
    `alter table coupons drop constraint coupon_within_limit;
     insert into coupon_uses (code, order_number, state) values ('TEST1', :placed, 'USED');
     update coupons set used = 2 where code = 'TEST1'`,
  ],
  ['i07-coupon-uses', 'HELD by order', `update orders set state = 'PLACED' where order_number = :claimed`],
  ['i07-coupon-uses', 'USED by order', `insert into coupon_uses (code, order_number, state) values ('TEST1', :cancelled, 'USED')`],

  ['i08-rewards', 'balance is not the ledger', `update users set rewards_cents = rewards_cents + 1 where rewards_cents > 0`],
  [
    'i08-rewards',
    'gave back what it did not take',
    `insert into reward_entries (user_id, order_number, kind, amount_cents, at)
     select user_id, :placed, 'RETURNED', 500, '2026-11-20' from users limit 1`,
  ],
  ['i08-rewards', 'kept the rewards', `update orders set state = 'ABANDONED' where order_number = :claimed`],

  ['i09-budgets', 'not what the book says', `update budget_centers set spent_cents = spent_cents + 1 where value = 'LAB'`],
  ['i09-budgets', 'above the limit', `update budget_centers set limit_cents = spent_cents - 1 where value = 'LAB'`],
  ['i09-budgets', 'another limit than its book grants', `update budget_centers set limit_cents = limit_cents + 1 where value = 'LAB'`],
  ['i09-budgets', 'not followed by the next one', `update budget_periods set ends_on = ends_on - 1 where budget_center = 'LAB'`],
  [
    'i09-budgets',
    'reported to have spent another amount',
    `insert into budget_spend (account_number, month, budget_center, category_id, cents, order_number, entry_id)
     select '4410001', '2026-11-01', 'LAB', '', 5, :placed, entry_id from budget_entries limit 1`,
  ],
  [
    'i09-budgets',
    'or in another period',
    `${budgetEntries(':placed', { HELD: 100, BOOKED: 100 })};
     update budget_entries set period_no = 2 where order_number = :placed and kind = 'BOOKED'`,
  ],
  ['i09-budgets', 'another amount than it held', budgetEntries(':placed', { HELD: 100, BOOKED: 90 })],
  ['i09-budgets', 'another amount than it held, or both', budgetEntries(':placed', { HELD: 100, BOOKED: 100, RELEASED: 100 })],
  ['i09-budgets', 'gave back more', budgetEntries(':placed', { HELD: 100, BOOKED: 100, CREDITED: 101 })],
  ['i09-budgets', 'holds a budget and is PLACED', budgetEntries(':placed', { HELD: 100 })],
  ['i09-budgets', 'spends a budget and is CANCELLED', budgetEntries(':cancelled', { HELD: 100, BOOKED: 100 })],

  [
    'i10-totals-add-up',
    'rows, fees and tax are not the total',
    `update orders set total_cents = total_cents + 1 where order_number = :placed`,
  ],
  [
    'i10-totals-add-up',
    'rows, fees and tax are not the total',
    `update order_lines set final_cents = final_cents + 1 where order_number = :placed`,
  ],
  ['i10-totals-add-up', 'rows have more tax', `update order_lines set tax_cents = tax_cents + 10000 where order_number = :placed`],
  ['i10-totals-add-up', 'a shipment is not its rows', `update shipments set goods_cents = goods_cents + 1 where order_number = :placed`],
  ['i10-totals-add-up', 'a row travels with no shipment', `delete from shipment_lines where order_number = :placed`],
  ['i10-totals-add-up', 'a refund is not its rows', `update returns set refund_cents = refund_cents + 1 where order_number = :returned`],
  [
    'i10-totals-add-up',
    'refunded with more than was paid',
    `update return_lines set refund_cents = refund_cents + 10000 where order_number = :returned`,
  ],

  [
    'i12-paths',
    'no move of its machine',
    `update order_events set to_state = 'CANCELLED' where order_number = :returned and kind = 'SHIPMENT' and to_state = 'SHIPPED'`,
  ],
  [
    'i12-paths',
    'began elsewhere than the move before ended',
    `delete from order_events where order_number = :returned and kind = 'SHIPMENT' and to_state = 'CHARGING'`,
  ],
  ['i12-paths', 'is not where its last move brought it', `update orders set state = 'SHIPPED' where order_number = :placed`],
  ['i12-paths', 'is not where its last move brought it', `update order_payments set state = 'CAPTURED' where order_number = :placed`],
  ['i12-paths', 'is not where its last move brought it', `update shipments set state = 'CHARGING' where order_number = :placed`],
  ['i12-paths', 'is not where its last move brought it', `delete from order_events where order_number = :placed`],
  ['i12-paths', 'is not where its shipments are', `update shipments set state = 'CANCELLED' where order_number = :placed`],
  ['i12-paths', 'is not where its shipments are', `update shipments set state = 'OPEN' where order_number = :cancelled`],

  ['i13-nothing-stuck', '"order"', `update orders set claimed_at = '2026-11-01', updated_at = '2026-11-01' where order_number = :claimed`],
  [
    'i13-nothing-stuck',
    'message',
    `insert into outbox (message_id, kind, payload, created_at, due_at) values (gen_random_uuid(), 'order.placed', '{}', '2026-11-01', '2026-11-01')`,
  ],
  ['i13-nothing-stuck', '"cart"', `update carts set claimed_order = :placed where cart_id = :cart`],
  ['i13-nothing-stuck', '"shipment"', `update shipments set state = 'CHARGING', updated_at = '2026-11-01' where order_number = :placed`],
  [
    'i13-nothing-stuck',
    'unprepared order',
    `delete from shipments where order_number = :placed;
     update orders set placed_at = '2026-11-01' where order_number = :placed`,
  ],
  [
    'i13-nothing-stuck',
    'money move',
    `update money_moves set state = 'PENDING', tries = 21 where order_number = :returned and kind = 'REFUND'`,
  ],
  [
    'i13-nothing-stuck',
    'money move',
    `update money_moves set state = 'PENDING', created_at = '2026-11-19' where order_number = :returned and kind = 'REFUND'`,
  ],
  ['i13-nothing-stuck', '"tender"', `update order_payments set state = 'UNKNOWN' where order_number = :placed`],
  [
    'i13-nothing-stuck',
    'late release',
    `update order_payments set release_due_at = '2026-11-20', release_tries = 21 where order_number = :cancelled`,
  ],
  [
    'i13-nothing-stuck',
    'late release',
    `update order_payments set release_due_at = '2026-11-20', checked_at = '2026-11-19' where order_number = :cancelled`,
  ],
  ['i13-nothing-stuck', '"hold"', `update orders set state = 'ABANDONED', updated_at = '2026-11-01' where order_number = :placed`],

  ['i16-cart-sanity', '', inCart('100016', QTY, 0)],
  ['i16-cart-sanity', '', inCart('100016', QTY, 10_000)],
  ['i16-cart-sanity', '', inCart('100017', QTY, 3)],
  ['i16-cart-sanity', '', inCart('100017', PARENT, 'nobody')],
  ['i16-cart-sanity', '', inCart('100041', QTY, 5)],

  ['i16-gifts-within-entitlement', '', inCart('100014', QTY, 2)],
  ['i16-gifts-within-entitlement', '', inCart('100016', DETAILS, { promotionId: 'FREEPEN' })],
  ['i16-gifts-within-entitlement', '', inCart('100014', DETAILS, { promotionId: 'BASKET5' })],

  [
    'i17-saved-sanity',
    'owner',
    `insert into saved_items (list_item_id, tenant, session_hash, item_id, qty, saved_at)
     select gen_random_uuid(), 'dotcom', '\\x01', '${PAPER}', 1, '2026-11-20' from generate_series(1, 2)`,
  ],
  [
    'i17-saved-sanity',
    'owner',
    `insert into saved_items (list_item_id, tenant, session_hash, item_id, qty, saved_at)
     select gen_random_uuid(), 'dotcom', '\\x01', n::text, 1, '2026-11-20' from generate_series(1, 301) n`,
  ],
  [
    'i17-saved-sanity',
    '',
    `insert into saved_items (list_item_id, tenant, session_hash, item_id, qty, saved_at, children)
     values (gen_random_uuid(), 'dotcom', '\\x01', '${PAPER}', 1, '2026-11-20', '[{"qty": 2}]')`,
  ],

  ['i18-gift-money', 'left with 1 of 2 gift cards', 'delete from gift_entries where order_number = :gifts and piece = 1'],
  [
    'i18-gift-money',
    'sold for another worth',
    `update order_lines set details = details || '{"giftCents": 1}' where order_number = :gifts`,
  ],
  [
    'i18-gift-money',
    'paid for and not issued',
    `delete from gift_entries where order_number = :gifts and piece = 1 and kind <> 'SOLD';
     update gift_entries set at = '2026-11-01' where ${ofFirst('SOLD')}`,
  ],
  ['i18-gift-money', 'issued and not sold', `delete from gift_entries where ${ofFirst('SOLD')}`],
  [
    'i18-gift-money',
    'issued and not sent',
    `delete from gift_entries where ${ofFirst('SENT')};
     update gift_entries set at = '2026-11-01' where ${ofFirst('ISSUED')}`,
  ],
  ['i18-gift-money', 'issued for another amount', `update gift_entries set amount_cents = 5001 where ${ofFirst('ISSUED')}`],
  ['i18-gift-money', 'issued for what is CANCELLED', `update orders set state = 'CANCELLED' where order_number = :gifts`],
  ['i18-gift-money', 'issued for what is CHARGE_FAILED', `update shipments set state = 'CHARGE_FAILED' where order_number = :gifts`],
  ['i18-gift-money', 'sold by nobody', atIssuer('other', 'ISSUE', "'gift_other_1'", '2026-11-20')],
  ['i18-gift-money', 'issued 2 times by the issuer', atIssuer('second', 'ISSUE', KEY_OF_FIRST, '2026-11-20')],
  [
    'i18-gift-money',
    'issued by the issuer for another amount',
    `update issuer_entries set amount_cents = 9900 where issue_key = ${KEY_OF_FIRST}`,
  ],
  ['i18-gift-money', 'the issuer has another card', `update issuer_entries set issuer_card = 'other' where issue_key = ${KEY_OF_FIRST}`],
  [
    'i18-gift-money',
    "not in the issuer's list",
    `update gift_entries set at = '2026-11-01' where ${ofFirst('ISSUED')};
     delete from issuer_entries where issue_key = ${KEY_OF_FIRST}`,
  ],
  ['i18-gift-money', 'voided by the issuer alone', atIssuer('end', 'VOID', KEY_OF_FIRST, '2026-11-01')],
  [
    'i18-gift-money',
    'voided, and still good',
    `insert into gift_entries (order_number, shipment_id, line_id, piece, kind, amount_cents, at)
     select order_number, shipment_id, line_id, piece, 'VOIDED', amount_cents, '2026-11-01' from gift_entries where ${ofFirst('SOLD')}`,
  ],
  [
    'i18-gift-money',
    'given back, and still worth something',
    `insert into return_lines (return_id, order_number, line_id, qty, refund_cents)
     select gen_random_uuid(), order_number, line_id, 1, 5000 from order_lines where order_number = :gifts`,
  ],

  [
    'i19-credit',
    'held and owed are not what the book says',
    `update credit_accounts set held_cents = held_cents + 1 where account_number = '4410002'`,
  ],
  [
    'i19-credit',
    'owes another amount than its invoices have open',
    `update credit_accounts set unapplied_cents = unapplied_cents + 1 where account_number = '4410002'`,
  ],
  [
    'i19-credit',
    'has something else open than was not settled',
    `update account_invoices set open_cents = open_cents - 1 where invoice_number = (select min(invoice_number) from account_invoices where open_cents > 1)`,
  ],
  [
    'i19-credit',
    'is for another amount than was booked',
    `update account_invoices set amount_cents = amount_cents + 1 where invoice_number = (select min(invoice_number) from account_invoices)`,
  ],
  [
    'i19-credit',
    'settles more than it is',
    `update invoice_settlements set amount_cents = amount_cents + 1 where invoice_number = (select min(invoice_number) from invoice_settlements)`,
  ],
  ['i19-credit', 'was invoiced or released for more than it held', creditEntries(':placed', { HELD: 100, RELEASED: 101 })],
  ['i19-credit', 'was credited more than was invoiced', creditEntries(':placed', { HELD: 100, CREDITED: 1 })],
  ['i19-credit', 'holds credit and is CANCELLED', creditEntries(':cancelled', { HELD: 100 })],
  [
    'i19-credit',
    'was charged on account for another amount than was invoiced',
    `update order_payments p set payment_type = 'INVOICE' from orders o where o.order_number = p.order_number and o.origin = 'SHOP' and p.captured_cents > 0`,
  ],

  ['i20-quotes', 'no move of its machine: EXPIRED to ORDERED', quoteMove('EXPIRED', 'ORDERED')],
  ['i20-quotes', 'began elsewhere than the move before ended', quoteMove('OFFERED', 'EXPIRED')],
  ['i20-quotes', 'is not where its last move brought it', quoteMove('EXPIRED', 'ORDERED')],
  ['i20-quotes', 'is ORDERING by order', quoteUsedBy(':cancelled', 'ORDERING')],
  ['i20-quotes', 'is ORDERED by order', quoteUsedBy(':claimed', 'ORDERING', 'ORDERED')],
  ['i20-quotes', 'has its prices, and it does not know of that', QUOTED_ORDER],
  [
    'i20-quotes',
    'has 99 of item',
    `${quoteUsedBy(':placed', 'ORDERING', 'ORDERED')}; ${QUOTED_ORDER};
     update order_lines set details = details || '{"quoted": {"qty": 99, "unitCents": 1}}' where order_number = :placed and position = 1`,
  ],

  ['i21-invoice-payments', 'has something else claimed than is being paid', invoicePayment({ claims: 99 })],
  ['i21-invoice-payments', 'asks for another amount than it is for', invoicePayment({ wants: 99 })],
  ['i21-invoice-payments', 'nobody looks after it', invoicePayment({ dueAt: 'null' })],
  ['i21-invoice-payments', 'nobody looks after it', invoicePayment({ begunAt: "'2026-01-01'" })],
  ['i21-invoice-payments', 'is DECLINED and has claimed something', invoicePayment({}, `state = 'DECLINED'`)],
  [
    'i21-invoice-payments',
    'charges another amount than it has claimed',
    invoicePayment({}, `state = 'CHARGING', charged_cents = 99, vendor_id = 'x'`),
  ],
  [
    'i21-invoice-payments',
    'is in the book as something else than was charged',
    invoicePayment(
      {},
      `state = 'CHARGING', charged_cents = 100, vendor_id = 'x'`,
      `state = 'PAID', entry_id = (select min(entry_id) from credit_entries where kind = 'BOOKED')`,
    ),
  ],
  [
    'i21-invoice-payments',
    'settles something else of INV-',
    invoicePayment(
      {},
      `state = 'CHARGING', charged_cents = 100, vendor_id = 'x'`,
      `state = 'PAID', entry_id = (select min(entry_id) from credit_entries where kind = 'PAID')`,
    ),
  ],
  [
    'i21-invoice-payments',
    'pays an invoice of another account',
    `${invoicePayment({})}; update invoice_payments set account_number = (select min(account_number) from credit_accounts where account_number <> '4410002')`,
  ],
  ['i21-invoice-payments', 'no move of its machine: PAID to PENDING', `${invoicePayment({})}; ${invoicePaymentMove('PAID', 'PENDING')}`],
  [
    'i21-invoice-payments',
    'began elsewhere than the move before ended',
    `${invoicePayment({})}; ${invoicePaymentMove('CHARGING', 'PAID')}`,
  ],
  ['i21-invoice-payments', 'is not where its last move brought it', `${invoicePayment({})}; ${invoicePaymentMove('PENDING', 'CHARGING')}`],
];

describe('the invariants', () => {
  it('find nothing in what the shop made', async () => {
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });

  it.each(SPOILT)('%s finds %s %#', async (invariant, finding, sql) => {
    const found = await foundAfter(sql);
    expect([...found.keys()]).toContain(invariant);
    expect(found.get(invariant)).toContain(finding);
  });

  it('each have something that they find', async () => {
    expect([...new Set(SPOILT.map(([invariant]) => invariant))].toSorted()).toEqual(await namesOfInvariants());
  });

  it('each stand in the runbook, with what to do first', async () => {
    const runbook = await readFile('docs/operations.md', 'utf8');
    for (const name of await namesOfInvariants()) expect(runbook).toMatch(new RegExp(`^\\| \`${name.split('-')[0]}\` `, 'm'));
  });

  it.each([
    ['is empty', ''],
    ['only has remarks', '-- we select nothing\n'],
  ])('are not asked when one of them %s', async (_what, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'foolscap-invariants-'));
    await writeFile(join(folder, 'i99-nothing.sql'), text);
    await expect(checkInvariants(site.database, site.shop.now(), { folder })).rejects.toThrow('The invariant i99-nothing has no query.');
    await rm(folder, { recursive: true });
  });
});

describe('a broken invariant in the running shop', () => {
  const round = async () => {
    const before = site.logged.length;
    await brokenInvariants(site.shop);
    const figure = /^shop_broken_invariants\{invariant="i07-coupon-uses"\} (\d+)$/m.exec(await site.shop.metrics.text())?.[1];
    return { figure: Number(figure ?? 0), alarms: site.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>) };
  };
  const miscount = (by: number) => site.database.query("update coupons set used = used + $1 where code = 'TEST1'", [by]);

  it('is an error in the log with its name, each time that one breaks and not each minute that it stays', async () => {
    expect(await round()).toEqual({ figure: 0, alarms: [] });
    for (const time of ['first', 'second']) {
      await miscount(-1);
      const { figure, alarms } = await round();
      expect(figure, time).toBe(1);
      expect(alarms).toEqual([expect.objectContaining({ level: 50, invariants: ['i07-coupon-uses'] })]);
      expect(await round(), 'and stays').toEqual({ figure: 1, alarms: [] });
      await miscount(1);
      expect(await round(), 'and is mended').toEqual({ figure: 0, alarms: [] });
    }
  });
});

describe('what waits for a person', () => {
  const figures = async () => {
    await brokenInvariants(site.shop);
    const text = await site.shop.metrics.text();
    return ['shop_shipments_charge_failed', 'shop_money_moves_refused'].map((name) =>
      Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]),
    );
  };

  it('is shown in the metrics: a shipment whose tender did not pay, money that could not be given back; no rule is broken', async () => {
    expect(await figures()).toEqual([1, 3]);
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });
});
