import { addressBlock, attemptsBy, type Attempt } from '../../limits/index.ts';
import type { Actor } from '../../shoppers/index.ts';

/**
 * What whoever names the email of an order uses up as long as they may be guessing. Most are of the network: wrong attempts of strangers at an
 * email leave room for whose it is.
 *
 * @param email normalised.
 */
export function lookupAttempts(actor: Actor, email: string): readonly Attempt[] {
  const own: Attempt[] = actor.kind === 'VISITOR' ? [{ kind: 'ORDER_LOOKUP', subject: `${email} ${addressBlock(actor.address)}` }] : [];
  return [...attemptsBy(actor, { network: 'ORDER_LOOKUP_ADDRESS' }), ...own, { kind: 'ORDER_LOOKUP_EMAIL', subject: email }];
}
