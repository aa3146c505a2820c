import { PATHS } from '#app/shell/site-paths.ts';
import { comparePath } from './compare-address.ts';

// What the page's own links and form say besides the items.

/** One more item, as somebody typed it. */
export const MORE_PARAM = 'add';
/** The items that were there before all were cleared. */
export const CLEARED_PARAM = 'cleared';
/** The listing from which somebody came: the browser says only the page before. */
export const FROM_PARAM = 'from';

/** The page that compares these items, for who came from a listing. */
export function compareAgainPath(itemIds: readonly string[], from: string | undefined): string {
  return withFrom(comparePath(itemIds), from);
}

/** The page without items, which leads back to these. */
export function clearedPath(itemIds: readonly string[], from: string | undefined): string {
  return withFrom(`${PATHS.compare}?${CLEARED_PARAM}=${itemIds.map(encodeURIComponent).join(',')}`, from);
}

function withFrom(path: string, from: string | undefined): string {
  return from === undefined ? path : `${path}&${FROM_PARAM}=${encodeURIComponent(from)}`;
}
