import type { Reply } from '#contracts/door.ts';
import { RecentlyUsed } from '../db/recently-used.ts';
import { NODE_LIMITS, type NodeLimitKind } from './limits.ts';
import { tooManyAttempts } from './too-many.ts';

/**
 * So many subjects of one kind are remembered. Whoever was counted longest ago is forgotten first and begins anew: where sessions keep answers
 * for a day there may be more of them, and the count of their network is what holds. Each kind has its own memory: a flood of one makes no
 * room for another.
 */
const MOST_SUBJECTS = 5_000;

/** What is counted in the memory of this node: cheap, and forgotten when it ends. */
export type NodeCounts = {
  /**
   * Counts one more.
   *
   * @returns in how many seconds there is room again; 0: there was some.
   */
  take(kind: NodeLimitKind, subject: string): number;
  /** Counts one more for each of some, or for none. */
  takeAll(wanted: readonly (readonly [kind: NodeLimitKind, subject: string])[]): Room;
};

/** What was counted for something that is about to be done, and the refusal where there is no room for it. */
type Room = {
  readonly refusal?: Reply<never>;
  /** It did not come to be: nothing was counted. */
  readonly giveBack: () => void;
};

/** A window is counted in so many parts: what one subject costs does not depend on how often it comes. */
const PARTS = 10;

type Part = { readonly number: number; readonly count: number };

/**
 * Within any window there are never more than the limit says; a part is forgotten when all of it lies a window back.
 *
 * @param now milliseconds of a clock that never goes back.
 */
export function makeNodeCounts(now: () => number = () => performance.now()): NodeCounts {
  const takenOf = new Map<NodeLimitKind, RecentlyUsed<string, readonly Part[]>>();
  const ofKind = (kind: NodeLimitKind) => {
    const known = takenOf.get(kind) ?? new RecentlyUsed<string, readonly Part[]>(MOST_SUBJECTS);
    takenOf.set(kind, known);
    return known;
  };
  const take = (kind: NodeLimitKind, subject: string): number => {
    const { most, windowSeconds } = NODE_LIMITS[kind];
    const taken = ofKind(kind);
    const partMs = (windowSeconds * 1000) / PARTS;
    const at = now();
    const number = Math.floor(at / partMs);
    const within = (taken.get(subject) ?? []).filter((part) => part.number >= number - PARTS);
    const [oldest] = within;
    if (oldest !== undefined && within.reduce((sum, part) => sum + part.count, 0) >= most)
      return Math.max(1, Math.ceil(((oldest.number + PARTS + 1) * partMs - at) / 1000));
    const before = within.filter((part) => part.number < number);
    taken.set(subject, [...before, { number, count: (within.find((part) => part.number === number)?.count ?? 0) + 1 }]);
    return 0;
  };
  const giveBack = (kind: NodeLimitKind, subject: string): void => {
    const parts = ofKind(kind).get(subject) ?? [];
    const newest = parts.at(-1);
    if (newest === undefined) return;
    const left = newest.count > 1 ? [{ ...newest, count: newest.count - 1 }] : [];
    ofKind(kind).set(subject, [...parts.slice(0, -1), ...left]);
  };
  return {
    take,
    takeAll(wanted) {
      const taken: (typeof wanted)[number][] = [];
      const giveAllBack = () => taken.splice(0).forEach(([kind, subject]) => giveBack(kind, subject));
      for (const [kind, subject] of wanted) {
        const retryAfterSeconds = take(kind, subject);
        if (retryAfterSeconds > 0) {
          giveAllBack();
          return { refusal: tooManyAttempts({ full: kind, retryAfterSeconds }), giveBack: giveAllBack };
        }
        taken.push([kind, subject]);
      }
      return { giveBack: giveAllBack };
    },
  };
}
