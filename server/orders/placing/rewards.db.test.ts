import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { CARDS, CHECKOUT, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

async function signedIn(email: string): Promise<Visitor> {
  const visitor = aVisitor(site);
  await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  return visitor;
}

/** Whatever an earlier test left in the person's cart. */
async function oneCaseOfPaper(visitor: Visitor): Promise<void> {
  await visitor.post(`${CHECKOUT}/item?ignoreExistQty=true`, { items: [{ itemId: '100001', qty: 1 }] });
  await redeem(visitor, 0);
}

const redeem = (visitor: Visitor, amount: unknown) =>
  visitor.put<CartResponse & { code?: string }>(CHECKOUT, { cartEasyRewards: { redeem: amount } });

const balanceOf = async (email: string) =>
  (await site.database.query('select rewards_cents from users where email = $1', [email])).rows[0].rewards_cents;

async function pay(visitor: Visitor, number: string) {
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, number) });
  return placeOrder(visitor);
}

describe('rewards on a cart', () => {
  it('come off the rows in fives, are told with the balance, and are taken back with 0 [C3-06]', async () => {
    const rita = await signedIn('rita.rewards@example.com');
    await oneCaseOfPaper(rita);
    expect((await rita.cart()).cartEasyRewards).toEqual({ availableBalance: 15, redeemed: 0, isEligible: true });
    const { body } = await redeem(rita, 10);
    expect(body.cartInfo.cartEasyRewards).toEqual({ availableBalance: 15, redeemed: 10, isEligible: true });
    expect(body.cartInfo.cartSummary).toMatchObject({
      cartSubTotal: 46.99,
      cartSubTotalAfterCoupons: 36.99,
      attributes: { rewardsApplied: 10 },
    });
    expect((await redeem(rita, 0)).body.cartInfo.cartSummary.cartSubTotalAfterCoupons).toBe(46.99);
  });

  it.each([[7], [-5], [0.001], [20]])('are refused as %d: no five, or more than there is', async (amount) => {
    const rita = await signedIn('rita.rewards@example.com');
    await oneCaseOfPaper(rita);
    const before = await rita.cart();
    expect(await redeem(rita, amount)).toMatchObject({ status: 400, body: { code: 'INVALID_DATA_ITEM' } });
    expect((await rita.cart()).cartSummary).toEqual(before.cartSummary);
  });

  it('need somebody who is signed in, and a rewards number [C6-04 S6-105]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    expect(await redeem(guest, 5)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await redeem(await signedIn('sam.shopper@example.com'), 5)).toMatchObject({ status: 400, body: { code: 'MISSING_REWARDS_ID' } });
  });
});

describe('an order that is paid with rewards in part', () => {
  it('takes them from the balance once, and only as much as the order costs', async () => {
    const paula = await signedIn('paula.plus@example.com');
    await paula.add({ itemId: '100002', qty: 1 }); // 16.49 for members
    await redeem(paula, 40);
    expect((await paula.cart()).cartEasyRewards).toMatchObject({ availableBalance: 40, redeemed: 16.49 });
    const { body } = await pay(paula, CARDS.approved);
    expect(body).toMatchObject({ status: 'PLACED', order: { cartSummary: { attributes: { rewardsApplied: 16.49 } } } });
    expect(await balanceOf('paula.plus@example.com')).toBe(4000 - 1649);
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });

  it('gives them back when the card is declined', async () => {
    const rita = await signedIn('rita.rewards@example.com');
    await oneCaseOfPaper(rita);
    await redeem(rita, 15);
    expect((await pay(rita, CARDS.declined)).body.code).toBe('PAYMENT_OPERATION_FAILED');
    expect(await balanceOf('rita.rewards@example.com')).toBe(1500);
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });

  it('is not placed when they went meanwhile: the shopper sees the new total first', async () => {
    const rita = await signedIn('rita.rewards@example.com');
    await oneCaseOfPaper(rita);
    await redeem(rita, 15);
    await rita.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await rita.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const shown = (await rita.cart()).cartSummary.ordTotal;
    await site.database
      .query(`with u as (update users set rewards_cents = rewards_cents - 1000 where email = 'rita.rewards@example.com' returning user_id)
      insert into reward_entries (user_id, kind, amount_cents, at) select user_id, 'REDEEMED', -1000, now() from u`);
    const refused = await placeOrder(rita);
    expect(refused.body.cartInfo?.cartSummary.ordTotal).toBeGreaterThan(shown);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CART_STATUS_ERROR', cartInfo: { cartEasyRewards: { availableBalance: 5, redeemed: 5 } } },
    });
  });
});

describe('an item that is bought at once', () => {
  it('is ordered from a cart of its own, and the everyday cart stays as it was [C7-24]', async () => {
    await site.database.query(
      `update users set settings = settings || '{"isQuickBuyActive": true}' where email = 'sam.shopper@example.com'`,
    );
    const sam = await signedIn('sam.shopper@example.com');
    await sam.add({ itemId: '100002', qty: 2 });
    const added = await sam.post<CartResponse>(`${CHECKOUT}/item?buyNow=true&responseType=WHOLE`, {
      items: [{ itemId: '100001', qty: 1 }],
    });
    expect(added.body.cartInfo).toMatchObject({ type: 'SPECIAL', ctxId: 'buyNow', items: [{ itemId: '100001' }] });
    expect(await sam.get<CartResponse>('/cc/api/checkout?grindType=ALL')).toMatchObject({
      body: { cartInfo: { buyNowEligible: true, userPayment: { cardCount: 2 } } },
    });
    await sam.put(`${CHECKOUT}?buyNow=true`, { status: 'ACTIVE' });
    await sam.put(`${CHECKOUT}?buyNow=true&actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
    await sam.post(`${CHECKOUT}/payment?buyNow=true`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    const { body } = await sam.post<{ status: string; order: { items: { itemId: string }[] } }>(`${CHECKOUT}/order?buyNow=true`, {});
    expect(body).toMatchObject({ status: 'PLACED', order: { items: [{ itemId: '100001' }] } });
    expect((await sam.cart()).items.map((item) => item.itemId)).toEqual(['100002']);
  });
});
