import type { Input } from '#contracts/call.ts';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { refuse, type Reply } from '#contracts/door.ts';
import type { saveItem as saveItemCall } from '#contracts/saved-calls.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { childrenOf, withChildren, type CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessage, LineMessageCode } from '#domain/cart/line-message.ts';
import { refuseToSave, refuseToSaveRow, saveForLater, type SaveWish } from '#domain/cart/saved/save-for-later.ts';
import { isSameSaved, MAX_SAVED_ITEMS, savedChildrenOf, type SavedChild } from '#domain/cart/saved/saved-item.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { viewCart } from '../view/cart.view.ts';
import { cartMessage } from '../view/messages.view.ts';
import type { Decision } from '../decision.ts';
import { changeAndView } from '../change-cart.ts';
import type { OpenCart } from '../opened-cart.ts';

type Wish = Input<typeof saveItemCall>['body']['item'];
type SaveAnswer = z.output<(typeof saveItemCall)['answer']>;

/**
 * Sets an item aside, or a row of the cart with its plans and services: the row is gone in the same transaction. What cannot
 * be saved leaves cart and list as they were. (K-11; A-079)
 */
export async function saveItem(shop: Shop, buying: Buying, { body }: Input<typeof saveItemCall>): Promise<Reply<SaveAnswer>> {
  const { item } = body;
  const itemIds = [item.itemId, ...(item.relatedItems ?? []).map((child) => child.itemId)].filter((itemId) => itemId !== undefined);
  let row: CartLine | undefined;
  return changeAndView<SaveAnswer>(
    shop,
    buying,
    { itemIds, seenVersion: body.version, keepsCheckout: item.cartItemId === undefined },
    (open) => {
      row = open.cart.lines.find((line) => line.lineId === item.cartItemId);
      return item.cartItemId === undefined ? decideSave(open, item) : decideSaveRow(open, item, row);
    },
    (theShop, open, assessed, version, told) => {
      const answer = viewCart(theShop, open, assessed, version, told);
      const saved = row && savedRow(open, row);
      return saved === undefined ? answer : { ...answer, saved };
    },
  );
}

/** A row that has left the cart, with what it takes to move it back; undefined while it is still there. */
function savedRow({ cart, items }: OpenCart, row: CartLine): SaveAnswer['saved'] {
  const { personalization } = row.details;
  const item = cart.saved.find((one) => isSameSaved(one, { itemId: row.itemId, personalization }));
  if (item === undefined || cart.lines.some(({ lineId }) => lineId === row.lineId)) return undefined;
  const { itemId, qty, position, deliveryType, storeNumber } = row;
  const name = items.get(itemId)?.name ?? itemId;
  return { listItemId: item.listItemId, itemId, name, qty, position, deliveryType, pickupStoreNumber: storeNumber ?? null };
}

function decideSave(open: OpenCart, { itemId, ...rest }: Wish): Decision {
  if (itemId === undefined) return { refusal: refuse('INVALID_ITEM') };
  const wish = { ...rest, itemId };
  const offer = open.offerOf(wish.itemId);
  const refusal = offer === undefined ? 'INVALID_ITEM' : refuseToSave(offer, open.buyer);
  const children = wishedChildren(open, wish);
  if (refusal === 'INVALID_ITEM' || children === undefined) return { refusal: refuse('INVALID_ITEM') };
  if (refusal !== undefined) return told(refusal, wish.itemId, undefined);
  return save(open, { itemId: wish.itemId, qty: wish.qty ?? 1, children }, undefined);
}

function decideSaveRow(open: OpenCart, { itemId, qty }: Wish, line: CartLine | undefined): Decision {
  if (line === undefined) return { refusal: refuse('CART_ITEM_ID_NOT_FOUND') };
  const { lineId } = line;
  if (itemId !== undefined && itemId !== line.itemId && itemId !== line.details.substituteFor) return { refusal: refuse('INVALID_ITEM') };
  const refusal = refuseToSaveRow(line, open.offerOf(line.itemId));
  if (refusal !== undefined) return told(refusal, line.itemId, lineId);
  const children = savedChildrenOf(childrenOf(open.cart.lines, lineId));
  const { personalization } = line.details;
  return save(open, { itemId: line.itemId, qty: qty ?? line.qty, children, personalization }, lineId);
}

function save(open: OpenCart, wish: SaveWish, lineId: string | undefined): Decision {
  const { lines, saved } = open.cart;
  const outcome = saveForLater(saved, wish, { newId: randomUUID, nowMs: open.now.getTime() });
  if (outcome.refusal !== undefined) return told(outcome.refusal, wish.itemId, lineId);
  const gone = lineId === undefined ? [] : withChildren(lines, lineId);
  const isCut = outcome.addedQty < wish.qty;
  return {
    after: { saved: outcome.saved, ...(gone.length > 0 && { lines: lines.filter((row) => !gone.includes(row)) }) },
    told: {
      ...(isCut && { messages: [aboutSaving('SAVED_LINE_FULL', 'WARN', wish.itemId, undefined)] }),
      ...(gone.length > 0 && { cartMessages: [cartMessage('SFL_MOVED', 'INFO')] }),
    },
  };
}

/** What goes along with an item that comes from no row: each has to belong to it. Undefined when one does not. */
function wishedChildren(open: OpenCart, { itemId, relatedItems = [] }: Wish & { readonly itemId: string }): SavedChild[] | undefined {
  const children = relatedItems.flatMap(({ itemId: childId, qty }): SavedChild[] => {
    const facts = open.offerOf(childId)?.facts;
    if (facts?.childOf?.includes(itemId) === true && facts.relation !== undefined)
      return [{ itemId: childId, qty, relation: facts.relation }];
    return facts?.isAddOn === true ? [{ itemId: childId, qty, relation: 'ADDON' }] : [];
  });
  return children.length === relatedItems.length ? children : undefined;
}

function told(code: LineMessageCode, itemId: string, lineId: string | undefined): Decision {
  return { after: {}, told: { messages: [aboutSaving(code, 'ERROR', itemId, lineId)] } };
}

const LIMITS: Partial<Record<LineMessageCode, number>> = { SAVED_LIST_FULL: MAX_SAVED_ITEMS, SAVED_LINE_FULL: MAX_LINE_QTY };

function aboutSaving(code: LineMessageCode, type: LineMessage['type'], itemId: string, lineId: string | undefined): LineMessage {
  const n = LIMITS[code];
  return { code, type, itemId, lineId, ...(n !== undefined && { params: { n } }) };
}
