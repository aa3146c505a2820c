import type { Input } from '#contracts/call.ts';
import { randomUUID } from 'node:crypto';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { updateItems as updateItemsCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { FULFILMENT_CENTRE, isFreeItem, type FurnitureService } from '#domain/cart/cart-line.ts';
import { changeLines, type LineChange } from '#domain/cart/change-lines.ts';
import { chooseGifts, type GiftWish } from '#domain/cart/free-items.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { assessCart } from '../assess-cart.ts';
import type { Decision } from '../decision.ts';
import { changeAndView } from '../change-cart.ts';
import { changeContext } from '../change-context.ts';
import type { OpenCart } from '../opened-cart.ts';
import { isWantedToday } from '../delivery/same-day.ts';
import { VIEWS } from '../view/cart.view.ts';
import { cartKindOf } from '../which-cart.ts';

type UpdateInput = Input<typeof updateItemsCall>;

/** Sets the quantity, the delivery or the service of rows, quantity 0 removing one; or chooses and drops gifts. (K-05) */
export async function updateItems(shop: Shop, buying: Buying, { query, body }: UpdateInput): Promise<Reply<CartResponse | AddAnswer>> {
  const items = body.items ?? [];
  const gifts = body.freeItems ?? [];
  const dropped = body.deleteFreeItems ?? [];
  if (items.length + gifts.length + dropped.length === 0) return refuse('INVALID_ITEMS');
  if (items.some((item) => item.qty !== undefined && item.qty < 0)) return refuse('INVALID_QTY');
  const changes: LineChange[] = [];
  for (const item of items) {
    if (item.cartItemId === undefined) return refuse('CART_ITEM_ID_NOT_FOUND');
    changes.push({
      lineId: item.cartItemId,
      qty: item.qty,
      deliveryType: item.deliveryType,
      level: item.levelOfService,
      storeNumber: item.pickupStoreNumber,
      furniture: serviceOf(item.furnSvcInfo),
    });
  }
  const options = {
    kind: cartKindOf(query),
    storeNumbers: changes.flatMap((change) => change.storeNumber ?? []),
    itemIds: gifts.map((gift) => gift.itemId),
    seenVersion: body.version,
    offersSameDay: items.some(isWantedToday),
  };
  return changeAndView(shop, buying, options, (open) => decideUpdate(open, { changes, gifts, dropped }), VIEWS[query.responseType]);
}

type Update = { changes: LineChange[]; gifts: GiftWish[]; dropped: string[] };

function decideUpdate(open: OpenCart, { changes, gifts, dropped }: Update): Decision {
  const isGift = (lineId: string) => open.cart.lines.some((line) => line.lineId === lineId && isFreeItem(line));
  if (!dropped.every(isGift)) return { refusal: refuse('CART_ITEM_ID_NOT_FOUND') };
  const decision = decideChanges(open, [...changes, ...dropped.map((lineId) => ({ lineId, qty: 0 }))]);
  if (decision.refusal !== undefined || gifts.length === 0) return decision;
  const lines = decision.after.lines ?? open.cart.lines;
  const chosen = chooseGifts(lines, gifts, {
    gifts: assessCart(open, lines).gifts,
    availableQty: (itemId) => open.availableAt(itemId, FULFILMENT_CENTRE) ?? 0,
    newId: randomUUID,
    nowMs: open.now.getTime(),
  });
  return {
    after: { ...decision.after, lines: chosen.lines },
    told: { ...decision.told, messages: [...(decision.told.messages ?? []), ...chosen.messages] },
  };
}

function serviceOf(
  info: NonNullable<NonNullable<UpdateInput['body']['items']>[number]['furnSvcInfo']> | undefined,
): FurnitureService | undefined {
  if (info === undefined) return undefined;
  const qtyOf = (level: 'BASC' | 'CUST') => info.levels.filter((one) => one.level === level).reduce((sum, one) => sum + one.qty, 0);
  return { BASC: qtyOf('BASC'), CUST: qtyOf('CUST') };
}

/** The changes as the rules allow them. A row that is not in the cart refuses all of them. */
export function decideChanges(open: OpenCart, changes: readonly LineChange[]): Decision {
  const known = new Set(open.cart.lines.map((line) => line.lineId));
  if (changes.some((change) => !known.has(change.lineId))) return { refusal: refuse('CART_ITEM_ID_NOT_FOUND') };
  const outcome = changeLines(changeContext(open), changes);
  return {
    after: { lines: outcome.lines },
    told: { messages: outcome.messages, removed: outcome.removed, touchedLineIds: outcome.touchedLineIds },
  };
}
