import type { Breakpoint } from '#domain/navigation/breakpoints.ts';
import type { AddOutcome } from './add-outcome.ts';

/** How the outcome of an add is shown while the page stands; the redirect to the cart is what happens without scripts. (C §4) */
export type AddEndState = 'error' | 'toast' | 'drawer' | 'overlay';

/** What must be read and may not pass by in a toast. (C §4) */
const ESCALATING_CODES: readonly string[] = ['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'];

export type AddContext = {
  readonly outcome: Pick<AddOutcome, 'line' | 'messages'>;
  readonly breakpoint: Breakpoint;
  /** Several items were added at once, or the request asks for a toast. */
  readonly wantsToast: boolean;
};

/** The one way in which an add ends on the page. */
export function addEndState({ outcome, breakpoint, wantsToast }: AddContext): AddEndState {
  if (outcome.line === undefined) return 'error';
  const mustBeRead = outcome.messages.some(({ code }) => ESCALATING_CODES.includes(code));
  if (wantsToast && !mustBeRead) return 'toast';
  return breakpoint === 'xs' || breakpoint === 'sm' ? 'drawer' : 'overlay';
}
