import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { readyToOrder, placeOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { releaseLate } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { manageOrder } from './manage-order.ts';
import { resumeFulfilment } from './resume-fulfilment.ts';
import { returnItems } from './return-items.ts';

const site = useShop();

type Placed = { readonly guest: Visitor; readonly number: string };

async function anOrder(): Promise<Placed> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
  const { body } = await placeOrder(guest);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  return { guest, number: body.orderNumber ?? '' };
}

const orderOf = async ({ guest, number }: Placed) => (await guest.get<Order>(`/cc/api/orders/${number}`)).body;
const withVendor = (parts: Partial<Shop['paymentVendor']>): Shop => ({
  ...site.shop,
  paymentVendor: { ...site.shop.paymentVendor, ...parts },
});
const inAnHour = async () => {
  await site.hearEvents();
  site.setNow(new Date(site.shop.now().getTime() + 3_600_000));
};

/** Arrived and given back; the vendor has not said yet whether the money is back. */
async function aReturn(): Promise<Placed> {
  const placed = await anOrder();
  const shipment = (await orderOf(placed)).shipments[0]?.shipmentId ?? '';
  for (const what of ['ship', 'deliver'])
    expect(await manageOrder(site.shop, placed.number, [what, shipment])).toMatchObject({ isDone: true });
  expect(await returnItems(withVendor({ refund: async () => 'UNKNOWN' }), placed.number, undefined, { actor: 'test' })).toBeUndefined();
  return placed;
}

describe('one order that fails', () => {
  it('holds up no money of others, nor the rest of the round; it is asked about again', async () => {
    const [one, other] = [await aReturn(), await aReturn()];
    const { rows } = await site.database.query('select vendor_id from order_payments where order_number = $1', [one.number]);
    const { refund } = site.shop.paymentVendor;
    const breaking = withVendor({
      refund: async (request) => {
        if (request.vendorId === rows[0].vendor_id) throw new Error('something is broken');
        return refund(request);
      },
    });
    await inAnHour();
    await resumeFulfilment(breaking);
    const statusOf = async (placed: Placed) => (await orderOf(placed)).returns[0]?.status;
    expect([await statusOf(one), await statusOf(other)]).toEqual(['RECEIVED', 'REFUNDED']);
    expect(site.logged.filter((line) => line.includes('something is broken') && line.includes(one.number))).toHaveLength(1);
    await inAnHour();
    await resumeFulfilment(site.shop);
    expect(await statusOf(one)).toBe('REFUNDED');
  });

  it('keeps nobody from asking what a vendor still holds for the others', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    for (const placed of [one, other]) expect((await placed.guest.post(`/cc/api/orders/${placed.number}/cancel`)).status).toBe(200);
    const due = 'update order_payments set release_due_at = $2, checked_at = $2 where order_number = any($1)';
    await site.database.query(due, [[one.number, other.number], site.shop.now()]);
    await inAnHour();
    const find: Shop['paymentVendor']['find'] = async ({ reference }) => {
      if (reference === one.number) throw new Error('something else is broken');
      return 'NONE';
    };
    await releaseLate(withVendor({ find }));
    const { rows } = await site.database.query('select order_number from order_payments where release_due_at is not null');
    expect(rows).toEqual([{ order_number: one.number }]);
    expect(site.logged.filter((line) => line.includes('something else is broken') && line.includes(one.number))).toHaveLength(1);
    await site.database.query('update order_payments set release_due_at = null');
  });
});
