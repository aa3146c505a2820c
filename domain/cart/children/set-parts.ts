import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { locationOf, nextPosition, type CartLine, type LinePlace } from '#domain/cart/cart-line.ts';

/** The parts of a set and how many of each one set holds. */
type Parts = NonNullable<ItemFacts['bundle']>;

/** How many sets the parts that lie at a place are enough for, after what other rows of the cart take from there. */
export function setsAvailable(
  parts: Parts,
  place: LinePlace,
  others: readonly CartLine[],
  availableAt: (itemId: string, locationId: string) => number | undefined,
): number {
  const location = locationOf(place);
  const sets = parts.map(({ itemId, qty }) => {
    const taken = others.filter((row) => row.itemId === itemId && locationOf(row) === location).reduce((sum, row) => sum + row.qty, 0);
    return Math.floor(Math.max(0, (availableAt(itemId, location) ?? 0) - taken) / qty);
  });
  return Math.min(...sets);
}

/**
 * The rows of a set's parts, as its own row says: so many of each as the sets hold, going the same way. Parts that have no
 * row yet get one.
 *
 * @returns the changed and the new rows.
 */
export function partRows(set: CartLine, parts: Parts, lines: readonly CartLine[], newId: () => string): CartLine[] {
  const existing = lines.filter((row) => row.parentLineId === set.lineId && row.relation === 'BUNDLE');
  let position = nextPosition([...lines, set]);
  return parts.map(({ itemId, qty }) => {
    const at = { qty: qty * set.qty, deliveryType: set.deliveryType, storeNumber: set.storeNumber, actioned: set.actioned };
    const known = existing.find((row) => row.itemId === itemId);
    if (known !== undefined) return { ...known, ...at, prevQty: known.qty };
    const row: CartLine = {
      ...at,
      lineId: newId(),
      position,
      itemId,
      prevQty: 0,
      parentLineId: set.lineId,
      relation: 'BUNDLE',
      addedPriceCents: 0,
      details: { perSet: qty },
      addedAtMs: set.addedAtMs,
      version: 0,
      seen: undefined,
    };
    position += 1;
    return row;
  });
}
