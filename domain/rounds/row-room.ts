import type { Cents } from '../shared/money.ts';
import { MOST_ROWS, MOST_ROWS_OF_GUEST, MOST_ROWS_OF_GUESTS } from './round-limits.ts';

/** What a round comes to, in all and of one person, and the limits of that; undefined: none. */
export type RoundSums = {
  readonly totalCents: Cents;
  readonly personCents: Cents;
  readonly totalCapCents: Cents | undefined;
  readonly personCapCents: Cents | undefined;
};

/** What a round holds at the moment in which somebody adds to it or changes a row, without that row. */
export type RoundRoom = {
  readonly rows: number;
  /** Of somebody without an account: their own rows, and those of all who have none. */
  readonly guest: { readonly own: number; readonly all: number } | undefined;
  /** Undefined for who is shown no prices: limits would tell them, so they are the coordinator's to look at (`overCap`). */
  readonly sums: RoundSums | undefined;
};

export type NoRoom = 'ROWS' | 'OWN_ROWS' | 'GUESTS_ROWS' | 'PERSON' | 'TOTAL';

/**
 * Why a row of so much does not fit; undefined: it does. What is there already, dearer by now or allowed when the limit was higher, stays: only more of it is refused.
 *
 * @param beforeCents what the row came to until now; undefined for a new one.
 */
export function roomFor(room: RoundRoom, rowCents: Cents, beforeCents?: Cents): NoRoom | undefined {
  const full = beforeCents === undefined ? fullOf(room) : undefined;
  if (full !== undefined || room.sums === undefined || rowCents <= (beforeCents ?? 0)) return full;
  return overCap({ ...room.sums, personCents: room.sums.personCents + rowCents, totalCents: room.sums.totalCents + rowCents });
}

function fullOf({ rows, guest }: RoundRoom): NoRoom | undefined {
  if (guest !== undefined && guest.own >= MOST_ROWS_OF_GUEST) return 'OWN_ROWS';
  if (guest !== undefined && guest.all >= MOST_ROWS_OF_GUESTS) return 'GUESTS_ROWS';
  return rows >= MOST_ROWS ? 'ROWS' : undefined;
}

/** Which limit is passed, that of the person first; undefined: none. */
export function overCap({ personCents, totalCents, personCapCents, totalCapCents }: RoundSums): 'PERSON' | 'TOTAL' | undefined {
  if (personCapCents !== undefined && personCents > personCapCents) return 'PERSON';
  return totalCapCents !== undefined && totalCents > totalCapCents ? 'TOTAL' : undefined;
}

/** The same in words. */
export const NO_ROOM_TEXT: Readonly<Record<NoRoom, string>> = {
  ROWS: `This round is full: it can’t hold more than ${MOST_ROWS} items. Ask your coordinator to order it, or remove one of yours.`,
  OWN_ROWS: `You’ve added ${MOST_ROWS_OF_GUEST} items, the most for one person without an account. Remove one of yours, or ask your coordinator to add the rest.`,
  GUESTS_ROWS: 'This round can’t hold more items from people without an account. Ask your coordinator to add it for you.',
  PERSON: 'That’s more than the limit per person. Take fewer, or remove something of yours first.',
  TOTAL: 'That’s more than what’s left for the whole round. Take fewer, or ask your coordinator to raise the limit.',
};
