import { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { LimitKind } from './limits.ts';
import { freeSeats, type Taken } from './seats.ts';

/** What an order holds it holds for minutes, paid or not. */
export const HOLDING: LimitKind = 'HOLD_ADDRESS';

const Kept = z.object({ at: z.int(), of: z.array(z.object({ kind: z.string(), subject: z.string(), count: z.int() })) }).nullable();

/** Seats as they lie with what is being paid: an order, or a tender that pays another way. Null: none. @throws where they are not what this program writes. */
export function seatsOf({ seats }: { readonly seats: unknown }): Taken | null {
  return Kept.parse(seats);
}

/** How a payment ended: PAID, with a card that was DECLINED, or otherwise NOT_PAID. */
type SeatsEnd = 'PAID' | 'DECLINED' | 'NOT_PAID';

/** Gives the seats of a payment back, in the transaction that decides it. A declined card keeps its own; one that paid ends the tries before it. */
export async function endSeats(tx: Tx, seats: Taken | null, end: SeatsEnd): Promise<void> {
  if (seats === null) return;
  const ended = end === 'DECLINED' ? seats.of.filter(({ kind }) => kind === HOLDING) : seats.of;
  await freeSeats(tx, { ...seats, of: ended.map((seat) => (end === 'PAID' && seat.kind === 'CAPTCHA' ? { ...seat, count: null } : seat)) });
}
