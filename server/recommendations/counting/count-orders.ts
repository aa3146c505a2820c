import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { beginAnewElsewhere, chooseCompanions, countMoved, lockProgress } from './counting.repository.ts';

/** So many orders are counted, and the companions of so many items are chosen, in one transaction. */
const ORDERS_A_STEP = 5_000;
const ITEMS_A_STEP = 500;
/** How long a step may take: more than all that a page waits for. */
const MOST_SECONDS = 60;

/**
 * Brings what is counted of orders to where orders are: those that were placed since, and those that came to nothing since. A repeat changes nothing; what moves
 * meanwhile is counted the next time.
 */
export async function countOrders({ database }: Pick<Shop, 'database'>): Promise<void> {
  await beginAnewElsewhere(database, []);
  const step = (work: Parameters<typeof transaction<boolean>>[1]) =>
    transaction(database, async (tx) => {
      await tx.query(`set local statement_timeout = '${MOST_SECONDS}s'; set local lock_timeout = '${MOST_SECONDS}s'`);
      return work(tx);
    });
  const countSome = async (): Promise<boolean> =>
    step(async (tx) => {
      const [progress] = await lockProgress(tx, []);
      if (progress === undefined) return false;
      const { after_change: change, after_order: order, horizon } = progress;
      const [done] = await countMoved(tx, [change, order, horizon, ORDERS_A_STEP]);
      return done?.looked_at === ORDERS_A_STEP;
    });
  const chooseSome = async (): Promise<boolean> =>
    step(async (tx) => {
      await lockProgress(tx, []);
      const [done] = await chooseCompanions(tx, [ITEMS_A_STEP]);
      return done?.chosen === ITEMS_A_STEP;
    });
  while (await countSome());
  while (await chooseSome());
}
