import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '../shared/calendar.ts';
import { ENDS_WITH_ITS_DAY, type QuoteState } from './quote-states.ts';

/** An offer holds for so many days at most. */
export const MOST_OFFER_DAYS = 180;
/** What a representative is proposed. */
export const USUAL_OFFER_DAYS = 30;
/** So many days before the last one the buyer is reminded. */
export const REMINDED_DAYS = 3;
/** A day on which goods are needed is not further away. */
const MOST_NEEDED_DAYS = 730;

/** A quote as it is written down. */
type WrittenQuote = {
  readonly state: QuoteState;
  /** The last day of its offer; null: there is none yet. */ readonly validUntil: CalendarDate | null;
};

/** The state of a quote on a day of the shop's calendar: an offer holds through its last day, and is over then, whether or not anybody has written that down. */
export function quoteStateOn({ state, validUntil }: WrittenQuote, today: CalendarDate): QuoteState {
  const isOver = validUntil !== null && validUntil < today && ENDS_WITH_ITS_DAY.some((one) => one === state);
  return isOver ? 'EXPIRED' : state;
}

/**
 * Whether an offer can be accepted although its buyer has asked for a change: it holds through its last day, as long as there is no newer one. Accepting it takes the wish back, so the quote is offered again first.
 *
 * @param quote its newest version, 0: nothing was offered yet.
 */
export function hasStandingOffer(
  { state, version, validUntil }: WrittenQuote & { readonly version: number },
  today: CalendarDate,
): boolean {
  return state === 'REQUESTED' && version > 0 && validUntil !== null && validUntil >= today;
}

/** The latest last day of which is reminded: offers that end later are too far away. */
export function remindedThrough(today: CalendarDate): CalendarDate {
  return addDays(today, REMINDED_DAYS);
}

/** Why an offer cannot hold through a day; undefined: it can. */
export function lastDayProblem(day: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(day)) return 'Enter the last day of the offer.';
  if (day < today) return 'That day is over. Choose today or a later day.';
  return daysBetween(today, day) > MOST_OFFER_DAYS ? `An offer holds for ${MOST_OFFER_DAYS} days at most.` : undefined;
}

/** Why goods cannot be needed by a day; undefined: they can. */
export function neededByProblem(day: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(day)) return 'Enter a day, or leave it empty.';
  if (day < today) return 'That day is over. Choose today or a later day.';
  return daysBetween(today, day) > MOST_NEEDED_DAYS ? 'Choose a day within two years.' : undefined;
}
