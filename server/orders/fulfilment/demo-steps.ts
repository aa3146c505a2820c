import { WAITING_TO_GO_ON, type ShipmentState } from '#domain/orders/shipment-states.ts';
import { statement, type Tx } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { at, atLatest, cancelJob } from '../../schedule/index.ts';
import type { Shop } from '../../shop.ts';

/** The job that brings one of the demo's shipments a step on. Its key is the shipment. */
export const DEMO_STEP = 'demo step';

/** In the demo nobody packs and carries: a shipment that has come somewhere goes on by itself after a while. */
export async function scheduleStep(tx: Tx, shop: Shop, { shipmentId, state }: { shipmentId: string; state: ShipmentState }): Promise<void> {
  const { fulfilmentStepSeconds: seconds } = shop.settings;
  if (seconds === 0 || !WAITING_TO_GO_ON.some((one) => one === state)) return;
  await at(tx, { name: DEMO_STEP, key: shipmentId, due: new Date(shop.now().getTime() + seconds * 1000) });
}

/** What will not go on needs no step. */
export async function cancelStep(tx: Tx, shop: Shop, shipmentId: string): Promise<void> {
  if (shop.settings.fulfilmentStepSeconds > 0) await cancelJob(tx, { name: DEMO_STEP, key: shipmentId });
}

/** Shipments that have stood where they are long enough. $1 since */
const findOverdue = statement<{ shipment_id: string }>(
  'shipments_overdue',
  `select shipment_id from shipments where state in (${sqlList(WAITING_TO_GO_ON)}) and updated_at <= $1
     and not (kind = 'EMAIL' and promised_for is not null)`,
);

/** Sees to it that every shipment goes on: those of a time when nothing did, and those that waited for a longer step. */
export async function scheduleLostSteps(shop: Shop): Promise<void> {
  const { fulfilmentStepSeconds: seconds } = shop.settings;
  if (seconds === 0) return;
  const now = shop.now();
  const overdue = await findOverdue(shop.database, [new Date(now.getTime() - seconds * 1000)]);
  await atLatest(shop.database, { name: DEMO_STEP, keys: overdue.map(({ shipment_id: id }) => id), due: now });
}
