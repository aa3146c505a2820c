import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { isPlainPress } from '#app/ui/client-links.ts';
import { whenIdle } from '#app/shell/when-idle.ts';
import { MiniCartSwitch } from './mini-cart-switch.ts';
import type { Tenant } from '#app/shell/page-data.ts';

/** Notes that the shopper has opened the mini cart. */
const OPENED_COOKIE = 'MCVCB=true; Path=/; Max-Age=63072000; SameSite=Lax';

const miniCartSwitch = new MiniCartSwitch({
  hasFlyout: () => document.querySelector('.header-panel:popover-open') !== null,
  onOpen: () => {
    document.cookie = OPENED_COOKIE;
  },
});
const subscribe = (listener: () => void) => miniCartSwitch.subscribe(listener);
const phaseNow = () => miniCartSwitch.phase;
const phaseOnServer = () => 'closed' as const;
const close = () => miniCartSwitch.close();

const load = () => import('#app/mini-cart/mini-cart.tsx');
/** Not needed before the first press, but there before it, also when the connection is gone by then. */
const MiniCart = lazy(load);

/** An ordinary press on the link to the cart opens the mini cart, except on the cart's own pages: give it to the link as onClick. */
export function pressCart(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainPress(event) || location.pathname.startsWith('/cc/')) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  load().then(
    () => miniCartSwitch.toggle(),
    // It cannot be loaded: the page itself can show the cart.
    () => location.assign(href),
  );
}

/** Fetches the mini cart ahead of the press. */
export function fetchMiniCartAhead(): void {
  void load().catch(() => undefined);
}

/** Where the mini cart comes up: once in the page's frame. */
export function MiniCartHost({ tenant }: { tenant: Tenant }) {
  const phase = useSyncExternalStore(subscribe, phaseNow, phaseOnServer);
  const [wasOpened, setWasOpened] = useState(false);
  if (phase === 'open' && !wasOpened) setWasOpened(true);
  useEffect(() => whenIdle(fetchMiniCartAhead), []);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <MiniCart isOpen={phase === 'open'} onClose={close} tenant={tenant} />
    </Suspense>
  );
}
