import type { OrderState } from './order-states.ts';
import type { ShipmentKind } from './shipment-plan.ts';
import type { ShipmentState } from './shipment-states.ts';

type Progress = { readonly kind: ShipmentKind; readonly state: ShipmentState };

/**
 * What an order is, seen from its shipments; undefined while some of it is still to be made ready, since then it stays what
 * it is. What comes by e-mail decides only where there is nothing else.
 */
export function orderProgress(shipments: readonly Progress[]): OrderState | undefined {
  const goods = shipments.filter(({ kind }) => kind !== 'EMAIL');
  const live = (goods.length > 0 ? goods : shipments).filter(({ state }) => state !== 'CANCELLED');
  const every = (...states: readonly ShipmentState[]) => live.every(({ state }) => states.includes(state));
  const some = (state: ShipmentState) => live.some((shipment) => shipment.state === state);
  if (live.length === 0) return shipments.some(({ state }) => state !== 'CANCELLED') ? 'DELIVERED' : 'CANCELLED';
  if (every('RETURNED')) return 'RETURNED';
  if (every('PICKED_UP', 'RETURNED')) return 'PICKED_UP';
  if (every('DELIVERED', 'PICKED_UP', 'RETURNED')) return 'DELIVERED';
  if (every('SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED')) return 'SHIPPED';
  const isReady = every('READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'PICKED_UP', 'RETURNED') && some('READY_FOR_PICKUP');
  return isReady ? 'READY_FOR_PICKUP' : undefined;
}
