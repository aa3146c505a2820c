import { describe, expect, it } from 'vitest';
import { rowsOfFile } from './file-rows.ts';
import { fitRows } from './fit-rows.ts';

/** The rows of a file, whose first line is 1. */
const rows = (...lines: string[][]) => lines.map((cells, at) => ({ line: at + 1, cells }));
const read = (...lines: string[][]) => {
  const { wanted, refused } = rowsOfFile(rows(...lines));
  return [
    ...wanted.map(({ line, itemId, qty, note }) => [line, itemId, qty, note]),
    ...refused.map(({ line, itemId, why }) => [line, itemId, why]),
  ];
};

describe('the rows of a file', () => {
  it('are read by the names of their columns, in whatever order', () => {
    expect(read(['Note', ' Item  Number', 'Name', 'QTY'], ['for Ann', '100001', 'Paper', '2'], ['', '100002', '', ''])).toEqual([
      [2, '100001', 2, 'for Ann'],
      [3, '100002', 1, ''],
    ]);
  });

  it('without names are a number, how many, and a note; what is empty is no row', () => {
    expect(read(['100001', '1,200', 'x'], ['', ' ', ''], ['100002'], ['100003', '3.00'])).toEqual([
      [1, '100001', 1200, 'x'],
      [3, '100002', 1, ''],
      [4, '100003', 3, ''],
    ]);
  });

  it.each([
    [['', '2'], 'No item number'],
    [['a b', '2'], 'Not an item number'],
    [['100001', '0'], 'Quantity isn’t a whole number from 1 to 9,999'],
    [['100001', '1.5'], 'Quantity isn’t a whole number from 1 to 9,999'],
    [['100001', '10000'], 'Quantity isn’t a whole number from 1 to 9,999'],
    [['100001', '-1'], 'Quantity isn’t a whole number from 1 to 9,999'],
    [['100001', '1', 'x'.repeat(201)], 'Note is too long: use at most 200 characters'],
  ])('%j are refused: %s', (cells, why) => {
    expect(read(cells)).toEqual([[1, cells[0], why]]);
  });

  it('with a formula are refused where it stands in one of these columns', () => {
    const wrong = (at: number) => [{ at, message: 'is a formula: lay its value there' }];
    const { wanted, refused } = rowsOfFile([
      { line: 1, cells: ['item', 'name', 'qty'] },
      { line: 2, cells: ['100001', '', ''], problems: wrong(2) },
      { line: 3, cells: ['100002', '', '4'], problems: wrong(1) },
    ]);
    expect(refused).toEqual([{ line: 2, itemId: '100001', why: 'Column 3 is a formula: lay its value there' }]);
    expect(wanted.map(({ itemId, qty }) => `${qty} ${itemId}`)).toEqual(['4 100002']);
  });
});

describe('onto a list goes', () => {
  const wanted = (...items: [string, number][]) => items.map(([itemId, qty], at) => ({ line: at + 2, itemId, qty, note: '' }));
  const fit = (items: [string, number][], { room = 10, has = [] as [string, number][] } = {}) => {
    const { pieces, refused } = fitRows(wanted(...items), { isSold: (itemId) => itemId !== 'none', has: new Map(has), room });
    return [Object.fromEntries(pieces), refused.map(({ line, why }) => `${line} ${why}`)];
  };

  it('an item once with all its pieces, and nothing that is not sold', () => {
    expect(
      fit([
        ['a', 2],
        ['none', 1],
        ['a', 3],
      ]),
    ).toEqual([{ a: 5 }, ['3 We don’t sell an item with this number']]);
  });

  it('as much as there is room for: what is there already needs none', () => {
    expect(
      fit(
        [
          ['a', 1],
          ['b', 1],
          ['a', 1],
          ['c', 1],
        ],
        { room: 1, has: [['b', 7]] },
      ),
    ).toEqual([{ a: 2, b: 1 }, ['5 The list is full: it has room for 1,000 items']]);
  });

  it('9,999 of an item at most, with what is there', () => {
    expect(
      fit(
        [
          ['a', 9_000],
          ['a', 999],
          ['a', 1],
          ['b', 9_999],
        ],
        { has: [['b', 1]] },
      ),
    ).toEqual([{ a: 9_999 }, ['4 More than 9,999 of this item', '5 More than 9,999 of this item']]);
  });
});
