import { describe, expect, it } from 'vitest';
import { comparePath, readCompared } from './compare-address.ts';

const read = (search: string) => readCompared(new URLSearchParams(search));

describe('the address of what is compared', () => {
  it('is read as a link writes it and as a form does', () => {
    expect(comparePath(['1', '2'])).toBe('/compare?items=1,2');
    for (const search of ['items=1,2', 'items=1&items=2', 'items=%201,,2,1,']) expect(read(search).itemIds).toEqual(['1', '2']);
  });

  it('says of five that they are too many, and keeps the first four', () => {
    expect(read('items=1,2,3,4')).toEqual({ itemIds: ['1', '2', '3', '4'], isTooMany: false, odd: 0 });
    expect(read('items=1,2,3,4,4,5')).toEqual({ itemIds: ['1', '2', '3', '4'], isTooMany: true, odd: 0 });
  });

  it('leaves out what can be no item', () => {
    expect(read('')).toEqual({ itemIds: [], isTooMany: false, odd: 0 });
    expect(read(`items=${'9'.repeat(41)},${'9'.repeat(40)},%00,1'`)).toEqual({ itemIds: ['9'.repeat(40)], isTooMany: false, odd: 3 });
  });
});
