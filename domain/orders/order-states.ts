import type { StateMachine } from '#domain/shared/state-machine.ts';
import type { ShipmentKind } from './shipment-plan.ts';

/**
 * What an order can be. CLAIMED: being paid, nothing is sold yet. ABANDONED: the payment came to nothing, the cart is free
 * again. The others stand on the wire.
 */
export type OrderState =
  | 'CLAIMED'
  | 'ABANDONED'
  | 'PENDING_APPROVAL'
  | 'APPROVED'
  | 'DECLINED'
  | 'PLACED'
  | 'READY_FOR_PICKUP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'PICKED_UP'
  | 'CANCELLED'
  | 'RETURNED';

/** The ten that clients and shoppers know; a claim is none of them yet, and one that was given up is cancelled. */
export const WIRE_ORDER_STATES = [
  'PLACED',
  'PENDING_APPROVAL',
  'APPROVED',
  'DECLINED',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'DELIVERED',
  'PICKED_UP',
  'CANCELLED',
  'RETURNED',
] as const;
export type WireOrderState = (typeof WIRE_ORDER_STATES)[number];

/**
 * Where an order that is bought for good can go: its shipments decide. It is returned at once where one part of it came back
 * and the rest, for which it had waited, is cancelled.
 */
const UNDER_WAY = ['READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED'] as const;

export const ORDER_MACHINE: StateMachine<OrderState> = {
  first: 'CLAIMED',
  moves: {
    CLAIMED: ['PLACED', 'PENDING_APPROVAL', 'ABANDONED'],
    ABANDONED: [],
    PENDING_APPROVAL: ['APPROVED', 'DECLINED', 'CANCELLED'],
    APPROVED: UNDER_WAY,
    DECLINED: [],
    PLACED: UNDER_WAY,
    READY_FOR_PICKUP: ['SHIPPED', 'DELIVERED', 'PICKED_UP', 'CANCELLED', 'RETURNED'],
    SHIPPED: ['DELIVERED'],
    DELIVERED: ['RETURNED'],
    PICKED_UP: ['RETURNED'],
    CANCELLED: [],
    RETURNED: [],
  },
};

/** The state as the wire has it; undefined while the order is still being paid. */
export function wireOrderState(state: OrderState): WireOrderState | undefined {
  if (state === 'CLAIMED') return undefined;
  return state === 'ABANDONED' ? 'CANCELLED' : state;
}

/** What a claim becomes when its money is held: from then on it has a day on which it was ordered. */
export const ORDERED: readonly OrderState[] = ORDER_MACHINE.moves.CLAIMED.filter((state) => state !== 'ABANDONED');

/** What nobody has ordered yet, or in the end. */
export const NEVER_ORDERED = ['CLAIMED', 'ABANDONED'] as const satisfies readonly OrderState[];

/** Ordered, and nothing of it is packed: what belongs together could still go together. */
export const NOT_PACKED = ['PENDING_APPROVAL', 'APPROVED', 'PLACED'] as const satisfies readonly OrderState[];

/** Whether an order is one of them. */
export function cameToNothing(state: OrderState): boolean {
  return CAME_TO_NOTHING.some((one) => one === state);
}

/** Orders of which nothing more will come, and nothing is left with the shopper. */
export const CAME_TO_NOTHING = ['DECLINED', 'CANCELLED', 'RETURNED'] as const satisfies readonly OrderState[];

/** Orders by which nobody has bought anything, or not yet. */
export const NOT_BOUGHT = ['PENDING_APPROVAL', 'DECLINED', 'CANCELLED'] as const satisfies readonly OrderState[];

/** What somebody looks for among their orders, by where they are: every state is in one of the groups. */
export const ORDER_GROUPS = {
  UNDER_WAY: ['CLAIMED', 'PENDING_APPROVAL', 'APPROVED', 'PLACED', 'READY_FOR_PICKUP', 'SHIPPED'],
  ARRIVED: ['DELIVERED', 'PICKED_UP'],
  ENDED: ['ABANDONED', ...CAME_TO_NOTHING],
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderGroup = keyof typeof ORDER_GROUPS;
export const ORDER_GROUP_NAMES = ['UNDER_WAY', 'ARRIVED', 'ENDED'] as const satisfies readonly OrderGroup[];

/** Orders that have arrived, whole. */
export const ARRIVED = ['DELIVERED', 'PICKED_UP'] as const satisfies readonly OrderState[];

/** Nothing of these is under way any more: what comes after them is asked for by their buyer alone. */
export const SETTLED = [...ORDER_GROUPS.ARRIVED, ...ORDER_GROUPS.ENDED] as const satisfies readonly OrderState[];

export function hasArrived(state: OrderState): boolean {
  return ARRIVED.some((arrived) => arrived === state);
}

/** Bought for good, and nothing of it has moved yet. */
export const BOUGHT = ['PLACED', 'APPROVED'] as const satisfies readonly OrderState[];

/** Orders that are bought for good and not yet at their end: their shipments move them on. */
export function isUnderWay(state: OrderState): boolean {
  return BOUGHT.some((bought) => bought === state) || state === 'READY_FOR_PICKUP' || state === 'SHIPPED';
}

/**
 * What an order becomes when all goes well, from its placing on.
 *
 * @param isFetched undefined where only a part is picked up: then each shipment goes its own way once the order is bought.
 */
export function usualWay({
  needsApproval,
  isFetched,
}: {
  readonly needsApproval: boolean;
  readonly isFetched: boolean | undefined;
}): WireOrderState[] {
  const start: WireOrderState[] = needsApproval ? ['PENDING_APPROVAL', 'APPROVED'] : ['PLACED'];
  if (isFetched === undefined) return start;
  return [...start, ...usualShipmentWay(isFetched ? 'PICKUP' : 'PARCEL')];
}

/** Where shipments stop on their way. */
export type ShipmentStop = Extract<WireOrderState, 'SHIPPED' | 'READY_FOR_PICKUP' | 'DELIVERED' | 'PICKED_UP'>;

const SHIPMENT_WAYS: Record<ShipmentKind, readonly ShipmentStop[]> = {
  PARCEL: ['SHIPPED', 'DELIVERED'],
  PICKUP: ['READY_FOR_PICKUP', 'PICKED_UP'],
  EMAIL: ['DELIVERED'],
};

/** What a shipment becomes when all goes well, once its order is bought. */
export function usualShipmentWay(kind: ShipmentKind): readonly ShipmentStop[] {
  return SHIPMENT_WAYS[kind];
}
