import { daysBetween, monthDay, type CalendarDate } from '../shared/calendar.ts';

/** In which order what is on a contract is looked at. */
export const CONTRACT_SORTS = ['SAVING', 'NAME', 'ENDS'] as const;

/** A price that ends within so many days is told of. */
export const SOON_DAYS = 30;

/** Whether a price that holds through a day ends soon. Days as yyyy-mm-dd, by the shop's calendar; undefined: it has no end. */
export function endsSoon(validUntil: CalendarDate | undefined, today: CalendarDate): boolean {
  return validUntil !== undefined && validUntil >= today && daysBetween(today, validUntil) <= SOON_DAYS;
}

/** What is said where a contract's price ends soon; undefined: it does not. */
export function endsSoonText(validUntil: CalendarDate | undefined, today: CalendarDate): string | undefined {
  if (validUntil === undefined || !endsSoon(validUntil, today)) return undefined;
  return validUntil === today ? 'Contract price ends today' : `Contract price ends ${monthDay(validUntil)}`;
}
