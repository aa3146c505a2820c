import type { Actor } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/**
 * What a payment vendor knows a payer by: made of the session and the cart, so that what was given to one visit is worth nothing to another, and
 * tells nobody anything.
 *
 * @returns undefined for who has no session yet, and for jobs: nobody of them types a card.
 */
export function payerKey(shop: Pick<Shop, 'signers'>, actor: Actor, cartId: string): string | undefined {
  const who = sessionOrUser(actor);
  return who === undefined ? undefined : shop.signers.payer.sign(`${cartId} ${who}`);
}

/** What a payment vendor knows somebody's wallet by, where it knows a checkout by its cart: a card that is given there is good nowhere else. */
export function walletKey(shop: Pick<Shop, 'signers'>, userId: string): string {
  return `wallet-${shop.signers.payer.sign(`wallet ${userId}`)}`;
}

function sessionOrUser(actor: Actor): string | undefined {
  switch (actor.kind) {
    case 'VISITOR':
      return actor.sessionKey;
    case 'JOB':
      return undefined;
    case 'REPRESENTATIVE':
    case 'APPROVER':
      return actor.userId;
    default:
      return actor satisfies never;
  }
}
