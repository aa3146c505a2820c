import { DAY_MS, dateOfDayNumber, dayNumber, nthWeekdayOfMonth, weekdayOfDayNumber, type CalendarDate } from '../../shared/calendar.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SUNDAY = 0;
const SATURDAY = 6;

/** Holidays that always fall on the same day: [month, day]. */
const FIXED_HOLIDAYS = [
  [1, 1], // New Year's Day
  [6, 19], // Juneteenth
  [7, 4], // Independence Day
  [11, 11], // Veterans Day
  [12, 25], // Christmas Day
] as const;

/** Holidays that fall on the n-th such weekday of a month: [month, weekday, n]. */
const FLOATING_HOLIDAYS = [
  [1, MONDAY, 3], // Birthday of Martin Luther King, Jr.
  [2, MONDAY, 3], // Washington's Birthday
  [9, MONDAY, 1], // Labor Day
  [10, MONDAY, 2], // Columbus Day
  [11, THURSDAY, 4], // Thanksgiving Day
] as const;

/** The days off of one year, and the days since 1970 between which that year lies. */
interface HolidayYear {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly daysOff: ReadonlySet<number>;
}

const holidayYears = new Map<number, HolidayYear>();

/** The year asked about last: the days of one promise lie close together, and finding the year of a day takes longest. */
let lastYear: HolidayYear = { firstDay: 0, lastDay: -1, daysOff: new Set() };

/** Whether goods move on a date: Monday to Friday without the US federal holidays. */
export function isBusinessDay(date: CalendarDate): boolean {
  return isBusinessDayNumber(dayNumber(date));
}

/** The `count`-th business day after a date. With 0 (or less) the date itself when it is one, else the first after it. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let day = dayNumber(date);
  let left = count;
  while (left > 0 || !isBusinessDayNumber(day)) {
    day += 1;
    if (isBusinessDayNumber(day)) left -= 1;
  }
  return dateOfDayNumber(day);
}

function isBusinessDayNumber(day: number): boolean {
  const weekday = weekdayOfDayNumber(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !isHolidayNumber(day);
}

function isHolidayNumber(day: number): boolean {
  if (day < lastYear.firstDay || day > lastYear.lastDay) lastYear = holidayYear(new Date(day * DAY_MS).getUTCFullYear());
  return lastYear.daysOff.has(day);
}

/**
 * The days off of the US federal holidays that fall in a year: where one is on a Saturday or Sunday, the day itself and the weekday on which it is observed. So they may hold
 * December 31, for the New Year after it. The law of today is taken for every year (100 to 9999).
 */
function holidayYear(year: number): HolidayYear {
  const known = holidayYears.get(year);
  if (known !== undefined) return known;
  const [firstDay, nextNewYear] = [dayNumberOf(year, 1, 1), dayNumberOf(year + 1, 1, 1)];
  const days = [...holidaysProper(year), nextNewYear].flatMap((day) => [day, observedOn(day)]);
  const daysOff = new Set(days.filter((day) => firstDay <= day && day < nextNewYear));
  const found = { firstDay, lastDay: nextNewYear - 1, daysOff };
  holidayYears.set(year, found);
  return found;
}

function holidaysProper(year: number): number[] {
  const fixed = FIXED_HOLIDAYS.map(([month, day]) => dayNumberOf(year, month, day));
  const floating = FLOATING_HOLIDAYS.map(([month, weekday, nth]) => nthWeekdayOfMonth(year, month, weekday, nth));
  const lastOfMay = dayNumberOf(year, 5, 31);
  const memorialDay = lastOfMay - ((weekdayOfDayNumber(lastOfMay) - MONDAY + 7) % 7);
  return [...fixed, ...floating, memorialDay];
}

/** A holiday on Saturday is observed the Friday before, one on Sunday the Monday after. (5 U.S.C. 6103) */
function observedOn(day: number): number {
  const weekday = weekdayOfDayNumber(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day + 1 : day;
}

function dayNumberOf(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
