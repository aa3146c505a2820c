import { describe, expect, it } from 'vitest';
import { leavingRow, withGoneRows, withoutReturned, type GoneRow } from './gone-rows.ts';

const row = (lineId: string, children: { lineId: string; title: string; qty: number }[] = []) => ({
  lineId,
  text: JSON.stringify({ lineId, title: `Item ${lineId}`, qty: 2, children }),
});
const lists = [
  { key: 'today', rows: [row('a'), row('b', [{ lineId: 'plan', title: 'Plan', qty: 1 }]), row('c')] },
  { key: 'later', rows: [row('d')] },
];
const gone = (lineId: string) => leavingRow(lists, lineId, []);

describe('a row that is about to go', () => {
  it('keeps what it is and what stood above it in its list', () => {
    expect(gone('c')).toMatchObject({
      title: 'Item c',
      qty: 2,
      listKey: 'today',
      above: ['b', 'a'],
      parentId: undefined,
      phase: 'leaving',
    });
    expect(gone('d')).toMatchObject({ listKey: 'later', above: [] });
  });

  it('may be what goes along with another', () => {
    expect(gone('plan')).toMatchObject({ title: 'Plan', qty: 1, parentId: 'b' });
  });

  it('is none when it is not there', () => {
    expect(gone('x')).toBeUndefined();
  });
});

describe('the rows with those that have gone', () => {
  const idsWith = (ids: string[], ...lineIds: string[]) =>
    withGoneRows(
      ids.map((lineId) => ({ lineId })),
      lineIds.flatMap((id) => gone(id) ?? []),
    ).map(({ lineId }) => lineId);

  it('have each in its place', () => {
    expect(idsWith(['a', 'c'], 'b')).toEqual(['a', 'b', 'c']);
    expect(idsWith(['b', 'c'], 'a')).toEqual(['a', 'b', 'c']);
    expect(idsWith([], 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
  });

  it('have those that stood beside each other in their order, whichever went first, and below one that came back', () => {
    const all = ['a', 'b', 'c', 'd'];
    const without = (...removed: string[]) => all.filter((id) => !removed.includes(id)).map((id) => row(id));
    const after = (first: string, second: string) => {
      const one = leavingRow([{ key: '', rows: without() }], first, []);
      const other = leavingRow([{ key: '', rows: without(first) }], second, one === undefined ? [] : [one]);
      return [one, other].flatMap((it): GoneRow[] => (it === undefined ? [] : [it]));
    };
    const ids = (rows: readonly { lineId: string }[]) => rows.map(({ lineId }) => lineId);
    expect(ids(withGoneRows(without('b', 'c'), after('b', 'c')))).toEqual(all);
    expect(ids(withGoneRows(without('b', 'c'), after('c', 'b')))).toEqual(all);
    expect(ids(withGoneRows([row('a'), row('again'), row('d')], withoutReturned(after('b', 'c'), 'b', 'again')))).toEqual([
      'a',
      'again',
      'c',
      'd',
    ]);
  });

  it('have it below the nearest that is left of those above it, and once', () => {
    expect(idsWith(['a', 'new'], 'c')).toEqual(['a', 'c', 'new']);
    expect(idsWith(['a', 'b'], 'b')).toEqual(['a', 'b']);
  });
});
