import { expect, it } from 'vitest';
import { refusedGroups } from './refused-rows.ts';

it('every row that was not taken is told, by why', () => {
  const row = (line: number, itemId: string, why: string) => ({ line, itemId, why });
  expect(
    refusedGroups([
      row(2, 'a', 'Not sold'),
      row(3, 'a', 'Not sold'),
      row(4, '', 'No number'),
      row(5, '', 'No number'),
      row(7, 'b', 'Not sold'),
    ]),
  ).toEqual([
    { why: 'Not sold', count: 3, rows: 'rows 2–3 (a), row 7 (b)' },
    { why: 'No number', count: 2, rows: 'rows 4–5' },
  ]);
  expect(refusedGroups([])).toEqual([]);
});
