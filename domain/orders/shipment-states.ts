import { mayMove, type StateMachine } from '#domain/shared/state-machine.ts';
import { usualShipmentWay, type ShipmentStop, type WireOrderState } from './order-states.ts';
import type { ShipmentKind } from './shipment-plan.ts';

/**
 * What a shipment can be: a parcel, what waits in a store, or what comes by e-mail. CHARGING: its money is being taken; it
 * goes on only when all of it is there. CHARGE_FAILED: a tender that was approved did not pay, so a person has to look. ON_HOLD: its order was
 * picked out, and nothing of it moves before a person has decided (`screening-rules.ts`).
 */
export type ShipmentState =
  | 'OPEN'
  | 'ON_HOLD'
  | 'READY_FOR_PICKUP'
  | 'CHARGING'
  | 'CHARGE_FAILED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'PICKED_UP'
  | 'CANCELLED'
  | 'RETURNED';

export const SHIPMENT_MACHINE: StateMachine<ShipmentState> = {
  first: 'OPEN',
  moves: {
    OPEN: ['CHARGING', 'READY_FOR_PICKUP', 'ON_HOLD', 'CANCELLED'],
    ON_HOLD: ['OPEN', 'CANCELLED'],
    READY_FOR_PICKUP: ['CHARGING', 'CANCELLED'],
    // Back to where it was: the hold on its money ran out and was not renewed, and its buyer is asked to pay another way.
    CHARGING: ['SHIPPED', 'PICKED_UP', 'DELIVERED', 'CHARGE_FAILED', 'OPEN', 'READY_FOR_PICKUP'],
    CHARGE_FAILED: ['CHARGING', 'CANCELLED'],
    SHIPPED: ['DELIVERED'],
    DELIVERED: ['RETURNED'],
    PICKED_UP: ['RETURNED'],
    CANCELLED: [],
    RETURNED: [],
  },
};

/** The state as the wire has it: what has not left yet is placed. */
export function wireShipmentState(state: ShipmentState): WireOrderState {
  return state === 'OPEN' || state === 'ON_HOLD' || state === 'CHARGING' || state === 'CHARGE_FAILED' ? 'PLACED' : state;
}

/** What nobody has paid for yet and no carrier has. */
export function isCancellable(state: ShipmentState): boolean {
  return mayMove(SHIPMENT_MACHINE, state, 'CANCELLED');
}

/** What the shopper has in hand. */
export function isReturnable(state: ShipmentState): boolean {
  return mayMove(SHIPMENT_MACHINE, state, 'RETURNED');
}

/** Where a shipment is as long as it can still come late: a parcel until it is delivered, a pickup until it waits in its store. */
export const STILL_EXPECTED = {
  PARCEL: ['OPEN', 'ON_HOLD', 'CHARGING', 'CHARGE_FAILED', 'SHIPPED'],
  PICKUP: ['OPEN', 'ON_HOLD'],
} as const satisfies Partial<Record<ShipmentKind, readonly ShipmentState[]>>;

/** Whether somebody waits for it still. What comes by e-mail is there at once. */
export function isStillExpected({ kind, state }: { readonly kind: ShipmentKind; readonly state: ShipmentState }): boolean {
  return kind !== 'EMAIL' && STILL_EXPECTED[kind].some((one) => one === state);
}

/** Where nobody has begun to pack a shipment, hand it over or charge for it. */
export const NOT_BEGUN = ['OPEN', 'ON_HOLD'] as const satisfies readonly ShipmentState[];

/** Where a shipment waits for somebody to pack, carry or hand it over. */
export const WAITING_TO_GO_ON = ['OPEN', 'READY_FOR_PICKUP', 'SHIPPED'] as const satisfies readonly ShipmentState[];

/** Where a shipment goes next when all goes well; undefined at the end of its way and off it, such as while it is on hold. */
export function nextStop(kind: ShipmentKind, state: ShipmentState): ShipmentStop | undefined {
  const way = usualShipmentWay(kind);
  if (state === 'OPEN') return way[0];
  const at = way.findIndex((stop) => stop === state);
  return at === -1 ? undefined : way[at + 1];
}
