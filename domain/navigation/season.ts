import type { CalendarDate } from '../shared/calendar.ts';

/** What offices and families get ready for: school from July to mid September, the new year from October to January. */
export type Season = 'SCHOOL' | 'NEW_YEAR';

/** The season of a day; undefined between them. */
export function seasonOf(date: CalendarDate): Season | undefined {
  const monthAndDay = date.slice(5);
  if (monthAndDay >= '07-01' && monthAndDay <= '09-15') return 'SCHOOL';
  return monthAndDay >= '10-01' || monthAndDay <= '01-31' ? 'NEW_YEAR' : undefined;
}

/** The year that calendars and planners are bought for on a day: from July on the next one. */
export function yearToPlan(date: CalendarDate): number {
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= '07-01' ? year + 1 : year;
}
