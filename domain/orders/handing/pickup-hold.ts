import { SHOP_ZONE } from '../../delivery/places/shop-zone.ts';
import { localTime } from '../../delivery/days/local-time.ts';
import { addDays, type CalendarDate } from '../../shared/calendar.ts';

/** How long a store keeps what is ready for pickup, in days. It gives more to who asks for them. */
const PICKUP_HOLD_DAYS = 7;

/** How many days before the last one who has not come is reminded. */
const REMINDED_DAYS_BEFORE = 2;

/** How long after midnight, by the shop's own clock, the last of the stores has closed: some are in other zones. */
const CLOSED_HOURS_AFTER = 6;

/** The last day through which a store keeps what is ready since an instant. */
export function heldUntil(readyAt: Date): CalendarDate {
  return addDays(localTime(readyAt.getTime(), SHOP_ZONE).date, PICKUP_HOLD_DAYS);
}

/** What was kept through a day before this one was not fetched: that day is over in every store. */
export function firstHeldStill(now: Date): CalendarDate {
  return localTime(now.getTime() - CLOSED_HOURS_AFTER * 3_600_000, SHOP_ZONE).date;
}

/** Of what is kept through this day or one before, whoever has not come is reminded now. */
export function remindedThrough(now: Date): CalendarDate {
  return addDays(localTime(now.getTime(), SHOP_ZONE).date, REMINDED_DAYS_BEFORE);
}

/** For who reads about pickups. */
export const PICKUP_HOLD_RULE = `The store holds your order for ${PICKUP_HOLD_DAYS} days once it’s ready. Need longer? Call the store. What isn’t picked up by then is canceled, and you aren’t charged for it.`;
