import type { ProductTile } from '#contracts/catalog.ts';

/**
 * What the one button of a tile does: puts the item into the cart, or leads to its page under another name. What it `opens` over the page where
 * scripts run says the same as that page.
 */
export type TileAction =
  | { readonly kind: 'add'; readonly text: string }
  | { readonly kind: 'visit'; readonly text: string; readonly opens?: 'similar' | 'replacement' | 'customize' | 'pickup' };

type Acting = Pick<ProductTile, 'ctaText' | 'isOutOfStock' | 'isSKUSET' | 'isCustomSKU'> & Partial<Pick<ProductTile, 'restrictionDetails'>>;

/** The text of the button that adds. */
const ADD_TEXT = 'Add to cart';
const VIEW_TEXT = 'View details';
/** The texts of the button that asks what an item is to say, or whom it is for. */
export const CUSTOMIZE_TEXT = 'Customize';
const CHOOSE_TEXT = 'Choose options';
/** The text of the button of what only stores hand out. */
const PICKUP_TEXT = 'Pick up today';

/** The action of a tile: sets, custom items and whatever cannot be had right now lead to the product's page. */
export function tileAction(tile: Acting): TileAction {
  const text = tile.ctaText === '' ? VIEW_TEXT : tile.ctaText;
  if (text === VIEW_TEXT && tile.isOutOfStock && !tile.isSKUSET && !tile.isCustomSKU) return insteadOf(tile);
  if (text === CUSTOMIZE_TEXT || (text === CHOOSE_TEXT && !tile.isSKUSET)) return { kind: 'visit', text, opens: 'customize' };
  if (text === PICKUP_TEXT) return { kind: 'visit', text, opens: 'pickup' };
  if (text !== ADD_TEXT) return { kind: 'visit', text };
  if (tile.isOutOfStock || tile.isSKUSET || tile.isCustomSKU) return { kind: 'visit', text: VIEW_TEXT };
  return { kind: 'add', text };
}

/** What takes its place, where something does; else what is like it. */
function insteadOf({ restrictionDetails }: Acting): TileAction {
  if (restrictionDetails === null || restrictionDetails === undefined) return { kind: 'visit', text: VIEW_TEXT };
  const { type, alternateItemURL } = restrictionDetails;
  if (type === 'FULLHARDSUB' && alternateItemURL !== null) return { kind: 'visit', text: 'See replacement', opens: 'replacement' };
  return { kind: 'visit', text: 'See similar', opens: 'similar' };
}

/** The action of a product's own page, where the shop lets a set be added of which a tile only leads to its page. */
export function pageAction(product: Acting & Pick<ProductTile, 'actionLabel'>): TileAction {
  return product.actionLabel === 'ADD' ? { kind: 'add', text: product.ctaText } : tileAction(product);
}
