import type { WireAddress } from '#contracts/cart.ts';
import type { Store } from '../../stores/index.ts';
import type { OrderLineRow } from '../order.repository.ts';

/** The stores in which something of an order is picked up, as they are now: whoever comes later still finds the way by what was told then. */
export function storeAddresses(lines: readonly Pick<OrderLineRow, 'store_number'>[], stores: ReadonlyMap<string, Store>): WireAddress[] {
  const numbers = new Set(lines.flatMap(({ store_number: storeNumber }) => storeNumber ?? []));
  return [...numbers].flatMap((storeNumber) => {
    const store = stores.get(storeNumber);
    if (store === undefined) return [];
    const { name, address1, city, state, zip, phone } = store;
    return [
      {
        id: `store-${storeNumber}`,
        type: 'ST' as const,
        firstName: name,
        lastName: '',
        organizationName: '',
        address1,
        address2: '',
        city,
        state,
        zipCode: zip,
        country: 'US',
        storeNumber,
        phones: [phone],
        field1: null,
      },
    ];
  });
}
