import { remotePlaceOf } from '#domain/delivery/places/delivery-areas.ts';

/** How the steps of a price are called: in a cart, in its checkout and on the bill of its order. */
export const STEP_LABELS = {
  REGULAR_PRICE: 'Items at their regular price',
  SALE_PRICE: 'Sale prices',
  MEMBER_PRICE: 'Member prices',
  VOLUME_PRICE: 'Volume prices',
  QUOTE_PRICE: 'Quoted prices',
  REWARDS_REDEMPTION: 'Easy Rewards',
  STANDARD_SHIPPING: 'Shipping',
  FREE_DELIVERY: 'Free delivery',
  NOTHING_TO_SHIP: 'Nothing to ship',
  SAME_DAY: 'Same-day delivery',
  COURIER_SURCHARGE: 'Courier surcharge',
  SMALL_ORDER: 'Small-order fee',
  FURNITURE_SERVICE: 'Furniture service',
  SALES_TAX: 'Sales tax',
  TAX_EXEMPT: 'Tax exempt',
} as const;

/** 'Carrier surcharge for Hawaii'. */
export function areaSurchargeLabel(zip: string): string {
  return `Carrier surcharge for ${remotePlaceOf(zip) ?? 'your area'}`;
}
