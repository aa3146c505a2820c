import { checkCombination, type RowDestination } from '../delivery/combination.ts';
import { isPickup, type DeliveryType } from '../delivery/delivery-types.ts';
import { mayBeFetched } from '../delivery/options.ts';
import { decideDelivery } from '../delivery/places/pickup-store.ts';
import { wholeQuantity, type AddContext } from './add-to-cart.ts';
import { MAX_CART_ROWS } from './cart-limits.ts';
import { actionOf, isFreeItem, placedAt, withChildren, type CartLine, type FurnitureService, type LeveledPlace } from './cart-line.ts';
import { mostOfChild } from '#domain/cart/children/child-relation.ts';
import { fittedService, isServicePossible, withService } from './furniture-service.ts';
import type { LineMessage, LineMessageCode } from './line-message.ts';
import { checkOffer, type Offer } from './offer.ts';
import { boundsOf, isInventoryUnknown } from './rows/quantity-bounds.ts';
import { decideQuantity } from './rows/quantity-decision.ts';
import { isSameDayWished, sameDayStoreFor } from './rows/same-day-rows.ts';
import { settleChildren, withSettled } from '#domain/cart/children/settle-children.ts';
import { splitLine } from './rows/split-line.ts';
import { quantityStep } from './rows/surcharge-steps.ts';
import { uniteWithTwin } from './rows/unite-rows.ts';

/** What is to change of a row; what is absent stays. */
export type LineChange = {
  readonly lineId: string;
  /** 0 removes the row. */
  readonly qty?: number | undefined;
  readonly deliveryType?: DeliveryType | undefined;
  /** Of a shipped row: today for a fee, or in the ordinary way. A delivery type without it is the ordinary way. */
  readonly level?: 'SDD' | 'STANDARD' | undefined;
  readonly storeNumber?: string | undefined;
  readonly furniture?: FurnitureService | undefined;
  /** Only `qty` pieces go the new way; the others stay as they are, in a row of their own. */
  readonly isSplit?: boolean | undefined;
};

export type ChangeOutcome = {
  readonly lines: readonly CartLine[];
  readonly touchedLineIds: readonly string[];
  /** Rows that are gone, as they were, with what was done to them. */
  readonly removed: readonly CartLine[];
  readonly messages: readonly LineMessage[];
};

/** What came of changes, and why those of them that were refused were, by their place in the request. */
type InTurn = ChangeOutcome & { readonly refusals: ReadonlyMap<number, LineMessage> };

type ChangeContext = Omit<AddContext, 'ignoresExistingQty' | 'keepsOriginal'>;

/**
 * Sets quantities, deliveries and services of rows, one after the other; a change that cannot be made leaves its row as it was.
 * Rows that go to one store together do not stand in each other's way, if all of them can go there.
 */
export function changeLines(context: ChangeContext, changes: readonly LineChange[]): ChangeOutcome {
  if (!changes.some((_, index) => idsBehind(changes, index).size > 0)) return changeInTurn(context, changes, NONE_BEHIND);
  const together = changeInTurn(context, changes, idsBehind);
  if (checkCombination(together.lines.map(destinationOf)) === undefined) return together;
  const inTurn = changeInTurn(context, changes, NONE_BEHIND);
  // Who stays only because another stays is told so; that other one is told what stood in its way.
  const told = new Map<LineMessage, LineMessage>();
  for (const [index, refusal] of inTurn.refusals) {
    const reason = together.refusals.get(index);
    if (refusal.code === 'DELIVERY_COMBINATION_CONSTRAINT_FAILED' && reason !== undefined) told.set(refusal, reason);
  }
  return { ...inTurn, messages: inTurn.messages.map((message) => told.get(message) ?? message) };
}

/** The rows of later changes that go to the same store in the same way as the one at `index`. */
type Behind = (changes: readonly LineChange[], index: number) => ReadonlySet<string>;

const NOBODY: ReadonlySet<string> = new Set();
const NONE_BEHIND: Behind = () => NOBODY;

function idsBehind(changes: readonly LineChange[], index: number): ReadonlySet<string> {
  const { deliveryType, storeNumber } = changes[index] ?? {};
  if (storeNumber === undefined || deliveryType === undefined || !isPickup(deliveryType)) return NOBODY;
  const behind = changes.slice(index + 1).filter((other) => other.deliveryType === deliveryType && other.storeNumber === storeNumber);
  return new Set(behind.map(({ lineId }) => lineId));
}

function destinationOf({ deliveryType, storeNumber }: Pick<CartLine, 'deliveryType' | 'storeNumber'>): RowDestination {
  return { deliveryType, pickupStoreNumber: storeNumber };
}

function changeInTurn(context: ChangeContext, changes: readonly LineChange[], behind: Behind): InTurn {
  let lines = [...context.lines];
  const removed: CartLine[] = [];
  const messages: LineMessage[] = [];
  const refusals = new Map<number, LineMessage>();
  const touched = new Set<string>();
  for (const [index, change] of changes.entries()) {
    const line = lines.find((candidate) => candidate.lineId === change.lineId);
    if (line === undefined) continue;
    touched.add(line.lineId);
    const refusal = refusalOf(line, change);
    if (refusal !== undefined) {
      const message: LineMessage = { code: refusal, type: 'ERROR', itemId: line.itemId, lineId: line.lineId };
      messages.push(message);
      refusals.set(index, message);
      lines = lines.map((row) => (row === line ? { ...line, prevQty: line.qty, actioned: 'NONE' } : row));
    } else if (change.qty === 0) {
      const gone = withChildren(lines, line.lineId);
      removed.push(...gone.map((row) => ({ ...row, prevQty: row.qty, actioned: 'DELETED_ITEM' as const })));
      lines = lines.filter((row) => !gone.includes(row));
    } else {
      const result = changeOne(context, lines, line, { ...change, behind: behind(changes, index) });
      messages.push(...result.messages);
      const [error] = result.messages.filter(({ type }) => type === 'ERROR');
      if (error !== undefined) refusals.set(index, error);
      removed.push(...(result.gone ?? []));
      lines = result.lines;
      for (const id of result.touched) touched.add(id);
    }
  }
  return { lines, touchedLineIds: [...touched], removed, messages, refusals };
}

/** Parts of a set go with the set, and what was given away is chosen and dropped, not counted. */
function refusalOf(line: CartLine, { qty }: LineChange): LineMessageCode | undefined {
  if (line.relation === 'BUNDLE') return 'INVALID_DATA_ITEM';
  return isFreeItem(line) && qty !== undefined && qty !== 0 ? 'INVALID_FREE_ITEM' : undefined;
}

type OneChange = { lines: CartLine[]; messages: LineMessage[]; touched: string[]; gone?: readonly CartLine[] };

type OrderedChange = LineChange & { /** Rows that are still to go the same way. */ readonly behind: ReadonlySet<string> };

function changeOne(context: ChangeContext, lines: readonly CartLine[], line: CartLine, change: OrderedChange): OneChange {
  const about = { itemId: line.itemId, lineId: line.lineId };
  const refused = (code: LineMessageCode, params?: LineMessage['params']): OneChange => ({
    lines: lines.map((row) => (row === line ? { ...line, prevQty: line.qty, actioned: 'NONE' } : row)),
    messages: [{ code, type: 'ERROR', ...about, ...(params && { params }) }],
    touched: [line.lineId],
  });
  const offer = context.offerOf(line.itemId);
  if (offer === undefined) return refused('INVALID_ITEM');
  const others = lines.filter((row) => row !== line);
  const place = placeOf(context, line, change, offer, others);
  if ('code' in place) return refused(place.code);
  const isMoved = place.deliveryType !== line.deliveryType || place.storeNumber !== line.storeNumber || place.level !== line.details.level;
  const isSplit = change.isSplit === true && change.qty !== undefined && change.qty < line.qty;
  const notes = place.note === undefined ? [] : [{ code: place.note, type: 'WARN' as const, ...about }];
  if (isSplit && isMoved) {
    const split = splitOff(context, lines, line, { offer, place, qty: change.qty ?? 0, refused });
    return { ...split, messages: [...split.messages, ...notes] };
  }
  if (isMoved) {
    // What goes along does not stand in the way: the parts of a set, and the rows that go there next.
    const goesAlong = ({ lineId, parentLineId = '' }: CartLine) =>
      parentLineId === line.lineId || change.behind.has(lineId) || change.behind.has(parentLineId);
    const refusal = refuseMove(
      context,
      offer,
      place,
      others.filter((row) => !goesAlong(row)),
    );
    if (refusal !== undefined) return refused(refusal);
  }
  const wantedQty = change.isSplit === true ? line.qty : (change.qty ?? line.qty);
  const step = quantityStep(offer.facts, line);
  if (wantedQty % step !== 0) return refused('SURCHARGE_STEPS', { factor: step });
  const parent = others.find((row) => row.lineId === line.parentLineId);
  if (parent !== undefined && wantedQty > line.qty && wantedQty > mostOfChild(parent, others, line.relation))
    return refused('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY');
  // A row that moves takes all its units from another place, so they count as new there.
  const countedOthers = others.filter((row) => row.parentLineId !== line.lineId);
  const bounds = boundsOf(context.availableAt, countedOthers, offer, place);
  const decision = decideQuantity({ currentQty: isMoved ? 0 : line.qty, wantedQty, ...bounds, step });
  if (decision.message?.type === 'ERROR') return refused(decision.message.code);
  const { furniture } = change;
  if (furniture !== undefined && !isServicePossible(offer.facts, furniture, decision.qty)) return refused('INVALID_DATA_ITEM');
  const hasOtherChange = isMoved || furniture !== undefined;
  const moved = {
    ...placedAt(line, place),
    qty: decision.qty,
    prevQty: line.qty,
    actioned: actionOf(line.qty, decision.qty, hasOtherChange),
  };
  const changed = fittedService(furniture === undefined ? moved : withService(moved, furniture));
  const settled = settleChildren(lines, changed, offer.facts, context.newId);
  const after = withSettled(
    lines.map((row) => (row === line ? changed : row)),
    settled,
  );
  const united = isMoved ? uniteWithTwin(after, changed.lineId) : { lines: after, lineId: changed.lineId };
  return {
    lines: united.lines,
    messages: [
      ...(decision.message === undefined ? [] : [{ ...decision.message, ...about, lineId: united.lineId }]),
      ...notes.map((note) => ({ ...note, lineId: united.lineId })),
    ],
    touched: [line.lineId, united.lineId, ...[...settled.changed, ...settled.gone].map((row) => row.lineId)],
    gone: settled.gone,
  };
}

/** Where a row is to go, with what is to be told of it; or why it cannot go there. */
type NewPlace = (LeveledPlace & { readonly note?: LineMessageCode }) | { readonly code: LineMessageCode };

/** Where the row is to be taken from and how it comes, or why it cannot be had that way. */
function placeOf(context: ChangeContext, line: CartLine, change: LineChange, offer: Offer, others: readonly CartLine[]): NewPlace {
  const isAsked = change.deliveryType !== undefined || change.level !== undefined;
  const qty = change.qty ?? line.qty;
  if (!isAsked && change.storeNumber === undefined) {
    const sameDayStore = isSameDayWished(line) ? (sameDayStoreFor(context, offer, qty, others) ?? line.sameDayStore) : undefined;
    return { deliveryType: line.deliveryType, storeNumber: line.storeNumber, sameDayStore, level: line.details.level };
  }
  const delivery = decideDelivery(
    {
      deliveryType: change.deliveryType ?? line.deliveryType,
      rowStoreNumber: change.storeNumber ?? line.storeNumber,
      ...context.stores,
      isPickupEligible: offer.facts.isPickupEligible !== false,
    },
    context.isKnownStore,
  );
  if (!delivery.isAccepted) return { code: delivery.code };
  const place = { deliveryType: delivery.deliveryType, storeNumber: delivery.pickupStoreNumber };
  if (!mayBeFetched(offer.facts, place.deliveryType)) return { code: 'NOT_AVAILABLE_FOR_BOPIS' };
  const level = isAsked ? change.level : line.details.level;
  if (level !== 'SDD' || place.deliveryType !== 'STA') {
    return { ...place, level: undefined, ...(delivery.hasFallenBack && { note: 'NOT_AVAILABLE_FOR_BOPIS' as const }) };
  }
  const remaining = change.isSplit === true && qty < line.qty ? others.concat({ ...line, qty: line.qty - qty }) : others;
  const sameDayStore = sameDayStoreFor(context, offer, qty, remaining);
  return sameDayStore === undefined ? { code: 'SAME_DAY_NOT_POSSIBLE' } : { ...place, sameDayStore, level };
}

function refuseMove(context: ChangeContext, offer: Offer, place: LeveledPlace, others: readonly CartLine[]): LineMessageCode | undefined {
  const refusal = checkOffer(offer, context.buyer, isPickup(place.deliveryType), true);
  if (refusal !== undefined) return refusal;
  if (isInventoryUnknown(context.availableAt, offer, place)) return 'ITEM_INVENTORY_NOT_AVAILABLE';
  return checkCombination([...others, place].map(destinationOf));
}

type Split = {
  offer: Offer;
  place: LeveledPlace;
  qty: number;
  refused: (code: LineMessageCode, params?: LineMessage['params']) => OneChange;
};

/** Some pieces go another way: all of them or none, so that a row is never split into what cannot be had. */
function splitOff(context: ChangeContext, lines: readonly CartLine[], line: CartLine, { offer, place, qty, refused }: Split): OneChange {
  const refusal = refuseMove(context, offer, place, lines);
  if (refusal !== undefined) return refused(refusal);
  if ((wholeQuantity(qty) ?? 0) < 1) return refused('INVALID_DATA_ITEM');
  const step = quantityStep(offer.facts, line);
  if (qty % step !== 0) return refused('SURCHARGE_STEPS', { factor: step });
  const parts = offer.facts.bundle?.length ?? 0;
  if (lines.length + 1 + parts > MAX_CART_ROWS) return refused('EXCEEDED_LIMIT');
  const remaining = lines
    .map((row) => (row === line ? { ...line, qty: line.qty - qty } : row))
    .filter((row) => row.parentLineId !== line.lineId);
  const decision = decideQuantity({ currentQty: 0, wantedQty: qty, ...boundsOf(context.availableAt, remaining, offer, place) });
  if (decision.message !== undefined) return refused(decision.message.type === 'ERROR' ? decision.message.code : 'OUT_OF_STOCK');
  const split = splitLine(lines, line.lineId, { qty, place, newId: context.newId });
  const known = new Set(lines.map((row) => row.lineId));
  const newRow = split.find((row) => !known.has(row.lineId));
  const united = newRow === undefined ? { lines: split, lineId: line.lineId } : uniteWithTwin(split, newRow.lineId);
  return { lines: united.lines, messages: [], touched: [line.lineId, united.lineId] };
}
