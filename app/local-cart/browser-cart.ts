import { LOGIN_PATH, loginRedirect } from '#domain/identity/return-address.ts';
import { LocalCartStore } from './local-cart-store.ts';
import { textStorage } from './text-storage.ts';

/** The cart over this browser's storage, clock, address and network. */
export function makeBrowserCart(): LocalCartStore {
  return new LocalCartStore({
    storage: textStorage(() => window.localStorage),
    now: () => Date.now(),
    page: () => ({ pathname: location.pathname, search: location.search, cookieToken: cookieNamed('ctxToken') }),
    loadWire: async (parts) => (await import('./cart-wire.ts')).makeCartWire(parts),
    goToLogin: () => {
      location.assign(loginRedirect(`${location.pathname}${location.search}`) ?? LOGIN_PATH);
    },
  });
}

function cookieNamed(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}
