/** What a review, question or answer of a shopper can be: read first, then shown or not. */
export const TEXT_STATES = ['WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN'] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** What operators decide. */
export const DECISIONS = ['PUBLISHED', 'REFUSED'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Whether operators may decide so: they may think better of it, but what its author took back stays so. */
export function mayDecide(state: TextState, decision: Decision): boolean {
  return state !== 'WITHDRAWN' && state !== decision;
}

/** What shoppers write that somebody reads before it is shown. */
export const TEXT_KINDS = ['REVIEW', 'QUESTION', 'ANSWER'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
