import { describe, expect, it } from 'vitest';
import { shopPage } from './shop-pages.ts';

describe('a page of the shop that is searched for', () => {
  it.each([
    ['deals', 'DEALS'],
    ['Today’s deals', 'DEALS'],
    ['sale', 'DEALS'],
    ['on sale', 'DEALS'],
    ['Black Friday', 'DEALS'],
    ['black friday deals', 'DEALS'],
    ['clearance', 'DEALS'],
    ['quick order', 'QUICK_ORDER'],
    ['new arrivals', 'NEW'],
    ['What’s new', 'NEW'],
    ['order by item number', 'QUICK_ORDER'],
    ['my account', 'ACCOUNT'],
    ['sign-in', 'ACCOUNT'],
    ['buy again', 'ACCOUNT'],
    ['reorder last order', 'ACCOUNT'],
    ['order again', 'ACCOUNT'],
    ['repeat my previous order', 'ACCOUNT'],
    ['ink finder', 'PRINTERS'],
  ])('%s: %s', (typed, page) => {
    expect(shopPage(typed)).toBe(page);
  });

  it.each([
    'sale signs',
    'pens on sale',
    'point of sale paper',
    'order forms',
    'repeat labels',
    'reorder tags',
    'account book',
    'printer',
    'sign holder',
    '',
  ])('is none where something is looked for to buy: “%s”', (typed) => {
    expect(shopPage(typed)).toBeUndefined();
  });
});
