import { describe, expect, it } from 'vitest';
import { hoursOn, isOpen, nextOpening, storeStatusAt, workingHoursOf, type WeeklyHours } from './opening-hours.ts';

const [SUNDAY, MONDAY, TUESDAY, FRIDAY, SATURDAY] = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-20', '2026-11-21'] as const;
const [BEFORE_THANKSGIVING, THANKSGIVING] = ['2026-11-25', '2026-11-26'] as const;
const LONG = { openMinute: 8 * 60, closeMinute: 21 * 60 };
const SHORT = { openMinute: 10 * 60, closeMinute: 18 * 60 };
const HOURS: WeeklyHours = [SHORT, LONG, LONG, LONG, LONG, LONG, LONG];
const WEEKDAYS_ONLY: WeeklyHours = [undefined, LONG, LONG, LONG, LONG, LONG, undefined];

function minute(hour: number, minutes: number): number {
  return hour * 60 + minutes;
}

describe('whether a store is open', () => {
  it('begins with the minute it opens and ends with the minute it closes', () => {
    expect(isOpen(HOURS, TUESDAY, minute(7, 59))).toBe(false);
    expect(isOpen(HOURS, TUESDAY, minute(8, 0))).toBe(true);
    expect(isOpen(HOURS, TUESDAY, minute(20, 59))).toBe(true);
    expect(isOpen(HOURS, TUESDAY, minute(21, 0))).toBe(false);
  });

  it('depends on the weekday', () => {
    expect(isOpen(HOURS, SUNDAY, minute(9, 0))).toBe(false);
    expect(isOpen(HOURS, SATURDAY, minute(9, 0))).toBe(true);
    expect(isOpen(WEEKDAYS_ONLY, SATURDAY, minute(9, 0))).toBe(false);
  });
});

describe('the next opening', () => {
  it('is today while it is to come or under way, the next day after it', () => {
    expect(nextOpening(HOURS, SATURDAY, 0)).toEqual({ daysAhead: 0, hours: LONG });
    expect(nextOpening(HOURS, SATURDAY, minute(20, 59))).toEqual({ daysAhead: 0, hours: LONG });
    expect(nextOpening(HOURS, SATURDAY, minute(21, 0))).toEqual({ daysAhead: 1, hours: SHORT });
  });

  it('is never on a holiday, and ends early before one', () => {
    expect(nextOpening(HOURS, BEFORE_THANKSGIVING, minute(21, 0))).toEqual({ daysAhead: 2, hours: LONG });
    expect(nextOpening(HOURS, THANKSGIVING, minute(9, 0))).toEqual({ daysAhead: 1, hours: LONG });
    expect(isOpen(HOURS, THANKSGIVING, minute(12, 0))).toBe(false);
    const thursdaysOnly = [undefined, undefined, undefined, undefined, LONG];
    expect(nextOpening(thursdaysOnly, THANKSGIVING, 0)).toEqual({ daysAhead: 7, hours: LONG });
    expect(isOpen(HOURS, '2026-12-24', minute(17, 59))).toBe(true);
    expect(isOpen(HOURS, '2026-12-24', minute(18, 0))).toBe(false);
    const evenings = [undefined, undefined, undefined, undefined, { openMinute: 1100, closeMinute: 1200 }];
    expect(hoursOn(evenings, '2026-12-24')).toBeUndefined();
  });

  it('skips days off, and comes round to the same weekday', () => {
    expect(nextOpening(WEEKDAYS_ONLY, FRIDAY, minute(21, 0))).toEqual({ daysAhead: 3, hours: LONG });
    const mondaysOnly = [undefined, LONG];
    expect(nextOpening(mondaysOnly, MONDAY, minute(21, 0))).toEqual({ daysAhead: 7, hours: LONG });
  });

  it('is none for a store that never opens', () => {
    expect(nextOpening([], MONDAY, 0)).toBeUndefined();
  });
});

describe('what a store page says of now', () => {
  it('names when an open store closes', () => {
    expect(storeStatusAt(HOURS, TUESDAY, minute(8, 0))).toEqual({
      storeStatus: 'Open',
      StoreOpenTime: '8:00 AM',
      storeStatusTime: 'until 9:00 PM',
    });
    expect(storeStatusAt(HOURS, SUNDAY, minute(17, 59))).toEqual({
      storeStatus: 'Open',
      StoreOpenTime: '10:00 AM',
      storeStatusTime: 'until 6:00 PM',
    });
  });

  it('names when a closed store opens, today or the next day', () => {
    expect(storeStatusAt(HOURS, TUESDAY, minute(7, 59))).toEqual({
      storeStatus: 'Closed',
      StoreOpenTime: '8:00 AM',
      storeStatusTime: 'until 8:00 AM',
    });
    expect(storeStatusAt(HOURS, SATURDAY, minute(21, 0))).toEqual({
      storeStatus: 'Closed',
      StoreOpenTime: '10:00 AM',
      storeStatusTime: 'until 10:00 AM',
    });
  });

  it('names no time for a store that never opens', () => {
    expect(storeStatusAt([], MONDAY, 0)).toEqual({ storeStatus: 'Closed', StoreOpenTime: '', storeStatusTime: '' });
  });
});

describe('the working hours of a store', () => {
  it('are those of seven days, Monday first', () => {
    const days = workingHoursOf(HOURS);
    expect(days.map(({ day }) => day)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(days[0]).toEqual({ day: 'Monday', open: '8:00 AM', close: '9:00 PM' });
    expect(days[6]).toEqual({ day: 'Sunday', open: '10:00 AM', close: '6:00 PM' });
  });

  it('have no times on a day off', () => {
    expect(workingHoursOf(WEEKDAYS_ONLY)[5]).toEqual({ day: 'Saturday', open: '', close: '' });
    expect(workingHoursOf([])).toHaveLength(7);
  });
});
