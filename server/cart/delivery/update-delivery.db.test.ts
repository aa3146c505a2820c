import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { GAIL, goToCheckout } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const site = useShop();
const SPLIT_TEXT = 'Foolscap only allows for items to be shipped to one location';

type CartInfo = CartResponse['cartInfo'];

async function move(visitor: Visitor, ...items: Record<string, unknown>[]): Promise<CartInfo> {
  const { status, body } = await visitor.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, { items });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.cartInfo;
}

/** A visitor who shops at store 1547. */
function aNeighbour(): Visitor {
  const guest = aVisitor(site);
  guest.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
  return guest;
}

const waysOf = (cart: CartInfo) =>
  cart.items.map(({ itemId, qty, selectedDeliveryOption: { deliveryType, pickupStoreNumber } }) => [
    itemId,
    qty,
    deliveryType,
    pickupStoreNumber,
  ]);

describe('the delivery of a row', () => {
  it('is one of four types; shippingInfo knows no PCK [C3-50 C3-51 C3-52 C3-53 C3-57 C3-62]', async () => {
    const guest = aNeighbour();
    const { cartItemId } = rowOf(await guest.add({ itemId: '100006', qty: 1 }), '100006');
    for (const [deliveryType, shippingType, store] of [
      ['ISP', 'ISP', '1547'],
      ['PCK', 'ISP', '1547'],
      ['STS', 'STS', '1547'],
      ['STA', 'STA', null],
    ]) {
      const row = rowOf(await move(guest, { cartItemId, deliveryType }), '100006');
      expect(row.selectedDeliveryOption).toMatchObject({
        deliveryType,
        pickupStoreNumber: store,
        isBackOrder: false,
        surchargeFeePerUnit: 0,
        messages: [],
      });
      expect(row.shippingInfo).toEqual({ deliveryType: shippingType, pickStoreNumber: store });
      expect(row.selectedDeliveryOption.availableQuantity).toBe(deliveryType === 'STA' || deliveryType === 'STS' ? 40 : 25);
      expect(row.selectedDeliveryOption.pickupStore?.city ?? null).toBe(store === null ? null : 'Framingham');
    }
  });

  it('has a best other way: the store while shipping takes longer, shipping while the store has none [C3-60]', async () => {
    const guest = aNeighbour();
    const shipped = rowOf(await guest.add({ itemId: '100006', qty: 25 }), '100006');
    expect(shipped.alternateDeliveryOption).toMatchObject({
      deliveryType: 'ISP',
      pickupStoreNumber: '1547',
      maxDeliveryDate: '2026-11-20',
      availableQuantity: 25,
    });
    expect(Object.keys(shipped.alternateDeliveryOption ?? {}).toSorted()).toEqual(Object.keys(shipped.selectedDeliveryOption).toSorted());
    const fetched = rowOf(await move(guest, { cartItemId: shipped.cartItemId, deliveryType: 'ISP' }), '100006');
    expect(fetched.alternateDeliveryOption).toMatchObject({ deliveryType: 'STA', pickupStoreNumber: null, levelOfService: 'NDD' });
  });

  it('has no other way where there is none: more than the store has, a download, furniture, a plan', async () => {
    const guest = aNeighbour();
    await guest.add({ itemId: '100022', qty: 1 }, { itemId: '100020', qty: 1 }, { itemId: '100016', qty: 1 });
    const cart = await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    for (const itemId of ['100022', '100020', '100017']) expect(rowOf(cart, itemId).alternateDeliveryOption).toBeNull();
    const many = rowOf(await aNeighbour().add({ itemId: '100006', qty: 26 }), '100006');
    expect(many.alternateDeliveryOption?.deliveryType).toBe('STS');
  });

  it('has no other way that the rest of the cart rules out: another store, or pieces that another row takes', async () => {
    const guest = aNeighbour();
    await guest.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '0101' });
    expect(rowOf(await guest.add({ itemId: '100003', qty: 1 }), '100003').alternateDeliveryOption?.deliveryType).not.toBe('ISP');
    const other = aNeighbour();
    const { cartItemId } = rowOf(await other.add({ itemId: '100006', qty: 40 }), '100006');
    const split = await move(other, { cartItemId, deliveryType: 'ISP', qty: 20 });
    expect(split.items[0]?.alternateDeliveryOption?.deliveryType).not.toBe('ISP');
  });
});

describe('UPDATE_DELIVERY', () => {
  it('below the quantity of a row splits it into linked rows; back again they are one, children too', async () => {
    const guest = aNeighbour();
    const { cartItemId } = rowOf(await guest.add({ itemId: '100016', qty: 3 }), '100016');
    await guest.add({ itemId: '100017', qty: 3, parentItemId: '100016' });
    const split = await move(guest, { cartItemId, deliveryType: 'ISP', qty: 2 });
    expect(waysOf(split).filter(([itemId]) => itemId === '100016')).toEqual([
      ['100016', 1, 'STA', null],
      ['100016', 2, 'ISP', '1547'],
    ]);
    const [kept, moved] = split.items.filter(({ itemId }) => itemId === '100016');
    expect(kept?.linkedCartItemIds).toEqual([moved?.cartItemId]);
    expect(moved?.linkedCartItemIds).toEqual([kept?.cartItemId]);
    const plans = split.items.filter(({ itemId }) => itemId === '100017');
    expect(plans.map(({ qty, parentRelationCartItemId }) => [qty, parentRelationCartItemId])).toEqual([
      [1, kept?.cartItemId],
      [2, moved?.cartItemId],
    ]);
    const back = await move(guest, { cartItemId: moved?.cartItemId, deliveryType: 'STA' });
    expect(waysOf(back)).toEqual([
      ['100016', 3, 'STA', null],
      ['100017', 3, 'STA', null],
    ]);
    expect(back.items[0]?.linkedCartItemIds).toEqual([]);
  });

  it('takes the pieces from the new place, or leaves the row as it was', async () => {
    const guest = aNeighbour();
    const { cartItemId } = rowOf(await guest.add({ itemId: '100006', qty: 30 }), '100006');
    const tooMany = await move(guest, { cartItemId, deliveryType: 'ISP', qty: 26 });
    expect(waysOf(tooMany)).toEqual([['100006', 30, 'STA', null]]);
    const fits = await move(guest, { cartItemId, deliveryType: 'ISP', qty: 25 });
    expect(waysOf(fits)).toEqual([
      ['100006', 5, 'STA', null],
      ['100006', 25, 'ISP', '1547'],
    ]);
    const none = await move(guest, { cartItemId, deliveryType: 'ISP', pickupStoreNumber: '0008' });
    expect(waysOf(none)[0]).toEqual(['100006', 5, 'STA', null]);
  });

  it('to a second store fails with the name of the shop in it, on the cart and on the row [C8-24 C8-73 S8-28]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const { cartItemId } = rowOf(await guest.add({ itemId: '100002', qty: 1 }), '100002');
    const cart = await move(guest, { cartItemId, deliveryType: 'ISP', pickupStoreNumber: '0101' });
    const failed = { code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', type: 'ERROR', message: SPLIT_TEXT };
    expect(cart.messages).toContainEqual(expect.objectContaining(failed));
    expect(rowOf(cart, '100002')).toMatchObject({ actioned: 'NONE', messages: [failed], selectedDeliveryOption: { deliveryType: 'STA' } });
    const mixed = await move(guest, { cartItemId, deliveryType: 'STS', pickupStoreNumber: '0101' });
    expect(rowOf(mixed, '100002').selectedDeliveryOption).toMatchObject({ deliveryType: 'STS', pickupStoreNumber: '0101' });
  });

  it('of all that is fetched goes to another store together, a set with its parts; not all of it there, and nothing moves', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(
      { itemId: '100001', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100039', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100006', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    );
    const to = (pickupStoreNumber: string, ...itemIds: string[]) =>
      itemIds.map((itemId) => ({ cartItemId: rowOf(cart, itemId).cartItemId, deliveryType: 'ISP', pickupStoreNumber }));
    const moveAll = async (items: Record<string, unknown>[]) =>
      (await guest.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, { items })).body.cartInfo;
    const storesOf = ({ items }: CartResponse['cartInfo']) => [
      ...new Set(items.map(({ selectedDeliveryOption }) => selectedDeliveryOption.pickupStoreNumber)),
    ];
    // Natick has no notebooks.
    const refused = await moveAll(to('0008', '100001', '100039', '100006'));
    expect(storesOf(refused)).toEqual(['1547']);
    expect(rowOf(refused, '100006').messages).toMatchObject([{ code: 'OUT_OF_STOCK', type: 'ERROR' }]);
    expect(storesOf(await moveAll(to('0101', '100001', '100039')))).toEqual(['1547']);
    await guest.put(`${CART}/item`, { items: [{ cartItemId: rowOf(cart, '100006').cartItemId, qty: 0 }] });
    expect(storesOf(await moveAll(to('0008', '100001', '100039')))).toEqual(['0008']);
  });

  it('to pickup without any store stays shipped, and asks for a store [C5-16 C5-17 C5-18]', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100006', qty: 1 }), '100006');
    for (const deliveryType of ['ISP', 'STS', 'PCK']) {
      const row = rowOf(await move(guest, { cartItemId, deliveryType }), '100006');
      expect(row.selectedDeliveryOption.deliveryType).toBe('STA');
      expect(row.messages).toMatchObject([{ type: 'WARN', message: 'Choose store in cart to see availability.' }]);
    }
    guest.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    for (const deliveryType of ['ISP', 'STS', 'PCK']) {
      const row = rowOf(await move(guest, { cartItemId, deliveryType }), '100006');
      expect(row.selectedDeliveryOption).toMatchObject({ deliveryType, pickupStoreNumber: '1547' });
    }
  });

  it('to a store that does not exist, or of what no store hands out, is refused [C8-11 C8-25]', async () => {
    const guest = aNeighbour();
    const cart = await guest.add(
      { itemId: '100006', qty: 1 },
      { itemId: '100004', qty: 1 },
      { itemId: '100020', qty: 1 },
      { itemId: '100022', qty: 1 },
    );
    const idOf = (itemId: string) => rowOf(cart, itemId).cartItemId;
    const unknown = await move(guest, { cartItemId: idOf('100006'), deliveryType: 'ISP', pickupStoreNumber: '9999' });
    expect(rowOf(unknown, '100006')).toMatchObject({
      messages: [{ code: 'INVALID_STORE_NUMBER', type: 'ERROR' }],
      selectedDeliveryOption: { deliveryType: 'STA' },
    });
    for (const [itemId, deliveryType] of [
      ['100004', 'ISP'],
      ['100020', 'STS'],
      ['100022', 'STS'],
    ] as const) {
      const refused = rowOf(await move(guest, { cartItemId: idOf(itemId), deliveryType }), itemId);
      expect(refused.messages, itemId).toMatchObject([{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'ERROR' }]);
      expect(refused.selectedDeliveryOption.deliveryType).toBe('STA');
    }
  });

  it('of a set takes its parts along', async () => {
    const guest = aNeighbour();
    const { cartItemId } = rowOf(await guest.add({ itemId: '100039', qty: 2 }), '100039');
    const split = await move(guest, { cartItemId, deliveryType: 'ISP', qty: 1 });
    expect(waysOf(split).filter(([, , type]) => type === 'ISP')).toEqual([
      ['100039', 1, 'ISP', '1547'],
      ['100040', 1, 'ISP', '1547'],
      ['100041', 2, 'ISP', '1547'],
      ['100042', 1, 'ISP', '1547'],
    ]);
    const part = split.items.find(({ itemId }) => itemId === '100041');
    expect(rowOf(await move(guest, { cartItemId: part?.cartItemId, deliveryType: 'STS' }), '100041').messages).toMatchObject([
      { code: 'INVALID_DATA_ITEM' },
    ]);
  });

  it('of a row that is not in the cart is refused', async () => {
    const guest = aNeighbour();
    await guest.add({ itemId: '100006', qty: 1 });
    const { status, body } = await guest.put<{ code: string }>(`${CART}?actionType=UPDATE_DELIVERY`, {
      items: [{ cartItemId: 'nobody', deliveryType: 'ISP' }],
    });
    expect([status, body.code]).toEqual([400, 'CART_ITEM_ID_NOT_FOUND']);
  });
});

describe('the address of what is shipped', () => {
  it('is one: a request that names another fails and changes nothing [C8-24 C8-73 S8-28]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const { addresses } = await goToCheckout(guest, GAIL);
    const id = addresses[0]?.id;
    const row = rowOf(await guest.cart(), '100001');
    expect(row.selectedDeliveryOption.addressId).toBe(id);
    const failed = { code: 'DELIVERY_COMBINATION_CONSTRAINT_FAILED', type: 'ERROR', message: SPLIT_TEXT };
    for (const named of [[{ id: 'another' }], [{ id }, { id: 'another' }], [{ zipCode: '01702' }, { zipCode: '03060' }]]) {
      const add = await guest.post<CartResponse>(`${CART}/item?responseType=WHOLE`, {
        items: [{ itemId: '100002', qty: 1 }],
        addresses: named,
      });
      expect(add.body.cartInfo.messages).toContainEqual(expect.objectContaining(failed));
      expect(add.body.cartInfo.items).toHaveLength(1);
      const moved = await guest.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, {
        items: [{ cartItemId: row.cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
        addresses: named,
      });
      expect(moved.body.cartInfo.messages).toContainEqual(expect.objectContaining(failed));
      expect(moved.body.cartInfo.items[0]?.selectedDeliveryOption.deliveryType).toBe('STA');
    }
    const added = await guest.post<CartResponse>(`${CART}/item?responseType=WHOLE`, {
      items: [{ itemId: '100002', qty: 1 }],
      addresses: [{ id }, { id: 'a card', type: 'B' }],
    });
    expect(added.body.cartInfo.items).toHaveLength(2);
    expect(added.body.cartInfo).toMatchObject({ status: 'OPEN', cartAttributes: { proceedCheckout: false } });
  });

  it('is estimated by the zip that an add names, until there is one', async () => {
    const guest = aVisitor(site);
    const { body } = await guest.post<CartResponse>(`${CART}/item?responseType=WHOLE`, {
      items: [{ itemId: '100001', qty: 1 }],
      addresses: [{ zipCode: '90001' }],
    });
    expect(rowOf(body.cartInfo, '100001').selectedDeliveryOption.levelOfService).toBe('STANDARD');
    expect(rowOf(await guest.cart(), '100001').selectedDeliveryOption.levelOfService).toBe('STANDARD');
  });
});
