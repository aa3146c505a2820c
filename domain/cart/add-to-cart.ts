import type { DeliveryType } from '../delivery/delivery-types.ts';
import { isPickup } from '../delivery/delivery-types.ts';
import { decideDelivery } from '../delivery/pickup-store.ts';
import { checkCombination } from '../delivery/combination.ts';
import { MAX_CART_ROWS } from './cart-limits.ts';
import { actionOf, locationOf, type CartLine } from './cart-line.ts';
import type { LineMessage, LineMessageCode } from './line-message.ts';
import { checkOffer, isStockCounted, type Buyer, type Offer } from './offer.ts';
import { decideQuantity } from './quantity-decision.ts';

/** One item that a shopper asks for. */
export type WantedItem = {
  readonly itemId: string;
  /** As it came: not a whole number above 0 is refused. */
  readonly qty: unknown;
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | undefined;
  readonly parentItemId: string | undefined;
  readonly parentLineId: string | undefined;
  readonly listItemId: string | undefined;
  /** Known to be the id of the row, should a new one be needed. */
  readonly newLineId: string;
};

/** What is known when items are added. */
export type AddContext = {
  readonly lines: readonly CartLine[];
  readonly buyer: Buyer;
  readonly offerOf: (itemId: string) => Offer | undefined;
  /** Units at a location; undefined when none are recorded there. */
  readonly availableAt: (itemId: string, locationId: string) => number | undefined;
  readonly isKnownStore: (storeNumber: string) => boolean;
  /** The store of the request, else the one of the profile, else the one of the cookie. */
  readonly stores: {
    readonly yourStoreNo?: string | undefined;
    readonly yourStoreId?: string | undefined;
    readonly cookieStoreNumber?: string | undefined;
  };
  /** Sets the quantity instead of adding to it. */
  readonly ignoresExistingQty: boolean;
  readonly nowMs: number;
};

/** What became of one wanted item: the row that it went into, if any, and how many of the units asked for were added. */
export type AddedItem = {
  readonly itemId: string;
  readonly lineId: string | undefined;
  readonly requestedQty: number;
  readonly qtyAdded: number;
};

export type AddOutcome = {
  /** All rows after the change, in order. */
  readonly lines: readonly CartLine[];
  readonly touchedLineIds: readonly string[];
  readonly added: readonly AddedItem[];
  readonly messages: readonly LineMessage[];
};

/**
 * Adds items one after the other. One that cannot be had, or not in the wanted number, does not keep the others out: it
 * gets a message. Nothing is thrown away silently.
 */
export function addToCart(context: AddContext, wanted: readonly WantedItem[]): AddOutcome {
  const lines = new Map(context.lines.map((line) => [line.lineId, line]));
  const messages: LineMessage[] = [];
  const added: AddedItem[] = [];
  const touched = new Set<string>();
  for (const one of wanted) {
    const result = addOne(context, lines, one);
    if (result.line !== undefined) {
      lines.set(result.line.lineId, result.line);
      touched.add(result.line.lineId);
    }
    messages.push(...result.messages);
    added.push({ itemId: one.itemId, lineId: result.line?.lineId, requestedQty: result.requestedQty, qtyAdded: result.qtyAdded });
  }
  return { lines: [...lines.values()], touchedLineIds: [...touched], added, messages };
}

type OneResult = {
  readonly line: CartLine | undefined;
  readonly messages: readonly LineMessage[];
  readonly requestedQty: number;
  readonly qtyAdded: number;
};

function addOne(context: AddContext, lines: ReadonlyMap<string, CartLine>, wanted: WantedItem): OneResult {
  const requestedQty = wholeQuantity(wanted.qty) ?? 0;
  const refused = (code: LineMessageCode, lineId?: string, params?: LineMessage['params']): OneResult => ({
    line: undefined,
    messages: [{ code, type: 'ERROR', itemId: wanted.itemId, lineId, ...(params && { params }) }],
    requestedQty,
    qtyAdded: 0,
  });
  if (requestedQty < 1) return refused('INVALID_DATA_ITEM');
  const offer = context.offerOf(wanted.itemId);
  if (offer === undefined) return refused('SKU_INVALID');
  const parent = parentOf(lines, wanted);
  if (offer.facts.childOf !== undefined && !isRightParent(parent, offer)) return refused('STANDALONE_WARRANTY_ITEM');
  const refusal = checkOffer(offer, context.buyer, isPickup(wanted.deliveryType));
  if (refusal !== undefined) return refused(refusal);
  const delivery = decideDelivery(
    {
      deliveryType: wanted.deliveryType,
      rowStoreNumber: wanted.storeNumber,
      ...context.stores,
      isPickupEligible: offer.facts.isPickupEligible !== false,
    },
    context.isKnownStore,
  );
  if (!delivery.isAccepted) return refused(delivery.code);
  const place = { deliveryType: delivery.deliveryType, storeNumber: delivery.pickupStoreNumber };
  const current = [...lines.values()].find((line) => isSameRow(line, wanted.itemId, place, parent?.lineId));
  if (current === undefined && lines.size >= MAX_CART_ROWS) return refused('EXCEEDED_LIMIT');
  const others = [...lines.values()].filter((line) => line !== current);
  if (
    current === undefined &&
    checkCombination(
      [...others, { ...place, itemId: wanted.itemId }].map((row) => ({
        deliveryType: row.deliveryType,
        pickupStoreNumber: row.storeNumber,
      })),
    ) !== undefined
  ) {
    return refused('DELIVERY_COMBINATION_CONSTRAINT_FAILED');
  }
  const currentQty = current?.qty ?? 0;
  const wantedQty = context.ignoresExistingQty ? requestedQty : currentQty + requestedQty;
  if (parent !== undefined && wantedQty + siblingQty(others, parent.lineId, offer) > parent.qty)
    return refused('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY');
  const decision = decideQuantity({ currentQty, wantedQty, ...boundsOf(context, others, offer, place) });
  if (decision.message?.type === 'ERROR')
    return refused(
      isPlan(offer) && decision.message.code === 'OUT_OF_STOCK' ? 'WARRANTY_OUT_OF_STOCK' : decision.message.code,
      current?.lineId,
    );
  const line: CartLine = {
    lineId: current?.lineId ?? wanted.newLineId,
    position: current?.position ?? nextPosition(lines),
    itemId: wanted.itemId,
    qty: decision.qty,
    prevQty: currentQty,
    actioned: actionOf(currentQty, decision.qty, false),
    ...place,
    parentLineId: parent?.lineId,
    relation: parent === undefined ? undefined : offer.facts.relation,
    addedPriceCents: current?.addedPriceCents ?? offer.unitPriceCents ?? 0,
    details: current?.details ?? (wanted.listItemId === undefined ? {} : { listItemId: wanted.listItemId }),
    addedAtMs: current?.addedAtMs ?? context.nowMs,
    version: current?.version ?? 0,
  };
  const messages = decision.message === undefined ? [] : [{ ...decision.message, itemId: wanted.itemId, lineId: line.lineId }];
  return { line, messages, requestedQty, qtyAdded: decision.qty - currentQty };
}

/** A whole number as the wire gives it; anything else — a text, a list, a fraction — is no quantity. An absent one is 1. */
export function wholeQuantity(value: unknown): number | undefined {
  if (value === undefined) return 1;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}

/** Bounds of a row's quantity as the rest of the cart and the stock leave them. */
export function boundsOf(
  context: Pick<AddContext, 'availableAt'>,
  others: readonly CartLine[],
  offer: Offer,
  place: Pick<CartLine, 'deliveryType' | 'storeNumber'>,
): { limitPerOrder: number | undefined; elsewhereQty: number; availableQty: number | undefined; elsewhereAtLocationQty: number } {
  const locationId = locationOf(place);
  const same = others.filter((line) => line.itemId === offer.itemId);
  return {
    limitPerOrder: offer.facts.limitPerOrder,
    elsewhereQty: sumQty(same),
    availableQty: isStockCounted(offer.facts) || offer.facts.relation === 'WARRANTY' ? availableOf(context, offer, locationId) : undefined,
    elsewhereAtLocationQty: sumQty(same.filter((line) => locationOf(line) === locationId)),
  };
}

/** Plans are not stocked, but one can be sold out: then a row of stock says so. */
function availableOf(context: Pick<AddContext, 'availableAt'>, offer: Offer, locationId: string): number | undefined {
  const available = context.availableAt(offer.itemId, locationId);
  return isStockCounted(offer.facts) ? (available ?? 0) : available;
}

function parentOf(lines: ReadonlyMap<string, CartLine>, wanted: WantedItem): CartLine | undefined {
  if (wanted.parentLineId !== undefined) return lines.get(wanted.parentLineId);
  if (wanted.parentItemId === undefined) return undefined;
  return [...lines.values()].find((line) => line.itemId === wanted.parentItemId && line.parentLineId === undefined);
}

function isRightParent(parent: CartLine | undefined, child: Offer): boolean {
  return parent !== undefined && child.facts.childOf?.includes(parent.itemId) === true;
}

/** Plans share their parent's quantity; every other child may have as many as the parent. */
function siblingQty(others: readonly CartLine[], parentLineId: string, child: Offer): number {
  if (child.facts.relation !== 'WARRANTY') return 0;
  return sumQty(others.filter((line) => line.parentLineId === parentLineId && line.relation === 'WARRANTY'));
}

function isSameRow(
  line: CartLine,
  itemId: string,
  place: Pick<CartLine, 'deliveryType' | 'storeNumber'>,
  parentLineId: string | undefined,
): boolean {
  return (
    line.itemId === itemId &&
    line.deliveryType === place.deliveryType &&
    line.storeNumber === place.storeNumber &&
    line.parentLineId === parentLineId
  );
}

function isPlan(offer: Offer): boolean {
  return offer.facts.relation === 'WARRANTY';
}

function nextPosition(lines: ReadonlyMap<string, CartLine>): number {
  let last = 0;
  for (const line of lines.values()) last = Math.max(last, line.position);
  return last + 1;
}

function sumQty(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.qty, 0);
}
