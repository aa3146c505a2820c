import { localTime } from '../delivery/days/local-time.ts';
import { dayNumber, DAY_MS, isCalendarDate, type CalendarDate } from '../shared/calendar.ts';
import { LONGEST_DAYS } from './round-limits.ts';

const MINUTE_MS = 60_000;
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)(?::00)?$/;

/** The minute of the day that a time field says, 0 to 1439; undefined for what is no time. */
export function minuteOfDay(text: string): number | undefined {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

/** The instant (epoch milliseconds) at which clocks of a zone show this. Of an hour that there is twice it is the first, of one that is left out the hour after. */
export function instantAt(date: CalendarDate, minute: number, zone: string): number {
  const asUtc = dayNumber(date) * DAY_MS + minute * MINUTE_MS;
  const before = asUtc - offsetMs(asUtc - DAY_MS, zone);
  const after = asUtc - offsetMs(asUtc + DAY_MS, zone);
  const shows = (instant: number) => instant + offsetMs(instant, zone) === asUtc;
  const earlier = Math.min(before, after);
  if (shows(earlier)) return earlier;
  return shows(Math.max(before, after)) ? Math.max(before, after) : before;
}

/** How far clocks of a zone are ahead of Greenwich at an instant, in milliseconds. */
function offsetMs(instant: number, zone: string): number {
  const { date, minuteOfDay: minute } = localTime(instant, zone);
  const minuteStart = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return dayNumber(date) * DAY_MS + minute * MINUTE_MS - minuteStart;
}

type Deadline = { readonly atMs: number } | { readonly problem: { readonly field: 'closesOn' | 'closesAt'; readonly message: string } };

/** When a round closes, as its coordinator's office says it, or why it cannot close then. */
export function readDeadline(
  { closesOn, closesAt }: { readonly closesOn: string; readonly closesAt: string },
  zone: string,
  nowMs: number,
): Deadline {
  if (!isCalendarDate(closesOn)) return { problem: { field: 'closesOn', message: 'Choose the day on which the round closes.' } };
  const minute = minuteOfDay(closesAt);
  if (minute === undefined) return { problem: { field: 'closesAt', message: 'Enter a time, such as 3:00 PM.' } };
  const atMs = instantAt(closesOn, minute, zone);
  if (atMs <= nowMs) return { problem: { field: 'closesOn', message: 'Choose a day and time that are still ahead.' } };
  if (atMs > nowMs + LONGEST_DAYS * DAY_MS)
    return { problem: { field: 'closesOn', message: `A round can be open for up to ${LONGEST_DAYS} days. Choose an earlier day.` } };
  return { atMs };
}

/** What the fields of a deadline show: the day, and the time as 'HH:MM', by the clock of its zone. */
export function deadlineFields(atMs: number, zone: string): { readonly closesOn: CalendarDate; readonly closesAt: string } {
  const { date, minuteOfDay: minute } = localTime(atMs, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { closesOn: date, closesAt: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

/** A zone as people call it: "Eastern Time". */
export function zoneText(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A deadline in words: "Tue, Dec 1, 3:00 PM EST". */
export function deadlineText(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(at);
}
