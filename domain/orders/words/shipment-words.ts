import type { WireOrderState } from '../order-states.ts';
import type { ShipmentKind } from '../shipment-plan.ts';
import { BEING_CHECKED } from './on-hold.ts';

/** How far a shipment is, whatever it is made of. */
export type ShipmentStage = 'PREPARED' | 'READY' | 'LEFT' | 'THERE' | 'CANCELLED' | 'RETURNED';

export function shipmentStage(status: WireOrderState): ShipmentStage {
  switch (status) {
    case 'READY_FOR_PICKUP':
      return 'READY';
    case 'SHIPPED':
      return 'LEFT';
    case 'DELIVERED':
    case 'PICKED_UP':
      return 'THERE';
    case 'CANCELLED':
    case 'DECLINED':
      return 'CANCELLED';
    case 'RETURNED':
      return 'RETURNED';
    case 'PLACED':
    case 'PENDING_APPROVAL':
    case 'APPROVED':
      return 'PREPARED';
    default:
      return status satisfies never;
  }
}

const ENDED = { CANCELLED: 'Canceled', RETURNED: 'Returned' } as const;
const STAGE_WORDS: Record<ShipmentKind, Record<ShipmentStage, string>> = {
  PARCEL: { ...ENDED, PREPARED: 'Being packed', READY: 'Being packed', LEFT: 'On its way', THERE: 'Delivered' },
  PICKUP: { ...ENDED, PREPARED: 'Being prepared', READY: 'Ready for pickup', LEFT: 'Ready for pickup', THERE: 'Picked up' },
  EMAIL: { ...ENDED, PREPARED: 'Being sent', READY: 'Being sent', LEFT: 'Sent', THERE: 'Sent' },
};

type Standing = { readonly kind: ShipmentKind; readonly status: WireOrderState; readonly isOnHold: boolean };

/** How far a shipment is, in a word or two: 'On its way'. */
export function shipmentStatusText({ kind, status, isOnHold }: Standing): string {
  return isOnHold ? BEING_CHECKED : STAGE_WORDS[kind][shipmentStage(status)];
}

type Titled = { readonly shipmentId: string; readonly kind: ShipmentKind; readonly storeNumber: string | null };
type Store = { readonly type: string; readonly storeNumber: string | null; readonly firstName: string; readonly lastName: string };

/**
 * What a shipment is called beside the others of its order: 'Package 1 of 2', 'Pickup at Framingham', 'By email'.
 *
 * @param addresses of its order: they name its stores.
 */
export function shipmentTitle(
  shipment: Titled,
  { shipments, addresses }: { readonly shipments: readonly Titled[]; readonly addresses: readonly Store[] },
): string {
  switch (shipment.kind) {
    case 'EMAIL':
      return 'By email';
    case 'PICKUP':
      return `Pickup at ${storeName(shipment.storeNumber, addresses)}`;
    case 'PARCEL': {
      const parcels = shipments.filter(({ kind }) => kind === 'PARCEL');
      const place = parcels.findIndex(({ shipmentId }) => shipmentId === shipment.shipmentId) + 1;
      return parcels.length === 1 ? 'Package' : `Package ${place} of ${parcels.length}`;
    }
    default:
      return shipment.kind satisfies never;
  }
}

/** How a store of an order is called: by its name, or by its number where that is all that is known. */
export function storeName(storeNumber: string | null, addresses: readonly Store[]): string {
  const store = addresses.find((address) => address.type === 'ST' && address.storeNumber === storeNumber);
  const name = `${store?.firstName ?? ''} ${store?.lastName ?? ''}`.trim();
  return name === '' ? `store ${storeNumber ?? ''}`.trim() : name;
}
