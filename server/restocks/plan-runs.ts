import { randomUUID } from 'node:crypto';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { lastDayToTell, orderDay } from '#domain/restocks/restock-days.ts';
import { RUN_MACHINE } from '#domain/restocks/restock-states.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { apart } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { findComing, lockOfDay, moveOn, type RestockRow } from './restock.repository.ts';
import { beginRun, planItems } from './runs.repository.ts';

const MOST_AT_ONCE = 500;

/**
 * Puts what comes in some days into the run of its day, and has its buyer told once. A day has one run, and a restock stands in it once: neither a second node nor a repeat adds
 * anything.
 */
export async function planRuns(shop: Shop): Promise<void> {
  for (;;) {
    const rows = await findComing(shop.database, [lastDayToTell(shopDay(shop.now())), MOST_AT_ONCE]);
    let planned = 0;
    for (const [day, those] of Map.groupBy(rows, dayOf)) if (await apart(shop, { day }, () => plan(shop, those))) planned += 1;
    // Days that cannot be planned are found again, by the next run as well.
    if (rows.length < MOST_AT_ONCE || planned === 0) return;
  }
}

function dayOf({ user_id: userId, tenant, next_on: nextOn }: RestockRow): string {
  return `${userId} ${tenant} ${nextOn}`;
}

async function plan(shop: Shop, restocks: readonly RestockRow[]): Promise<void> {
  const [first] = restocks;
  if (first === undefined) return;
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    const { user_id: userId, tenant, next_on: due } = first;
    const locked = await lockOfDay(tx, [restocks.map(({ restock_id }) => restock_id), due]);
    const ids = locked.map(({ restock_id }) => restock_id);
    if (ids.length === 0) return;
    const [run] = await beginRun(tx, [randomUUID(), userId, tenant, due, orderDay(due, shopDay(now)), RUN_MACHINE.first, now]);
    if (run === undefined) throw new Error('The run of a day was neither begun nor there.');
    if (run.state !== RUN_MACHINE.first) {
      // That day is over already: what came to it late comes on the next one.
      for (const id of ids) await moveOn(tx, [id, addDays(due, 1)]);
      return;
    }
    await planItems(tx, [run.run_id, ids]);
    await publish(tx, { kind: 'restock.coming', payload: { runId: run.run_id } }, now);
  });
}
