import { whoAttempts, type Actor, type Buying } from '../shoppers/index.ts';
import { addressBlock, addressHome } from '../config/address-block.ts';
import type { Shop } from '../shop.ts';
import type { LimitKind } from './limits.ts';
import type { Attempt } from './seats.ts';

/** The attempts of whoever acts: their own ones, and those of the network that a visitor comes from. A job attempts nothing. */
export function attemptsBy(actor: Actor, { own, network }: { readonly own?: LimitKind; readonly network: LimitKind }): readonly Attempt[] {
  const who = own === undefined ? undefined : whoAttempts(actor);
  return [
    ...(own === undefined || who === undefined ? [] : [{ kind: own, subject: who }]),
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
  return shop.nodeCounts.take('NEW_CART_ADDRESS', addressHome(actor.address));
}
