import type { CartItem } from '#contracts/cart-item.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { outcomeMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** An item that was put into the cart in the place of another, with the prices of both. */
export type Replacement = {
  readonly lineId: string;
  readonly originalItemId: string;
  readonly message: ShownMessage;
  /** It costs more: the shopper has to look at it. */
  readonly mustBeSeen: boolean;
  readonly before: { readonly title: string; readonly price: string; readonly picture?: PictureSource | undefined };
  readonly now: { readonly title: string; readonly price: string; readonly picture: PictureSource | undefined };
};

type Row = Pick<CartItem, 'cartItemId' | 'priceInfo' | 'altItem' | 'product'>;

/** What a row replaces; `undefined` when it is what was asked for. */
export function replacementOf({ cartItemId, altItem, product, priceInfo }: Row): Replacement | undefined {
  if (altItem === null) return undefined;
  const { origItemId, hardSubstitutionNotification, hardSubstitutionModal, origName, origPrice } = altItem;
  return {
    lineId: cartItemId,
    originalItemId: origItemId,
    message: outcomeMessage('replacement', 'REPLACEMENT', hardSubstitutionNotification),
    mustBeSeen: hardSubstitutionModal,
    before: { title: origName, price: formatDollars(origPrice) },
    now: { title: product.name, price: formatDollars(priceInfo.basePricePerUnit), picture: product.images[0] },
  };
}
