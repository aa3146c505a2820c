import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** A gift that is in the cart. */
export type GiftRow = {
  readonly lineId: string;
  readonly title: string;
  readonly qty: number;
  readonly picture: PictureSource | undefined;
};

/** A gift that can be chosen. */
export type GiftChoice = {
  readonly itemId: string;
  readonly promotionId: string;
  readonly title: string;
  /** What earned it. */
  readonly why: string;
};

/** The gifts of the cart. They are listed whatever state they are in. (C §4, Item status: free items; A-061) */
export function giftRows(freeItems: readonly CartItem[]): GiftRow[] {
  return freeItems.map(({ cartItemId, product, qty }) => ({ lineId: cartItemId, title: product.name, qty, picture: product.images[0] }));
}

/** The gifts that the cart has earned and not got yet. (C §3, availableFreeItems) */
export function giftChoices(available: Cart['availableFreeItems']): GiftChoice[] {
  return available.map(({ itemId, promotionId, name, description }) => ({
    itemId,
    promotionId,
    title: name,
    why: description,
  }));
}
