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

/** The action of a product's own page: what a tile only leads to can be added here, unless there is still something to choose. */
export function pageAction(product: Pick<ProductTile, 'ctaText' | 'isOutOfStock' | 'isSKUSET' | 'isCustomSKU'>): TileAction {
  const isPlainSet = product.isSKUSET && !product.isCustomSKU && product.ctaText === VIEW_TEXT;
  return isPlainSet && !product.isOutOfStock ? { kind: 'add', text: ADD_TEXT } : tileAction(product);
}
