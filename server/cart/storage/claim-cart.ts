import { command, type Tx } from '../../db/database.ts';
import type { StoredCart } from './stored-cart.ts';

/** Keeps others from changing the owner's cart until the transaction ends. $1 session, $2 user, $3 tenant, $4 kind */
export const lockCart = command(
  'cart_lock',
  `
  select 1 from carts where (session_hash = $1 or user_id = $2) and tenant = $3 and kind = $4 and status in ('OPEN', 'CHECKOUT') for update`,
);

/** $1 cart, $2 version read, $3 order, $4 now */
const claim = command(
  'cart_claim',
  `
  with c as (update carts set claimed_order = $3, version = version + 1, updated_at = $4 where cart_id = $1 and version = $2 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning 1)
  select require_all((select count(*) from c), 1, 'cart')`,
);
const close = command('cart_close', "update carts set status = 'SUBMITTED', claimed_order = null, updated_at = $2 where cart_id = $1");
const free = command('cart_free', 'update carts set claimed_order = null, version = version + 1, updated_at = $2 where cart_id = $1');

/**
 * Binds a cart, as it was read, to an order that is being paid: until that ends, nothing may change.
 *
 * @throws a shortage of 'cart' when it is no longer the one that was read.
 */
export async function claimCart(
  tx: Tx,
  { cartId, version }: Pick<StoredCart, 'cartId' | 'version'>,
  orderNumber: string,
  now: Date,
): Promise<void> {
  await claim(tx, [cartId, version, orderNumber, now]);
}

/** The cart has become an order. */
export async function closeCart(tx: Tx, cartId: string, now: Date): Promise<void> {
  await close(tx, [cartId, now]);
}

/** The order came to nothing: its cart may change again. */
export async function freeCart(tx: Tx, cartId: string, now: Date): Promise<void> {
  await free(tx, [cartId, now]);
}
