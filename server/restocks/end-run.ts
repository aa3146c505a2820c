import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { nextRestockDay } from '#domain/restocks/restock-days.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import type { Shop } from '../shop.ts';
import { moveOn, paceOf } from './restock.repository.ts';
import { findRunItems, lockRun, lockRunItems, moveRun, noteOrdered } from './runs.repository.ts';

/** What became of a run's order. `reason` is the code of what stood in its way, `said` what is said of it. */
export type RunEnd =
  | { readonly to: 'ORDERED'; readonly orderNumber: string }
  | { readonly to: 'NOTHING' }
  | { readonly to: 'FAILED'; readonly reason: string; readonly said: string };

/**
 * Ends a run, and only then lets what was in it come on its next day: whatever dies before leaves the day open, whatever dies after finds it over. Its buyer is told of what was not
 * ordered; of what was, its order tells them.
 */
export async function endRun(shop: Shop, runId: string, result: RunEnd): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    const items = await lockRunItems(tx, [runId]);
    const [run] = await lockRun(tx, [runId]);
    if (run === undefined || !(await moveRun(tx, runId, { ...result, now }))) return;
    if (result.to === 'ORDERED') await noteOrdered(tx, [runId, result.orderNumber]);
    for (const item of items) {
      if (item.outcome === 'SKIPPED' || item.next_on !== run.due_on) continue;
      const next = nextRestockDay(item.next_on, { pace: paceOf(item), anchorDay: item.anchor_day, today: shopDay(now) });
      await moveOn(tx, [item.restock_id, next]);
    }
    const after = await findRunItems(tx, [runId]);
    if (result.to === 'FAILED' || after.some(({ outcome }) => outcome === 'LEFT'))
      await publish(tx, { kind: 'restock.left', payload: { runId } }, now);
  });
}
