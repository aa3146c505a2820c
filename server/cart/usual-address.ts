import { readPhone } from '#domain/checkout/phone.ts';
import { statement } from '../db/database.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { StoredAddress } from './stored-cart.ts';

type AddressRow = {
  address_id: string;
  first_name: string;
  last_name: string;
  organization: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
};

/** $1 user, $2 account */
const findUsual = statement<AddressRow>(
  'address_usual',
  `
  select address_id, first_name, last_name, organization, address1, address2, city, state, zip, phone from addresses
  where user_id = $1 or account_number = $2 order by is_default desc, (user_id is not null) desc, address_id limit 1`,
);

/** Where the orders of the person who is signed in usually go: their default address, else a ship-to of their organisation. */
export async function usualAddress(shop: Shop, { person, account }: Shopper): Promise<StoredAddress | undefined> {
  if (person === undefined) return undefined;
  const [row] = await findUsual(shop.database, [person.userId, account?.number ?? null]);
  if (row === undefined) return undefined;
  const phone = readPhone(row.phone);
  return {
    id: row.address_id,
    type: 'SB',
    firstName: row.first_name || person.firstName,
    lastName: row.last_name || person.lastName,
    organizationName: row.organization,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zipCode: row.zip,
    country: 'US',
    phones: phone === undefined ? [] : [phone],
  };
}
