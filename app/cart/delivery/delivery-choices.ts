import type { CartItem } from '#contracts/cart-item.ts';
import { availabilityText } from '#domain/delivery/availability.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { SAME_DAY_FEE_CENTS } from '#domain/pricing/pricing-config.ts';

/** One way in which a row can be had. */
export type DeliveryChoice = {
  readonly deliveryType: DeliveryType;
  /** Of what is delivered: today for a fee, or as soon as possible without one. */
  readonly level: 'SDD' | 'STANDARD' | undefined;
  /** Where it is fetched. */
  readonly storeNumber: string | undefined;
  readonly label: string;
  /** The store by name, or by number where its name is not known. */
  readonly place: string | undefined;
  /** What is known about it. */
  readonly detail: string | undefined;
  readonly isChosen: boolean;
  readonly isPossible: boolean;
  /** A store has to be chosen first. */
  readonly needsStore: boolean;
};

/** Said of pickup while no store is known. (C §8, Messages) */
const NO_STORE = 'Choose store in cart to see availability.';

/** What each way is called. */
export const WAYS: Record<DeliveryType, string> = { STA: 'Delivery', ISP: 'Pick up today', STS: 'Ship to store', PCK: 'Pick up later' };

/**
 * The ways to choose from for a row; empty when there is nothing to choose. While no store is known, what is fetched from one
 * asks for it: no store is ever chosen in the shopper's place.
 */
export function deliveryChoices(
  {
    availableDeliveryOptions,
    selectedDeliveryOption: selected,
    deliveryAnywhere,
    qty,
    priceInfo,
  }: Pick<CartItem, 'availableDeliveryOptions' | 'selectedDeliveryOption' | 'deliveryAnywhere' | 'qty'> &
    Partial<Pick<CartItem, 'priceInfo'>>,
  yourStoreId: string | null,
  storeNames: ReadonlyMap<string, string> = new Map(),
): DeliveryChoice[] {
  // To who is not shown what things cost it is told that there is a fee.
  const fee = priceInfo === undefined || isShownAmount(priceInfo.finalPrice) ? formatDollars(SAME_DAY_FEE_CENTS / 100) : 'a fee';
  const storeNumber = selected.pickupStoreNumber ?? yourStoreId ?? undefined;
  // Nothing is offered for today to who has not said where they are.
  const options =
    deliveryAnywhere === undefined ? availableDeliveryOptions : availableDeliveryOptions.filter(({ groupId }) => groupId !== 'G4');
  const choices = inOrder(options).map(({ groupId, deliveryType, locations }) => {
    const isToday = groupId === 'G4';
    const isFetched = deliveryType !== 'STA';
    const place = isFetched ? placeOf(storeNumber, storeNames) : undefined;
    const isChosen = isWay(selected, deliveryType, isToday);
    const available = locations.reduce((most, location) => Math.max(most, location.available), 0);
    return {
      deliveryType,
      level: isFetched ? undefined : isToday ? ('SDD' as const) : ('STANDARD' as const),
      storeNumber: isFetched ? storeNumber : undefined,
      label: isToday ? 'Delivery today' : WAYS[deliveryType],
      place,
      detail: isToday ? `By 7 pm, for ${fee} per order` : detailOf(deliveryType, place, locations),
      isChosen,
      isPossible: isChosen || locations.length === 0 || available >= (isToday ? qty : Math.min(1, qty)),
      needsStore: isFetched && !isChosen && storeNumber === undefined,
    };
  });
  return choices.length > 1 ? choices : [];
}

/** Both ways of delivery first, then what is fetched. */
function inOrder(options: CartItem['availableDeliveryOptions']): CartItem['availableDeliveryOptions'] {
  return options.toSorted((one, other) => Number(one.deliveryType !== 'STA') - Number(other.deliveryType !== 'STA'));
}

function isWay(selected: CartItem['selectedDeliveryOption'], deliveryType: DeliveryType, isToday: boolean): boolean {
  if (deliveryType === 'STA') return selected.deliveryType === 'STA' && (selected.levelOfService === 'SDD') === isToday;
  return selected.deliveryType === deliveryType || (deliveryType === 'ISP' && selected.deliveryType === 'PCK');
}

function placeOf(storeNumber: string | undefined, storeNames: ReadonlyMap<string, string>): string | undefined {
  return storeNumber === undefined ? undefined : (storeNames.get(storeNumber) ?? `Store ${storeNumber}`);
}

function detailOf(
  deliveryType: DeliveryType,
  place: string | undefined,
  locations: CartItem['availableDeliveryOptions'][number]['locations'],
): string | undefined {
  if (deliveryType === 'STA') return undefined;
  if (place === undefined) return NO_STORE;
  const [store] = locations;
  if (deliveryType === 'STS' || store === undefined) return place;
  return `${place}: ${store.available <= 0 ? 'none there' : `${availabilityText(store.available, store.threshold)} in stock`}`;
}
