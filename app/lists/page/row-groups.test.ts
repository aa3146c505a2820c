import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows, movedInGroups } from './row-groups.ts';

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('rows in groups', () => {
  it('are all there, in their order', () => {
    for (const count of [0, 1, 8, 9, 1_000]) expect(groupRows(rows(count)).flat()).toEqual(rows(count));
    expect(groupRows(rows(20)).map(({ length }) => length)).toEqual([8, 8, 4]);
  });

  it('come to stand where they are moved to, however often', () => {
    const move = fc.tuple(fc.nat(59), fc.nat(59));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let [groups, plain] = [groupRows(rows(60)), rows(60)];
        for (const [from, to] of moves) {
          groups = movedInGroups(groups, from, to);
          plain = plain.toSpliced(from, 1).toSpliced(to, 0, plain[from] ?? -1);
          expect(groups.flat()).toEqual(plain);
        }
      }),
    );
  });

  it('leave the other groups what they were, and stay where there is no such place', () => {
    const groups = groupRows(rows(24));
    const moved = movedInGroups(groups, 5, 20);
    expect(moved.map((group, at) => group === groups[at])).toEqual([false, true, false]);
    for (const [from, to] of [
      [5, 5],
      [5, 24],
      [24, 5],
      [5, -1],
    ] as const)
      expect(movedInGroups(groups, from, to)).toBe(groups);
  });
});
