import { clearCompare, restoreCompare } from '#domain/catalog/compare.ts';
import { idsOf, keep, type ChosenItem } from './compare-store.ts';

// Apart from the store, which comes with every listing: needed only by who has chosen something.

/** Chooses nothing any more. `said` is heard in place of how many are chosen. */
export function chooseNone(said?: string): void {
  keep([], clearCompare(), said);
}

/** Chooses these in the place of all others, four at most. `said` is heard in place of how many are chosen. */
export function chooseThese(items: readonly ChosenItem[], said?: string): void {
  const kept = items.map(({ itemId, title, image }) => ({ itemId, title, image }));
  keep(kept, restoreCompare(idsOf(kept)), said);
}
