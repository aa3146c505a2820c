import type { ShownCart } from './shown-cart.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import type { CartEngine } from './cart-engine.ts';
import { know, knownCart, type CartVisit } from './cart-store.ts';
import { inPhase, intentionOf, withIntention, type Fields, type WantedIntent } from './intentions.ts';

let engine: CartEngine | undefined;
let loading: Promise<CartEngine> | undefined;

/** What sends and reads: loaded once the page has settled, so that a press finds it there, also without a connection. Never on the server. */
export function loadCartEngine(): Promise<CartEngine> {
  loading ??= import('./browser-cart.ts').then(
    ({ makeBrowserCart }) => {
      engine = makeBrowserCart();
      const { visit, cart } = knownCart();
      if (visit !== undefined) engine.meet(visit);
      if (cart !== undefined) engine.show(cart);
      return engine;
    },
    (failure: unknown) => {
      loading = undefined; // asked for again the next time
      throw failure;
    },
  );
  return loading;
}

/** Takes over what a page says about who is here and what is in the cart. */
export function meetCart(visit: CartVisit): void {
  if (engine !== undefined) engine.meet(visit);
  else know({ visit, ...(visit.cart !== undefined && { counts: visit.cart }) });
}

/** Takes over the cart that a page was made with. */
export function showCart(cart: ShownCart): void {
  if (engine !== undefined) engine.show(cart);
  else know({ cart });
  know({ loaded: cart });
}

/**
 * The page that showed them is left: the results of its actions are not shown again. What was removed can be brought back as long as anywhere,
 * so that it is still there for who comes back to the page.
 */
export function forgetResults(): void {
  know({ results: new Map(), latest: undefined });
}

/** Wants something of the cart: it is sent when its turn comes, and kept as long as the shop is out of reach. Only in the browser. */
export function want(fields: Fields, intent: WantedIntent): void {
  const { intentions } = knownCart();
  const next = intentionOf(fields, { key: newKey(), madeAt: Date.now(), intent });
  const list = withIntention(intentions, next);
  if (list === intentions) return;
  know({ intentions: list });
  send(next.key, (cart) => {
    if (intent === 'remove') cart.noteLeaving(next.place);
  });
}

/** Brings a removed row back to its place. */
export function undoRemoval(lineId: string): void {
  const row = knownCart().gone.find((one) => one.lineId === lineId && one.phase === 'gone');
  if (row?.again === undefined) return;
  know({ gone: knownCart().gone.map((one) => (one === row ? { ...one, phase: 'returning' as const } : one)) });
  want([...row.again, ['undone', lineId]], 'add');
}

/** Makes sure that the cart is there: the copy while it is valid, else (or when forced) the server's. What became of it is in the store. */
export async function readCart(options: { isForced?: boolean } = {}): Promise<void> {
  const cart = await loadCartEngine().catch(() => undefined);
  if (cart !== undefined) return cart.read(options);
  return know({ error: { code: 'TECHNICAL_PROBLEM', text: NO_CONNECTION } });
}

function send(key: string, before: (cart: CartEngine) => void): void {
  loadCartEngine().then(
    (cart) => {
      before(cart);
      cart.pump();
    },
    () => {
      know({ intentions: inPhase(knownCart().intentions, key, 'unreached') });
      window.addEventListener('online', () => send(key, before), { once: true });
    },
  );
}

/** An Idempotency-Key. `crypto.randomUUID` is not there on addresses without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
