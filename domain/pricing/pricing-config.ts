import { EXTENDED_AREA_ZIPS } from '#domain/delivery/places/delivery-areas.ts';
import type { PricingConfig } from './pricing-input.ts';

/** What delivery today costs, once per order, on either site. */
export const SAME_DAY_FEE_CENTS = 995;

/** The consumer site: shipping is free from 35.00, else 9.95. (C §3, Cart attributes: freeShippingThreshold) */
export const CONSUMER_PRICING: PricingConfig = {
  freeShippingThresholdCents: 3500,
  shipFeeCents: 995,
  sameDayFeeCents: SAME_DAY_FEE_CENTS,
  smallOrderThresholdCents: 0,
  smallOrderFeeCents: 0,
  isDasEnabled: true,
  extendedAreaZips: EXTENDED_AREA_ZIPS,
};

/** The business site: delivery is free, an order below 50.00 carries a fee of 5.99. (C §8, small-order warning) */
export const BUSINESS_PRICING: PricingConfig = {
  freeShippingThresholdCents: 5000,
  shipFeeCents: 0,
  sameDayFeeCents: SAME_DAY_FEE_CENTS,
  smallOrderThresholdCents: 5000,
  smallOrderFeeCents: 599,
  isDasEnabled: true,
  extendedAreaZips: EXTENDED_AREA_ZIPS,
};
