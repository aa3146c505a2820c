import { setTimeout as sleep } from 'node:timers/promises';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { inTurn } from '../db/in-turn.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import { assessCart } from './assess-cart.ts';
import { saveCart, type CartChange, type CartOwner } from './cart.repository.ts';
import { viewCart } from './cart.view.ts';
import type { Told } from './told.ts';
import { findDestination, openCart, ownerOf, type OpenCart, type OpenOptions } from './open-cart.ts';

/** What a use case decided: what the cart is to be, and what to tell. */
export type Decision =
  | { readonly after: Partial<CartChange>; readonly told: Told; readonly refusal?: undefined }
  | { readonly refusal: Reply<never> };

/** A cart that others keep changing is given up after so many tries. */
const MOST_TRIES = 12;

export type ChangeOptions = OpenOptions & {
  /** The version that the client has seen: a row that changed since is not changed again unseen. */
  readonly seenVersion?: number | undefined;
  /** Whether a row change takes the cart back from checkout. */
  readonly keepsCheckout?: boolean;
};

/**
 * One load, one decision, one save: the only way in which a cart changes. The save names the version that was read, so a
 * change in between is never lost: then it is read and decided again. Changes of one cart on one node wait for each other.
 */
export async function changeCart(
  shop: Shop,
  caller: Caller,
  options: ChangeOptions,
  decide: (open: OpenCart) => Decision,
): Promise<Reply<CartResponse>> {
  const owner = await requireOwner(shop, caller, options.kind ?? 'DEFAULT');
  const key = 'userId' in owner ? `${owner.tenant} ${owner.userId}` : owner.sessionHash.toString('base64');
  return inTurn(`${owner.kind} ${key}`, async () => {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const open = await openCart(shop, shop.database, caller, options);
      const result = await tryChange(shop, caller, { open, owner, options, decide });
      if (result !== undefined) return result;
      await sleep(attempt * 2);
    }
    return refuse('CART_STATUS_ERROR');
  });
}

type Try = { open: OpenCart; owner: CartOwner; options: ChangeOptions; decide: (open: OpenCart) => Decision };

async function tryChange(shop: Shop, caller: Caller, { open, owner, options, decide }: Try): Promise<Reply<CartResponse> | undefined> {
  const conflict = () => refuse('CART_STATUS_ERROR', { extra: viewCart(shop, caller, open, assessCart(open, caller), open.cart.version) });
  if (open.cart.claimedOrder !== undefined) return conflict();
  const decision = decide(open);
  if (decision.refusal !== undefined) return decision.refusal;
  if (options.seenVersion !== undefined && hasNewerRow(open.cart.lines, decision.after.lines, options.seenVersion)) return conflict();
  const changed = await applyChange(shop, caller, open, decision.after, options.keepsCheckout === true);
  const isUnchanged = changed.cart === open.cart;
  const version = isUnchanged ? open.cart.version : await saveCart(shop.database, owner, open.cart, changed.cart, open.now);
  if (version === undefined) return undefined;
  return { ok: true, body: viewCart(shop, caller, changed, assessCart(changed, caller), version, decision.told) };
}

/** Whether a row that is about to change has changed since the client saw it. */
function hasNewerRow(before: readonly CartLine[], after: readonly CartLine[] | undefined, seenVersion: number): boolean {
  if (after === undefined) return false;
  const kept = new Set(after);
  return before.some((line) => !kept.has(line) && line.version > seenVersion);
}

/** The open cart as it is after a change. Whoever changes rows has left checkout, and has to proceed again. */
async function applyChange(
  shop: Shop,
  caller: Caller,
  open: OpenCart,
  after: Partial<CartChange>,
  keepsCheckout: boolean,
): Promise<OpenCart> {
  if (Object.keys(after).length === 0) return open;
  const isBack = !keepsCheckout && open.cart.checkout.proceedCheckout === true && after.checkout?.proceedCheckout === undefined;
  const checkout = { ...(after.checkout ?? open.cart.checkout), ...(isBack && { proceedCheckout: false }) };
  const cart = { ...open.cart, ...after, checkout, status: isBack ? 'OPEN' : (after.status ?? open.cart.status) };
  // Another address is another tax and another day.
  const destination = after.checkout === undefined ? open.destination : await findDestination(shop, caller, cart);
  return { ...open, cart, destination };
}

/** The caller's identity as owner of a cart; a visitor without a session gets one now. */
async function requireOwner(shop: Shop, caller: Caller, kind: 'DEFAULT' | 'SPECIAL'): Promise<CartOwner> {
  const known = ownerOf(caller, kind);
  if (known !== undefined) return known;
  const { session, setCookies } = await shop.sessions.begin(shop.database, caller.site.tenant, undefined);
  caller.session = session;
  caller.setCookies.push(...setCookies);
  return { tenant: caller.site.tenant, kind, sessionHash: session.hash };
}
