import type { Input } from '#contracts/call.ts';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { addItems as addItemsCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { addToCart, wholeQuantity, type AddOutcome, type WantedItem } from '#domain/cart/add-to-cart.ts';
import { replaceRow } from '#domain/cart/replace-row.ts';
import type { Buying } from '../../shoppers/index.ts';
import { withOwnLogos } from '../../logos/index.ts';
import type { Shop } from '../../shop.ts';
import { attachCoupons } from '../discounts/apply-coupons.ts';
import { VIEWS } from '../view/cart.view.ts';
import type { Decision } from '../decision.ts';
import { changeAndView } from '../change-cart.ts';
import type { OpenCart } from '../opened-cart.ts';
import { changeContext } from '../change-context.ts';
import { withinGuessLimit, type CodeCheck } from '../discounts/guess-limit.ts';
import { isWantedToday } from '../delivery/same-day.ts';
import { readShipTo, withShipTo } from '../delivery/ship-to-wish.ts';
import type { Told } from '../told.ts';
import { cartKindOf } from '../which-cart.ts';

/** How a request marks an item whose quantity follows from its set. */
const PART_OF_SET = 'b2';

type AddInput = Input<typeof addItemsCall>;

/** Adds items, coupons or both to the shopper's cart. (K-01) */
export async function addItems(shop: Shop, buying: Buying, { query, body: sent }: AddInput): Promise<Reply<CartResponse | AddAnswer>> {
  const items = await withOwnLogos(shop, buying, sent.items ?? []);
  const body = { ...sent, items };
  const coupons = body.coupons ?? [];
  if (items.length === 0 && coupons.length === 0) return refuse('INVALID_ITEMS');
  if (hasTooManyBadQuantities(items)) return refuse('INVALID_QTY');
  const options = {
    kind: cartKindOf(query),
    itemIds: items.map((item) => item.itemId.trim()),
    storeNumbers: storesOf(body),
    seenVersion: body.version,
    offersSameDay: items.some(isWantedToday),
  };
  const shipTo = await readShipTo(shop, body.addresses);
  return withinGuessLimit(shop, buying.actor, coupons, (check) =>
    changeAndView(
      shop,
      buying,
      options,
      (open) => withShipTo(shop, open, shipTo, (going) => decideAdd(going, { query, body }, check)),
      VIEWS[query.responseType],
    ),
  );
}

function decideAdd(open: OpenCart, { query, body }: Pick<AddInput, 'query' | 'body'>, check: CodeCheck): Decision {
  const items = body.items ?? [];
  const attached = attachCoupons(open, body.coupons ?? [], check.spent);
  if (attached.messages.length > check.mostWrong) return { refusal: check.refusal };
  const context = {
    ...changeContext(open),
    stores: {
      yourStoreNo: body.yourStoreNo,
      yourStoreId: open.shopper.place.yourStoreId,
      cookieStoreNumber: open.shopper.place.cookieStoreNumber,
    },
    ignoresExistingQty: query.ignoreExistQty === true,
    keepsOriginal: body.ignoreHrdAlt === true || open.hidesAlternates,
  };
  const wanted = items.map(asWanted);
  const outcome = body.replaces === undefined ? addToCart(context, wanted) : replaceRow(context, body.replaces, wanted);
  if (outcome === undefined) return { refusal: refuse('CART_ITEM_ID_NOT_FOUND') };
  const hasChanged = outcome.touchedLineIds.length > 0 || attached.coupons !== open.cart.coupons;
  return {
    after: hasChanged ? { lines: outcome.lines, coupons: attached.coupons } : {},
    told: {
      messages: outcome.messages,
      cartMessages: attached.messages,
      ...(body.skipRelatedProduct !== true && { askedItemIds: items.map((item) => item.itemId.trim()) }),
      newItemAdded: outcome.added.some((one) => one.qtyAdded > 0),
      touchedLineIds: outcome.touchedLineIds,
      removed: outcome.removed,
      asked: askedByRow(outcome.added),
    },
  };
}

/**
 * A quantity that is no whole number above 0 is refused: alone in a request, or when there are several of them. A single
 * one beside good items only keeps itself out. Parts of a bundle (version b2) are not counted. (C §5; A-045)
 */
function hasTooManyBadQuantities(items: NonNullable<AddInput['body']['items']>): boolean {
  const bad = items.filter((item) => item.version !== PART_OF_SET && (wholeQuantity(item.qty) ?? 0) < 1).length;
  return bad > 1 || (bad === 1 && items.length === 1);
}

/** What each row was asked for in all: a request may name an item twice. */
function askedByRow(added: AddOutcome['added']): NonNullable<Told['asked']> {
  const asked = new Map<string, { requestedQty: number; qtyAdded: number }>();
  for (const { lineId, requestedQty, qtyAdded } of added) {
    if (lineId === undefined) continue;
    const before = asked.get(lineId);
    asked.set(lineId, { requestedQty: requestedQty + (before?.requestedQty ?? 0), qtyAdded: qtyAdded + (before?.qtyAdded ?? 0) });
  }
  return asked;
}

function asWanted(item: NonNullable<AddInput['body']['items']>[number]): WantedItem {
  return {
    itemId: item.itemId.trim(),
    qty: item.qty,
    deliveryType: item.deliveryType ?? 'STA',
    level: item.levelOfService,
    storeNumber: item.pickupStoreNumber,
    parentItemId: item.parentItemId,
    parentLineId: item.parentRelationCartItemId,
    relation: item.parentRelationType,
    listItemId: item.listItemId,
    surchargeAltItemId: item.surchargeAltItemId,
    position: item.position,
    personalization: item.personalization,
    isPartOfSet: item.version === PART_OF_SET,
  };
}

function storesOf(body: AddInput['body']): string[] {
  return [body.yourStoreNo, ...(body.items ?? []).map((item) => item.pickupStoreNumber)].filter((store) => store !== undefined);
}
