import { command, statement } from '../../db/database.ts';
import { IS_ACTIVE, UNIT_SETTINGS } from '../../shoppers/index.ts';

export type UnitRow = {
  unit_id: string;
  name: string;
  ship_to_id: string | null;
  budget_center: string | null;
  approver_email: string | null;
  people: number;
};
const UNIT = `n.unit_id, n.name, n.ship_to_id, n.budget_center, (select b.email::text from users b where b.user_id = n.approver_id) as approver_email,
  (select count(*)::int from unit_people m where m.unit_id = n.unit_id) as people`;

/** By name. $1 account */
export const findUnits = statement<UnitRow>(
  'units_of_account',
  `select ${UNIT} from units n where n.account_number = $1 order by lower(n.name)`,
);
/** $1 account, $2 unit, as text */
export const findUnit = statement<UnitRow>(
  'unit_of_account',
  `select ${UNIT} from units n where n.account_number = $1 and n.unit_id::text = $2`,
);
/** $1 account, $2 name, $3 ship-to, $4 center, $5 approver's email, $6 now. No row: there is one of that name. */
export const insertUnit = statement<{ unit_id: string }>(
  'unit_insert',
  `insert into units (account_number, name, ship_to_id, budget_center, approver_id, created_at)
   values ($1, $2, $3, $4, (select u.user_id from users u where u.account_number = $1 and u.email = $5::citext), $6) on conflict do nothing returning unit_id`,
);
/** $1 account, $2 name, $3 another unit than this one, as text */
export const findNamesake = statement(
  'unit_namesake',
  'select 1 from units where account_number = $1 and lower(name) = lower($2) and unit_id::text <> $3',
);
/** $1 unit, $2 account, $3 name, $4 ship-to, $5 center, $6 approver's email */
export const updateUnit = command(
  'unit_update',
  `update units set name = $3, ship_to_id = $4, budget_center = $5, approver_id = (select u.user_id from users u where u.account_number = $2 and u.email = $6::citext)
   where unit_id = $1`,
);
/** $1 unit */
export const deleteUnit = command('unit_delete', 'delete from units where unit_id = $1');

export type UnitPerson = { user_id: string; name: string; email: string };
const PERSON = `u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text`;
/** Who belongs to a unit, by name. $1 unit */
export const findPeopleOfUnit = statement<UnitPerson>(
  'unit_people',
  `select ${PERSON} from unit_people m join users u using (user_id) where m.unit_id = $1 order by u.last_name, u.first_name, u.user_id`,
);
/** Who of an account does not belong to it yet. $1 account, $2 unit, $3 how many */
export const findOthersOfUnit = statement<UnitPerson>(
  'unit_others',
  `select ${PERSON} from users u where u.account_number = $1 and ${IS_ACTIVE} and not exists (select from unit_people m where m.unit_id = $2 and m.user_id = u.user_id)
   order by u.last_name, u.first_name, u.user_id limit $3`,
);
/** $1 unit, $2 user */
export const addToUnit = command('unit_person_add', 'insert into unit_people (unit_id, user_id) values ($1, $2) on conflict do nothing');
/** $1 unit, $2 user */
export const takeFromUnit = command('unit_person_take', 'delete from unit_people where unit_id = $1 and user_id = $2');
/** Whoever is removed belongs to none, and approves for none. $1 user */
export const leaveUnits = command('units_leave', 'delete from unit_people where user_id = $1');
export const endUnitApprovals = command('units_end_approver', 'update units set approver_id = null where approver_id = $1');

/** Whoever orders for a unit orders by what it says now. $1 unit */
export const applyUnit = statement<{ user_id: string }>(
  'unit_apply',
  `update users u set settings = u.settings || ${UNIT_SETTINGS} from units n where n.unit_id = $1 and u.settings ->> 'unitId' = n.unit_id::text and u.account_number = n.account_number
   returning u.user_id`,
);
/** Whoever orders for no unit of theirs (any more) orders for the first of those that they belong to, or for none. $1 account */
export const settleUnits = statement<{ user_id: string }>(
  'units_settle',
  `
  with unsettled as (
    select u.user_id, (select n.unit_id from unit_people m join units n using (unit_id) where m.user_id = u.user_id order by lower(n.name) limit 1) as first_id
    from users u where u.account_number = $1 and (u.settings ? 'unitId' or exists (select from unit_people m where m.user_id = u.user_id))
      and not exists (select from unit_people m where m.user_id = u.user_id and m.unit_id::text = u.settings ->> 'unitId'))
  update users u set settings = (u.settings - 'unitId') || coalesce((select ${UNIT_SETTINGS} from units n where n.unit_id = s.first_id), '{}')
  from unsettled s where u.user_id = s.user_id returning u.user_id`,
);
