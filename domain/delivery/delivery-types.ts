/** Ship to address, ship to store, in-store pickup within the hour, store pickup on a later day. (C §3, Cart item) */
export const DELIVERY_TYPES = ['STA', 'STS', 'ISP', 'PCK'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Next-day, same-day and standard delivery. (C §3, Cart item) */
export const LEVELS_OF_SERVICE = ['NDD', 'SDD', 'STANDARD'] as const;
export type LevelOfService = (typeof LEVELS_OF_SERVICE)[number];

/** Ship to address, in-store pickup, ship to store, same-day delivery. (C §3, availableDeliveryOptions) */
export const OPTION_GROUPS = ['G1', 'G2', 'G3', 'G4'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

/** Whether the shopper fetches it from a store, so that the row needs a store number. */
export function isPickup(deliveryType: DeliveryType): boolean {
  return deliveryType !== 'STA';
}

/** The group of availableDeliveryOptions that a row's choice belongs to. */
export function optionGroupOf(deliveryType: DeliveryType, levelOfService: LevelOfService): OptionGroup {
  switch (deliveryType) {
    case 'STA':
      return levelOfService === 'SDD' ? 'G4' : 'G1';
    case 'STS':
      return 'G3';
    case 'ISP':
    case 'PCK':
      return 'G2';
    default:
      return deliveryType satisfies never;
  }
}

/** A row's delivery as the field shippingInfo says it, which does not know PCK. (C §3, shippingInfo) */
export function shippingInfoOf(
  deliveryType: DeliveryType,
  storeNumber: string | undefined,
): { deliveryType: 'STS' | 'ISP' | 'STA'; pickStoreNumber: string | undefined } {
  const pickStoreNumber = isPickup(deliveryType) ? storeNumber : undefined;
  return { deliveryType: deliveryType === 'PCK' ? 'ISP' : deliveryType, pickStoreNumber };
}
