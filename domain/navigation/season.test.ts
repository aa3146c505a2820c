import { describe, expect, it } from 'vitest';
import { seasonOf, yearToPlan } from './season.ts';

describe('the season of the shop', () => {
  it.each([
    ['2026-06-30', undefined],
    ['2026-07-01', 'SCHOOL'],
    ['2026-09-15', 'SCHOOL'],
    ['2026-09-16', undefined],
    ['2026-10-01', 'NEW_YEAR'],
    ['2027-01-31', 'NEW_YEAR'],
    ['2027-02-01', undefined],
  ])('%s: %s', (date, season) => {
    expect(seasonOf(date)).toBe(season);
  });

  it.each([
    ['2026-06-30', 2026],
    ['2026-07-01', 2027],
    ['2026-12-31', 2027],
    ['2027-01-01', 2027],
  ])('%s: planners of %d are bought', (date, year) => {
    expect(yearToPlan(date)).toBe(year);
  });
});
