import { command, statement } from '../db/database.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';

export type StandInRow = {
  readonly stand_in_id: string;
  readonly stands_in: string;
  readonly name: string;
  readonly starts_on: string;
  readonly ends_on: string;
};

const DAYS = `to_char(i.starts_on, 'YYYY-MM-DD') as starts_on, to_char(i.ends_on, 'YYYY-MM-DD') as ends_on`;
const NAME = "trim(u.first_name || ' ' || u.last_name) as name";
/** Who stands in for somebody, unless it is over. $1 user, $2 account, $3 today */
export const findOwn = statement<StandInRow>(
  'stand_ins_own',
  `select i.stand_in_id, i.stands_in, ${NAME}, ${DAYS} from approval_stand_ins i join users u on u.user_id = i.stands_in
   where i.user_id = $1 and u.account_number = $2 and ${IS_ACTIVE} and i.ends_on >= $3::date order by i.starts_on, 3`,
);
/** For whom somebody stands in, unless it is over. $1 user, $2 account, $3 today */
export const findForOthers = statement<StandInRow>(
  'stand_ins_for_others',
  `select i.stand_in_id, i.stands_in, ${NAME}, ${DAYS} from approval_stand_ins i join users u using (user_id)
   where i.stands_in = $1 and u.account_number = $2 and u.standing <> 'REMOVED' and i.ends_on >= $3::date order by i.starts_on, 3`,
);
/** Whether orders may ask somebody: as an approver, the one whom a colleague names, or a rule. $1 user, $2 account */
export const isEverAsked = statement(
  'stand_ins_is_asked',
  `select 1 from users u where u.user_id = $1 and (u.roles && array['APPROVER', 'GROUP_APPROVER', 'ACCOUNT_ADMIN']
     or exists (select from users b where b.account_number = $2 and b.standing = 'ACTIVE' and b.settings ->> 'approverEmail' = u.email::text)
     or exists (select from approval_rules r, jsonb_array_elements(r.steps) s where r.account_number = $2 and s -> 'people' ? u.user_id::text))`,
);
/** $1 account, $2 user, $3 how many */
export const findColleagues = statement<{ email: string; name: string }>(
  'stand_ins_colleagues',
  `select u.email::text as email, ${NAME} from users u where u.account_number = $1 and ${IS_ACTIVE} and u.user_id <> $2 order by u.last_name, u.first_name, u.user_id limit $3`,
);
/** $1 account, $2 email */
export const findColleague = statement<{ user_id: string }>(
  'stand_ins_colleague',
  `select u.user_id from users u where u.account_number = $1 and ${IS_ACTIVE} and u.email = $2::citext`,
);
/** $1 user, $2 who stands in, $3 from, $4 to, $5 now */
export const insertStandIn = command(
  'stand_in_insert',
  'insert into approval_stand_ins (user_id, stands_in, starts_on, ends_on, created_at) values ($1, $2, $3, $4, $5)',
);
/** $1 user, $2 which, as text */
export const deleteStandIn = command('stand_in_delete', 'delete from approval_stand_ins where user_id = $1 and stand_in_id::text = $2');
