import type { AddAnswer, Cart, CartResponse } from '#contracts/cart.ts';
import type { CartState } from '#contracts/cart-events.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isRefreshAsked, type CartCopyKind } from '#domain/cart/local-copy.ts';
import type { BrowserDoor } from '#app/api/browser-door.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { cartErrorOf, errorInCart, serviceDownText } from './cart-error.ts';
import { stateOfCart } from './cart-state.ts';
import type { CartWire, WireParts } from './cart-wire.ts';
import { makeKeptCart, type KeptCart, type KeptCartParts } from './kept-cart.ts';
import { NO_LOCAL_CART, type CartVisit, type LocalCart } from './local-cart-state.ts';

export type LocalCartParts = KeptCartParts & {
  readonly loadWire: (parts: WireParts) => Promise<CartWire>;
  readonly goToLogin: () => void;
};

type Mark = Pick<CartState, 'cartId' | 'version'>;
/** A call that changes the cart, made through the door that it is given. */
export type CartCall<A extends CartResponse | AddAnswer> = (door: BrowserDoor) => Promise<Reply<A>>;

/**
 * The browser's cart: read once and used while it is valid, renewed by every change, forgotten with whoever it belonged to.
 * (C §4, Cart cache and login; A-070)
 */
export class LocalCartStore {
  readonly #parts: LocalCartParts;
  readonly #kept: KeptCart;
  readonly #listeners = new Set<() => void>();
  #state = NO_LOCAL_CART;
  #visit: CartVisit | undefined;
  #mark: Mark | undefined;
  #wire: Promise<CartWire> | undefined;
  #reading: Promise<void> | undefined;
  #updates = 0;

  constructor(parts: LocalCartParts) {
    this.#parts = parts;
    this.#kept = makeKeptCart(parts);
  }

  get current(): LocalCart {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Takes over what a page says; until it says how much is in the cart, the count of the last visit does. */
  meet(visit: CartVisit): void {
    this.#visit = visit;
    this.#identify(visit.tenant, visit.contextToken);
    if (visit.cart !== undefined) this.hear(visit.cart);
    else if (this.#state.counts === undefined) this.#publish({ counts: this.#kept.counts() });
  }

  /** Whether the server's cart is another than the one last seen here. */
  isUnseen(now: CartState): boolean {
    return !isSame(now, this.#mark) && !isOlder(now, this.#mark);
  }

  /** Takes notice of the cart as it is on the server; where the cart is shown, it is read again. */
  hear(now: CartState): void {
    if (!this.isUnseen(now)) return;
    if (this.#mark !== undefined || isOutdated(this.#kept.find(), now)) this.#kept.clearCart();
    this.#count(now);
    if (this.#state.cart !== undefined) void this.read({ isForced: true });
  }

  /** Makes sure that the cart is there: the copy while it is valid, else (or when forced) the server's. */
  read({ isForced = false }: { isForced?: boolean } = {}): Promise<void> {
    if (this.#reading !== undefined) return isForced ? this.#reading.then(() => this.read({ isForced })) : this.#reading;
    this.#reading = this.#read(isForced).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** Makes a call that changes the cart, and keeps its answer. */
  async update<A extends CartResponse | AddAnswer>(call: CartCall<A>): Promise<Reply<A>> {
    this.#updates += 1;
    this.#publish({ isUpdating: true });
    try {
      const wire = await this.#wireOrNone();
      const reply: Reply<A> = wire === undefined ? refuse('TECHNICAL_PROBLEM', { message: NO_CONNECTION }) : await call(wire.door);
      if (reply.ok) this.#keepAnswer(reply.body.cartInfo, wire);
      // What was not sent has changed nothing: the call that is under way will tell.
      else if (reply.code !== 'DUPLICATE_REQUEST') this.#fail(reply, {});
      return reply;
    } finally {
      this.#updates -= 1;
      this.#publish({ isUpdating: this.#updates > 0 });
    }
  }

  /** Shows a cart and keeps it, unless a newer one is known. */
  keep(cart: Cart, kind: CartCopyKind): void {
    if (isOlder(cart, this.#mark)) return;
    const error = errorInCart(cart, this.#parts.page().pathname);
    if (cart.messages.some(({ code }) => code === 'SFL_MOVED')) this.clearSavedForLater();
    if (error !== undefined && serviceDownText(error.code) !== undefined) this.#kept.clearCart();
    else this.#kept.keep(cart, kind);
    this.#publish({ cart, error });
    this.#count(stateOfCart(cart));
  }

  clearSavedForLater(): void {
    this.#kept.clearSavedForLater();
  }

  async #read(isForced: boolean): Promise<void> {
    // Nobody has a business cart before they are signed in: it is not asked for. (C §4, Checkout hand-off)
    if (this.#visit?.tenant === 'SBA' && !this.#visit.isSignedIn) return;
    const { search } = this.#parts.page();
    const copy = isForced || isRefreshAsked(new URLSearchParams(search).get('mcRefresh')) ? undefined : this.#kept.find();
    if (copy !== undefined && this.#useCopy((await this.#wireOrNone())?.wholeCart(copy))) return;
    this.#publish({ isLoading: true });
    const wire = await this.#wireOrNone();
    const reply = wire === undefined ? refuse('TECHNICAL_PROBLEM', { message: NO_CONNECTION }) : await wire.readCart();
    if (reply.ok) this.keep(reply.body.cartInfo, 'read');
    else this.#fail(reply, { cart: undefined });
    this.#publish({ isLoading: false });
  }

  /** Shows a copy as it is; it stays as old as it was. @returns false for one that does not count. */
  #useCopy(cart: Cart | undefined): boolean {
    if (cart === undefined || isOlder(cart, this.#mark)) return false;
    this.#publish({ cart, error: errorInCart(cart, this.#parts.page().pathname) });
    this.#count(stateOfCart(cart));
    return true;
  }

  /** Keeps the cart of a change; an answer with the touched rows alone makes the copy worthless. */
  #keepAnswer(cart: AddAnswer['cartInfo'], wire: CartWire | undefined): void {
    const whole = wire?.wholeCart(cart);
    if (whole === undefined) this.hear({ ...cart, ...cart.cartAttributes });
    else this.keep(whole, 'saved');
  }

  #fail(reply: Extract<Reply<never>, { ok: false }>, patch: Partial<LocalCart>): void {
    this.#kept.clearCart();
    this.#publish({ ...patch, error: cartErrorOf(reply, this.#parts.page().pathname) });
  }

  #count({ cartId, version, numberOfLineItems, numberOfItems }: CartState): void {
    this.#mark = { cartId, version };
    this.#kept.keepCounts({ numberOfLineItems, numberOfItems });
    this.#publish({ counts: { numberOfLineItems, numberOfItems } });
  }

  /** Another identity: nothing of what is shown may be shown on. */
  #identify(tenant: Tenant, token: string | undefined): void {
    const isOther = this.#kept.meet(tenant, token) && this.#mark !== undefined;
    if (isOther) this.#mark = undefined;
    if (isOther || token !== this.#state.contextToken)
      this.#publish({ contextToken: token, ...(isOther && { cart: undefined, error: undefined, counts: undefined }) });
  }

  #keepContextToken(contextToken: string): void {
    if (this.#visit === undefined || this.#visit.contextToken === contextToken) return;
    this.#visit = { ...this.#visit, contextToken };
    this.#identify(this.#visit.tenant, contextToken);
  }

  /** The way to the server; undefined when it cannot be loaded, and asked for again the next time. */
  async #wireOrNone(): Promise<CartWire | undefined> {
    this.#wire ??= this.#parts.loadWire({
      tenant: this.#visit?.tenant ?? 'dotcom',
      goToLogin: this.#parts.goToLogin,
      keepContextToken: (token) => {
        this.#keepContextToken(token);
      },
    });
    try {
      return await this.#wire;
    } catch {
      this.#wire = undefined;
      return undefined;
    }
  }

  #publish(patch: Partial<LocalCart>): void {
    this.#state = { ...this.#state, ...patch };
    for (const listener of this.#listeners) listener();
  }
}

/** A cart that nobody has put anything into has another id each time it is asked for. */
function isSame(a: Mark, b: Mark | undefined): boolean {
  return b !== undefined && a.version === b.version && (a.cartId === b.cartId || a.version === 0);
}

function isOlder(a: Mark, b: Mark | undefined): boolean {
  return b !== undefined && a.cartId === b.cartId && a.version < b.version;
}

/** Whether a copy is of another cart, or of the cart as it was before. */
function isOutdated(copy: unknown, now: Mark): boolean {
  const fields = new Map(typeof copy === 'object' && copy !== null ? Object.entries(copy) : []);
  return fields.get('cartId') !== now.cartId || fields.get('version') !== now.version;
}
