import type { CartState } from '#contracts/cart-events.ts';
import { NO_CONNECTION } from '#app/api/unreached.ts';
import { isCartPage, isRefreshAsked, type CartCopyKind } from '#domain/cart/local-copy.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { seenOf, type CartAnswer, type ShownCart } from './shown-cart.ts';
import { errorInCart, errorOfRefusal, type CartError, updateFailureText } from './cart-error.ts';
import { isOlderState, isSameState, type CartMark } from './cart-state.ts';
import { knownCart, know, type AnsweredAdd, type CartVisit } from './cart-store.ts';
import type { Answered, CartTransport } from './cart-transport.ts';
import { leavingRow, withoutReturned, type GoneRow } from './gone-rows.ts';
import { ADD_ITEMS, fieldIn, inPhase, readyToSend, type Intention } from './intentions.ts';
import { forgetUnreached, keepUnreached, unreachedIntentions } from './unreached-intentions.ts';
import { makeCartCopy, type CartCopy, type CartCopyParts } from './cart-copy.ts';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';
import { NO_CART } from '#contracts/no-cart.ts';

export type EngineParts = CartCopyParts & {
  readonly transport: CartTransport;
  readonly goToLogin: () => void;
  /** Loads the page again: it belongs to a visit that this browser has not any more. */
  readonly startAnew: () => void;
  /** Called when the connection may be back. */
  readonly onBack: (listener: () => void) => void;
  /** Whether somebody is at the row that was removed: has the focus or the pointer in it. */
  readonly isAtRow: (lineId: string) => boolean;
};

/** How long a row takes to go in the mini cart; the answer is applied after it. (C §9, Removal animation delay) */
const REMOVAL_MS = 1000;
/**
 * How long a removed row can be brought back: in the mini cart (C §9, Deleted items purged after), and on the cart's own page, where it does not
 * go from under who is at it.
 */
const PURGE_MS = 5000;
const PURGE_ON_PAGE_MS = 5 * 60_000;
/** How long a button says that its item is in the cart. */
const ADDED_MS = 2500;
/** What got no answer is tried again after so long, longer each time. */
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

/** Sends what is wanted of the cart, and makes of every answer what is known. One a page, loaded when the browser has nothing better to do. */
export class CartEngine {
  readonly #parts: EngineParts;
  readonly #copy: CartCopy;
  #mark: CartMark | undefined;
  #reading: Promise<void> | undefined;
  /** What was forced while a reading was under way: one more, however many asked for it. */
  #readingNext: Promise<void> | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: EngineParts) {
    this.#parts = parts;
    this.#copy = makeCartCopy(parts);
    parts.onBack(() => this.#tryAgain());
  }

  /** Takes over what a page says about who is here; until it says how much is in the cart, the count of the last visit does. */
  meet(visit: CartVisit): void {
    const isOther = this.#copy.meet(visit.tenant, visit.contextToken) && this.#mark !== undefined;
    if (isOther) this.#mark = undefined;
    know({ visit, ...(isOther && { cart: undefined, error: undefined, counts: undefined, gone: [] }) });
    if (visit.cart !== undefined) this.hear(visit.cart);
    else if (knownCart().counts === undefined) know({ counts: this.#copy.counts() });
    this.#takeUpUnreached();
  }

  /** Whether the server's cart is another than the one last seen here. */
  isUnseen(now: CartMark): boolean {
    return !isSameState(now, this.#mark) && !isOlderState(now, this.#mark);
  }

  /** Takes notice of the cart as it is on the server; where the cart is shown, it is read again. */
  hear(now: CartState): void {
    if (!this.isUnseen(now)) return;
    if (this.#mark !== undefined || isOutdated(this.#copy.find(), now)) this.#copy.clearCart();
    this.#count(now);
    const { cart } = knownCart();
    if (cart !== undefined && !isSameState(now, seenOf(cart))) void this.read({ isForced: true });
  }

  /** The cart that a page was made with. */
  show(cart: ShownCart): void {
    const seen = seenOf(cart);
    if (seen !== undefined && isOlderState(seen, this.#mark)) return void this.read({ isForced: true });
    return this.#take(cart, 'read');
  }

  /** Makes sure that the cart is there: the copy while it is valid, else (or when forced) the server's. */
  read({ isForced = false }: { isForced?: boolean } = {}): Promise<void> {
    if (this.#reading !== undefined) return isForced ? this.#readAfter(this.#reading) : this.#reading;
    this.#reading = this.#read(isForced).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  #readAfter(reading: Promise<void>): Promise<void> {
    const readAgain = () => {
      this.#readingNext = undefined;
      return this.read({ isForced: true });
    };
    this.#readingNext ??= reading.finally(readAgain);
    return this.#readingNext;
  }

  /** Sends what is wanted and can go now; while the shop is out of reach, the first of it alone. */
  pump(): void {
    const ready = readyToSend(knownCart().intentions);
    for (const intention of this.#failures > 0 ? ready.slice(0, 1) : ready) void this.#send(intention);
  }

  /** Notes a row that is about to go, with its place. */
  noteLeaving(lineId: string): void {
    const { cart, gone } = knownCart();
    if (cart?.state !== 'FILLED' || gone.some((row) => row.lineId === lineId)) return;
    const lists = [...cart.cart.groups.map(({ key, rows }) => ({ key, rows })), { key: '', rows: cart.cart.added }];
    const row = leavingRow(lists, lineId, gone);
    if (row !== undefined) know({ gone: [...gone, row] });
  }

  async #send(intention: Intention): Promise<void> {
    const { key } = intention;
    know({ intentions: inPhase(knownCart().intentions, key, 'sent') });
    const search = this.#search();
    const answered = await this.#parts.transport.send(intention, search, this.#isWholeWanted());
    if (answered.kind === 'unreached') return this.#postpone(intention);
    this.#failures = 0;
    if (intention.intent === 'remove' && !this.#isOnCartPage() && answered.kind === 'answered')
      await pause(intention.madeAt + REMOVAL_MS - this.#parts.now());
    this.#identifyByCookie();
    this.#apply(intention, answered, search);
    forgetUnreached(this.#parts.storage, key);
    return this.pump();
  }

  /** Nobody knows whether it came: it is kept, and sent again under its key. */
  #postpone(intention: Intention): void {
    const { intentions, visit } = knownCart();
    know({ intentions: inPhase(intentions, intention.key, 'unreached') });
    keepUnreached(this.#parts.storage, visit, intention);
    this.#failures += 1;
    clearTimeout(this.#retry);
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    this.#retry = setTimeout(() => this.pump(), wait);
  }

  #tryAgain(): void {
    clearTimeout(this.#retry);
    this.pump();
  }

  /** What an earlier page of this browser could not send. */
  #takeUpUnreached(): void {
    const { intentions } = knownCart();
    const found = unreachedIntentions(this.#parts.storage, knownCart().visit, this.#parts.now()).filter(
      ({ key }) => !intentions.some((one) => one.key === key),
    );
    if (found.length === 0) return;
    know({ intentions: [...found, ...intentions] });
    this.pump();
  }

  /** @param search of the page that it was sent from: another may show more of the cart than the answer has */
  #apply(intention: Intention, answered: Exclude<Answered, { kind: 'unreached' }>, search: string): void {
    const intentions = knownCart().intentions.filter(({ key }) => key !== intention.key);
    if (answered.kind === 'signed-out') {
      know({ intentions });
      this.#parts.goToLogin();
      return;
    }
    if (answered.kind === 'other-visit') return this.#leave();
    const { result, outcome, cart, seen = seenOf(cart) }: CartAnswer = answered.kind === 'answered' ? answered.body : {};
    const refused = answered.kind === 'refused' ? answered : undefined;
    const shown = result ?? (refused && resultOfRefusal(intention, refused));
    // Those that show it and those that show what is under way are told at once.
    know({
      intentions,
      gone: this.#goneAfter(intention, shown),
      ...(intention.intent === ADD_ITEMS
        ? { answeredAdds: [...knownCart().answeredAdds, answeredAdd(intention, outcome, refused)] }
        : shown && { latest: shown, results: new Map([...knownCart().results, [intention.place, shown], ...resultsAtRows(shown)]) }),
      ...(outcome?.isDone === true && { added: [...knownCart().added, intention.name] }),
    });
    if (outcome?.isDone === true) setTimeout(() => know({ added: knownCart().added.filter((name) => name !== intention.name) }), ADDED_MS);
    if (cart !== undefined && this.#isAsPageShowsIt(search)) this.#take(cart, 'saved');
    else if (cart !== undefined) void this.read({ isForced: true });
    else if (seen !== undefined) this.hear(seen);
    else if (answered.kind === 'answered') void this.read({ isForced: true });
  }

  /** A removed row can be brought back for a while; one that is back, or could not be removed, stands in the list itself. */
  #goneAfter({ intent, place, fields }: Intention, result: ActionResult | undefined): readonly GoneRow[] {
    const { gone } = knownCart();
    const isDone = result?.isDone === true;
    if (intent === 'remove') {
      const again = result?.removed?.again;
      if (!isDone || again === undefined) return gone.filter(({ lineId }) => lineId !== place);
      this.#forgetLater(place);
      return gone.map((row) => (row.lineId === place ? { ...row, phase: 'gone' as const, again } : row));
    }
    const undone = fieldIn(fields, 'undone');
    if (undone === '') return gone;
    if (isDone) {
      const back = result?.addedLineIds?.[0];
      if (back !== undefined) know({ returned: new Map([...knownCart().returned, [undone, back]]) });
      return withoutReturned(gone, undone, back ?? undone);
    }
    this.#forgetLater(undone);
    return gone.map((row) => (row.lineId === undone ? { ...row, phase: 'gone' as const } : row));
  }

  #forgetLater(lineId: string, wait: number = this.#isOnCartPage() ? PURGE_ON_PAGE_MS : PURGE_MS): void {
    setTimeout(() => (this.#parts.isAtRow(lineId) ? this.#forgetLater(lineId, PURGE_MS) : this.forget(lineId)), wait);
  }

  /** A removed row is not offered any more, unless it is on its way back. */
  forget(lineId: string): void {
    const { gone } = knownCart();
    const rest = gone.filter((row) => row.lineId !== lineId || row.phase !== 'gone');
    if (rest.length < gone.length) know({ gone: rest });
  }

  async #read(isForced: boolean): Promise<void> {
    const { visit } = knownCart();
    // Nobody has a business cart before they are signed in: it is not asked for. (C §4, Checkout hand-off)
    if (visit !== undefined && isSignInNeededForCart(visit.tenant, visit.isSignedIn)) return;
    const { search } = this.#parts.page();
    const copy = isForced || isRefreshAsked(new URLSearchParams(search).get('mcRefresh')) ? undefined : this.#copy.find();
    if (copy !== undefined && !isOlderState(seenOf(copy) ?? NO_CART, this.#mark)) return this.#use(copy);
    know({ isLoading: true });
    const answered = await this.#readForThisPage();
    this.#identifyByCookie();
    if (answered.kind === 'other-visit') return this.#leave();
    if (answered.kind === 'answered' && answered.body.cart !== undefined) this.#take(answered.body.cart, 'read');
    else {
      this.#copy.clearCart();
      know({ error: errorOfRead(answered) });
    }
    know({ isLoading: false });
  }

  /** What the page shows of the cart depends on its address: an answer for the address before it is asked for again. */
  async #readForThisPage(): Promise<Answered> {
    const search = this.#search();
    const answered = await this.#parts.transport.read(search);
    return this.#isAsPageShowsIt(search) ? answered : this.#readForThisPage();
  }

  /** A whole cart of the server: shown and kept, unless a newer one is known. */
  #take(cart: ShownCart, kind: CartCopyKind): void {
    const seen = seenOf(cart);
    if (seen !== undefined && isOlderState(seen, this.#mark)) return;
    this.#use(cart);
    if (knownCart().error === undefined || cart.state === 'EMPTY') this.#copy.keep(cart, kind);
    else this.#copy.clearCart();
  }

  #use(cart: ShownCart): void {
    const seen = seenOf(cart);
    const { pathname } = this.#parts.page();
    know({ cart, error: 'codes' in cart ? errorInCart(cart.codes, pathname) : errorOfRefusal({ code: 'TECHNICAL_PROBLEM' }) });
    if (seen !== undefined) this.#count(seen);
  }

  #count({ cartId, version, numberOfLineItems, numberOfItems }: CartState): void {
    const isOtherCart = this.#mark !== undefined && this.#mark.cartId !== null && cartId !== null && this.#mark.cartId !== cartId;
    this.#mark = { cartId, version };
    const counts = { numberOfLineItems, numberOfItems };
    this.#copy.keepCounts(counts);
    // What was taken out of an order's cart is not offered in the one that follows.
    know({ counts, ...(isOtherCart && { gone: [] }) });
  }

  /**
   * A visitor's first change begins a session: from then on the cart is theirs. Where there was one and it is another now, somebody has signed in
   * or out in another tab: the page is theirs no more. (C §4, Cart cache and login)
   */
  #identifyByCookie(): void {
    const { visit } = knownCart();
    const contextToken = this.#parts.page().cookieToken;
    if (visit === undefined || contextToken === undefined || visit.contextToken === contextToken) return;
    this.meet({ ...visit, contextToken, cart: undefined });
    if (visit.contextToken !== undefined) this.#leave();
  }

  /** The page belongs to who was here before, and what they wanted is wanted by nobody here. */
  #leave(): void {
    know({ intentions: [] });
    this.#parts.startAnew();
  }

  #isOnCartPage(): boolean {
    return isCartPage(this.#parts.page().pathname);
  }

  #search(): string {
    return this.#isOnCartPage() ? this.#parts.page().search : '';
  }

  /** Whether a cart that was asked for with an address is what the cart page, where it is open now, shows. */
  #isAsPageShowsIt(search: string): boolean {
    return !this.#isOnCartPage() || search === this.#search();
  }

  /** Who looks at the cart, or has looked at it, gets the whole of it with the answer; of an add from a page its counts are enough. */
  #isWholeWanted(): boolean {
    return this.#isOnCartPage() || knownCart().cart !== undefined;
  }
}

/** A refusal of the request itself, as the result of what was wanted. */
function resultOfRefusal({ intent, place, fields }: Intention, { code, text }: Refused): ActionResult | undefined {
  if (intent === ADD_ITEMS) return undefined;
  const messages = [{ code, tone: 'failure' as const, text: updateFailureText({ code, message: text }) }];
  const askedQty = intent === 'quantity' ? { askedQty: Number(fieldIn(fields, 'qty')) } : {};
  return { intent, isDone: false, isRefused: true, lineId: place, messages, ...askedQty };
}

/** What an action led to at rows other than its own. */
function resultsAtRows({ intent, atRows = [] }: ActionResult): [lineId: string, ActionResult][] {
  return atRows.map(({ lineId, about, messages }) => [lineId, { intent, isDone: true, lineId, about, messages }]);
}

type Refused = { readonly code: string; readonly text: string };

function answeredAdd({ key, fields }: Intention, outcome: CartAnswer['outcome'], refused: Refused | undefined): AnsweredAdd {
  return { key, fields, outcome: outcome ?? { refusal: refused ?? { code: 'TECHNICAL_PROBLEM', text: '' } } };
}

function errorOfRead(answered: Answered): CartError {
  if (answered.kind === 'unreached') return { code: 'TECHNICAL_PROBLEM', text: NO_CONNECTION };
  return errorOfRefusal(answered.kind === 'refused' ? { code: answered.code, message: answered.text } : { code: 'TECHNICAL_PROBLEM' });
}

/** Whether a copy is of another cart, or of the cart as it was before. */
function isOutdated(copy: ShownCart | undefined, now: CartMark): boolean {
  const seen = seenOf(copy);
  return seen?.cartId !== now.cartId || seen?.version !== now.version;
}

function pause(ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
