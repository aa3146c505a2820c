import type { Cart } from '#contracts/cart.ts';
import type { Door } from '#contracts/door.ts';
import { DEFAULT_CART_STORE_NUMBER } from '#domain/delivery/places/default-places.ts';
import { findStores } from '#contracts/stores.ts';
import { pickupsOf, storeChoice, type StoreChoice } from './store-choice.ts';

/** Reads what is needed to choose a store; `undefined` for a cart of which nothing can be fetched. `query`: of the page's address. */
export async function readStoreChoice(door: Door, cart: Cart, query: URLSearchParams): Promise<StoreChoice | undefined> {
  if (!cart.items.some(({ availableDeliveryOptions }) => availableDeliveryOptions.some(({ deliveryType }) => deliveryType !== 'STA')))
    return undefined;
  const storeNumber = pickupsOf(cart)[0]?.selectedDeliveryOption.pickupStoreNumber ?? cart.userInfo.yourStoreId ?? undefined;
  const current = storeNumber === undefined ? undefined : await door(findStores, { query: { storeNumber } });
  const asked = query.has('store') || query.has('near');
  const search = searchOf(query) ?? (storeNumber === undefined ? { storeNumber: DEFAULT_CART_STORE_NUMBER } : undefined);
  const found = search && (await door(findStores, { query: search }));
  return storeChoice({
    current: current?.ok === true ? current.body.stores[0] : undefined,
    term: query.get('store')?.slice(0, MOST_LETTERS) ?? '',
    isOpen: asked,
    found: found && (found.ok ? found.body : { stores: [], reason: 'NONE_NAMED' }),
  });
}

const MOST_LETTERS = 80;

/** What is looked for; where nothing is and no store is known, one is there to be chosen, but never in the shopper's place. */
function searchOf(query: URLSearchParams): { term: string } | { latitude: string; longitude: string } | undefined {
  const [latitude, longitude] = (query.get('near') ?? '').split(',');
  if (latitude !== undefined && latitude !== '' && longitude !== undefined) return { latitude, longitude };
  const term = query.get('store')?.slice(0, MOST_LETTERS) ?? '';
  return term.trim() === '' ? undefined : { term };
}
