import type { Shop } from '../shop.ts';

/**
 * Work that is done in the background, on one node at a time. It may be done again when a node was lost with it or it threw, so a
 * repeat must change nothing.
 */
export type Job = {
  /** Undefined: once for each key, at the time for which it was put down. Otherwise again and again, this long after its last end. */
  readonly everyMs?: number;
  /** @param key what it is about, given when it was put down: what else is to be known is read as it is by then. */
  readonly run: (shop: Shop, key: string) => Promise<unknown>;
};

/** Jobs under names that do not change, since they are written down. */
export type Jobs = Readonly<Record<string, Job>>;
