import { CART_COPY_MS, CART_COUNTS_MS, isCartCachedOn, isStillValid, type CartCopyKind } from '#domain/cart/local-copy.ts';
import { isLoginValid } from '#domain/identity/login-validity.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import type { ShownCart } from './shown-cart.ts';
import { readCartState } from './cart-state.ts';
import type { TextStorage } from './text-storage.ts';

/** How much is in the cart: rows and pieces. */
export type CartCounts = { readonly numberOfLineItems: number; readonly numberOfItems: number };

/** Where the browser is now, and whom its cookie stands for. */
export type PageNow = { readonly pathname: string; readonly search: string; readonly cookieToken: string | undefined };

/** Under which key the context token is kept. */
const TOKEN_KEY = 'ctxToken';
/** The cart as it is shown, with what is saved for later. */
const CART = 'cart';
const COUNTS = 'cartCounts';

export type CartCopyParts = {
  readonly storage: TextStorage;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly page: () => PageNow;
  /** Which version of the shop's pages this is: another one may show carts in another shape. */
  readonly build: string;
};

/** What the browser keeps of the cart between pages, for one tenant and one identity. */
export type CartCopy = ReturnType<typeof makeCartCopy>;

/**
 * The browser's storage of the cart. It answers only while the context tokens of storage, cookie and page agree, and on
 * pages where carts are cached. (C §4, Cart cache and login; A-070)
 */
export function makeCartCopy({ storage, now, page, build }: CartCopyParts) {
  let identity: { tenant: Tenant; token: string | undefined } | undefined;
  const keyOf = (cache: typeof CART | typeof COUNTS) => `${cache} ${identity?.tenant ?? ''} ${identity?.token ?? ''}`;
  const clear = (cache: typeof CART | typeof COUNTS) => {
    for (const key of storage.keys()) if (key.startsWith(`${cache} `)) storage.remove(key);
  };
  const isAgreed = () => isLoginValid({ inStorage: storage.get(TOKEN_KEY), inCookie: page().cookieToken, inPage: identity?.token });
  const isUsable = () => isAgreed() && isCartCachedOn(page().pathname);

  /** Takes over who the page says is here; what may have been kept for somebody else is forgotten. @returns whether it was. */
  function meet(tenant: Tenant, token: string | undefined): boolean {
    identity = { tenant, token };
    const isForgotten = !isAgreed();
    if (isForgotten) for (const cache of [CART, COUNTS] as const) clear(cache);
    if (token !== undefined && token === page().cookieToken) storage.set(TOKEN_KEY, token);
    return isForgotten;
  }

  return {
    meet,
    /** The copy of the cart; undefined when there is none that counts. */
    find(): ShownCart | undefined {
      if (!isUsable()) return undefined;
      const copy = readCopy(storage.get(keyOf(CART)));
      return copy?.build === build && isStillValid({ keptAt: copy.keptAt, now: now(), validMs: CART_COPY_MS[copy.kind] })
        ? copy.cart
        : undefined;
    },
    keep(cart: ShownCart, kind: CartCopyKind): void {
      if (isUsable()) storage.set(keyOf(CART), JSON.stringify({ keptAt: now(), kind, build, cart }));
    },
    clearCart: () => {
      clear(CART);
    },
    /** The counts of an earlier visit, for as long as there is no answer. */
    counts(): CartCounts | undefined {
      const found = readCounts(storage.get(keyOf(COUNTS)));
      return found !== undefined && isStillValid({ keptAt: found.timestamp, now: now(), validMs: CART_COUNTS_MS }) ? found : undefined;
    },
    keepCounts({ numberOfLineItems, numberOfItems }: CartCounts): void {
      if (isAgreed()) storage.set(keyOf(COUNTS), JSON.stringify({ numberOfLineItems, numberOfItems, timestamp: now() }));
    },
  };
}

type Copy = { readonly keptAt: number; readonly kind: CartCopyKind; readonly build: unknown; readonly cart: ShownCart };

function readCopy(text: string | undefined): Copy | undefined {
  const fields = fieldsOf(text);
  const [keptAt, kind, build, cart] = ['keptAt', 'kind', 'build', 'cart'].map((name) => fields.get(name));
  if (typeof keptAt !== 'number' || (kind !== 'read' && kind !== 'saved') || !isShownCart(cart)) return undefined;
  return { keptAt, kind, build, cart };
}

function readCounts(text: string | undefined): (CartCounts & { timestamp: number }) | undefined {
  const fields = fieldsOf(text);
  const [numberOfLineItems, numberOfItems, timestamp] = ['numberOfLineItems', 'numberOfItems', 'timestamp'].map((name) => fields.get(name));
  if (typeof numberOfLineItems !== 'number' || typeof numberOfItems !== 'number' || typeof timestamp !== 'number') return undefined;
  return { numberOfLineItems, numberOfItems, timestamp };
}

/** The storage can be written by anybody who sits at the browser: what is no object has no fields. */
function fieldsOf(text: string | undefined): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

/** Whether it is a cart as the page that made it left it: what somebody wrote into the storage by hand is shown to nobody else. */
function isShownCart(value: unknown): value is ShownCart {
  return value instanceof Object && 'state' in value && 'seen' in value && readCartState(value.seen) !== undefined;
}
