import { checkCombination } from '../delivery/combination.ts';
import { isPickup, type DeliveryType } from '../delivery/delivery-types.ts';
import type { NearStore } from '../delivery/places/near-stores.ts';
import { mayBeFetched } from '../delivery/options.ts';
import { localTime } from '../delivery/days/local-time.ts';
import { decideDelivery } from '../delivery/places/pickup-store.ts';
import { SHOP_ZONE } from '../delivery/places/shop-zone.ts';
import { readPersonalization, type Personalization } from '../personalization/personalization.ts';
import { MAX_CART_ROWS } from './cart-limits.ts';
import { actionOf, isSameRow, nextPosition, type CartLine, type LineDetails, type LinePlace, type Relation } from './cart-line.ts';
import { belongingOf, mostOfChild } from '#domain/cart/children/child-relation.ts';
import { fittedService } from './furniture-service.ts';
import type { LineMessage, LineMessageCode } from './line-message.ts';
import { checkMembership } from './membership-rules.ts';
import { checkOffer, type Buyer, type Offer } from './offer.ts';
import { boundsOf, isInventoryUnknown, type AvailableAt } from './rows/quantity-bounds.ts';
import { inFormerPlaces } from './rows/former-places.ts';
import { decideQuantity } from './rows/quantity-decision.ts';
import { sameDayStoreFor } from './rows/same-day-rows.ts';
import { settleChildren } from '#domain/cart/children/settle-children.ts';
import { chooseOffer } from './rows/substitution.ts';
import { surchargeFactor } from './rows/surcharge-steps.ts';

/** One item that a shopper asks for. */
export type WantedItem = {
  readonly itemId: string;
  /** As it came: not a whole number above 0 is refused. */
  readonly qty: unknown;
  readonly deliveryType: DeliveryType;
  /** Of what is shipped: today for a fee. Where that is not possible, it is shipped in the ordinary way. */
  readonly level?: 'SDD' | 'STANDARD' | undefined;
  readonly storeNumber: string | undefined;
  readonly parentItemId: string | undefined;
  readonly parentLineId: string | undefined;
  readonly relation: Relation | undefined;
  readonly listItemId: string | undefined;
  /** The larger pack under whose terms it is bought. */
  readonly surchargeAltItemId: string | undefined;
  /** Where the row stood that comes back; a row that is there already stays where it is. */
  readonly position?: number | undefined;
  /** What it is to say, or whom it is for, as it came. */
  readonly personalization?: Personalization | undefined;
  /** A part of a set that is asked for as well: how many there are follows from the set. */
  readonly isPartOfSet: boolean;
};

/** What is wanted for its own sake: with nothing else, from nowhere, and not at a store. */
export const WANTED_BY_ITSELF = {
  storeNumber: undefined,
  parentItemId: undefined,
  parentLineId: undefined,
  relation: undefined,
  listItemId: undefined,
  surchargeAltItemId: undefined,
  isPartOfSet: false,
} as const satisfies Partial<WantedItem>;

/** What is known when items are added. */
export type AddContext = {
  readonly lines: readonly CartLine[];
  readonly buyer: Buyer;
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: AvailableAt;
  /** Stores that a courier can start from today, nearest first; none when nobody asked. */
  readonly sameDayStores?: readonly Pick<NearStore, 'storeNumber'>[] | undefined;
  readonly isKnownStore: (storeNumber: string) => boolean;
  /** The store of the request, else the one of the profile, else the one of the cookie. */
  readonly stores: {
    readonly yourStoreNo?: string | undefined;
    readonly yourStoreId?: string | undefined;
    readonly cookieStoreNumber?: string | undefined;
  };
  /** Sets the quantity instead of adding to it. */
  readonly ignoresExistingQty: boolean;
  /** Puts a discontinued item itself into the cart, not its successor. */
  readonly keepsOriginal: boolean;
  readonly nowMs: number;
  /** How the shop is called: what is written for somebody may not be signed so. */
  readonly brandName: string;
  /** An id for a new row. */
  readonly newId: () => string;
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
  /** Rows that are gone because fewer are left of what they belong to, as they were, with what was done to them. */
  readonly removed: readonly CartLine[];
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
  const removed: CartLine[] = [];
  const touched = new Set<string>();
  const places = new Map<string, number>();
  const known = new Set(lines.keys());
  const results = new Map<string, OneResult>();
  for (const asked of wanted) {
    if (asked.isPartOfSet) continue;
    const result = addOne(context, lines, besideParent(context, asked, results));
    results.set(asked.itemId, result);
    const [row] = result.lines;
    if (row !== undefined && asked.position !== undefined && !known.has(row.lineId)) places.set(row.lineId, asked.position);
    for (const line of result.lines) {
      lines.set(line.lineId, line);
      touched.add(line.lineId);
    }
    for (const line of result.gone) lines.delete(line.lineId);
    removed.push(...result.gone);
    messages.push(...result.messages);
    added.push({ itemId: asked.itemId, lineId: row?.lineId, requestedQty: result.requestedQty, qtyAdded: result.qtyAdded });
  }
  const after = inFormerPlaces([...lines.values()], places);
  return { lines: comparedWith(context.lines, after, touched), touchedLineIds: [...touched], removed, added, messages };
}

/**
 * What is wanted along with something of the same request, bound to the row that came of it, and no more of it than there is of that: who is
 * given three laptops of ten takes three plans along. Where nothing came of that it is bound to nothing, not to an older row instead. As it was
 * where it names a row itself, or what was there before.
 */
function besideParent({ ignoresExistingQty }: AddContext, one: WantedItem, results: ReadonlyMap<string, OneResult>): WantedItem {
  const parent = one.parentItemId === undefined || one.parentLineId !== undefined ? undefined : results.get(one.parentItemId);
  if (parent === undefined || one.relation === undefined) return one;
  const [row] = parent.lines;
  if (row === undefined) return { ...one, parentItemId: undefined };
  const given = ignoresExistingQty ? row.qty : parent.qtyAdded;
  const qty = wholeQuantity(one.qty);
  const isCut = given < parent.requestedQty && qty !== undefined;
  return { ...one, parentLineId: row.lineId, qty: isCut ? Math.min(qty, given) : one.qty };
}

/** The rows with what has become of them in all, also when one request touches a row twice. */
function comparedWith(before: readonly CartLine[], after: readonly CartLine[], touched: ReadonlySet<string>): CartLine[] {
  const qtyBefore = new Map(before.map((line) => [line.lineId, line.qty]));
  return after.map((line) => {
    if (!touched.has(line.lineId)) return line;
    const prevQty = qtyBefore.get(line.lineId) ?? 0;
    return { ...line, prevQty, actioned: actionOf(prevQty, line.qty, false) };
  });
}

type OneResult = {
  /** The row of the item, then the children that change with it; none when nothing was added. */
  readonly lines: readonly CartLine[];
  readonly gone: readonly CartLine[];
  readonly messages: readonly LineMessage[];
  readonly requestedQty: number;
  readonly qtyAdded: number;
};

/** What has been decided of one item before its quantity is. */
type Admitted = {
  readonly offer: Offer;
  readonly parent: CartLine | undefined;
  readonly relation: Relation | undefined;
  readonly place: LinePlace;
  readonly details: LineDetails;
  /** Why it does not come in the way that was asked for. */
  readonly note: LineMessageCode | undefined;
  readonly current: CartLine | undefined;
  readonly others: readonly CartLine[];
};

function addOne(context: AddContext, lines: ReadonlyMap<string, CartLine>, wanted: WantedItem): OneResult {
  const requestedQty = wholeQuantity(wanted.qty) ?? 0;
  const refused = (code: LineMessageCode, lineId?: string, params?: LineMessage['params']): OneResult => ({
    lines: [],
    gone: [],
    messages: [{ code, type: 'ERROR', itemId: wanted.itemId, lineId, ...(params && { params }) }],
    requestedQty,
    qtyAdded: 0,
  });
  if (requestedQty < 1) return refused('INVALID_DATA_ITEM');
  const admitted = admit(context, lines, wanted);
  if ('code' in admitted) return refused(admitted.code, undefined, admitted.params);
  const { offer, parent, relation, place, details, current, others, note } = admitted;
  const factor = surchargeFactor(offer.facts, details.surchargeAltItemId) ?? 1;
  const currentQty = current?.qty ?? 0;
  const wantedQty = context.ignoresExistingQty ? requestedQty : currentQty + requestedQty;
  if (wantedQty % factor !== 0) return refused('SURCHARGE_STEPS', current?.lineId, { factor });
  if (parent !== undefined && wantedQty > mostOfChild(parent, others, relation))
    return refused('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY');
  if (isInventoryUnknown(context.availableAt, offer, place)) return refused('ITEM_INVENTORY_NOT_AVAILABLE');
  const decision = decideQuantity({ currentQty, wantedQty, ...boundsOf(context.availableAt, others, offer, place), step: factor });
  if (decision.message?.type === 'ERROR') {
    const isSoldOutPlan = offer.facts.relation === 'WARRANTY' && decision.message.code === 'OUT_OF_STOCK';
    return refused(isSoldOutPlan ? 'WARRANTY_OUT_OF_STOCK' : decision.message.code, current?.lineId);
  }
  const line: CartLine = fittedService({
    lineId: current?.lineId ?? context.newId(),
    position: current?.position ?? nextPosition(lines.values()),
    itemId: offer.itemId,
    qty: decision.qty,
    prevQty: currentQty,
    actioned: actionOf(currentQty, decision.qty, false),
    ...place,
    parentLineId: parent?.lineId,
    relation,
    addedPriceCents: current?.addedPriceCents ?? offer.unitPriceCents ?? 0,
    details: current === undefined ? details : { ...current.details, ...details },
    addedAtMs: current?.addedAtMs ?? context.nowMs,
    version: current?.version ?? 0,
    seen: current?.seen,
  });
  const about = { itemId: wanted.itemId, lineId: line.lineId };
  const children = settleChildren([...lines.values()], line, offer.facts, context.newId);
  return {
    lines: [line, ...children.changed],
    gone: children.gone,
    messages: [
      ...(decision.message === undefined ? [] : [{ ...decision.message, ...about }]),
      ...(note === undefined ? [] : [{ code: note, type: 'WARN' as const, ...about }]),
      ...surchargeNews(offer, line).map((news) => ({ ...news, ...about })),
    ],
    requestedQty,
    qtyAdded: decision.qty - currentQty,
  };
}

/** Whether an item may go into the cart at all, as what, and beside which rows. */
function admit(
  context: AddContext,
  lines: ReadonlyMap<string, CartLine>,
  wanted: WantedItem,
): Admitted | Pick<LineMessage, 'code' | 'params'> {
  const asked = context.offerOf(wanted.itemId);
  if (asked === undefined) return { code: 'SKU_INVALID' };
  const { offer, substituteFor } = chooseOffer(context, asked, isPickup(wanted.deliveryType));
  const belonging = belongingOf(lines.values(), wanted, offer);
  if (!belonging.isPossible) return { code: belonging.code };
  const { parent, relation } = belonging;
  const delivery = decideDelivery(
    {
      deliveryType: wanted.deliveryType,
      rowStoreNumber: wanted.storeNumber,
      ...context.stores,
      isPickupEligible: offer.facts.isPickupEligible !== false,
    },
    context.isKnownStore,
  );
  // What was to be fetched and is delivered after all, for want of a store, has to be something that is delivered.
  const comesByPickup = isPickup(delivery.isAccepted ? delivery.deliveryType : wanted.deliveryType);
  const refusal =
    checkOffer(offer, context.buyer, comesByPickup) ??
    checkMembership(offer, context.buyer, lines.values(), (itemId) => context.offerOf(itemId)?.facts);
  if (refusal !== undefined) return { code: refusal };
  if (wanted.surchargeAltItemId !== undefined && surchargeFactor(offer.facts, wanted.surchargeAltItemId) === undefined)
    return { code: 'INVALID_DATA_ITEM' };
  if (!delivery.isAccepted) return { code: delivery.code };
  if (!mayBeFetched(offer.facts, delivery.deliveryType)) return { code: 'NOT_AVAILABLE_FOR_BOPIS' };
  const read = readPersonalization(offer.facts, wanted.personalization, {
    today: localTime(context.nowMs, SHOP_ZONE).date,
    brandName: context.brandName,
  });
  if (!read.isComplete) return { code: 'PERSONALIZATION_NEEDED', params: read.problems };
  const isTodayWished = wanted.level === 'SDD' && delivery.deliveryType === 'STA';
  const sameDayStore = isTodayWished ? sameDayStoreOf(context, lines, offer, wanted) : undefined;
  const place = { deliveryType: delivery.deliveryType, storeNumber: delivery.pickupStoreNumber, sameDayStore };
  const details: LineDetails = {
    ...(sameDayStore !== undefined && { level: 'SDD' as const }),
    ...(wanted.listItemId !== undefined && { listItemId: wanted.listItemId }),
    ...(wanted.surchargeAltItemId !== undefined && { surchargeAltItemId: wanted.surchargeAltItemId }),
    ...(substituteFor !== undefined && { substituteFor }),
    ...(read.personalization !== undefined && { personalization: read.personalization }),
  };
  const row = { itemId: offer.itemId, ...place, parentLineId: parent?.lineId, details };
  const all = [...lines.values()];
  const current = all.find((line) => isSameRow(line, row));
  // What a set's parts take from stock is the set's own.
  const others = current === undefined ? all : all.filter((line) => line !== current && line.parentLineId !== current.lineId);
  if (current === undefined) {
    const refusedRow = refuseNewRow(all, row, offer);
    if (refusedRow !== undefined) return { code: refusedRow };
  }
  const note = delivery.hasFallenBack
    ? 'NOT_AVAILABLE_FOR_BOPIS'
    : isTodayWished && sameDayStore === undefined
      ? 'SAME_DAY_NOT_POSSIBLE'
      : undefined;
  return { offer, parent, relation, place, details, current, others, note };
}

/** The store that what is added can be brought from today, together with what the cart has of it for today already. */
function sameDayStoreOf(
  context: AddContext,
  lines: ReadonlyMap<string, CartLine>,
  offer: Offer,
  { qty, surchargeAltItemId }: WantedItem,
): string | undefined {
  const rows = [...lines.values()];
  const isReplaced = (row: CartLine) =>
    row.itemId === offer.itemId && row.details.level === 'SDD' && row.details.surchargeAltItemId === surchargeAltItemId;
  const others = context.ignoresExistingQty ? rows.filter((row) => !isReplaced(row)) : rows;
  return sameDayStoreFor(context, offer, wholeQuantity(qty) ?? 0, others);
}

/** Why a cart cannot take one row more: it is full, or it would go to two places. */
function refuseNewRow(
  all: readonly CartLine[],
  row: Pick<CartLine, 'deliveryType' | 'storeNumber'>,
  offer: Offer,
): LineMessageCode | undefined {
  if (all.length + 1 + (offer.facts.bundle?.length ?? 0) > MAX_CART_ROWS) return 'EXCEEDED_LIMIT';
  const rows = [...all, row].map(({ deliveryType, storeNumber }) => ({ deliveryType, pickupStoreNumber: storeNumber }));
  return checkCombination(rows);
}

/** The courier's fee of a heavy small pack: news when a larger pack travels without it, a warning when none does. */
function surchargeNews({ facts }: Offer, line: CartLine): { code: 'SURCHG_ALTS_ITM_MSG'; type: 'INFO' | 'WARN' }[] {
  if (facts.surcharge === undefined || line.deliveryType !== 'STA' || line.details.surchargeAltItemId !== undefined) return [];
  return [{ code: 'SURCHG_ALTS_ITM_MSG', type: facts.surcharge.alternates.length > 0 ? 'INFO' : 'WARN' }];
}

/** A whole number as the wire gives it; anything else — a text, a list, a fraction — is no quantity. An absent one is 1. */
export function wholeQuantity(value: unknown): number | undefined {
  if (value === undefined) return 1;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
}
