import type { CartState } from '#contracts/cart-events.ts';
import type { Database } from '../../db/database.ts';
import { RecentlyUsed } from '../../db/recently-used.ts';
import { keyOfOwner, type CartOwner } from '../../shoppers/index.ts';
import { countCart } from './count-cart.ts';
import { NO_CART } from '#contracts/no-cart.ts';

const MOST_COUNTS = 10_000;
/** How long a count is believed that another node may have changed. */
const BELIEVED_MS = 1_000;

/** How much is in people's carts, for headers. */
export type CartCounts = {
  /** As it is now: one statement, none for who owns nothing. */
  read(owner: CartOwner | undefined): Promise<CartState>;
  /** As it was a second ago at most, unless this node has changed it since. */
  recall(owner: CartOwner | undefined): Promise<CartState>;
  /** Of who owns nothing: none. */
  none(): Promise<CartState>;
  /** To be called when this node has changed an everyday cart. */
  changed(owner: CartOwner): void;
};

export function makeCartCounts(database: Database): CartCounts {
  const known = new RecentlyUsed<string, { readonly state: CartState; readonly until: number }>(MOST_COUNTS);
  /** The reading under way of each owner: one that a change has overtaken is not kept. */
  const reading = new Map<string, symbol>();

  async function read(owner: CartOwner | undefined): Promise<CartState> {
    if (owner === undefined) return NO_CART;
    const key = keyOfOwner(owner);
    const own = Symbol(key);
    reading.set(key, own);
    try {
      const state = await countCart(database, owner);
      if (reading.get(key) === own) known.set(key, { state, until: performance.now() + BELIEVED_MS });
      return state;
    } finally {
      if (reading.get(key) === own) reading.delete(key);
    }
  }

  return {
    read,
    none: async () => NO_CART,
    async recall(owner) {
      const kept = owner === undefined ? undefined : known.get(keyOfOwner(owner));
      return kept !== undefined && kept.until > performance.now() ? kept.state : read(owner);
    },
    changed(owner) {
      known.delete(keyOfOwner(owner));
      reading.delete(keyOfOwner(owner));
    },
  };
}
