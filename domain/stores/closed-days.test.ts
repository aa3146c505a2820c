import { describe, expect, it } from 'vitest';
import { holidayOf, holidaysFrom, hoursFrom } from './closed-days.ts';
import { doorText } from './hours-text.ts';

const ALWAYS = Array.from({ length: 7 }, () => ({ openMinute: 480, closeMinute: 1260 }));

describe('days on which no store opens', () => {
  it.each([
    ['2026-11-26', 'Thanksgiving'],
    ['2027-11-25', 'Thanksgiving'],
    ['2028-11-23', 'Thanksgiving'],
    ['2026-12-25', 'Christmas'],
    ['2026-11-19', undefined],
    ['2026-11-27', undefined],
    ['2026-12-24', undefined],
  ])('%s: %s', (date, name) => {
    expect(holidayOf(date)).toBe(name);
  });

  it('are told a week ahead', () => {
    expect(holidaysFrom('2026-11-20')).toEqual([{ date: '2026-11-26', name: 'Thanksgiving' }]);
    expect(holidaysFrom('2026-11-26')).toHaveLength(1);
    expect(holidaysFrom('2026-11-27')).toEqual([]);
  });

  it('are passed over by what opens next', () => {
    // The evening before, and the day itself.
    expect(doorText(hoursFrom('2026-11-25', ALWAYS), 3, 1300)).toBe('Closed, opens Friday 8 AM');
    expect(doorText(hoursFrom('2026-11-26', ALWAYS), 4, 600)).toBe('Closed, opens Friday 8 AM');
    expect(doorText(hoursFrom('2026-11-27', ALWAYS), 5, 600)).toBe('Open until 9 PM');
  });
});
