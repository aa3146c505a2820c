import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import type { FoundStore } from '#contracts/stores.ts';
import { noStores, storeDistance, type NoStores } from '#domain/stores/store-text.ts';

/** A store to choose. */
export type StoreToChoose = {
  readonly storeNumber: string;
  readonly name: string;
  readonly address: string;
  /** '2.4 miles' */
  readonly distance: string | undefined;
  readonly isChosen: boolean;
};

/** The store of the cart and the ones that were looked for. */
export type StoreChoice = {
  readonly current: { readonly storeNumber: string; readonly name: string } | undefined;
  /** What was typed. */
  readonly term: string;
  readonly found: readonly StoreToChoose[];
  /** Why nothing was found. */
  readonly error: string | undefined;
  /** Stores were looked for, or are about to be. */
  readonly isOpen: boolean;
};

type Parts = {
  readonly current: FoundStore | undefined;
  readonly term: string;
  readonly isOpen: boolean;
  readonly found: { readonly stores: readonly FoundStore[]; readonly reason: NoStores | null } | undefined;
};

/** The choice in the shopper's words. */
export function storeChoice({ current, term, isOpen, found }: Parts): StoreChoice {
  return {
    current: current && { storeNumber: current.storeNumber, name: current.name },
    term,
    isOpen,
    found: (found?.stores ?? []).map(({ storeNumber, name, address1, city, state, zip, miles }) => ({
      storeNumber,
      name,
      address: `${address1}, ${city}, ${state} ${zip}`,
      distance: miles === null ? undefined : storeDistance(miles),
      isChosen: storeNumber === current?.storeNumber,
    })),
    error: found?.reason == null ? undefined : noStores(found.reason, term),
  };
}

/** The rows of a cart that are fetched in a store. Children and parts go with their row. */
export function pickupsOf({ items }: Pick<Cart, 'items'>): CartItem[] {
  return items.filter(
    ({ status, parentRelationCartItemId, selectedDeliveryOption }) =>
      status === 'ACTIVE' && parentRelationCartItemId === null && selectedDeliveryOption.deliveryType !== 'STA',
  );
}
