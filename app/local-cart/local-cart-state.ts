import type { Cart } from '#contracts/cart.ts';
import type { CartState } from '#contracts/cart-events.ts';
import type { Tenant } from '#app/shell/page-data.ts';

/** How much is in the cart: rows and pieces. */
export type CartCounts = { readonly numberOfLineItems: number; readonly numberOfItems: number };

/** Why the cart cannot be shown as it should be: a code, and the sentence for it. */
export type CartError = { readonly code: string; readonly text: string };

/** What the browser knows of the cart. */
export type LocalCart = {
  readonly cart: Cart | undefined;
  /** Why there is no cart, or what is wrong with it. */
  readonly error: CartError | undefined;
  readonly isLoading: boolean;
  /** Whether a change is under way. (C §4) */
  readonly isUpdating: boolean;
  readonly counts: CartCounts | undefined;
  /** Whom the cart belongs to, as far as the page knows; undefined for a visitor without a session. */
  readonly contextToken: string | undefined;
};

/** Before anything is known, and always on the server. */
export const NO_LOCAL_CART: LocalCart = {
  cart: undefined,
  error: undefined,
  isLoading: false,
  isUpdating: false,
  counts: undefined,
  contextToken: undefined,
};

/** Who is here, as the page says, and the cart as the server saw it when it made the page. */
export type CartVisit = {
  readonly tenant: Tenant;
  readonly isSignedIn: boolean;
  readonly contextToken: string | undefined;
  /** undefined when the server could not tell. */
  readonly cart: CartState | undefined;
};
