import { describe, expect, it } from 'vitest';
import { hoursLines } from './hours-text.ts';

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
