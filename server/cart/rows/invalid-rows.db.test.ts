import { afterEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { A_CARD } from '#tests/support/catalog/personal.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { countCarts } from '../live/count-cart.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const proceed = async (visitor: Visitor) =>
  (await visitor.put<CartResponse>(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true })).body
    .cartInfo;

afterEach(async () => {
  await site.database.query("update items set is_published = true, price_cents = 1350, facts = '{}' where item_id = '100010'");
  site.shop.catalog.forget();
});

describe('a row that cannot be bought any more', () => {
  it.each<[string, Parameters<typeof changeItem>[2], string, string]>([
    [
      'is not published',
      { isPublished: false },
      'INVALID_ITEM',
      "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
    ],
    ['has no price', { priceCents: null }, 'PRICE_NOT_AVAILABLE', 'Sorry, but we are unable to display prices at this time.'],
    [
      'is not sold yet',
      { facts: { isComingSoon: true } },
      'ITEM_NOT_AVAILABLE',
      "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
    ],
  ])(
    'since it %s: it is INVALID, told on the row and in the cart, not charged, not counted, and stops checkout [C3-17 C4-01 C8-18]',
    async (_what, change, code, message) => {
      const guest = aVisitor(site);
      await guest.add({ itemId: '100010', qty: 2 }, { itemId: '100001', qty: 1 });
      await changeItem(site, '100010', change);
      const cart = await guest.cart();
      const row = rowOf(cart, '100010');
      const told = expect.objectContaining({ code, type: 'ERROR', message, itemId: '100010', cartItemId: row.cartItemId });
      expect(row).toMatchObject({ status: 'INVALID', qty: 2, messages: [told] });
      expect(cart.messages).toEqual([told]);
      expect(cart.cartSummary).toMatchObject({ cartSubTotal: 46.99, ordTotal: 49.93 });
      expect(cart.cartAttributes).toMatchObject({ hardStop: true, numberOfLineItems: 1, numberOfItems: 1 });
      const stays = await proceed(guest);
      expect(stays.cartAttributes.proceedCheckout).toBe(false);
      expect(stays.messages.map((one) => one.code)).toEqual([code]);
      await guest.delete(`${CHECKOUT}/item/${row.cartItemId}`);
      expect((await proceed(guest)).cartAttributes.proceedCheckout).toBe(true);
    },
  );

  it('counts in the header no more than in the cart, once somebody has looked, and again when it can be bought [C3-70 S3-68]', async () => {
    const guest = aVisitor(site);
    const inHeader = async () => {
      const { cartId } = await guest.cart();
      const { numberOfLineItems, numberOfItems } = (await countCarts(site.database, [cartId])).get(cartId) ?? {};
      return [numberOfLineItems, numberOfItems];
    };
    await guest.add({ itemId: '100010', qty: 2 }, { itemId: '100001', qty: 1 });
    expect(await inHeader()).toEqual([2, 3]);
    await changeItem(site, '100010', { isPublished: false });
    expect(await inHeader()).toEqual([1, 1]);
    const { version } = await guest.cart();
    await guest.put(`${CHECKOUT}/item`, { items: [{ cartItemId: rowOf(await guest.cart(), '100001').cartItemId, qty: 4 }] });
    expect(await inHeader()).toEqual([1, 4]);
    expect((await guest.cart()).version).toBe(version + 1);
    await changeItem(site, '100010', { isPublished: true });
    expect(await inHeader()).toEqual([2, 6]);
  });

  it('comes back when it can be', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100010', qty: 2 });
    await changeItem(site, '100010', { isPublished: false });
    await guest.cart();
    await changeItem(site, '100010', { isPublished: true });
    expect(await guest.cart()).toMatchObject({
      items: [{ status: 'ACTIVE' }],
      messages: [],
      cartSummary: { cartSubTotal: 27 },
      cartAttributes: { hardStop: false },
    });
  });

  it('because the organisation blocks it since [C8-13]', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await bea.add({ itemId: '100001', qty: 1 }, { itemId: '100010', qty: 1 });
    const { rows } = await site.database.query<{ category_id: string }>("select category_id from items where item_id = '100010'");
    await site.database.query("insert into account_policies (account_number, blocked_category_id) values ('4410001', $1)", [
      rows[0]?.category_id,
    ]);
    site.shop.catalog.forget();
    const cart = await bea.cart();
    await site.database.query("delete from account_policies where account_number = '4410001' and blocked_category_id = $1", [
      rows[0]?.category_id,
    ]);
    site.shop.catalog.forget();
    expect(rowOf(cart, '100010')).toMatchObject({ status: 'INVALID', messages: [{ code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' }] });
    expect(cart.cartSummary.cartSubTotal).toBe(41.29);
  });

  it('because another item that it needs is not in the cart, until it is [C3-33 C8-18]', async () => {
    await changeItem(site, '100010', { facts: { requiredItemIds: ['100001'] } });
    const guest = aVisitor(site);
    const cart = await guest.add({ itemId: '100010', qty: 1 });
    expect(rowOf(cart, '100010')).toMatchObject({
      status: 'INVALID',
      requiredItemIds: ['100001'],
      messages: [{ code: 'INVALID_ITEM', type: 'ERROR' }],
    });
    expect(cart.cartSummary.cartSubTotal).toBe(0);
    const both = await guest.add({ itemId: '100001', qty: 1 });
    expect(rowOf(both, '100010')).toMatchObject({ status: 'ACTIVE', messages: [] });
    expect(both.cartSummary.cartSubTotal).toBe(60.49);
  });

  it('can be lowered and removed, but not added to', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100010', qty: 3 }), '100010');
    await changeItem(site, '100010', { isPublished: false });
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}/item`, { items: [{ cartItemId, qty: 1 }] });
    expect(rowOf(body.cartInfo, '100010')).toMatchObject({ qty: 1, status: 'INVALID' });
    const more = await guest.add({ itemId: '100010', qty: 1 });
    expect(more.items).toMatchObject([{ qty: 1 }]);
    expect(more.messages).toContainEqual(expect.objectContaining({ code: 'ITEM_NOT_PUBLISHED' }));
  });
});

describe('an add-on item', () => {
  it('waits for 25.00 of other shipped goods, uncharged goods and itself not counted [C8-30]', async () => {
    const guest = aVisitor(site);
    const alone = await guest.add({ itemId: '100033', qty: 20 });
    const row = rowOf(alone, '100033');
    const told = expect.objectContaining({ code: 'ADDON_THRESHOLD_NOT_MET', type: 'WARN', cartItemId: row.cartItemId });
    expect(row).toMatchObject({ status: 'ACTIVE', messages: [told] });
    expect(alone.messages).toEqual([told]);
    expect(alone.cartAttributes.hardStop).toBe(true);
    const stays = await proceed(guest);
    expect([stays.cartAttributes.proceedCheckout, stays.messages.map(({ code }) => code)]).toEqual([false, ['ADDON_THRESHOLD_NOT_MET']]);
    expect((await guest.add({ itemId: '100011', qty: 1 })).messages.map(({ code }) => code)).toEqual(['ADDON_THRESHOLD_NOT_MET']);
    const enough = await guest.add({ itemId: '100006', qty: 1 });
    expect([enough.messages, enough.cartAttributes.hardStop]).toEqual([[], false]);
  });

  it('may belong to another row [C3-29]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 2 });
    const cart = await guest.add({ itemId: '100033', qty: 2, parentItemId: '100001', parentRelationType: 'ADDON' });
    expect(rowOf(cart, '100033')).toMatchObject({ parentRelationType: 'ADDON', parentItemId: '100001' });
    expect(rowOf(cart, '100001').addonItemIds).toEqual([rowOf(cart, '100033').cartItemId]);
    const more = await guest.add({ itemId: '100033', qty: 1, parentItemId: '100001', parentRelationType: 'ADDON' });
    expect(more.messages).toContainEqual(expect.objectContaining({ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', type: 'ERROR' }));
  });
});

describe('an item of which no stock is recorded', () => {
  it('is not added, and that is not called sold out [C8-09]', async () => {
    await setStock(site, '100043', undefined);
    const cart = await aVisitor(site).add({ itemId: '100043', qty: 1, personalization: A_CARD });
    expect(cart.items).toEqual([]);
    expect(cart.messages).toContainEqual(
      expect.objectContaining({
        code: 'ITEM_INVENTORY_NOT_AVAILABLE',
        type: 'ERROR',
        itemId: '100043',
        message: 'Something went wrong. Please try again.',
      }),
    );
  });

  it('is not moved to such a place either', async () => {
    await setStock(site, '100012', undefined, '0008');
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100012', qty: 1 }), '100012');
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '0008' }],
    });
    expect(rowOf(body.cartInfo, '100012')).toMatchObject({
      selectedDeliveryOption: { deliveryType: 'STA' },
      messages: [{ code: 'ITEM_INVENTORY_NOT_AVAILABLE' }],
    });
  });
});
