import { askerNow, NobodyWaits } from './asking.ts';

/** So much work of one kind waits already that whoever comes now is turned away. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/** Does work of one kind, or throws `TooManyWaiting`. Work that asks for another turn may wait for itself for ever. */
export type FewAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Work that asks much of the database, such as looking for things: a few at a time, so that whoever buys finds a connection. Some may wait; who
 * would wait behind them is turned away at once, and comes again. What nobody waits for any more is not begun, and leaves the line at once.
 */
export function fewAtATime({ most, mostWaiting }: { readonly most: number; readonly mostWaiting: number }): FewAtATime {
  /** What begins each that waits, in their order. */
  const line = new Set<() => void>();
  let busy = 0;
  const isDone = () => {
    const [first] = line;
    if (first === undefined) busy -= 1;
    else first();
  };
  return async (work) => {
    const signal = askerNow()?.signal;
    if (signal?.aborted === true) throw new NobodyWaits();
    if (busy < most) busy += 1;
    else if (line.size >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} wait already`);
    else await turnIn(line, signal);
    try {
      return await work();
    } finally {
      isDone();
    }
  };
}

/** @throws {NobodyWaits} when its asker leaves before. */
function turnIn(line: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const begin = () => {
    line.delete(begin);
    signal?.removeEventListener('abort', leave);
    resolve();
  };
  const leave = () => {
    line.delete(begin);
    reject(new NobodyWaits());
  };
  line.add(begin);
  signal?.addEventListener('abort', leave, { once: true });
  return promise;
}
