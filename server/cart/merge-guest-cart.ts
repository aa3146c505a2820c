import { MAX_LINE_QTY, MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { command, type Tx } from '../db/database.ts';
import type { Session, SessionUser } from '../identity/index.ts';
import type { Shop } from '../shop.ts';
import { lockCart, readCart, saveCart, type CartOwner } from './cart.repository.ts';
import { emptyCart } from './open-cart.ts';

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
  const { cart: guestCart } = await readCart(tx, from, NOTHING_ASKED);
  if (guestCart === undefined || guestCart.lines.length === 0 || guestCart.claimedOrder !== undefined) return;
  const own = (await readCart(tx, to, NOTHING_ASKED)).cart ?? emptyCart('DEFAULT', new Map());
  if (own.claimedOrder !== undefined) return;
  const now = shop.now();
  const coupons = [...new Set([...own.coupons, ...guestCart.coupons])];
  const version = await saveCart(
    tx,
    to,
    own,
    {
      lines: mergeLines(own.lines, guestCart.lines),
      coupons,
      checkout: { ...own.checkout, proceedCheckout: false },
      status: 'OPEN',
      payments: own.payments,
    },
    now,
  );
  if (version === undefined) throw new Error('the cart to merge into changed although it was locked');
  await noteMerge(tx, [own.cartId, guestCart.cartId]);
  await closeGuestCart(tx, [guestCart.cartId, now]);
}

/** The rows of both carts: those of the person first. Stock and limits of items are looked at again with the next read. */
export function mergeLines(own: readonly CartLine[], guest: readonly CartLine[]): CartLine[] {
  const merged = [...own];
  const newIds = new Map<string, string>();
  for (const line of guest.toSorted((a, b) => Number(a.parentLineId !== undefined) - Number(b.parentLineId !== undefined))) {
    const parentLineId = line.parentLineId === undefined ? undefined : (newIds.get(line.parentLineId) ?? line.parentLineId);
    const at = merged.findIndex(
      (row) =>
        row.itemId === line.itemId &&
        row.deliveryType === line.deliveryType &&
        row.storeNumber === line.storeNumber &&
        row.parentLineId === parentLineId,
    );
    const same = merged[at];
    if (same !== undefined) {
      newIds.set(line.lineId, same.lineId);
      merged[at] = { ...same, qty: Math.min(MAX_LINE_QTY, same.qty + line.qty), prevQty: same.qty, actioned: 'ADD_ITEM' };
    } else if (merged.length < MAX_CART_ROWS) {
      merged.push({ ...line, position: nextPosition(merged), parentLineId });
    }
  }
  return merged;
}

function nextPosition(lines: readonly CartLine[]): number {
  return lines.reduce((last, line) => Math.max(last, line.position), 0) + 1;
}
