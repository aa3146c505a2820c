import { hash } from 'node:crypto';
import { refuse, type Reply } from '#contracts/door.ts';
import { command, shortageOf, type Tx } from '../db/database.ts';
import { keyOfOwner, type Actor, type CartOwner } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { payerKey } from './payer-key.ts';

/** A token that a browser brought, with the checkout that it was made in and who made it (`payerKey`), where the vendor knows that. */
export type BroughtToken = { readonly token: string; readonly checkoutId: string | undefined; readonly payer: string | undefined };

const OF_ANOTHER_VISIT = 'token of this visit';

/** $1 token's hash, $2 who brings it, $3 now. What stood there stays. */
const bring = command(
  'brought_token',
  `
  with brought as (insert into brought_tokens (token_hash, owner, brought_at) values ($1, $2, $3)
    on conflict (token_hash) do update set owner = brought_tokens.owner returning owner)
  select require_all((select count(*) from brought where owner = $2), 1, '${OF_ANOTHER_VISIT}')`,
);

/** A token pays for who made it: whoever else has got hold of it has nothing. */
export function tokenOfAnotherVisit(): Reply<never> {
  return refuse('FORBIDDEN', { message: 'This payment was entered for another order. Please enter it again.' });
}

/** Whether a token may pay for a cart of who brings it, as far as its vendor knows by whom and in whose checkout it was made. */
export function isOfPayer(shop: Pick<Shop, 'signers'>, actor: Actor, { checkoutId, payer }: BroughtToken, cartId: string): boolean {
  if (payer !== undefined && payer !== payerKey(shop, actor, cartId)) return false;
  return checkoutId === undefined || checkoutId === cartId;
}

/**
 * The statements that make a token that names no checkout the one of who brings it.
 *
 * @throws what `isOfAnotherVisit` knows, when somebody else has brought it.
 */
export function bringToken(tx: Tx, owner: CartOwner, brought: BroughtToken | undefined, now: Date): readonly Promise<unknown>[] {
  if (brought === undefined || brought.checkoutId !== undefined) return [];
  return [bring(tx, [hash('sha256', brought.token, 'buffer'), keyOfOwner(owner), now])];
}

/** Whether a token could not be brought since somebody else has brought it before. */
export function isOfAnotherVisit(error: unknown): boolean {
  return shortageOf(error) === OF_ANOTHER_VISIT;
}
