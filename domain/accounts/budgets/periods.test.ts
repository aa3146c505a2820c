import { describe, expect, it } from 'vitest';
import { begunPeriods, carriedOver, isFiscalStart, periodAt, type EndedBudget } from './periods.ts';

describe('the period of a day', () => {
  it.each([
    ['2026-11-29', 'MONTH', '01-01', '2026-11-01', '2026-12-01'],
    ['2026-12-31', 'MONTH', '01-01', '2026-12-01', '2027-01-01'],
    ['2026-11-29', 'MONTH', '07-15', '2026-11-15', '2026-12-15'],
    ['2026-11-14', 'MONTH', '07-15', '2026-10-15', '2026-11-15'],
    ['2026-11-29', 'QUARTER', '01-01', '2026-10-01', '2027-01-01'],
    ['2026-11-29', 'QUARTER', '02-01', '2026-11-01', '2027-02-01'],
    ['2027-01-31', 'QUARTER', '02-01', '2026-11-01', '2027-02-01'],
    ['2026-06-30', 'YEAR', '07-01', '2025-07-01', '2026-07-01'],
    ['2026-07-01', 'YEAR', '07-01', '2026-07-01', '2027-07-01'],
  ] as const)('%s, %s from %s on: from %s to before %s', (day, period, fiscalStart, startsOn, endsOn) => {
    expect(periodAt(day, period, fiscalStart)).toEqual({ startsOn, endsOn });
  });

  it('begins on a day that every month has', () => {
    expect(['01-01', '12-28', '07-01'].map(isFiscalStart)).toEqual([true, true, true]);
    expect(['02-29', '00-01', '13-01', '1-1', '07-31', ''].map(isFiscalStart)).toEqual(Array.from({ length: 6 }, () => false));
  });
});

describe('what is left when a period ends', () => {
  it.each([
    ['NONE', undefined, 30_000, 0],
    ['ALL', undefined, 30_000, 30_000],
    ['ALL', undefined, -5, 0],
    ['CAPPED', 10_000, 30_000, 10_000],
    ['CAPPED', 10_000, 9_999, 9_999],
    ['CAPPED', 0, 9_999, 0],
  ] as const)('is carried over: %s %s of %d is %d', (carry, carryCapCents, left, carried) => {
    expect(carriedOver(left, { carry, carryCapCents })).toBe(carried);
  });
});

describe('periods that have begun', () => {
  const budget: EndedBudget = {
    period: 'MONTH',
    amountCents: 100_000,
    carry: 'ALL',
    carryCapCents: undefined,
    startsOn: '2026-11-01',
    endsOn: '2026-12-01',
    limitCents: 120_000,
    usedCents: 90_000,
  };

  it('are none while one lasts', () => {
    expect(begunPeriods(budget, '2026-11-30', '01-01')).toEqual([]);
  });

  it('follow each other, however long nobody looked, each with what the one before left', () => {
    expect(begunPeriods(budget, '2027-01-01', '01-01')).toEqual([
      { startsOn: '2026-12-01', endsOn: '2027-01-01', carriedCents: 30_000, limitCents: 130_000 },
      { startsOn: '2027-01-01', endsOn: '2027-02-01', carriedCents: 130_000, limitCents: 230_000 },
    ]);
    expect(begunPeriods({ ...budget, carry: 'CAPPED', carryCapCents: 5_000 }, '2030-01-01', '01-01').at(-1)?.limitCents).toBe(105_000);
  });

  it('end with the years of the organization when those begin on another day by now', () => {
    expect(begunPeriods({ ...budget, period: 'YEAR', endsOn: '2027-01-01' }, '2027-01-01', '07-01')).toMatchObject([
      { startsOn: '2027-01-01', endsOn: '2027-07-01' },
    ]);
  });
});
