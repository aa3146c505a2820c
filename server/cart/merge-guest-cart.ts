import { randomUUID } from 'node:crypto';
import { mergeLines } from '#domain/cart/merge-carts.ts';
import { mergeSaved } from '#domain/cart/saved/save-for-later.ts';
import { command, type Tx } from '../db/database.ts';
import { takeOverLogos } from '../logos/index.ts';
import type { GuestOwner, PersonOwner } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { readCart, saveCart, type CartContent } from './storage/cart.repository.ts';
import { lockCart } from './storage/claim-cart.ts';
import { emptyCart } from './open-cart.ts';
import { clearSavedOfGuest, saveSavedItems } from './saved/saved.repository.ts';
import type { StoredCart } from './storage/stored-cart.ts';

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
/**
 * $1 person, $2 tenant: the list on the person's other devices is not the newest any more. Whoever has read it before reads it
 * again, unless the cart is being paid: then it cannot be changed anyway.
 */
const noteSaved = command(
  'cart_note_saved',
  `update carts set messages = (messages::jsonb || '[{"code": "SFL_MOVED"}]')::json, version = version + case when claimed_order is null then 1 else 0 end
   where user_id = $1 and tenant = $2 and kind = 'DEFAULT' and status in ('OPEN', 'CHECKOUT')`,
);

/**
 * Puts the rows of a guest's cart into the cart of the person that the guest turned out to be: the same item with the same
 * delivery becomes one row with the sum of both, up to the limits. The guest's cart is closed; the person is told.
 *
 * @returns the order that the guest's cart is being paid with: it stays as it is then, and follows the order if that comes to nothing.
 */
export async function mergeGuestCart(
  shop: Shop,
  tx: Tx,
  { guest, person }: { readonly guest: GuestOwner; readonly person: PersonOwner },
): Promise<string | undefined> {
  const { tenant } = person;
  await lockCart(tx, [guest.sessionHash, null, tenant, 'DEFAULT']);
  const { cart: guestCart, saved } = await readCart(tx, guest, 'DEFAULT', NOTHING_ASKED);
  // Also of those that stand in no row yet: they may be looked at on a proof this moment.
  await takeOverLogos(tx, guest.sessionHash, person.userId);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    await lockCart(tx, [null, person.userId, tenant, 'DEFAULT']);
    const own = await readCart(tx, person, 'DEFAULT', NOTHING_ASKED);
    if (!(await mergeCarts(shop, tx, { person, own: own.cart, guestCart, hasSaved: saved.length > 0 }))) continue;
    if (saved.length === 0) return guestCart?.claimedOrder;
    await clearSavedOfGuest(tx, guest.sessionHash, tenant);
    await saveSavedItems(tx, person, own.saved, mergeSaved(own.saved, saved));
    await noteSaved(tx, [person.userId, tenant]);
    return guestCart?.claimedOrder;
  }
  throw new Error('the cart to merge into changed although it was locked');
}

/** A cart that did not exist could not be locked: somebody else may begin it meanwhile, once. */
const MOST_TRIES = 2;

type Merge = { person: PersonOwner; own: StoredCart | undefined; guestCart: StoredCart | undefined; hasSaved: boolean };

/** Whether the person's cart is now what it is to be; false when it was begun elsewhere in between. */
async function mergeCarts(shop: Shop, tx: Tx, { person, own, guestCart, hasSaved }: Merge): Promise<boolean> {
  const canMerge = guestCart !== undefined && guestCart.lines.length + guestCart.coupons.length > 0 && guestCart.claimedOrder === undefined;
  const isMerged = canMerge && own?.claimedOrder === undefined;
  // A person without a cart gets one with the list, because it is the cart that tells of it.
  if (!isMerged && (own !== undefined || !hasSaved)) return true;
  const now = shop.now();
  const before = own ?? emptyCart('DEFAULT', new Map(), []);
  const after = isMerged ? await mergedCart(shop, tx, before, guestCart) : before;
  // What was told of a row stands with the row; the items that are watched for it are asked about anew with the next change.
  const version = await saveCart(tx, person, before, after, {
    now,
    seenOf: () => undefined,
    isInvalid: (line) => line.wasInvalid === true,
    watchedItemIds: [],
  });
  if (version === undefined) return false;
  if (!isMerged) return true;
  await noteMerge(tx, [before.cartId, guestCart.cartId]);
  await closeGuestCart(tx, [guestCart.cartId, now]);
  return true;
}

async function mergedCart(shop: Shop, tx: Tx, own: StoredCart, guestCart: StoredCart): Promise<Omit<CartContent, 'saved'>> {
  const items = await shop.catalog.items(new Set([...own.lines, ...guestCart.lines].map((line) => line.itemId)), tx);
  return {
    lines: mergeLines(own.lines, guestCart.lines, { factsOf: (itemId) => items.get(itemId)?.facts ?? {}, newId: randomUUID }),
    coupons: [...new Set([...own.coupons, ...guestCart.coupons])],
    checkout: { ...own.checkout, proceedCheckout: false },
    status: 'OPEN',
    payments: own.payments,
    changes: [...own.changes, ...guestCart.changes],
  };
}
