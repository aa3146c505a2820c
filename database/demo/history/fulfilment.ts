import { planShipments, type ShipmentKind } from '#domain/orders/shipment-plan.ts';
import { hashOf, idOf } from '../random.ts';
import type { PastEvent, PastLine, PastMove, PastOrder, PastReturn, PastShipment } from './order.ts';

type Sent = Pick<PastOrder, 'orderNumber' | 'status' | 'placedAt' | 'totalCents' | 'lines' | 'payments' | 'events'>;

/** What travelled, was moved at the vendor and came back: for orders that a card or an invoice paid. PayPal settled its own elsewhere. */
export type Fulfilment = Pick<PastOrder, 'shipments' | 'moves' | 'returns'> & { readonly shipmentEvents: readonly PastEvent[] };

const NONE: Fulfilment = { shipments: [], moves: [], returns: [], shipmentEvents: [] };

/** How an order was sent, charged and, where it came back, refunded: as the shop would have written it down. */
export function fulfilmentOf(order: Sent): Fulfilment {
  const { orderNumber, status, placedAt, totalCents, lines, payments, events } = order;
  const [payment] = payments;
  const [planned] = planShipments(lines.map(asLineToShip));
  if (payment === undefined || payment.paymentType === 'PAYPAL' || planned === undefined) return NONE;
  const shipmentId = idOf(`shipment ${orderNumber}`);
  const at = (state: string) => events.find(({ kind, toState }) => kind === 'ORDER' && toState === state)?.at ?? placedAt;
  const hasLeft = status !== 'CANCELLED';
  const endedAt = at(status);
  const shipment: PastShipment = {
    shipmentId,
    kind: planned.kind,
    storeNumber: planned.storeNumber ?? null,
    promisedFor: planned.promisedFor ?? null,
    state: status,
    goodsCents: planned.goodsCents,
    feesCents: hasLeft ? totalCents - planned.goodsCents : 0,
    tracking: hasLeft && planned.kind === 'PARCEL' ? `FS${1e9 + hashOf(`tracking ${orderNumber}`)}US` : null,
    lineIds: planned.lines.map(({ lineId }) => lineId),
    updatedAt: endedAt,
  };
  const returns = status === 'RETURNED' ? [returnOf(orderNumber, lines, endedAt)] : [];
  const moveOf = moving(orderNumber, payment.paymentId);
  const moves: readonly PastMove[] = hasLeft
    ? [
        moveOf('CAPTURE', totalCents, at(planned.kind === 'PICKUP' ? 'PICKED_UP' : 'SHIPPED'), { shipmentId }),
        ...returns.map(({ returnId, refundCents }) => moveOf('REFUND', refundCents, endedAt, { returnId })),
      ]
    : [moveOf('RELEASE', totalCents, endedAt, {})];
  return { shipments: [shipment], moves, returns, shipmentEvents: eventsOf(shipmentId, planned.kind, order) };
}

/** What comes back is refunded with its tax; delivery and handling are not. */
export function goodsOf(lines: readonly PastLine[]): number {
  return lines.reduce((sum, { finalCents, taxCents }) => sum + finalCents + taxCents, 0);
}

function asLineToShip({ lineId, qty, finalCents, taxCents, storeNumber, promisedFor }: PastLine) {
  return {
    lineId,
    qty,
    finalCents,
    taxCents,
    parentLineId: undefined,
    isPhysical: true,
    isMainOnly: false,
    storeNumber: storeNumber ?? undefined,
    promisedFor,
  };
}

function returnOf(orderNumber: string, lines: readonly PastLine[], at: Date): PastReturn {
  return {
    returnId: idOf(`return ${orderNumber}`),
    refundCents: goodsOf(lines),
    reason: 'NO_LONGER_NEEDED',
    at,
    lines: lines.map(({ lineId, qty, finalCents, taxCents }) => ({ lineId, qty, refundCents: finalCents + taxCents })),
  };
}

function moving(orderNumber: string, paymentId: string) {
  return (kind: PastMove['kind'], amountCents: number, at: Date, cause: Pick<PastMove, 'shipmentId' | 'returnId'>): PastMove => ({
    moveId: idOf(`${kind} ${orderNumber}`),
    paymentId,
    kind,
    amountCents,
    at,
    ...cause,
  });
}

/** Its way: opened with the order, charged just before it left. */
function eventsOf(shipmentId: string, kind: ShipmentKind, { events, placedAt }: Sent): PastEvent[] {
  const leavesAs = kind === 'PICKUP' ? 'PICKED_UP' : 'SHIPPED';
  const course = events.filter(
    (event) => event.kind === 'ORDER' && !['CLAIMED', 'PLACED', 'PENDING_APPROVAL', 'APPROVED'].includes(event.toState),
  );
  const openedAt =
    events.findLast(({ toState, kind: of }) => of === 'ORDER' && (toState === 'PLACED' || toState === 'APPROVED'))?.at ?? placedAt;
  const steps = [
    { toState: 'OPEN', at: openedAt },
    ...course.flatMap(({ toState, at }) =>
      toState === leavesAs
        ? [
            { toState: 'CHARGING', at: new Date(at.getTime() - 2000) },
            { toState, at },
          ]
        : [{ toState, at }],
    ),
  ];
  return steps.map(({ toState, at }, index) => ({
    kind: 'SHIPMENT',
    paymentId: null,
    shipmentId,
    fromState: steps[index - 1]?.toState ?? null,
    toState,
    at,
  }));
}
