import { describe, expect, it } from 'vitest';
import { byActioned, isShownRow, rowsWithChildren, shownRowCount, type MiniStatus } from './mini-cart-rows.ts';

const row = (cartItemId: string, status?: MiniStatus | null, parent: string | null = null) => ({
  cartItemId,
  status,
  parentRelationCartItemId: parent,
});

describe('the rows of the mini cart', () => {
  it('are those without a status, and those that are active or deleted [C4-01 C4-02]', () => {
    expect([undefined, null, 'ACTIVE' as const, 'DELETED' as const].map((status) => isShownRow(row('1', status), []))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('are none that are invalid, not answered yet, or released by an approver [C3-17 C3-18 C3-19]', () => {
    expect((['INVALID', 'TRANSIENT', 'APPROVED'] as const).map((status) => isShownRow(row('1', status), []))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('work where a status is only ever active or deleted [C3-20]', () => {
    const rows: { cartItemId: string; status: 'ACTIVE' | 'DELETED' }[] = [
      { cartItemId: '1', status: 'ACTIVE' },
      { cartItemId: '2', status: 'DELETED' },
    ];
    expect(shownRowCount(rows, [])).toBe(2);
  });

  it('neither show nor count a deleted row that checkout leaves out [C4-05]', () => {
    const rows = [row('1', 'ACTIVE'), row('2', 'DELETED'), row('3', 'DELETED')];
    expect(shownRowCount(rows, ['2', '1'])).toBe(2);
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
