import { useSyncExternalStore } from 'react';
import type { AddAnswer, Cart, CartResponse } from '#contracts/cart.ts';
import type { Reply } from '#contracts/door.ts';
import type { CartCopyKind } from '#domain/cart/local-copy.ts';
import { LOGIN_PATH, loginRedirect } from '#domain/identity/return-address.ts';
import { LocalCartStore, NO_LOCAL_CART, type CartCall, type LocalCart } from './local-cart-store.ts';
import { textStorage } from './text-storage.ts';

let store: LocalCartStore | undefined;

/** The one cart of this browser's page. On the server there is none: it is made when the browser first asks. */
export function localCart(): LocalCartStore {
  store ??= new LocalCartStore({
    storage: textStorage(() => window.localStorage),
    now: () => Date.now(),
    page: () => ({ pathname: location.pathname, search: location.search, cookieToken: cookieNamed('ctxToken') }),
    loadWire: async (parts) => (await import('./cart-wire.ts')).makeCartWire(parts),
    goToLogin: () => {
      location.assign(loginRedirect(`${location.pathname}${location.search}`) ?? LOGIN_PATH);
    },
  });
  return store;
}

/** What the browser knows of the cart; on the server, and while the page comes to life, nothing. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribe, current, onServer);
}

const subscribe = (listener: () => void) => localCart().subscribe(listener);
const current = () => localCart().current;
const onServer = () => NO_LOCAL_CART;

/** Makes sure that the cart is there: the copy while it is valid, else (or when forced) the server's. The outcome is in the store. */
export function readLocalCart(options: { isForced?: boolean } = {}): Promise<void> {
  return localCart().read(options);
}

/** Makes a call that changes the cart, and keeps its answer. DUPLICATE_REQUEST: it was under way already and was not sent. */
export function changeLocalCart<A extends CartResponse | AddAnswer>(call: CartCall<A>): Promise<Reply<A>> {
  return localCart().change(call);
}

/** Keeps a cart that came another way. */
export function keepCart(cart: Cart, kind: CartCopyKind): void {
  localCart().keep(cart, kind);
}

/** Forgets the saved-for-later items that the browser keeps. */
export function clearSavedForLater(): void {
  localCart().clearSavedForLater();
}

function cookieNamed(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
