import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { hasDayPassed, personalizationAgain } from '#domain/personalization/personalization.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import {
  addToCart,
  WANTED_BY_ITSELF,
  type AddContext,
  type AddedItem,
  type AddOutcome,
  type WantedItem,
} from '#domain/cart/add-to-cart.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';
import { inFormerPlaces } from '../rows/former-places.ts';
import { fitChildren } from './save-for-later.ts';
import type { SavedChild, SavedItem } from './saved-item.ts';

/** A saved item that is to go into the cart. */
export type MoveWish = {
  readonly listItemId: string;
  /** All of it when absent. */
  readonly qty?: number | undefined;
  /** Shipped when absent; what only stores sell is fetched there. */
  readonly deliveryType?: DeliveryType | undefined;
  readonly storeNumber?: string | undefined;
  /** Where the row stood that comes back. */
  readonly position?: number | undefined;
};

export type MovedItem = { readonly listItemId: string; readonly itemId: string; readonly lineId: string; readonly qty: number };
/** What stays saved of what was to go, and why. */
export type LeftItem = {
  readonly listItemId: string;
  readonly itemId: string;
  readonly qty: number;
  readonly messages: readonly LineMessage[];
};

export type MoveOutcome = {
  readonly lines: readonly CartLine[];
  readonly saved: readonly SavedItem[];
  readonly moved: readonly MovedItem[];
  readonly left: readonly LeftItem[];
  readonly messages: readonly LineMessage[];
  readonly added: readonly AddedItem[];
};

/**
 * Moves saved items into the cart under the rules of an add, one after the other, each with what was saved along with it.
 * What cannot be added, or only in part, stays saved with the rest; wishes for what is not saved are passed over.
 * A gift whose day has passed comes without it, and its row says so: there its buyer can choose another.
 */
export function moveToCart(context: AddContext, saved: readonly SavedItem[], wishes: readonly MoveWish[]): MoveOutcome {
  let lines = context.lines;
  const after = new Map(saved.map((item) => [item.listItemId, item]));
  const moved: MovedItem[] = [];
  const left: LeftItem[] = [];
  const messages: LineMessage[] = [];
  const added: AddedItem[] = [];
  for (const wish of wishes) {
    const item = after.get(wish.listItemId);
    if (item === undefined) continue;
    const one = moveOne({ ...context, lines }, item, wish);
    lines = backInPlace(lines, one, wish);
    messages.push(...one.messages);
    added.push(...one.added);
    const { listItemId, itemId } = item;
    if (one.lineId !== undefined && one.movedQty > 0) moved.push({ listItemId, itemId, lineId: one.lineId, qty: one.movedQty });
    if (one.missedQty > 0) left.push({ listItemId, itemId, qty: one.missedQty, messages: one.parentMessages });
    if (one.rest === undefined) after.delete(listItemId);
    else after.set(listItemId, one.rest);
  }
  return { lines, saved: [...after.values()], moved, left, messages, added };
}

/** The rows after a move; a row that comes back stands where it stood. */
function backInPlace(before: readonly CartLine[], { lines, lineId }: OneMove, { position }: MoveWish): readonly CartLine[] {
  const isNew = lineId !== undefined && !before.some((line) => line.lineId === lineId);
  return isNew && position !== undefined ? inFormerPlaces(lines, new Map([[lineId, position]])) : lines;
}

type OneMove = Pick<MoveOutcome, 'lines' | 'messages' | 'added'> & {
  readonly lineId: string | undefined;
  readonly movedQty: number;
  readonly missedQty: number;
  readonly parentMessages: readonly LineMessage[];
  /** What is still saved of it; undefined when nothing is. */
  readonly rest: SavedItem | undefined;
};

function moveOne(context: AddContext, item: SavedItem, wish: MoveWish): OneMove {
  const wantedQty = Math.min(item.qty, wish.qty ?? item.qty);
  const ofParent = addToCart(context, [wantedOf(context, item, wish, wantedQty)]);
  const [parent] = ofParent.added;
  const lineId = parent?.lineId;
  const movedQty = lineId === undefined ? 0 : Math.max(0, parent?.qtyAdded ?? 0);
  const base = { lineId, movedQty, missedQty: wantedQty - movedQty, parentMessages: ofParent.messages };
  if (lineId === undefined || movedQty === 0) {
    return { ...base, lines: context.lines, messages: ofParent.messages, added: ofParent.added, rest: item };
  }
  const going = fitChildren(item.children, movedQty);
  const ofChildren = addChildren({ ...context, lines: ofParent.lines }, lineId, going);
  const restQty = item.qty - movedQty;
  const rest = restQty === 0 ? undefined : { ...item, qty: restQty, children: fitChildren(staying(item, going, ofChildren), restQty) };
  return {
    ...base,
    lines: ofChildren.lines,
    messages: [...ofParent.messages, ...ofDay(context, item, lineId), ...ofChildren.messages],
    added: [...ofParent.added, ...ofChildren.added],
    rest,
  };
}

function wantedOf(context: AddContext, item: SavedItem, wish: MoveWish, qty: number): WantedItem {
  const usualType = context.offerOf(item.itemId)?.facts.isInStoreOnly === true ? 'ISP' : 'STA';
  const { itemId } = item;
  const personalization =
    item.personalization && isTooLate(context, item) ? personalizationAgain(item.personalization) : item.personalization;
  return { ...WANTED_BY_ITSELF, itemId, qty, personalization, deliveryType: wish.deliveryType ?? usualType, storeNumber: wish.storeNumber };
}

function isTooLate({ nowMs }: AddContext, { personalization }: SavedItem): boolean {
  return hasDayPassed(personalization, localTime(nowMs, SHOP_ZONE).date);
}

function ofDay(context: AddContext, item: SavedItem, lineId: string): LineMessage[] {
  return isTooLate(context, item) ? [{ code: 'GIFT_DATE_PASSED', type: 'WARN', itemId: item.itemId, lineId }] : [];
}

function addChildren(context: AddContext, parentLineId: string, children: readonly SavedChild[]): AddOutcome {
  return addToCart(
    context,
    children.map(({ itemId, qty, relation }) => ({
      ...WANTED_BY_ITSELF,
      itemId,
      qty,
      deliveryType: 'STA' as const,
      parentLineId,
      relation,
    })),
  );
}

/** What of the children did not go: as many as were not to go, and those that could not be added. */
function staying(item: SavedItem, going: readonly SavedChild[], { added }: AddOutcome): SavedChild[] {
  return item.children.flatMap((child) => {
    const at = going.findIndex((one) => one.itemId === child.itemId && one.relation === child.relation);
    const qty = child.qty - (added[at]?.qtyAdded ?? 0);
    return qty > 0 ? [{ ...child, qty }] : [];
  });
}
