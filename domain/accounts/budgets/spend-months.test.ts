import { describe, expect, it } from 'vitest';
import { monthLater, spendMonths } from './spend-months.ts';

describe('the months of a report', () => {
  it.each([
    [undefined, undefined, '2025-12', '2026-11'],
    ['2026-11', undefined, '2026-11', '2026-11'],
    ['2026-03', '2026-01', '2026-01', '2026-03'],
    [undefined, '2026-01', '2025-02', '2026-01'],
    ['1999-01', '2026-11', '2023-12', '2026-11'],
  ])('from %s to %s are %s to %s', (from, to, first, last) => {
    expect(spendMonths({ from, to }, '2026-11')).toEqual({ from: first, to: last });
  });

  it('follow each other over the year', () => {
    expect([monthLater('2026-12', 1), monthLater('2026-01', -1), monthLater('2026-05', 24)]).toEqual(['2027-01', '2025-12', '2028-05']);
  });
});
