import type { OwnLabels } from '#app/catalog/tiles/company/ask-shop.ts';

/** What this page has heard of items: which of them fit none of the shopper's printers. */
const misfits = new Set<string>();

/** Keeps what was told of items; what is told anew replaces what was told before. */
export function noteFits({ fits }: Pick<OwnLabels, 'fits'>): void {
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
