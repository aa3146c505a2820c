import { describe, expect, it } from 'vitest';
import { doorText, hoursLines, pickupText, specialHours } from './hours-text.ts';

const LONG = { openMinute: 480, closeMinute: 1260 };
const SHORT = { openMinute: 630, closeMinute: 1080 };

describe('the hours of a week', () => {
  it('are said once for days that follow one another, Monday first', () => {
    expect(hoursLines([SHORT, LONG, LONG, LONG, LONG, LONG, LONG])).toEqual([
      { days: 'Monday to Saturday', hours: '8 AM to 9 PM' },
      { days: 'Sunday', hours: '10:30 AM to 6 PM' },
    ]);
  });

  it('name the days off', () => {
    expect(hoursLines([undefined, LONG, LONG, undefined, LONG, LONG])).toEqual([
      { days: 'Monday to Tuesday', hours: '8 AM to 9 PM' },
      { days: 'Wednesday', hours: 'Closed' },
      { days: 'Thursday to Friday', hours: '8 AM to 9 PM' },
      { days: 'Saturday to Sunday', hours: 'Closed' },
    ]);
    expect(hoursLines([])).toEqual([{ days: 'Monday to Sunday', hours: 'Closed' }]);
  });
});

describe('what stands on the door of a store', () => {
  const WEEK = [undefined, LONG, LONG, LONG, LONG, LONG, SHORT];

  it('is until when it is open', () => {
    expect(doorText(WEEK, '2026-11-16', 480)).toBe('Open until 9 PM');
    expect(doorText(WEEK, '2026-11-16', 1259)).toBe('Open until 9 PM');
  });

  it('is when it opens, with the day unless that is today', () => {
    expect(doorText(WEEK, '2026-11-16', 479)).toBe('Closed, opens 8 AM');
    expect(doorText(WEEK, '2026-11-16', 1260)).toBe('Closed, opens Tuesday 8 AM');
    expect(doorText(WEEK, '2026-11-21', 1080)).toBe('Closed, opens Monday 8 AM');
    expect(doorText(WEEK, '2026-11-20', 1300)).toBe('Closed, opens Saturday 10:30 AM');
  });

  it('is nothing for one that never opens', () => {
    expect(doorText([], '2026-11-18', 600)).toBe('');
  });
});

describe('a holiday', () => {
  const WEEK = [SHORT, LONG, LONG, LONG, LONG, LONG, LONG];

  it('stands on the door of a store', () => {
    expect(doorText(WEEK, '2026-11-25', 1300)).toBe('Closed, opens Friday 8 AM');
    expect(doorText(WEEK, '2026-11-26', 600)).toBe('Closed for Thanksgiving, opens Friday 8 AM');
    expect(doorText(WEEK, '2026-12-24', 600)).toBe('Open until 6 PM');
  });

  it('puts off when something can be fetched', () => {
    expect(pickupText(WEEK, '2026-11-25', 1259)).toBe('Pick up today');
    expect(pickupText(WEEK, '2026-11-25', 1260)).toBe('Pick up Fri, Nov 27');
    expect(pickupText(WEEK, '2026-11-26', 600)).toBe('Pick up Fri, Nov 27');
    expect(pickupText([], '2026-11-26', 600)).toBeUndefined();
  });

  it('is told two weeks ahead', () => {
    expect(specialHours(WEEK, '2026-11-12')).toEqual([]);
    expect(specialHours(WEEK, '2026-11-13')).toEqual([{ days: 'Thu, Nov 26 (Thanksgiving)', hours: 'Closed' }]);
    expect(specialHours(WEEK, '2026-11-26')).toEqual([{ days: 'Thu, Nov 26 (Thanksgiving)', hours: 'Closed' }]);
    expect(specialHours(WEEK, '2026-11-27')).toEqual([]);
    expect(specialHours(WEEK, '2026-12-24')).toEqual([
      { days: 'Thu, Dec 24 (Christmas Eve)', hours: '8 AM to 6 PM' },
      { days: 'Fri, Dec 25 (Christmas)', hours: 'Closed' },
      { days: 'Thu, Dec 31 (New Year’s Eve)', hours: '8 AM to 6 PM' },
      { days: 'Fri, Jan 1 (New Year’s Day)', hours: 'Closed' },
    ]);
  });

  it('is none to a store that is closed on its weekday anyway', () => {
    expect(specialHours([SHORT, LONG, LONG, LONG, undefined, LONG, LONG], '2026-11-20')).toEqual([]);
  });
});
