import type { CalendarDate } from '../../shared/calendar.ts';
import { localTime } from '../days/local-time.ts';
import { SHOP_ZONE } from './shop-zone.ts';

/** The calendar day of an instant where the shop is: what it dates, it dates by this day. */
export function shopDay(at: Date): CalendarDate {
  return localTime(at.getTime(), SHOP_ZONE).date;
}
