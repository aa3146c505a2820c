import type { Breakpoint } from '#domain/navigation/breakpoints.ts';
import type { AddOutcome } from './add-outcome.ts';

/** The one way in which an add ends. (C §4, Add-to-cart end states) */
export type AddEndState = 'redirect' | 'error' | 'toast' | 'drawer' | 'overlay' | 'form';

/** What must be read and may not pass by in a toast. (C §4) */
const ESCALATING_CODES: readonly string[] = ['QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED', 'EXCEEDS_MAX_LINE_QTY'];

export type AddContext = {
  readonly outcome: Pick<AddOutcome, 'asked' | 'isDone' | 'messages' | 'missed' | 'replacements'>;
  readonly breakpoint: Breakpoint;
  readonly isNewExperience: boolean;
  /** The request asks for a toast. Several items at once have one anyway. */
  readonly wantsToast: boolean;
  /** The form that it was sent from is on the page still, and says itself what was not added and why. */
  readonly isToldByForm: boolean;
  /** The request asks to be led to the cart. */
  readonly wantsCart: boolean;
};

/**
 * Chooses the end: an error display when nothing was added unless its form says why, the cart when the caller asks for it, a toast for several items
 * or when asked for unless it holds what must be read, else a drawer or an overlay.
 */
export function addEndState({ outcome, breakpoint, isNewExperience, wantsToast, isToldByForm, wantsCart }: AddContext): AddEndState {
  if (!outcome.isDone) return isToldByForm ? 'form' : 'error';
  if (wantsCart) return 'redirect';
  const isNarrow = breakpoint === 'xs' || breakpoint === 'sm';
  if (wantsToast || outcome.asked > 1 || (isToldByForm && outcome.missed.length > 0)) {
    if (!mustBeRead(outcome)) return 'toast';
    return isNarrow ? 'drawer' : 'overlay';
  }
  return isNarrow || isNewExperience ? 'drawer' : 'overlay';
}

/** How an end that stays on the page looks: what costs more than what was chosen comes up in the middle and waits for an answer. */
export function surfaceOf(
  state: 'error' | 'drawer' | 'overlay',
  { replacements }: Pick<AddOutcome, 'replacements'>,
): 'error' | 'drawer' | 'overlay' | 'modal' {
  return state !== 'error' && replacements.some(({ mustBeSeen }) => mustBeSeen) ? 'modal' : state;
}

function mustBeRead({ messages, missed, replacements }: AddContext['outcome']): boolean {
  const codes = [...messages, ...missed.map((item) => item.message)].map(({ code }) => code);
  return codes.some((code) => ESCALATING_CODES.includes(code)) || replacements.some(({ mustBeSeen }) => mustBeSeen);
}
