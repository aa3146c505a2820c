import type { DeliveryType } from './delivery-types.ts';

/** Where a row goes. */
export interface RowDestination {
  readonly deliveryType: DeliveryType;
  /** Of a shipped row; none while no address is chosen. */
  readonly addressId?: string | undefined;
  /** Of a row that is fetched. */
  readonly pickupStoreNumber?: string | undefined;
}

/**
 * Whether the rows of one order can be delivered together: `undefined` when they can, else the code that says why not. All
 * shipped rows share one address, all rows of one pickup type share one store; shipped and fetched rows may be mixed. A row
 * without a destination yet goes with any.
 */
export function checkCombination(rows: readonly RowDestination[]): 'DELIVERY_COMBINATION_CONSTRAINT_FAILED' | undefined {
  const destinations = new Map<DeliveryType, string>();
  for (const { deliveryType, addressId, pickupStoreNumber } of rows) {
    const destination = deliveryType === 'STA' ? addressId : pickupStoreNumber;
    if (destination === undefined) continue;
    const earlier = destinations.get(deliveryType);
    if (earlier !== undefined && earlier !== destination) return 'DELIVERY_COMBINATION_CONSTRAINT_FAILED';
    destinations.set(deliveryType, destination);
  }
  return undefined;
}
