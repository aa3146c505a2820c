import { MOST_SHIP_TOS } from '../../addresses/index.ts';
import { command, statement } from '../../db/database.ts';
import { USUAL_FIRST } from '../../shoppers/index.ts';

export type ShipToRow = {
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

const SHIP_TO = 'address_id, first_name, last_name, organization, address1, address2, city, state, zip, phone';

/** $1 account. The usual one first, then as in checkout. */
export const findShipTos = statement<ShipToRow>(
  'ship_tos_of_account',
  `select ${SHIP_TO} from addresses where account_number = $1 order by ${USUAL_FIRST} limit ${MOST_SHIP_TOS}`,
);

/** $1 account: one after the other adds to it. */
export const lockAccount = command('account_lock', 'select 1 from accounts where account_number = $1 for update');

/** The same place again is the one that is there. $1 account, which is locked, $2 the most, $3 first name … $11 phone */
export const insertShipTo = statement<{ address_id: string }>(
  'ship_to_insert',
  `
  with own as (select a.* from addresses a where a.account_number = $1),
    same as (select address_id from own where (first_name, last_name, organization, address1, address2, city, state, zip, phone) = ($3, $4, $5, $6, $7, $8, $9, $10, $11) limit 1),
    added as (
      insert into addresses (account_number, kind, first_name, last_name, organization, address1, address2, city, state, zip, phone, is_default)
      select $1, 'S', $3, $4, $5, $6, $7, $8, $9, $10, $11, false
      where not exists (select from same) and (select count(*) from own) < $2
      returning address_id)
  select address_id from same union all select address_id from added`,
);

/** $1 user, $2 address. Only one of their organization's. */
export const choose = command(
  'ship_to_choose',
  `
  update users u set settings = u.settings || jsonb_build_object('shipToAddressId', $2::text)
  where u.user_id = $1 and exists (select from addresses a where a.account_number = u.account_number and a.address_id::text = $2)`,
);
