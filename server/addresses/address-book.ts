import type { Address, AddressInput } from '#domain/checkout/address-fields.ts';
import { readPhone } from '#domain/checkout/phone.ts';
import { statement } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockUser, USUAL_FIRST, type Person, type Shopper } from '../shoppers/index.ts';
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

const USUAL = `(address_id::text = coalesce($3, '')) desc, ${USUAL_FIRST}`;
const KNOWN = 'from addresses where user_id = $1 or account_number = $2';
/** Where somebody usually has things sent to. $1 user, $2 account, $3 the ship-to that was chosen */
const findUsual = statement<AddressRow>('address_usual', `select ${ADDRESS} ${KNOWN} order by ${USUAL} limit 1`);
/** How many of somebody's last orders tell where they have things sent to. */
const LAST_ORDERS = 50;
/**
 * What somebody may have sent things to: the usual place first, then where they had something sent to last, then by name. An order keeps an address as it was written, so
 * what it says is compared. $1 user, $2 account, $3 the ship-to that was chosen
 */
const findKnown = statement<AddressRow>(
  'addresses_known',
  `
  with last as (select addresses, placed_at from orders where user_id = $1 and placed_at is not null order by placed_at desc limit ${LAST_ORDERS}),
    used as (select a ->> 'address1' as address1, a ->> 'address2' as address2, a ->> 'zipCode' as zip, max(placed_at) as used_at
      from last, jsonb_array_elements(last.addresses) a where a ->> 'type' in ('S', 'SB') group by 1, 2, 3),
    known as (select *, row_number() over (order by ${USUAL}) = 1 as is_usual ${KNOWN})
  select ${ADDRESS} from known left join used using (address1, address2, zip)
  order by is_usual desc, used_at desc nulls last, lower(organization), lower(last_name), lower(first_name), lower(address1), address_id limit 200`,
);
/** The person's own, or a ship-to of their organisation. $1 id, $2 user, $3 account */
const findOfOwner = statement<AddressRow>(
  'address_of_owner',
  `select ${ADDRESS} from addresses where address_id::text = $1 and (user_id = $2 or account_number = $3)`,
);
/** The chosen one as long as it is theirs, else their default. $1 user, $2 account, $3 chosen */
const findForQuickBuy = statement<AddressRow>(
  'address_for_quick_buy',
  `
  select ${ADDRESS} from addresses
  where (address_id::text = $3 and (user_id = $1 or account_number = $2)) or (user_id = $1 and is_default)
  order by (address_id::text = coalesce($3, '')) desc, address_id limit 1`,
);
/** The same address again is the one that is there. $1 user, whose row is locked, $2 the most, $3 first name … $11 phone */
const insertOwn = statement<{ address_id: string }>(
  'address_insert',
  `
  with u as (select user_id from users where user_id = $1),
    own as (select a.* from addresses a, u where a.user_id = u.user_id),
    same as (select address_id from own where (first_name, last_name, organization, address1, address2, city, state, zip, phone) = ($3, $4, $5, $6, $7, $8, $9, $10, $11) limit 1),
    added as (
      insert into addresses (user_id, kind, first_name, last_name, organization, address1, address2, city, state, zip, phone, is_default)
      select u.user_id, 'SB', $3, $4, $5, $6, $7, $8, $9, $10, $11, not exists (select from own where is_default) from u
      where not exists (select from same) and (select count(*) from own) < $2
      returning address_id)
  select address_id from same union all select address_id from added`,
);
/** $1 user */
const countOwn = statement<{ n: number }>('addresses_count', 'select count(*)::int as n from addresses where user_id = $1');

/** The most addresses that somebody keeps. */
export const MOST_ADDRESSES = 50;

/** Where the orders of the person who is signed in usually go: their default address, else a ship-to of their organisation. */
export async function usualAddress(shop: Shop, { person, account }: Shopper): Promise<StoredAddress | undefined> {
  if (person === undefined) return undefined;
  const [row] = await findUsual(shop.database, [person.userId, account?.number ?? null, person.shipTo?.addressId ?? null]);
  if (row === undefined) return undefined;
  return storedOf(row, person);
}

function storedOf(row: AddressRow, person: Person): StoredAddress {
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

/** The addresses that somebody can have things sent to: their own and the ship-tos of their organisation, the usual one first. */
export async function knownAddresses(shop: Shop, person: Person): Promise<StoredAddress[]> {
  const rows = await findKnown(shop.database, [person.userId, person.account?.number ?? null, person.shipTo?.addressId ?? null]);
  return rows.map((row) => storedOf(row, person));
}

/** Where an item that is bought at once goes: the address that was chosen for it, else the default one. */
export async function quickBuyAddress(shop: Shop, person: Person): Promise<StoredAddress | undefined> {
  const chosen = person.settings.quickBuyAddressId ?? null;
  const [row] = await findForQuickBuy(shop.database, [person.userId, person.account?.number ?? null, chosen]);
  return row && storedOf(row, person);
}

/** Keeps an address of somebody; the first one becomes their default. @returns its id; undefined where they have as many as can be kept. */
export async function insertAddress(shop: Shop, person: Person, address: Address): Promise<string | undefined> {
  const { firstName, lastName, organizationName, address1, address2, city, state, zipCode, phones } = address;
  const own: Parameters<typeof insertOwn>[1] = [
    person.userId,
    MOST_ADDRESSES,
    firstName,
    lastName,
    organizationName,
    address1,
    address2,
    city,
    state,
    zipCode,
    phones[0] ?? '',
  ];
  const [row] = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [person.userId]);
    return insertOwn(tx, own);
  });
  return row?.address_id;
}

/** Whether somebody can keep one address more. */
export async function hasRoomForAddress(shop: Shop, { userId }: Person): Promise<boolean> {
  const [row] = await countOwn(shop.database, [userId]);
  return (row?.n ?? 0) < MOST_ADDRESSES;
}
