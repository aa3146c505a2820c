import type { Cart } from '#contracts/cart.ts';
import type { CartState } from '#contracts/cart-events.ts';

/** The state of a cart in a text or a message; undefined when it is none. Checked by hand: the contract's schema is too large for every page. */
export function readCartState(value: unknown): CartState | undefined {
  const fields = new Map(value instanceof Object ? Object.entries(value) : []);
  const [cartId, version, numberOfLineItems, numberOfItems] = ['cartId', 'version', 'numberOfLineItems', 'numberOfItems'].map((name) =>
    fields.get(name),
  );
  if (cartId !== null && typeof cartId !== 'string') return undefined;
  if (typeof version !== 'number' || typeof numberOfLineItems !== 'number' || typeof numberOfItems !== 'number') return undefined;
  return { cartId, version, numberOfLineItems, numberOfItems };
}

/** What there is to know of a cart without what is in it. */
export function stateOfCart({ cartId, version, cartAttributes: { numberOfLineItems, numberOfItems } }: Cart): CartState {
  return { cartId, version, numberOfLineItems, numberOfItems };
}

/** Which cart, and how old. */
export type CartMark = Pick<CartState, 'cartId' | 'version'>;

/** Whether two states are of one cart as it is: one that nobody has put anything into has another id each time it is asked for. */
export function isSameState(a: CartMark, b: CartMark | undefined): boolean {
  return b !== undefined && a.version === b.version && (a.cartId === b.cartId || a.version === 0);
}

/** Whether a state is of the same cart, as it was before. */
export function isOlderState(a: CartMark, b: CartMark | undefined): boolean {
  return b !== undefined && a.cartId === b.cartId && a.version < b.version;
}

/** The later of two states that a page was given: the higher version of one cart; of two carts the second. */
export function laterState(one: CartState | undefined, other: CartState | undefined): CartState | undefined {
  if (one === undefined || other === undefined) return other ?? one;
  return one.cartId === other.cartId && one.version > other.version ? one : other;
}
