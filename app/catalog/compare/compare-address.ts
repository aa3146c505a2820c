import { PATHS } from '#app/shell/site-paths.ts';

/** By which a form and an address name the items. */
export const ITEMS_PARAM = 'items';

/** The page that compares these items. */
export function comparePath(itemIds: readonly string[]): string {
  return `${PATHS.compare}?${ITEMS_PARAM}=${itemIds.map(encodeURIComponent).join(',')}`;
}
