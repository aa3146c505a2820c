import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { isListedStatus, listedItems, unavailableItems } from './shown-items.ts';

describe('whether a row is listed', () => {
  it('is so for one of which no state is told [C4-02]', () => {
    expect(isListedStatus(undefined)).toBe(true);
    expect(isListedStatus(null)).toBe(true);
  });

  it('is so for what is there or was just removed, whatever other states there are [C3-20 C4-01]', () => {
    expect(['ACTIVE', 'DELETED', 'INVALID', 'TRANSIENT', 'APPROVED'].map(isListedStatus)).toEqual([true, true, false, false, false]);
  });
});

describe('the rows of a list', () => {
  const rows = [aRow('a'), aRow('b', { status: 'DELETED' }), aRow('c', { status: 'INVALID' })];

  it('are without removed ones that are hidden, but with hidden ones that are there', () => {
    expect(listedItems(rows, ['a', 'b']).map(({ cartItemId }) => cartItemId)).toEqual(['a']);
    expect(listedItems(rows, []).map(({ cartItemId }) => cartItemId)).toEqual(['a', 'b']);
  });

  it('are without what cannot be bought, which is told apart', () => {
    expect(unavailableItems(rows).map(({ cartItemId }) => cartItemId)).toEqual(['c']);
  });
});
