import type { OrderState } from './order-states.ts';
import type { ShipmentKind } from './shipment-plan.ts';
import type { ShipmentState } from './shipment-states.ts';

type Progress = { readonly kind: ShipmentKind; readonly state: ShipmentState };

/**
 * What an order is, seen from its shipments; undefined while some of it is still to be made ready, since then it stays what
 * it is. What was cancelled counts for nothing, and what comes by e-mail decides only where there is nothing else. What came
 * back keeps the way on which it had gone, so that an order that was delivered is not picked up when its parcels return.
 */
export function orderProgress(shipments: readonly Progress[]): OrderState | undefined {
  const live = shipments.filter(({ state }) => state !== 'CANCELLED');
  if (live.length === 0) return 'CANCELLED';
  const goods = live.filter(({ kind }) => kind !== 'EMAIL');
  const deciding = goods.length > 0 ? goods : live;
  const every = (...states: readonly ShipmentState[]) => deciding.every(({ state }) => states.includes(state));
  if (every('RETURNED')) return 'RETURNED';
  if (every('PICKED_UP', 'RETURNED') && deciding.every(({ kind }) => kind === 'PICKUP')) return 'PICKED_UP';
  if (every('DELIVERED', 'PICKED_UP', 'RETURNED')) return 'DELIVERED';
  if (every('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED')) return 'SHIPPED';
  return every('READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED') ? 'READY_FOR_PICKUP' : undefined;
}
