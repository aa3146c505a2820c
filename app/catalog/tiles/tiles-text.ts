import type { TileView } from './tile-view.ts';

/**
 * Tiles as one text, JSON, without titles that their pieces say: they travel with every page of a listing, and the router would write each field of each tile as a value of its
 * own, which is four times as large when it is compressed, and slower to write and to read.
 */
export function tilesText(tiles: readonly TileView[]): string {
  return JSON.stringify(tiles.map((tile) => (tile.title === tile.pieces.join('') ? { ...tile, title: undefined } : tile)));
}

/** The tiles of a text of ours. */
export function tilesOf(text: string): readonly TileView[] {
  // Written by our own server with this very page: it is what it is typed as.
  const tiles: readonly (Omit<TileView, 'title'> & { readonly title?: string })[] = JSON.parse(text);
  return tiles.map((tile) => ({ ...tile, title: tile.title ?? tile.pieces.join('') }));
}
