import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useMatches, useNavigation } from 'react-router';
import type { CartState } from '#contracts/cart-events.ts';
import { whenIdle } from '#app/shell/when-idle.ts';
import type { PageData, Tenant } from '#app/shell/page-data.ts';
import type { CartEngine } from './cart-engine.ts';
import { laterState, readCartState } from './cart-state.ts';
import { knownCart, useCart } from './cart-store.ts';
import { loadCartEngine, meetCart } from './want.ts';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';
import { NO_CART } from '#contracts/no-cart.ts';

/** Keeps what the browser knows of the cart in step with the server, and tells those who asked to know. Once in the page's frame. */
export function CartKeeper({ page }: { page: PageData }) {
  const { tenant, shown } = page;
  const seen = useSeenCart();
  // Before the page is painted, so that no count of before shows up between two.
  useLayoutEffect(() => {
    const visit = page.visit();
    meetCart({
      tenant,
      isSignedIn: visit?.user !== undefined,
      contextToken: visit?.contextToken,
      cart: visit === undefined ? (seen ?? NO_CART) : laterState(visit.cart, seen),
    });
  }, [tenant, page, seen]);
  const contextToken = useCart((cart) => cart.visit?.contextToken);
  useEffect(() => {
    Reflect.set(window, '__STORE__', { ctxToken: contextToken });
  }, [contextToken]);
  useLiveCart(tenant, !isSignInNeededForCart(tenant, shown.user !== undefined));
  useLoadedAhead();
  return null;
}

/** The cart that a page shows: reading it can change it, since what it tells is told once. */
function useSeenCart(): CartState | undefined {
  const data = useMatches().at(-1)?.loaderData;
  return useMemo(() => readCartState(data instanceof Object && 'seen' in data ? data.seen : undefined), [data]);
}

/** Takes over what changed elsewhere, once nothing that was begun on this page is under way: that may be the change itself. */
function useLiveCart(tenant: Tenant, hasCart: boolean): void {
  const contextToken = useCart(({ visit }) => visit?.contextToken);
  const isWanting = useCart(({ intentions }) => intentions.length > 0);
  const isBusy = useNavigation().state !== 'idle' || isWanting;
  const [heard, setHeard] = useState<{ state: CartState; cart: CartEngine; of: string } | undefined>(undefined);
  useEffect(() => {
    if (contextToken === undefined || !hasCart) return undefined;
    return startWhenIdle(async () => {
      const [cart, { startLiveCart }] = await Promise.all([loadCartEngine(), import('./live/live-cart.ts')]);
      return startLiveCart({ tenant, contextToken, onState: (state) => setHeard({ state, cart, of: contextToken }) });
    });
  }, [tenant, contextToken, hasCart]);
  useEffect(() => {
    // What was heard of the visit before this one is nobody's. As the store knows it now: this render may be of before.
    if (heard !== undefined && heard.of === knownCart().visit?.contextToken && !isBusy) heard.cart.hear(heard.state);
  }, [heard, isBusy]);
}

/** What a press on anything of the cart needs is there before it, also when the connection is gone by then. */
function useLoadedAhead(): void {
  useEffect(() => whenIdle(() => void loadCartEngine().catch(() => undefined)), []);
}

/** Starts what has to be loaded first. Without it the page works, and knows of changes with the next page. */
function startWhenIdle(start: () => Promise<() => void>): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const cancel = whenIdle(() => {
    start().then(
      (end) => {
        if (isOver) end();
        else stop = end;
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}
