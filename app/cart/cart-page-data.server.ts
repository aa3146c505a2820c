import type { Cart } from '#contracts/cart.ts';
import { getCart } from '#contracts/cart-calls.ts';
import type { PageServices } from '#contracts/page.ts';
import { stateOfCart } from '#app/local-cart/cart-state.ts';
import { FROM_CHECKOUT } from '#app/shell/account-paths.ts';
import { readStoreChoice } from '#app/cart/delivery/store-choice.server.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import { contractNotesOf } from '#app/catalog/contract/contract-notes.server.ts';
import { cartView, isEmptyCart, type ToldAtRow } from './cart-view.ts';
import type { ShownCart } from '#app/local-cart/shown-cart.ts';
import { packRows } from './rows/packed-rows.ts';
import { savedListView } from './saved/saved-view.ts';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';

/** A cart as it is shown, and the cart itself while an order of it is being paid. */
type ReadCart = { readonly shown: ShownCart; readonly ordered?: Cart };

/** Reads the cart for the scripts of a page. */
export async function readCartPage(services: PageServices, query: URLSearchParams, kept: readonly string[]): Promise<ShownCart> {
  return (await readWholeCart(services, query, kept)).shown;
}

/** Reads the cart for a page. @param query of the page's address @param kept rows whose replacement the shopper has accepted @param told what is said at rows */
export async function readWholeCart(
  { door, tenant, user }: PageServices,
  query: URLSearchParams,
  kept: readonly string[],
  told: readonly ToldAtRow[] = [],
): Promise<ReadCart> {
  // The business cart is not asked for before somebody is signed in.
  if (isSignInNeededForCart(tenant, user !== undefined)) return { shown: { state: 'SIGNED_OUT' } };
  const reply = await door(getCart);
  if (!reply.ok) return { shown: { state: reply.code === 'UNAUTHORIZED' ? 'SIGNED_OUT' : 'FAILED' } };
  const { cartInfo } = reply.body;
  const seen = stateOfCart(cartInfo);
  const saved = savedListView(cartInfo.sflItems, query.get('saved') === 'all');
  const known = { seen, saved, codes: cartInfo.messages.map(({ code }) => code) };
  if (cartInfo.cartAttributes.beingOrdered === true) return { shown: { state: 'ORDERED', ...known }, ordered: cartInfo };
  if (isEmptyCart(cartInfo)) return { shown: { state: 'EMPTY', ...known, isFromCheckout: query.has(FROM_CHECKOUT) } };
  const addedIds = query.get('viewcart') === 'true' ? [] : (query.get('cartItemIds') ?? '').split(',').filter((id) => id !== '');
  const [store, contract] = await Promise.all([readStoreChoice(door, cartInfo, query), readContractNotes({ door, user }, cartInfo)]);
  const cart = packRows(cartView(cartInfo, { addedIds, kept, told, isBusiness: tenant === 'SBA', store, contract }));
  return { shown: { state: 'FILLED', ...known, cart } };
}

/** By item, what is said of those that are not on the buyer's contract; of a very long cart's first ones. */
async function readContractNotes(
  { door, user }: Pick<PageServices, 'door' | 'user'>,
  { items }: Cart,
): Promise<ReadonlyMap<string, ContractNote> | undefined> {
  const off = items.filter((item) => !item.onContract && item.parentRelationCartItemId === null && item.promotionId === null);
  if (user?.accountName === undefined) return undefined;
  return contractNotesOf(
    door,
    off.map((item) => item.itemId),
  );
}
