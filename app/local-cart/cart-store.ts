import { useSyncExternalStore } from 'react';
import type { CartState } from '#contracts/cart-events.ts';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import type { ShownCart } from './shown-cart.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import type { CartError } from './cart-error.ts';
import type { Fields, Intention } from './intentions.ts';
import type { GoneRow } from './gone-rows.ts';

/** Who is here, as the page says, and the cart as the server saw it when it made the page. */
export type CartVisit = {
  readonly tenant: Tenant;
  readonly isSignedIn: boolean;
  readonly contextToken: string | undefined;
  /** undefined when the server could not tell. */
  readonly cart: CartState | undefined;
};

/** An add that was answered, or refused as a whole, until it has been shown. */
export type AnsweredAdd = {
  readonly key: string;
  readonly fields: Fields;
  readonly outcome: AddOutcome | { readonly refusal: { readonly code: string; readonly text: string } };
};

/** Everything that this browser knows of the cart: what the server said last, and what is still under way. */
export type KnownCart = {
  readonly visit: CartVisit | undefined;
  /** How much is in the cart: rows and pieces. */
  readonly counts: Pick<CartState, 'numberOfLineItems' | 'numberOfItems'> | undefined;
  /** The whole cart, where somebody has asked for it. */
  readonly cart: ShownCart | undefined;
  /** What the cart page was loaded with last: from then on `cart` is as new or newer. */
  readonly loaded: ShownCart | undefined;
  /** Why there is no cart, or what is wrong with it. */
  readonly error: CartError | undefined;
  readonly isLoading: boolean;
  /** What was wanted and has not been answered, in the order in which it was wanted. (C §4, in flight) */
  readonly intentions: readonly Intention[];
  /** The result of the last action at each place: a row, or '' for the whole cart. */
  readonly results: ReadonlyMap<string, ActionResult>;
  readonly latest: ActionResult | undefined;
  /** Rows on their way out, and those that can be brought back. */
  readonly gone: readonly GoneRow[];
  /** Of rows that were brought back the new id by the old. */
  readonly returned: ReadonlyMap<string, string>;
  readonly answeredAdds: readonly AnsweredAdd[];
  /** By what the items are known that have just been added. */
  readonly added: readonly string[];
};

/** Before anything is known, and always on the server. */
export const NOTHING_KNOWN: KnownCart = {
  visit: undefined,
  counts: undefined,
  cart: undefined,
  loaded: undefined,
  error: undefined,
  isLoading: false,
  intentions: [],
  results: new Map(),
  latest: undefined,
  gone: [],
  returned: new Map(),
  answeredAdds: [],
  added: [],
};

let known = NOTHING_KNOWN;
const listeners = new Set<() => void>();

export function knownCart(): KnownCart {
  return known;
}

/** Takes over what is new. Only in the browser: a server has no cart of its own. */
export function know(news: Partial<KnownCart>): void {
  known = { ...known, ...news };
  for (const listener of listeners) listener();
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A part of what is known; whoever shows it is rendered again only when that part is another one. On the server nothing is known. */
export function useCart<Part>(part: (cart: KnownCart) => Part): Part {
  return useSyncExternalStore(
    subscribeToCart,
    () => part(known),
    () => part(NOTHING_KNOWN),
  );
}
