import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CARDS, CHECKOUT, goToCheckout, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageOrder } from './manage-order.ts';
import { moveShipment } from './move-shipment.ts';
import { cancelUncollected } from './uncollected-pickups.ts';

const site = useShop();
const PICKUP = { itemId: '100002', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' };

/** An order that waits in its store since November 20, by gift card and card; `more`: what else is in it. */
async function waiting(...more: Record<string, unknown>[]) {
  site.setNow(TEST_NOW);
  const guest = aVisitor(site);
  await guest.add(PICKUP, ...more);
  await goToCheckout(guest);
  await guest.post(`${CHECKOUT}/pickupperson`, { firstName: 'Gail', lastName: 'Guest', phone: '5085550100', email: 'guest@example.com' });
  await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 5 }));
  await guest.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
  const { body } = await placeOrder(guest);
  const number = body.orderNumber ?? '';
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const order = async () => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
  const shipmentId = (await order()).shipments.find(({ kind }) => kind === 'PICKUP')?.shipmentId ?? '';
  expect(await moveShipment(site.shop, shipmentId, 'READY_FOR_PICKUP', 'test')).toBe('DONE');
  return { guest, number, order, shipmentId };
}
const at = (instant: string) => site.setNow(new Date(instant));
const onHand = async () =>
  (await site.database.query("select available from stock where item_id = '100002' and location_id = '1547'")).rows[0]?.available;
async function unbroken(): Promise<void> {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
}
const moved = async (number: string) =>
  (await ledgerOf(site, number)).filter(({ type }) => type !== 'AUTHORIZE').map(({ type, amount }) => [type, amount]);

describe('what waits in a store', () => {
  it('is canceled when its last day is over in every store, by whichever node is first: nothing is charged, its money is let go and it lies on the shelf', async () => {
    const before = await onHand();
    const { number, order } = await waiting();
    const { ordTotal = 0 } = (await order()).cartSummary;
    at('2026-11-28T10:30:00Z');
    await cancelUncollected(site.shop);
    expect((await order()).shipments[0]).toMatchObject({ status: 'READY_FOR_PICKUP', heldUntil: '2026-11-27' });
    at('2026-11-28T11:30:00Z');
    await Promise.all([cancelUncollected(site.shop), cancelUncollected(site.shop)]);
    expect(await order()).toMatchObject({ status: 'CANCELLED', paid: 0, history: [{}, {}, { status: 'CANCELLED' }] });
    const voided = (await moved(number)).map(([type, amount]) => [type, Number(amount)] as const);
    expect(voided.every(([type]) => type === 'VOID')).toBe(true);
    expect(voided.reduce((sum, [, amount]) => sum + amount, 0)).toBeCloseTo(ordTotal, 2);
    expect(await onHand()).toBe(before);
    await unbroken();
  });

  it('alone is canceled: what is shipped of its order comes, and is charged alone', async () => {
    const { number, order, shipmentId } = await waiting({ itemId: '100001', qty: 1 });
    const total = (await order()).cartSummary.ordTotal ?? 0;
    at('2026-11-28T11:30:00Z');
    await cancelUncollected(site.shop);
    const parcel = (await order()).shipments.find(({ kind }) => kind === 'PARCEL');
    expect((await order()).shipments.find((one) => one.shipmentId === shipmentId)?.status).toBe('CANCELLED');
    expect(parcel?.status).toBe('PLACED');
    expect(await moveShipment(site.shop, parcel?.shipmentId ?? '', 'SHIPPED', 'test')).toBe('DONE');
    const { paid, status } = await order();
    expect([status, paid]).toEqual(['SHIPPED', 49.93]);
    expect(total).toBeGreaterThan(paid);
    expect((await moved(number)).filter(([type]) => type === 'REFUND')).toEqual([]);
    await unbroken();
  });

  it('stays for who asked the store for another day, and for who has it in hand', async () => {
    const [asked, there] = [await waiting(), await waiting()];
    expect(await manageOrder(site.shop, asked.number, ['hold', asked.shipmentId, '2026-11-19'])).toMatchObject({ isDone: false });
    expect(await manageOrder(site.shop, asked.number, ['hold', asked.shipmentId, '2026-12-04'])).toMatchObject({ isDone: true });
    expect(await moveShipment(site.shop, there.shipmentId, 'PICKED_UP', 'test')).toBe('DONE');
    expect(await manageOrder(site.shop, there.number, ['hold', there.shipmentId, '2026-12-04'])).toMatchObject({ isDone: false });
    at('2026-12-04T20:00:00Z');
    await cancelUncollected(site.shop);
    expect((await asked.order()).shipments[0]).toMatchObject({ status: 'READY_FOR_PICKUP', heldUntil: '2026-12-04' });
    expect((await there.order()).status).toBe('PICKED_UP');
    at('2026-12-05T12:00:00Z');
    await cancelUncollected(site.shop);
    expect((await asked.order()).status).toBe('CANCELLED');
    expect((await there.order()).status).toBe('PICKED_UP');
    await unbroken();
  });

  it('is handed over or canceled, never both, when both are tried at once', async () => {
    const { order, shipmentId, number } = await waiting();
    at('2026-11-28T12:00:00Z');
    await Promise.all([moveShipment(site.shop, shipmentId, 'PICKED_UP', 'test'), cancelUncollected(site.shop)]);
    const { status, paid, cartSummary } = await order();
    expect(['PICKED_UP', 'CANCELLED']).toContain(status);
    expect(paid).toBe(status === 'PICKED_UP' ? cartSummary.ordTotal : 0);
    expect((await moved(number)).filter(([type]) => type === 'REFUND')).toEqual([]);
    await unbroken();
  });
});
