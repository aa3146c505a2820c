import type { QuoteSide, QuoteState } from './quote-states.ts';

/** Where a quote stands, as each side reads it. */
const STANDS: Readonly<Record<QuoteState, Readonly<Record<QuoteSide, string>>>> = {
  REQUESTED: { BUYER: 'Waiting for our offer', REPRESENTATIVE: 'Needs an offer' },
  OFFERED: { BUYER: 'Waiting for your answer', REPRESENTATIVE: 'With the customer' },
  ACCEPTED: { BUYER: 'Accepted, ready to order', REPRESENTATIVE: 'Accepted, not ordered yet' },
  ORDERING: { BUYER: 'Being ordered', REPRESENTATIVE: 'Being ordered' },
  ORDERED: { BUYER: 'Ordered', REPRESENTATIVE: 'Ordered' },
  REFUSED: { BUYER: 'We couldn’t offer this', REPRESENTATIVE: 'Declined by us' },
  DECLINED: { BUYER: 'You declined', REPRESENTATIVE: 'Declined by the customer' },
  WITHDRAWN: { BUYER: 'Withdrawn', REPRESENTATIVE: 'Withdrawn' },
  EXPIRED: { BUYER: 'Expired', REPRESENTATIVE: 'Expired' },
};

export function quoteStandText(state: QuoteState, side: QuoteSide): string {
  return STANDS[state][side];
}

/** Why nothing more can be done about a quote as it stands, by whoever comes too late. */
const TOO_LATE: Readonly<Record<QuoteState, string>> = {
  REQUESTED: 'This quote waits for a new offer.',
  OFFERED: 'A newer offer is waiting.',
  ACCEPTED: 'This offer was accepted already.',
  ORDERING: 'This quote is being ordered right now.',
  ORDERED: 'This quote was used for an order. Each quote works once.',
  REFUSED: 'This request was declined.',
  DECLINED: 'This offer was declined.',
  WITHDRAWN: 'This quote was withdrawn.',
  EXPIRED: 'This offer has expired. Ask again to get a new one.',
};

export function tooLateText(state: QuoteState): string {
  return TOO_LATE[state];
}

/** Said to who decides about another offer than the one that they see. */
export const NEWER_OFFER_TEXT = 'There is a newer offer. Look at it, then answer.';

/** How the prices of a quote stand that a cart has. */
export type QuoteStanding = 'GOOD' | 'EXPIRED' | 'USED' | 'GONE';

/** What keeps a cart from being ordered that has a quote; undefined: nothing. */
export function standingText(standing: QuoteStanding, number: string): string | undefined {
  switch (standing) {
    case 'GOOD':
      return undefined;
    case 'EXPIRED':
      return `Quote ${number} has expired, so its prices no longer apply. Take it off your cart to pay today’s prices, or ask again.`;
    case 'USED':
      return `Quote ${number} was used for another order. Take it off your cart to pay today’s prices.`;
    case 'GONE':
      return `Quote ${number} was withdrawn, so its prices no longer apply. Take it off your cart to pay today’s prices.`;
    default:
      return standing satisfies never;
  }
}

/** Of buyers whose organization has no representative of its own. */
export const NO_REPRESENTATIVE_TEXT = 'Our business team';
