import type { Order } from '#contracts/orders.ts';
import { BOUGHT, cameToNothing, hasArrived, usualShipmentWay, type WireOrderState } from '#domain/orders/order-states.ts';
import { statusText } from '#domain/orders/words/order-words.ts';
import type { TimelineStep } from './order-words.ts';

type Shipment = Order['shipments'][number];

/** Whether each shipment is told its own steps: what is carried, picked up and emailed goes different ways. */
export function hasOwnSteps({ shipments }: Pick<Order, 'shipments'>): boolean {
  const kinds = new Set(shipments.map(({ kind }) => kind));
  return kinds.size > 1 || kinds.has('EMAIL');
}

/** What has become of one shipment, from the order on, and what is still to come. Times are instants. */
export function shipmentSteps({ history }: Pick<Order, 'history'>, shipment: Shipment): TimelineStep[] {
  const begun = history.filter(({ status }, index) => isBeginning(status) && history[index - 1]?.status !== status);
  const way = usualShipmentWay(shipment.kind);
  const reached = cameToNothing(shipment.status) ? reachedBefore(shipment, way) : way.findIndex((stop) => stop === shipment.status) + 1;
  const done: TimelineStep[] = [
    ...begun.map(({ status, at }) => ({ label: statusText(status), at, state: 'done' as const })),
    ...way.slice(0, reached).map((status) => ({ label: stepText(shipment, status), at: timeOf(shipment, status), state: 'done' as const })),
  ];
  if (cameToNothing(shipment.status)) return [...done, { label: statusText(shipment.status), at: undefined, state: 'failed' }];
  const ahead = way.slice(reached).map((status) => ({ label: stepText(shipment, status), at: undefined, state: 'ahead' as const }));
  return [...done.slice(0, -1), ...done.slice(-1).map((step) => ({ ...step, state: 'now' as const })), ...ahead];
}

function isBeginning(status: WireOrderState): boolean {
  return status === 'PENDING_APPROVAL' || BOUGHT.some((bought) => bought === status);
}

/** What came back had arrived; what was canceled had not. */
function reachedBefore({ status }: Shipment, way: readonly WireOrderState[]): number {
  return status === 'RETURNED' ? way.length : 0;
}

function timeOf({ arrivedAt }: Shipment, status: WireOrderState): string | undefined {
  return hasArrived(status) ? (arrivedAt ?? undefined) : undefined;
}

function stepText({ kind }: Shipment, status: WireOrderState): string {
  return kind === 'EMAIL' ? 'Emailed' : statusText(status);
}
