import type { Cart } from '#contracts/cart.ts';
import { ADDRESS_TYPES } from '#domain/checkout/address-fields.ts';
import { z } from 'zod';

/** An address as the order will carry it. */
export const StoredAddress = z.object({
  id: z.string(),
  type: z.enum(ADDRESS_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  organizationName: z.string().default(''),
  address1: z.string(),
  address2: z.string().default(''),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string().default('US'),
  phones: z.array(z.string()).default([]),
  field1: z.string().optional(),
});
export type StoredAddress = z.infer<typeof StoredAddress>;

/** An address on the wire. */
export function viewAddress(address: StoredAddress): Cart['addresses'][number] {
  return {
    id: address.id,
    type: address.type,
    firstName: address.firstName,
    lastName: address.lastName,
    organizationName: address.organizationName,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    country: address.country,
    storeNumber: null,
    phones: address.phones,
    field1: address.field1 ?? null,
  };
}
