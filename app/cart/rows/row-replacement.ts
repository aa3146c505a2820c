import type { CartItem } from '#contracts/cart-item.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** What a row stands for instead of what was asked for. */
export type ReplacementNote = {
  readonly origName: string;
  readonly origPrice: string;
  readonly nowPrice: string;
  readonly text: string;
  /** The shopper has not said yet that it is all right. */
  readonly isAsked: boolean;
  /** It costs more than what was asked for. */
  readonly isDearer: boolean;
};

/** The replacement that a row is; `undefined` for what was asked for itself. `kept`: rows whose replacement was accepted. */
export function replacementNote(
  { altItem, priceInfo, cartItemId }: Pick<CartItem, 'altItem' | 'priceInfo' | 'cartItemId'>,
  kept: ReadonlySet<string>,
): ReplacementNote | undefined {
  if (altItem === null) return undefined;
  return {
    origName: altItem.origName,
    origPrice: formatDollars(altItem.origPrice),
    nowPrice: formatDollars(priceInfo.basePricePerUnit),
    text: altItem.hardSubstitutionNotification,
    isAsked: !kept.has(cartItemId),
    isDearer: altItem.hardSubstitutionModal,
  };
}
