import type { Address } from '#domain/checkout/address-fields.ts';
import { command, statement } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { lockUser, USUAL_FIRST, type Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { ADDRESS, MOST_ADDRESSES, storedOf, type AddressRow } from './address-book.ts';
import type { StoredAddress } from './stored-address.ts';

/** $1 user. Their default first. */
const findOwn = statement<AddressRow & { is_default: boolean }>(
  'addresses_own',
  `select ${ADDRESS}, is_default from addresses where user_id = $1 order by ${USUAL_FIRST} limit ${MOST_ADDRESSES}`,
);
/** $1 address, $2 user, $3 first name … $11 phone. Another one that says the same is enough. */
const update = statement<{ is_changed: boolean }>(
  'address_change',
  `
  with own as (select 1 from addresses where address_id::text = $1 and user_id = $2),
    same as (select 1 from addresses a where a.user_id = $2 and a.address_id::text <> $1
      and (first_name, last_name, organization, address1, address2, city, state, zip, phone) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)),
    changed as (
      update addresses set (first_name, last_name, organization, address1, address2, city, state, zip, phone) = ($3, $4, $5, $6, $7, $8, $9, $10, $11)
      where address_id::text = $1 and user_id = $2 and not exists (select from same) returning 1)
  select exists (select from changed) as is_changed from own`,
);
/** $1 address, $2 user */
const remove = command('address_remove', 'delete from addresses where address_id::text = $1 and user_id = $2');
/** $1 user, $2 address */
const endDefault = command(
  'address_default_end',
  'update addresses set is_default = false where user_id = $1 and is_default and address_id::text <> $2',
);
const makeDefault = command('address_default', 'update addresses set is_default = true where user_id = $1 and address_id::text = $2');
/** $1 user. Who has addresses has a default one. */
const makeFirstDefault = command(
  'address_default_first',
  `
  update addresses set is_default = true where not exists (select from addresses where user_id = $1 and is_default)
    and address_id = (select address_id from addresses where user_id = $1 order by ${USUAL_FIRST} limit 1)`,
);
/** $1 user, $2 address */
const isOwn = statement<{ address_id: string }>(
  'address_is_own',
  'select address_id from addresses where user_id = $1 and address_id::text = $2',
);

/** The addresses that somebody keeps, their default first, which `defaultId` names. Those of their organization are not among them. */
export async function ownAddresses(shop: Shop, person: Person): Promise<{ addresses: StoredAddress[]; defaultId: string | undefined }> {
  const rows = await findOwn(shop.database, [person.userId]);
  return {
    addresses: rows.map((row) => storedOf(row, person)),
    defaultId: rows.find((row) => row.is_default)?.address_id,
  };
}

/** Changes one of somebody's own. @returns SAME where they have that one already; undefined where it is not theirs. */
export async function changeOwnAddress(
  shop: Shop,
  person: Person,
  addressId: string,
  { firstName, lastName, organizationName, address1, address2, city, state, zipCode, phones }: Address,
): Promise<'CHANGED' | 'SAME' | undefined> {
  const [row] = await transaction(shop.database, async (tx) => {
    await lockUser(tx, [person.userId]);
    const place = [address1, address2, city, state, zipCode, phones[0] ?? ''] as const;
    return update(tx, [addressId, person.userId, firstName, lastName, organizationName, ...place]);
  });
  return row && (row.is_changed ? 'CHANGED' : 'SAME');
}

/** Forgets one of somebody's own; another becomes their default where it was that. @returns whether it was there. */
export async function removeOwnAddress(shop: Shop, person: Person, addressId: string): Promise<boolean> {
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [person.userId]);
    const isThere = (await remove(tx, [addressId, person.userId])) > 0;
    if (isThere) await makeFirstDefault(tx, [person.userId]);
    return isThere;
  });
}

/** Makes one of somebody's own the one where their orders usually go. @returns whether it is theirs. */
export async function makeOwnDefault(shop: Shop, person: Person, addressId: string): Promise<boolean> {
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [person.userId]);
    if ((await isOwn(tx, [person.userId, addressId])).length === 0) return false;
    await endDefault(tx, [person.userId, addressId]);
    await makeDefault(tx, [person.userId, addressId]);
    return true;
  });
}
