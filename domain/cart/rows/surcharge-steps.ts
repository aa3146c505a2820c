import type { ItemFacts } from '../../catalog/item-facts.ts';
import type { CartLine } from '../cart-line.ts';

/**
 * How many pieces of an item one of the larger packs without the courier's fee stands for; `undefined` when the item has no
 * such pack of that number. (C §5, Surcharge rule; A-058)
 */
export function surchargeFactor(facts: ItemFacts, alternateItemId: string | undefined): number | undefined {
  return facts.surcharge?.alternates.find((alternate) => alternate.itemId === alternateItemId)?.factor;
}

/** The number of pieces in whose steps a row has to go up and down; 1 for a row that was not bought under an alternate. */
export function quantityStep(facts: ItemFacts, line: Pick<CartLine, 'details'>): number {
  return surchargeFactor(facts, line.details.surchargeAltItemId) ?? 1;
}

/** How many pieces of a row its larger packs cover, so that they carry no fee: whole packs only. */
export function coveredUnits(facts: ItemFacts, line: Pick<CartLine, 'details' | 'qty'>): number {
  const factor = surchargeFactor(facts, line.details.surchargeAltItemId);
  return factor === undefined ? 0 : Math.floor(line.qty / factor) * factor;
}
