import { describe, expect, it } from 'vitest';
import { deadlineFields, deadlineText, instantAt, minuteOfDay, readDeadline, zoneText } from './deadline.ts';

const BOSTON = 'America/New_York';
const at = (iso: string) => Date.parse(iso);

describe('a deadline that is said by an office’s clock', () => {
  it.each([
    ['2026-12-01', 15 * 60, BOSTON, '2026-12-01T20:00:00Z'],
    ['2026-07-01', 15 * 60, BOSTON, '2026-07-01T19:00:00Z'],
    ['2026-12-01', 9 * 60, 'Pacific/Honolulu', '2026-12-01T19:00:00Z'],
    ['2026-12-01', 0, 'Pacific/Guam', '2026-11-30T14:00:00Z'],
    // The hour that is left out, and the one that there is twice.
    ['2026-03-08', 2 * 60 + 30, BOSTON, '2026-03-08T07:30:00Z'],
    ['2026-11-01', 60 + 30, BOSTON, '2026-11-01T05:30:00Z'],
    ['2026-11-01', 3 * 60, BOSTON, '2026-11-01T08:00:00Z'],
  ])('%s at minute %i in %s is %s', (date, minute, zone, instant) => {
    expect(new Date(instantAt(date, minute, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('is shown as it was said', () => {
    expect(deadlineFields(at('2026-12-01T20:05:00Z'), BOSTON)).toEqual({ closesOn: '2026-12-01', closesAt: '15:05' });
    expect(zoneText(BOSTON)).toBe('Eastern Time');
    expect(deadlineText(new Date('2026-12-01T20:05:00Z'), BOSTON)).toBe('Tue, Dec 1, 3:05 PM EST');
  });

  it.each([
    ['15:00', 900],
    ['9:05', 545],
    ['23:59', 1439],
    ['15:00:00', 900],
    ['24:00', undefined],
    ['3 PM', undefined],
    ['', undefined],
  ])('reads the time %s', (text, minute) => {
    expect(minuteOfDay(text)).toBe(minute);
  });

  it('is ahead, and not by more than sixty days', () => {
    const now = at('2026-12-01T20:00:00Z');
    const read = (closesOn: string, closesAt: string) => readDeadline({ closesOn, closesAt }, BOSTON, now);
    expect(read('2026-12-01', '15:00')).toMatchObject({ problem: { field: 'closesOn' } });
    expect(read('2026-12-01', '15:01')).toEqual({ atMs: now + 60_000 });
    expect(read('2027-01-30', '15:00')).toEqual({ atMs: at('2027-01-30T20:00:00Z') });
    expect(read('2027-01-30', '15:01')).toMatchObject({ problem: { field: 'closesOn' } });
    expect(read('soon', '15:00')).toMatchObject({ problem: { field: 'closesOn' } });
    expect(read('2026-12-02', 'noon')).toMatchObject({ problem: { field: 'closesAt' } });
  });
});
