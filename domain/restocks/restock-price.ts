import { percentOf, type Cents } from '#domain/shared/money.ts';

/** What is taken off the price of what comes again and again: 5 %. */
export const RESTOCK_SAVING_BASIS_POINTS = 500;

/** By how much a price may rise before its buyer is asked, in percent of the price that they agreed to. */
export const RISES = [0, 5, 10, 25] as const;
export const USUAL_RISE = 5;

/** So many things may come again and again to one person on a site. */
export const MOST_RESTOCKS = 100;

/** A piece's price as somebody is offered it. */
type OfferedPrice = { readonly unitPriceCents: Cents; readonly isOnContract: boolean };

/** What a piece costs that comes again and again. A contract's price is what was agreed: nothing more is taken off it. */
export function restockUnitCents({ unitPriceCents, isOnContract }: OfferedPrice): Cents {
  return isOnContract ? unitPriceCents : unitPriceCents - percentOf(unitPriceCents, RESTOCK_SAVING_BASIS_POINTS);
}

/** The highest price at which a piece is ordered without asking. @param risePercent by how much it may rise */
export function mostUnitCents(agreedCents: Cents, risePercent: number): Cents {
  return agreedCents + Math.floor((agreedCents * risePercent) / 100);
}

/** Whether a price is above what its buyer agreed to, so that nothing is ordered before they have said yes. */
export function isTooDear(
  unitCents: Cents,
  { agreedCents, risePercent }: { readonly agreedCents: Cents; readonly risePercent: number },
): boolean {
  return unitCents > mostUnitCents(agreedCents, risePercent);
}
