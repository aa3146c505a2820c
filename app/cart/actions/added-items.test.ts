import { describe, expect, it } from 'vitest';
import { addedCoupons, addedItems } from './added-items.ts';

const formOf = (...fields: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe('a form that adds items', () => {
  it('adds one with its quantity', () => {
    expect(addedItems(formOf(['itemId', '100001'], ['qty', '3']))).toEqual([{ itemId: '100001', qty: 3 }]);
  });

  it('adds one piece when the quantity is empty [C5-11]', () => {
    expect(addedItems(formOf(['itemId', '100001'], ['qty', '']))).toEqual([{ itemId: '100001', qty: 1 }]);
    expect(addedItems(formOf(['itemId', '100001']))).toEqual([{ itemId: '100001', qty: 1 }]);
  });

  it('adds several at once, each with its own fields', () => {
    const row = (itemId: string, qty: string, type: string, store: string, parent: string, relation: string): [string, string][] => [
      ['itemId', itemId],
      ['qty', qty],
      ['deliveryType', type],
      ['pickupStoreNumber', store],
      ['parentItemId', parent],
      ['parentRelationType', relation],
    ];
    expect(
      addedItems(formOf(...row('100016', '2', 'ISP', '1547', '', ''), ...row('100017', '1', 'STA', '', '100016', 'WARRANTY'))),
    ).toEqual([
      { itemId: '100016', qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: '100017', qty: 1, deliveryType: 'STA', parentItemId: '100016', parentRelationType: 'WARRANTY' },
    ]);
  });

  it('leaves out what is no item and what is no delivery', () => {
    expect(
      addedItems(
        formOf(['itemId', ''], ['qty', '1'], ['itemId', '100001'], ['qty', '2'], ['deliveryType', 'DRONE'], ['deliveryType', 'DRONE']),
      ),
    ).toEqual([{ itemId: '100001', qty: 2 }]);
  });

  it('adds no more rows than a cart may hold', () => {
    expect(addedItems(formOf(...Array.from({ length: 201 }, (): [string, string] => ['itemId', '1'])))).toHaveLength(200);
  });
});

describe('the coupons of a form that adds items', () => {
  it('are the codes as typed, each once, and no empty ones [S2-74]', () => {
    expect(addedCoupons(formOf(['coupon', ' ITEM10 '], ['coupon', ''], ['coupon', 'ITEM10'], ['coupon', 'BASKET5']))).toEqual([
      'ITEM10',
      'BASKET5',
    ]);
    expect(addedCoupons(formOf(['itemId', '100001']))).toEqual([]);
  });
});

describe('a plan that goes along with one certain row', () => {
  it('names it', () => {
    const form = formOf(
      ['itemId', '100017'],
      ['parentItemId', '100016'],
      ['parentRelationType', 'WARRANTY'],
      ['parentRelationCartItemId', 'row'],
    );
    expect(addedItems(form)).toEqual([
      { itemId: '100017', qty: 1, parentItemId: '100016', parentRelationType: 'WARRANTY', parentRelationCartItemId: 'row' },
    ]);
  });
});

describe('what goes along with what a form adds', () => {
  it('is one of each for every piece of it, and only plans and services [A-059]', () => {
    const form = formOf(['itemId', '100016'], ['qty', '3'], ['with', ''], ['with', 'WARRANTY 100017'], ['with', 'TECHHELP 100019']);
    expect(addedItems(form)).toEqual([
      { itemId: '100016', qty: 3 },
      { itemId: '100017', qty: 3, parentItemId: '100016', parentRelationType: 'WARRANTY' },
      { itemId: '100019', qty: 3, parentItemId: '100016', parentRelationType: 'TECHHELP' },
    ]);
    const odd = formOf(['itemId', '100016'], ['with', 'BUNDLE 100001'], ['with', 'WARRANTY'], ['with', '100017']);
    expect(addedItems(odd)).toEqual([{ itemId: '100016', qty: 1 }]);
    expect(addedItems(formOf(['with', 'WARRANTY 100017']))).toEqual([]);
  });

  it('may come today: that is a delivery with a wish [A-051]', () => {
    expect(addedItems(formOf(['itemId', '100006'], ['deliveryType', 'SDD'], ['pickupStoreNumber', '1547']))).toEqual([
      { itemId: '100006', qty: 1, deliveryType: 'STA', levelOfService: 'SDD' },
    ]);
  });
});
