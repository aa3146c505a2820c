import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { saveItem } from '#contracts/saved-calls.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { useShop } from '#tests/support/test-shop.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();

async function threeRows(): Promise<Visitor> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await guest.add({ itemId: '100002', qty: 3 });
  await guest.add({ itemId: '100003', qty: 1 });
  return guest;
}

const itemsOf = async (guest: Visitor) => (await guest.cart()).items.map(({ itemId, qty }) => `${qty} ${itemId}`);

describe('a row that comes back', () => {
  it('after its removal stands where it stood', async () => {
    const guest = await threeRows();
    const { cartItemId, position } = rowOf(await guest.cart(), '100002');
    await guest.put(ITEM, { items: [{ cartItemId, qty: 0 }] });
    expect(await itemsOf(guest)).toEqual(['1 100001', '1 100003']);
    await guest.post(ITEM, { items: [{ itemId: '100002', qty: 3, position }] });
    expect(await itemsOf(guest)).toEqual(['1 100001', '3 100002', '1 100003']);
  });

  it('after it was saved for later stands where it stood, by one call each way', async () => {
    const guest = await threeRows();
    const { cartItemId } = rowOf(await guest.cart(), '100002');
    const { body } = await guest.post<z.output<(typeof saveItem)['answer']>>('/cc/api/sfl', { item: { cartItemId } });
    expect(body.saved).toMatchObject({ itemId: '100002', qty: 3, deliveryType: 'STA', pickupStoreNumber: null });
    const { listItemId, qty, position } = body.saved ?? {};
    await guest.post('/cc/api/sfl/move', { items: [{ listItemId, qty, position }] });
    expect(await itemsOf(guest)).toEqual(['1 100001', '3 100002', '1 100003']);
  });
});

describe('an item that comes in the place of a row', () => {
  it('takes it with one change', async () => {
    const guest = await threeRows();
    const before = await guest.cart();
    const replaces = rowOf(before, '100002').cartItemId;
    const { body } = await guest.post<AddAnswer>(ITEM, { items: [{ itemId: '100012', qty: 3 }], replaces });
    expect(body.cartInfo).toMatchObject({ version: before.version + 1, cartAttributes: { newItemAdded: true } });
    expect(await itemsOf(guest)).toEqual(['1 100001', '3 100012', '1 100003']);
  });

  it('leaves everything as it is when there is not enough of it, or when there is no such row', async () => {
    const guest = await threeRows();
    const replaces = rowOf(await guest.cart(), '100002').cartItemId;
    const { body } = await guest.post<AddAnswer>(ITEM, { items: [{ itemId: '100008', qty: 9999 }], replaces });
    expect(body.cartInfo.messages.map(({ itemId }) => itemId)).toContain('100008');
    const { status } = await guest.post(ITEM, { items: [{ itemId: '100008', qty: 1 }], replaces: 'gone' });
    expect(status).toBe(400);
    expect(await itemsOf(guest)).toEqual(['1 100001', '3 100002', '1 100003']);
  });
});

it('a change of a row answers only what it touched where that is asked for', async () => {
  const guest = await threeRows();
  const { cartItemId } = rowOf(await guest.cart(), '100002');
  const { body } = await guest.put<CartResponse>(`${ITEM}?responseType=TOUCHED`, { items: [{ cartItemId, qty: 5 }] });
  expect(body.cartInfo.items.map(({ itemId, qty }) => `${qty} ${itemId}`)).toEqual(['5 100002']);
  const removed = await guest.put<CartResponse>(`${ITEM}?responseType=TOUCHED`, { items: [{ cartItemId, qty: 0 }] });
  expect(removed.body.cartInfo.items.map(({ itemId, status }) => `${itemId} ${status}`)).toEqual(['100002 DELETED']);
});
