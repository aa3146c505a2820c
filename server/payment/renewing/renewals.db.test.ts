import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { cancelOrder } from '#server/orders/fulfilment/cancel-order.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { resumeFulfilment } from '#server/orders/fulfilment/resume-fulfilment.ts';
import { reconcile } from '#server/orders/index.ts';
import { ourBooks, vendorsBooks } from '#tests/support/books.ts';
import { CARDS, goToCheckout, ledgerOf, placeOrder, readyToOrder, CHECKOUT } from '#tests/support/buyer.ts';
import { approvalAt, giftCard, payAtVendor } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { makeMoneyMoves } from '../make-money-moves.ts';
import { planRenewalsAtYes } from './plan-holds.ts';

const site = useShop({ isOneClock: true, holdMs: 500 });
const DAY_MS = 24 * 60 * 60 * 1000;
const WAREHOUSE = 'warehouse';

type Placed = { readonly guest: Visitor; readonly number: string };

async function placed(guest: Visitor): Promise<Placed> {
  const { status, body } = await placeOrder(guest);
  expect(status, JSON.stringify(body)).toBe(200);
  await site.hearEvents();
  return { guest, number: body.orderNumber ?? '' };
}

async function anOrder(card: string = CARDS.approved, items: Record<string, unknown>[] = [{ itemId: '100001', qty: 1 }]): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add(...items);
  await readyToOrder(site, guest, card);
  return placed(guest);
}

const wait = (days: number) => site.setNow(new Date(site.shop.now().getTime() + days * DAY_MS));
const orderOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
const parcelOf = async (order: Placed) => (await orderOf(order)).shipments[0]?.shipmentId ?? '';
const ship = async (order: Placed, shop: Shop = site.shop) => moveShipment(shop, await parcelOf(order), 'SHIPPED', WAREHOUSE);
const booked = async ({ number }: Placed) =>
  (await ledgerOf(site, number)).map(({ type, status, amount }) => `${type} ${status === 'APPROVED' ? '' : 'declined '}${amount}`);
const tendersOf = async ({ number }: Placed) =>
  (
    await site.database.query(
      'select state, amount_cents, unneeded_cents, captured_cents, is_renewal from order_payments where order_number = $1 order by position',
      [number],
    )
  ).rows;
const movesOf = async ({ number }: Placed) => {
  const { rows } = await site.database.query('select kind, state from money_moves where order_number = $1', [number]);
  return rows.map(({ kind, state }) => `${kind} ${state}`).toSorted();
};
const withVendor = (parts: Partial<Shop['paymentVendor']>): Shop => ({
  ...site.shop,
  paymentVendor: { ...site.shop.paymentVendor, ...parts },
});

/** What we say of an order's money is what its vendor says, and no invariant is broken. */
async function booksAgree({ number }: Placed): Promise<void> {
  await site.hearEvents();
  const ours = (await ourBooks(site.database)).find((one) => one.order_number === number);
  const { held, captured, refunded } = vendorsBooks(await ledgerOf(site, number));
  expect({ held: ours?.held, captured: ours?.captured, refunded: ours?.refunded, pending: ours?.pending }).toEqual({
    held,
    captured,
    refunded,
    pending: 0,
  });
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
}

describe('before money is taken from a hold that is too old', () => {
  it('it is renewed, the old one let go, and the new one captured; twenty days later as well', async () => {
    for (const days of [6.1, 8, 20]) {
      const order = await anOrder();
      wait(days);
      expect(await ship(order)).toBe('DONE');
      expect(await booked(order)).toEqual(['AUTHORIZE 49.93', 'AUTHORIZE 49.93', 'VOID 49.93', 'CAPTURE 49.93']);
      await booksAgree(order);
      const { orderPayment, paid, status, paymentNeeded } = await orderOf(order);
      expect({ paid, status, paymentNeeded }).toEqual({ paid: 49.93, status: 'SHIPPED', paymentNeeded: null });
      expect(orderPayment.map(({ amountApplied, money }) => [amountApplied, money.charged, money.released])).toEqual([[49.93, 49.93, 0]]);
    }
  });

  it('a young one is not', async () => {
    const order = await anOrder();
    wait(5.9);
    expect(await ship(order)).toBe('DONE');
    expect(await booked(order)).toEqual(['AUTHORIZE 49.93', 'CAPTURE 49.93']);
  });

  it('a gift card never is', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    await guest.post(`${CHECKOUT}/payment`, giftCard('large'));
    const order = await placed(guest);
    wait(30);
    expect(await ship(order)).toBe('DONE');
    expect(await booked(order)).toEqual(['AUTHORIZE 49.93', 'CAPTURE 49.93']);
  });

  it('what PayPal holds is renewed as a card is, for the amount that its payer has approved', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { cartId, cartSummary } = await goToCheckout(guest);
    const paid = await payAtVendor(guest, 'PAYPAL', await approvalAt(site, 'PAYPAL', { amount: cartSummary.ordTotal, checkoutId: cartId }));
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const order = await placed(guest);
    wait(6.5);
    expect(await ship(order)).toBe('DONE');
    await booksAgree(order);
  });

  it('only what is left of it: what was taken before stays taken, and is given back where it was taken', async () => {
    const order = await anOrder(CARDS.approved, [
      { itemId: '100001', qty: 1 },
      { itemId: '100022', qty: 1 },
    ]);
    const before = await booked(order);
    expect(before.filter((entry) => entry.startsWith('CAPTURE'))).toHaveLength(1);
    wait(9);
    const parcel = (await orderOf(order)).shipments.find(({ kind }) => kind === 'PARCEL');
    expect(await moveShipment(site.shop, parcel?.shipmentId ?? '', 'SHIPPED', WAREHOUSE)).toBe('DONE');
    const [first, second] = await tendersOf(order);
    expect(second).toMatchObject({ is_renewal: true, state: 'CAPTURED', amount_cents: first.amount_cents - first.captured_cents });
    expect(first).toMatchObject({ state: 'CAPTURED' });
    await booksAgree(order);
    await moveShipment(site.shop, parcel?.shipmentId ?? '', 'DELIVERED', WAREHOUSE);
    const { status } = await order.guest.post(`/cc/api/orders/${order.number}/return`, {});
    expect(status).toBe(200);
    await booksAgree(order);
  });
});

describe('a vendor that does not answer', () => {
  it('is asked again under the same key, and nothing is taken before it has said so', async () => {
    const order = await anOrder();
    wait(8);
    expect(await ship(order, withVendor({ authorize: async () => ({ kind: 'UNKNOWN' }) }))).toBe('OPEN');
    expect(await movesOf(order)).toEqual(['HOLD PENDING']);
    expect((await orderOf(order)).status).toBe('PLACED');
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
    wait(0.01);
    await resumeFulfilment(site.shop);
    wait(0.01);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).status).toBe('SHIPPED');
    expect((await booked(order)).filter((entry) => entry.startsWith('AUTHORIZE'))).toHaveLength(2);
    await booksAgree(order);
  });

  it('and has held all the same has held once', async () => {
    const order = await anOrder(CARDS.silent);
    for (let step = 0; step < 3 && (await orderOf(order).catch(() => undefined))?.status == null; step += 1) {
      wait(0.01);
      await reconcile(site.shop);
    }
    wait(8);
    expect(await ship(order)).toBe('OPEN');
    wait(0.01);
    await resumeFulfilment(site.shop);
    wait(0.01);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).status).toBe('SHIPPED');
    expect((await booked(order)).filter((entry) => entry.startsWith('AUTHORIZE'))).toHaveLength(2);
    await booksAgree(order);
  });

  it('until a capture comes too late: then the hold is renewed, and taken from', async () => {
    const order = await anOrder();
    wait(5.9);
    expect(await ship(order, withVendor({ capture: async () => 'UNKNOWN' }))).toBe('OPEN');
    wait(1.2);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).status).toBe('SHIPPED');
    expect(await movesOf(order)).toEqual(['CAPTURE REFUSED', 'HOLD DONE', 'CAPTURE DONE', 'RELEASE DONE'].toSorted());
    await booksAgree(order);
  });

  it('or answers with an error is asked again', async () => {
    const order = await anOrder();
    wait(8);
    await fetch(`${site.sandbox.origin}/v1/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${site.shop.settings.sandboxSecretKey}` },
      body: JSON.stringify({ kind: 'error-after-charge', count: 1 }),
    });
    expect(await ship(order)).toBe('DONE');
    expect((await booked(order)).filter((entry) => entry.startsWith('AUTHORIZE'))).toHaveLength(2);
    await booksAgree(order);
  });
});

describe('one renewal at a time', () => {
  it('two nodes and many calls hold once', async () => {
    const order = await anOrder();
    wait(8);
    const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ship(order)));
    expect(outcomes).toContain('DONE');
    await Promise.all([resumeFulfilment(site.shop), resumeFulfilment(site.shop)]);
    expect((await booked(order)).filter((entry) => entry.startsWith('AUTHORIZE'))).toHaveLength(2);
    await booksAgree(order);
  });

  it('a node that dies after the vendor has said yes leaves it to the others', async () => {
    const order = await anOrder();
    wait(8);
    const { authorize } = site.shop.paymentVendor;
    const dying = withVendor({
      authorize: async (request) => {
        await authorize(request);
        throw new Error('killed');
      },
    });
    expect(await ship(order, dying)).toBe('OPEN');
    expect(await movesOf(order)).toEqual(['HOLD PENDING']);
    wait(0.01);
    await resumeFulfilment(site.shop);
    wait(0.01);
    await resumeFulfilment(site.shop);
    expect((await orderOf(order)).status).toBe('SHIPPED');
    expect((await booked(order)).filter((entry) => entry.startsWith('AUTHORIZE'))).toHaveLength(2);
    await booksAgree(order);
  });
});

describe('an order that is canceled while its hold is renewed', () => {
  // Its shipment waits still: the renewal was begun by an approver's yes.
  async function renewing(authorize: Shop['paymentVendor']['authorize']): Promise<Placed> {
    const order = await anOrder(CARDS.approved, [{ itemId: '100001', qty: 1 }]);
    wait(8);
    await transaction(site.database, (tx) =>
      planRenewalsAtYes(tx, order.number, { now: site.shop.now(), actor: 'test', neededAt: undefined }),
    );
    await makeMoneyMoves(withVendor({ authorize }), order.number);
    return order;
  }

  it('has the new hold let go when the vendor says yes afterwards', async () => {
    const { authorize } = site.shop.paymentVendor;
    const order = await renewing(async (request) => {
      await authorize(request);
      return { kind: 'UNKNOWN' };
    });
    expect(await cancelOrder(site.shop, order.number, 'test')).toBe(true);
    wait(0.01);
    await reconcile(site.shop);
    wait(0.01);
    await reconcile(site.shop);
    await booksAgree(order);
    expect(vendorsBooks(await ledgerOf(site, order.number))).toEqual({ held: 0, captured: 0, refunded: 0 });
  });

  it('and asks nobody for what nobody has held yet', async () => {
    const order = await renewing(async () => ({ kind: 'UNKNOWN' }));
    expect(await cancelOrder(site.shop, order.number, 'test')).toBe(true);
    await resumeFulfilment(site.shop);
    expect(await booked(order)).toEqual(['AUTHORIZE 49.93', 'VOID 49.93']);
    wait(0.01);
    await reconcile(site.shop);
    await booksAgree(order);
  });

  it('even in the very moment in which it says yes', async () => {
    const { authorize } = site.shop.paymentVendor;
    let cancel: Promise<boolean> | undefined;
    const order = await renewing(async (request) => {
      const said = await authorize(request);
      cancel = cancelOrder(withVendor({ release: async () => 'UNKNOWN' }), request.reference, 'test');
      await cancel;
      return said;
    });
    expect(await cancel).toBe(true);
    wait(0.01);
    await resumeFulfilment(site.shop);
    await reconcile(site.shop);
    await booksAgree(order);
    expect(vendorsBooks(await ledgerOf(site, order.number)).held).toBe(0);
  });
});
