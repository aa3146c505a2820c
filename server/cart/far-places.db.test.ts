import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT, GAIL, goToCheckout } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

describe('Puerto Rico', () => {
  const surchargeAt = async (zip: string): Promise<number> => {
    const visitor = aVisitor(site);
    visitor.cookies.set('zipcode', zip);
    return (await visitor.add({ itemId: '100001', qty: 1 })).cartSummary.dasFee;
  };

  it('pays the surcharge of a remote area, as the Virgin Islands do [C3-66]', async () => {
    for (const zip of ['00601', '00725', '00802', '00901', '00926-1234', '00987'])
      expect([zip, await surchargeAt(zip)]).toEqual([zip, 19.95]);
    expect(await surchargeAt('01001')).toBe(0);
  });

  it('pays it for an address too, which is one that exists [C3-66]', async () => {
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
