import { guesserOf, type Actor, type Buying } from '../shoppers/index.ts';
import { addressBlock } from './address-block.ts';
import type { Shop } from '../shop.ts';
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

/**
 * Counts a cart that is about to be stored for a guest: they cost their network nothing and us a row each.
 *
 * @returns in how many seconds there is room for it; 0: now.
 */
export function takeNewCart(shop: Shop, { actor, owner }: Pick<Buying, 'actor' | 'owner'>): number {
  if (!shop.settings.hasRateLimits || actor.kind !== 'VISITOR' || 'userId' in owner) return 0;
  return shop.nodeCounts.take('NEW_CART_ADDRESS', addressBlock(actor.address));
}
