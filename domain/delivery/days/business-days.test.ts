import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { addDays, dateOfDayNumber, daysBetween, weekdayOf } from '../../shared/calendar.ts';

/** Days from 1990-01-01 to 2089-12-31. */
const aDate = fc.integer({ min: 7305, max: 43_829 }).map(dateOfDayNumber);
/** Monday to Friday of a year, when nothing moves. */
const daysOff = (year: number) =>
  Array.from({ length: daysBetween(`${year}-01-01`, `${year + 1}-01-01`) }, (_, day) => addDays(`${year}-01-01`, day)).filter(
    (date) => weekdayOf(date) % 6 !== 0 && !isBusinessDay(date),
  );
const aCount = fc.integer({ min: 0, max: 30 });

describe('US federal holidays', () => {
  it('are the eleven of 2026, with Independence Day observed the Friday before its Saturday', () => {
    expect(daysOff(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('are observed the Monday after when they fall on a Sunday', () => {
    expect(isBusinessDay('2027-07-05')).toBe(false);
    expect(isBusinessDay('2022-12-26')).toBe(false);
  });

  it('hold December 31 when the New Year falls on a Saturday', () => {
    expect(daysOff(2027).at(-1)).toBe('2027-12-31');
    expect(isBusinessDay('2026-12-31')).toBe(true);
  });

  it('hold January 2 when the New Year falls on a Sunday', () => {
    expect(isBusinessDay('2023-01-02')).toBe(false);
    expect(isBusinessDay('2024-01-02')).toBe(true);
  });

  it('take the last Monday of May, also when May has five of them', () => {
    expect(isBusinessDay('2027-05-31')).toBe(false);
    expect(isBusinessDay('2027-05-24')).toBe(true);
  });

  it('take the fourth Thursday of November, also when it has five', () => {
    expect(isBusinessDay('2028-11-23')).toBe(false);
    expect(isBusinessDay('2028-11-30')).toBe(true);
  });

  it('give every year eleven days off on weekdays, save one that New Year lends or borrows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2090 }), (year) => {
        const lent = weekdayOf(`${year}-01-01`) === 6 ? 1 : 0;
        const borrowed = weekdayOf(`${year + 1}-01-01`) === 6 ? 1 : 0;
        expect(daysOff(year)).toHaveLength(11 - lent + borrowed);
      }),
    );
  });
});

describe('business days', () => {
  it('are Monday to Friday without holidays', () => {
    expect(isBusinessDay('2026-11-23')).toBe(true);
    expect(isBusinessDay('2026-11-27')).toBe(true);
    expect(isBusinessDay('2026-11-26')).toBe(false);
    expect(isBusinessDay('2026-11-28')).toBe(false);
    expect(isBusinessDay('2026-11-29')).toBe(false);
    expect(isBusinessDay('2026-07-03')).toBe(false);
  });

  it('are counted over weekends, holidays and the turn of the year', () => {
    expect(addBusinessDays('2026-11-24', 1)).toBe('2026-11-25');
    expect(addBusinessDays('2026-11-25', 1)).toBe('2026-11-27');
    expect(addBusinessDays('2026-11-25', 2)).toBe('2026-11-30');
    expect(addBusinessDays('2026-07-02', 1)).toBe('2026-07-06');
    expect(addBusinessDays('2027-12-30', 1)).toBe('2028-01-03');
  });

  it('are told right from one year to the next and back', () => {
    const days = ['2026-12-31', '2027-01-01', '2028-01-04', '2027-12-31', '2027-12-30', '2028-01-03'];
    expect(days.map(isBusinessDay)).toEqual([true, false, true, false, true, true]);
  });

  it('begin with the next one when the day itself is none', () => {
    expect(addBusinessDays('2026-11-24', 0)).toBe('2026-11-24');
    expect(addBusinessDays('2026-11-28', 0)).toBe('2026-11-30');
    expect(addBusinessDays('2026-11-28', 1)).toBe('2026-11-30');
  });

  it('never land on a weekend or a holiday', () => {
    fc.assert(
      fc.property(aDate, aCount, (date, count) => {
        expect(isBusinessDay(addBusinessDays(date, count))).toBe(true);
      }),
    );
  });

  it('lie exactly so many apart', () => {
    fc.assert(
      fc.property(aDate, fc.integer({ min: 1, max: 15 }), (date, count) => {
        const end = addBusinessDays(date, count);
        const days = Array.from({ length: daysBetween(date, end) }, (_, index) => addDays(date, index + 1));
        expect(days.filter(isBusinessDay)).toHaveLength(count);
      }),
    );
  });
});
