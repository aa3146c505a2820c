import { RecentlyUsed } from '../db/recently-used.ts';
import { NODE_LIMITS, type NodeLimitKind } from './limits.ts';

/** More subjects than one node meets within a window. */
const MOST_SUBJECTS = 5_000;

/** What is counted in the memory of this node: cheap, and forgotten when it ends. */
export type NodeCounts = {
  /**
   * Counts one more.
   *
   * @returns in how many seconds there is room again; 0: there was some.
   */
  take(kind: NodeLimitKind, subject: string): number;
};

/** @param now milliseconds of a clock that never goes back. */
export function makeNodeCounts(now: () => number = () => performance.now()): NodeCounts {
  const taken = new RecentlyUsed<string, readonly number[]>(MOST_SUBJECTS);
  return {
    take(kind, subject) {
      const { most, windowSeconds } = NODE_LIMITS[kind];
      const key = `${kind} ${subject}`;
      const at = now();
      const within = (taken.get(key) ?? []).filter((one) => one > at - windowSeconds * 1000);
      const [oldest] = within;
      if (oldest !== undefined && within.length >= most) return Math.max(1, Math.ceil((oldest - at) / 1000 + windowSeconds));
      taken.set(key, [...within, at]);
      return 0;
    },
  };
}
