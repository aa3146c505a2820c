import type { AddressInput } from '#domain/checkout/address-fields.ts';
import { readPhone } from '#domain/checkout/phone.ts';
import { statement } from '../db/database.ts';
import type { Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { StoredAddress } from './stored-address.ts';

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

const ADDRESS = 'address_id, first_name, last_name, organization, address1, address2, city, state, zip, phone';

/** $1 user, $2 account */
const findUsual = statement<AddressRow>(
  'address_usual',
  `
  select ${ADDRESS} from addresses
  where user_id = $1 or account_number = $2 order by is_default desc, (user_id is not null) desc, address_id limit 1`,
);
/** The person's own, or a ship-to of their organisation. $1 id, $2 user, $3 account */
const findOfOwner = statement<AddressRow>(
  'address_of_owner',
  `select ${ADDRESS} from addresses where address_id::text = $1 and (user_id = $2 or account_number = $3)`,
);
/** $1 user */
const findDefault = statement<{ address_id: string }>(
  'address_default',
  'select address_id from addresses where user_id = $1 and is_default limit 1',
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

/** An address that is known already: the person's own, or a ship-to of their organisation, as if it had been typed. */
export async function findAddress(
  shop: Shop,
  { person, account }: Shopper,
  addressId: string,
): Promise<Omit<AddressInput, 'type'> | undefined> {
  const [row] = await findOfOwner(shop.database, [addressId, person?.userId ?? null, account?.number ?? null]);
  if (row === undefined) return undefined;
  return {
    firstName: row.first_name || person?.firstName,
    lastName: row.last_name || person?.lastName,
    organizationName: row.organization,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zipCode: row.zip,
    phones: [row.phone],
  };
}

/** Whether a person has chosen an address that their orders go to. */
export async function hasDefaultAddress(shop: Shop, userId: string): Promise<boolean> {
  return (await findDefault(shop.database, [userId])).length > 0;
}
