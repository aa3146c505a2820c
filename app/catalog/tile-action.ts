import type { ProductTile } from '#contracts/catalog.ts';

/** What the one button of a tile does: puts the item into the cart, or leads to its page under another name. */
export type TileAction = { readonly kind: 'add'; readonly text: string } | { readonly kind: 'visit'; readonly text: string };

/** The text of the button that adds. */
const ADD_TEXT = 'Add to cart';
const VIEW_TEXT = 'View details';

/** The action of a tile: sets, custom items and whatever cannot be had right now lead to the product's page. */
export function tileAction(tile: Pick<ProductTile, 'ctaText' | 'isOutOfStock' | 'isSKUSET' | 'isCustomSKU'>): TileAction {
  const text = tile.ctaText === '' ? VIEW_TEXT : tile.ctaText;
  if (text !== ADD_TEXT) return { kind: 'visit', text };
  if (tile.isOutOfStock || tile.isSKUSET || tile.isCustomSKU) return { kind: 'visit', text: VIEW_TEXT };
  return { kind: 'add', text };
}
