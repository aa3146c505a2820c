import type { CartState } from './cart-events.ts';

/** The state of a visit that has not put anything into a cart. Apart from the shape, so that a page can say it without loading that. */
export const NO_CART: CartState = { cartId: null, version: 0, numberOfLineItems: 0, numberOfItems: 0 };
