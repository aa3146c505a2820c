/** Where the pages of auto-restock stand: apart from those of the header, whose names every page carries. */
export const RESTOCK_PATHS = { own: '/account/auto-restock', start: '/account/auto-restock/new' } as const;

/** Where an item is put on auto-restock. */
export function startRestockPath(itemId: string): string {
  return `${RESTOCK_PATHS.start}?item=${encodeURIComponent(itemId)}`;
}
