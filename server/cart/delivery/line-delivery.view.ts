import type { CartItem } from '#contracts/cart-item.ts';
import { messageText } from '#contracts/messages.ts';
import { FULFILMENT_CENTRE, isFreeItem, locationOf, type CartLine } from '#domain/cart/cart-line.ts';
import { isSameDayWished, mayComeSameDay } from '#domain/cart/rows/same-day-rows.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { alternateDeliveryOption, type DeliveryChoice } from '#domain/delivery/alternate-option.ts';
import { stockThreshold, type LocationStock } from '#domain/delivery/availability.ts';
import { shippingInfoOf } from '#domain/delivery/delivery-types.ts';
import { availableDeliveryOptions, type AvailableDeliveryOption } from '#domain/delivery/options.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Store } from '../../stores/index.ts';
import type { AssessedCart } from '../assess-cart.ts';
import type { OpenCart } from '../opened-cart.ts';

type Option = CartItem['selectedDeliveryOption'];
type LineDelivery = Pick<
  CartItem,
  'selectedDeliveryOption' | 'deliveryAnywhere' | 'availableDeliveryOptions' | 'alternateDeliveryOption' | 'inventory' | 'shippingInfo'
>;

/** What of a row in the wire's words tells how it comes, and how else it could. (C §3, Cart item) */
export function viewLineDelivery(open: OpenCart, assessed: AssessedCart, line: CartLine, facts: ItemFacts): LineDelivery {
  const options = optionsOf(open, line, facts);
  const shipping = shippingInfoOf(line.deliveryType, line.storeNumber);
  const { minDeliveryDate: from, maxDeliveryDate: to } = assessed.anywhere.get(line.lineId) ?? {};
  return {
    ...(from !== undefined && to !== undefined && { deliveryAnywhere: { from, to } }),
    selectedDeliveryOption: viewSelected(open, assessed, line, facts),
    availableDeliveryOptions: options.map(({ groupId, locations }) => ({
      groupId,
      deliveryType: TYPE_OF_GROUP[groupId],
      locations: [...locations],
    })),
    alternateDeliveryOption: viewAlternate(open, assessed, line, { facts, options }),
    inventory: { items: [{ itemId: line.itemId, availablequantity: open.availableAt(line.itemId, FULFILMENT_CENTRE) ?? 0 }] },
    shippingInfo: { deliveryType: shipping.deliveryType, pickStoreNumber: shipping.pickStoreNumber ?? null },
  };
}

const TYPE_OF_GROUP = { G1: 'STA', G2: 'ISP', G3: 'STS', G4: 'STA' } as const;

function viewSelected(open: OpenCart, assessed: AssessedCart, line: CartLine, facts: ItemFacts): Option {
  const promise = assessed.promises.get(line.lineId);
  const isToday = promise?.levelOfService === 'SDD';
  const code = 'SAME_DAY_NOT_POSSIBLE';
  return {
    ...viewOption(open, facts, {
      deliveryType: line.deliveryType,
      levelOfService: promise?.levelOfService ?? 'STANDARD',
      pickupStoreNumber: line.storeNumber,
      minDeliveryDate: promise?.minDeliveryDate,
      maxDeliveryDate: promise?.maxDeliveryDate,
      isBackOrder: promise?.isBackOrder ?? false,
      availableQuantity: assessed.states.get(line.lineId)?.availableQty ?? 0,
    }),
    messages: isSameDayWished(line) && !isToday ? [{ code, type: 'WARN', message: messageText(code), cartItemId: line.lineId }] : [],
  };
}

function viewOption(open: OpenCart, facts: ItemFacts, choice: DeliveryChoice): Option {
  const store = choice.pickupStoreNumber === undefined ? undefined : open.stores.get(choice.pickupStoreNumber);
  return {
    deliveryType: choice.deliveryType,
    levelOfService: choice.levelOfService,
    pickupStoreNumber: choice.pickupStoreNumber ?? null,
    addressId: choice.deliveryType === 'STA' ? (open.cart.checkout.shipTo?.id ?? null) : null,
    minDeliveryDate: choice.minDeliveryDate ?? null,
    maxDeliveryDate: choice.maxDeliveryDate ?? null,
    isBackOrder: choice.isBackOrder,
    pickupStore: store === undefined ? null : viewStore(store),
    availableQuantity: choice.availableQuantity,
    surchargeFeePerUnit: toDollars(facts.surcharge?.feePerUnitCents ?? 0),
    messages: [],
  };
}

function viewStore({ storeNumber, name, city, state }: Store): NonNullable<Option['pickupStore']> {
  return { storeNumber, name, city, state };
}

/** The store that a row is fetched from, or would be: the shopper's. */
function storeNumberOf({ shopper: { place } }: OpenCart, line: CartLine): string | undefined {
  return line.storeNumber ?? place.yourStoreId ?? place.cookieStoreNumber;
}

function optionsOf(open: OpenCart, line: CartLine, facts: ItemFacts): AvailableDeliveryOption[] {
  const storeNumber = storeNumberOf(open, line);
  const threshold = stockThreshold(facts, 'CALL');
  const at = (locationId: string): LocationStock => ({
    locationId,
    available: open.availableAt(line.itemId, locationId) ?? 0,
    threshold,
  });
  const offer = open.sameDayStores.length === 0 ? undefined : open.offerOf(line.itemId);
  const nearStores = offer !== undefined && mayComeSameDay(offer) ? open.sameDayStores : [];
  return availableDeliveryOptions(facts, open.buyer.mayPickUp, {
    centres: [at(FULFILMENT_CENTRE)],
    pickupStores: storeNumber === undefined ? [] : [at(storeNumber)],
    sameDayStores: nearStores.map((store) => at(store.storeNumber)).filter((location) => location.available > 0),
  });
}

/**
 * The best other way for a row, as a hint; worked out only where there is more than one. What goes along with another row, or was
 * given away, has no way of its own.
 */
function viewAlternate(
  open: OpenCart,
  assessed: AssessedCart,
  line: CartLine,
  { facts, options }: { facts: ItemFacts; options: readonly AvailableDeliveryOption[] },
): Option | null {
  if (options.length < 2 || line.parentLineId !== undefined || isFreeItem(line) || facts.bundle !== undefined) return null;
  const others = assessed.lines.filter((row) => row.itemId === line.itemId && row !== line);
  const choice = alternateDeliveryOption({
    selected: {
      deliveryType: line.deliveryType,
      levelOfService: assessed.promises.get(line.lineId)?.levelOfService ?? 'STANDARD',
      pickupStoreNumber: line.storeNumber,
    },
    qty: line.qty,
    options: options.filter((option) => isOpenTo(open, assessed, line, option)).map((option) => withoutOthers(others, option)),
    storeNumber: storeNumberOf(open, line),
    promiseOf: (way) =>
      assessed.promiseOf(facts, {
        deliveryType: way.deliveryType,
        storeNumber: way.pickupStoreNumber,
        isInStock: true,
        sameDayMiles: way.levelOfService === 'SDD' ? open.sameDayStores[0]?.miles : undefined,
      }),
  });
  return choice === undefined ? null : viewOption(open, facts, choice);
}

/** Whether a row could go a way beside the cart's other rows: those that are fetched all come from one store. */
function isOpenTo(open: OpenCart, { fetchedFrom }: AssessedCart, line: CartLine, { groupId }: AvailableDeliveryOption): boolean {
  const deliveryType = TYPE_OF_GROUP[groupId];
  if (deliveryType === 'STA') return open.items.get(line.itemId)?.facts.restrictedStates?.includes(open.buyer.shipToState) !== true;
  const fixed = fetchedFrom.get(deliveryType);
  return fixed === undefined || fixed === storeNumberOf(open, line);
}

/** An option without the pieces of the item that the cart's other rows take from the same places. */
function withoutOthers(others: readonly CartLine[], option: AvailableDeliveryOption): AvailableDeliveryOption {
  if (others.length === 0) return option;
  const takenAt = (locationId: string) => others.filter((row) => locationOf(row) === locationId).reduce((sum, row) => sum + row.qty, 0);
  const locations = option.locations.map((location) => ({ ...location, available: location.available - takenAt(location.locationId) }));
  return { ...option, locations };
}
