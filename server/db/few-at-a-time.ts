import pLimit from 'p-limit';

/** So much work of one kind waits already that whoever comes now is turned away. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

/** Does work of one kind, or throws `TooManyWaiting`. */
export type FewAtATime = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Work that asks much of the database, such as looking for things: a few at a time, so that whoever buys finds a connection. Some may wait; who
 * would wait behind them is turned away at once, and comes again.
 */
export function fewAtATime({ most, mostWaiting }: { readonly most: number; readonly mostWaiting: number }): FewAtATime {
  const limit = pLimit(most);
  return async (work) => {
    if (limit.pendingCount >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} wait already`);
    return limit(work);
  };
}
