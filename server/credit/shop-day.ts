import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';

/** The day of an instant where the shop is: invoices are dated and due by it. */
export function shopDay(at: Date): CalendarDate {
  return localTime(at.getTime(), SHOP_ZONE).date;
}
