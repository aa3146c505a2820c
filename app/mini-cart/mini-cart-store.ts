import type { CartItem } from '#contracts/cart-item.ts';
import type { AddAnswer, Cart, CartResponse } from '#contracts/cart.ts';
import type { Reply } from '#contracts/door.ts';
import type { AddedItem } from '#app/cart/actions/added-items.ts';
import { againItems } from '#app/cart/actions/again-items.ts';
import { GENERIC_ERROR } from '#contracts/errors.ts';
import { updateFailureText } from '#app/local-cart/cart-error.ts';
import { byActioned } from './mini-cart-rows.ts';
import { miniGifts, miniRows, miniSums, type MiniGift, type MiniRow, type MiniSums } from './mini-cart-view.ts';
import { pickupNotification, type PickupNotification } from '#app/cart/messages/pickup-notification.ts';
import { RemovedRows } from './removed-rows.ts';
import { RowQueue, type Intention } from '#app/cart/rows/row-queue.ts';

/** How long a row takes to go; the answer is applied after it. (C §9, Removal animation delay) */
const REMOVAL_MS = 1000;

/** What the mini cart shows. */
export type MiniCartState = {
  readonly rows: readonly MiniRow[];
  readonly gifts: readonly MiniGift[];
  readonly sums: MiniSums | undefined;
  /** Rows that are on their way out, and rows that are on their way back. */
  readonly leaving: readonly string[];
  readonly returning: readonly string[];
  /** Of each quantity field how often it began anew: because the server has another quantity than the field says. */
  readonly beginnings: ReadonlyMap<string, number>;
  /** What failed; each failure is another object. */
  readonly alert: { readonly text: string } | undefined;
  /** What happened, for those who hear it. */
  readonly announcement: string;
  /** What the last change did to what is picked up in a store. */
  readonly pickup: PickupNotification | undefined;
  readonly isUpdating: boolean;
};

export type MiniCartParts = {
  readonly setQuantity: (lineId: string, qty: number) => Promise<Reply<CartResponse>>;
  readonly remove: (lineId: string) => Promise<Reply<CartResponse>>;
  readonly addAgain: (items: readonly AddedItem[]) => Promise<Reply<CartResponse | AddAnswer>>;
};

const NOTHING: MiniCartState = {
  rows: [],
  gifts: [],
  sums: undefined,
  leaving: [],
  returning: [],
  beginnings: new Map(),
  alert: undefined,
  announcement: '',
  pickup: undefined,
  isUpdating: false,
};

/**
 * The mini cart between the shopper's hands and the server: quantities are shown as wanted, sums only as answered; a row that is
 * removed goes at once to the server, after a second from the list, and five seconds later from memory. (C §4, Mini cart; A-071)
 */
export class MiniCartStore {
  readonly #parts: MiniCartParts;
  readonly #queue: RowQueue<Reply<CartResponse>>;
  readonly #removed = new RemovedRows(() => this.#publish());
  readonly #listeners = new Set<() => void>();
  readonly #leaving = new Map<string, Promise<void>>();
  readonly #fields = new Map<string, { qty: number; beginning: number }>();
  #latest: Cart | undefined;
  #shown: Cart | undefined;
  #order: readonly string[] = [];
  #alert: MiniCartState['alert'];
  #announcement = '';
  #pickup: PickupNotification | undefined;
  #open = 0;
  #state = NOTHING;

  constructor(parts: MiniCartParts) {
    this.#parts = parts;
    this.#queue = new RowQueue({
      send: (lineId, intention) => this.#send(lineId, intention),
      onSettled: (lineId, intention, reply) => void this.#settle(lineId, intention, reply),
    });
  }

  get current(): MiniCartState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Puts the rows into the order in which they are looked at; it holds until the next opening, so that nothing moves under the hand. */
  begin(): void {
    this.#alert = undefined;
    this.#announcement = '';
    this.#pickup = undefined;
    this.#order = byActioned(activeRows(this.#shown)).map(({ cartItemId }) => cartItemId);
    this.#publish();
  }

  /** Takes over a cart of the server; while a row is on its way out, the cart waits with it. */
  hear(cart: Cart | undefined): void {
    this.#latest = cart;
    if (cart === undefined || this.#shown?.cartId !== cart.cartId) this.#removed.clear();
    this.#removed.note(cart);
    if (this.#leaving.size === 0) this.#apply();
  }

  /** Wants another quantity of a row; 0 takes it out. */
  setQuantity(lineId: string, qty: number): void {
    if (qty <= 0) {
      this.remove(lineId);
      return;
    }
    this.#fields.set(lineId, { qty, beginning: this.#fields.get(lineId)?.beginning ?? 0 });
    this.#want(lineId, { kind: 'quantity', qty });
  }

  /** Takes a row out: the call goes at once. */
  remove(lineId: string): void {
    if (this.#leaving.has(lineId)) return;
    this.#leaving.set(lineId, new Promise((resolve) => setTimeout(resolve, REMOVAL_MS)));
    this.#want(lineId, { kind: 'remove' });
  }

  /** Brings a removed row back with what went along with it. */
  async undo(lineId: string): Promise<void> {
    const rows = this.#removed.hold(lineId);
    if (rows === undefined) return;
    this.#alert = undefined;
    this.#publish();
    const reply = await this.#count(this.#parts.addAgain(againItems(rows)));
    const back = reply.ok ? reply.body.cartInfo.items.find((item) => item.itemId === rows[0]?.itemId && item.qtyAdded > 0) : undefined;
    if (back === undefined) {
      this.#removed.release(lineId);
      this.#fail(reply.ok ? (reply.body.cartInfo.messages[0]?.message ?? GENERIC_ERROR) : updateFailureText(reply));
      return;
    }
    this.#removed.forget(lineId);
    this.#order = this.#order.filter((id) => id !== back.cartItemId).map((id) => (id === lineId ? back.cartItemId : id));
    this.#announcement = `Back in your cart: ${back.product.name}`;
    this.#publish();
  }

  #want(lineId: string, intention: Intention): void {
    this.#alert = undefined;
    this.#pickup = undefined;
    this.#queue.want(lineId, intention);
    this.#publish();
  }

  #send(lineId: string, intention: Intention): Promise<Reply<CartResponse>> {
    return this.#count(intention.kind === 'remove' ? this.#parts.remove(lineId) : this.#parts.setQuantity(lineId, intention.qty));
  }

  async #settle(lineId: string, { kind }: Intention, reply: Reply<CartResponse>): Promise<void> {
    if (kind === 'remove') {
      if (reply.ok) await this.#leaving.get(lineId);
      this.#leaving.delete(lineId);
      if (reply.ok) this.#announcement = `Removed: ${this.#nameOf(lineId)}`;
    }
    this.#apply();
    if (reply.ok) this.#pickup = pickupNotification(reply.body.cartInfo.items.filter(({ cartItemId }) => cartItemId === lineId));
    if (!reply.ok) this.#fail(updateFailureText(reply));
    else if (kind === 'quantity' && this.#leaving.size === 0) this.#announcement = `Cart subtotal ${this.#state.sums?.subtotal ?? ''}`;
    this.#publish();
  }

  /** Shows the latest cart, but leaves alone the rows that are still on their way out. */
  #apply(): void {
    const [before, now] = [this.#shown, this.#latest];
    if (this.#leaving.size > 0 && before !== undefined && now !== undefined) {
      const isLeaving = ({ cartItemId, parentRelationCartItemId }: CartItem) =>
        this.#leaving.has(cartItemId) || this.#leaving.has(parentRelationCartItemId ?? '');
      const still = before.items.filter(isLeaving);
      const ids = new Set(still.map(({ cartItemId }) => cartItemId));
      this.#shown = { ...now, items: [...now.items.filter((item) => !ids.has(item.cartItemId)), ...still] };
    } else this.#shown = now;
    this.#removed.show((id) => this.#leaving.has(id));
    const rows = activeRows(this.#shown);
    const known = new Set(this.#order);
    const fresh = byActioned(rows.filter(({ cartItemId }) => !known.has(cartItemId))).map(({ cartItemId }) => cartItemId);
    this.#order = [...fresh, ...this.#order];
    this.#syncFields(rows);
    this.#publish();
  }

  /** A field that says another quantity than the server begins anew, unless there is still something wanted of its row. */
  #syncFields(rows: readonly CartItem[]): void {
    for (const { cartItemId, qty } of rows) {
      const field = this.#fields.get(cartItemId);
      if (field === undefined) this.#fields.set(cartItemId, { qty, beginning: 0 });
      else if (field.qty !== qty && this.#queue.wantedOf(cartItemId) === undefined && !this.#leaving.has(cartItemId))
        this.#fields.set(cartItemId, { qty, beginning: field.beginning + 1 });
    }
  }

  #fail(text: string): void {
    this.#alert = { text };
    this.#publish();
  }

  async #count<T>(call: Promise<T>): Promise<T> {
    this.#open += 1;
    try {
      return await call;
    } finally {
      this.#open -= 1;
    }
  }

  #nameOf(lineId: string): string {
    return this.#shown?.items.find(({ cartItemId }) => cartItemId === lineId)?.product.name ?? 'Item';
  }

  #publish(): void {
    const rows = miniRows([...activeItems(this.#shown), ...this.#removed.items()], this.#shown?.cartAttributes.hiddenLineItems ?? []);
    const byId = new Map(rows.map((row) => [row.lineId, row]));
    this.#state = {
      rows: this.#order.map((id) => byId.get(id)).filter((row) => row !== undefined),
      gifts: miniGifts(this.#shown?.freeItems ?? []),
      sums: this.#shown && miniSums(this.#shown),
      leaving: [...this.#leaving.keys()],
      returning: this.#removed.returning(),
      beginnings: new Map([...this.#fields].map(([id, { beginning }]) => [id, beginning])),
      alert: this.#alert,
      announcement: this.#announcement,
      pickup: this.#pickup,
      isUpdating: this.#open > 0 || this.#leaving.size > 0,
    };
    for (const listener of this.#listeners) listener();
  }
}

function activeItems(cart: Cart | undefined): CartItem[] {
  return (cart?.items ?? []).filter(({ status }) => status !== 'DELETED');
}

/** Rows that stand for themselves and have not been removed. */
function activeRows(cart: Cart | undefined): CartItem[] {
  return activeItems(cart).filter(({ parentRelationCartItemId }) => parentRelationCartItemId === null);
}
