import type { LocationStock } from './availability.ts';
import { isPhysical, madeInDays, type DeliverableItem } from './deliverable-item.ts';
import { isPickup, optionGroupOf, type DeliveryType, type OptionGroup } from './delivery-types.ts';

/** One way in which a row could be delivered, and where the goods for it lie. (C §3, availableDeliveryOptions) */
export interface AvailableDeliveryOption {
  readonly groupId: OptionGroup;
  readonly locations: readonly LocationStock[];
}

/** Where an item lies, as seen from one shopper. */
export interface ItemStock {
  /** Fulfilment centres, which ship to addresses and to stores. */
  readonly centres: readonly LocationStock[];
  /** The shopper's store, or those near them; none while no store is set. */
  readonly pickupStores: readonly LocationStock[];
  /** Stores within the same-day radius of the shopper's zip. */
  readonly sameDayStores: readonly LocationStock[];
}

const NONE: readonly OptionGroup[] = [];
const SHIP: readonly OptionGroup[] = ['G1'];
const PICK_UP: readonly OptionGroup[] = ['G2'];
const SHIP_ANYWHERE: readonly OptionGroup[] = ['G1', 'G3'];
const SHIP_TODAY: readonly OptionGroup[] = ['G1', 'G4'];
const NOT_TODAY: readonly OptionGroup[] = ['G1', 'G2', 'G3'];
const EVERYTHING: readonly OptionGroup[] = ['G1', 'G2', 'G3', 'G4'];

/**
 * The ways that may be offered for an item, whatever the stock. Nothing to carry: none. Furniture: shipping to an address
 * only. In-store only: pickup only. Made for somebody: nothing today. Not eligible for pickup: no store hands it out, neither to the shopper nor to a courier.
 * Without the permission for pickup (business accounts without G_BOP) nothing that is fetched from a store.
 */
export function offeredGroups(item: DeliverableItem, isPickupPermitted: boolean): readonly OptionGroup[] {
  if (!isPhysical(item)) return NONE;
  const isEligible = item.isPickupEligible !== false;
  if (item.isInStoreOnly === true) return isEligible && isPickupPermitted ? PICK_UP : NONE;
  if (item.isFurniture === true) return SHIP;
  if (!isEligible) return isPickupPermitted ? SHIP_ANYWHERE : SHIP;
  if (madeInDays(item) > 0) return isPickupPermitted ? NOT_TODAY : SHIP;
  return isPickupPermitted ? EVERYTHING : SHIP_TODAY;
}

/** Whether a store has pieces of an item to hand out: it has none of what is sold before it is published. */
export function isHandedOut(item: DeliverableItem & { readonly isPreOrder?: boolean }, isPickupPermitted: boolean): boolean {
  return item.isPreOrder !== true && offeredGroups(item, isPickupPermitted).includes('G2');
}

/**
 * Whether a delivery type is none that needs a store, or one in which a store hands the item out: nobody fetches a download, and
 * no store takes furniture in.
 */
export function mayBeFetched(item: DeliverableItem, deliveryType: DeliveryType): boolean {
  if (!isPickup(deliveryType)) return true;
  return offeredGroups(item, true).includes(optionGroupOf(deliveryType, 'STANDARD'));
}

/**
 * The row's availableDeliveryOptions, G1 to G4 in order. Pickup is listed without locations while no store is set (the
 * shopper is asked to choose one); same-day delivery only where a store is near enough.
 */
export function availableDeliveryOptions(item: DeliverableItem, isPickupPermitted: boolean, stock: ItemStock): AvailableDeliveryOption[] {
  return offeredGroups(item, isPickupPermitted)
    .map((groupId) => ({ groupId, locations: locationsOf(groupId, stock) }))
    .filter(({ groupId, locations }) => groupId !== 'G4' || locations.length > 0);
}

function locationsOf(groupId: OptionGroup, stock: ItemStock): readonly LocationStock[] {
  switch (groupId) {
    case 'G1':
    case 'G3':
      return stock.centres;
    case 'G2':
      return stock.pickupStores;
    case 'G4':
      return stock.sameDayStores;
    default:
      return groupId satisfies never;
  }
}
