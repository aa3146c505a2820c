import { dateText, daysBetween, weekdayName, weekdayOf, type CalendarDate } from '../shared/calendar.ts';

/** A weekday alone is clear for so many days ahead; after that it comes round again. */
const WEEKDAY_IS_CLEAR_DAYS = 6;

/**
 * When a saved-for-later item would come if it were bought today: 'Get it by Tuesday', more than 6 days ahead
 * 'Get it by Tue, Nov 24'. `undefined` without a date, or when it has gone by.
 */
export function savedDeliveryText(deliveryDate: CalendarDate | undefined, today: CalendarDate): string | undefined {
  if (deliveryDate === undefined || deliveryDate < today) return undefined;
  const isClear = daysBetween(today, deliveryDate) <= WEEKDAY_IS_CLEAR_DAYS;
  return `Get it by ${isClear ? weekdayName(weekdayOf(deliveryDate)) : dateText(deliveryDate)}`;
}
