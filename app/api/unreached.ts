import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';

/** Said when the shop could not be reached. */
export const NO_CONNECTION = 'We could not reach the shop. Check your connection and try again.';
/** Said when it was reached and failed. (C §8, Service-down codes) */
const OUR_FAULT = "Sorry, something went wrong. It's us, not you. Try again in a few minutes.";

/** The status of the outcome of a form that got no answer, where no code of its own makes one: nothing on the page is loaded anew. */
export const UNREACHED = 503;

/** Carried by the outcome of a form that got no answer: what is on the page stays, because nothing newer can be had. */
export type Unreached = { readonly isUnreached: true };

/** Whether a form got no answer; for `shouldRevalidate`, with its `actionResult`. */
export function isUnreached(outcome: unknown): boolean {
  return Reflect.get(Object(outcome), 'isUnreached') === true;
}

/** For pages with a form: what got no answer leaves everything on the page as it is. */
export function unlessUnreached({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return !isUnreached(actionResult) && defaultShouldRevalidate;
}

/**
 * What a browser makes of an action of the server: its outcome, or `instead` with a sentence to show when there was no
 * answer, or the shop itself failed. Redirects and pages that say what is wrong go through.
 */
export async function answerOr<Outcome, Instead>(
  action: () => Promise<Outcome>,
  instead: (text: string) => Instead,
): Promise<Outcome | Instead> {
  try {
    return await action();
  } catch (failure) {
    if (isRouteErrorResponse(failure) && failure.status >= 500) return instead(OUR_FAULT);
    if (!(failure instanceof Error)) throw failure;
    return instead(failure instanceof TypeError ? NO_CONNECTION : OUR_FAULT);
  }
}
