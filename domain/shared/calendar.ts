/** A day of the calendar without time or zone: 'yyyy-mm-dd'. Two of them compare as text. */
export type CalendarDate = string;

export const DAY_MS = 86_400_000;
const MINUTES_PER_DAY = 1440;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The English name of a day of the week. */
export type WeekdayName = (typeof WEEKDAYS)[number];

/** Days since 1970-01-01 (before it: negative); years 100 to 9999. `NaN` when the text does not begin like a date. */
export function dayNumber(date: CalendarDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
}

/** The date of a whole number of days since 1970-01-01; years 100 to 9999. */
export function dateOfDayNumber(day: number): CalendarDate {
  const instant = new Date(day * DAY_MS);
  const year = String(instant.getUTCFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(instant.getUTCMonth() + 1)}-${twoDigits(instant.getUTCDate())}`;
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** Whether a text is a day that exists, written 'yyyy-mm-dd': neither '2026-02-30' nor '2026-2-3' is. */
export function isCalendarDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOfDayNumber(dayNumber(text)) === text;
}

/** The date so many days later (negative: earlier). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** The same day so many months later (negative: earlier). @param date a day that each month has: the 28th at the latest */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}-${date.slice(8, 10)}`;
}

/** Days from one date to another; negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday, from days since 1970-01-01, which was a Thursday. */
export function weekdayOfDayNumber(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The `nth` such weekday (1 to 4; 0 is Sunday, 6 Saturday) of a month (1 to 12), in days since 1970-01-01; years 100 to 9999. */
export function nthWeekdayOfMonth(year: number, month: number, weekday: number, nth: number): number {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  return first + ((weekday - weekdayOfDayNumber(first) + 7) % 7) + (nth - 1) * 7;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: CalendarDate): number {
  return weekdayOfDayNumber(dayNumber(date));
}

/** The full English name of a weekday from 0 (Sunday) to 6; any other number counts on around the week. */
export function weekdayName(weekday: number): WeekdayName {
  return WEEKDAYS[((weekday % 7) + 7) % 7] ?? 'Sunday';
}

/** A date as people read it, in US English: 'Tue, Nov 24'. */
export function dateText(date: CalendarDate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${weekdayName(weekdayOf(date)).slice(0, 3)}, ${month} ${Number(date.slice(8, 10))}`;
}

/** Two dates as people read what lies between: 'Dec 1–4', 'Dec 30 – Jan 5'. The first is not after the second. */
export function dateRangeText(from: CalendarDate, to: CalendarDate): string {
  const [first, last] = [monthDay(from), monthDay(to)];
  return from.slice(0, 7) === to.slice(0, 7) ? `${first}–${Number(to.slice(8, 10))}` : `${first} – ${last}`;
}

/** A date in short, where its year is known: 'Nov 24'. */
export function monthDay(date: CalendarDate): string {
  return dateText(date).slice('Mon, '.length);
}

/** A minute of the day (0 to 1439, beyond it around the clock) as people read it: 480 is '8:00 AM'. */
export function clockText(minuteOfDay: number): string {
  const minute = ((minuteOfDay % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const hour = Math.floor(minute / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A month, yyyy-mm, of this century: what is asked about, in addresses and calls. */
export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
