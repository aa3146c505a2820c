import { describe, expect, it } from 'vitest';
import { arrivalText } from '../arrival-text.ts';
import { SHIPPING_PLACES, shippingPlace } from '../places/shipping-places.ts';
import { zoneOfState } from '../places/state-zone.ts';
import { promiseAnywhere } from './promise-anywhere.ts';
import { promiseFor } from './promise.ts';

const FRIDAY_MORNING = Date.parse('2026-11-20T15:00:00Z');

const parcel = { nowMs: FRIDAY_MORNING, deliveryType: 'STA', isPhysical: true, isInStock: true } as const;

function at(state: string, isHeavy: boolean, nowMs = FRIDAY_MORNING) {
  const { isOverseas, ...place } = shippingPlace(state, zoneOfState(state));
  return promiseFor({ ...parcel, ...place, nowMs, goesBySea: isOverseas && isHeavy });
}

describe('a promise to somebody who has not said where they are [A-051]', () => {
  it('holds at every place that we ship to, at any hour', () => {
    for (const isHeavy of [false, true]) {
      for (let hour = 0; hour < 7 * 24; hour += 1) {
        const nowMs = FRIDAY_MORNING + hour * 3_600_000;
        const { minDeliveryDate = '', maxDeliveryDate = '' } = promiseAnywhere({ ...parcel, nowMs }, isHeavy);
        for (const state of ['MA', 'CA', 'TX', 'AK', 'HI', 'PR', 'AS']) {
          const { minDeliveryDate: from = '', maxDeliveryDate: to = '' } = at(state, isHeavy, nowMs);
          expect(from >= minDeliveryDate && to <= maxDeliveryDate, `${state} ${new Date(nowMs).toISOString()}`).toBe(true);
        }
      }
    }
  });

  it('is a range, in which heavy goods take longer, since they go overseas by sea', () => {
    expect(arrivalText(promiseAnywhere(parcel, false), false)).toBe('Get it Nov 23–27');
    expect(arrivalText(promiseAnywhere(parcel, true), false)).toBe('Get it Nov 23 – Dec 7');
    expect(arrivalText(at('HI', false), true)).toBe('Get it by Fri, Nov 27');
    expect(arrivalText(at('HI', true), true)).toBe('Get it by Mon, Dec 7');
    expect(arrivalText(at('MA', true), true)).toBe('Get it by Mon, Nov 23');
  });

  it('names an hour to order by only while it is the same everywhere', () => {
    expect(promiseAnywhere(parcel, false).orderByMinute).toBe(17 * 60);
    expect(promiseAnywhere({ ...parcel, nowMs: Date.parse('2026-11-20T22:30:00Z') }, false).orderByMinute).toBeUndefined();
  });

  it('says no day where there is none, and one where it is the same everywhere', () => {
    expect(arrivalText(promiseAnywhere({ ...parcel, isInStock: false }, false), false)).toBeUndefined();
    const backOrder = promiseAnywhere({ ...parcel, isBackOrder: true, backOrderDate: '2026-12-18' }, true);
    expect([arrivalText(backOrder, false), backOrder.isBackOrder]).toEqual(['Get it by Fri, Dec 18', true]);
    expect(promiseAnywhere({ ...parcel, isPreOrder: true, streetDate: '2026-12-18' }, false).maxDeliveryDate).toBe('2026-12-18');
  });
});

it('places that are alike count once', () => {
  expect(SHIPPING_PLACES.length).toBeLessThan(15);
  expect(SHIPPING_PLACES.some(({ zone }) => zone === 'Pacific/Guam')).toBe(false);
});
