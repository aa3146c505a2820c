import type { CartState } from '#contracts/cart-events.ts';

/** The state of a cart in a text or a message; undefined when it is none. Checked by hand: the contract's schema is too large for every page. */
export function readCartState(value: unknown): CartState | undefined {
  const fields = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const [cartId, version, numberOfLineItems, numberOfItems] = ['cartId', 'version', 'numberOfLineItems', 'numberOfItems'].map((name) =>
    fields.get(name),
  );
  if (cartId !== null && typeof cartId !== 'string') return undefined;
  if (typeof version !== 'number' || typeof numberOfLineItems !== 'number' || typeof numberOfItems !== 'number') return undefined;
  return { cartId, version, numberOfLineItems, numberOfItems };
}
