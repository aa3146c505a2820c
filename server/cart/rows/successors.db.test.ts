import { describe, expect, it } from 'vitest';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { changeItem, setStock, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const ITEM = '/cc/api/checkout/default/item';
const OPT = '/cc/api/cart/opt/type?type=HARD_ALT_OPT_OUT';
const DAY_MS = 24 * 60 * 60 * 1000;
const site = useShop();

const optOut = (visitor: Visitor, value = 'true') =>
  visitor.get<{ type: string; value: boolean; validUntil: number | null }>(`${OPT}&value=${value}`);
const inDays = (days: number) => site.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const added = async (visitor: Visitor) => (await visitor.add({ itemId: '100009', qty: 1 })).items.map((item) => item.itemId);

describe('a stapler that is no longer made', () => {
  it('becomes its successor, with what it was and that it costs more [C3-34 C3-35]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100009', qty: 2 });
    expect(cart.items).toHaveLength(1);
    const row = rowOf(cart, '100010');
    expect(row).toMatchObject({
      qty: 2,
      requestedQty: 2,
      qtyAdded: 2,
      altItem: {
        origItemId: '100009',
        altType: 'HARD_SUB',
        hardSubstitutionType: 'FULLHARDSUB',
        hardSubstitutionModal: true,
        origPrice: 12,
      },
      priceInfo: { basePricePerUnit: 13.5 },
    });
    expect(row.altItem?.hardSubstitutionNotification).toContain(row.altItem?.origName);
  });

  it('asks nothing when the successor costs the same or less', async () => {
    await changeItem(site, '100010', { priceCents: 1200 });
    const cart = await aVisitor(site).add({ itemId: '100009' });
    await changeItem(site, '100010', { priceCents: 1350 });
    expect(rowOf(cart, '100010').altItem?.hardSubstitutionModal).toBe(false);
  });

  it('is one row with the same stapler that was asked for by its own name', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100010', qty: 1 });
    const cart = await guest.add({ itemId: '100009', qty: 1 });
    expect(cart.items).toMatchObject([{ itemId: '100010', qty: 2 }]);
  });

  it('stays itself with ignoreHrdAlt: there is none, and the successor is offered [C3-107]', async () => {
    const { body } = await aVisitor(site).post<AddAnswer>(ITEM, { items: [{ itemId: '100009' }], ignoreHrdAlt: true });
    expect(body.cartInfo.items).toEqual([]);
    expect(body.cartInfo.messages).toContainEqual(expect.objectContaining({ code: 'OUT_OF_STOCK', type: 'ERROR', itemId: '100009' }));
    expect(body.cartInfo.relatedItems).toMatchObject([
      { itemId: '100010', type: 'ALTERNATE', parentItemId: '100009', isAvailable: true, price: 13.5 },
    ]);
  });

  it('offers nothing beside with skipRelatedProduct [C3-107]', async () => {
    const { body } = await aVisitor(site).post<AddAnswer>(ITEM, {
      items: [{ itemId: '100009' }],
      ignoreHrdAlt: true,
      skipRelatedProduct: true,
    });
    expect(body.cartInfo.relatedItems).toEqual([]);
  });

  it('is added with ignoreHrdAlt while some are left', async () => {
    await setStock(site, '100009', 3);
    const { body } = await aVisitor(site).post<CartResponse>(`${ITEM}?responseType=WHOLE`, {
      items: [{ itemId: '100009' }],
      ignoreHrdAlt: true,
    });
    await setStock(site, '100009', 0);
    expect(body.cartInfo.items).toMatchObject([{ itemId: '100009', qty: 1, altItem: null }]);
  });
});

describe('a mouse that runs short', () => {
  it('stays itself, up to what is left, and the other one is offered beside it [C3-107]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100011', qty: 5 });
    expect(cart.items).toMatchObject([{ itemId: '100011', qty: 3, altItem: null }]);
    expect(cart.messages).toContainEqual(expect.objectContaining({ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' }));
    expect(cart.relatedItems).toContainEqual(expect.objectContaining({ itemId: '100012', type: 'ALTERNATE', parentItemId: '100011' }));
  });
});

describe('the choice to see no alternates', () => {
  it('holds for 30 days by the clock of the shop, and can be taken back [C7-23 C9-11]', async () => {
    const guest = aVisitor(site);
    expect(await added(guest)).toEqual(['100010']);
    const answer = await optOut(guest);
    const until = answer.body.validUntil ?? 0;
    expect(answer).toMatchObject({
      status: 200,
      body: { type: 'HARD_ALT_OPT_OUT', value: true },
      headers: { 'cache-control': 'no-store' },
    });
    expect(Math.abs(until - (TEST_NOW.getTime() + 30 * DAY_MS))).toBeLessThan(120_000);
    const refused = await guest.add({ itemId: '100009', qty: 1 });
    expect(refused.items).toMatchObject([{ itemId: '100010', qty: 1 }]);
    expect(refused.messages).toContainEqual(expect.objectContaining({ code: 'OUT_OF_STOCK', itemId: '100009' }));
    expect(await optOut(guest, 'false')).toMatchObject({ status: 200, body: { value: false, validUntil: null } });
    expect(rowOf(await guest.add({ itemId: '100009', qty: 1 }), '100010').qty).toBe(2);
  });

  it('is over after them', async () => {
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await optOut(sam);
    inDays(29.9);
    await signIn(sam, 'sam.shopper@example.com');
    expect(await added(sam)).toEqual([]);
    inDays(30.1);
    expect(await added(sam)).toEqual(['100010']);
    inDays(0);
    await optOut(sam, 'false');
  });

  it('belongs to the person, wherever they sign in, and to nobody else', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    await optOut(rita);
    expect(await added(await signedIn(site, 'rita.rewards@example.com'))).toEqual([]);
    expect(await added(await signedIn(site, 'paula.plus@example.com'))).toEqual(['100010']);
    expect(await added(aVisitor(site))).toEqual(['100010']);
  });

  it('again, or taken back twice, is no fault', async () => {
    const guest = aVisitor(site);
    for (const value of ['true', 'true', 'false', 'false']) expect((await optOut(guest, value)).status).toBe(200);
  });

  it.each([
    ['a picture of another site', OPT, { 'sec-fetch-site': 'cross-site' }],
    ['a page beside ours', OPT, { 'sec-fetch-site': 'same-site' }],
    ['another way to write the address', OPT.replace('type?', '%74ype?'), { 'sec-fetch-site': 'cross-site' }],
    ['a page that tells its origin', OPT, { origin: 'https://evil.example' }],
  ])('is not stored for %s: 403', async (_who, path, headers) => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    expect(await guest.get(`${path}&value=true`, { headers })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await guest.get(`${OPT}&value=true`, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
  });

  it.each(['/cc/api/cart/opt/type?type=OTHER&value=true', '/cc/api/cart/opt/type?value=true', `${OPT}&value=maybe`])(
    '%s is refused',
    async (path) => {
      expect((await aVisitor(site).get(path)).status).toBe(400);
    },
  );

  it('also holds for a row that is in the cart when it sells out', async () => {
    await setStock(site, '100009', 3);
    const [guest, other] = [aVisitor(site), aVisitor(site)];
    for (const visitor of [guest, other]) await visitor.post(ITEM, { items: [{ itemId: '100009' }], ignoreHrdAlt: true });
    await optOut(guest);
    await setStock(site, '100009', 0);
    const cart = await guest.cart();
    expect(cart.items).toMatchObject([{ itemId: '100009', messages: [{ code: 'OUT_OF_STOCK' }] }]);
    expect((await other.cart()).items).toMatchObject([{ itemId: '100010', altItem: { origItemId: '100009' } }]);
  });
});
