import type { Cart } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

/** How far it is to free delivery, in dollars for the meter and as text. */
export type FreeDelivery = { readonly fromDollars: number; readonly doneDollars: number; readonly missing: string | undefined };

/** The way to free delivery; `undefined` where there is none, or nothing in the cart. */
export function freeDelivery({
  cartAttributes: { freeShippingThreshold: from, remainingAmountGetFreeShipping: missing },
  cartSummary,
}: Pick<Cart, 'cartAttributes' | 'cartSummary'>): FreeDelivery | undefined {
  if (from <= 0 || cartSummary.cartSubTotal <= 0) return undefined;
  return { fromDollars: from, doneDollars: Math.max(0, from - missing), missing: missing > 0 ? formatDollars(missing) : undefined };
}
