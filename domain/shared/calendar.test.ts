import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  clockText,
  dateOfDayNumber,
  dateText,
  dayNumber,
  daysBetween,
  isCalendarDate,
  weekdayName,
  weekdayOf,
} from './calendar.ts';

/** Days from 1900-01-01 to 2199-12-31. */
const aDay = fc.integer({ min: -25_567, max: 84_005 });

describe('days of the calendar', () => {
  it('counts days from 1970 on', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('1969-12-31')).toBe(-1);
    expect(dayNumber('2026-11-24')).toBe(20_781);
  });

  it('comes back to the same day from its number', () => {
    fc.assert(
      fc.property(aDay, (day) => {
        expect(dayNumber(dateOfDayNumber(day))).toBe(day);
      }),
    );
  });

  it('orders dates as text as it orders them in time', () => {
    fc.assert(
      fc.property(aDay, aDay, (a, b) => {
        expect(dateOfDayNumber(a) < dateOfDayNumber(b)).toBe(a < b);
      }),
    );
  });

  it('steps over the ends of months and years, and February 29', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('counts the days between two dates, backwards below 0', () => {
    expect(daysBetween('2026-11-24', '2026-12-01')).toBe(7);
    expect(daysBetween('2026-12-01', '2026-11-24')).toBe(-7);
  });

  it('knows which texts are days that exist', () => {
    expect(['2026-11-24', '2028-02-29'].every(isCalendarDate)).toBe(true);
    expect(['2027-02-29', '2026-02-30', '2026-13-01', '2026-2-3', '2026-11-24T00:00', '', 'soon'].some(isCalendarDate)).toBe(false);
  });
});

describe('names that people read', () => {
  it('names the weekday of a date', () => {
    expect(weekdayName(weekdayOf('2026-11-22'))).toBe('Sunday');
    expect(weekdayName(weekdayOf('2026-11-24'))).toBe('Tuesday');
    expect(weekdayName(weekdayOf('2026-11-28'))).toBe('Saturday');
    expect(weekdayName(weekdayOf('1969-12-31'))).toBe('Wednesday');
  });

  it('writes a date in US English without a leading zero', () => {
    expect(dateText('2026-11-24')).toBe('Tue, Nov 24');
    expect(dateText('2025-03-04')).toBe('Tue, Mar 4');
  });

  it('writes the same dates as the browser does', () => {
    const browser = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    fc.assert(
      fc.property(aDay, (day) => {
        expect(dateText(dateOfDayNumber(day))).toBe(browser.format(day * 86_400_000));
      }),
    );
  });

  it('writes a minute of the day on the twelve-hour clock', () => {
    expect(clockText(8 * 60)).toBe('8:00 AM');
    expect(clockText(21 * 60)).toBe('9:00 PM');
    expect(clockText(0)).toBe('12:00 AM');
    expect(clockText(11 * 60 + 59)).toBe('11:59 AM');
    expect(clockText(12 * 60 + 5)).toBe('12:05 PM');
    expect(clockText(24 * 60)).toBe('12:00 AM');
  });
});
