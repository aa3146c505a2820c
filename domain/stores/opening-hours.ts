import { clockText, weekdayName, type WeekdayName } from '#domain/shared/calendar.ts';

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
const MONDAY = 1;

/** Whether a store is open at a minute (0 to 1439) of a weekday (0 Sunday to 6 Saturday) in its own zone. */
export function isOpen(hours: WeeklyHours, weekday: number, minuteOfDay: number): boolean {
  const today = hours[weekday];
  return today !== undefined && today.openMinute <= minuteOfDay && minuteOfDay < today.closeMinute;
}

/**
 * The first opening that ends after the given minute of a weekday: today's while it is still to come or under way, else
 * the next day's that has one. `undefined` for a store that never opens.
 */
export function nextOpening(hours: WeeklyHours, weekday: number, minuteOfDay: number): Opening | undefined {
  for (let daysAhead = 0; daysAhead <= DAYS_OF_WEEK; daysAhead += 1) {
    const day = hours[(weekday + daysAhead) % DAYS_OF_WEEK];
    if (day !== undefined && (daysAhead > 0 || minuteOfDay < day.closeMinute)) return { daysAhead, hours: day };
  }
  return undefined;
}

/** What a store's page says at a minute (0 to 1439) of a weekday (0 Sunday to 6 Saturday) in its own zone. */
export function storeStatusAt(hours: WeeklyHours, weekday: number, minuteOfDay: number): StoreStatus {
  const opening = nextOpening(hours, weekday, minuteOfDay);
  if (opening === undefined) return { storeStatus: 'Closed', StoreOpenTime: '', storeStatusTime: '' };
  const opensAt = clockText(opening.hours.openMinute);
  if (!isOpen(hours, weekday, minuteOfDay)) {
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
