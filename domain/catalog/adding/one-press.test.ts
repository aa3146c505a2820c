import { describe, expect, it } from 'vitest';
import { isOnePress } from './one-press.ts';

const plain = { actionLabel: 'ADD', isOutOfStock: false, isSKUSET: false, refusalText: null };

describe('what one press adds', () => {
  it.each([
    ['an item', {}, true],
    ['what is out of stock', { isOutOfStock: true }, false],
    ['what has to be written first', { actionLabel: 'CUSTOMIZE' }, false],
    ['what only its page sells', { actionLabel: 'VIEW' }, false],
    ['a set', { actionLabel: 'VIEW', isSKUSET: true }, true],
    ['a set that is not to be had', { actionLabel: 'VIEW', isSKUSET: true, isOutOfStock: true }, false],
    ['a set that whoever looks may not buy', { actionLabel: 'VIEW', isSKUSET: true, refusalText: 'Not for you.' }, false],
    ['a set that asks something', { actionLabel: 'CHOOSE', isSKUSET: true }, false],
  ])('%s: %j', (_what, more, isAdded) => {
    expect(isOnePress({ ...plain, ...more })).toBe(isAdded);
  });
});
