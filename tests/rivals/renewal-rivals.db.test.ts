import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { cancelOrder } from '#server/orders/fulfilment/cancel-order.ts';
import { manageOrder } from '#server/orders/fulfilment/manage-order.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { resumeFulfilment } from '#server/orders/fulfilment/resume-fulfilment.ts';
import { cancelUnpaid } from '#server/orders/paying-again/unpaid-orders.ts';
import { releaseLate } from '#server/payment/index.ts';
import { ourBooks, vendorsBooks } from '#tests/support/books.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { manyRounds, RIVAL_TIMEOUT_MS, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes();
const other: { node?: Awaited<ReturnType<typeof makeTestNode>> } = {};
beforeAll(async () => {
  other.node = await makeTestNode(site);
});
afterAll(() => other.node?.close());

/** The shop as another process has it: its own connections, nothing in memory shared. */
const elsewhere = () => other.node?.shop ?? site.shop;

type Old = { readonly guest: Visitor; readonly number: string; readonly parcel: string; readonly order: () => Promise<Order> };

/** An order of so many days ago. */
async function anOldOrder(card: string = CARDS.approved, days = 8): Promise<Old> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100002', qty: 1 });
  await readyToOrder(site, guest, card);
  const number = (await placeOrder(guest)).body.orderNumber ?? '';
  const order = async () => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
  const parcelOf = async () => {
    await site.hearEvents();
    return (await order()).shipments[0]?.shipmentId ?? '';
  };
  await expect.poll(parcelOf, { timeout: 15_000 }).not.toBe('');
  await site.database.query('update order_payments set created_at = created_at - make_interval(days => $2) where order_number = $1', [
    number,
    days,
  ]);
  return { guest, number, parcel: await parcelOf(), order };
}

/** What our books and the vendor’s say once nothing is on its way any more. @param ends how the order may end */
async function booksAgree(number: string, ends: readonly string[]): Promise<{ state: string | undefined; captured: number; held: number }> {
  await resumeFulfilment(elsewhere());
  await releaseLate(elsewhere(), number);
  const find = async () => (await ourBooks(site.database)).find((one) => one.order_number === number);
  // The job of another round may have it in hand just now: between a hold that was renewed and what is taken of it nothing is open either.
  await expect
    .poll(
      async () => {
        await resumeFulfilment(elsewhere());
        const { pending, state } = (await find()) ?? {};
        return pending === 0 && ends.includes(state ?? '');
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  const ours = await find();
  const entries = await ledgerOf(site, number);
  const { held, captured, refunded } = vendorsBooks(entries);
  expect({ ...ours, state: '', released: 0 }).toEqual({
    order_number: number,
    state: '',
    held,
    captured,
    released: 0,
    refunded,
    pending: 0,
  });
  return { state: ours?.state, captured, held };
}

const approvedOf = async (number: string) =>
  (await ledgerOf(site, number)).filter(({ type, status }) => type === 'AUTHORIZE' && status === 'APPROVED').length;

describe('two nodes move one order whose hold has run out', { timeout: RIVAL_TIMEOUT_MS }, () => {
  it('ship × ship: it is held anew once, and taken once', async () => {
    await manyRounds(async () => {
      const { number, parcel, order } = await anOldOrder();
      await Promise.all([site.shop, elsewhere(), elsewhere()].map((shop) => moveShipment(shop, parcel, 'SHIPPED', 'warehouse')));
      const { captured, held } = await booksAgree(number, ['SHIPPED']);
      expect([(await order()).status, await approvedOf(number), held]).toEqual(['SHIPPED', 2, 0]);
      expect(captured).toBe(Math.round(((await order()).cartSummary.ordTotal ?? 0) * 100));
    });
  });

  it('ship × cancel: it leaves and is charged, or is canceled and both holds are let go', async () => {
    await manyRounds(async () => {
      const { number, parcel } = await anOldOrder();
      const [, isCanceled] = await Promise.all([
        moveShipment(site.shop, parcel, 'SHIPPED', 'warehouse'),
        cancelOrder(elsewhere(), number, 'shopper'),
      ]);
      const { state, captured, held } = await booksAgree(number, ['SHIPPED', 'CANCELLED']);
      expect([state, captured > 0, held]).toEqual(isCanceled ? ['CANCELLED', false, 0] : ['SHIPPED', true, 0]);
    });
  });
});

describe('an order whose bank does not renew its hold', { timeout: RIVAL_TIMEOUT_MS }, () => {
  it('pay another way × its time is up × the bank is asked again: it is paid, or it is canceled, and never both', async () => {
    await manyRounds(async (round) => {
      const { guest, number, parcel } = await anOldOrder(CARDS.unrenewed);
      expect(await moveShipment(site.shop, parcel, 'SHIPPED', 'warehouse')).toBe('UNPAID');
      await site.database.query(
        "update order_payments set unrenewed_at = unrenewed_at - interval '4 days' where order_number = $1 and unrenewed_at is not null",
        [number],
      );
      const token = await tokenFor(site, CARDS.approved);
      const payer = round % 2 === 0 ? guest : alsoOnOtherNode(guest);
      const [paid] = await Promise.all([
        payer.post<{ status?: string }>(`/cc/api/orders/${number}/payment`, { token }),
        cancelUnpaid(elsewhere()),
        ...(round % 3 === 0 ? [manageOrder(site.shop, number, ['renew'])] : []),
      ]);
      await cancelUnpaid(elsewhere());
      const { state, held } = await booksAgree(number, ['PLACED', 'CANCELLED']);
      const isPaid = paid.body.status === 'PAID';
      expect([state, held > 0]).toEqual(isPaid ? ['PLACED', true] : ['CANCELLED', false]);
    });
  });
});
