import { describe, expect, it } from 'vitest';
import { laterDelivery } from './later-delivery.ts';

describe('the day on which what is shipped is wanted', () => {
  it('can be any from the earliest on', () => {
    expect(laterDelivery({ date: '2026-11-30', earliestDeliveryDate: '2026-11-23', messages: [] })).toEqual({
      earliest: '2026-11-23',
      earliestText: 'Mon, Nov 23',
      date: '2026-11-30',
      dateText: 'Mon, Nov 30',
    });
    expect(laterDelivery({ date: null, earliestDeliveryDate: '2026-11-23', messages: [] })?.date).toBeUndefined();
  });

  it('is nothing to choose where nothing is shipped', () => {
    expect(laterDelivery({ date: null, earliestDeliveryDate: null, messages: [] })).toBeUndefined();
  });
});
