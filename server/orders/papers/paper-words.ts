import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: SHOP_ZONE });

/** The day of an instant by the shop's own calendar. */
export function dayOf(instant: string | Date): string {
  return DAY.format(new Date(instant));
}
