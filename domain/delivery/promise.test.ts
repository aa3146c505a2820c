import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeeklyHours } from '#domain/stores/opening-hours.ts';
import { isBusinessDay } from './business-days.ts';
import { dateOfDayNumber } from './calendar.ts';
import { DELIVERY_TYPES, LEVELS_OF_SERVICE } from './delivery-types.ts';
import { localTime } from './local-time.ts';
import { promiseFor, type DeliveryPromise, type PromiseRequest } from './promise.ts';

const NEW_YORK = 'America/New_York';
const WEEKDAY = { openMinute: 8 * 60, closeMinute: 21 * 60 };
const SUNDAY = { openMinute: 10 * 60, closeMinute: 18 * 60 };
const STORE_HOURS: WeeklyHours = [SUNDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY];

function promise(iso: string, over: Partial<PromiseRequest> = {}): DeliveryPromise {
  return promiseFor({
    nowMs: Date.parse(iso),
    zone: NEW_YORK,
    deliveryType: 'STA',
    isPhysical: true,
    isInStock: true,
    isInZoneOfCentre: true,
    storeHours: STORE_HOURS,
    ...over,
  });
}

function brief(iso: string, over: Partial<PromiseRequest> = {}): string {
  const { levelOfService, minDeliveryDate, maxDeliveryDate } = promise(iso, over);
  return `${levelOfService} ${minDeliveryDate ?? '-'} ${maxDeliveryDate ?? '-'}`;
}

describe('an item in stock near the shopper', () => {
  it('comes the next business day when ordered before 17:00 [C3-54]', () => {
    expect(brief('2026-11-17T16:59:59-05:00')).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T00:00:00-05:00')).toBe('NDD 2026-11-18 2026-11-18');
  });

  it('comes by standard delivery, 2 to 4 business days, when ordered at 17:00 or later [C3-56]', () => {
    expect(brief('2026-11-17T17:00:00-05:00')).toBe('STANDARD 2026-11-19 2026-11-23');
    expect(brief('2026-11-17T23:59:59-05:00')).toBe('STANDARD 2026-11-19 2026-11-23');
  });

  it('is promised by the clock of the place it goes to, not by ours', () => {
    expect(brief('2026-11-17T19:59:00-05:00', { zone: 'America/Los_Angeles' })).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T20:00:00-05:00', { zone: 'America/Los_Angeles' })).toBe('STANDARD 2026-11-19 2026-11-23');
    expect(brief('2026-11-18T02:00:00-05:00', { zone: 'Pacific/Honolulu' })).toBe('STANDARD 2026-11-19 2026-11-23');
  });

  it('waits for Monday over a weekend', () => {
    expect(brief('2026-11-20T16:00:00-05:00')).toBe('NDD 2026-11-23 2026-11-23');
    expect(brief('2026-11-21T16:00:00-05:00')).toBe('NDD 2026-11-23 2026-11-23');
    expect(brief('2026-11-22T16:00:00-05:00')).toBe('NDD 2026-11-23 2026-11-23');
    expect(brief('2026-11-22T18:00:00-05:00')).toBe('STANDARD 2026-11-24 2026-11-27');
  });

  it('does not come on a holiday', () => {
    expect(brief('2026-11-25T12:00:00-05:00')).toBe('NDD 2026-11-27 2026-11-27');
    expect(brief('2026-11-24T18:00:00-05:00')).toBe('STANDARD 2026-11-27 2026-12-01');
    expect(brief('2026-07-02T12:00:00-04:00')).toBe('NDD 2026-07-06 2026-07-06');
  });

  it('keeps the cut-off at 17:00 on the wall on the days when the clock changes', () => {
    expect(brief('2026-03-08T20:59:00Z')).toBe('NDD 2026-03-09 2026-03-09');
    expect(brief('2026-03-08T21:00:00Z')).toBe('STANDARD 2026-03-10 2026-03-12');
    expect(brief('2026-11-01T21:59:00Z')).toBe('NDD 2026-11-02 2026-11-02');
    expect(brief('2026-11-01T22:00:00Z')).toBe('STANDARD 2026-11-03 2026-11-05');
  });

  it('comes by standard delivery when the shopper asks for it', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { wishedLevel: 'STANDARD' })).toBe('STANDARD 2026-11-19 2026-11-23');
    expect(brief('2026-11-17T12:00:00-05:00', { wishedLevel: 'NDD' })).toBe('NDD 2026-11-18 2026-11-18');
  });
});

describe('an item in stock far away', () => {
  it('comes by standard delivery whatever the hour and the wish', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { isInZoneOfCentre: false })).toBe('STANDARD 2026-11-19 2026-11-23');
    expect(brief('2026-11-17T12:00:00-05:00', { isInZoneOfCentre: false, wishedLevel: 'NDD' })).toBe('STANDARD 2026-11-19 2026-11-23');
  });
});

describe('same-day delivery', () => {
  const wish = { wishedLevel: 'SDD', sameDayStoreMiles: 5 } as const;

  it('comes today when ordered before 14:00, on any day of the week [C3-55]', () => {
    expect(brief('2026-11-17T13:59:59-05:00', wish)).toBe('SDD 2026-11-17 2026-11-17');
    expect(brief('2026-11-22T13:59:59-05:00', wish)).toBe('SDD 2026-11-22 2026-11-22');
  });

  it('falls to the next day from 14:00 on, and to standard delivery from 17:00 on', () => {
    expect(brief('2026-11-17T14:00:00-05:00', wish)).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T17:00:00-05:00', wish)).toBe('STANDARD 2026-11-19 2026-11-23');
  });

  it('reaches 20 miles from a store that has it, not farther', () => {
    expect(brief('2026-11-17T09:00:00-05:00', { ...wish, sameDayStoreMiles: 20 })).toBe('SDD 2026-11-17 2026-11-17');
    expect(brief('2026-11-17T09:00:00-05:00', { ...wish, sameDayStoreMiles: 20.01 })).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T09:00:00-05:00', { ...wish, sameDayStoreMiles: undefined })).toBe('NDD 2026-11-18 2026-11-18');
  });

  it('is not chosen for a shopper who did not ask, since it costs extra', () => {
    expect(brief('2026-11-17T09:00:00-05:00', { sameDayStoreMiles: 5 })).toBe('NDD 2026-11-18 2026-11-18');
  });

  it('needs the store near by to have it, not a centre', () => {
    expect(brief('2026-11-17T09:00:00-05:00', { ...wish, isInStock: false })).toBe('SDD 2026-11-17 2026-11-17');
    expect(brief('2026-11-17T14:00:00-05:00', { ...wish, isInStock: false })).toBe('STANDARD - -');
  });

  it('is nothing that a row fetched from a store can have', () => {
    expect(brief('2026-11-17T09:00:00-05:00', { ...wish, deliveryType: 'STS' })).toBe('STANDARD 2026-11-20 2026-11-25');
  });
});

describe('in-store pickup', () => {
  const pickup = { deliveryType: 'ISP' } as const;

  it('is ready today while the store is open, to its last minute', () => {
    expect(brief('2026-11-17T08:00:00-05:00', pickup)).toBe('STANDARD 2026-11-17 2026-11-17');
    expect(brief('2026-11-17T20:59:00-05:00', pickup)).toBe('STANDARD 2026-11-17 2026-11-17');
  });

  it('is ready today when the store is still to open, tomorrow when it has closed', () => {
    expect(brief('2026-11-17T06:00:00-05:00', pickup)).toBe('STANDARD 2026-11-17 2026-11-17');
    expect(brief('2026-11-17T21:00:00-05:00', pickup)).toBe('STANDARD 2026-11-18 2026-11-18');
  });

  it('follows the hours of the weekday', () => {
    expect(brief('2026-11-22T17:59:00-05:00', pickup)).toBe('STANDARD 2026-11-22 2026-11-22');
    expect(brief('2026-11-22T18:00:00-05:00', pickup)).toBe('STANDARD 2026-11-23 2026-11-23');
  });

  it('skips the days on which the store is closed', () => {
    const storeHours = [undefined, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, undefined];
    expect(brief('2026-11-20T21:30:00-05:00', { ...pickup, storeHours })).toBe('STANDARD 2026-11-23 2026-11-23');
  });

  it('has no day in a store without hours, or without stock', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { ...pickup, storeHours: [] })).toBe('STANDARD - -');
    expect(brief('2026-11-17T12:00:00-05:00', { ...pickup, storeHours: undefined })).toBe('STANDARD - -');
    expect(brief('2026-11-17T12:00:00-05:00', { ...pickup, isInStock: false })).toBe('STANDARD - -');
  });
});

describe('the other ways to a store', () => {
  it('hold a later pickup ready from the next opening day on', () => {
    expect(brief('2026-11-17T06:00:00-05:00', { deliveryType: 'PCK' })).toBe('STANDARD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T22:00:00-05:00', { deliveryType: 'PCK' })).toBe('STANDARD 2026-11-18 2026-11-18');
    const storeHours = [undefined, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY];
    expect(brief('2026-11-21T09:00:00-05:00', { deliveryType: 'PCK', storeHours })).toBe('STANDARD 2026-11-23 2026-11-23');
  });

  it('ship to a store in 3 to 6 business days', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { deliveryType: 'STS' })).toBe('STANDARD 2026-11-20 2026-11-25');
    expect(brief('2026-11-23T12:00:00-05:00', { deliveryType: 'STS' })).toBe('STANDARD 2026-11-27 2026-12-02');
  });
});

describe('an item that is not there', () => {
  it('has no day', () => {
    expect(promise('2026-11-17T12:00:00-05:00', { isInStock: false })).toEqual({
      levelOfService: 'STANDARD',
      minDeliveryDate: undefined,
      maxDeliveryDate: undefined,
      isBackOrder: false,
    });
  });

  it('comes on its back-order date when it may be ordered all the same [C3-57]', () => {
    expect(promise('2026-11-17T12:00:00-05:00', { isInStock: false, isBackOrder: true, backOrderDate: '2026-12-02' })).toEqual({
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-12-02',
      maxDeliveryDate: '2026-12-02',
      isBackOrder: true,
    });
  });

  it('stays a back order without a day when its date is unknown or has gone by', () => {
    const slipped = { isInStock: false, isBackOrder: true } as const;
    expect(brief('2026-11-17T12:00:00-05:00', { ...slipped, backOrderDate: '2026-11-17' })).toBe('STANDARD 2026-11-17 2026-11-17');
    expect(brief('2026-11-17T12:00:00-05:00', { ...slipped, backOrderDate: '2026-11-16' })).toBe('STANDARD - -');
    expect(promise('2026-11-17T12:00:00-05:00', slipped)).toMatchObject({
      maxDeliveryDate: undefined,
      isBackOrder: true,
    });
  });

  it('comes on its street date when it is sold before', () => {
    const preOrder = { isInStock: false, isPreOrder: true } as const;
    expect(brief('2026-11-17T12:00:00-05:00', { ...preOrder, streetDate: '2027-01-04' })).toBe('STANDARD 2027-01-04 2027-01-04');
    expect(brief('2026-11-17T12:00:00-05:00', preOrder)).toBe('STANDARD - -');
  });

  it('is an item like any other once its street date has gone by', () => {
    expect(brief('2027-01-05T12:00:00-05:00', { isPreOrder: true, streetDate: '2027-01-04' })).toBe('NDD 2027-01-06 2027-01-06');
    expect(brief('2027-01-04T12:00:00-05:00', { isPreOrder: true, streetDate: '2027-01-04' })).toBe('STANDARD 2027-01-04 2027-01-04');
  });
});

describe('what nobody carries', () => {
  it('comes at once, at any hour', () => {
    expect(brief('2026-11-22T23:00:00-05:00', { isPhysical: false, isInStock: false })).toBe('STANDARD 2026-11-22 2026-11-22');
  });
});

describe('any promise', () => {
  const aDate = fc.integer({ min: 20_000, max: 22_000 }).map(dateOfDayNumber);
  const aRequest: fc.Arbitrary<PromiseRequest> = fc.record({
    nowMs: fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }),
    zone: fc.constantFrom(NEW_YORK, 'America/Chicago', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu', 'Pacific/Guam'),
    deliveryType: fc.constantFrom(...DELIVERY_TYPES),
    wishedLevel: fc.option(fc.constantFrom(...LEVELS_OF_SERVICE), { nil: undefined }),
    isPhysical: fc.boolean(),
    isInStock: fc.boolean(),
    isInZoneOfCentre: fc.boolean(),
    sameDayStoreMiles: fc.option(fc.double({ min: 0, max: 40, noNaN: true }), { nil: undefined }),
    storeHours: fc.constantFrom(STORE_HOURS, [], undefined),
    isBackOrder: fc.boolean(),
    backOrderDate: fc.option(aDate, { nil: undefined }),
    isPreOrder: fc.boolean(),
    streetDate: fc.option(aDate, { nil: undefined }),
  });

  it('is never in the past, and its first day never after its last', () => {
    fc.assert(
      fc.property(aRequest, (request) => {
        const { minDeliveryDate, maxDeliveryDate } = promiseFor(request);
        expect(minDeliveryDate === undefined).toBe(maxDeliveryDate === undefined);
        if (minDeliveryDate === undefined || maxDeliveryDate === undefined) return;
        expect(minDeliveryDate >= localTime(request.nowMs, request.zone).date).toBe(true);
        expect(minDeliveryDate <= maxDeliveryDate).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('of a parcel from stock names business days only', () => {
    fc.assert(
      fc.property(aRequest, fc.constantFrom('STA', 'STS'), (request, deliveryType) => {
        const parcel = {
          ...request,
          deliveryType,
          isPhysical: true,
          isInStock: true,
          isBackOrder: false,
          isPreOrder: false,
        };
        const { levelOfService, minDeliveryDate, maxDeliveryDate } = promiseFor(parcel);
        fc.pre(levelOfService !== 'SDD');
        expect([minDeliveryDate ?? '', maxDeliveryDate ?? ''].every(isBusinessDay)).toBe(true);
      }),
    );
  });

  it('of standard delivery is never a later day for an earlier order', () => {
    fc.assert(
      fc.property(aRequest, fc.integer({ min: 0, max: 14 * 86_400_000 }), (request, laterMs) => {
        const early = {
          ...request,
          deliveryType: 'STA',
          wishedLevel: 'STANDARD',
          isInStock: true,
          isBackOrder: false,
          isPreOrder: false,
        } as const;
        const dayOf = (nowMs: number) => promiseFor({ ...early, nowMs }).maxDeliveryDate ?? '';
        expect(dayOf(early.nowMs) <= dayOf(early.nowMs + laterMs)).toBe(true);
      }),
    );
  });
});
