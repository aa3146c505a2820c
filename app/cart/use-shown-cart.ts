import { useEffect, useLayoutEffect } from 'react';
import { useCart } from '#app/local-cart/cart-store.ts';
import { forgetResults, showCart } from '#app/local-cart/want.ts';
import type { ShownCart } from '#app/local-cart/shown-cart.ts';

/** The cart that a cart page shows: what it was loaded with, and then whatever the browser comes to know. */
export function useShownCart(loaded: ShownCart): ShownCart {
  const known = useCart(({ cart }) => cart);
  const taken = useCart((cart) => cart.loaded);
  useLayoutEffect(() => showCart(loaded), [loaded]);
  // The page is left: what came of its changes is not told again.
  useEffect(() => forgetResults, []);
  return taken === loaded && known !== undefined ? known : loaded;
}
