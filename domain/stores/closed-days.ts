import { addDays, weekdayOf, type CalendarDate } from '../shared/calendar.ts';
import type { WeeklyHours } from './opening-hours.ts';

const THURSDAY = 4;
const DAYS_OF_WEEK = 7;

/** The holiday on which every store is closed, if a date is one: 'Thanksgiving', 'Christmas'. */
export function holidayOf(date: CalendarDate): string | undefined {
  const [month, day] = [date.slice(5, 7), Number(date.slice(8))];
  if (month === '12' && day === 25) return 'Christmas';
  // The fourth Thursday of November.
  return month === '11' && weekdayOf(date) === THURSDAY && day >= 22 && day <= 28 ? 'Thanksgiving' : undefined;
}

/** The holidays of a week from a date on, that date among them. */
export function holidaysFrom(date: CalendarDate): { readonly date: CalendarDate; readonly name: string }[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, ahead) => addDays(date, ahead)).flatMap((day) => {
    const name = holidayOf(day);
    return name === undefined ? [] : [{ date: day, name }];
  });
}

/** A store's hours of the week that begins with a date: without its holidays. */
export function hoursFrom(date: CalendarDate, hours: WeeklyHours): WeeklyHours {
  const closed = new Set(holidaysFrom(date).map((holiday) => weekdayOf(holiday.date)));
  return closed.size === 0 ? hours : hours.map((day, weekday) => (closed.has(weekday) ? undefined : day));
}
