import { isAlertMet } from '#domain/alerts/alerts.ts';
import { watchItems } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { apart } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { endAsTold, nextCandidates, type AlertRow } from './alert.repository.ts';
import { watcherOf } from './watcher.ts';

const MOST_AT_ONCE = 200;
/** An alert that was told of is shown so for so long. */
const SHOWN_MS = 30 * 24 * 3_600_000;

/**
 * Looks at all alerts that may be met, and has each mail written that is due: the alert ends in the transaction in which its event is written
 * down, so that neither a second node nor a repeat writes it again.
 */
export async function lookAfterAlerts(shop: Shop): Promise<void> {
  const since = shop.now();
  for (;;) {
    const now = shop.now();
    const rows = await nextCandidates(shop.database, { now: now > since ? now : new Date(since.getTime() + 1), since, most: MOST_AT_ONCE });
    for (const those of Map.groupBy(rows, whose).values())
      await apart(shop, { alertId: those[0]?.alert_id ?? '' }, () => lookFor(shop, those));
    if (rows.length < MOST_AT_ONCE) return;
  }
}

/** Those who see and pay the same for the same reason: one person, or all guests of a place. */
function whose({ tenant, user_id: userId, zip }: AlertRow): string {
  return JSON.stringify([tenant, userId, zip]);
}

async function lookFor(shop: Shop, rows: readonly AlertRow[]): Promise<void> {
  const [first] = rows;
  const watcher = first && (await watcherOf(shop, first));
  if (watcher === undefined) return;
  const items = await watchItems(shop, watcher.shopper, [...new Set(rows.map(({ item_id }) => item_id))]);
  for (const row of rows) {
    const item = items.get(row.item_id);
    if (item !== undefined && isAlertMet({ kind: row.kind, belowCents: row.below_cents }, item)) await tell(shop, row);
  }
}

async function tell(shop: Shop, { alert_id: alertId }: AlertRow): Promise<void> {
  const now = shop.now();
  await transaction(shop.database, async (tx) => {
    if (await endAsTold(tx, alertId, now, new Date(now.getTime() + SHOWN_MS)))
      await publish(tx, { kind: 'alert.met', payload: { alertId } }, now);
  });
}
