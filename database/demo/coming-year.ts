import { yearToPlan } from '#domain/navigation/season.ts';

/** What stands in the demo's words for the year that calendars and planners are made for, and for the year before. */
export const COMING_YEAR = 'YYYY';
export const YEAR_BEFORE = 'XXXX';

/** Writes years instead of what stands for them: those that a shop sells calendars of on a day. */
export function datedBy(today: Date): (text: string) => string {
  const year = yearToPlan(today.toISOString().slice(0, 10));
  return (text) => text.replaceAll(COMING_YEAR, String(year)).replaceAll(YEAR_BEFORE, String(year - 1));
}
