import type { ShipmentKind } from '#domain/orders/shipment-plan.ts';
import type { ShipmentState } from '#domain/orders/shipment-states.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { moveShipment, type Destination } from './move-shipment.ts';

/** Who moves the demo's shipments: nobody packs them. */
const SIMULATOR = 'simulator';
const MOST_AT_ONCE = 50;

type Due = { readonly shipment_id: string; readonly kind: ShipmentKind; readonly state: ShipmentState };

/** Shipments that have stood where they are long enough. $1 since */
const findDue = statement<Due>(
  'shipments_due',
  `
  select s.shipment_id, s.kind, s.state from shipments s join orders o using (order_number)
  where s.state in ('OPEN', 'READY_FOR_PICKUP', 'SHIPPED') and s.updated_at <= $1 and o.state in ('PLACED', 'APPROVED', 'READY_FOR_PICKUP', 'SHIPPED')
  order by s.updated_at limit ${MOST_AT_ONCE}`,
);

/**
 * The demo's warehouse, stores and carriers: what has stood for a step goes one step on, paid for as it would be in earnest.
 *
 * @param stepMs how long each step takes, in milliseconds of the shop's clock.
 * @returns how many shipments were moved.
 */
export async function simulateFulfilment(shop: Shop, stepMs: number): Promise<number> {
  const due = await findDue(shop.database, [new Date(shop.now().getTime() - stepMs)]);
  for (const shipment of due) await moveShipment(shop, shipment.shipment_id, nextStop(shipment), SIMULATOR);
  return due.length;
}

function nextStop({ kind, state }: Due): Destination {
  if (state === 'SHIPPED' || kind === 'EMAIL') return 'DELIVERED';
  if (state === 'READY_FOR_PICKUP') return 'PICKED_UP';
  return kind === 'PICKUP' ? 'READY_FOR_PICKUP' : 'SHIPPED';
}
