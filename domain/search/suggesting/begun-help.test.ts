import { describe, expect, it } from 'vitest';
import { begunHelp } from './begun-help.ts';

describe('help that somebody asks for', () => {
  it.each([
    ['ord', 'ORDERS'],
    ['order', 'ORDERS'],
    ['trac', 'ORDERS'],
    ['track', 'ORDERS'],
    ['where is', 'ORDERS'],
    ['Where is my ord', 'ORDERS'],
    ['my o', 'ORDERS'],
    ['canc', 'CANCEL'],
    ['retu', 'RETURNS'],
    ['return', 'RETURNS'],
    ['refu', 'RETURNS'],
    ['coup', 'COUPONS'],
    ['promo', 'COUPONS'],
    ['gift card b', 'GIFT_CARDS'],
    ['stor', 'STORES'],
    ['pick', 'PICKUP'],
    ['ship', 'DELIVERY'],
    ['deli', 'DELIVERY'],
    ['purchase o', 'INVOICE'],
    ['net 3', 'INVOICE'],
    ['tax exempt', 'TAX'],
    ['paym', 'PAYMENT'],
    ['pass', 'PASSWORD'],
    ['cont', 'CONTACT'],
    ['help', 'HELP'],
    ['deal', 'DEALS'],
    ['clea', 'DEALS'],
    ['black f', 'DEALS'],
    ['Black Friday deals', 'DEALS'],
    ['new arr', 'NEW'],
    ['quick o', 'QUICK_ORDER'],
    ['my acc', 'ACCOUNT'],
    ['when will', 'ORDERS'],
    ['do you deli', 'DELIVERY'],
    ['how do i ret', 'RETURNS'],
    ['bulk d', 'VOLUME'],
    ['my rec', 'RECEIPT'],
  ])('is heard from its first letters on: "%s"', (typed, topic) => {
    expect(begunHelp(typed)).toBe(topic);
  });

  it.each([
    '',
    'or',
    'my',
    'my ',
    'return address',
    'tracking labels',
    'storage',
    'shipping labels',
    'gift wrap',

    'candy',
    'can ',
    'how',
    'prin',
    'rece',
    'paper',
  ])('is not heard in "%s"', (typed) => {
    expect(begunHelp(typed)).toBeUndefined();
  });
});
