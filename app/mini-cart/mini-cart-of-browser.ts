import type { LocalCartStore } from '#app/local-cart/local-cart-store.ts';
import { updateLocalCart, loadLocalCart } from '#app/local-cart/local-cart.ts';
import { MiniCartStore } from './mini-cart-store.ts';

let store: MiniCartStore | undefined;
let following: Promise<void> | undefined;

/** The one mini cart of this browser's page: it changes the browser's cart. Only in the browser. */
export function miniCartOfBrowser(): MiniCartStore {
  store ??= makeStore();
  return store;
}

/** Lets the mini cart follow the browser's cart from now on. When that cannot be loaded, the next call tries again. */
export function followBrowserCart(): void {
  following ??= loadLocalCart().then(
    (cart) => follow(miniCartOfBrowser(), cart),
    () => {
      following = undefined;
    },
  );
}

/** The calls with their shapes come with the way to the server, not with the drawer: it opens before they are there. */
const calls = () => import('#contracts/cart-calls.ts');

function makeStore(): MiniCartStore {
  return new MiniCartStore({
    // Rows are changed beside each other; within a row the store keeps the order.
    setQuantity: (cartItemId, qty) =>
      updateLocalCart(async (door) =>
        door((await calls()).updateItems, { body: { items: [{ cartItemId, qty }] } }, { cacheId: `row ${cartItemId}` }),
      ),
    remove: (cartItemId) =>
      updateLocalCart(async (door) =>
        door((await calls()).removeItem, { params: { cartItemId }, body: { cartItemId } }, { cacheId: `row ${cartItemId}` }),
      ),
    addAgain: (items) =>
      updateLocalCart(async (door) =>
        door(
          (await calls()).addItems,
          { query: { responseType: 'WHOLE' }, body: { items: [...items] } },
          { cacheId: `again ${items[0]?.itemId ?? ''}` },
        ),
      ),
  });
}

/** Not by way of a component: the answer to a change has to be there before what waits for it goes on. */
function follow(mini: MiniCartStore, local: LocalCartStore): void {
  let { cart } = local.current;
  mini.hear(cart);
  local.subscribe(() => {
    if (cart === local.current.cart) return;
    ({ cart } = local.current);
    mini.hear(cart);
  });
}
