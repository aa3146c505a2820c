import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';
import { ADDED } from '#app/cart/messages/added-banner.ts';
import { addedText, cutTexts, flashMessagesOf, outcomeTitle, quantityText, toastOf } from './add-outcome-text.ts';
import { outcomeOf } from './add-outcome.ts';

const shown = (code: string) => shownMessage({ code, type: 'ERROR', message: `text of ${code}` });
const missed = (code: string) => ({ itemId: '1', qty: 1, message: shown(code), suggestions: [] });

describe('the title over what became of an add', () => {
  it('is that of what has to be known', () => {
    expect(outcomeTitle({ isDone: true, messages: [shown('PARTIAL_QTY_AVAILABLE')], missed: [] })).toBe('Partial quantity available');
    expect(outcomeTitle({ isDone: false, messages: [], missed: [missed('OUT_OF_STOCK')] })).toBe('Out of stock');
    expect(outcomeTitle({ isDone: false, messages: [], missed: [missed('OUT_OF_STOCK'), missed('PRICE_NOT_AVAILABLE')] })).toBe(
      'Price not available',
    );
  });

  it('says whether anything was added when nothing has a title', () => {
    expect(outcomeTitle({ isDone: true, messages: [], missed: [] })).toBe('Added to your cart');
    expect(outcomeTitle({ isDone: false, messages: [], missed: [missed('SKU_INVALID')] })).toBe('Not added to your cart');
  });
});

describe('what is said where numbers were typed', () => {
  const line = (askedQty: number, addedQty: number) => ({ ...LINE, itemId: '100007', askedQty, addedQty });

  it('is of how many there were fewer than asked for, and why where only the stock is short', () => {
    const lines = [LINE, line(9, 5)];
    expect(cutTexts({ lines, messages: [shown('PARTIAL_QTY_AVAILABLE')] })).toEqual(["100007: we added 5 of 9. That's all we have."]);
    expect(cutTexts({ lines, messages: [shown('QTY_LIMIT_ITEM'), shown('PARTIAL_QTY_AVAILABLE')] })).toEqual(['100007: we added 5 of 9.']);
    expect(cutTexts({ lines: [line(2, 2)], messages: [] })).toEqual([]);
  });
});

const LINE = {
  lineId: '1',
  itemId: '1',
  title: 'Gel pens',
  url: '',
  picture: undefined,
  askedQty: 1,
  addedQty: 1,
  qty: 1,
  price: '',
  notice: undefined,
};

describe('the toast about an add', () => {
  const base = { banner: 'Your SKUs have been added to the cart.', lines: [], pickup: undefined, missed: [], messages: [] };

  it('says what was added [S8-29]', () => {
    expect(toastOf(base)).toEqual({ text: 'Your SKUs have been added to the cart.', hasMore: false });
  });

  it('names the one item that was added', () => {
    expect(toastOf({ ...base, banner: '', lines: [LINE] }).text).toBe('Added to your cart: Gel pens');
  });

  it('names what came along with it, by the beginnings of their names, and no long list', () => {
    const banner = 'Your SKUs have been added to the cart.';
    const named = (...titles: string[]) => toastOf({ ...base, banner, lines: titles.map((title) => ({ ...LINE, title })) }).text;
    expect(named('Laptop, 14"', '2-Year Plan', 'PC Set-Up')).toBe(`${banner} Laptop, 2-Year Plan, PC Set-Up.`);
    expect(named('a', 'b', 'c', 'd')).toBe(banner);
    expect(toastOf({ ...base, banner: ADDED, lines: ['Laptop, 14"', 'PC Set-Up'].map((title) => ({ ...LINE, title })) }).text).toBe(
      'Added to your cart: Laptop, PC Set-Up.',
    );
    expect(toastOf({ ...base, banner: ADDED, missed: [missed('OUT_OF_STOCK')] }).text).toBe('Added to your cart. 1 item was not added.');
  });

  it('counts what is picked up', () => {
    expect(toastOf({ ...base, pickup: { title: 'Pickup item added', summary: '2 added' } }).text).toBe(
      'Your SKUs have been added to the cart. Pickup item added: 2 added.',
    );
  });

  it('does not keep quiet about what was not added', () => {
    expect(toastOf({ ...base, missed: [missed('OUT_OF_STOCK')] })).toEqual({
      text: 'Your SKUs have been added to the cart. 1 item was not added.',
      hasMore: true,
    });
    expect(toastOf({ ...base, missed: [missed('OUT_OF_STOCK'), missed('SKU_INVALID')] }).text).toContain('2 items were not added.');
    const tooMany = { ...missed('INVALID_DATA_ITEM'), typed: '100002\n100003 2\n100004' };
    expect(toastOf({ ...base, missed: [missed('OUT_OF_STOCK'), tooMany] }).text).toContain('4 items were not added.');
    expect(toastOf({ ...base, messages: [shown('INVALID_COUPON')] }).text).toContain('text of INVALID_COUPON');
  });
});

describe('what stands under a title that says why not all was added', () => {
  it('is how many of how many of one item, and else that it worked', () => {
    const cut = { ...LINE, askedQty: 20, addedQty: 5 };
    expect(addedText({ banner: '', lines: [cut] })).toBe('5 of 20 added');
    expect(addedText({ banner: ADDED, lines: [cut, LINE] })).toBe('Added to your cart');
    expect(addedText({ banner: '', lines: [LINE] })).toBe('Added to your cart');
    expect(addedText({ banner: 'Your coupon & SKU have been added to the cart.', lines: [LINE] })).toContain('coupon');
  });
});

describe('how many of an item there are now', () => {
  it('is told beside what was asked for and what was there before', () => {
    expect(quantityText({ askedQty: 2, addedQty: 2, qty: 2 })).toBe('Quantity 2');
    expect(quantityText({ askedQty: 2, addedQty: 2, qty: 5 })).toBe('2 more, 5 in your cart');
    expect(quantityText({ askedQty: 1111, addedQty: 1000, qty: 1000 })).toBe('1,000 of the 1,111 you asked for');
    expect(quantityText({ askedQty: 9, addedQty: 3, qty: 5 })).toBe('3 of the 9 you asked for, 5 in your cart');
  });
});

const row = aRow('1', { itemId: '100002', qtyAdded: 2 });
const one = { items: [{ itemId: '100002', qty: 2 }], coupons: [] };

describe('what the cart shows after an add without scripts', () => {
  it('is nothing when it went as asked: the row itself stands on top', () => {
    expect(flashMessagesOf(outcomeOf(one, { cartInfo: aCart([row]) }))).toEqual([]);
  });

  it('is what was changed about it', () => {
    const messages = [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' as const, message: 'Fewer.', itemId: '100002' }];
    expect(flashMessagesOf(outcomeOf(one, { cartInfo: aCart([row], { messages }) }))).toEqual([
      { tone: 'warning', title: 'Partial quantity available', text: 'Fewer.' },
    ]);
  });

  it('names what is missing among several, after the banner', () => {
    const two = { items: [...one.items, { itemId: '100008', qty: 1 }], coupons: [] };
    const messages = [{ code: 'OUT_OF_STOCK', type: 'ERROR' as const, message: 'Gone.', itemId: '100008' }];
    expect(flashMessagesOf(outcomeOf(two, { cartInfo: aCart([row], { messages }) }))).toEqual([
      { tone: 'success', text: 'Added to your cart.' },
      { tone: 'warning', title: 'Out of stock', text: 'Item 100008: Gone.' },
    ]);
  });

  it('is the banner when coupons came along [S8-29]', () => {
    const coupons = [
      { code: 'ITEM10', description: '', priority: 1, status: 'APPLIED' as const, amount: 2, checkoutOnly: false, auto: false },
    ];
    expect(flashMessagesOf(outcomeOf({ ...one, coupons: ['ITEM10'] }, { cartInfo: aCart([row], { coupons }) }))).toEqual([
      { tone: 'success', text: 'Your coupon & SKU have been added to the cart.' },
    ]);
  });
});
