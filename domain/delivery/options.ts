import type { LocationStock } from './availability.ts';
import { isPhysical, type DeliverableItem } from './deliverable-item.ts';
import { optionGroupOf, type DeliveryType, type LevelOfService, type OptionGroup } from './delivery-types.ts';

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
const EVERYTHING: readonly OptionGroup[] = ['G1', 'G2', 'G3', 'G4'];

/**
 * The ways that may be offered for an item, whatever the stock. Nothing to carry: none. Furniture: shipping to an address
 * only. In-store only: pickup only. Not eligible for pickup: no store hands it out, neither to the shopper nor to a courier.
 * Without the permission for pickup (business accounts without G_BOP) nothing that is fetched from a store.
 */
export function offeredGroups(item: DeliverableItem, isPickupPermitted: boolean): readonly OptionGroup[] {
  if (!isPhysical(item)) return NONE;
  const isEligible = item.isPickupEligible !== false;
  if (item.isInStoreOnly === true) return isEligible && isPickupPermitted ? PICK_UP : NONE;
  if (item.isFurniture === true) return SHIP;
  if (!isEligible) return isPickupPermitted ? SHIP_ANYWHERE : SHIP;
  return isPickupPermitted ? EVERYTHING : SHIP_TODAY;
}

/**
 * Whether a row may have a delivery type and level. What comes by e-mail, or goes along with another row, is carried by
 * nobody: such a row keeps the default STA.
 */
export function mayBeDelivered(
  item: DeliverableItem,
  isPickupPermitted: boolean,
  way: { readonly deliveryType: DeliveryType; readonly levelOfService: LevelOfService },
): boolean {
  const group = optionGroupOf(way.deliveryType, way.levelOfService);
  if (!isPhysical(item)) return group === 'G1';
  return offeredGroups(item, isPickupPermitted).includes(group);
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
