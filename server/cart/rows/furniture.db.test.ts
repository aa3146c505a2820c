import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();

async function desks(visitor: Visitor, qty: number): Promise<(change: Record<string, unknown>) => Promise<CartResponse['cartInfo']>> {
  const { cartItemId } = rowOf(await visitor.add({ itemId: '100020', qty }), '100020');
  return async (change) => {
    const { status, body } = await visitor.put<CartResponse>(ITEM, { items: [{ cartItemId, ...change }] });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.cartInfo;
  };
}
const levels = (basc: number, cust: number) => ({
  furnSvcInfo: {
    levels: [
      { level: 'BASC', qty: basc },
      { level: 'CUST', qty: cust },
    ],
  },
});

describe('the service of a desk', () => {
  it('is offered with its rates and with whom to ask about the custom one [C3-06 C3-40 C3-97]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100020', qty: 1 });
    expect(rowOf(cart, '100020').furnSvcInfo).toEqual(levels(0, 0).furnSvcInfo);
    expect(cart.furnRate).toEqual({ BASC: 45, CUST: 0 });
    const care = cart.metadata.uiSwitches.furnCustomerCare;
    expect(care.phone).toMatch(/^\d{10}$/);
    expect(care.email).toContain('@');
    const plain = await aVisitor(site).add({ itemId: '100001', qty: 1 });
    expect([plain.furnRate, rowOf(plain, '100001').furnSvcInfo]).toEqual([null, null]);
  });

  it('is the one assembly that a business is offered; a consumer is offered the one that is bought like an item', async () => {
    const offered = ({ relatedItems }: CartResponse['cartInfo']) => relatedItems.filter(({ type }) => type === 'ASSEMBLY').length;
    const buyer = aVisitor(site, { host: 'business.localhost' });
    await buyer.post('/cc/api/auth/login', { email: 'bo.buyer@cedarlegal.example', password: 'Foolscap-demo-1' });
    expect(offered(await buyer.add({ itemId: '100020', qty: 1 }))).toBe(0);
    const guest = aVisitor(site);
    const change = await desks(guest, 2);
    expect(offered(await guest.cart())).toBe(1);
    expect(offered(await change(levels(1, 0)))).toBe(0);
  });

  it('is charged by the piece within the handling fee; the custom one is not until it is quoted [C3-40 C7-17 C3-66]', async () => {
    const change = await desks(aVisitor(site), 3);
    const cart = await change(levels(2, 1));
    expect(rowOf(cart, '100020')).toMatchObject({ qty: 3, actioned: 'EDIT_ITEM', messages: [], ...levels(2, 1) });
    expect(cart.cartSummary).toMatchObject({
      handlingFee: 90,
      totalShipHandlFee: 90,
      attributes: { furnitureServiceFee: 90 },
      cartSubTotal: 1287,
      preTaxSubTotal: 1377,
    });
  });

  it('is for no more pieces than the row has [C7-17]', async () => {
    const change = await desks(aVisitor(site), 2);
    const cart = await change(levels(2, 1));
    expect(rowOf(cart, '100020')).toMatchObject({ ...levels(0, 0), messages: [{ code: 'INVALID_DATA_ITEM', type: 'ERROR' }] });
    expect(rowOf(await change(levels(1, 1)), '100020')).toMatchObject({ ...levels(1, 1), messages: [] });
    expect(rowOf(await change({ qty: 3, ...levels(2, 1) }), '100020')).toMatchObject({ qty: 3, ...levels(2, 1) });
  });

  it('goes down with the row, the custom one first, and can be taken back', async () => {
    const guest = aVisitor(site);
    const change = await desks(guest, 3);
    await change(levels(2, 1));
    expect(rowOf(await change({ qty: 2 }), '100020')).toMatchObject({ qty: 2, ...levels(2, 0) });
    const one = await change({ qty: 1 });
    expect(rowOf(one, '100020')).toMatchObject(levels(1, 0));
    expect(one.cartSummary.handlingFee).toBe(45);
    expect((await change(levels(0, 0))).cartSummary.handlingFee).toBe(0);
    expect(rowOf(await guest.cart(), '100020')).toMatchObject(levels(0, 0));
  });

  it('is for furniture only, and only in the levels that there are', async () => {
    const guest = aVisitor(site);
    const { cartItemId } = rowOf(await guest.add({ itemId: '100001', qty: 2 }), '100001');
    const refused = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId, ...levels(1, 0) }] });
    expect(rowOf(refused.body.cartInfo, '100001').messages).toMatchObject([{ code: 'INVALID_DATA_ITEM', type: 'ERROR' }]);
    for (const bad of [
      { level: 'GOLD', qty: 1 },
      { level: 'BASC', qty: -1 },
      { level: 'BASC', qty: '1' },
      { level: 'BASC', qty: 1.5 },
    ])
      expect((await guest.put(ITEM, { items: [{ cartItemId, furnSvcInfo: { levels: [bad] } }] })).status).toBe(400);
  });

  it('as a whole is a child of the desk: never more assemblies than desks [C3-27 C5-03]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100020', qty: 2 });
    const cart = await guest.add({ itemId: '100021', qty: 2, parentItemId: '100020', parentRelationType: 'ASSEMBLY' });
    expect(rowOf(cart, '100021')).toMatchObject({ parentRelationType: 'ASSEMBLY', parentItemId: '100020' });
    expect(rowOf(cart, '100020').optionItemIds).toEqual([rowOf(cart, '100021').cartItemId]);
    const more = await guest.add({ itemId: '100021', qty: 1, parentItemId: '100020' });
    expect(more.messages).toContainEqual(expect.objectContaining({ code: 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY' }));
  });
});
