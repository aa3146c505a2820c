import type { OwnLabels } from '#app/catalog/tiles/company/ask-shop.ts';

/** What this page has heard of items: which of them fit none of the shopper's printers. */
const misfits = new Set<string>();
let toldTo: string | undefined;

/**
 * Keeps what was told of items; what is told anew replaces what was told before, and what was told to somebody else is forgotten.
 *
 * @param who the context token of who has signed in.
 */
export function noteFits({ fits }: Pick<OwnLabels, 'fits'>, who: string | undefined): void {
  if (who !== toldTo) misfits.clear();
  toldTo = who;
  for (const [itemId, fit] of Object.entries(fits)) {
    if (fit === null) misfits.add(itemId);
    else misfits.delete(itemId);
  }
}

/** Of these items those that are known to fit none. */
export function knownMisfits(itemIds: readonly string[]): string[] {
  return [...new Set(itemIds)].filter((itemId) => misfits.has(itemId));
}

/** Whoever wants them nevertheless is not asked again on this page. */
export function forgetMisfits(itemIds: readonly string[]): void {
  for (const itemId of itemIds) misfits.delete(itemId);
}
