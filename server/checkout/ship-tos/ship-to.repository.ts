import { command } from '../../db/database.ts';

/** $1 user, $2 address. Only one of their organization's. */
export const choose = command(
  'ship_to_choose',
  `
  update users u set settings = u.settings || jsonb_build_object('shipToAddressId', $2::text)
  where u.user_id = $1 and exists (select from addresses a where a.account_number = u.account_number and a.address_id::text = $2)`,
);
