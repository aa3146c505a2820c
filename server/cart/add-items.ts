import { randomUUID } from 'node:crypto';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { addItems as addItemsCall } from '#contracts/cart.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { addToCart, wholeQuantity, type WantedItem } from '#domain/cart/add-to-cart.ts';
import type { Caller } from '../http/caller.ts';
import type { Input } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { attachCoupons } from './apply-coupons.ts';
import { changeCart } from './change-cart.ts';

type AddInput = Input<typeof addItemsCall>;

/** Adds items to the caller's cart. (K-01) */
export async function addItems(shop: Shop, caller: Caller, { query, body }: AddInput): Promise<Reply<CartResponse | AddAnswer>> {
  const items = body.items ?? [];
  const coupons = body.coupons ?? [];
  if (items.length === 0 && coupons.length === 0) return refuse('INVALID_ITEMS');
  if (hasTooManyBadQuantities(items)) return refuse('INVALID_QTY');
  const wanted = items.map(asWanted);
  const reply = await changeCart(
    shop,
    caller,
    { kind: query.type ?? 'DEFAULT', itemIds: wanted.map((item) => item.itemId), storeNumbers: storesOf(body), seenVersion: body.version },
    (open) => {
      const outcome = addToCart(
        {
          lines: open.cart.lines,
          buyer: open.buyer,
          offerOf: open.offerOf,
          availableAt: open.availableAt,
          isKnownStore: (store) => open.stores.has(store),
          stores: { yourStoreNo: body.yourStoreNo, ...open.storeChoice },
          ignoresExistingQty: query.ignoreExistQty === true,
          nowMs: open.now.getTime(),
        },
        wanted,
      );
      const attached = attachCoupons(open, coupons);
      const hasChanged = outcome.touchedLineIds.length > 0 || attached.coupons !== open.cart.coupons;
      return {
        after: hasChanged ? { lines: outcome.lines, coupons: attached.coupons } : {},
        told: {
          messages: outcome.messages,
          cartMessages: attached.messages,
          newItemAdded: outcome.added.some((one) => one.qtyAdded > 0),
          asked: new Map(outcome.added.flatMap((one) => (one.lineId === undefined ? [] : [[one.lineId, one] as const]))),
        },
      };
    },
  );
  if (!reply.ok || query.responseType === 'WHOLE') return reply;
  return answer(onlyTouched(reply.body));
}

/** The rows that were touched, and the sums: what a client needs to tell the shopper that it worked. */
function onlyTouched({ cartInfo }: CartResponse): AddAnswer {
  const touched = cartInfo.items.filter((item) => item.qtyAdded > 0 || item.messages.length > 0);
  const { cartId, version, cartSummary, cartAttributes, messages, coupons } = cartInfo;
  return { cartInfo: { cartId, version, items: touched, messages, coupons, cartSummary, cartAttributes } };
}

/**
 * A quantity that is no whole number above 0 is refused: alone in a request, or when there are several of them. A single
 * one beside good items only keeps itself out. Parts of a bundle (version b2) are not counted. (C §5; A-045)
 */
function hasTooManyBadQuantities(items: NonNullable<AddInput['body']['items']>): boolean {
  const bad = items.filter((item) => item.version !== 'b2' && (wholeQuantity(item.qty) ?? 0) < 1).length;
  return bad > 1 || (bad === 1 && items.length === 1);
}

function asWanted(item: NonNullable<AddInput['body']['items']>[number]): WantedItem {
  return {
    itemId: item.itemId.trim(),
    qty: item.qty,
    deliveryType: item.deliveryType ?? 'STA',
    storeNumber: item.pickupStoreNumber,
    parentItemId: item.parentItemId,
    parentLineId: item.parentRelationCartItemId,
    listItemId: item.listItemId,
    newLineId: randomUUID(),
  };
}

function storesOf(body: AddInput['body']): string[] {
  return [body.yourStoreNo, ...(body.items ?? []).map((item) => item.pickupStoreNumber)].filter((store) => store !== undefined);
}
