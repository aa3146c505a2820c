import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const site = useShop();

async function signIn(visitor: Visitor, email: string): Promise<Visitor> {
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}

/** Rita with two organisers, a case of water and a coupon of every priority. Her gift card is no part of it. */
async function ritaWithEveryCoupon(): Promise<Visitor> {
  const rita = await signIn(aVisitor(site), 'rita.rewards@example.com');
  await rita.put(`${CART}?actionType=REMOVE_COUPON`, { coupons: ['ITEM10', 'BASKET5', 'REWARD5', 'CHECKOUT10'] });
  for (const { cartItemId } of (await rita.cart()).items) await rita.delete(`${CART}/item/${cartItemId}`);
  await rita.add({ itemId: '100003', qty: 2 }, { itemId: '100004', qty: 1 });
  await rita.put(`${CART}?actionType=APPLY_COUPON`, { coupons: ['ITEM10', 'BASKET5', 'REWARD5', 'CHECKOUT10'] });
  return rita;
}

describe('a consumer in Massachusetts with a coupon of every priority', () => {
  it('sees in the cart what the rows and the whole cost, the checkout-only coupon waiting [C3-43 C3-63 C3-66 C3-67]', async () => {
    const cart = await (await ritaWithEveryCoupon()).cart();
    expect(rowOf(cart, '100003').priceInfo).toMatchObject({
      basePrice: 40,
      basePricePerUnit: 20,
      finalPriceBeforeBasketCoupons: 32.4,
      finalPriceBeforeCheckoutOnlyCoupons: 24.76,
    });
    expect(rowOf(cart, '100004').priceInfo).toMatchObject({
      basePrice: 10,
      finalPriceBeforeBasketCoupons: 10,
      finalPriceBeforeCheckoutOnlyCoupons: 7.64,
    });
    expect(cart.cartSummary).toMatchObject({
      cartSubTotal: 46,
      cartSubTotalAfterPriorityTwoCoupons: 37.4,
      cartSubTotalExcludingCheckoutOnlyCoupons: 32.4,
      cartSubTotalAfterCoupons: 32.4,
      shipFee: 0,
      surchargeFee: 1.5,
      surchargeFeePerUnit: 1.5,
      dasFee: 0,
      handlingFee: 0,
      totalShipHandlFee: 1.5,
      instantCouponSavings: 4,
      totalTax: 2.03,
      ordTotal: 35.93,
    });
    expect(cart.cartAttributes.remainingAmountGetFreeShipping).toBe(0);
    expect(cart.coupons).toContainEqual(expect.objectContaining({ code: 'CHECKOUT10', status: 'PENDING', checkoutOnly: true, amount: 0 }));
  });

  it('pays 32.48 in checkout, where the last coupon counts, and is told the total without it [C3-63 C3-64 C3-65]', async () => {
    const rita = await ritaWithEveryCoupon();
    const { cartInfo } = (await rita.put<CartResponse>(`${CART}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true })).body;
    expect(cartInfo.cartAttributes.proceedCheckout).toBe(true);
    expect(rowOf(cartInfo, '100003').priceInfo.finalPrice).toBe(22.28);
    expect(rowOf(cartInfo, '100004').priceInfo.finalPrice).toBe(6.88);
    expect(cartInfo.cartSummary).toMatchObject({
      cartSubTotalAfterCoupons: 29.16,
      preTaxSubTotal: 30.66,
      totalTax: 1.82,
      ordTotal: 32.48,
      balanceOrdTotal: 32.48,
      ordTotalExcludingCheckoutOnlyCoupons: 35.93,
      balanceOrdTotalExcludingCheckoutOnlyCoupons: 35.93,
    });
  });
});

describe('a business in Massachusetts with one row of 42.00', () => {
  it('ships free, pays the small-order fee and is told that 8.00 are missing [C3-66 C8-81]', async () => {
    await site.database.query("update items set price_cents = 4200 where item_id = '100049'");
    site.shop.catalog.forget();
    const bea = await signIn(aVisitor(site, { host: 'business.localhost' }), 'bea.buyer@harbordental.example');
    const cart = await bea.add({ itemId: '100049', qty: 1 });
    expect(cart.cartSummary).toMatchObject({
      cartSubTotal: 42,
      shipFee: 0,
      handlingFee: 5.99,
      attributes: { smallOrderFee: 5.99 },
      preTaxSubTotal: 47.99,
      totalTax: 2.63,
      ordTotal: 50.62,
    });
    expect(cart.cartAttributes).toMatchObject({ remainingAmountGetFreeShipping: 8, shippingGoal: 'NO_SMALL_ORDER_FEE' });
    expect(warningOf(cart)).toMatchObject({
      type: 'WARN',
      message: 'Help save money and the environment by consolidating small orders... Add $8.00 more to avoid the small-order fee.',
      params: { missing: '$8.00' },
    });
    expect(cart.cartAttributes.hardStop).toBe(false);
  });

  it('is warned below 50.00 only, whenever the order is below it', async () => {
    const bea = await signIn(aVisitor(site, { host: 'business.localhost' }), 'bea.buyer@harbordental.example');
    await site.database.query("update items set price_cents = 2500 where item_id = '100049'");
    site.shop.catalog.forget();
    const cart = await bea.cart();
    const { cartItemId } = rowOf(cart, '100049');
    const withQty = async (qty: number) => {
      const { body } = await bea.put<CartResponse>('/cc/api/checkout/default/item', { items: [{ cartItemId, qty }] });
      return warningOf(body.cartInfo)?.params;
    };
    expect(await withQty(2)).toBeUndefined();
    expect(await withQty(1)).toEqual({ missing: '$25.00' });
    await bea.put('/cc/api/checkout/default/item', { items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547' }] });
    expect(warningOf(await bea.cart())).toBeUndefined();
    await bea.delete(`/cc/api/checkout/default/item/${cartItemId}`);
    expect(warningOf(await bea.cart())).toBeUndefined();
    expect(warningOf(await bea.add({ itemId: '100049', qty: 1 }))?.params).toEqual({ missing: '$25.00' });
    const touched = await bea.post<CartResponse>('/cc/api/checkout/default/item', { items: [{ itemId: '100049', qty: 1 }] });
    expect(warningOf(touched.body.cartInfo)).toBeUndefined();
  });

  it('and the consumer site, which asks for delivery instead, never warns', async () => {
    expect(warningOf(await aVisitor(site).add({ itemId: '100049', qty: 1 }))).toBeUndefined();
  });
});

const warningOf = ({ messages }: Pick<CartResponse['cartInfo'], 'messages'>) => messages.find(({ code }) => code === 'SMALL_ORDER_WARNING');
