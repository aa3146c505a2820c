import { describe, expect, it } from 'vitest';
import { doorText, hoursLines } from './hours-text.ts';

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
    expect(doorText(WEEK, 1, 480)).toBe('Open until 9 PM');
    expect(doorText(WEEK, 1, 1259)).toBe('Open until 9 PM');
  });

  it('is when it opens, with the day unless that is today', () => {
    expect(doorText(WEEK, 1, 479)).toBe('Closed, opens 8 AM');
    expect(doorText(WEEK, 1, 1260)).toBe('Closed, opens Tuesday 8 AM');
    expect(doorText(WEEK, 6, 1080)).toBe('Closed, opens Monday 8 AM');
    expect(doorText(WEEK, 5, 1300)).toBe('Closed, opens Saturday 10:30 AM');
  });

  it('is nothing for one that never opens', () => {
    expect(doorText([], 3, 600)).toBe('');
  });
});
