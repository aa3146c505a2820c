import { describe, expect, it } from 'vitest';
import { mayMove, statesOf } from '#domain/shared/state-machine.ts';
import { orderProgress } from './order-progress.ts';
import { ORDER_MACHINE, type OrderState } from './order-states.ts';
import { SHIPMENT_KINDS, type ShipmentKind } from './shipment-plan.ts';
import { isCancellable, SHIPMENT_MACHINE, type ShipmentState } from './shipment-states.ts';

type Order = { readonly state: OrderState; readonly shipments: readonly Shipment[] };
type Shipment = { readonly kind: ShipmentKind; readonly state: ShipmentState };
const parcel = (state: ShipmentState): Shipment => ({ kind: 'PARCEL', state });
const pickup = (state: ShipmentState): Shipment => ({ kind: 'PICKUP', state });
const email = (state: ShipmentState): Shipment => ({ kind: 'EMAIL', state });

describe('what an order is by its shipments', () => {
  it.each<[string, OrderState | undefined, Shipment[]]>([
    ['stays while some of it is still here', undefined, [parcel('SHIPPED'), parcel('OPEN')]],
    ['stays while money is being taken', undefined, [parcel('CHARGING')]],
    ['stays while a charge has failed', undefined, [parcel('DELIVERED'), pickup('CHARGE_FAILED')]],
    ['is shipped when the last parcel has left', 'SHIPPED', [parcel('SHIPPED'), parcel('DELIVERED')]],
    ['is delivered when all has arrived', 'DELIVERED', [parcel('DELIVERED'), parcel('DELIVERED')]],
    ['is delivered where some came and some was fetched', 'DELIVERED', [parcel('DELIVERED'), pickup('PICKED_UP')]],
    ['is ready when nothing but the fetching is left', 'READY_FOR_PICKUP', [pickup('READY_FOR_PICKUP'), parcel('SHIPPED')]],
    ['is not ready while another store still packs', undefined, [pickup('READY_FOR_PICKUP'), pickup('OPEN')]],
    ['is picked up when all was fetched', 'PICKED_UP', [pickup('PICKED_UP'), pickup('PICKED_UP')]],
    ['is picked up still when some of it came back', 'PICKED_UP', [pickup('PICKED_UP'), pickup('RETURNED')]],
    ['is delivered still when its parcels came back', 'DELIVERED', [parcel('RETURNED'), pickup('PICKED_UP')]],
    ['is returned when all came back', 'RETURNED', [parcel('RETURNED'), pickup('RETURNED')]],
    ['does not ask what was cancelled', 'RETURNED', [parcel('RETURNED'), pickup('CANCELLED')]],
    ['is cancelled when nothing is left', 'CANCELLED', [parcel('CANCELLED'), email('CANCELLED')]],
  ])('%s', (_title, state, shipments) => {
    expect(orderProgress(shipments)).toBe(state);
  });

  it('is not moved by e-mail beside goods, and by nothing else where there are no goods (any more)', () => {
    expect(orderProgress([email('DELIVERED'), parcel('OPEN')])).toBeUndefined();
    expect(orderProgress([email('OPEN'), parcel('SHIPPED')])).toBe('SHIPPED');
    expect(orderProgress([email('OPEN')])).toBeUndefined();
    expect(orderProgress([email('DELIVERED')])).toBe('DELIVERED');
    expect(orderProgress([email('DELIVERED'), parcel('CANCELLED')])).toBe('DELIVERED');
    expect(orderProgress([email('CHARGING'), parcel('CANCELLED')])).toBeUndefined();
    expect(orderProgress([email('CHARGE_FAILED'), parcel('CANCELLED')])).toBeUndefined();
  });
});

/** Where money was taken for it, a shipment goes on as its kind does. */
const LEAVES: Record<ShipmentKind, ShipmentState> = { PARCEL: 'SHIPPED', PICKUP: 'PICKED_UP', EMAIL: 'DELIVERED' };

function movesOf({ kind, state }: Shipment): Shipment[] {
  return statesOf(SHIPMENT_MACHINE)
    .filter((to) => mayMove(SHIPMENT_MACHINE, state, to))
    .filter((to) => state !== 'CHARGING' || to === 'CHARGE_FAILED' || to === LEAVES[kind])
    .map((to) => ({ kind, state: to }));
}

/** All that can happen next: one shipment moves, or all that can be cancelled are. */
function nextOf(shipments: readonly Shipment[]): Shipment[][] {
  const single = shipments.flatMap((shipment, index) => movesOf(shipment).map((moved) => shipments.with(index, moved)));
  const cancelled = shipments.map(({ kind, state }): Shipment => ({ kind, state: isCancellable(state) ? 'CANCELLED' : state }));
  return [...single, cancelled];
}

/** Orders of up to three shipments, by kind. */
const ORDERS = SHIPMENT_KINDS.flatMap((one) => [
  [one],
  ...SHIPMENT_KINDS.flatMap((two) => [[one, two], ...SHIPMENT_KINDS.map((three) => [one, two, three])]),
]);

/** Every move that shipments, in whatever order they move, make of an order that began as this, by way of an example. */
function movesOfOrders(first: OrderState): Map<string, string> {
  const moves = new Map<string, string>();
  for (const kinds of ORDERS) {
    const begin: Order = { state: first, shipments: kinds.map((kind) => ({ kind, state: SHIPMENT_MACHINE.first })) };
    const seen = new Map([[JSON.stringify(begin), begin]]);
    for (const { state, shipments } of seen.values())
      for (const after of nextOf(shipments)) {
        const order: Order = { state: orderProgress(after) ?? state, shipments: after };
        if (order.state !== state) moves.set(`${state} to ${order.state}`, JSON.stringify({ shipments, after }));
        seen.set(JSON.stringify(order), order);
      }
  }
  return moves;
}

describe('the histories of all shipments of an order', () => {
  it.each(['PLACED', 'APPROVED'] as const)('move one that is %s along its own machine, and along all of it', (first) => {
    const moves = movesOfOrders(first);
    const reached = new Set<OrderState>([first]);
    for (const from of reached) for (const to of ORDER_MACHINE.moves[from]) reached.add(to);
    const allowed = [...reached].flatMap((from) => ORDER_MACHINE.moves[from].map((to) => `${from} to ${to}`));
    expect([...moves].filter(([move]) => !allowed.includes(move))).toEqual([]);
    expect([...moves.keys()].toSorted()).toEqual(allowed.toSorted());
  });
});
