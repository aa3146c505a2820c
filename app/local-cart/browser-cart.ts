import { deviceData } from '#app/api/device-data.ts';
import { ownSession } from '#app/api/own-session.ts';
import { LOGIN_PATH, loginRedirect } from '#domain/identity/return-address.ts';
import { rowElementId } from './gone-rows.ts';
import { CartEngine } from './cart-engine.ts';
import { knownCart } from './cart-store.ts';
import { makeTransport } from './cart-transport.ts';
import { textStorage } from './text-storage.ts';

/** What sends and reads, over this browser's storage, clock, address and network. */
export function makeBrowserCart(): CartEngine {
  return new CartEngine({
    storage: textStorage(() => window.localStorage),
    now: () => Date.now(),
    page: () => ({ pathname: location.pathname, search: location.search, cookieToken: cookieNamed('ctxToken') }),
    build: buildOfPage(),
    transport: makeTransport({
      ask: (...request) => fetch(...request),
      waitForSession: ownSession,
      visit: () => knownCart().visit,
      deviceData,
    }),
    goToLogin: () => {
      location.assign(loginRedirect(`${location.pathname}${location.search}`) ?? LOGIN_PATH);
    },
    startAnew: () => {
      location.reload();
    },
    onBack: (listener) => {
      window.addEventListener('online', listener);
    },
    isAtRow: (lineId) => document.getElementById(rowElementId(lineId))?.matches(':hover, :focus-within') === true,
  });
}

function cookieNamed(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

/** The router's list of scripts tells one build from another. */
function buildOfPage(): string {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
  return manifest instanceof Object && 'version' in manifest ? String(manifest.version) : '';
}
