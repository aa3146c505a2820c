import { describe, expect, it } from 'vitest';
import { comparePath } from './compare-address.ts';
import { clearedPath, compareAgainPath } from './compare-steps.ts';
import { readCompared } from './read-compared.ts';

const read = (search: string) => readCompared(new URLSearchParams(search));

describe('the address of what is compared', () => {
  it('is read as a link writes it and as a form does', () => {
    expect(comparePath(['1', '2'])).toBe('/compare?items=1,2');
    for (const search of ['items=1,2', 'items=1&items=2', 'items=%201,,2,1,']) expect(read(search).itemIds).toEqual(['1', '2']);
  });

  it('says of five that they are too many, and keeps the first four', () => {
    expect(read('items=1,2,3,4')).toMatchObject({ itemIds: ['1', '2', '3', '4'], isTooMany: false, odd: 0 });
    expect(read('items=1,2,3,4,4,5')).toMatchObject({ itemIds: ['1', '2', '3', '4'], isTooMany: true, odd: 0 });
  });

  it('says whence somebody came, what was typed to be added, and of what it was cleared', () => {
    const params = new URL(compareAgainPath(['1', '2'], '/search?query=a&b=c'), 'https://shop.example').searchParams;
    expect(params.get('from')).toBe('/search?query=a&b=c');
    expect(readCompared(params)).toMatchObject({ itemIds: ['1', '2'], more: '', cleared: [] });
    expect(read('items=1&add=%20100002%20').more).toBe('100002');
    expect(read(`add=${'9'.repeat(99)}`).more).toHaveLength(60);
    expect(readCompared(new URL(clearedPath(['1', '2'], undefined), 'https://shop.example').searchParams)).toMatchObject({
      itemIds: [],
      cleared: ['1', '2'],
    });
    expect(read("cleared=1,'2,3,4,5,6").cleared).toEqual(['1', '3', '4', '5']);
  });

  it('leaves out what can be no item', () => {
    expect(read('')).toMatchObject({ itemIds: [], isTooMany: false, odd: 0 });
    expect(read(`items=${'9'.repeat(41)},${'9'.repeat(40)},%00,1'`)).toMatchObject({ itemIds: ['9'.repeat(40)], isTooMany: false, odd: 3 });
  });
});
