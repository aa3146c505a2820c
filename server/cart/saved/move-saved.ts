import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import { refuse, type Reply } from '#contracts/door.ts';
import type { moveSaved as moveSavedCall } from '#contracts/saved-calls.ts';
import type { AddedItem } from '#domain/cart/add-to-cart.ts';
import { moveToCart, type MoveOutcome, type MoveWish } from '#domain/cart/saved/move-to-cart.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { viewCart } from '../view/cart.view.ts';
import { cartMessage, wireMessage } from '../view/messages.view.ts';
import { changeAndView } from '../change-cart.ts';
import { changeContext } from '../change-context.ts';
import { findSavedItemIds } from './saved.repository.ts';
import type { Told } from '../told.ts';

type MoveInput = Input<typeof moveSavedCall>;
type MoveAnswer = z.output<(typeof moveSavedCall)['answer']>;

/**
 * Moves saved items, or all of them, into the shopper's cart: each leaves the list in the transaction in which it enters the
 * cart. What cannot be added stays saved, and the answer says why.
 */
export async function moveSaved(shop: Shop, buying: Buying, { body }: MoveInput): Promise<Reply<MoveAnswer>> {
  // What decides about an item's stock beside its own, such as the parts of a set, is asked about by the item.
  const itemIds = await findSavedItemIds(shop.database, buying.owner);
  let outcome: MoveOutcome | undefined;
  return changeAndView<MoveAnswer>(
    shop,
    buying,
    { itemIds, storeNumbers: (body.items ?? []).flatMap((item) => item.pickupStoreNumber ?? []), seenVersion: body.version },
    (open) => {
      const { saved } = open.cart;
      const wishes = body.items?.map(asWish) ?? saved.map(({ listItemId }) => ({ listItemId }));
      const known = new Set(saved.map((item) => item.listItemId));
      if (!wishes.every((wish) => known.has(wish.listItemId))) return { refusal: refuse('INVALID_ITEM') };
      const context = { ...changeContext(open), ignoresExistingQty: false, keepsOriginal: open.hidesAlternates };
      outcome = moveToCart(context, saved, wishes);
      const hasMoved = outcome.moved.length > 0;
      return { after: hasMoved ? { lines: outcome.lines, saved: outcome.saved } : {}, told: toldOf(outcome) };
    },
    (theShop, open, assessed, version, told) => ({
      ...viewCart(theShop, open, assessed, version, told),
      moved: (outcome?.moved ?? []).map(({ lineId, ...moved }) => ({ ...moved, cartItemId: lineId })),
      left: (outcome?.left ?? []).map(({ messages, ...left }) => ({
        ...left,
        messages: messages.map((message) => wireMessage(theShop, message)),
      })),
    }),
  );
}

function asWish({ listItemId, qty, deliveryType, pickupStoreNumber, position }: NonNullable<MoveInput['body']['items']>[number]): MoveWish {
  return { listItemId, qty, deliveryType, storeNumber: pickupStoreNumber, position };
}

function toldOf({ messages, moved, added }: MoveOutcome): Told {
  const asked = new Map<string, Pick<AddedItem, 'requestedQty' | 'qtyAdded'>>();
  for (const { lineId, requestedQty, qtyAdded } of added) {
    if (lineId === undefined) continue;
    const before = asked.get(lineId);
    asked.set(lineId, {
      requestedQty: requestedQty + (before?.requestedQty ?? 0),
      qtyAdded: qtyAdded + (before?.qtyAdded ?? 0),
    });
  }
  return {
    messages,
    asked,
    newItemAdded: moved.length > 0,
    ...(moved.length > 0 && { cartMessages: [cartMessage('SFL_MOVED', 'INFO')] }),
  };
}
