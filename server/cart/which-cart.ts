import type { CartKind } from './storage/stored-cart.ts';

/** The cart that a call is about: the everyday one, a one-off one, or the one of an item that is bought at once. */
export function cartKindOf({ type, buyNow }: { type?: 'SPECIAL' | undefined; buyNow?: boolean | undefined }): CartKind {
  if (buyNow === true) return 'BUY_NOW';
  return type ?? 'DEFAULT';
}
