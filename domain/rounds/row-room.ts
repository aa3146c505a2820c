import type { Cents } from '../shared/money.ts';
import { MOST_ROWS } from './round-limits.ts';

/** What a round holds at the moment in which somebody adds to it or changes a row, without that row. */
export type RoundRoom = {
  readonly rows: number;
  readonly totalCents: Cents;
  readonly personCents: Cents;
  readonly totalCapCents: Cents | undefined;
  readonly personCapCents: Cents | undefined;
};

export type NoRoom = 'ROWS' | 'PERSON' | 'TOTAL';

/**
 * Why a row of so much does not fit; undefined: it does. What is there already, dearer by now or allowed when the limit was higher, stays: only more of it is refused.
 *
 * @param beforeCents what the row came to until now; 0 for a new one.
 */
export function roomFor(room: RoundRoom, rowCents: Cents, beforeCents: Cents = 0): NoRoom | undefined {
  if (beforeCents === 0 && room.rows + 1 > MOST_ROWS) return 'ROWS';
  if (rowCents <= beforeCents) return undefined;
  if (room.personCapCents !== undefined && room.personCents + rowCents > room.personCapCents) return 'PERSON';
  if (room.totalCapCents !== undefined && room.totalCents + rowCents > room.totalCapCents) return 'TOTAL';
  return undefined;
}

/** The same in words; nothing in them tells a price to who is shown none. */
export const NO_ROOM_TEXT: Readonly<Record<NoRoom, string>> = {
  ROWS: `This round is full: it can’t hold more than ${MOST_ROWS} items. Ask your coordinator to order it, or remove one of yours.`,
  PERSON: 'That’s more than the limit per person. Take fewer, or remove something of yours first.',
  TOTAL: 'That’s more than what’s left for the whole round. Take fewer, or ask your coordinator to raise the limit.',
};
