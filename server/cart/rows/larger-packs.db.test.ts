import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';

const ITEM = '/cc/api/checkout/default/item';
const site = useShop();
const under = (qty: number) => ({ itemId: '100004', qty, surchargeAltItemId: '100005' });

describe('heavy water', () => {
  it('carries the fee of the courier for each, and the larger pack is offered [C3-36 C8-22]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100004', qty: 3 });
    const row = rowOf(cart, '100004');
    expect(row).toMatchObject({
      surchargeApplicable: true,
      surchargeAlts: [{ itemId: '100005', altFactor: 4 }],
      surchargeSplit: false,
      surchargeAltItemId: null,
      quantityStep: 1,
      selectedDeliveryOption: { surchargeFeePerUnit: 1.5 },
      messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'INFO' }],
    });
    expect(cart.cartSummary).toMatchObject({ surchargeFee: 4.5, surchargeFeePerUnit: 1.5 });
    expect(cart.relatedItems).toContainEqual(expect.objectContaining({ itemId: '100005', type: 'ALTERNATE', altFactor: 4, price: 40 }));
    expect(cart.messages).toMatchObject([{ code: 'SURCHG_ALTS_ITM_MSG', type: 'INFO', itemId: '100004', cartItemId: row.cartItemId }]);
  });

  it('is without the fee under the terms of the larger pack, in its steps [C5-12]', async () => {
    const guest = aVisitor(site);
    const cart = await guest.add(under(8));
    const { cartItemId } = rowOf(cart, '100004');
    expect(rowOf(cart, '100004')).toMatchObject({
      qty: 8,
      surchargeAltItemId: '100005',
      quantityStep: 4,
      priceInfo: { basePricePerUnit: 10 },
      messages: [],
    });
    expect(cart.cartSummary).toMatchObject({ surchargeFee: 0, surchargeFeePerUnit: 0 });
    for (const qty of [9, 7, 1, 3]) {
      const { status, body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId, qty }] });
      expect(status).toBe(200);
      expect(rowOf(body.cartInfo, '100004')).toMatchObject({
        qty: 8,
        actioned: 'NONE',
        messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'ERROR', params: { factor: 4 } }],
      });
    }
    for (const qty of [4, 12]) {
      const { body } = await guest.put<CartResponse>(ITEM, { items: [{ cartItemId, qty }] });
      expect(rowOf(body.cartInfo, '100004')).toMatchObject({ qty, messages: [] });
    }
  });

  it('is not added at all in another number [C8-22]', async () => {
    const guest = aVisitor(site);
    const none = await guest.add(under(3));
    expect(none.items).toEqual([]);
    expect(none.messages).toContainEqual(expect.objectContaining({ code: 'SURCHG_ALTS_ITM_MSG', type: 'ERROR', itemId: '100004' }));
    await guest.add(under(4));
    const more = await guest.add(under(2));
    expect(rowOf(more, '100004').qty).toBe(4);
  });

  it('stands in two rows when it is bought both ways, and only one carries the fee', async () => {
    const guest = aVisitor(site);
    await guest.add(under(4));
    const cart = await guest.add({ itemId: '100004', qty: 2 });
    expect(cart.items.map(({ qty, surchargeAltItemId }) => [qty, surchargeAltItemId])).toEqual([
      [4, '100005'],
      [2, null],
    ]);
    expect(cart.cartSummary).toMatchObject({ surchargeFee: 3, surchargeFeePerUnit: 1.5 });
  });

  it('is refused under a pack that is none of its own, and so is anything else', async () => {
    for (const item of [
      { itemId: '100004', qty: 4, surchargeAltItemId: '100001' },
      { itemId: '100001', qty: 4, surchargeAltItemId: '100005' },
    ]) {
      const cart = await aVisitor(site).add(item);
      expect(cart.items).toEqual([]);
      expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'INVALID_DATA_ITEM', type: 'ERROR' }));
    }
  });

  it('the pallet itself has no fee', async () => {
    const cart = await aVisitor(site).add({ itemId: '100005', qty: 1 });
    expect(rowOf(cart, '100005')).toMatchObject({ surchargeApplicable: false, surchargeAlts: [], messages: [] });
    expect(cart.cartSummary.surchargeFee).toBe(0);
  });

  it('is lowered to whole packs when the stock falls', async () => {
    const guest = aVisitor(site);
    await guest.add(under(12));
    await setStock(site, '100004', 11);
    const cart = await guest.cart();
    await setStock(site, '100004', 900);
    expect(rowOf(cart, '100004')).toMatchObject({ qty: 8, messages: [{ code: 'PARTIAL_QTY_FIXED', type: 'WARN' }] });
  });
});
