import type { LocalTime } from '../delivery/days/local-time.ts';
import type { CalendarDate } from '../shared/calendar.ts';

/** Minutes since midnight: who gets a gift in the night sleeps. */
const FIRST_MINUTE = 8 * 60;

/** Whether what is to be sent by e-mail on a day that was chosen may go: not before the day, and at no time before eight in the morning. */
export function isSendable(day: CalendarDate, { date, minuteOfDay }: LocalTime): boolean {
  return day <= date && minuteOfDay >= FIRST_MINUTE;
}
