import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { addDays } from '../../shared/calendar.ts';
import { futureDateProblem, latestFutureDate, movedTo } from './future-delivery.ts';
import type { DeliveryPromise } from './promise.ts';

const WINDOW = { earliestDate: '2026-11-23', windowDays: 15 };

describe('a later delivery day', () => {
  it('lies between the earliest one and the end of the window, both included', () => {
    expect(futureDateProblem('2026-11-23', WINDOW)).toBeUndefined();
    expect(futureDateProblem('2026-11-20', WINDOW)).toBe('TOO_EARLY');
    expect(latestFutureDate(WINDOW)).toBe('2026-12-08');
    expect(futureDateProblem('2026-12-08', WINDOW)).toBeUndefined();
    expect(futureDateProblem('2026-12-09', WINDOW)).toBe('TOO_LATE');
    expect(futureDateProblem('2026-12-09', { ...WINDOW, windowDays: 90 })).toBeUndefined();
  });

  it('is a business day', () => {
    expect(futureDateProblem('2026-11-26', WINDOW)).toBe('NO_BUSINESS_DAY'); // Thanksgiving
    expect(futureDateProblem('2026-11-28', WINDOW)).toBe('NO_BUSINESS_DAY'); // Saturday
  });

  it('is a day that exists, and there must be something to deliver and a window', () => {
    for (const text of ['2026-11-31', '2026-1-1', 'tomorrow', '']) expect(futureDateProblem(text, WINDOW)).toBe('NOT_A_DATE');
    expect(futureDateProblem('2026-11-24', { ...WINDOW, earliestDate: undefined })).toBe('NOTHING_SHIPPED');
    expect(futureDateProblem('2026-11-24', { ...WINDOW, windowDays: 0 })).toBe('TOO_LATE');
    expect(latestFutureDate({ ...WINDOW, windowDays: 0 })).toBeUndefined();
  });

  it('can be chosen exactly on the business days of the window, whenever it begins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 730 }),
        fc.constantFrom(15, 90),
        fc.integer({ min: -5, max: 100 }),
        (start, windowDays, ahead) => {
          const earliestDate = addDays('2026-01-01', start);
          const date = addDays(earliestDate, ahead);
          const isPossible = ahead >= 0 && ahead <= windowDays && isBusinessDay(date);
          expect(futureDateProblem(date, { earliestDate, windowDays }) === undefined).toBe(isPossible);
        },
      ),
    );
  });
});

describe('the promise of a row on a later day', () => {
  const next: DeliveryPromise = { levelOfService: 'NDD', minDeliveryDate: '2026-11-23', maxDeliveryDate: '2026-11-23', isBackOrder: false };

  it('is that day, at the standard level', () => {
    expect(movedTo('2026-11-30', next)).toEqual({
      ...next,
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-11-30',
      maxDeliveryDate: '2026-11-30',
    });
  });

  it('stays where the row comes later anyway, today, or nobody knows when', () => {
    const backOrder = { ...next, minDeliveryDate: '2026-12-07', maxDeliveryDate: '2026-12-07', isBackOrder: true };
    const today = { ...next, levelOfService: 'SDD' as const };
    const unknown = { ...next, minDeliveryDate: undefined, maxDeliveryDate: undefined };
    for (const promise of [backOrder, today, unknown]) expect(movedTo('2026-11-30', promise)).toBe(promise);
  });
});
