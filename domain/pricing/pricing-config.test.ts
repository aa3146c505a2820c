import { describe, expect, it } from 'vitest';
import { BUSINESS_PRICING, CONSUMER_PRICING } from './pricing-config.ts';

describe('the two sites', () => {
  it('have their own fees and limits', () => {
    expect(CONSUMER_PRICING).toMatchObject({
      freeShippingThresholdCents: 3500,
      shipFeeCents: 995,
      sameDayFeeCents: 995,
      smallOrderFeeCents: 0,
    });
    expect(BUSINESS_PRICING).toMatchObject({
      freeShippingThresholdCents: 5000,
      shipFeeCents: 0,
      sameDayFeeCents: 995,
      smallOrderThresholdCents: 5000,
      smallOrderFeeCents: 599,
    });
  });

  it('charge the delivery area surcharge by default', () => {
    expect([CONSUMER_PRICING.isDasEnabled, BUSINESS_PRICING.isDasEnabled]).toEqual([true, true]);
  });
});
