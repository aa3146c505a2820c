import { useSyncExternalStore } from 'react';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import { NO_LOCAL_CART, type CartVisit, type LocalCart } from './local-cart-state.ts';
import type { CartCall, LocalCartStore } from './local-cart-store.ts';

const listeners = new Set<() => void>();
/** What the pages have said, until the store is there to take it over. */
let visit: CartVisit | undefined;
let before = NO_LOCAL_CART;
let store: LocalCartStore | undefined;
let loading: Promise<LocalCartStore> | undefined;

/** The one cart of this browser's page, loaded when it is first asked for: a page is shown before. Never on the server. */
export function loadLocalCart(): Promise<LocalCartStore> {
  loading ??= import('./browser-cart.ts').then(
    ({ makeBrowserCart }) => {
      store = makeBrowserCart();
      store.subscribe(tellAll);
      if (visit !== undefined) store.meet(visit);
      return store;
    },
    (failure: unknown) => {
      loading = undefined; // asked for again the next time
      throw failure;
    },
  );
  return loading;
}

/** Takes over what a page says about who is here and what is in the cart. */
export function meetCart(next: CartVisit): void {
  visit = next;
  if (store !== undefined) return store.meet(next);
  before = { ...before, counts: next.cart, contextToken: next.contextToken };
  return tellAll();
}

/** The browser's cart as it is known now, for whoever is no component. */
export function localCart(): { readonly current: LocalCart; subscribe(listener: () => void): () => void } {
  return { current: current(), subscribe };
}

/** What the browser knows of the cart; on the server, and while the page comes to life, nothing. */
export function useLocalCart(): LocalCart {
  return useSyncExternalStore(subscribe, current, onServer);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
const current = () => store?.current ?? before;
const onServer = () => NO_LOCAL_CART;

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Makes sure that the cart is there: the copy while it is valid, else (or when forced) the server's. What became of it is in the store. */
export async function readLocalCart(options: { isForced?: boolean } = {}): Promise<void> {
  const cart = await loadLocalCart().catch(() => undefined);
  if (cart !== undefined) return cart.read(options);
  before = { ...before, error: { code: 'TECHNICAL_PROBLEM', text: NO_CONNECTION } };
  return tellAll();
}

/** Makes a call that changes the cart, and keeps its answer. DUPLICATE_REQUEST: it was under way already and was not sent. */
export async function updateLocalCart<A extends CartResponse | AddAnswer>(call: CartCall<A>): Promise<Reply<A>> {
  const cart = await loadLocalCart().catch(() => undefined);
  return cart === undefined ? refuse('TECHNICAL_PROBLEM', { message: NO_CONNECTION }) : cart.update(call);
}
