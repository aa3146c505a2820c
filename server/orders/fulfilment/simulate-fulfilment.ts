import type { ShipmentKind } from '#domain/orders/shipment-plan.ts';
import { nextStop, type ShipmentState } from '#domain/orders/shipment-states.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import { moveShipment } from './move-shipment.ts';

/** Who moves the demo's shipments. */
const SIMULATOR = 'simulator';

type Standing = { readonly kind: ShipmentKind; readonly state: ShipmentState };

/** $1 shipment */
const findStanding = statement<Standing>('shipment_standing', 'select kind, state from shipments where shipment_id = $1');

/**
 * The demo's warehouse, stores and carriers: brings a shipment one step on, paid for as it would be in earnest. One that was
 * cancelled meanwhile stays where it is, and all do outside the demo.
 */
export async function simulateFulfilment(shop: Shop, shipmentId: string): Promise<void> {
  if (shop.settings.fulfilmentStepSeconds === 0) return;
  const [standing] = await findStanding(shop.database, [shipmentId]);
  const to = standing && nextStop(standing.kind, standing.state);
  if (to !== undefined) await moveShipment(shop, shipmentId, to, SIMULATOR);
}
