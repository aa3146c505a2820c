import type { CartCopyParts } from './cart-copy.ts';

/** A browser without a window: a storage, a clock that stands until it is told to wait, and the page it is on. */
export function aBrowser({
  pathname = '/',
  search = '',
  cookieToken,
}: { pathname?: string; search?: string; cookieToken?: string | undefined } = {}) {
  const texts = new Map<string, string>();
  let now = 1_700_000_000_000;
  let page = { pathname, search, cookieToken };
  const parts: CartCopyParts = {
    storage: {
      get: (key) => texts.get(key),
      set: (key, value) => {
        texts.set(key, value);
      },
      remove: (key) => {
        texts.delete(key);
      },
      keys: () => [...texts.keys()],
    },
    now: () => now,
    page: () => page,
    build: 'build',
  };
  return {
    parts,
    wait: (ms: number) => {
      now += ms;
    },
    goTo: (path: string, query = '') => {
      page = { ...page, pathname: path, search: query };
    },
    /** The cookie is another person's now. */
    becomes: (token: string | undefined) => {
      page = { ...page, cookieToken: token };
    },
  };
}
