import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart-item.ts';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { messagesAtRow } from './cut-quantity.ts';

const { selectedDeliveryOption: DELIVERY } = aRow('');
const FRAMINGHAM = { name: 'Framingham', storeNumber: '1547', address1: '', city: '', state: '', zipCode: '' };
const WIRE = "We're sorry, but you have ordered more than we have in stock.";

function texts(qty: number, option: Partial<CartItem['selectedDeliveryOption']>, more: Partial<CartItem> = {}): string[] {
  const messages = [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN' as const, message: WIRE }];
  return messagesAtRow(aRow('a', { qty, messages, selectedDeliveryOption: { ...DELIVERY, ...option }, ...more })).map(({ text }) => text);
}

describe('a quantity that was cut to the stock', () => {
  it('says how many the store has, and how many there are now [C8-03]', () => {
    expect(texts(1200, { deliveryType: 'ISP', pickupStore: FRAMINGHAM, availableQuantity: 1200 })).toEqual([
      `${WIRE} Framingham has 1,200. We set the quantity to 1,200.`,
    ]);
  });

  it('says how many can be delivered, or sent to a store', () => {
    expect(texts(5, { availableQuantity: 5 })).toEqual([`${WIRE} We have 5 to deliver. We set the quantity to 5.`]);
    expect(texts(5, { deliveryType: 'STS', pickupStore: FRAMINGHAM, availableQuantity: 5 })).toEqual([
      `${WIRE} We have 5 to send. We set the quantity to 5.`,
    ]);
  });

  it('says that it is about today where it comes today', () => {
    expect(texts(5, { levelOfService: 'SDD', availableQuantity: 5 })).toEqual([
      `${WIRE} We have 5 to deliver today. We set the quantity to 5.`,
    ]);
  });

  it('says the same of packs, of which a part cannot be had', () => {
    expect(texts(8, { availableQuantity: 10 }, { quantityStep: 4 })).toEqual([`${WIRE} We have 10 to deliver. We set the quantity to 8.`]);
  });

  it('says that others of them are in the cart already', () => {
    expect(texts(3, { availableQuantity: 5 })).toEqual([
      `${WIRE} We have 5 to deliver, some of them in another row of your cart. We set the quantity to 3.`,
    ]);
  });

  it('was cut on a later look, too, with the same words [C8-04]', () => {
    const messages = [{ code: 'PARTIAL_QTY_FIXED', type: 'WARN' as const, message: WIRE }];
    expect(texts(2, { availableQuantity: 2 }, { messages })).toEqual([`${WIRE} We have 2 to deliver. We set the quantity to 2.`]);
  });

  it('is not what other messages are about', () => {
    const messages = [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' as const, message: 'Five at most.' }];
    expect(texts(5, {}, { messages })).toEqual(['Five at most.']);
  });
});

describe('a row that already has all that its store has', () => {
  const message = 'You already have this item in cart with the maximum quantity available.';
  const messages = [{ code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' as const, message }];
  const selectedDeliveryOption = { ...DELIVERY, deliveryType: 'ISP' as const, pickupStore: FRAMINGHAM, availableQuantity: 25 };
  const row = aRow('a', { qty: 25, messages, selectedDeliveryOption });
  const offer = { label: 'Get the other 13 delivered', fields: [] };

  it('says how many, and offers the others', () => {
    expect(messagesAtRow(row, offer)).toEqual([expect.objectContaining({ text: `${message} Framingham has 25.`, offer })]);
  });

  it('does not where the item has a limit of its own, or the others cannot be had', () => {
    const limited = { ...row, product: { ...row.product, limitPerOrder: 25 } };
    for (const [one] of [messagesAtRow(limited, offer), messagesAtRow(row)]) expect([one?.text, one?.offer]).toEqual([message, undefined]);
  });
});
