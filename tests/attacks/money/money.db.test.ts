import { beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CARDS, CHECKOUT, GAIL, goToCheckout, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { giftCard } from '#tests/support/tenders.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ITEM = `${CHECKOUT}/item`;

/** Ways to write a quantity into JSON, most of them none: as texts, for some no JSON library would write. */
const ENCODINGS = [
  '-50', '-1', '-0.5', '0', '-0', '0.5', '1.5', '1.0000001', '1e-1', '1e308', '-1e308', '1e400', '9007199254740993', '99999999999999999999',
  '"1"', '"0x10"', '"1e1"', '"-1"', '" 1"', '"1 "', '"١"', '"1"', '"NaN"', '"Infinity"', '""', '"1,5"', '"1;2"', '"1 or 1=1"',
  'true', 'false', 'null', '[]', '[1]', '[1,1]', '{}', '{"qty":1}', '{"$gt":0}', '{"valueOf":1}', '{"__proto__":1}', '{"toString":"1"}',
  'NaN', 'Infinity', '-Infinity', '0x10', '0b1', '0o7', '+1', '01', '.5', '1.', '1_000', '1n', 'undefined', "'1'", '1,', '1 1', '/**/1', '`1`', 'Number(1)',
] as const; // prettier-ignore

describe('a quantity that is none', () => {
  it(`is refused in each of ${ENCODINGS.length} ways to write it, and the cart is what it was [T2 T3]`, async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 2 });
    const before = await guest.cart();
    const row = rowOf(before, '100002').cartItemId;
    const taken: unknown[] = [];
    for (const qty of ENCODINGS) {
      const added = await guest.post(ITEM, `{"items":[{"itemId":"100001","qty":${qty}}]}`);
      const set = qty === '0' || qty === '-0' ? { status: 400 } : await guest.put(ITEM, `{"items":[{"cartItemId":"${row}","qty":${qty}}]}`);
      if (added.status !== 400 || set.status !== 400) taken.push([qty, added.status, set.status]);
    }
    expect(taken).toEqual([]);
    expect(await guest.cart()).toEqual(before);
  });

  it('takes nothing off beside good ones, however many [T2]', async () => {
    const guest = aVisitor(site);
    const { cartSummary } = await guest.add({ itemId: '100001', qty: 1 });
    for (const items of [
      [
        { itemId: '100001', qty: 1 },
        { itemId: '100002', qty: -50 },
      ],
      [
        { itemId: '100002', qty: -50 },
        { itemId: '100002', qty: 49 },
      ],
      [
        { itemId: '100002', qty: -1 },
        { itemId: '100003', qty: -1 },
        { itemId: '100001', qty: 1 },
      ],
    ])
      await guest.post(ITEM, { items });
    const after = await guest.cart();
    expect(after.items.every(({ qty }) => qty >= 1)).toBe(true);
    expect(after.cartSummary.ordTotal).toBeGreaterThanOrEqual(cartSummary.ordTotal);
  });

  it('of one item in many rows is no more than in one [T3]', async () => {
    const guest = aVisitor(site);
    const many = Array.from({ length: 5 }, () => ({ itemId: '100049', qty: 9_999 }));
    await guest.post(ITEM, { items: many });
    await guest.post(ITEM, { items: [{ itemId: '100049', qty: 9_999, deliveryType: 'ISP', pickupStoreNumber: '1547' }] });
    const { items } = await guest.cart();
    const limited = aVisitor(site);
    for (const delivery of [{}, { deliveryType: 'ISP', pickupStoreNumber: '1547' }])
      await limited.post(ITEM, {
        items: [
          { itemId: '100013', qty: 99, ...delivery },
          { itemId: '100013', qty: 99 },
        ],
      });
    const sum = (rows: readonly { qty: number }[]) => rows.reduce((total, { qty }) => total + qty, 0);
    expect(items.every(({ qty }) => qty <= 9_999)).toBe(true);
    expect(sum(items)).toBeLessThanOrEqual(12_000 + 20);
    expect(sum((await limited.cart()).items)).toBe(3);
  });
});

describe('a payment of part of an order', () => {
  it('is what is due at most, and more than nothing, whatever amount is sent [T4]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    const applied = async () => (await guest.cart()).orderPayment.map(({ amountApplied }) => amountApplied);
    const send = (amount: string) =>
      guest.post(`${CHECKOUT}/payment`, JSON.stringify({ ...giftCard('large'), amount: 0 }).replace('"amount":0', `"amount":${amount}`));
    for (const amount of ['-500', '0', '-0.01', '0.001', '49.931', '1e-9', '1e308', '"20"', '[20]', 'true', '{}', 'NaN', '10000001'])
      expect([amount, (await send(amount)).status, await applied()]).toEqual([amount, 400, []]);
    // What is claimed to have been applied is not looked at.
    const claimed = await guest.post<CartResponse>(`${CHECKOUT}/payment`, {
      ...giftCard('large', { amount: 49.94 }),
      amountApplied: -500,
      limitCents: -1,
    });
    expect(claimed.body.cartInfo.orderPayment.map(({ amountApplied }) => amountApplied)).toEqual([49.93]);
    const id = claimed.body.cartInfo.orderPayment[0]?.id ?? '';
    for (const amount of [-1, 0, 0.001, 1e308]) expect((await guest.put(`${CHECKOUT}/payment/${id}`, { amount })).status).toBe(400);
    expect(await applied()).toEqual([49.93]);
  });
});

describe('something for nothing', () => {
  const codesIn = ({ body }: { body: CartResponse }) => body.cartInfo.messages.map(({ code }) => code);

  it('is what a promotion gives, as often as it does: nothing else becomes a gift [T10]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 }, { itemId: '100016', qty: 1 });
    const before = await guest.cart();
    for (const freeItems of [
      [{ itemId: '100016', promotionId: 'FREEPEN' }],
      [{ itemId: '100016', qty: 1, promotionId: 'BASKET5' }],
      [
        { itemId: '100014', qty: 9_999, promotionId: 'FREEPEN' },
        { itemId: '100016', promotionId: 'FREEPEN' },
      ],
      [{ itemId: '100014', promotionId: '' }],
    ])
      expect([freeItems, codesIn(await guest.put<CartResponse>(ITEM, { freeItems }))]).toEqual([
        freeItems,
        expect.arrayContaining(['INVALID_FREE_ITEM']),
      ]);
    await guest.post(ITEM, { items: [{ itemId: '100016', qty: 1, promotionId: 'FREEPEN', isGift: true, parentRelationType: 'ADDON' }] });
    const after = await guest.cart();
    expect(after.items.filter(({ itemId }) => itemId === '100016').every(({ priceInfo }) => priceInfo.finalPrice > 0)).toBe(true);
    expect(
      after.freeItems.map(({ itemId, qty }) => [itemId, qty]).filter(([itemId, qty]) => itemId !== '100014' || Number(qty) > 1),
    ).toEqual([]);
    expect(after.cartSummary.ordTotal).toBeGreaterThanOrEqual(before.cartSummary.ordTotal);
  });

  it('does not outlive what it came with: a plan, a gift [T10]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 2 });
    await guest.add({ itemId: '100017', qty: 2, parentItemId: '100016' });
    await guest.put(ITEM, { freeItems: [{ itemId: '100014', promotionId: 'FREEPEN' }] });
    const laptop = rowOf(await guest.cart(), '100016').cartItemId;
    await guest.put(ITEM, { items: [{ cartItemId: laptop, qty: 1 }] });
    const plans = (cart: CartResponse['cartInfo']) => JSON.stringify(cart).match(/"itemId":"100017"/g)?.length ?? 0;
    expect((await guest.post(ITEM, { items: [{ itemId: '100017', qty: 5, parentItemId: '100016' }] })).status).toBeLessThan(500);
    const { rows } = await site.database.query<{ lines: string }>(
      `select lines::text as lines from carts where status = 'OPEN' order by updated_at desc limit 1`,
    );
    expect(rows[0]?.lines).toContain('100017');
    await guest.delete(`${ITEM}/${laptop}`);
    const left = await guest.cart();
    expect([plans(left), left.items, left.freeItems]).toEqual([0, [], []]);
  });
});

describe('a total that was shown', () => {
  it('before the order went where there is a tax is not what is paid afterwards [T11]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await readyToOrder(site, guest);
    const NASHUA = { ...GAIL, address1: '5 Pike St', city: 'Nashua', state: 'NH', zipCode: '03060' };
    await guest.post(`${CHECKOUT}/address`, NASHUA);
    const untaxed = await guest.cart();
    await guest.post(`${CHECKOUT}/address`, { ...GAIL, taxExemptType: 'FULL', tax: 0 });
    const taxed = await guest.cart();
    expect(taxed.cartSummary.ordTotal).toBeGreaterThan(untaxed.cartSummary.ordTotal);
    for (const shown of [{ ordTotal: untaxed.cartSummary.ordTotal }, { version: untaxed.version }])
      expect(await placeOrder(guest, shown)).toMatchObject({ status: 409, body: { code: 'CART_STATUS_ERROR' } });
    const { body } = await placeOrder(guest, { ordTotal: taxed.cartSummary.ordTotal });
    expect(body.order?.cartSummary.ordTotal).toBe(taxed.cartSummary.ordTotal);
  });
});

describe('coupons in a list', () => {
  it('come to the same in any order, as often as they stand there, however they are written [T14]', async () => {
    const apply = async (coupons: unknown) => {
      const guest = aVisitor(site);
      await guest.add({ itemId: '100001', qty: 3 }, { itemId: '100003', qty: 2 });
      const { status } = await guest.put(`${CHECKOUT}?actionType=APPLY_COUPON`, { coupons });
      return { status, total: (await guest.cart()).cartSummary.ordTotal };
    };
    const once = await apply(['BASKET5', 'ITEM10']);
    for (const same of [
      ['ITEM10', 'BASKET5'],
      ['BASKET5', 'BASKET5', 'ITEM10', 'ITEM10', 'ITEM10'],
      ['basket5', ' BASKET5 ', 'Item10', 'ITEM10\t', 'BASKET5'],
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'BASKET5' : 'ITEM10')),
    ])
      expect([same, await apply(same)]).toEqual([same, once]);
    const none = await apply([]);
    expect(once.total).toBeLessThan(none.total);
    for (const odd of [
      { 0: 'BASKET5' },
      { length: 1, 0: 'BASKET5' },
      'BASKET5',
      [['BASKET5']],
      [{ code: 'BASKET5' }],
      ['BASKET5,ITEM10'],
      ['BASKET5;ITEM10'],
    ])
      expect([odd, (await apply(odd)).total]).toEqual([odd, none.total]);
  });
});

describe('rewards', () => {
  const PAULA = 'paula.plus@example.com';
  let other: Awaited<ReturnType<typeof makeTestNode>>;
  beforeAll(async () => {
    other = await makeTestNode(site);
    return () => other.close();
  });

  it('that are redeemed in two carts pay once, on whichever nodes both are ordered; what comes back comes back once [T19]', async () => {
    const paula = await signedIn(site, PAULA);
    const elsewhere = aVisitor({ ...site, app: other.app });
    for (const [name, value] of paula.cookies) elsewhere.cookies.set(name, value);
    const inCart = async (visitor: Visitor, query: string) => {
      await visitor.post(`${ITEM}?${query}`, { items: [{ itemId: '100001', qty: 1 }] });
      await visitor.put(`${CHECKOUT}?${query}`, { cartEasyRewards: { redeem: 40 } });
      await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT&${query}`, { proceedCheckout: true });
      await visitor.post(`${CHECKOUT}/payment?${query}`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, CARDS.approved) });
    };
    await inCart(paula, '');
    await inCart(elsewhere, 'type=SPECIAL');
    const placed = await Promise.all([
      paula.post<{ orderNumber?: string }>(`${CHECKOUT}/order`, {}),
      elsewhere.post<{ orderNumber?: string }>(`${CHECKOUT}/order?type=SPECIAL`, {}),
    ]);
    const spent = async () =>
      (
        await site.database.query<{ balance: number; ledger: number }>(
          `select u.rewards_cents as balance, (select sum(amount_cents)::int from reward_entries e where e.user_id = u.user_id) as ledger from users u where email = $1`,
          [PAULA],
        )
      ).rows;
    const after = await spent();
    expect(after[0]?.balance).toBeGreaterThanOrEqual(0);
    const numbers = placed.flatMap(({ body }) => body.orderNumber ?? []);
    expect(numbers.length).toBeGreaterThan(0);
    const paid = await site.database.query<{ cents: number }>(
      `select coalesce(sum(-amount_cents), 0)::int as cents from reward_entries where kind = 'REDEEMED' and order_number = any($1)`,
      [numbers],
    );
    expect(paid.rows[0]?.cents).toBe(4_000 - (after[0]?.balance ?? 0));
    await Promise.all(
      numbers.flatMap((number) => [paula, elsewhere, paula].map((visitor) => visitor.post(`/cc/api/orders/${number}/cancel`))),
    );
    expect((await spent())[0]?.balance).toBe(4_000);
  });
});
