import { describe, expect, it } from 'vitest';
import { shopQuestion } from './shop-questions.ts';

describe('a question about the shop', () => {
  it.each([
    ['return policy', 'RETURNS'],
    ['Returns', 'RETURNS'],
    ['how do i return something?', 'RETURNS'],
    ['refund', 'RETURNS'],
    ['do you deliver on saturday', 'DELIVERY'],
    ['free shipping', 'DELIVERY'],
    ['shipping cost', 'DELIVERY'],
    ['how much is shipping', 'DELIVERY'],
    ['track my order', 'ORDERS'],
    ['Where’s my package?', 'ORDERS'],
    ['order status', 'ORDERS'],
    ['cancel my order', 'CANCEL'],
    ['gift card balance', 'GIFT_CARDS'],
    ['check balance on gift card', 'GIFT_CARDS'],
    ['coupons', 'COUPONS'],
    ['promo code', 'COUPONS'],
    ['price match', 'PRICE_MATCH'],
    ['do you match prices', 'PRICE_MATCH'],
    ['price matching policy', 'PRICE_MATCH'],
    ['store hours', 'STORES'],
    ['stores near me', 'STORES'],
    ['in-store pickup', 'PICKUP'],
    ['do you take paypal', 'PAYMENT'],
    ['forgot my password', 'PASSWORD'],
    ['customer service', 'CONTACT'],
    ['tax exempt', 'TAX'],
    ['do you offer tax exempt accounts', 'TAX'],
    ['sales tax', 'TAX'],
    ['do you take purchase orders', 'INVOICE'],
    ['purchase orders', 'INVOICE'],
    ['net 30', 'INVOICE'],
    ['do you have a store', 'STORES'],
    ['phone number', 'CONTACT'],
    ['brands', 'BRANDS'],
    ['shop by brand', 'BRANDS'],
  ])('is heard in "%s"', (typed, topic) => {
    expect(shopQuestion(typed)).toBe(topic);
  });

  it.each([
    'return address labels',
    'business hours sign',
    'gift card holders',
    'gift cards',
    'brand new chair',
    'password book',
    'shipping boxes',
    'order book',
    'packing tape for shipping',
    'delivery book',
    'contact cement',
    'store display rack',
    'money bag',
    'tracking labels',
    'help wanted sign',
    'change purse',
    'purchase order book',
    'invoice book',
    'tax software',
    'net 30 gallon bags',
    'sales tax calculator',
    '',
    '🙂',
  ])('is not heard in what is to be bought: "%s"', (typed) => {
    expect(shopQuestion(typed)).toBeUndefined();
  });
});
