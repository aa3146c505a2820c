import type { Logger } from 'pino';
import type { CartState } from '#contracts/cart-events.ts';
import { statement, type Database } from '../../db/database.ts';
import { keyOfOwner, type CartOwner } from '../../shoppers/index.ts';
import { countCarts } from './count-cart.ts';
import { NO_CART } from '#contracts/no-cart.ts';

/** How often the carts that somebody listens to are looked at: changes through other nodes are seen then. */
const LOOK_MS = 500;

type OpenCartRow = { session_hash: Buffer | null; user_id: string | null; tenant: string; cart_id: string; version: number };

/** $1 sessions, $2 users */
const versionsOf = statement<OpenCartRow>(
  'cart_versions',
  `
  select session_hash, user_id, tenant, cart_id, version from carts
  where session_hash = any($1::bytea[]) and kind = 'DEFAULT' and status in ('OPEN', 'CHECKOUT')
  union all
  select session_hash, user_id, tenant, cart_id, version from carts
  where user_id = any($2::uuid[]) and kind = 'DEFAULT' and status in ('OPEN', 'CHECKOUT')`,
);

type Listener = (state: CartState) => void;
type Watched = { readonly owner: CartOwner; readonly listeners: Set<Listener>; seen: CartState | undefined };

/** Tells those who listen to a cart when it has changed, whoever changed it. */
export type CartWatch = {
  /** Tells the owner's cart as it is, and again after every change. @returns what ends it. */
  watch(owner: CartOwner, listener: Listener): () => void;
  /** To be called when this node has changed an everyday cart: then it is looked at now. */
  changed(owner: CartOwner): void;
};

/**
 * Changes made on this node are told at once, all others within half a second: all carts that somebody listens to are
 * looked at with one statement, and with none while nobody listens. A notification with every save would be simpler, and
 * would make PostgreSQL take all commits one after the other.
 */
export function makeCartWatch(database: Database, log: Logger): CartWatch {
  const watched = new Map<string, Watched>();
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isFailing = false;

  /** Looks at the carts that are due, one batch after the other. */
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (due.size > 0) {
      const batch = [...due].flatMap((key) => watched.get(key) ?? []);
      due.clear();
      try {
        if (batch.length > 0) await tellChanges(database, batch);
        isFailing = false;
      } catch (error) {
        if (!isFailing) log.warn({ err: error }, 'the carts that are listened to cannot be read');
        isFailing = true; // the next look finds what this one missed
      }
    }
    isLooking = false;
  }

  function lookAt(keys: Iterable<string>): void {
    for (const key of keys) due.add(key);
    void look();
  }

  return {
    watch(owner, listener) {
      const key = keyOfOwner(owner);
      const one = watched.get(key) ?? { owner, listeners: new Set(), seen: undefined };
      watched.set(key, one);
      one.listeners.add(listener);
      if (one.seen !== undefined) listener(one.seen);
      lookAt([key]);
      timer ??= setInterval(() => lookAt(watched.keys()), LOOK_MS).unref();
      return () => {
        one.listeners.delete(listener);
        if (one.listeners.size === 0 && watched.get(key) === one) watched.delete(key);
        if (watched.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    changed(owner) {
      const key = keyOfOwner(owner);
      if (watched.has(key)) lookAt([key]);
    },
  };
}

/** Begins to tell an owner about their cart. Who has no cart yet because they have no session is not asked here. */
export function watchCart(carts: CartWatch, owner: CartOwner | undefined, send: Listener): () => void {
  return owner === undefined ? () => undefined : carts.watch(owner, send);
}

/** Reads which version each cart has, and how much is in those that have another than before. */
async function tellChanges(database: Database, batch: readonly Watched[]): Promise<void> {
  const owners = batch.map(({ owner }) => owner);
  const rows = await versionsOf(database, [
    owners.flatMap((owner) => ('sessionHash' in owner ? [owner.sessionHash] : [])),
    owners.flatMap((owner) => ('userId' in owner ? [owner.userId] : [])),
  ]);
  const open = new Map(rows.map((row) => [keyOfRow(row), row]));
  const changed = batch.filter(({ owner, seen }) => {
    const row = open.get(keyOfOwner(owner));
    return seen === undefined || seen.cartId !== (row?.cart_id ?? null) || seen.version !== (row?.version ?? 0);
  });
  if (changed.length === 0) return;
  const states = await countCarts(
    database,
    changed.flatMap(({ owner }) => open.get(keyOfOwner(owner))?.cart_id ?? []),
  );
  for (const one of changed) {
    const state = states.get(open.get(keyOfOwner(one.owner))?.cart_id ?? '') ?? NO_CART;
    one.seen = state;
    for (const listener of one.listeners) listener(state);
  }
}

function keyOfRow({ tenant, user_id, session_hash }: OpenCartRow): string {
  return `${tenant} ${user_id ?? session_hash?.toString('base64') ?? ''}`;
}
