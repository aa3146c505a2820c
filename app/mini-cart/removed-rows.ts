import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import { isListed } from '#app/cart/rows/shown-items.ts';

/** How long a removed row can be brought back: after that it is forgotten, and not before. (C §9, Deleted items purged after) */
const PURGE_MS = 5000;

type Removed = { readonly rows: readonly CartItem[]; timer: ReturnType<typeof setTimeout> | undefined; isReturning: boolean };

/**
 * The removed rows that are still shown, each for five seconds from the answer in which it was deleted. Later answers do not
 * name it any more, and earlier ones that are shown again do not bring it back.
 */
export class RemovedRows {
  readonly #onPurge: () => void;
  readonly #noted = new Map<string, CartItem>();
  readonly #rows = new Map<string, Removed>();
  readonly #forgotten = new Set<string>();

  /** @param onPurge called when a row has gone for good. */
  constructor(onPurge: () => void) {
    this.#onPurge = onPurge;
  }

  /** Notes what a cart names as deleted: it names it once. */
  note(cart: Cart | undefined): void {
    if (cart === undefined) return;
    for (const item of cart.items)
      if (item.status === 'DELETED' && isListed(item, cart.cartAttributes.hiddenLineItems) && !this.#isKnown(item.cartItemId))
        this.#noted.set(item.cartItemId, item);
  }

  /** Shows what was noted and is not on its way out any more, a row together with what went along with it. */
  show(isLeaving: (id: string) => boolean): void {
    for (const row of this.#noted.values()) {
      const { cartItemId: id, parentRelationCartItemId } = row;
      const parentId = parentRelationCartItemId ?? '';
      if (isLeaving(id) || isLeaving(parentId) || this.#noted.has(parentId)) continue;
      const rows = [row, ...[...this.#noted.values()].filter((child) => child.parentRelationCartItemId === id)];
      this.#rows.set(id, { rows, timer: this.#purgeLater(id), isReturning: false });
    }
    for (const { rows } of this.#rows.values()) for (const { cartItemId } of rows) this.#noted.delete(cartItemId);
  }

  /** The rows that are shown as removed. */
  items(): CartItem[] {
    return [...this.#rows.values()].flatMap(({ rows }) => rows);
  }

  /** Ids of the rows that are being brought back. */
  returning(): string[] {
    return [...this.#rows].filter(([, { isReturning }]) => isReturning).map(([id]) => id);
  }

  /** Stops the time of a row that is to be brought back. @returns what to bring back; undefined when it has gone, or is on its way. */
  hold(id: string): readonly CartItem[] | undefined {
    const removed = this.#rows.get(id);
    if (removed === undefined || removed.isReturning) return undefined;
    clearTimeout(removed.timer);
    removed.isReturning = true;
    return removed.rows;
  }

  /** It could not be brought back: its time begins anew. */
  release(id: string): void {
    const removed = this.#rows.get(id);
    if (removed === undefined) return;
    removed.isReturning = false;
    removed.timer = this.#purgeLater(id);
  }

  /** It is back, or its time is over. */
  forget(id: string): void {
    clearTimeout(this.#rows.get(id)?.timer);
    for (const { cartItemId } of this.#rows.get(id)?.rows ?? []) this.#forgotten.add(cartItemId);
    this.#rows.delete(id);
  }

  /** Another cart: nothing of the old one is shown. */
  clear(): void {
    for (const { timer } of this.#rows.values()) clearTimeout(timer);
    this.#rows.clear();
    this.#noted.clear();
  }

  #isKnown(id: string): boolean {
    return this.#forgotten.has(id) || [...this.#rows.values()].some(({ rows }) => rows.some(({ cartItemId }) => cartItemId === id));
  }

  #purgeLater(id: string): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.forget(id);
      this.#onPurge();
    }, PURGE_MS);
  }
}
