import type { CartItem } from '#contracts/cart.ts';
import { availabilityText } from '#domain/delivery/availability.ts';
import { DEFAULT_CART_STORE_NUMBER } from '#domain/delivery/default-places.ts';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';

/** One way in which a row can be had. */
export type DeliveryChoice = {
  readonly deliveryType: DeliveryType;
  /** Where it is fetched. */
  readonly storeNumber: string | undefined;
  readonly label: string;
  /** What is known about it. */
  readonly detail: string | undefined;
  readonly isChosen: boolean;
  readonly isPossible: boolean;
};

const LABELS: Record<DeliveryType, string> = { STA: 'Delivery', ISP: 'Pick up today', STS: 'Ship to store', PCK: 'Pick up later' };

/**
 * The ways to choose from for a row; empty when there is nothing to choose. Without a store of the shopper's, pickup is
 * offered at the store that the cart names by default, as a choice and never as the preset.
 */
export function deliveryChoices(
  {
    availableDeliveryOptions,
    selectedDeliveryOption: selected,
    qty,
  }: Pick<CartItem, 'availableDeliveryOptions' | 'selectedDeliveryOption' | 'qty'>,
  yourStoreId: string | null,
): DeliveryChoice[] {
  const storeNumber = selected.pickupStoreNumber ?? yourStoreId ?? DEFAULT_CART_STORE_NUMBER;
  const choices = availableDeliveryOptions
    .filter(({ groupId }) => groupId !== 'G4')
    .map(({ deliveryType, locations }) => {
      const isFetched = deliveryType !== 'STA';
      const isChosen = selected.deliveryType === deliveryType || (deliveryType === 'ISP' && selected.deliveryType === 'PCK');
      const available = locations.reduce((most, location) => Math.max(most, location.available), 0);
      const isKnown = locations.length > 0;
      return {
        deliveryType,
        storeNumber: isFetched ? storeNumber : undefined,
        label: LABELS[deliveryType],
        detail: detailOf(deliveryType, storeNumber, locations),
        isChosen,
        isPossible: isChosen || !isKnown || available >= Math.min(1, qty),
      };
    });
  return choices.length > 1 ? choices : [];
}

function detailOf(
  deliveryType: DeliveryType,
  storeNumber: string,
  locations: CartItem['availableDeliveryOptions'][number]['locations'],
): string | undefined {
  if (deliveryType === 'STA') return undefined;
  const [store] = locations;
  if (deliveryType === 'STS' || store === undefined) return `Store ${storeNumber}`;
  return `Store ${storeNumber}: ${store.available <= 0 ? 'none there' : `${availabilityText(store.available, store.threshold)} in stock`}`;
}
