import { describe, expect, it } from 'vitest';
import { daysBetween } from '#domain/shared/calendar.ts';
import { earliestRestockDay, nextRestockDay, orderDay, paceText } from './restock-days.ts';
import { isTooDear, mostUnitCents, restockUnitCents } from './restock-price.ts';

describe('the day on which something comes again', () => {
  it.each([
    ['2026-11-30', { months: 1 }, 30, '2026-12-30'],
    ['2027-01-31', { months: 1 }, 31, '2027-02-28'],
    ['2027-02-28', { months: 1 }, 31, '2027-03-31'],
    ['2026-11-30', { months: 6 }, 30, '2027-05-30'],
    ['2028-01-29', { months: 1 }, 29, '2028-02-29'],
    ['2026-12-01', { days: 45 }, 1, '2027-01-15'],
  ] as const)('after %s at %o, usually on the %i., is %s', (day, pace, anchorDay, next) => {
    expect(nextRestockDay(day, { pace, anchorDay, today: '2026-11-30' })).toBe(next);
  });

  it('makes up for nothing that was missed, and leaves time to be told', () => {
    const next = nextRestockDay('2026-01-15', { pace: { months: 1 }, anchorDay: 15, today: '2026-06-13' });
    expect(next).toBe('2026-07-15');
    expect(daysBetween('2026-06-13', next)).toBeGreaterThanOrEqual(3);
    expect(nextRestockDay('2026-01-15', { pace: { months: 1 }, anchorDay: 15, today: '2026-06-12' })).toBe('2026-06-15');
  });

  it('can be chosen from three days on, and its order is not placed before its buyer could change it', () => {
    expect(earliestRestockDay('2026-12-30')).toBe('2027-01-02');
    expect(orderDay('2026-12-05', '2026-12-02')).toBe('2026-12-05');
    expect(orderDay('2026-11-05', '2026-12-02')).toBe('2026-12-04');
  });

  it('is said in words', () => {
    expect([paceText({ months: 1 }), paceText({ months: 3 }), paceText({ days: 45 })]).toEqual([
      'every month',
      'every 3 months',
      'every 45 days',
    ]);
  });
});

describe('what something costs that comes again and again', () => {
  it('is 5 % less, but for what a contract says', () => {
    expect(restockUnitCents({ unitPriceCents: 7200, isOnContract: false })).toBe(6840);
    expect(restockUnitCents({ unitPriceCents: 1, isOnContract: false })).toBe(1);
    expect(restockUnitCents({ unitPriceCents: 7200, isOnContract: true })).toBe(7200);
  });

  it('is asked about above the rise that its buyer allows', () => {
    expect(mostUnitCents(6840, 5)).toBe(7182);
    expect(isTooDear(7182, { agreedCents: 6840, risePercent: 5 })).toBe(false);
    expect(isTooDear(7183, { agreedCents: 6840, risePercent: 5 })).toBe(true);
    expect(isTooDear(6841, { agreedCents: 6840, risePercent: 0 })).toBe(true);
    expect(isTooDear(100, { agreedCents: 6840, risePercent: 0 })).toBe(false);
  });
});
