import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { hasOwnSteps, shipmentSteps } from './shipment-steps.ts';

type Shipment = Order['shipments'][number];
const shipment = (kind: Shipment['kind'], status: Shipment['status'], arrivedAt: string | null = null): Shipment => ({
  shipmentId: kind,
  kind,
  status,
  storeNumber: null,
  trackingNumber: null,
  tracking: null,
  heldUntil: null,
  expectedBy: null,
  late: false,
  arrivedAt,
  cartItemIds: [],
  cancellable: false,
  isOnHold: false,
  isUncollected: false,
});
const NOON = '2026-11-21T12:00:00.000Z';
const history: Order['history'] = [
  { status: 'PLACED', at: NOON },
  { status: 'READY_FOR_PICKUP', at: NOON },
  { status: 'DELIVERED', at: NOON },
];
const stepsOf = (one: Shipment) => shipmentSteps({ history }, one).map(({ label, state }) => `${label}: ${state}`);

describe('the steps of a shipment', () => {
  it('are those of its own way, whatever the order has been through', () => {
    expect(stepsOf(shipment('PICKUP', 'PICKED_UP'))).toEqual(['Order placed: done', 'Ready for pickup: done', 'Picked up: now']);
    expect(stepsOf(shipment('PARCEL', 'DELIVERED'))).toEqual(['Order placed: done', 'Shipped: done', 'Delivered: now']);
    expect(stepsOf(shipment('EMAIL', 'DELIVERED'))).toEqual(['Order placed: done', 'Emailed: now']);
  });

  it('name what is still to come', () => {
    expect(stepsOf(shipment('PICKUP', 'PLACED'))).toEqual(['Order placed: now', 'Ready for pickup: ahead', 'Picked up: ahead']);
    expect(stepsOf(shipment('PARCEL', 'SHIPPED'))).toEqual(['Order placed: done', 'Shipped: now', 'Delivered: ahead']);
  });

  it('end where it was canceled, or came back', () => {
    expect(stepsOf(shipment('PARCEL', 'CANCELLED'))).toEqual(['Order placed: done', 'Canceled: failed']);
    expect(stepsOf(shipment('PICKUP', 'RETURNED'))).toEqual([
      'Order placed: done',
      'Ready for pickup: done',
      'Picked up: done',
      'Returned: failed',
    ]);
  });

  it('say when it arrived', () => {
    expect(shipmentSteps({ history }, shipment('PICKUP', 'PICKED_UP', NOON)).map(({ at }) => at)).toEqual([NOON, undefined, NOON]);
  });

  it('are told where shipments go different ways, and for what is emailed', () => {
    const of = (...kinds: Shipment['kind'][]) => hasOwnSteps({ shipments: kinds.map((kind) => shipment(kind, 'PLACED')) });
    expect([of(), of('PARCEL', 'PARCEL'), of('PICKUP')]).toEqual([false, false, false]);
    expect([of('PARCEL', 'PICKUP'), of('EMAIL')]).toEqual([true, true]);
  });
});
