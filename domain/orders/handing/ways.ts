import type { ShipmentKind } from '../shipment-plan.ts';

/** How the parts of an order reach whoever ordered them. */
export type Ways = { readonly hasParcels: boolean; readonly hasPickups: boolean; readonly hasEmails: boolean };

/** Groups of what nobody carries, by how their key begins. */
const EMAILED: readonly string[] = ['E_DOWNLOAD', 'MEMBERSHIP'];

/** How delivery groups reach whoever orders them. `deliveryType`: that of the group's first row. */
export function waysOfGroups(groups: readonly { readonly key: string; readonly deliveryType: string }[]): Ways {
  const isEmailed = ({ key }: { readonly key: string }) => EMAILED.includes(key.split(':')[0] ?? '');
  const carried = groups.filter((group) => !isEmailed(group));
  return {
    hasParcels: carried.some(({ deliveryType }) => deliveryType === 'STA'),
    hasPickups: carried.some(({ deliveryType }) => deliveryType !== 'STA'),
    hasEmails: groups.some(isEmailed),
  };
}

/** An order as far as it tells how its parts travel. */
export interface TravellingOrder {
  readonly shipments: readonly { readonly kind: ShipmentKind; readonly status: string }[];
  readonly deliveryGroups: readonly { readonly key: string; readonly cartItemIds: readonly string[] }[];
  readonly items: readonly { readonly cartItemId: string; readonly deliveryType: string }[];
}

/** The ways of an order: those of its shipments, canceled ones aside as long as others are left; before it has any those that were planned. */
export function waysOf({ shipments, deliveryGroups, items }: TravellingOrder): Ways {
  if (shipments.length > 0) {
    const going = shipments.filter(({ status }) => status !== 'CANCELLED');
    const kinds = (going.length > 0 ? going : shipments).map(({ kind }) => kind);
    return { hasParcels: kinds.includes('PARCEL'), hasPickups: kinds.includes('PICKUP'), hasEmails: kinds.includes('EMAIL') };
  }
  const types = new Map(items.map(({ cartItemId, deliveryType }) => [cartItemId, deliveryType]));
  return waysOfGroups(deliveryGroups.map(({ key, cartItemIds: [first = ''] }) => ({ key, deliveryType: types.get(first) ?? 'STA' })));
}

/** Whether all that anybody carries is picked up in a store. */
export function isPickupOnly({ hasParcels, hasPickups }: Ways): boolean {
  return hasPickups && !hasParcels;
}
