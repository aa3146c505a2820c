import { beforeAll, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';

const CART = '/cc/api/checkout/default';
const site = useShop();
/** A stapler that is sold although there is none, and comes on December 1. */
const BACK_ORDERED = '100010';
/** No back order of the demo is to come after this day any more. */
const SLIPPED = new Date('2026-12-10T17:00:00Z');

beforeAll(async () => {
  await site.database.query(`update items set facts = facts || '{"backOrderDate":"2026-12-01"}' where item_id = $1`, [BACK_ORDERED]);
});

async function move(visitor: Visitor, item: Record<string, unknown>): Promise<CartResponse['cartInfo']> {
  const { status, body } = await visitor.put<CartResponse>(`${CART}?actionType=UPDATE_DELIVERY`, { items: [item] });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.cartInfo;
}

async function aMember(email = 'rita.rewards@example.com'): Promise<Visitor> {
  const member = aVisitor(site);
  const { status } = await member.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  expect(status).toBe(200);
  return member;
}

/** Titles and the items under each. */
function groupsOf(cart: CartResponse['cartInfo']): [title: string, count: number, ...itemIds: string[]][] {
  const itemOf = (id: string) => [...cart.items, ...cart.freeItems].find((row) => row.cartItemId === id)?.itemId ?? id;
  return cart.deliveryGroups.map((group) => [group.title, group.count, ...group.cartItemIds.map(itemOf)]);
}

describe('the delivery groups', () => {
  it('stand in their order, each with its title [C4-35 C4-36 C4-37 C4-38 C4-39 C4-40 C4-41 C4-43 C4-44 C4-47 C4-51 C4-52]', async () => {
    const member = await aMember();
    await member.add(
      { itemId: '100024', qty: 1 },
      { itemId: '100025', qty: 1 },
      { itemId: '100002', qty: 1, deliveryType: 'STS', pickupStoreNumber: '1547' },
      { itemId: '100001', qty: 2 },
      { itemId: '100006', qty: 3, levelOfService: 'SDD' },
    );
    await member.add({ itemId: '100003', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }, { itemId: '100022', qty: 1 });
    await member.add({ itemId: '100029', qty: 1 }, { itemId: '100007', qty: 1 });
    await site.database.query("update stock set available = 0, initial = 0 where item_id = '100007'");
    const cart = await member.cart();
    const streetDate = rowOf(cart, '100024').product.streetDate;
    expect(streetDate).toBe('2026-12-21');
    expect(groupsOf(cart)).toEqual([
      ['Out of stock', 1, '100007'],
      ['Membership', 1, '100029'],
      ['Email delivery', 1, '100022'],
      ['Pick up in 1-hour at Framingham, MA', 1, '100003'],
      ['Today by 7 pm', 3, '100006'],
      ['Delivered by Mon, Nov 23', 2, '100001'],
      ['Arrives by Tue, Dec 1', 1, '100002'],
      ['Back order: expected by Mon, Dec 7', 1, '100025'],
      ['Pre-order: available Mon, Dec 21', 1, '100024'],
    ]);
    expect(rowOf(cart, '100025').selectedDeliveryOption).toMatchObject({
      isBackOrder: true,
      minDeliveryDate: '2026-12-07',
      maxDeliveryDate: '2026-12-07',
    });
  });

  it('name the last day of standard delivery, away from the centre [C3-56 C4-42]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CART}?actionType=UPDATE_CART`, { zipcode: '90001' });
    const cart = await guest.cart();
    expect(rowOf(cart, '100001').selectedDeliveryOption).toMatchObject({
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-11-24',
      maxDeliveryDate: '2026-11-27',
    });
    expect(groupsOf(cart)).toEqual([['Delivered by Fri, Nov 27', 1, '100001']]);
  });

  it('are next day where that can be kept, one kind per row [C3-49 C3-54 C4-41]', async () => {
    const cart = await aVisitor(site).add({ itemId: '100001', qty: 1 });
    expect(rowOf(cart, '100001').selectedDeliveryOption).toMatchObject({ levelOfService: 'NDD', maxDeliveryDate: '2026-11-23' });
  });

  it('without a day that can be named say so, shipped and on the way to a store in two ways [C4-45 C4-46]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100025', qty: 1 }, { itemId: BACK_ORDERED, qty: 2, deliveryType: 'STS', pickupStoreNumber: '1547' });
    site.setNow(SLIPPED);
    const cart = await guest.cart();
    site.setNow(TEST_NOW);
    expect(groupsOf(cart)).toEqual([
      ['expected within 1-6 business days', 1, '100025'],
      ['arrives within 1-6 business days', 2, BACK_ORDERED],
    ]);
  });

  it('count plans, tech help and assembly with their products [C4-48 C4-49 C4-50]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100016', qty: 2 }, { itemId: '100020', qty: 1 });
    const cart = await guest.add(
      { itemId: '100017', qty: 2, parentItemId: '100016' },
      { itemId: '100019', qty: 1, parentItemId: '100016' },
      { itemId: '100021', qty: 1, parentItemId: '100020' },
    );
    expect(groupsOf(cart)).toEqual([['Delivered by Mon, Nov 23', 7, '100016', '100017', '100019', '100020', '100021']]);
    const laptop = rowOf(cart, '100016').cartItemId;
    const split = await move(guest, { cartItemId: laptop, deliveryType: 'ISP', pickupStoreNumber: '1547', qty: 1 });
    expect(groupsOf(split)).toEqual([
      ['Pick up in 1-hour at Framingham, MA', 2, '100016', '100017'],
      ['Delivered by Mon, Nov 23', 5, '100016', '100017', '100019', '100020', '100021'],
    ]);
  });

  it('hold a set with its parts, counted as the sets they are, and a gift', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100039', qty: 2 });
    const offered = await guest.cart();
    const gift = offered.availableFreeItems.find(({ promotionId }) => promotionId === 'FREEPEN');
    const { body } = await guest.put<CartResponse>(`${CART}/item`, {
      freeItems: [{ itemId: gift?.itemId, promotionId: 'FREEPEN', qty: 1 }],
    });
    expect(groupsOf(body.cartInfo)).toEqual([['Delivered by Mon, Nov 23', 3, '100039', '100040', '100041', '100042', '100014']]);
    const set = rowOf(body.cartInfo, '100039').cartItemId;
    const moved = await move(guest, { cartItemId: set, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(groupsOf(moved)).toEqual([
      ['Pick up in 1-hour at Framingham, MA', 2, '100039', '100040', '100041', '100042'],
      ['Delivered by Mon, Nov 23', 1, '100014'],
    ]);
  });
});

describe('free shipping for members', () => {
  const note = { rule: 'FREE_FOR_MEMBERS', label: 'Free shipping, no minimum', amount: 0 };

  it('is what members of PR6 and PR7 are told, and nothing is missing for it [S6-97 S6-98]', async () => {
    for (const [email, tier] of [
      ['paula.plus@example.com', 'PR6'],
      ['rita.rewards@example.com', 'PR7'],
    ] as const) {
      const member = await aMember(email);
      const { userInfo, cartSummary, cartAttributes } = await member.add({ itemId: '100006', qty: 1 });
      expect(userInfo.rewardsTier).toBe(tier);
      expect(cartSummary.explanation).toContainEqual(note);
      expect(cartAttributes).toMatchObject({ freeShippingThreshold: 0, remainingAmountGetFreeShipping: 0, shippingGoal: null });
    }
  });

  it('is not what everybody else is told', async () => {
    const shopper = await aMember('sam.shopper@example.com');
    const cart = await shopper.add({ itemId: '100006', qty: 1 });
    expect(cart.cartSummary.explanation).not.toContainEqual(note);
    expect(cart.cartAttributes).toMatchObject({
      freeShippingThreshold: 35,
      remainingAmountGetFreeShipping: 30.75,
      shippingGoal: 'FREE_SHIPPING',
    });
  });

  it('is not promised for more of what is picked up', async () => {
    const shopper = aVisitor(site);
    const pickedUp = await shopper.add({ itemId: '100003', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(pickedUp.cartAttributes.shippingGoal).toBeNull();
    const mixed = await shopper.add({ itemId: '100006', qty: 1 });
    expect(mixed.cartAttributes).toMatchObject({ shippingGoal: 'FREE_SHIPPING', remainingAmountGetFreeShipping: 30.75 });
  });
});
