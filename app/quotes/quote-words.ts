import type { QuoteEntry } from '#contracts/quotes/quote.ts';
import type { QuoteState } from '#domain/quotes/quote-states.ts';
import type { BadgeTone } from '#app/ui/badge.tsx';

const TONES: Readonly<Record<QuoteState, BadgeTone>> = {
  REQUESTED: 'neutral',
  OFFERED: 'offer',
  ACCEPTED: 'success',
  ORDERING: 'neutral',
  ORDERED: 'success',
  REFUSED: 'warning',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  EXPIRED: 'warning',
};

export function quoteTone(state: QuoteState): BadgeTone {
  return TONES[state];
}

const DID: Readonly<Record<QuoteEntry['kind'], string>> = {
  ASKED: 'asked for a quote',
  OFFERED: 'made an offer',
  MESSAGE: 'wrote',
  CHANGE_ASKED: 'asked for a change',
  ACCEPTED: 'accepted the offer',
  DECLINED: 'declined the offer',
  WITHDRAWN: 'withdrew it',
  REFUSED: 'declined the request',
  EXPIRED: 'The offer expired',
  ORDERED: 'ordered at these prices',
};

/** What happened: 'Cora Service made offer 2'. */
export function quoteEntryText({ kind, by, version }: QuoteEntry): string {
  if (kind === 'EXPIRED') return DID[kind];
  if (kind === 'OFFERED') return `${by ?? 'We'} made ${version === 1 ? 'an offer' : `offer ${version}`}`;
  return `${by ?? 'We'} ${DID[kind]}`;
}

/** What was typed with it; the number of an order is no words of anybody. */
export function quoteEntryWords({ kind, text }: QuoteEntry): string {
  return kind === 'ORDERED' ? `Order ${text}` : text;
}
