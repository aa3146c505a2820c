import { askerNow, NobodyWaits } from './asking.ts';

/** So much work of one kind waits already that whoever comes now is turned away. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/** Does work of one kind, or throws `TooManyWaiting`. Work that asks for another turn may wait for itself for ever. */
export type FewAtATime = <T>(work: () => Promise<T>) => Promise<T>;

type Few = {
  readonly most: number;
  readonly mostWaiting: number;
  /** So many of those may be from one place; unless it is said, all. */
  readonly mostOfOne?: number;
};

type From = string | undefined;
type Waiting = { readonly begin: () => void; readonly from: From };

/**
 * Work that asks much of the database, such as looking for things: a few at a time, so that whoever buys finds a connection. Some may wait; who
 * would wait behind them is turned away at once, and comes again. What nobody waits for any more is not begun, and leaves the line at once.
 * From one place come no more than a part of those who wait, and whose place has less under way is first: nobody takes the line from everybody.
 */
export function fewAtATime({ most, mostWaiting, mostOfOne = mostWaiting }: Few): FewAtATime {
  const line = new Set<Waiting>();
  /** How much is under way for whom. */
  const busyFor = new Map<From, number>();
  let busy = 0;
  const note = (from: From, change: number) => {
    const now = (busyFor.get(from) ?? 0) + change;
    if (now === 0) busyFor.delete(from);
    else busyFor.set(from, now);
    busy += change;
  };
  const next = (): Waiting | undefined => {
    let [found, least]: [Waiting | undefined, number] = [undefined, Infinity];
    for (const one of line) {
      const underWay = busyFor.get(one.from) ?? 0;
      if (underWay < least) [found, least] = [one, underWay];
    }
    return found;
  };
  return async (work) => {
    const { signal, from } = askerNow() ?? {};
    if (signal?.aborted === true) throw new NobodyWaits();
    if (busy < most) note(from, 1);
    else if (line.size >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} wait already`);
    else if (from !== undefined && [...line].filter((one) => one.from === from).length >= mostOfOne)
      throw new TooManyWaiting(`${mostOfOne} from there wait already`);
    else await turnIn(line, { from, signal, begun: () => note(from, 1) });
    try {
      return await work();
    } finally {
      note(from, -1);
      next()?.begin();
    }
  };
}

/** @throws {NobodyWaits} when its asker leaves before. */
function turnIn(
  line: Set<Waiting>,
  { from, signal, begun }: { readonly from: From; readonly signal: AbortSignal | undefined; readonly begun: () => void },
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const waiting: Waiting = {
    from,
    begin: () => {
      line.delete(waiting);
      signal?.removeEventListener('abort', leave);
      begun();
      resolve();
    },
  };
  const leave = () => {
    line.delete(waiting);
    reject(new NobodyWaits());
  };
  line.add(waiting);
  signal?.addEventListener('abort', leave, { once: true });
  return promise;
}
