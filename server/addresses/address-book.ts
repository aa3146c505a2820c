import { isSamePlace, type Address, type AddressInput } from '#domain/checkout/address-fields.ts';
import { readPhone } from '#domain/checkout/phone.ts';
import { statement, type Db } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockAccount, lockUser, mayChangeShippingLocation, USUAL_FIRST, type Person, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { StoredAddress } from './stored-address.ts';

export type AddressRow = {
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

export const ADDRESS = 'address_id, first_name, last_name, organization, address1, address2, city, state, zip, phone';

/** The most addresses that somebody keeps. */
export const MOST_ADDRESSES = 50;

/** The most ship-tos that an organization keeps. */
export const MOST_SHIP_TOS = 500;

const USUAL = `(address_id::text = coalesce($3, '')) desc, ${USUAL_FIRST}`;
const KNOWN = 'from addresses where user_id = $1 or account_number = $2';
/** Where somebody usually has things sent to. $1 user, $2 account, $3 the ship-to that was chosen */
const findUsual = statement<AddressRow>('address_usual', `select ${ADDRESS} ${KNOWN} order by ${USUAL} limit 1`);
/** How many of somebody's last orders tell where they have things sent to. */
const LAST_ORDERS = 50;
type KnownRow = AddressRow & { readonly is_ship_to: boolean };
/**
 * What somebody may have sent things to: the usual place first, then where they had something sent to last, then by name. An order keeps an address as it was written, so
 * what it says is compared. SQL of a whole query. $1 user, $2 account, $3 the ship-to that was chosen
 */
const KNOWN_IN_ORDER = `
  with last as (select addresses, placed_at from orders where user_id = $1 and placed_at is not null order by placed_at desc limit ${LAST_ORDERS}),
    used as (select a ->> 'address1' as address1, a ->> 'address2' as address2, a ->> 'zipCode' as zip, max(placed_at) as used_at
      from last, jsonb_array_elements(last.addresses) a where a ->> 'type' in ('S', 'SB') group by 1, 2, 3),
    known as (select *, row_number() over (order by ${USUAL}) = 1 as is_usual ${KNOWN})
  select ${ADDRESS}, account_number is not null as is_ship_to from known left join used using (address1, address2, zip)
  order by is_usual desc, used_at desc nulls last, lower(organization), lower(last_name), lower(first_name), lower(address1), address_id limit ${MOST_ADDRESSES + MOST_SHIP_TOS}`;
const findKnown = statement<KnownRow>('addresses_known', KNOWN_IN_ORDER);
/** The one that was chosen for it as long as it is theirs, else the usual one. $1 user, $2 account, $3 the ship-to that was chosen, $4 chosen for it */
const findForQuickBuy = statement<AddressRow>(
  'address_for_quick_buy',
  `select ${ADDRESS} ${KNOWN} order by (address_id::text = coalesce($4, '')) desc, ${USUAL} limit 1`,
);
/** The person's own, or a ship-to of their organisation. $1 id, $2 user, $3 account */
const findOfOwner = statement<AddressRow>(
  'address_of_owner',
  `select ${ADDRESS} from addresses where address_id::text = $1 and (user_id = $2 or account_number = $3)`,
);
/** The same address again is the one that is there. Of somebody the first one becomes their default. $1 user or $2 account, whose row is locked, $3 the most, $4 first name … $12 phone */
const insert = statement<{ address_id: string }>(
  'address_insert',
  `
  with own as (select a.* from addresses a where a.user_id = $1 or a.account_number = $2),
    same as (select address_id from own where (first_name, last_name, organization, address1, address2, city, state, zip, phone) = ($4, $5, $6, $7, $8, $9, $10, $11, $12) limit 1),
    added as (
      insert into addresses (user_id, account_number, kind, first_name, last_name, organization, address1, address2, city, state, zip, phone, is_default)
      select $1, $2, case when $2::text is null then 'SB' else 'S' end, $4, $5, $6, $7, $8, $9, $10, $11, $12, $2::text is null and not exists (select from own where is_default)
      where not exists (select from same) and (select count(*) from own) < $3
      returning address_id)
  select address_id from same union all select address_id from added`,
);
/** $1 account. The usual one first, then as in checkout. */
const findOfAccount = statement<AddressRow>(
  'ship_tos_of_account',
  `select ${ADDRESS} from addresses where account_number = $1 order by ${USUAL_FIRST} limit ${MOST_SHIP_TOS}`,
);
/** $1 user */
const countOwn = statement<{ n: number }>('addresses_count', 'select count(*)::int as n from addresses where user_id = $1');

/** Whose addresses are asked for: the parameters $1 to $3 of what is known. */
const whose = (person: Person) => [person.userId, person.account?.number ?? null, person.shipTo?.addressId ?? null] as const;

/**
 * Where the orders of the person who is signed in usually go: the ship-to that they have chosen, else the default one of their organization, else any of it;
 * of who buys for themselves their own default address.
 */
export async function usualAddress(shop: Shop, { person }: Pick<Shopper, 'person'>): Promise<StoredAddress | undefined> {
  if (person === undefined) return undefined;
  const [row] = await findUsual(shop.database, [...whose(person)]);
  return row && storedOf(row, person);
}

/** Whether an order of somebody may be sent there: who may not change where their orders go sends them to the usual address alone. (C6-38) */
export async function mayBeSentTo(
  shop: Shop,
  shopper: Pick<Shopper, 'person'>,
  place: Parameters<typeof isSamePlace>[0],
): Promise<boolean> {
  if (mayChangeShippingLocation(shopper.person)) return true;
  const usual = await usualAddress(shop, shopper);
  return usual !== undefined && isSamePlace(usual, place);
}

/** What is said to who may not choose where their orders go. */
export const SENT_ELSEWHERE_TEXT = 'Your organization decides where your orders go.';

/** An address as an order would carry it, with the person's name where it has none. */
export function storedOf(row: AddressRow, person: Pick<Person, 'firstName' | 'lastName'>): StoredAddress {
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
  { person }: Pick<Shopper, 'person'>,
  addressId: string,
): Promise<Omit<AddressInput, 'type'> | undefined> {
  const [row] = await findOfOwner(shop.database, [addressId, person?.userId ?? null, person?.account?.number ?? null]);
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

/** The same as one value of a larger statement, which has $1 user, $2 account, $3 the ship-to that was chosen. */
export const KNOWN_ADDRESSES = `(select coalesce(json_agg(known), '[]') from (${KNOWN_IN_ORDER}) known)`;
/** What `KNOWN_ADDRESSES` gives, and what it takes. */
export type KnownAddresses = readonly KnownRow[];
export const askedForKnown = whose;

/** What somebody can have things sent to, of what `KNOWN_ADDRESSES` has read. */
export function knownAddressesFrom(rows: KnownAddresses, person: Person): StoredAddress[] {
  return (mayChangeShippingLocation(person) ? rows : rows.slice(0, 1)).map((row) => storedOf(row, person));
}

/** The addresses that somebody can have things sent to, the usual one first: the ship-tos of their organization and their own; the usual one alone of who may not choose. */
export async function knownAddresses(shop: Shop, person: Person): Promise<StoredAddress[]> {
  const rows = mayChangeShippingLocation(person)
    ? await findKnown(shop.database, [...whose(person)])
    : await findUsual(shop.database, [...whose(person)]);
  return rows.map((row) => storedOf(row, person));
}

/** Where an item that is bought at once goes: the address that was chosen for it, where they may choose, else the usual one. */
export async function quickBuyAddress(shop: Shop, person: Person): Promise<StoredAddress | undefined> {
  const chosen = mayChangeShippingLocation(person) ? (person.settings.quickBuyAddressId ?? null) : null;
  const [row] = await findForQuickBuy(shop.database, [...whose(person), chosen]);
  return row && storedOf(row, person);
}

/** Whose an address is: somebody's own, or a ship-to of an organization. */
type Owner =
  | { readonly userId: string; readonly accountNumber?: undefined }
  | { readonly accountNumber: string; readonly userId?: undefined };

/** Keeps an address of somebody, whose first one becomes their default, or of an organization. @returns its id; undefined where they have as many as can be kept. */
export async function insertAddress(shop: Shop, { userId, accountNumber }: Owner, address: Address): Promise<string | undefined> {
  const { firstName, lastName, organizationName, address1, address2, city, state, zipCode, phones } = address;
  const names = [firstName, lastName, organizationName] as const;
  const [row] = await transaction(shop.database, async (tx) => {
    await (userId === undefined ? lockAccount(tx, [accountNumber]) : lockUser(tx, [userId]));
    const owner = [userId ?? null, accountNumber ?? null, userId === undefined ? MOST_SHIP_TOS : MOST_ADDRESSES] as const;
    return insert(tx, [...owner, ...names, address1, address2, city, state, zipCode, phones[0] ?? '']);
  });
  return row?.address_id;
}

/** The ship-tos of somebody's organization, in the order in which checkout has them. Of names that are not given nobody stands in. */
export async function shipTosFor(db: Db, person: Person): Promise<StoredAddress[]> {
  const rows = await findKnown(db, [...whose(person)]);
  return rows.filter((row) => row.is_ship_to).map(shipToOf);
}

function shipToOf(row: AddressRow): StoredAddress {
  return { ...storedOf(row, { firstName: '', lastName: '' }), type: 'S' };
}

/** The ship-tos of an organization, the usual one first. Of names that are not given nobody stands in. */
export async function shipTosOf(db: Db, accountNumber: string): Promise<StoredAddress[]> {
  const rows = await findOfAccount(db, [accountNumber]);
  return rows.map(shipToOf);
}

/** Whether somebody can keep one address more: whoever can send nothing there keeps none. */
export async function mayKeepAddress(shop: Shop, person: Person): Promise<boolean> {
  if (!mayChangeShippingLocation(person)) return false;
  const [row] = await countOwn(shop.database, [person.userId]);
  return (row?.n ?? 0) < MOST_ADDRESSES;
}
