import { addDays, clockText, dateText, weekdayName, weekdayOf, type CalendarDate } from '../shared/calendar.ts';
import { specialDay } from './closings.ts';
import { hoursOn, isOpen, nextOpening, workingHoursOf, type DayHours, type WeeklyHours } from './opening-hours.ts';

/** Days that follow one another with the same hours. */
export type HoursLine = { readonly days: string; readonly hours: string };

/** A week's hours as a shop's door says them, Monday first: 'Monday to Saturday', '8 AM to 9 PM'; 'Closed' for days off. */
export function hoursLines(hours: WeeklyHours): HoursLine[] {
  const runs: { from: string; to: string; hours: string }[] = [];
  workingHoursOf(hours).forEach(({ day }, index) => {
    const text = dayText(hours[(index + 1) % DAYS_OF_WEEK]);
    const last = runs.at(-1);
    if (last?.hours === text) last.to = day;
    else runs.push({ from: day, to: day, hours: text });
  });
  return runs.map(({ from, to, hours: text }) => ({ days: from === to ? from : `${from} to ${to}`, hours: text }));
}

/**
 * What a store's door says at a minute (0 to 1439) of a day in its own zone: 'Open until 9 PM', 'Closed, opens 8 AM', 'Closed, opens Monday 8 AM',
 * 'Closed for Thanksgiving, opens Friday 8 AM'. Empty for a store that never opens.
 */
export function doorText(hours: WeeklyHours, date: CalendarDate, minuteOfDay: number): string {
  const opening = nextOpening(hours, date, minuteOfDay);
  if (opening === undefined) return '';
  if (isOpen(hours, date, minuteOfDay)) return `Open until ${shortClock(opening.hours.closeMinute)}`;
  const day = opening.daysAhead === 0 ? '' : `${weekdayName(weekdayOf(addDays(date, opening.daysAhead)))} `;
  const special = specialDay(date);
  const closed = special !== undefined && hoursOn(hours, date) === undefined ? `Closed for ${special.name}` : 'Closed';
  return `${closed}, opens ${day}${shortClock(opening.hours.openMinute)}`;
}

/** From when on something can be fetched at a minute of a day: 'Pick up today', 'Pick up Fri, Nov 27'. undefined for a store that never opens. */
export function pickupText(hours: WeeklyHours, date: CalendarDate, minuteOfDay: number): string | undefined {
  const opening = nextOpening(hours, date, minuteOfDay);
  if (opening === undefined) return undefined;
  return opening.daysAhead === 0 ? 'Pick up today' : `Pick up ${dateText(addDays(date, opening.daysAhead))}`;
}

/** So many days ahead a store's door tells of other hours. */
const DAYS_TOLD = 14;

/** The days of the next two weeks, today among them, on which a store keeps other hours than usual: 'Thu, Nov 26 (Thanksgiving)', 'Closed'. */
export function specialHours(hours: WeeklyHours, today: CalendarDate): HoursLine[] {
  return Array.from({ length: DAYS_TOLD }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const special = specialDay(date);
    if (special === undefined || hours[weekdayOf(date)] === undefined) return [];
    return [{ days: `${dateText(date)} (${special.name})`, hours: dayText(hoursOn(hours, date)) }];
  });
}

const DAYS_OF_WEEK = 7;

function dayText(day: DayHours | undefined): string {
  return day === undefined ? 'Closed' : `${shortClock(day.openMinute)} to ${shortClock(day.closeMinute)}`;
}

const shortClock = (minute: number) => clockText(minute).replace(':00', '');
