import { setTimeout as sleep } from 'node:timers/promises';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import { dropUnearnedGifts } from '#domain/cart/free-items.ts';
import { changesSinceSeen, noteChanges, type CartChangeNote } from '#domain/cart/what-changed.ts';
import type { Tx } from '../db/database.ts';
import { inTurn } from '../db/in-turn.ts';
import type { AnswerToKeep } from '../db/kept-answers.ts';
import { transaction } from '../db/transaction.ts';
import { takeNewCart, tooManyAttempts } from '../limits/index.ts';
import { keyOfOwner, type Buying, type CartOwner } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { assessCart, seenStateOf, type AssessedCart } from './assess-cart.ts';
import { saveCart, type CartContent } from './storage/cart.repository.ts';
import { viewCart } from './view/cart.view.ts';
import { cartMessage } from './view/messages.view.ts';
import { cartChanged } from './live/cart-changed.ts';
import { dropOvertakenDate } from './delivery/future-delivery.ts';
import type { OpenCart } from './opened-cart.ts';
import { findDestination, openCart, quoteOf, type OpenOptions } from './open-cart.ts';
import { withSameDay } from './delivery/same-day.ts';
import { saveSavedItems } from './saved/saved.repository.ts';
import type { Decision } from './decision.ts';
import type { StoredCart } from './storage/stored-cart.ts';
import type { Told } from './told.ts';

/** A cart that others keep changing is given up after so many tries. */
const MOST_TRIES = 12;

export type ChangeOptions = OpenOptions & {
  /** The version that the client has seen: a row that changed since is not changed again unseen. */
  readonly seenVersion?: number | undefined;
  /** The cart as it has just been opened: decided on first, and read again only when somebody was faster. */
  readonly opened?: OpenCart;
  /** Whether a row change takes the cart back from checkout. */
  readonly keepsCheckout?: boolean;
  /** What is written in the transaction that saves the cart: what it throws undoes the save. */
  readonly alongside?: (tx: Tx) => Promise<void>;
};

/** Says what a call answers with, once the cart is what it is to be. */
export type View<Body> = (shop: Shop, open: OpenCart, assessed: AssessedCart, version: number, told: Told) => Body;

type Decide = (open: OpenCart) => Decision;

/** Changes the shopper's cart and answers with the whole of it. */
export function changeCart(shop: Shop, buying: Buying, options: ChangeOptions, decide: Decide): Promise<Reply<CartResponse>> {
  return changeAndView(shop, buying, options, decide, viewCart);
}

/**
 * One load, one decision, one save: the only way in which a cart changes. The save names the version that was read, so a
 * change in between is never lost: then it is read and decided again. Changes of one cart on one node wait for each other.
 */
export async function changeAndView<Body>(
  shop: Shop,
  buying: Buying,
  options: ChangeOptions,
  decide: Decide,
  view: View<Body>,
): Promise<Reply<Body>> {
  return inTurn(`${options.kind ?? 'DEFAULT'} ${keyOfOwner(buying.owner)}`, async () => {
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const open = (attempt === 1 ? options.opened : undefined) ?? (await openCart(shop, shop.database, buying, options));
      const result = await tryChange(shop, buying, { open, options, decide, view });
      if (result !== undefined) return result;
      await sleep(attempt * 2);
    }
    return refuse('CART_STATUS_ERROR');
  });
}

const BEING_ORDERED =
  'Your order is being placed right now, so your cart can’t change. Nothing was added or changed. Wait a moment, then try again.';

type Try<Body> = { open: OpenCart; options: ChangeOptions; decide: Decide; view: View<Body> };

async function tryChange<Body>(shop: Shop, buying: Buying, { open, options, decide, view }: Try<Body>): Promise<Reply<Body> | undefined> {
  const { owner, keepAnswer } = buying;
  const conflict = (message?: string) =>
    refuse('CART_STATUS_ERROR', {
      extra: viewCart(shop, open, assessCart(open), open.cart.version),
      ...(message !== undefined && { message }),
    });
  if (open.cart.claimedOrder !== undefined) return conflict(BEING_ORDERED);
  const decision = decide(open);
  if (decision.refusal !== undefined) return decision.refusal;
  if (options.seenVersion !== undefined && hasNewerRow(open.cart.lines, decision.after.lines, options.seenVersion)) return conflict();
  if (Object.keys(decision.after).length === 0)
    return { ok: true, body: view(shop, open, assessCart(open), open.cart.version, decision.told) };
  const retryAfterSeconds = open.cart.version === 0 ? takeNewCart(shop, buying) : 0;
  if (retryAfterSeconds > 0) return tooManyAttempts({ full: 'NEW_CART_ADDRESS', retryAfterSeconds });
  const applied = await applyChange(shop, open, decision.after, options.keepsCheckout === true);
  const { changed, assessed, told } = withWhatFollows(applied, decision);
  // The save makes this the next version or does not happen, so what is answered is known before, and is saved along.
  const reply: Reply<Body> = { ok: true, body: view(shop, changed, assessed, open.cart.version + 1, told) };
  const isSaved = await save(shop, owner, {
    before: open.cart,
    changed,
    assessed,
    answer: keepAnswer?.(reply),
    alongside: options.alongside,
  });
  if (!isSaved) return undefined;
  if (changed.cart.kind === 'DEFAULT') cartChanged(shop, owner);
  return reply;
}

type Followed = { changed: OpenCart; assessed: AssessedCart; told: Told };

/** What follows from a change: gifts whose promotion does not hold any more go, and what has changed meanwhile is noted. */
function withWhatFollows(applied: OpenCart, decision: Extract<Decision, { told: Told }>): Followed {
  let changed = applied;
  let { told } = decision;
  let assessed = assessCart(changed);
  const unearned = dropUnearnedGifts(changed.cart.lines, assessed.gifts);
  if (unearned.dropped.length > 0) {
    changed = { ...changed, cart: { ...changed.cart, lines: unearned.lines } };
    assessed = assessCart(changed);
    told = {
      ...told,
      messages: [...(told.messages ?? []), ...unearned.messages],
      removed: [...(told.removed ?? []), ...unearned.dropped],
    };
  }
  ({ changed, told } = dropOvertakenDate(changed, assessed, told));
  const { pendingMessages } = changed.cart;
  if (pendingMessages.length > 0)
    told = {
      ...told,
      cartMessages: [...(told.cartMessages ?? []), ...pendingMessages.map((message) => cartMessage(message.code, 'INFO'))],
    };
  const news = [...changesOf(changed, assessed), ...(decision.notes ?? [])];
  const changes = noteChanges(changed.cart.changes, news, changed.cart.lines);
  return { changed: changes === changed.cart.changes ? changed : { ...changed, cart: { ...changed.cart, changes } }, assessed, told };
}

/** What is different of the open cart's rows from what was last told of them. */
export function changesOf(open: OpenCart, assessed: AssessedCart): CartChangeNote[] {
  return changesSinceSeen(
    open.cart.lines,
    (line) => ({
      priceCents: open.offerOf(line.itemId)?.unitPriceCents,
      volumePrices: open.offerOf(line.itemId)?.volumePrices,
      itemQty: assessed.pricedLines.get(line.lineId)?.volume?.qty,
      isOutOfStock: assessed.states.get(line.lineId)?.isOutOfStock === true,
    }),
    open.now.getTime(),
  );
}

type Save = {
  before: StoredCart;
  changed: OpenCart;
  assessed: AssessedCart;
  answer: AnswerToKeep | undefined;
  alongside: ChangeOptions['alongside'];
};

/** Stores the cart, and in one transaction with it the saved items when those have changed too, and what is written alongside. False: somebody was faster. */
async function save(shop: Shop, owner: CartOwner, { before, changed, assessed, answer, alongside }: Save): Promise<boolean> {
  const facts = {
    now: changed.now,
    seenOf: (line: CartLine) => seenStateOf(changed, assessed, line),
    isInvalid: (line: CartLine) => assessed.invalid.has(line.lineId),
    watchedItemIds: changed.cart.lines.flatMap((line) => changed.items.get(line.itemId)?.relatedItemIds ?? []),
    answer,
  };
  const { saved } = changed.cart;
  if (saved === before.saved && alongside === undefined)
    return (await saveCart(shop.database, owner, before, changed.cart, facts)) !== undefined;
  return transaction(shop.database, async (tx) => {
    if ((await saveCart(tx, owner, before, changed.cart, facts)) === undefined) return false;
    if (saved !== before.saved) await saveSavedItems(tx, owner, before.saved, saved);
    await alongside?.(tx);
    return true;
  });
}

/** Whether a row that is about to change has changed since the client saw it. */
function hasNewerRow(before: readonly CartLine[], after: readonly CartLine[] | undefined, seenVersion: number): boolean {
  if (after === undefined) return false;
  const kept = new Set(after);
  return before.some((line) => !kept.has(line) && line.version > seenVersion);
}

/** The open cart as it is after a change. Whoever changes rows has left checkout, and has to proceed again. */
async function applyChange(shop: Shop, open: OpenCart, after: Partial<CartContent>, keepsCheckout: boolean): Promise<OpenCart> {
  const isBack = !keepsCheckout && open.cart.checkout.proceedCheckout === true;
  const checkout = { ...(after.checkout ?? open.cart.checkout), ...(isBack && { proceedCheckout: false }) };
  const cart = { ...open.cart, ...after, checkout, status: after.status ?? (isBack ? 'OPEN' : open.cart.status) };
  // Another address is another tax and another day.
  const destination = after.checkout === undefined ? open.destination : await findDestination(shop, open.shopper, cart);
  // Where it goes decides what may be sent there, too.
  const buyer = after.checkout === undefined ? open.buyer : { ...open.buyer, shipToState: destination.state };
  const quote = await quoteAfter(shop, open, checkout.quote);
  const changed = { ...open, cart, destination, buyer, quote };
  if (destination.zip === open.destination.zip) return changed;
  return withSameDay(shop, shop.database, changed, { isAsked: open.sameDayStores.length > 0, askedItemIds: [] });
}

/** The quote of a cart after a change: another one is read, so that what is answered has its prices. */
async function quoteAfter(shop: Shop, { cart, quote, shopper }: OpenCart, number: string | undefined): Promise<OpenCart['quote']> {
  if (number === cart.checkout.quote) return quote;
  return number === undefined ? undefined : quoteOf(shop, shop.database, shopper, { number, orderNumber: cart.claimedOrder });
}
