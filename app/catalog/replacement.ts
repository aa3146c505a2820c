import type { CartItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { outcomeSaid, type Said } from '#app/cart/outcome-words.ts';
import type { PictureSource } from '#app/ui/picture.tsx';

/** For what a row stands, where it replaces what was asked for. (C §3, Cart item) */
export type AltItem = {
  readonly origItemId: string;
  readonly altType: string;
  readonly hardSubstitutionNotification?: string | null;
  readonly hardSubstitutionType?: string | null;
  /** The replacement costs more: it has to be looked at. */
  readonly hardSubstitutionModal?: boolean | null;
};

type Shown = { readonly title: string; readonly price: string; readonly picture: PictureSource | undefined };

/** An item that was put into the cart in the place of another. */
export type Replacement = {
  readonly lineId: string;
  readonly originalItemId: string;
  readonly said: Said;
  readonly mustBeSeen: boolean;
  readonly now: Shown;
  /** What was asked for, where the catalogue still knows it. */
  readonly before?: Shown | undefined;
};

type Row = Pick<CartItem, 'cartItemId' | 'priceInfo'> & {
  readonly product: Pick<CartItem['product'], 'name' | 'images'>;
  readonly altItem?: AltItem | null;
};

/** What a row replaces; `undefined` when it is what was asked for. */
export function replacementOf({ cartItemId, altItem, product, priceInfo }: Row): Replacement | undefined {
  if (altItem === undefined || altItem === null || altItem.altType !== 'HARD_SUB') return undefined;
  const { origItemId, hardSubstitutionNotification, hardSubstitutionModal } = altItem;
  const text = hardSubstitutionNotification ?? '';
  return {
    lineId: cartItemId,
    originalItemId: origItemId,
    said: outcomeSaid('replacement', 'REPLACEMENT', text === '' ? 'What you chose is no longer sold. This item takes its place.' : text),
    mustBeSeen: hardSubstitutionModal === true,
    now: { title: product.name, price: formatDollars(priceInfo.basePricePerUnit), picture: product.images[0] },
  };
}
