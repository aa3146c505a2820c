import { describe, expect, it } from 'vitest';
import { movedIn, movedTo } from './list-form.ts';
import { listLook, lookPath, lookQuery } from './list-query.ts';

const look = (query: string) => listLook(new URLSearchParams(query));

describe('how a list is looked at', () => {
  it('says its address, and what it cannot be it is not', () => {
    expect(look('')).toEqual({ sort: 'own', isInStock: false, isWhole: false, page: 1 });
    expect(look('sort=toString&stock=x&page=-3&show=x')).toEqual(look(''));
    expect(look('sort=za&stock=in&page=7')).toEqual({ sort: 'za', isInStock: true, isWhole: false, page: 7 });
    expect(look('show=all&page=7')).toMatchObject({ isWhole: true, page: 1 });
  });

  it('is asked for and written again', () => {
    expect(lookQuery(look('sort=newest&page=2'))).toEqual({ sortBy: 'modified', sortOrder: 'desc', page: 2, size: 100 });
    expect(lookQuery(look('stock=in&show=all'))).toEqual({ sortBy: 'position', sortOrder: 'asc', page: 1, size: 1000, inStock: true });
    expect(lookPath('/a', look(''))).toBe('/a');
    expect(lookPath('/a?listId=1', look('sort=az&page=2'))).toBe('/a?listId=1&sort=az&page=2');
  });
});

it('where an item is put is a place', () => {
  expect(movedIn(movedTo('100001', 12))).toEqual({ itemId: '100001', place: 12 });
  expect(['', '100001', '100001 0', 'a b 1', '100001 99999', '100001 -1'].map(movedIn)).toEqual(Array.from({ length: 6 }, () => undefined));
});
