import { describe, expect, it } from 'vitest';
import { dateOfDayNumber, dayNumber } from '../shared/calendar.ts';
import { CLOSED_ON, specialDay } from './closings.ts';

describe('a day on which stores keep other hours', () => {
  it.each([
    ['2026-11-26', 'Thanksgiving'],
    ['2027-11-25', 'Thanksgiving'],
    ['2028-11-23', 'Thanksgiving'],
    ['2026-12-25', 'Christmas'],
    ['2027-01-01', 'New Year’s Day'],
    ['2026-04-05', 'Easter'],
    ['2027-03-28', 'Easter'],
    ['2028-04-16', 'Easter'],
    ['2038-04-25', 'Easter'],
  ])('%s is one without any: %s', (date, name) => {
    expect(specialDay(date)).toEqual({ name, closesAt: undefined });
  });

  it.each(['2026-12-24', '2026-12-31'])('%s ends early', (date) => {
    expect(specialDay(date)?.closesAt).toBe(1080);
  });

  it.each(['2026-11-19', '2026-11-27', '2026-12-26', '2026-07-04', '2026-04-06', '2026-11-30'])('%s is none', (date) => {
    expect(specialDay(date)).toBeUndefined();
  });

  it('names the days without any, each of them once a year', () => {
    expect(CLOSED_ON).toEqual(['New Year’s Day', 'Easter', 'Thanksgiving', 'Christmas']);
    const days = Array.from({ length: 365 }, (_, day) => specialDay(dateOfDayNumber(dayNumber('2027-01-01') + day)));
    expect(days.filter((day) => day !== undefined && day.closesAt === undefined).map((day) => day?.name)).toEqual(CLOSED_ON);
  });
});
