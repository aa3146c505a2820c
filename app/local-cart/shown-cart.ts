import type { CartState } from '#contracts/cart-events.ts';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import type { PackedCart } from '#app/cart/rows/packed-rows.ts';
import type { ProcurementView } from '#app/cart/procurement/procurement-view.ts';
import type { SavedListView } from '#app/cart/saved/saved-view.ts';

/** The cart as it is shown: the server's last answer, ready for page and mini cart. */
export type ShownCart =
  | { readonly state: 'SIGNED_OUT' | 'FAILED' }
  | (ReadCart & { readonly state: 'ORDERED' })
  | (ReadCart & {
      readonly state: 'EMPTY';
      readonly isFromCheckout: boolean;
      readonly procurement?: ProcurementView | undefined;
    })
  | (ReadCart & { readonly state: 'FILLED'; readonly cart: PackedCart });

type ReadCart = {
  readonly seen: CartState;
  readonly saved: SavedListView;
  /** Of the messages about the whole cart. */
  readonly codes: readonly string[];
};

/** What a change, or a read, is answered with. */
export type CartAnswer = {
  /** What came of a change of the cart. */
  readonly result?: ActionResult;
  /** What came of an add from outside of it. */
  readonly outcome?: AddOutcome;
  /** The cart after it: what replaces what was known. */
  readonly cart?: ShownCart;
  /** Where the whole was not asked for. */
  readonly seen?: CartState;
};

/** Which cart it is and how much is in it; undefined where there is none to be shown. */
export function seenOf(cart: ShownCart | undefined): CartState | undefined {
  return cart !== undefined && 'seen' in cart ? cart.seen : undefined;
}
