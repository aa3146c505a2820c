import { WireAddress } from '#contracts/cart.ts';
import { isForBilling, isForPickup, isForShipping } from '#domain/checkout/address-fields.ts';
import type { OrderRow } from '../order.repository.ts';

const Addresses = WireAddress.array();

/** Where an order goes, where it is fetched, and whom it is billed to, as far as each was said. */
export function orderAddresses({
  addresses,
}: Pick<OrderRow, 'addresses'>): Record<'shipTo' | 'pickupAt' | 'billTo', WireAddress | undefined> {
  const all = Addresses.parse(addresses);
  return {
    shipTo: all.find(({ type }) => isForShipping(type)),
    pickupAt: all.find(({ type }) => isForPickup(type)),
    billTo: all.find(({ type }) => isForBilling(type)),
  };
}
