import type { Cart } from '#contracts/cart.ts';
import { refuse } from '#contracts/door.ts';
import { messageText } from '#contracts/messages.ts';
import { displaySettings } from '#domain/accounts/display-rules.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { futureDateProblem, type FutureDateProblem } from '#domain/delivery/days/future-delivery.ts';
import { rulesOf, type Shopper } from '../../shoppers/index.ts';
import { assessCart, type AssessedCart } from '../assess-cart.ts';
import type { Decision } from '../decision.ts';
import type { OpenCart } from '../opened-cart.ts';
import type { Told } from '../told.ts';

const PROBLEM_TEXTS: Record<FutureDateProblem, string> = {
  NOT_A_DATE: 'Please choose a day.',
  NOTHING_SHIPPED: 'Nothing in your cart is shipped later.',
  TOO_EARLY: 'We cannot deliver everything that early.',
  TOO_LATE: 'Please choose an earlier day.',
  NO_BUSINESS_DAY: 'We deliver from Monday to Friday, except on holidays.',
};

/** The day on which the shopper wants what is shipped; `null` takes the wish back, `undefined` leaves it. */
type DateWish = { readonly date: string | null } | undefined;

/**
 * A decision together with the wish for a later delivery day. The day is checked against the cart as the decision leaves it; one
 * that cannot be kept refuses the whole request. (C §3, futureDelivery; A-132)
 */
export function withFutureDate(open: OpenCart, wish: DateWish, decision: Decision): Decision {
  if (wish === undefined || decision.refusal !== undefined) return decision;
  const { futureDate: _, ...checkout } = decision.after.checkout ?? open.cart.checkout;
  if (wish.date === null) return { ...decision, after: { ...decision.after, checkout } };
  const { earliestDate } = assessCart(open, decision.after.lines ?? open.cart.lines).futureDelivery;
  const problem = futureDateProblem(wish.date, { earliestDate, windowDays: windowDaysOf(open.shopper) });
  if (problem !== undefined) {
    const error = { field: 'futureDelivery.date', code: problem, message: PROBLEM_TEXTS[problem] };
    return { refusal: refuse('INVALID_REQUEST', { errors: [error] }) };
  }
  return { ...decision, after: { ...decision.after, checkout: { ...checkout, futureDate: wish.date } } };
}

function windowDaysOf({ person }: Shopper): number {
  return displaySettings(rulesOf(person)).deliveryWindowDays;
}

/** Whether the chosen day has been overtaken: not everything that is shipped can be there any more on that day. */
export function isFutureDateOvertaken({ cart }: OpenCart, { futureDelivery }: AssessedCart): boolean {
  const { futureDate } = cart.checkout;
  return futureDate !== undefined && futureDelivery.earliestDate !== undefined && futureDate < futureDelivery.earliestDate;
}

/** The cart without a chosen day that has been overtaken, and what is told of it. */
export function dropOvertakenDate(open: OpenCart, assessed: AssessedCart, told: Told): { changed: OpenCart; told: Told } {
  if (!isFutureDateOvertaken(open, assessed)) return { changed: open, told };
  const { futureDate, ...checkout } = open.cart.checkout;
  return { changed: { ...open, cart: { ...open.cart, checkout } }, told: { ...told, overtakenDate: futureDate } };
}

/** The earliest day on which all that is shipped can be there, and the later one that the shopper chose. (C §3, futureDelivery) */
export function viewFutureDelivery({ futureDelivery }: AssessedCart, { overtakenDate }: Told): Cart['futureDelivery'] {
  const params = overtakenDate === undefined ? undefined : { date: dateText(overtakenDate) };
  const message = params && {
    code: 'FUTURE_DATE_PASSED',
    type: 'WARN' as const,
    message: messageText('FUTURE_DATE_PASSED', params),
    params,
  };
  return {
    date: futureDelivery.date ?? null,
    earliestDeliveryDate: futureDelivery.earliestDate ?? null,
    messages: message === undefined ? [] : [message],
  };
}
