import { addDays, clockText, weekdayName, weekdayOf, type CalendarDate, type WeekdayName } from '#domain/shared/calendar.ts';
import { specialDay } from './closings.ts';

/** When a store is open on one day, in minutes since its local midnight: from `openMinute` until just before `closeMinute`. */
export interface DayHours {
  readonly openMinute: number;
  readonly closeMinute: number;
}

/** A store's hours of each weekday, 0 (Sunday) to 6 (Saturday); `undefined` or absent: closed all day. */
export type WeeklyHours = readonly (DayHours | undefined)[];

/** A store's opening of one day, `daysAhead` days after the day asked about. */
export interface Opening {
  readonly daysAhead: number;
  readonly hours: DayHours;
}

/** What a store's page says of now. (S §3, Store) */
export interface StoreStatus {
  readonly storeStatus: 'Open' | 'Closed';
  /** When it opens, or opened today: '8:00 AM'; empty for a store that never opens. */
  readonly StoreOpenTime: string;
  /** 'until 9:00 PM': when it closes, or when a closed one opens again; empty for a store that never opens. */
  readonly storeStatusTime: string;
}

/** One entry of a store's workingHours. The times of a day off are empty. (S §3, Store) */
export interface WorkingDay {
  readonly day: WeekdayName;
  readonly open: string;
  readonly close: string;
}

const DAYS_OF_WEEK = 7;
/** A store that opens on one day of the week misses it on a holiday, and hardly on two in a row. */
const FARTHEST_OPENING = 3 * DAYS_OF_WEEK;
const MONDAY = 1;

/** The hours of a day: those of its weekday, but on holidays. undefined: closed all day. */
export function hoursOn(hours: WeeklyHours, date: CalendarDate): DayHours | undefined {
  const usual = hours[weekdayOf(date)];
  const special = specialDay(date);
  if (usual === undefined || special === undefined) return usual;
  if (special.closesAt === undefined || special.closesAt <= usual.openMinute) return undefined;
  return { ...usual, closeMinute: Math.min(usual.closeMinute, special.closesAt) };
}

/** Whether a store is open at a minute (0 to 1439) of a day in its own zone. */
export function isOpen(hours: WeeklyHours, date: CalendarDate, minuteOfDay: number): boolean {
  const today = hoursOn(hours, date);
  return today !== undefined && today.openMinute <= minuteOfDay && minuteOfDay < today.closeMinute;
}

/**
 * The first opening that ends after the given minute of a day: today's while it is still to come or under way, else
 * the next day's that has one. `undefined` for a store that never opens.
 */
export function nextOpening(hours: WeeklyHours, date: CalendarDate, minuteOfDay: number): Opening | undefined {
  for (let daysAhead = 0; daysAhead <= FARTHEST_OPENING; daysAhead += 1) {
    const day = hoursOn(hours, addDays(date, daysAhead));
    if (day !== undefined && (daysAhead > 0 || minuteOfDay < day.closeMinute)) return { daysAhead, hours: day };
  }
  return undefined;
}

/** What a store's page says at a minute (0 to 1439) of a day in its own zone. */
export function storeStatusAt(hours: WeeklyHours, date: CalendarDate, minuteOfDay: number): StoreStatus {
  const opening = nextOpening(hours, date, minuteOfDay);
  if (opening === undefined) return { storeStatus: 'Closed', StoreOpenTime: '', storeStatusTime: '' };
  const opensAt = clockText(opening.hours.openMinute);
  if (!isOpen(hours, date, minuteOfDay)) {
    return { storeStatus: 'Closed', StoreOpenTime: opensAt, storeStatusTime: `until ${opensAt}` };
  }
  return {
    storeStatus: 'Open',
    StoreOpenTime: opensAt,
    storeStatusTime: `until ${clockText(opening.hours.closeMinute)}`,
  };
}

/** A store's seven days as the wire shows them, Monday first. */
export function workingHoursOf(hours: WeeklyHours): WorkingDay[] {
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
    const weekday = (MONDAY + index) % DAYS_OF_WEEK;
    const day = hours[weekday];
    return {
      day: weekdayName(weekday),
      open: day === undefined ? '' : clockText(day.openMinute),
      close: day === undefined ? '' : clockText(day.closeMinute),
    };
  });
}
