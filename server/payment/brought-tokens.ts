import { hash } from 'node:crypto';
import { refuse, type Reply } from '#contracts/door.ts';
import { statement } from '../db/database.ts';
import { keyOfOwner, type CartOwner } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** A card token that a browser brought, and the checkout that it was made in, where the vendor knows that. */
export type BroughtToken = { readonly token: string; readonly checkoutId: string | undefined };

/** $1 token's hash, $2 who brings it, $3 now. Answers whose it is: what stood there stays. */
const bring = statement<{ owner: string }>(
  'brought_token',
  `insert into brought_tokens (token_hash, owner, brought_at) values ($1, $2, $3)
   on conflict (token_hash) do update set owner = brought_tokens.owner returning owner`,
);

/** A token pays for who made it: whoever else has got hold of it has nothing. */
export function tokenOfAnotherVisit(): Reply<never> {
  return refuse('FORBIDDEN', { message: 'This card was entered for another order. Please enter it again.' });
}

/** Whether a token may pay for a cart, as far as its vendor knows in whose checkout it was made. */
export function isOfCheckout({ checkoutId }: BroughtToken, cartId: string): boolean {
  return checkoutId === undefined || checkoutId === cartId;
}

/** Whether nobody else has brought a token that names no checkout. From now on it is of who brings it. */
export async function isFirstToBring(shop: Shop, owner: CartOwner, { token, checkoutId }: BroughtToken): Promise<boolean> {
  if (checkoutId !== undefined) return true;
  const key = keyOfOwner(owner);
  const [known] = await bring(shop.database, [hash('sha256', token, 'buffer'), key, shop.now()]);
  return known?.owner === key;
}
