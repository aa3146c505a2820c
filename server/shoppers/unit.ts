import { statement } from '../db/database.ts';
import type { ChosenShipTo, UserSettings } from './person.ts';
import type { PersonUnit } from './unit-of-person.ts';

/** What somebody's settings are for a unit (n): what it says nothing of stays theirs. */
export const UNIT_SETTINGS = `jsonb_strip_nulls(jsonb_build_object('unitId', n.unit_id, 'shipToAddressId', n.ship_to_id, 'defaultBudgetCenter', n.budget_center,
    'approverEmail', (select b.email from users b where b.user_id = n.approver_id and b.standing = 'ACTIVE')))`;

/** Has somebody order for one of their units. $1 user, $2 unit, as text */
export const takeUnit = statement<{ settings: UserSettings; unit: PersonUnit; ship_to: ChosenShipTo | null }>(
  'unit_take',
  `
  update users u set settings = u.settings || ${UNIT_SETTINGS}
  from unit_people m join units n using (unit_id) left join addresses d on d.address_id = n.ship_to_id
  where u.user_id = $1 and m.user_id = u.user_id and n.account_number = u.account_number and n.unit_id::text = $2
  returning u.settings, jsonb_build_object('unitId', n.unit_id, 'name', n.name) as unit,
    case when d.address_id is not null then jsonb_build_object('addressId', d.address_id, 'zip', d.zip, 'city', d.city, 'state', d.state) end as ship_to`,
);
/** The units of somebody, by name, each with where its orders go. $1 user */
export const findUnitsOfPerson = statement<{ unit_id: string; name: string; place: string | null }>(
  'units_of_person',
  `select n.unit_id, n.name, d.address1 || ', ' || d.city || ', ' || d.state as place
   from unit_people m join units n using (unit_id) left join addresses d on d.address_id = n.ship_to_id where m.user_id = $1 order by lower(n.name)`,
);
