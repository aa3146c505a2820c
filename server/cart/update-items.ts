import type { CartResponse, updateItems as updateItemsCall } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { changeLines, type LineChange } from '#domain/cart/change-lines.ts';
import type { Caller } from '../http/caller.ts';
import type { Input } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { changeCart, type Decision } from './change-cart.ts';
import type { OpenCart } from './open-cart.ts';

/** Sets the quantity or the delivery of rows; quantity 0 removes one. (K-05) */
export async function updateItems(
  shop: Shop,
  caller: Caller,
  { query, body }: Input<typeof updateItemsCall>,
): Promise<Reply<CartResponse>> {
  const items = body.items ?? [];
  if (items.length === 0) return refuse('INVALID_ITEMS');
  if (items.some((item) => item.qty !== undefined && item.qty < 0)) return refuse('INVALID_QTY');
  const changes: LineChange[] = [];
  for (const item of items) {
    if (item.cartItemId === undefined) return refuse('CART_ITEM_ID_NOT_FOUND');
    changes.push({ lineId: item.cartItemId, qty: item.qty, deliveryType: item.deliveryType, storeNumber: item.pickupStoreNumber });
  }
  const storeNumbers = changes.flatMap((change) => change.storeNumber ?? []);
  return changeCart(shop, caller, { kind: query.type ?? 'DEFAULT', storeNumbers, seenVersion: body.version }, (open) =>
    decideChanges(open, changes),
  );
}

/** The changes as the rules allow them. A row that is not in the caller's cart refuses all of them. */
export function decideChanges(open: OpenCart, changes: readonly LineChange[]): Decision {
  const known = new Set(open.cart.lines.map((line) => line.lineId));
  if (changes.some((change) => !known.has(change.lineId))) return { refusal: refuse('CART_ITEM_ID_NOT_FOUND') };
  const outcome = changeLines(
    {
      lines: open.cart.lines,
      buyer: open.buyer,
      offerOf: open.offerOf,
      availableAt: open.availableAt,
      isKnownStore: (store) => open.stores.has(store),
      stores: open.storeChoice,
      nowMs: open.now.getTime(),
    },
    changes,
  );
  return { after: { lines: outcome.lines }, told: { messages: outcome.messages, removed: outcome.removed } };
}
