import { describe, expect, it } from 'vitest';
import { putText, undoneText } from './put-on-list.ts';

const text = (items: readonly (readonly [before: number, qty: number])[], left = 0) =>
  putText({ name: 'Weekly', items: items.map(([before, qty], at) => ({ itemId: `${at}`, before, qty })), left });

describe('what was put on a list is told', () => {
  it.each([
    [[[0, 1]], 0, 'Added to “Weekly”.'],
    [[[2, 3]], 0, 'Already on “Weekly”: quantity raised from 2 to 3.'],
    [[[9999, 9999]], 0, 'Already on “Weekly”, with the most a row can hold: 9,999.'],
    [
      [
        [0, 1],
        [0, 4],
      ],
      0,
      '2 items added to “Weekly”.',
    ],
    [
      [
        [0, 1],
        [1, 4],
      ],
      1,
      '1 item added to “Weekly”. 1 already there: quantities raised. 1 item that we don’t sell anymore was left out.',
    ],
    [
      [
        [1, 2],
        [1, 4],
      ],
      2,
      'All 2 items were already on “Weekly”: their quantities were raised. 2 items that we don’t sell anymore were left out.',
    ],
  ] as const)('%j, %i left: %s', (items, left, expected) => {
    expect(text(items, left)).toBe(expected);
  });

  it('and so is that it was taken back', () => {
    const weekly = (isNew: boolean, hasMore: boolean) => undoneText({ name: 'Weekly', isNew }, hasMore);
    expect([weekly(false, false), weekly(true, false), weekly(true, true)]).toEqual([
      '“Weekly” is as it was.',
      'List “Weekly” deleted.',
      'Taken back from “Weekly”. What has been changed there since stays.',
    ]);
  });
});
