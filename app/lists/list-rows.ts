import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** A row of a list, ready to be shown. */
export type ListRowView = {
  readonly itemId: string;
  readonly qty: number;
  /** Absent of what is not sold anymore, or not to who looks. */
  readonly product?: {
    readonly title: string;
    readonly url: string;
    readonly picture: PictureSource;
    readonly price: string;
    readonly before?: number;
    readonly canBeAdded: boolean;
    /** Why it cannot, or what is to be known of it: "Out of stock". */
    readonly note?: string;
    /** What replaces it. */
    readonly instead?: { readonly url: string; readonly text: string };
  };
};

/** The rows of a page of a list. */
export function listRows({ listItems = [] }: Pick<ShoppingList, 'listItems'>): ListRowView[] {
  return listItems.map(({ itemId, qty, tile }) => ({
    itemId,
    qty,
    ...(tile !== null && tile !== undefined && { product: productOf(tile) }),
  }));
}

function productOf(tile: ProductTile): NonNullable<ListRowView['product']> {
  const { title, url, image, price, originalPrice, actionLabel, refusalText, notificationText, deliveryText, restrictionDetails } = tile;
  const canBeAdded = actionLabel === 'ADD';
  const note = refusalText ?? notificationText ?? (canBeAdded ? deliveryText : null);
  const { alternateItemURL = null, alternateText = null } = restrictionDetails ?? {};
  return {
    title,
    url,
    picture: image,
    price,
    canBeAdded,
    ...(originalPrice !== null && { before: originalPrice }),
    ...(note !== null && { note }),
    ...(alternateItemURL !== null && { instead: { url: alternateItemURL, text: alternateText ?? 'See what replaces it' } }),
  };
}
