import { changeLocalCart, localCart } from './local-cart.ts';
import { MiniCartStore } from './mini-cart-store.ts';

let store: MiniCartStore | undefined;

/** The one mini cart of this browser's page: it follows the browser's cart and changes it. Only in the browser. */
export function miniCartOfBrowser(): MiniCartStore {
  store ??= makeStore();
  return store;
}

/** The calls with their shapes come with the way to the server, not with the drawer: it opens before they are there. */
const calls = () => import('#contracts/cart.ts');

function makeStore(): MiniCartStore {
  const made = new MiniCartStore({
    // Rows are changed beside each other; within a row the store keeps the order.
    setQuantity: (cartItemId, qty) =>
      changeLocalCart(async (door) =>
        door((await calls()).updateItems, { body: { items: [{ cartItemId, qty }] } }, { cacheId: `row ${cartItemId}` }),
      ),
    remove: (cartItemId) =>
      changeLocalCart(async (door) =>
        door((await calls()).removeItem, { params: { cartItemId }, body: { cartItemId } }, { cacheId: `row ${cartItemId}` }),
      ),
    addAgain: (items) =>
      changeLocalCart(async (door) =>
        door(
          (await calls()).addItems,
          { query: { responseType: 'WHOLE' }, body: { items: [...items] } },
          { cacheId: `again ${items[0]?.itemId ?? ''}` },
        ),
      ),
  });
  follow(made);
  return made;
}

function follow(made: MiniCartStore): void {
  let last = localCart().current.cart;
  made.hear(last);
  localCart().subscribe(() => {
    const { cart } = localCart().current;
    if (cart === last) return;
    last = cart;
    made.hear(cart);
  });
}
