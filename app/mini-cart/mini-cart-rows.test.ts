import { describe, expect, it } from 'vitest';
import type { RowStatus } from '#app/cart/rows/shown-items.ts';
import { byActioned, rowsWithChildren } from './mini-cart-rows.ts';

const row = (cartItemId: string, status?: RowStatus | null, parent: string | null = null) => ({
  cartItemId,
  status,
  parentRelationCartItemId: parent,
});

describe('the rows of the mini cart', () => {
  it('neither show nor count a deleted row that checkout leaves out [C4-05]', () => {
    const rows = [row('1', 'ACTIVE'), row('2', 'DELETED'), row('3', 'DELETED')];
    expect(rowsWithChildren(rows, ['2', '1']).map(({ row: { cartItemId } }) => cartItemId)).toEqual(['1', '3']);
  });

  it('have their children with them, the parts of a set as well [C3-30]', () => {
    const part = { ...row('part', 'ACTIVE', 'set'), parentRelationType: 'BUNDLE' as const };
    const rows = [
      { ...row('set', 'ACTIVE'), parentRelationType: null },
      part,
      { ...row('lost', 'ACTIVE', 'gone'), parentRelationType: null },
    ];
    expect(rowsWithChildren(rows, [])).toEqual([{ row: rows[0], children: [part] }]);
  });

  it('begin with what was added, then what was edited, then what went down [C4-09]', () => {
    const rows = (['DELETED_ITEM', 'NONE', 'EDIT_ITEM', 'ADD_ITEM', 'EDIT_ITEM'] as const).map((actioned, index) => ({ actioned, index }));
    expect(byActioned(rows).map(({ index }) => index)).toEqual([3, 2, 4, 0, 1]);
  });
});
