import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { isListed, unavailableItems, type RowStatus } from './shown-items.ts';

const row = (cartItemId: string, status?: RowStatus | null) => ({ cartItemId, status });

describe('whether a row is listed', () => {
  it('is so for one without a status, for what is there and for what was just removed [C4-01 C4-02]', () => {
    for (const status of [undefined, null, 'ACTIVE', 'DELETED'] as const) expect(isListed(row('1', status), [])).toBe(true);
  });

  it('is not so for what is invalid, not answered yet, or released by an approver [C3-17 C3-18 C3-19]', () => {
    for (const status of ['INVALID', 'TRANSIENT', 'APPROVED'] as const) expect(isListed(row('1', status), [])).toBe(false);
  });

  it('is decided where a status is only ever active or deleted [C3-20]', () => {
    const rows: { cartItemId: string; status: 'ACTIVE' | 'DELETED' }[] = [
      { cartItemId: '1', status: 'ACTIVE' },
      { cartItemId: '2', status: 'DELETED' },
    ];
    expect(rows.filter((one) => isListed(one, []))).toHaveLength(2);
  });

  it('is not so for a removed one that is hidden, but for a hidden one that is there', () => {
    const rows = [aRow('a'), aRow('b', { status: 'DELETED' })];
    expect(rows.map((one) => isListed(one, ['a', 'b']))).toEqual([true, false]);
  });
});

it('what cannot be bought stands apart', () => {
  const rows = [aRow('a'), aRow('b', { status: 'DELETED' }), aRow('c', { status: 'INVALID' })];
  expect(unavailableItems(rows).map(({ cartItemId }) => cartItemId)).toEqual(['c']);
});
