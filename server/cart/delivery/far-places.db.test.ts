import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT, GAIL, goToCheckout } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

describe('Puerto Rico', () => {
  const surchargeAt = async (zip: string): Promise<number> => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', zip);
    return (await visitor.add({ itemId: '100001', qty: 1 })).cartSummary.dasFee;
  };

  it('pays the surcharge of a remote area, as the Virgin Islands do', async () => {
    for (const zip of ['00601', '00725', '00802', '00901', '00926-1234', '00987'])
      expect([zip, await surchargeAt(zip)]).toEqual([zip, 19.95]);
    expect(await surchargeAt('01001')).toBe(0);
  });

  it('pays it for an address too, which is one that exists', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    const cart = await goToCheckout(guest, { ...GAIL, address1: '100 Calle Fortaleza', city: 'San Juan', state: 'PR', zipCode: '00901' });
    expect(cart.suggestedAddress).toBeNull();
    expect(cart.cartSummary.dasFee).toBe(19.95);
  });

  it('has no sales tax of a state', async () => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', '00901');
    expect((await visitor.add({ itemId: '100001', qty: 1 })).cartSummary.totalTax).toBe(0);
  });
});

describe('Guam', () => {
  it('is a place, only none that we deliver to [C8-101]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const answer = await guest.post<CartResponse>(`${CHECKOUT}/address`, { ...GAIL, city: 'Hagatna', state: 'GU', zipCode: '96910' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'UN_DELIVERABLE_ADDRESSES' } });
  });
});

describe('what may not fly', () => {
  const GLUE = '100048';
  const comingFrom = (zip: string): Visitor => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', zip);
    return visitor;
  };
  const about = (cart: CartResponse['cartInfo']) =>
    cart.messages.filter(({ itemId }) => itemId === GLUE).map(({ type, code }) => `${type} ${code}`);

  it.each(['99501', '99950', '96813'])('is not added where the zip alone says Alaska or Hawaii: %s [C8-19]', async (zip) => {
    const cart = await comingFrom(zip).add({ itemId: GLUE, qty: 1 });
    expect(cart.items).toEqual([]);
    expect(about(cart)).toEqual(['ERROR RESTRICTED_ITEM']);
  });

  it('is fetched from a store there all the same, and not sent afterwards [C8-19]', async () => {
    const visitor = comingFrom('96813');
    const cart = await visitor.add({ itemId: GLUE, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    const row = rowOf(cart, GLUE);
    expect(row.status).toBe('ACTIVE');
    const { body } = await visitor.put<CartResponse>(`${CHECKOUT}/item`, { items: [{ cartItemId: row.cartItemId, deliveryType: 'STA' }] });
    expect(about(body.cartInfo)).toEqual(['ERROR RESTRICTED_ITEM']);
    expect(rowOf(body.cartInfo, GLUE).selectedDeliveryOption.deliveryType).toBe('ISP');
  });

  it('stops a cart whose zip becomes one of them, and is bought again when it is another [C8-19]', async () => {
    const visitor = comingFrom('01702');
    await visitor.add({ itemId: GLUE, qty: 1 }, { itemId: '100001', qty: 1 });
    visitor.cookies.set('zipcode', '99501');
    const stopped = await visitor.cart();
    expect(rowOf(stopped, GLUE).status).toBe('INVALID');
    expect(about(stopped)).toEqual(['ERROR RESTRICTED_ITEM']);
    expect(stopped.cartAttributes.hardStop).toBe(true);
    expect(stopped.cartSummary.cartSubTotal).toBe(46.99);
    visitor.cookies.set('zipcode', '98101');
    expect(rowOf(await visitor.cart(), GLUE).status).toBe('ACTIVE');
  });

  it('is asked of the zip that a request names, in the same answer [C8-19]', async () => {
    const visitor = comingFrom('01702');
    await visitor.add({ itemId: GLUE, qty: 1 });
    const { body } = await visitor.put<CartResponse>(`${CHECKOUT}?actionType=UPDATE_CART`, { zipcode: '96813' });
    expect(rowOf(body.cartInfo, GLUE).status).toBe('INVALID');
    expect(about(body.cartInfo)).toEqual(['ERROR RESTRICTED_ITEM']);
    const other = comingFrom('01702');
    const answer = await other.post<CartResponse>(`${CHECKOUT}/item?responseType=WHOLE`, {
      items: [{ itemId: GLUE, qty: 1 }],
      addresses: [{ type: 'S', zipCode: '99501' }],
    });
    expect(answer.body.cartInfo.items).toEqual([]);
    expect(about(answer.body.cartInfo)).toEqual(['ERROR RESTRICTED_ITEM']);
  });

  it('goes where the address is, whatever the zip says', async () => {
    const visitor = comingFrom('01702');
    await visitor.add({ itemId: GLUE, qty: 1 });
    await goToCheckout(visitor);
    visitor.cookies.set('zipcode', '99501');
    expect(rowOf(await visitor.cart(), GLUE).status).toBe('ACTIVE');
  });
});
