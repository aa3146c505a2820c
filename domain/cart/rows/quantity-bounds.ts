import type { ItemFacts } from '../../catalog/item-facts.ts';
import { MAX_LINE_QTY } from '../cart-limits.ts';
import { locationOf, type CartLine, type LinePlace } from '../cart-line.ts';
import { isStockCounted, type Offer } from '../offer.ts';
import type { QuantityBounds } from './quantity-decision.ts';
import { setsAvailable } from '#domain/cart/children/set-parts.ts';

/** Units at a location; undefined when none are recorded there. */
export type AvailableAt = (itemId: string, locationId: string) => number | undefined;

/** A membership is for one person for one year. */
const MEMBERSHIPS_PER_ORDER = 1;

/**
 * The most units of an item that one order may hold; undefined when nothing but the row's own limit holds. A set can be had
 * only as often as its parts fit into rows of theirs.
 */
export function limitPerOrderOf({ membership, limitPerOrder, bundle }: ItemFacts): number | undefined {
  if (membership !== undefined) return MEMBERSHIPS_PER_ORDER;
  const most = Math.max(1, ...(bundle ?? []).map((part) => part.qty));
  if (most === 1) return limitPerOrder;
  return Math.min(limitPerOrder ?? MAX_LINE_QTY, Math.floor(MAX_LINE_QTY / most));
}

/** Bounds of a row's quantity as the rest of the cart and the stock leave them. */
export function boundsOf(
  availableAt: AvailableAt,
  others: readonly CartLine[],
  offer: Offer,
  place: LinePlace,
): Omit<QuantityBounds, 'currentQty' | 'wantedQty'> {
  const { facts } = offer;
  const locationId = locationOf(place);
  const same = others.filter((line) => line.itemId === offer.itemId);
  const bounds = { limitPerOrder: limitPerOrderOf(facts), elsewhereQty: sumQty(same) };
  if (facts.bundle !== undefined) {
    return { ...bounds, availableQty: setsAvailable(facts.bundle, place, others, availableAt), elsewhereAtLocationQty: 0 };
  }
  const elsewhereAtLocationQty = sumQty(same.filter((line) => locationOf(line) === locationId));
  if (isStockCounted(facts)) return { ...bounds, availableQty: availableAt(offer.itemId, locationId) ?? 0, elsewhereAtLocationQty };
  // Plans are not stocked, but one can be sold out: then a row of stock says so.
  const availableQty = facts.relation === 'WARRANTY' ? availableAt(offer.itemId, locationId) : undefined;
  return { ...bounds, availableQty, elsewhereAtLocationQty };
}

/** Whether nothing at all is known of an item's stock where it would be taken from. (C §8, ITEM_INVENTORY_NOT_AVAILABLE) */
export function isInventoryUnknown(availableAt: AvailableAt, { itemId, facts }: Offer, place: LinePlace): boolean {
  return isStockCounted(facts) && availableAt(itemId, locationOf(place)) === undefined;
}

function sumQty(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.qty, 0);
}
