import { describe, expect, it } from 'vitest';
import { fitChildren, mergeSaved, saveForLater } from './save-for-later.ts';
import type { SavedChild, SavedItem } from './saved-item.ts';

const plan = (itemId: string, qty: number): SavedChild => ({ itemId, qty, relation: 'WARRANTY' });
const saved = (itemId: string, qty: number, more: Partial<SavedItem> = {}): SavedItem => ({
  listItemId: `list-${itemId}`,
  itemId,
  qty,
  children: [],
  savedAtMs: 0,
  ...more,
});
const many = (count: number, prefix: string, savedAtMs = 0) =>
  Array.from({ length: count }, (_, n) => saved(`${prefix}${n}`, 1, { savedAtMs: savedAtMs + n }));
const making = { newId: () => 'new', nowMs: 5 };

describe('saving an item', () => {
  it('puts it before the others', () => {
    const outcome = saveForLater([saved('a', 1)], { itemId: 'b', qty: 2, children: [plan('p', 1)] }, making);
    expect(outcome).toEqual({
      saved: [{ listItemId: 'new', itemId: 'b', qty: 2, children: [plan('p', 1)], savedAtMs: 5 }, saved('a', 1)],
      item: expect.objectContaining({ itemId: 'b' }),
      addedQty: 2,
    });
  });

  it('that is saved already adds the pieces and what goes along', () => {
    const before = [saved('a', 2, { children: [plan('p', 1)] })];
    const outcome = saveForLater(before, { itemId: 'a', qty: 3, children: [plan('p', 2), plan('q', 1)] }, making);
    expect(outcome).toMatchObject({ saved: [{ listItemId: 'list-a', qty: 5, children: [plan('p', 3), plan('q', 1)] }], addedQty: 3 });
  });

  it('takes what a line holds and says how much that was', () => {
    expect(saveForLater([saved('a', 9_990)], { itemId: 'a', qty: 20, children: [] }, making)).toMatchObject({
      saved: [{ qty: 9_999 }],
      addedQty: 9,
    });
    expect(saveForLater([saved('a', 9_999)], { itemId: 'a', qty: 1, children: [] }, making)).toEqual({ refusal: 'SAVED_LINE_FULL' });
  });

  it('is refused by a full list, unless it is on it', () => {
    expect(saveForLater(many(300, 'x'), { itemId: 'a', qty: 1, children: [] }, making)).toEqual({ refusal: 'SAVED_LIST_FULL' });
    expect(saveForLater(many(299, 'x'), { itemId: 'a', qty: 1, children: [] }, making)).toMatchObject({ addedQty: 1 });
    expect(saveForLater(many(300, 'x'), { itemId: 'x7', qty: 1, children: [] }, making)).toMatchObject({ addedQty: 1 });
  });
});

describe('two lists that become one', () => {
  it('hold the pieces and plans of both once', () => {
    expect(mergeSaved([saved('a', 1, { children: [plan('p', 1)] })], [saved('a', 2, { children: [plan('p', 2)] }), saved('b', 1)])).toEqual(
      [saved('a', 3, { children: [plan('p', 3)] }), saved('b', 1)],
    );
  });

  it('keep what the person has, then the newest of the guest', () => {
    const merged = mergeSaved(many(298, 'own'), many(5, 'guest', 10));
    expect(merged).toHaveLength(300);
    expect(merged.slice(298).map((item) => item.itemId)).toEqual(['guest4', 'guest3']);
  });
});

describe('what goes along with an item', () => {
  it('is never more than the item, plans all together', () => {
    const setUp: SavedChild = { itemId: 's', qty: 9, relation: 'TECHHELP' };
    expect(fitChildren([plan('p', 2), plan('q', 5), plan('r', 1), setUp], 4)).toEqual([plan('p', 2), plan('q', 2), { ...setUp, qty: 4 }]);
  });
});
