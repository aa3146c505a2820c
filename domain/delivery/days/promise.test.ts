import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeeklyHours } from '#domain/stores/opening-hours.ts';
import { isBusinessDay } from './business-days.ts';
import { dateOfDayNumber } from '../../shared/calendar.ts';
import { DELIVERY_TYPES, LEVELS_OF_SERVICE } from '../delivery-types.ts';
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

describe('what is made for somebody', () => {
  const made = { madeInDays: 2 };

  it('goes on its way when it has been made', () => {
    expect(brief('2026-11-17T16:59:59-05:00', made)).toBe('NDD 2026-11-20 2026-11-20');
    expect(brief('2026-11-17T17:00:00-05:00', made)).toBe('NDD 2026-11-23 2026-11-23');
    expect(brief('2026-11-17T12:00:00-05:00', { ...made, isInZoneOfCentre: false })).toBe('STANDARD 2026-11-23 2026-11-25');
    expect(brief('2026-11-17T12:00:00-05:00', { ...made, deliveryType: 'STS' })).toBe('STANDARD 2026-11-24 2026-11-30');
  });

  it('is not brought today, and lies in its store from the morning after it was made', () => {
    expect(brief('2026-11-17T09:00:00-05:00', { ...made, wishedLevel: 'SDD', sameDayStoreMiles: 2 })).toBe('NDD 2026-11-20 2026-11-20');
    expect(brief('2026-11-17T09:00:00-05:00', { ...made, deliveryType: 'ISP' })).toBe('STANDARD 2026-11-20 2026-11-20');
  });
});

describe('an item in stock near the shopper', () => {
  it('comes the next business day when ordered before 17:00 [C3-54]', () => {
    expect(brief('2026-11-17T16:59:59-05:00')).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T00:00:00-05:00')).toBe('NDD 2026-11-18 2026-11-18');
  });

  it('counts as ordered on the next business day at 17:00 or later', () => {
    expect(brief('2026-11-17T17:00:00-05:00')).toBe('NDD 2026-11-19 2026-11-19');
    expect(brief('2026-11-17T23:59:59-05:00')).toBe('NDD 2026-11-19 2026-11-19');
    expect(brief('2026-11-18T00:00:00-05:00')).toBe('NDD 2026-11-19 2026-11-19');
  });

  it('is promised by the clock of the place it goes to, not by ours', () => {
    expect(brief('2026-11-17T19:59:00-05:00', { zone: 'America/Los_Angeles' })).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T20:00:00-05:00', { zone: 'America/Los_Angeles' })).toBe('NDD 2026-11-19 2026-11-19');
    expect(brief('2026-11-18T02:00:00-05:00', { zone: 'Pacific/Honolulu' })).toBe('NDD 2026-11-19 2026-11-19');
  });

  it('counts as ordered on Monday over a weekend', () => {
    expect(brief('2026-11-20T16:59:00-05:00')).toBe('NDD 2026-11-23 2026-11-23');
    expect(brief('2026-11-20T17:00:00-05:00')).toBe('NDD 2026-11-24 2026-11-24');
    expect(brief('2026-11-21T16:00:00-05:00')).toBe('NDD 2026-11-24 2026-11-24');
    expect(brief('2026-11-22T18:00:00-05:00')).toBe('NDD 2026-11-24 2026-11-24');
    expect(brief('2026-11-23T16:59:00-05:00')).toBe('NDD 2026-11-24 2026-11-24');
  });

  it('neither leaves nor comes on a holiday', () => {
    expect(brief('2026-11-25T12:00:00-05:00')).toBe('NDD 2026-11-27 2026-11-27');
    expect(brief('2026-11-25T18:00:00-05:00')).toBe('NDD 2026-11-30 2026-11-30');
    expect(brief('2026-11-26T09:00:00-05:00')).toBe('NDD 2026-11-30 2026-11-30');
    expect(brief('2026-11-24T18:00:00-05:00')).toBe('NDD 2026-11-27 2026-11-27');
    expect(brief('2026-07-02T12:00:00-04:00')).toBe('NDD 2026-07-06 2026-07-06');
  });

  it('keeps the cut-off at 17:00 on the wall around the changes of the clock', () => {
    expect(brief('2026-03-06T21:59:00Z')).toBe('NDD 2026-03-09 2026-03-09');
    expect(brief('2026-03-06T22:00:00Z')).toBe('NDD 2026-03-10 2026-03-10');
    expect(brief('2026-03-09T20:59:00Z')).toBe('NDD 2026-03-10 2026-03-10');
    expect(brief('2026-03-09T21:00:00Z')).toBe('NDD 2026-03-11 2026-03-11');
    expect(brief('2026-11-02T21:59:00Z')).toBe('NDD 2026-11-03 2026-11-03');
    expect(brief('2026-11-02T22:00:00Z')).toBe('NDD 2026-11-04 2026-11-04');
  });

  it('comes by standard delivery, 2 to 4 business days after the day it counts for, when the shopper asks for it [C3-56]', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { wishedLevel: 'STANDARD' })).toBe('STANDARD 2026-11-19 2026-11-23');
    expect(brief('2026-11-17T17:00:00-05:00', { wishedLevel: 'STANDARD' })).toBe('STANDARD 2026-11-20 2026-11-24');
    expect(brief('2026-11-21T12:00:00-05:00', { wishedLevel: 'STANDARD' })).toBe('STANDARD 2026-11-25 2026-11-30');
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

  it('falls to what costs nothing from 14:00 on', () => {
    expect(brief('2026-11-17T14:00:00-05:00', wish)).toBe('NDD 2026-11-18 2026-11-18');
    expect(brief('2026-11-17T17:00:00-05:00', wish)).toBe('NDD 2026-11-19 2026-11-19');
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

  it('ship to a store in 3 to 6 business days after the day that the order counts for', () => {
    expect(brief('2026-11-17T12:00:00-05:00', { deliveryType: 'STS' })).toBe('STANDARD 2026-11-20 2026-11-25');
    expect(brief('2026-11-17T17:00:00-05:00', { deliveryType: 'STS' })).toBe('STANDARD 2026-11-23 2026-11-27');
    expect(brief('2026-11-22T12:00:00-05:00', { deliveryType: 'STS' })).toBe('STANDARD 2026-11-27 2026-12-02');
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

describe('the cut-off of a promise', () => {
  const orderBy = (iso: string, over: Partial<PromiseRequest> = {}) => promise(iso, over).orderByMinute;

  it('of what is shipped is 17:00, said until then on a business day', () => {
    expect(orderBy('2026-11-17T00:00:00-05:00')).toBe(17 * 60);
    expect(orderBy('2026-11-17T16:59:59-05:00')).toBe(17 * 60);
    expect(orderBy('2026-11-17T16:59:59-05:00', { isInZoneOfCentre: false })).toBe(17 * 60);
    expect(orderBy('2026-11-17T16:59:59-05:00', { deliveryType: 'STS' })).toBe(17 * 60);
  });

  it('is not said after it, on a weekend or on a holiday: until midnight the promise stays the same', () => {
    expect(orderBy('2026-11-17T17:00:00-05:00')).toBeUndefined();
    expect(orderBy('2026-11-21T09:00:00-05:00')).toBeUndefined();
    expect(orderBy('2026-11-26T09:00:00-05:00')).toBeUndefined();
  });

  it('of same-day delivery is 14:00, on any day of the week', () => {
    const wish = { wishedLevel: 'SDD', sameDayStoreMiles: 5 } as const;
    expect(orderBy('2026-11-17T09:00:00-05:00', wish)).toBe(14 * 60);
    expect(orderBy('2026-11-22T13:59:00-05:00', wish)).toBe(14 * 60);
    expect(orderBy('2026-11-17T14:00:00-05:00', wish)).toBe(17 * 60);
  });

  it('is none where no hour decides: in a store, for what is not there, for what nobody carries', () => {
    const noon = '2026-11-17T12:00:00-05:00';
    expect(orderBy(noon, { deliveryType: 'ISP' })).toBeUndefined();
    expect(orderBy(noon, { deliveryType: 'PCK' })).toBeUndefined();
    expect(orderBy(noon, { isInStock: false })).toBeUndefined();
    expect(orderBy(noon, { isBackOrder: true, backOrderDate: '2026-12-02' })).toBeUndefined();
    expect(orderBy(noon, { isPreOrder: true, streetDate: '2027-01-04' })).toBeUndefined();
    expect(orderBy(noon, { isPhysical: false })).toBeUndefined();
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

  it('is never a later day for an earlier order, whichever free way it is', () => {
    fc.assert(
      fc.property(aRequest, fc.integer({ min: 0, max: 14 * 86_400_000 }), (request, laterMs) => {
        const early = { ...request, wishedLevel: request.wishedLevel === 'SDD' ? undefined : request.wishedLevel, isInStock: true };
        const days = [early.nowMs, early.nowMs + laterMs].map((nowMs) => promiseFor({ ...early, nowMs }));
        // A day that has slipped is no earlier day: then there is none.
        if (days.some(({ maxDeliveryDate }) => maxDeliveryDate === undefined)) return;
        expect((days[0]?.minDeliveryDate ?? '') <= (days[1]?.minDeliveryDate ?? '')).toBe(true);
        expect((days[0]?.maxDeliveryDate ?? '') <= (days[1]?.maxDeliveryDate ?? '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is worse from its cut-off on, and only from then', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(aRequest, (request) => {
        const { minuteOfDay } = localTime(request.nowMs, request.zone);
        const now = promiseFor(request);
        fc.pre(now.orderByMinute !== undefined);
        const cutOffMs = request.nowMs - (request.nowMs % 60_000) + ((now.orderByMinute ?? 0) - minuteOfDay) * 60_000;
        fc.pre(localTime(cutOffMs, request.zone).minuteOfDay === now.orderByMinute); // the clock did not change in between
        expect(promiseFor({ ...request, nowMs: cutOffMs - 1 })).toEqual(now);
        expect((promiseFor({ ...request, nowMs: cutOffMs }).maxDeliveryDate ?? '9999') > (now.maxDeliveryDate ?? '')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
