import { randomUUID } from 'node:crypto';
import { mergeLines } from '#domain/cart/merge-carts.ts';
import { MAX_SAVED_ITEMS } from '#domain/cart/saved-item.ts';
import { command, type Tx } from '../db/database.ts';
import type { Session, SessionUser } from '../identity/index.ts';
import type { Shop } from '../shop.ts';
import { lockCart, readCart, saveCart, type CartOwner } from './cart.repository.ts';
import { emptyCart } from './open-cart.ts';
import { handOverSavedItems } from './saved.repository.ts';

const NOTHING_ASKED = { itemIds: [], locationIds: [] };

/** $1 the guest's cart, $2 now */
const closeGuestCart = command(
  'cart_close_merged',
  "update carts set status = 'MERGED', version = version + 1, updated_at = $2 where cart_id = $1",
);
/** $1 the person's cart, $2 the guest's cart */
const noteMerge = command(
  'cart_note_merge',
  `update carts set previous_cart_id = $2, messages = '[{"code": "CART_AUTO_MERGE"}]' where cart_id = $1`,
);
/** $1 person, $2 tenant: the list on the person's other devices is not the newest any more. */
const noteSaved = command(
  'cart_note_saved',
  `update carts set messages = (messages::jsonb || '[{"code": "SFL_MOVED"}]')::json where user_id = $1 and tenant = $2 and kind = 'DEFAULT' and status in ('OPEN', 'CHECKOUT')`,
);

/**
 * Puts the rows of a guest's cart into the cart of the person that the guest turned out to be: the same item with the same
 * delivery becomes one row with the sum of both, up to the limits. The guest's cart is closed; the person is told.
 */
export async function mergeGuestCart(
  shop: Shop,
  tx: Tx,
  { guest, user, tenant }: { guest: Session; user: SessionUser; tenant: string },
): Promise<void> {
  const from: CartOwner = { tenant, kind: 'DEFAULT', sessionHash: guest.hash };
  const to: CartOwner = { tenant, kind: 'DEFAULT', userId: user.userId };
  await lockCart(tx, [guest.hash, null, tenant, 'DEFAULT']);
  await lockCart(tx, [null, user.userId, tenant, 'DEFAULT']);
  const hasSaved = await handOverSavedItems(tx, { sessionHash: guest.hash, userId: user.userId, tenant, most: MAX_SAVED_ITEMS });
  await mergeCarts(shop, tx, from, to);
  if (hasSaved) await noteSaved(tx, [user.userId, tenant]);
}

async function mergeCarts(shop: Shop, tx: Tx, from: CartOwner, to: CartOwner): Promise<void> {
  const { cart: guestCart } = await readCart(tx, from, NOTHING_ASKED);
  if (guestCart === undefined || guestCart.lines.length === 0 || guestCart.claimedOrder !== undefined) return;
  const own = (await readCart(tx, to, NOTHING_ASKED)).cart ?? emptyCart('DEFAULT', new Map(), []);
  if (own.claimedOrder !== undefined) return;
  const now = shop.now();
  const items = await shop.catalog.items(new Set([...own.lines, ...guestCart.lines].map((line) => line.itemId)));
  const coupons = [...new Set([...own.coupons, ...guestCart.coupons])];
  const version = await saveCart(
    tx,
    to,
    own,
    {
      lines: mergeLines(own.lines, guestCart.lines, { factsOf: (itemId) => items.get(itemId)?.facts ?? {}, newId: randomUUID }),
      coupons,
      checkout: { ...own.checkout, proceedCheckout: false },
      status: 'OPEN',
      payments: own.payments,
      changes: [...own.changes, ...guestCart.changes],
    },
    // What was told of a row stands with the row; the items that are watched for it are asked about anew with the next change.
    { now, seenOf: () => undefined, watchedItemIds: [] },
  );
  if (version === undefined) throw new Error('the cart to merge into changed although it was locked');
  await noteMerge(tx, [own.cartId, guestCart.cartId]);
  await closeGuestCart(tx, [guestCart.cartId, now]);
}
