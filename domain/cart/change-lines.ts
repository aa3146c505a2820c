import { checkCombination } from '../delivery/combination.ts';
import { isPickup, type DeliveryType } from '../delivery/delivery-types.ts';
import { decideDelivery } from '../delivery/pickup-store.ts';
import { boundsOf, type AddContext } from './add-to-cart.ts';
import { actionOf, type CartLine } from './cart-line.ts';
import type { LineMessage, LineMessageCode } from './line-message.ts';
import { checkOffer } from './offer.ts';
import { decideQuantity } from './quantity-decision.ts';

/** What is to change of a row; what is absent stays. */
export type LineChange = {
  readonly lineId: string;
  /** 0 removes the row. */
  readonly qty: number | undefined;
  readonly deliveryType: DeliveryType | undefined;
  readonly storeNumber: string | undefined;
};

export type ChangeOutcome = {
  readonly lines: readonly CartLine[];
  readonly touchedLineIds: readonly string[];
  /** Rows that are gone, as they were, with what was done to them. */
  readonly removed: readonly CartLine[];
  readonly messages: readonly LineMessage[];
};

type ChangeContext = Omit<AddContext, 'ignoresExistingQty'>;

/** Sets quantities and deliveries of rows, one after the other; a change that cannot be made leaves its row as it was. */
export function changeLines(context: ChangeContext, changes: readonly LineChange[]): ChangeOutcome {
  let lines = [...context.lines];
  const removed: CartLine[] = [];
  const messages: LineMessage[] = [];
  const touched = new Set<string>();
  for (const change of changes) {
    const line = lines.find((candidate) => candidate.lineId === change.lineId);
    if (line === undefined) continue;
    if (change.qty === 0) {
      const gone = withChildren(lines, line.lineId);
      removed.push(...gone.map((row) => ({ ...row, prevQty: row.qty, actioned: 'DELETED_ITEM' as const })));
      lines = lines.filter((row) => !gone.includes(row));
      continue;
    }
    const result = changeOne(context, lines, line, change);
    messages.push(...result.messages);
    touched.add(line.lineId);
    lines = lines.map((row) => (row.lineId === line.lineId ? result.line : row));
    lines = lowerChildren(lines, result.line, touched);
  }
  return { lines, touchedLineIds: [...touched], removed, messages };
}

/** A row and the rows that go with it. */
export function withChildren(lines: readonly CartLine[], lineId: string): CartLine[] {
  return lines.filter((row) => row.lineId === lineId || row.parentLineId === lineId);
}

function changeOne(
  context: ChangeContext,
  lines: readonly CartLine[],
  line: CartLine,
  change: LineChange,
): { line: CartLine; messages: LineMessage[] } {
  const stays = { ...line, prevQty: line.qty, actioned: 'NONE' as const };
  const refused = (code: LineMessageCode): { line: CartLine; messages: LineMessage[] } => ({
    line: stays,
    messages: [{ code, type: 'ERROR', itemId: line.itemId, lineId: line.lineId }],
  });
  const offer = context.offerOf(line.itemId);
  if (offer === undefined) return refused('INVALID_ITEM');
  const others = lines.filter((row) => row !== line);
  const deliveryType = change.deliveryType ?? line.deliveryType;
  const delivery = decideDelivery(
    {
      deliveryType,
      rowStoreNumber: change.storeNumber ?? line.storeNumber,
      ...context.stores,
      isPickupEligible: offer.facts.isPickupEligible !== false,
    },
    context.isKnownStore,
  );
  if (!delivery.isAccepted) return refused(delivery.code);
  const place = { deliveryType: delivery.deliveryType, storeNumber: delivery.pickupStoreNumber };
  const isMoved = place.deliveryType !== line.deliveryType || place.storeNumber !== line.storeNumber;
  if (isMoved) {
    const refusal = checkOffer(offer, context.buyer, isPickup(place.deliveryType));
    if (refusal !== undefined) return refused(refusal);
    if (
      checkCombination(
        [...others, { ...line, ...place }].map((row) => ({ deliveryType: row.deliveryType, pickupStoreNumber: row.storeNumber })),
      ) !== undefined
    )
      return refused('DELIVERY_COMBINATION_CONSTRAINT_FAILED');
  }
  const wantedQty = change.qty ?? line.qty;
  const parent = others.find((row) => row.lineId === line.parentLineId);
  if (parent !== undefined && wantedQty > line.qty && wantedQty + plansOf(others, line) > parent.qty)
    return refused('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY');
  // A row that moves takes all its units from another place, so they count as new there.
  const decision = decideQuantity({ currentQty: isMoved ? 0 : line.qty, wantedQty, ...boundsOf(context, others, offer, place) });
  if (decision.message?.type === 'ERROR') return refused(decision.message.code);
  const changed = { ...line, ...place, qty: decision.qty, prevQty: line.qty, actioned: actionOf(line.qty, decision.qty, isMoved) };
  return {
    line: changed,
    messages: decision.message === undefined ? [] : [{ ...decision.message, itemId: line.itemId, lineId: line.lineId }],
  };
}

function plansOf(others: readonly CartLine[], line: CartLine): number {
  if (line.relation !== 'WARRANTY') return 0;
  return others
    .filter((row) => row.parentLineId === line.parentLineId && row.relation === 'WARRANTY')
    .reduce((sum, row) => sum + row.qty, 0);
}

/** No child has more units than its parent, and all plans together have no more either: lowering the parent lowers them. */
function lowerChildren(lines: readonly CartLine[], parent: CartLine, touched: Set<string>): CartLine[] {
  let plansLeft = parent.qty;
  const result: CartLine[] = [];
  for (const row of lines) {
    if (row.parentLineId !== parent.lineId) {
      result.push(row);
      continue;
    }
    const most = row.relation === 'WARRANTY' ? plansLeft : parent.qty;
    const qty = Math.min(row.qty, most);
    if (row.relation === 'WARRANTY') plansLeft -= qty;
    if (qty === row.qty) result.push(row);
    else {
      touched.add(row.lineId);
      if (qty > 0) result.push({ ...row, qty, prevQty: row.qty, actioned: 'DELETED_ITEM' });
    }
  }
  return result;
}
