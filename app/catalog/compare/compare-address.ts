import { COMPARE_MAX } from '#domain/catalog/compare.ts';
import { isItemNumber } from '#domain/catalog/numbers/item-number.ts';
import { PATHS } from '#app/shell/site-paths.ts';

/** By which a form and an address name the items. */
export const ITEMS_PARAM = 'items';

/** The page that compares these items. */
export function comparePath(itemIds: readonly string[]): string {
  return `${PATHS.compare}?${ITEMS_PARAM}=${itemIds.map(encodeURIComponent).join(',')}`;
}

/** What an address names: items, each once, four at most, and how much that can be none. */
export type Compared = { readonly itemIds: readonly string[]; readonly isTooMany: boolean; readonly odd: number };

/** Reads an address as a link writes it (`items=a,b`) or a form (`items=a&items=b`). */
export function readCompared(params: URLSearchParams): Compared {
  const said = params.getAll(ITEMS_PARAM).flatMap((value) => value.split(','));
  const named = [...new Set(said.map((id) => id.trim()))].filter((id) => id !== '');
  const itemIds = named.filter(isItemNumber);
  return { itemIds: itemIds.slice(0, COMPARE_MAX), isTooMany: itemIds.length > COMPARE_MAX, odd: named.length - itemIds.length };
}
