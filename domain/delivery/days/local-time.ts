import { DAY_MS, dateOfDayNumber, type CalendarDate } from '../../shared/calendar.ts';

/** What a clock on the wall shows: the date, and the minutes since midnight (0 to 1439). */
export interface LocalTime {
  readonly date: CalendarDate;
  readonly minuteOfDay: number;
}

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** A zone's formatter, and what was found last: a cart asks for the same moment once per row. */
interface ZoneMemory {
  readonly formatter: Intl.DateTimeFormat;
  quarter: number;
  offsetMinutes: number;
  day: number;
  date: CalendarDate;
}

const zones = new Map<string, ZoneMemory>();

/**
 * The local date and minute of day of an instant (epoch milliseconds, 1973 and later) in an IANA zone.
 * @throws RangeError when the zone or the instant does not exist.
 */
export function localTime(instantMs: number, zone: string): LocalTime {
  const memory = zones.get(zone) ?? rememberZone(zone);
  const localMs = instantMs + offsetMinutesAt(instantMs, memory) * MINUTE_MS;
  const day = Math.floor(localMs / DAY_MS);
  if (day !== memory.day) {
    memory.day = day;
    memory.date = dateOfDayNumber(day);
  }
  return { date: memory.date, minuteOfDay: Math.floor((localMs - day * DAY_MS) / MINUTE_MS) };
}

/** Zones change their offset on the quarter hour only, so one look-up serves every instant of a quarter. */
function offsetMinutesAt(instantMs: number, memory: ZoneMemory): number {
  const quarter = Math.floor(instantMs / QUARTER_MS);
  if (quarter !== memory.quarter) {
    memory.offsetMinutes = parseOffset(memory.formatter.format(instantMs));
    memory.quarter = quarter;
  }
  return memory.offsetMinutes;
}

/** Minutes east of Greenwich from a text that ends in 'GMT', 'GMT-05:00' or 'GMT+05:30'. */
function parseOffset(text: string): number {
  const at = text.indexOf('GMT') + 3;
  const minutes = Number(text.slice(at + 1, at + 3)) * 60 + Number(text.slice(at + 4, at + 6));
  return text.charAt(at) === '-' ? -minutes : minutes;
}

function rememberZone(zone: string): ZoneMemory {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', timeZoneName: 'longOffset' });
  const memory = { formatter, quarter: Number.NaN, offsetMinutes: 0, day: Number.NaN, date: '' };
  zones.set(zone, memory);
  return memory;
}
