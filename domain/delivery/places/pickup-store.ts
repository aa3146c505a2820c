import { isPickup, type DeliveryType } from '../delivery-types.ts';

/** The delivery that a request asks for a row, and the stores it may mean. An empty store number counts as none. */
export interface DeliveryWish {
  readonly deliveryType: DeliveryType;
  /** The store named with the row itself. */
  readonly rowStoreNumber?: string | undefined;
  /** The store named once for the whole request. (C §3, Add-to-cart request) */
  readonly yourStoreNo?: string | undefined;
  /** The store of the user's profile. (C §3, User info) */
  readonly yourStoreId?: string | undefined;
  /** The store of the cookie YourStore. (C §2, Cookies) */
  readonly cookieStoreNumber?: string | undefined;
  /** Whether a store hands the item out. */
  readonly isPickupEligible: boolean;
}

/** The delivery that a row gets, or why it gets none. */
export type DeliveryDecision =
  | {
      readonly isAccepted: true;
      readonly deliveryType: DeliveryType;
      readonly pickupStoreNumber: string | undefined;
      /** Pickup was asked for, but without any store the row is shipped by standard delivery. */
      readonly hasFallenBack: boolean;
    }
  | { readonly isAccepted: false; readonly code: 'INVALID_STORE_NUMBER' | 'NOT_AVAILABLE_FOR_BOPIS' };

/**
 * The delivery of a row. A row that is fetched needs a store: its own, else the request's, the profile's, the cookie's;
 * with none of them it becomes standard delivery to the address. A store that does not exist is refused and not replaced by
 * the next: the shopper would go to the wrong one.
 */
export function decideDelivery(wish: DeliveryWish, isKnownStore: (storeNumber: string) => boolean): DeliveryDecision {
  const { deliveryType } = wish;
  if (!isPickup(deliveryType)) {
    return { isAccepted: true, deliveryType, pickupStoreNumber: undefined, hasFallenBack: false };
  }
  const pickupStoreNumber = storeNumberFor(wish);
  if (pickupStoreNumber === undefined) {
    return { isAccepted: true, deliveryType: 'STA', pickupStoreNumber: undefined, hasFallenBack: true };
  }
  if (!isKnownStore(pickupStoreNumber)) return { isAccepted: false, code: 'INVALID_STORE_NUMBER' };
  // Shipping to a store needs no stock of the store, only the other two do.
  if (deliveryType !== 'STS' && !wish.isPickupEligible) return { isAccepted: false, code: 'NOT_AVAILABLE_FOR_BOPIS' };
  return { isAccepted: true, deliveryType, pickupStoreNumber, hasFallenBack: false };
}

/** The first store that is named: the row's, the request's, the profile's, the cookie's; `undefined` when none is. */
function storeNumberFor(wish: DeliveryWish): string | undefined {
  return [wish.rowStoreNumber, wish.yourStoreNo, wish.yourStoreId, wish.cookieStoreNumber]
    .map((storeNumber) => storeNumber?.trim())
    .find((storeNumber) => storeNumber !== undefined && storeNumber !== '');
}
