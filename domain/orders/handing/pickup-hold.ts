import { SHOP_ZONE } from '../../delivery/places/shop-zone.ts';
import { localTime } from '../../delivery/days/local-time.ts';
import { addDays, type CalendarDate } from '../../shared/calendar.ts';

/** How long a store keeps what is ready for pickup, in days. It may keep it longer; it promises these. */
const PICKUP_HOLD_DAYS = 7;

/** The last day through which a store keeps what is ready since an instant. */
export function heldUntil(readyAt: Date): CalendarDate {
  return addDays(localTime(readyAt.getTime(), SHOP_ZONE).date, PICKUP_HOLD_DAYS);
}

/** 'We hold pickups for 7 days.' */
export const PICKUP_HOLD_RULE = `The store holds your order for ${PICKUP_HOLD_DAYS} days once it’s ready. Need longer? Call the store.`;
