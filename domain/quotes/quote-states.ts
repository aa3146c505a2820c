import type { StateMachine } from '../shared/state-machine.ts';

/**
 * What a quote can be. REQUESTED: it is up to the representative. OFFERED: it is up to the buyer. ORDERING: an order that is not decided yet has it. REFUSED by the
 * representative, DECLINED by the buyer, WITHDRAWN by either.
 */
export type QuoteState = 'REQUESTED' | 'OFFERED' | 'ACCEPTED' | 'ORDERING' | 'ORDERED' | 'REFUSED' | 'DECLINED' | 'WITHDRAWN' | 'EXPIRED';

export const QUOTE_STATES = [
  'REQUESTED',
  'OFFERED',
  'ACCEPTED',
  'ORDERING',
  'ORDERED',
  'REFUSED',
  'DECLINED',
  'WITHDRAWN',
  'EXPIRED',
] as const satisfies readonly QuoteState[];

export const QUOTE_MACHINE: StateMachine<QuoteState> = {
  first: 'REQUESTED',
  moves: {
    REQUESTED: ['OFFERED', 'REFUSED', 'WITHDRAWN'],
    // Whoever asks for a change is up to the representative again; a newer offer is the same state with another version.
    OFFERED: ['REQUESTED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'],
    ACCEPTED: ['ORDERING', 'WITHDRAWN', 'EXPIRED'],
    ORDERING: ['ORDERED', 'ACCEPTED'],
    ORDERED: [],
    REFUSED: [],
    DECLINED: [],
    WITHDRAWN: [],
    EXPIRED: [],
  },
};

/** An offer that ends with its last day. */
export const ENDS_WITH_ITS_DAY = ['OFFERED', 'ACCEPTED'] as const satisfies readonly QuoteState[];

/** Of these nothing more will come. */
export const ENDED = ['ORDERED', 'REFUSED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const satisfies readonly QuoteState[];

/** Something can still come of it, and something can be said about it. */
export function isOpenQuote(state: QuoteState): boolean {
  return !ENDED.some((one) => one === state);
}

/** It came to nothing: the same can be asked for again. */
export function mayAskAgain(state: QuoteState): boolean {
  return !isOpenQuote(state) && state !== 'ORDERED';
}

/** Whose move it is. */
export type QuoteSide = 'BUYER' | 'REPRESENTATIVE';

/** What either side can do about a quote besides offering and talking. */
export const QUOTE_ACTS = ['ACCEPT', 'DECLINE', 'ASK_CHANGE', 'WITHDRAW', 'REFUSE'] as const;
export type QuoteAct = (typeof QUOTE_ACTS)[number];

type ActRule = { readonly to: QuoteState; readonly from: Readonly<Partial<Record<QuoteSide, readonly QuoteState[]>>> };

/** What may be done out of which state by whom, and where it leads: the one table of it. */
const ACTS: Readonly<Record<QuoteAct, ActRule>> = {
  ACCEPT: { to: 'ACCEPTED', from: { BUYER: ['OFFERED'] } },
  DECLINE: { to: 'DECLINED', from: { BUYER: ['OFFERED'] } },
  ASK_CHANGE: { to: 'REQUESTED', from: { BUYER: ['OFFERED'] } },
  WITHDRAW: { to: 'WITHDRAWN', from: { BUYER: ['REQUESTED', 'OFFERED', 'ACCEPTED'], REPRESENTATIVE: ['OFFERED'] } },
  REFUSE: { to: 'REFUSED', from: { REPRESENTATIVE: ['REQUESTED'] } },
};

/** Where an act of a side leads; undefined: it is not theirs to do in this state. */
export function actLeadsTo(act: QuoteAct, side: QuoteSide, state: QuoteState): QuoteState | undefined {
  const { to, from } = ACTS[act];
  return from[side]?.includes(state) === true ? to : undefined;
}

/** Whether a representative may make an offer, or a newer one. */
export function mayOffer(state: QuoteState): boolean {
  return state === 'REQUESTED' || state === 'OFFERED';
}
