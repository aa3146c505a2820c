import { MAX_CART_ROWS } from './cart-limits.ts';
import { isFreeItem, nextPosition, type CartLine } from './cart-line.ts';
import type { LineMessage } from './line-message.ts';

/** A gift that a promotion gives as the cart stands. (C §3, availableFreeItems; A-061) */
export type Gift = {
  readonly promotionId: string;
  readonly itemId: string;
  /** Pieces of it that one cart may hold. */ readonly maxQty: number;
};

/** A gift that a shopper chooses. */
export type GiftWish = { readonly itemId: string; readonly qty: number; readonly promotionId: string };

/** Gifts that are still to be had: those of the promotions that hold, without what the cart has of them already. */
export function availableGifts(gifts: readonly Gift[], lines: readonly CartLine[]): Gift[] {
  return gifts.map((gift) => ({ ...gift, maxQty: gift.maxQty - chosenQty(lines, gift) })).filter((gift) => gift.maxQty > 0);
}

/**
 * Rows for the gifts that a shopper chooses. One that no promotion gives, or more of it than is given, is refused; what is
 * not in stock cannot be given either.
 */
export function chooseGifts(
  lines: readonly CartLine[],
  wishes: readonly GiftWish[],
  context: {
    readonly gifts: readonly Gift[];
    readonly availableQty: (itemId: string) => number;
    readonly newId: () => string;
    readonly nowMs: number;
  },
): { lines: CartLine[]; messages: LineMessage[] } {
  let result = [...lines];
  const messages: LineMessage[] = [];
  for (const wish of wishes) {
    const gift = availableGifts(context.gifts, result).find((one) => one.promotionId === wish.promotionId && one.itemId === wish.itemId);
    if (gift === undefined || wish.qty > gift.maxQty || wish.qty < 1) {
      messages.push({ code: 'INVALID_FREE_ITEM', type: 'ERROR', itemId: wish.itemId, lineId: undefined });
    } else if (result.length >= MAX_CART_ROWS) {
      messages.push({ code: 'EXCEEDED_LIMIT', type: 'ERROR', itemId: wish.itemId, lineId: undefined });
    } else if (context.availableQty(wish.itemId) < wish.qty) {
      messages.push({ code: 'OUT_OF_STOCK', type: 'ERROR', itemId: wish.itemId, lineId: undefined });
    } else {
      result = withGift(result, wish, context);
    }
  }
  return { lines: result, messages };
}

function withGift(
  lines: readonly CartLine[],
  { itemId, qty, promotionId }: GiftWish,
  { newId, nowMs }: { newId: () => string; nowMs: number },
): CartLine[] {
  const known = lines.find((line) => line.itemId === itemId && line.details.promotionId === promotionId);
  if (known !== undefined)
    return lines.map((line) => (line === known ? { ...line, qty: line.qty + qty, prevQty: line.qty, actioned: 'ADD_ITEM' } : line));
  const row: CartLine = {
    lineId: newId(),
    position: nextPosition(lines),
    itemId,
    qty,
    prevQty: 0,
    actioned: 'ADD_ITEM',
    deliveryType: 'STA',
    storeNumber: undefined,
    parentLineId: undefined,
    relation: undefined,
    addedPriceCents: 0,
    details: { promotionId },
    addedAtMs: nowMs,
    version: 0,
    seen: undefined,
  };
  return [...lines, row];
}

/** The rows without the gifts that no promotion gives, or not so many of them, any more; and what is said of those. */
export function dropUnearnedGifts(
  lines: readonly CartLine[],
  gifts: readonly Gift[],
): { lines: readonly CartLine[]; dropped: CartLine[]; messages: LineMessage[] } {
  const left = new Map(gifts.map((gift) => [`${gift.promotionId} ${gift.itemId}`, gift.maxQty]));
  const dropped = lines.filter((line) => {
    if (!isFreeItem(line)) return false;
    const key = `${line.details.promotionId} ${line.itemId}`;
    const most = left.get(key) ?? 0;
    if (line.qty <= most) left.set(key, most - line.qty);
    return line.qty > most;
  });
  if (dropped.length === 0) return { lines, dropped, messages: [] };
  return {
    lines: lines.filter((line) => !dropped.includes(line)),
    dropped: dropped.map((line) => ({ ...line, prevQty: line.qty, actioned: 'DELETED_ITEM' })),
    messages: dropped.map((line) => ({ code: 'INVALID_FREE_ITEM', type: 'WARN', itemId: line.itemId, lineId: line.lineId })),
  };
}

function chosenQty(lines: readonly CartLine[], gift: Gift): number {
  return lines
    .filter((line) => line.details.promotionId === gift.promotionId && line.itemId === gift.itemId)
    .reduce((sum, line) => sum + line.qty, 0);
}
