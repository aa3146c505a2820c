import { addDays, dayNumber, type CalendarDate } from '#domain/shared/calendar.ts';

/** How often something can come: every so many months. */
export const RESTOCK_MONTHS = [1, 2, 3, 4, 5, 6] as const;
/** Or every so many days, as it is used up. */
export const LEAST_RESTOCK_DAYS = 14;
export const MOST_RESTOCK_DAYS = 180;

/** So many days before its day a buyer is told what comes, and can still change everything. */
export const TOLD_DAYS_BEFORE = 3;
/** Whoever is told late, since the shop stood still or its clock jumped, has at least so many days to change it. */
const LEAST_NOTICE_DAYS = 2;
/** A first day lies no further ahead. */
export const MOST_DAYS_AHEAD = 366;

/** How often something comes: each so many months on the same day of the month, or every so many days. */
export type RestockPace = { readonly months: number } | { readonly days: number };

/**
 * The day after another one at a pace. One that a month does not have is the month's last, and the one after it the usual again.
 *
 * @param anchorDay the day of the month on which it usually comes, 1 to 31.
 */
function dayAfter(day: CalendarDate, pace: RestockPace, anchorDay: number): CalendarDate {
  if ('days' in pace) return addDays(day, pace.days);
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + pace.months;
  const [year, monthOfYear] = [Math.floor(month / 12), (month % 12) + 1];
  const lastDay = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();
  return `${String(year).padStart(4, '0')}-${twoDigits(monthOfYear)}-${twoDigits(Math.min(anchorDay, lastDay))}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * The next day on which something comes after one that is over. What was missed is not made up for: the day lies so far ahead that its buyer can be told in time.
 *
 * @param day the day that is over.
 * @param today by the shop's calendar.
 */
export function nextRestockDay(
  day: CalendarDate,
  { pace, anchorDay, today }: { readonly pace: RestockPace; readonly anchorDay: number; readonly today: CalendarDate },
): CalendarDate {
  const earliest = earliestRestockDay(today);
  let next = dayAfter(day, pace, anchorDay);
  while (dayNumber(next) < dayNumber(earliest)) next = dayAfter(next, pace, anchorDay);
  return next;
}

/** The first day that can be chosen for something to come: its buyer is told before. */
export function earliestRestockDay(today: CalendarDate): CalendarDate {
  return addDays(today, TOLD_DAYS_BEFORE);
}

/** The day on which a day's order is placed: its own, or later where its buyer is told only now. */
export function orderDay(due: CalendarDate, today: CalendarDate): CalendarDate {
  const earliest = addDays(today, LEAST_NOTICE_DAYS);
  return dayNumber(due) < dayNumber(earliest) ? earliest : due;
}

/** The last day of which buyers are told on a day. */
export function lastDayToTell(today: CalendarDate): CalendarDate {
  return addDays(today, TOLD_DAYS_BEFORE);
}

/** A pace as people read it: 'every month', 'every 3 months', 'every 45 days'. */
export function paceText(pace: RestockPace): string {
  if ('days' in pace) return `every ${pace.days} days`;
  return pace.months === 1 ? 'every month' : `every ${pace.months} months`;
}
