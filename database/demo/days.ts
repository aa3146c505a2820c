const DAY_MS = 86_400_000;

/** The start of the UTC day of an instant: what all dates of the demo are counted from. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** `count` days later (earlier when negative) at the same time of day. */
export function addDays(day: Date, count: number): Date {
  return new Date(day.getTime() + count * DAY_MS);
}

/** yyyy-mm-dd in UTC. */
export function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** The first Monday that is at least `atLeast` days after `day`. */
export function firstMondayAfter(day: Date, atLeast: number): Date {
  const earliest = addDays(day, atLeast);
  return addDays(earliest, (8 - earliest.getUTCDay()) % 7);
}
