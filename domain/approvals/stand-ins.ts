import { dateRangeText, isCalendarDate, monthDay, type CalendarDate } from '../shared/calendar.ts';

/** The most stand-ins that somebody has who have not ended. */
export const MOST_STAND_INS = 20;

export type StandIn = { readonly standsIn: string; readonly startsOn: CalendarDate; readonly endsOn: CalendarDate };

/** What keeps somebody from standing in on these days; none: they do. @param others whom the same one has named already */
export function problemsOfStandIn(
  { standsIn, startsOn, endsOn }: StandIn,
  { userId, today, others }: { readonly userId: string; readonly today: CalendarDate; readonly others: readonly StandIn[] },
): { readonly field: 'standsIn' | 'startsOn' | 'endsOn'; readonly message: string }[] {
  if (!isCalendarDate(startsOn)) return [{ field: 'startsOn', message: 'Enter the first day you’re away.' }];
  if (!isCalendarDate(endsOn)) return [{ field: 'endsOn', message: 'Enter the last day you’re away.' }];
  if (standsIn === userId) return [{ field: 'standsIn', message: 'Choose someone other than yourself.' }];
  if (endsOn < startsOn) return [{ field: 'endsOn', message: 'The last day can’t be before the first.' }];
  if (endsOn < today) return [{ field: 'endsOn', message: 'These days are over. Choose later ones.' }];
  if (others.some((one) => one.standsIn === standsIn && one.startsOn <= endsOn && startsOn <= one.endsOn))
    return [{ field: 'standsIn', message: 'They already decide for you on some of these days.' }];
  return others.length >= MOST_STAND_INS ? [{ field: 'standsIn', message: `You can name up to ${MOST_STAND_INS}. End one first.` }] : [];
}

/** The days on which somebody stands in, the last one among them: "Dec 1–4", "Dec 1". */
export function standInDays(startsOn: CalendarDate, endsOn: CalendarDate): string {
  return startsOn === endsOn ? monthDay(startsOn) : dateRangeText(startsOn, endsOn);
}
