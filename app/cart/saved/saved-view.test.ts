import { describe, expect, it } from 'vitest';
import { aSavedItem } from '#app/cart/a-cart.test-builder.ts';
import { movedAllText, movedOneText, moveAllLabel, savedListView, toldAtMoved } from './saved-view.ts';

const viewOf = (...item: Parameters<typeof aSavedItem>) => savedListView([aSavedItem(...item)]).rows[0];

describe('a saved item', () => {
  it('is shown with its price, its unit and the day on which it would come [C3-101 C3-102 C4-53]', () => {
    const picture = { key: 'pens', alt: '', color: '#123' };
    expect(
      viewOf('s', { priceInfo: { finalPricePerUnit: 46.99, uom: 'Case' }, reviewRating: 4.3, reviewCount: 12, images: [picture] }),
    ).toEqual({
      listItemId: 's',
      itemId: 'item-s',
      title: 'Name of s',
      url: '/product_s',
      picture,
      price: '$46.99 per case',
      quantity: undefined,
      rating: 4.3,
      reviewCount: 12,
      delivery: 'Get it by Tuesday',
      isAvailable: true,
      along: [],
    });
  });

  it('says how many are saved, where it is more than one', () => {
    expect(viewOf('s', { qty: 1_200 })?.quantity).toBe('Quantity 1,200');
  });

  it('names no day when it cannot be had, and no price when there is none', () => {
    const view = viewOf('s', { isAvailable: false, priceInfo: { finalPricePerUnit: null, uom: 'Each' } });
    expect(view).toMatchObject({ isAvailable: false, delivery: undefined, price: 'Price N/A' });
    expect(viewOf('s', { deliveryText: null })?.delivery).toBeUndefined();
  });

  it('names what was saved along with it [C3-103]', () => {
    const relatedItems = [
      { itemId: 'p', title: 'Plan', type: 'WARRANTY', qty: 1 },
      { itemId: 'q', title: 'Set-up', type: 'TECHHELP', qty: 2 },
    ];
    expect(viewOf('s', { relatedItems })?.along).toEqual(['Plan', 'Set-up × 2']);
  });
});

describe('a long list', () => {
  it('shows its first items, counts all of them, and shows them all on demand', () => {
    const items = Array.from({ length: 300 }, (_, n) => aSavedItem(`s${n}`));
    const first = savedListView(items);
    expect([first.rows.length, first.count, first.rows[0]?.listItemId]).toEqual([24, 300, 's0']);
    expect(savedListView(items, true).rows).toHaveLength(300);
    expect(savedListView(items.slice(0, 24))).toMatchObject({ count: 24, rows: { length: 24 } });
  });
});

describe('the button that moves everything', () => {
  it('names the number of saved items [C4-18 S9-46]', () => {
    expect(moveAllLabel(1)).toBe('Move 1 to cart');
    expect(moveAllLabel(300)).toBe('Move 300 to cart');
  });
});

describe('the text about saved items that were to go to the cart', () => {
  it('names the item, and both counts where a part stays', () => {
    expect(movedOneText('Pens', 3, 0)).toBe('Moved to your cart: Pens');
    expect(movedOneText('Pens', 1_000, 1)).toBe('1,000 moved to your cart, 1 stays saved: Pens');
  });

  it('counts those that went and those that stay', () => {
    expect(movedAllText(3, 0)).toBe('3 items moved to your cart.');
    expect(movedAllText(1, 2)).toBe('1 item moved to your cart, 2 stay saved.');
    expect(movedAllText(0, 1)).toBe('Nothing could be moved to your cart: 1 stays saved.');
    expect(movedAllText(0, 0)).toBe('Nothing is saved.');
  });

  it('say at their new row that the day of a gift has passed, and leave to the row what it says of itself', () => {
    const passed = { code: 'GIFT_DATE_PASSED', type: 'WARN', message: 'The delivery date has passed.' } as const;
    const cut = { code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN', message: 'No more.' } as const;
    const row = (cartItemId: string, messages: readonly (typeof passed | typeof cut)[]) => ({
      cartItemId,
      product: { name: `Name of ${cartItemId}` },
      messages,
    });
    expect(toldAtMoved([row('a', [passed, cut]), row('b', [cut]), row('c', [passed])], [{ cartItemId: 'a' }, { cartItemId: 'b' }])).toEqual(
      [
        {
          lineId: 'a',
          about: 'Name of a',
          messages: [{ code: 'GIFT_DATE_PASSED', tone: 'warning', text: 'The delivery date has passed.' }],
        },
      ],
    );
  });
});
