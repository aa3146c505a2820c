import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { ledgerOf } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

/** Sam, signed in, with the newest order of the past that is in the state. */
async function samWith(status: Order['status']) {
  const sam = aVisitor(site);
  await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  const { body } = await sam.get<{ orders: { orderNumber: string; status: string }[] }>('/cc/api/orders?size=100');
  const number = body.orders.find((order) => order.status === status)?.orderNumber ?? '';
  return { sam, number, order: (await sam.get<Order>(`/cc/api/orders/${number}`)).body };
}

describe('the orders of a person', () => {
  it('are found by the beginning of their number, the number or the words of an item, page by page, and never those of others', async () => {
    const { sam, number, order } = await samWith('DELIVERED');
    const search = async (q: string, more = '') =>
      (await sam.get<{ orders: { orderNumber: string }[]; totalItems: number }>(`/cc/api/orders?q=${encodeURIComponent(q)}${more}`)).body;
    expect((await search(number)).orders.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    for (const typed of [`#${number}`, `Order ${number}`, ` order #${number}`]) expect((await search(typed)).totalItems, typed).toBe(1);
    const [item] = order.items;
    const foundBy = async (q: string) => (await search(q, '&size=100')).orders.map(({ orderNumber }) => orderNumber);
    expect(await foundBy(item?.itemId ?? '')).toContain(number);
    expect(await foundBy(`Item ${item?.itemId}`)).toEqual(await foundBy(item?.itemId ?? ''));
    const words = (item?.name ?? '').toLowerCase().match(/[a-z0-9]+/g) ?? [];
    expect(words.length).toBeGreaterThan(1);
    expect(await foundBy(words.toReversed().join(' '))).toContain(number);
    expect(await foundBy(`${words.at(-1)} zeppelin`)).toEqual([]);
    expect(await foundBy((words.find(({ length }) => length > 4) ?? '').slice(1))).not.toContain(number);
    const word = (words.find(({ length }) => length > 4) ?? '').slice(0, 4).toUpperCase();
    const found = await search(word, '&size=1');
    expect(found.orders).toHaveLength(1);
    expect(found.totalItems).toBeGreaterThan(1);
    expect((await search(word, '&size=100')).orders.map(({ orderNumber }) => orderNumber)).toContain(number);
    for (const nothing of ['%', '_', "'", '\\', 'no item is called so']) expect((await search(nothing)).totalItems, nothing).toBe(0);
    const { rows } = await site.database.query<{ order_number: string }>(
      "select order_number from orders join users using (user_id) where users.email <> 'sam.shopper@example.com' limit 1",
    );
    expect((await search(rows[0]?.order_number ?? '')).totalItems).toBe(0);
    expect((await search('')).totalItems).toBe(40);
    expect(await search('', '&page=99')).toMatchObject({ orders: [], totalItems: 40 });
  });
});

describe('an order of the past', () => {
  it('was sent, charged and delivered like any other', async () => {
    const { order } = await samWith('DELIVERED');
    const [parcel] = order.shipments;
    expect(parcel).toMatchObject({ kind: 'PARCEL', status: 'DELIVERED' });
    expect(parcel?.trackingNumber).toMatch(/^FS\d{10}US$/);
    expect(parcel?.arrivedAt).toBe(order.history.at(-1)?.at);
    expect(order.paid).toBe(order.cartSummary.ordTotal);
    expect(order.abilities).toEqual({ cancel: false, return: true });
  });

  it('that was delivered can be returned: its money goes back to the card', async () => {
    const { sam, number, order } = await samWith('DELIVERED');
    const [row] = order.items;
    const { status, body } = await sam.post<Order>(`/cc/api/orders/${number}/return`, { items: [{ cartItemId: row?.cartItemId, qty: 1 }] });
    expect(status, JSON.stringify(body)).toBe(200);
    const refund = body.returns[0]?.refund ?? 0;
    expect(refund).toBeGreaterThan(0);
    expect(body.orderPayment[0]?.money).toMatchObject({ refunded: refund, refunding: 0, refundFailed: 0 });
    expect((await ledgerOf(site, number)).filter(({ type }) => type === 'REFUND').map(({ amount }) => amount)).toEqual([refund]);
  });

  it('that was canceled cost nothing, one that came back was refunded without its delivery', async () => {
    expect((await samWith('CANCELLED')).order).toMatchObject({ paid: 0, shipments: [{ status: 'CANCELLED' }] });
    const { rows } = await site.database.query<{ n: number }>(
      `select count(*)::int as n from orders o join returns r using (order_number) join shipments s using (order_number) join order_payments p using (order_number)
        where o.origin = 'IMPORTED' and o.state = 'RETURNED' and r.refund_cents = s.goods_cents and p.refunded_cents = r.refund_cents and o.total_cents = s.goods_cents + s.fees_cents`,
    );
    expect(rows[0]?.n).toBeGreaterThan(0);
  });
});
