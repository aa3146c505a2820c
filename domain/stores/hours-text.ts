import { clockText, weekdayName } from '../shared/calendar.ts';
import { isOpen, nextOpening, workingHoursOf, type DayHours, type WeeklyHours } from './opening-hours.ts';

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
 * What a store's door says at a minute (0 to 1439) of a weekday (0 Sunday to 6 Saturday) in its own zone: 'Open until 9 PM', 'Closed, opens 8 AM',
 * 'Closed, opens Monday 8 AM'. Empty for a store that never opens.
 */
export function doorText(hours: WeeklyHours, weekday: number, minuteOfDay: number): string {
  const opening = nextOpening(hours, weekday, minuteOfDay);
  if (opening === undefined) return '';
  if (isOpen(hours, weekday, minuteOfDay)) return `Open until ${shortClock(opening.hours.closeMinute)}`;
  const day = opening.daysAhead === 0 ? '' : `${weekdayName((weekday + opening.daysAhead) % DAYS_OF_WEEK)} `;
  return `Closed, opens ${day}${shortClock(opening.hours.openMinute)}`;
}

const DAYS_OF_WEEK = 7;

function dayText(day: DayHours | undefined): string {
  return day === undefined ? 'Closed' : `${shortClock(day.openMinute)} to ${shortClock(day.closeMinute)}`;
}

const shortClock = (minute: number) => clockText(minute).replace(':00', '');
