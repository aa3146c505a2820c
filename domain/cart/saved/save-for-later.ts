import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { isFreeItem, type CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessageCode } from '#domain/cart/line-message.ts';
import { checkOffer, type Buyer, type Offer } from '#domain/cart/offer.ts';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { isSameSaved, MAX_SAVED_ITEMS, type SavedChild, type SavedItem } from './saved-item.ts';

/** What is to be set aside. */
export type SaveWish = {
  readonly itemId: string;
  /** 1 to 9,999. */
  readonly qty: number;
  readonly children: readonly SavedChild[];
  readonly personalization?: Personalization | undefined;
};

/** The list after a save, with the item that took the pieces and how many of them it could take; or why it took none. */
export type SaveOutcome =
  | { readonly saved: readonly SavedItem[]; readonly item: SavedItem; readonly addedQty: number; readonly refusal?: undefined }
  | { readonly refusal: 'SAVED_LIST_FULL' | 'SAVED_LINE_FULL' };

/**
 * Sets an item aside, newest first. One that is saved already takes the pieces and what goes along with them, up to what a
 * line holds; a full list takes nothing new. (A-079)
 */
export function saveForLater(
  saved: readonly SavedItem[],
  wish: SaveWish,
  { newId, nowMs }: { readonly newId: () => string; readonly nowMs: number },
): SaveOutcome {
  const { itemId, qty, children, personalization } = wish;
  const same = saved.find((item) => isSameSaved(item, wish));
  if (same === undefined) {
    if (saved.length >= MAX_SAVED_ITEMS) return { refusal: 'SAVED_LIST_FULL' };
    const addedQty = Math.min(qty, MAX_LINE_QTY);
    const item = {
      listItemId: newId(),
      itemId,
      qty: addedQty,
      children: fitChildren(children, addedQty),
      ...(personalization !== undefined && { personalization }),
      savedAtMs: nowMs,
    };
    return { saved: [item, ...saved], item, addedQty };
  }
  if (same.qty >= MAX_LINE_QTY) return { refusal: 'SAVED_LINE_FULL' };
  const item = unite(same, { qty, children });
  return { saved: saved.map((one) => (one === same ? item : one)), item, addedQty: item.qty - same.qty };
}

/**
 * Two lists as one, when a guest turns out to be a person: what both have saved is one item with the pieces of both; of the
 * others the person's come first, then the guest's newest, as far as there is room.
 */
export function mergeSaved(own: readonly SavedItem[], guest: readonly SavedItem[]): SavedItem[] {
  const merged = [...own];
  for (const item of guest.toSorted((a, b) => b.savedAtMs - a.savedAtMs)) {
    const at = merged.findIndex((one) => isSameSaved(one, item));
    const same = merged[at];
    if (same !== undefined) merged[at] = unite(same, item);
    else if (merged.length < MAX_SAVED_ITEMS) merged.push(item);
  }
  return merged;
}

/** Why an item cannot be set aside by itself; undefined when it can. Nothing is told of what the buyer may not see. */
export function refuseToSave(offer: Offer, buyer: Buyer): LineMessageCode | undefined {
  const { isPublished, facts } = offer;
  if (!isPublished || (facts.isWholesale === true && !buyer.maySeeWholesale)) return 'INVALID_ITEM';
  if (facts.childOf !== undefined) return 'STANDALONE_WARRANTY_ITEM';
  const refusal = checkOffer(offer, buyer, false);
  return refusal === 'INVALID_FREE_ITEM' || refusal === 'BLOCKED_FOR_ADD_TO_CART' ? refusal : undefined;
}

/** Why a row cannot be set aside: a gift, a part of a set, or a plan without its product. Undefined when it can. */
export function refuseToSaveRow(line: CartLine, offer: Offer | undefined): LineMessageCode | undefined {
  if (isFreeItem(line) || offer?.facts.isFreeSample === true) return 'INVALID_FREE_ITEM';
  if (line.relation === 'BUNDLE') return 'INVALID_DATA_ITEM';
  return offer?.facts.childOf === undefined ? undefined : 'STANDALONE_WARRANTY_ITEM';
}

function unite(item: SavedItem, more: Pick<SavedItem, 'qty' | 'children'>): SavedItem {
  const qty = Math.min(MAX_LINE_QTY, item.qty + more.qty);
  const children = new Map<string, SavedChild>();
  for (const child of [...item.children, ...more.children]) {
    const key = `${child.relation} ${child.itemId}`;
    children.set(key, { ...child, qty: child.qty + (children.get(key)?.qty ?? 0) });
  }
  return { ...item, qty, children: fitChildren([...children.values()], qty) };
}

/** No child has more pieces than its product, and plans together have no more either. */
export function fitChildren(children: readonly SavedChild[], parentQty: number): SavedChild[] {
  let plansLeft = parentQty;
  return children.flatMap((child) => {
    const qty = Math.min(child.qty, child.relation === 'WARRANTY' ? plansLeft : parentQty);
    if (child.relation === 'WARRANTY') plansLeft -= qty;
    return qty > 0 ? [{ ...child, qty }] : [];
  });
}
