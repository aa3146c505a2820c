import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { A_CARD } from '#tests/support/catalog/personal.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import { sweep } from '../jobs/sweep.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;
const add = async (visitor: Visitor, query: string, itemId: string) =>
  (await visitor.post<CartResponse>(`${ITEM}?responseType=WHOLE&${query}`, { items: [{ itemId, qty: 1 }] })).body.cartInfo;
const read = async (visitor: Visitor, query: string) =>
  (await visitor.get<CartResponse>(`/cc/api/checkout?grindType=ALL&${query}`)).body.cartInfo;
const ids = (cart: { items: { itemId: string }[] }) => cart.items.map((item) => item.itemId);
const setStatus = (visitor: Visitor, status: string) => visitor.put<CartResponse>(`${CHECKOUT}?buyNow=true`, { status });

describe('three carts of one person', () => {
  it('are apart: each has its own id, context, rows and sums [C3-02 C7-08 C7-24]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const carts = [await add(sam, '', '100001'), await add(sam, 'type=SPECIAL', '100002'), await add(sam, 'buyNow=true', '100010')];
    expect(carts.map(({ type, ctxId }) => [type, ctxId])).toEqual([
      ['DEFAULT', 'default'],
      ['SPECIAL', 'special'],
      ['SPECIAL', 'buyNow'],
    ]);
    expect(new Set(carts.map(({ cartId }) => cartId)).size).toBe(3);
    expect([ids(await read(sam, '')), ids(await read(sam, 'type=SPECIAL')), ids(await read(sam, 'buyNow=true'))]).toEqual([
      ['100001'],
      ['100002'],
      ['100010'],
    ]);
    expect((await read(sam, 'buyNow=true')).cartSummary.cartSubTotal).toBe(13.5);
    expect((await read(sam, '')).cartAttributes.numberOfItems).toBe(1);
  });

  it('are changed and emptied one by one, and a row is found in its own cart only', async () => {
    const guest = aVisitor(site);
    await add(guest, '', '100001');
    const { cartItemId } = rowOf(await add(guest, 'type=SPECIAL', '100002'), '100002');
    expect(await guest.put(ITEM, { items: [{ cartItemId, qty: 2 }] })).toMatchObject({
      status: 400,
      body: { code: 'CART_ITEM_ID_NOT_FOUND' },
    });
    expect((await guest.put<CartResponse>(`${ITEM}?type=SPECIAL`, { items: [{ cartItemId, qty: 2 }] })).body.cartInfo).toMatchObject({
      type: 'SPECIAL',
      items: [{ qty: 2 }],
    });
    expect((await guest.delete(`${ITEM}/${cartItemId}?type=SPECIAL`)).status).toBe(200);
    expect(ids(await read(guest, 'type=SPECIAL'))).toEqual([]);
    expect(ids(await read(guest, ''))).toEqual(['100001']);
  });

  it('take a coupon, a zip and a proceeding each for itself', async () => {
    const guest = aVisitor(site);
    await add(guest, '', '100001');
    await add(guest, 'type=SPECIAL', '100001');
    const { body } = await guest.put<CartResponse>(`${CHECKOUT}?type=SPECIAL&actionType=APPLY_COUPON`, { coupons: ['BASKET5'] });
    expect(body.cartInfo).toMatchObject({ type: 'SPECIAL', coupons: [{ code: 'BASKET5' }] });
    expect((await read(guest, '')).coupons).toEqual([]);
  });
});

describe('the cart of an item that is bought at once', () => {
  it('is kept and given up; the next one begins anew [C7-24]', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const { cartId } = await add(sam, 'buyNow=true', '100010');
    expect(await setStatus(sam, 'ACTIVE')).toMatchObject({ status: 200, body: { cartInfo: { cartId, status: 'OPEN', ctxId: 'buyNow' } } });
    expect(await setStatus(sam, 'ACTIVE')).toMatchObject({ status: 200 });
    expect(await setStatus(sam, 'CANCELLED')).toMatchObject({ status: 200, body: { cartInfo: { cartId, status: 'CANCELLED' } } });
    expect(ids(await read(sam, 'buyNow=true'))).toEqual([]);
    expect(await setStatus(sam, 'CANCELLED')).toMatchObject({ status: 400, body: { code: 'CART_ID_NOT_FOUND' } });
    const next = await add(sam, 'buyNow=true', '100002');
    expect([ids(next), next.cartId === cartId]).toEqual([['100002'], false]);
    expect(ids(await read(sam, ''))).not.toContain('100002');
  });

  it('belongs to people who have switched that on [C7-24]', async () => {
    expect(await setStatus(aVisitor(site), 'ACTIVE')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect(await setStatus(await signedIn(site, 'rita.rewards@example.com'), 'ACTIVE')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    const sam = await signedIn(site, 'sam.shopper@example.com');
    expect(await setStatus(sam, 'DONE')).toMatchObject({ status: 400 });
  });

  it('is on offer for sam, whose address and card are known, and for nobody else [C3-10]', async () => {
    expect((await read(await signedIn(site, 'sam.shopper@example.com'), '')).buyNowEligible).toBe(true);
    expect((await read(await signedIn(site, 'rita.rewards@example.com'), '')).buyNowEligible).toBe(false);
    expect((await read(aVisitor(site), '')).buyNowEligible).toBe(false);
  });

  it('is not on offer when the card is over or the address gone', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await site.database.query("update wallet_cards set expiry_year = 2020 where last_four = '4242'");
    expect((await read(sam, '')).buyNowEligible).toBe(false);
    await site.database.query("update wallet_cards set expiry_year = 2030 where last_four = '4242'");
    expect((await read(sam, '')).buyNowEligible).toBe(true);
  });
});

describe('the cart of a guest', () => {
  it('is merged into their own when they sign in, names the one that it was, and is told once [C3-01 C8-28]', async () => {
    const paula = await signedIn(site, 'paula.plus@example.com');
    const own = await add(paula, '', '100001');
    const guest = aVisitor(site);
    const before = await add(guest, '', '100001');
    await add(guest, '', '100002');
    await add(guest, 'type=SPECIAL', '100010');
    await signIn(guest, 'paula.plus@example.com');
    const cart = await read(guest, '');
    expect(cart).toMatchObject({
      cartId: own.cartId,
      previousCartId: before.cartId,
      items: [
        { itemId: '100001', qty: 2 },
        { itemId: '100002', qty: 1 },
      ],
    });
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'CART_AUTO_MERGE', type: 'INFO' }));
    expect((await read(guest, '')).messages).toEqual([]);
    expect(ids(await read(aVisitor(site), ''))).toEqual([]);
  });

  it('keeps limits and sets whole when it is merged', async () => {
    const selma = await signedIn(site, 'selma.select@example.com');
    await selma.add({ itemId: '100013', qty: 2 }, { itemId: '100039', qty: 1 });
    const guest = aVisitor(site);
    await guest.add({ itemId: '100013', qty: 3 }, { itemId: '100039', qty: 2 }, { itemId: '100016', qty: 1 });
    await guest.add({ itemId: '100017', qty: 1, parentItemId: '100016' });
    await signIn(guest, 'selma.select@example.com');
    const cart = await read(guest, '');
    expect(cart.items.map(({ itemId, qty }) => `${qty} x ${itemId}`).toSorted()).toEqual(
      ['3 x 100013', '3 x 100039', '3 x 100040', '6 x 100041', '3 x 100042', '1 x 100016', '1 x 100017'].toSorted(),
    );
    expect(rowOf(cart, '100017').parentRelationCartItemId).toBe(rowOf(cart, '100016').cartItemId);
  });

  it('is kept for 30 days after its last change by the clock of the shop, that of a person without end', async () => {
    const guest = aVisitor(site);
    await add(guest, '', '100001');
    const at = async (days: number) => {
      site.setNow(new Date(TEST_NOW.getTime() + days * 86_400_000));
      await sweep(site.shop);
    };
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await sam.add({ itemId: '100043', qty: 1, personalization: A_CARD });
    await at(0);
    await at(29.9);
    expect(ids(await read(guest, ''))).toEqual(['100001']);
    await at(30.1);
    expect(ids(await read(guest, ''))).toEqual([]);
    await signIn(sam, 'sam.shopper@example.com');
    expect(ids(await read(sam, ''))).toContain('100043');
    await at(0);
  });
});
