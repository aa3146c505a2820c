import { describe, expect, it } from 'vitest';
import type { CartItem, Message } from '#contracts/cart-item.ts';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { outcomeOf, refusedOutcome } from './add-outcome.ts';

const pens = aRow('line-1', {
  itemId: '100002',
  qty: 5,
  requestedQty: 2,
  qtyAdded: 2,
  actioned: 'ADD_ITEM',
  product: { ...aRow('').product, name: 'Gel pens', url: '/product_100002', images: [{ key: 'pens/hero', alt: '', color: '#123' }] },
});
const asked = { items: [{ itemId: '100002', qty: 2 }], coupons: [] };
const error = (itemId: string, code = 'OUT_OF_STOCK'): Message => ({ code, type: 'ERROR', message: `text of ${code}`, itemId });
const answer = (items: CartItem[], more: Parameters<typeof aCart>[1] & Record<string, unknown> = {}) => ({
  cartInfo: { ...aCart(items), ...more },
});

describe('what became of an add', () => {
  it('says what was added, how many of it are in the cart now, and the sum [C2-26 C2-28]', () => {
    const outcome = outcomeOf(asked, answer([pens, aRow('other', { itemId: '100001' })]));
    expect(outcome).toMatchObject({ isDone: true, asked: 1, missed: [], messages: [], banner: '' });
    expect(outcome.lines).toEqual([
      {
        lineId: 'line-1',
        itemId: '100002',
        title: 'Gel pens',
        url: '/product_100002',
        picture: { key: 'pens/hero', alt: '', color: '#123' },
        askedQty: 2,
        addedQty: 2,
        qty: 5,
        price: '$10.00',
        notice: undefined,
      },
    ]);
    expect(outcome.cart).toEqual({
      count: 1,
      subtotal: '$10.00',
      takenOff: undefined,
      shippingGoal: expect.objectContaining({ text: '$25.00 more for free shipping', isReached: false }),
    });
  });

  it('says what a row costs by itself: what is taken off the order is in the sum alone', () => {
    const row = { ...pens, priceInfo: { ...pens.priceInfo, finalPrice: 7.5, finalPriceBeforeBasketCoupons: 9 } };
    expect(outcomeOf(asked, answer([row])).lines[0]?.price).toBe('$9.00');
  });

  it('offers to deliver what the store does not have of it', () => {
    const locations = [{ locationId: '1', available: 15, threshold: 9 }];
    const fetched = {
      ...pens,
      qty: 25,
      requestedQty: 30,
      qtyAdded: 25,
      selectedDeliveryOption: { ...pens.selectedDeliveryOption, deliveryType: 'ISP' as const, pickupStoreNumber: '1547' },
      availableDeliveryOptions: [{ groupId: 'G1' as const, deliveryType: 'STA' as const, locations }],
    };
    const restOf = (row: typeof fetched) => outcomeOf(asked, answer([row])).lines[0]?.rest;
    expect(restOf(fetched)).toEqual({ qty: 5, label: 'Get the other 5 delivered' });
    expect(restOf({ ...fetched, requestedQty: 25 })).toBeUndefined();
    expect(restOf({ ...fetched, product: { ...fetched.product, limitPerOrder: 25 } })).toBeUndefined();
  });

  it('says nothing of free shipping where more would not bring it', () => {
    const cartAttributes = { ...aCart([]).cartAttributes, shippingGoal: null };
    expect(outcomeOf(asked, answer([pens], { cartAttributes })).cart?.shippingGoal).toBeUndefined();
  });

  it('tells each item that was asked for and is not there, and why [C8-51]', () => {
    const both = { items: [...asked.items, { itemId: '100008', qty: 1 }, { itemId: '1', qty: 4 }], coupons: [] };
    const outcome = outcomeOf(both, answer([pens], { messages: [error('100008'), error('elsewhere')] }));
    expect(outcome).toMatchObject({ isDone: true, asked: 3 });
    expect(outcome.missed).toEqual([
      {
        itemId: '100008',
        qty: 1,
        message: { code: 'OUT_OF_STOCK', title: 'Out of stock', tone: 'warning', text: 'text of OUT_OF_STOCK' },
        suggestions: [],
      },
      {
        itemId: '1',
        qty: 4,
        message: {
          code: 'TECHNICAL_PROBLEM',
          title: undefined,
          tone: 'failure',
          text: 'Failure while adding item to cart. Please try again',
        },
        suggestions: [],
      },
    ]);
    expect(outcome.messages).toEqual([]);
  });

  it('says nothing of the cart as it stands: that the order is small is told with its sums', () => {
    const small = { code: 'SMALL_ORDER_WARNING', type: 'WARN' as const, message: 'x' };
    expect(outcomeOf(asked, answer([pens], { messages: [small] })).messages).toEqual([]);
  });

  it('is not failed by a warning or an information [C8-51]', () => {
    const warned = { ...error('100002', 'PARTIAL_QTY_AVAILABLE'), type: 'WARN' as const };
    expect(outcomeOf(asked, answer([pens], { messages: [warned] }))).toMatchObject({
      isDone: true,
      missed: [],
      messages: [{ title: 'Partial quantity available', text: 'text of PARTIAL_QTY_AVAILABLE' }],
    });
  });

  it('speaks of a plan as a plan [C4-64 C8-74]', () => {
    const plan = {
      items: [{ itemId: '100018', qty: 1, parentItemId: '100016', parentRelationType: 'WARRANTY' as const }],
      coupons: [],
    };
    const message = { ...error('100018'), message: 'The warranty plan is Out of Stock.' };
    expect(outcomeOf(plan, answer([], { messages: [message] })).missed[0]?.message).toEqual({
      code: 'OUT_OF_STOCK',
      title: 'Warranty plan out of stock',
      tone: 'warning',
      text: 'The warranty plan is Out of Stock.',
    });
  });

  it('does not name the parts of a set one by one', () => {
    const set = { ...pens, itemId: '100039' };
    const part = aRow('part', { itemId: '100040', qtyAdded: 1, parentRelationCartItemId: 'line-1', parentRelationType: 'BUNDLE' });
    expect(outcomeOf({ items: [{ itemId: '100039', qty: 1 }], coupons: [] }, answer([set, part])).lines).toHaveLength(1);
  });

  it('finds what was asked for in the row that replaces it [C4-56]', () => {
    const row = aRow('line-1', {
      ...pens,
      altItem: {
        origItemId: '100009',
        altType: 'HARD_SUB',
        hardSubstitutionNotification: 'This stapler replaces yours.',
        hardSubstitutionType: 'FULLHARDSUB',
        hardSubstitutionModal: true,
        origName: 'Old stapler',
        origPrice: 12,
      },
    });
    const outcome = outcomeOf({ items: [{ itemId: '100009', qty: 2 }], coupons: [] }, answer([row]));
    expect(outcome.missed).toEqual([]);
    expect(outcome.messages).toEqual([
      { code: 'REPLACEMENT', title: 'Replacement item', tone: 'warning', text: 'This stapler replaces yours.' },
    ]);
    expect(outcome.replacements).toMatchObject([{ lineId: 'line-1', mustBeSeen: true }]);
  });

  it('says to a member that points do not buy it [C4-67 C8-75]', () => {
    const row = { ...pens, easyRewardsItem: { redemptionEligibility: false } };
    expect(outcomeOf({ ...asked, isMember: true }, answer([row])).messages).toEqual([
      { code: 'REWARDS', title: 'Rewards', tone: 'info', text: 'This item is not eligible for Easy Rewards points redemption.' },
    ]);
    expect(outcomeOf(asked, answer([row])).messages).toEqual([]);
    expect(outcomeOf({ ...asked, isMember: true }, answer([pens])).messages).toEqual([]);
  });

  it('suggests what could be taken instead, of rows and of what is not there', () => {
    const related = {
      itemId: '100005',
      type: 'ALTERNATE' as const,
      parentItemId: '100002',
      parentCartItemId: 'line-1',
      name: 'Larger pack',
      price: 40,
      url: '/product_100005',
      images: [],
      isAvailable: true,
      altFactor: 4,
    };
    const instead = { ...related, itemId: '100012', parentItemId: '100008', parentCartItemId: null, price: null, isAvailable: false };
    const both = { items: [...asked.items, { itemId: '100008', qty: 1 }], coupons: [] };
    const outcome = outcomeOf(both, answer([pens], { messages: [error('100008')], relatedItems: [related, instead] }));
    expect(outcome.suggestions).toEqual([
      { itemId: '100005', title: 'Larger pack', url: '/product_100005', picture: undefined, price: '$40.00', canBeAdded: true },
    ]);
    expect(outcome.missed[0]?.suggestions).toMatchObject([{ itemId: '100012', price: '', canBeAdded: false }]);
  });

  it('names what an item with a limit is', () => {
    const limited = { ...pens, product: { ...pens.product, limitPerOrder: 3 } };
    expect(outcomeOf(asked, answer([limited])).lines[0]?.notice).toBe('Limited Quantities');
  });

  it('tells what is picked up in a store [C4-28]', () => {
    const row = { ...pens, selectedDeliveryOption: { ...pens.selectedDeliveryOption, deliveryType: 'ISP' as const } };
    expect(outcomeOf(asked, answer([row])).pickup).toEqual({ title: 'Pickup item added', summary: '1 added' });
    expect(outcomeOf(asked, answer([pens])).pickup).toBeUndefined();
  });
});

describe('an add with coupons', () => {
  const coupon = { code: 'ITEM10', description: '', priority: 1, status: 'PENDING' as const, amount: 0, checkoutOnly: false, auto: false };

  it('counts those that are in the cart now, however they were typed [S2-74 C8-115]', () => {
    const outcome = outcomeOf({ ...asked, coupons: ['item10', 'NOSUCH'] }, answer([pens], { coupons: [coupon] }));
    expect(outcome.banner).toBe('Your coupon & SKU have been added to the cart.');
  });

  it('has a banner for an item that was named by its number, and none for one that was chosen on a page [C8-114]', () => {
    expect(outcomeOf({ ...asked, isByNumber: true }, answer([pens])).banner).toBe('Your SKU has been added to the cart.');
    expect(outcomeOf(asked, answer([pens])).banner).toBe('');
  });

  it('says of several that were chosen on a page that they are there, and of none that are not', () => {
    const several = { ...asked, items: [...asked.items, { itemId: '999999', qty: 1 }] };
    expect(outcomeOf(several, answer([pens])).banner).toBe('Added to your cart.');
    expect(outcomeOf(several, answer([])).banner).toBe('');
  });

  it('is done when there was nothing but a coupon', () => {
    expect(outcomeOf({ items: [], coupons: ['ITEM10'] }, answer([], { coupons: [coupon] }))).toMatchObject({
      isDone: true,
      asked: 0,
      banner: 'Your coupon has been added to the cart.',
    });
    const invalid: Message = { code: 'INVALID_COUPON', type: 'ERROR', message: 'No such coupon.' };
    expect(outcomeOf({ items: [], coupons: ['NOSUCH'] }, answer([], { messages: [invalid] }))).toMatchObject({
      isDone: false,
      messages: [{ text: 'No such coupon.', tone: 'failure' }],
    });
  });
});

describe('an add that was refused as a whole', () => {
  it('says why at each of its items, or by itself when it had none', () => {
    expect(refusedOutcome([{ itemId: '1', qty: 0 }], 'INVALID_QTY', 'Qty of one the items is incorrect')).toMatchObject({
      isDone: false,
      lines: [],
      missed: [{ itemId: '1', message: { text: 'Qty of one the items is incorrect', tone: 'failure' } }],
      messages: [],
    });
    expect(refusedOutcome([], 'INVALID_ITEMS', 'Items not passed').messages).toMatchObject([{ text: 'Items not passed' }]);
  });
});
