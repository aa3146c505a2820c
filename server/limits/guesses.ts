import { guesserOf, type Actor } from '../shoppers/index.ts';
import { addressBlock } from './address-block.ts';
import type { LimitKind } from './limits.ts';
import type { Guess } from './seats.ts';

/** The guesses of whoever acts: their own ones, and those of the network that a visitor comes from. A job guesses nothing. */
export function guessesBy(actor: Actor, { own, network }: { readonly own?: LimitKind; readonly network: LimitKind }): readonly Guess[] {
  const guesser = own === undefined ? undefined : guesserOf(actor);
  return [
    ...(own === undefined || guesser === undefined ? [] : [{ kind: own, subject: guesser }]),
    ...(actor.kind === 'VISITOR' ? [{ kind: network, subject: addressBlock(actor.address) }] : []),
  ];
}
