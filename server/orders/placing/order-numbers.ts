import type { Database } from '../../db/database.ts';
import { takeOrderNumbers } from '../order.repository.ts';

/** Gives out numbers for new orders. A number that nobody used, since its order was not written, is never given again. */
export type OrderNumbers = { next(): Promise<string> };

/** So many are taken at a time: an order need not wait for its number, and a stop loses a few. */
const AT_A_TIME = 20;

export function makeOrderNumbers(database: Database): OrderNumbers {
  const known: string[] = [];
  let fetching: Promise<void> | undefined;
  async function fetchMore(): Promise<void> {
    known.push(...(await takeOrderNumbers(database, [AT_A_TIME])).map((row) => row.order_number));
  }
  return {
    async next() {
      for (;;) {
        const number = known.shift();
        if (number !== undefined) return number;
        fetching ??= fetchMore().finally(() => (fetching = undefined));
        await fetching;
      }
    },
  };
}
