import { describe, expect, it } from 'vitest';
import { addToCompare, clearCompare, mayOpenCompare, removeFromCompare, restoreCompare } from './compare.ts';

const four = ['100001', '100002', '100003', '100006'];

describe('comparing items', () => {
  it('adds an item', () => {
    expect(addToCompare(['100001'], '100002')).toEqual({ itemIds: ['100001', '100002'], isRefused: false });
  });

  it('has an item only once', () => {
    expect(addToCompare(four, '100002')).toEqual({ itemIds: four, isRefused: false });
  });

  it('takes a fourth item and refuses the fifth, changing nothing', () => {
    expect(addToCompare(four.slice(0, 3), '100006')).toEqual({ itemIds: four, isRefused: false });
    expect(addToCompare(four, '100010')).toEqual({ itemIds: four, isRefused: true });
  });

  it('removes an item', () => {
    expect(removeFromCompare(four, '100002')).toEqual(['100001', '100003', '100006']);
    expect(removeFromCompare(four, '999999')).toEqual(four);
  });

  it('clears all items', () => {
    expect(clearCompare()).toEqual([]);
  });

  it('restores what was kept', () => {
    expect(restoreCompare(four)).toEqual(four);
  });

  it('restores no more than four, each once, and nothing odd', () => {
    expect(restoreCompare([...four, '100010'])).toEqual(four);
    expect(restoreCompare(['100001', '100001', 5, null, ''])).toEqual(['100001']);
    expect(restoreCompare('100001')).toEqual([]);
    expect(restoreCompare(undefined)).toEqual([]);
  });

  it('opens with two items, not with one', () => {
    expect(mayOpenCompare(['100001'])).toBe(false);
    expect(mayOpenCompare(['100001', '100002'])).toBe(true);
  });
});
