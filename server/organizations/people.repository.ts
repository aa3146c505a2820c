import { APPROVING_ROLES } from '#domain/approvals/approval-steps.ts';
import type { AccountChangeKind } from '#domain/accounts/account-log.ts';
import type { Difference } from '#domain/accounts/people/rights.ts';
import { command, statement } from '../db/database.ts';
import { IS_ACTIVE, SIGNS_IN_HERE, type AccountSettings, type UserSettings } from '../shoppers/index.ts';

export type PersonOfAccount = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  roles: string[];
  permissions: string[];
  settings: UserSettings;
  standing: 'ACTIVE' | 'OFF';
  account_settings: AccountSettings;
  last_seen_at: Date | null;
};

const COLUMNS = `u.user_id, u.first_name, u.last_name, u.email::text, u.roles, u.permissions, u.settings, u.standing, a.settings as account_settings,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.user_id and s.represented_by is null) as last_seen_at`;
/** Who was removed is nobody's any more. */
const OF_ACCOUNT = `users u join accounts a using (account_number) where u.account_number = $1 and u.standing <> 'REMOVED'`;

/** $2 what their name or email has, as a `like`, $3 ALL, ADMINISTRATORS, APPROVERS or OFF */
const SHOWN = `${OF_ACCOUNT} and ($2 = '' or u.first_name || ' ' || u.last_name ilike $2 or u.email::text ilike $2)
  and ($3 = 'ALL' or ($3 = 'ADMINISTRATORS' and 'ACCOUNT_ADMIN' = any (u.roles)) or ($3 = 'APPROVERS' and u.roles && array['APPROVER', 'GROUP_APPROVER'])
    or ($3 = 'OFF' and u.standing = 'OFF'))`;
/** $1 account, $2 and $3 as above */
export const countPeople = statement<{ n: number }>('organization_people_count', `select count(*)::int as n from ${SHOWN}`);
/** $1 account, $2 and $3 as above, $4 how many, $5 behind how many */
export const findPeople = statement<PersonOfAccount>(
  'organization_people',
  `select ${COLUMNS} from ${SHOWN} order by u.last_name, u.first_name, u.user_id limit $4 offset $5`,
);
/** $1 account, $2 user, as text */
export const findPersonOfAccount = statement<PersonOfAccount>(
  'organization_person',
  `select ${COLUMNS} from ${OF_ACCOUNT} and u.user_id::text = $2`,
);
const ADMINISTRATORS = `users u join accounts a using (account_number) where u.account_number = $1 and 'ACCOUNT_ADMIN' = any (u.roles) and ${IS_ACTIVE}`;
/** The other administrators of an account who can sign in, without its company's sign-in where the one in question can. $1 account, $2 user */
export const findOtherAdministrators = statement(
  'organization_other_administrators',
  `select 1 from ${ADMINISTRATORS} and u.user_id::text <> $2
     and (${SIGNS_IN_HERE} or not exists (select from ${ADMINISTRATORS} and u.user_id::text = $2 and ${SIGNS_IN_HERE})) limit 1`,
);
const APPROVES = `u.roles && array['${APPROVING_ROLES.join("', '")}']`;
/** Whom somebody can ask about their orders. $1 account, $2 email */
export const findApprover = statement<{ email: string }>(
  'organization_approver',
  `select u.email::text from users u where u.account_number = $1 and u.email = $2::citext and ${IS_ACTIVE} and ${APPROVES}`,
);
/** Who can be asked about orders, by name. $1 account, $2 how many */
export const findApprovers = statement<{ email: string; name: string }>(
  'organization_approvers',
  `select u.email::text, trim(u.first_name || ' ' || u.last_name) as name from users u where u.account_number = $1 and ${IS_ACTIVE} and ${APPROVES}
   order by u.last_name, u.first_name, u.user_id limit $2`,
);
/** $1 account, $2 email: somebody of it, whether they can sign in now or not */
export const isOfAccount = statement(
  'organization_has_email',
  `select 1 from users u where u.account_number = $1 and u.email = $2::citext and u.standing <> 'REMOVED'`,
);

/** $1 user, $2 roles, $3 permissions, $4 settings */
export const writeRights = command(
  'organization_rights_write',
  'update users set roles = $2, permissions = $3, settings = $4::jsonb where user_id = $1',
);
/** $1 user, $2 standing */
export const writeStanding = command('organization_standing_write', 'update users set standing = $2 where user_id = $1');
/** Their name stays with what they did; by their email somebody else may be known. $1 user */
export const writeRemoved = command(
  'organization_person_remove',
  `update users set standing = 'REMOVED', email = 'former-' || user_id || '@removed.invalid', password_hash = '', roles = '{}', permissions = '{}', settings = '{}',
     phone = null, mailbox_hash = null, email_confirmed_at = null where user_id = $1`,
);

/** By their company's sign-in they come back no more. $1 account, $2 digest of their mailbox, $3 when */
export const noteRemoved = command(
  'organization_person_removed',
  'insert into removed_people (account_number, mailbox_hash, removed_at) values ($1, $2, $3) on conflict (account_number, mailbox_hash) do update set removed_at = excluded.removed_at',
);
/** Whoever was invited again is one of them again. $1 account, $2 digest of their mailbox */
export const forgetRemoved = command(
  'organization_person_is_back',
  'delete from removed_people where account_number = $1 and mailbox_hash = $2',
);

/**
 * Hides an email wherever the log says it: it is that of somebody who was removed. Whatever its case is. $1 account, $2 the email, $3 what stands in its place
 */
export const hideEmail = command(
  'organization_changes_hide_email',
  `update account_changes c set subject = case when lower(c.subject) = lower($2) then $3 else c.subject end,
     differences = (select coalesce(jsonb_agg(d || jsonb_build_object('before', case when lower(d ->> 'before') = lower($2) then $3 else d ->> 'before' end,
       'after', case when lower(d ->> 'after') = lower($2) then $3 else d ->> 'after' end) order by at), '[]') from jsonb_array_elements(c.differences) with ordinality x(d, at))
   where c.account_number = $1 and (lower(c.subject) = lower($2) or exists (select from jsonb_array_elements(c.differences) d where lower($2) in (lower(d ->> 'before'), lower(d ->> 'after'))))`,
);
/** $1 account */
export const countChanges = statement<{ n: number }>(
  'organization_changes_count',
  'select count(*)::int as n from account_changes where account_number = $1',
);
export type ChangeRow = {
  change_id: string;
  changed_at: Date;
  changed_by: string;
  kind: AccountChangeKind;
  subject: string;
  differences: Difference[];
};
/** People by the names that they have now. $1 account, $2 how many, $3 behind how many */
export const findChanges = statement<ChangeRow>(
  'organization_changes',
  `select c.change_id::text, c.changed_at, trim(b.first_name || ' ' || b.last_name) as changed_by, c.kind,
     case when s.user_id is null then c.subject else trim(s.first_name || ' ' || s.last_name) end as subject, c.differences
   from account_changes c join users b on b.user_id = c.changed_by left join users s on s.user_id = c.subject_user
   where c.account_number = $1 order by c.change_id desc limit $2 offset $3`,
);

/** Nobody waits for somebody who may approve no more: orders that wait ask those who are left, or administrators. $1 user */
export const askNoMore = command(
  'approvals_ask_no_more',
  `update approvals set asked = array_remove(asked, $1::uuid), steps = (select jsonb_agg(s.step || jsonb_build_object('people',
       (select coalesce(jsonb_agg(p.id order by p.at), '[]') from jsonb_array_elements(s.step -> 'people') with ordinality p(id, at) where p.id <> to_jsonb($1::text))) order by s.at)
     from jsonb_array_elements(steps) with ordinality s(step, at))
   where ended_at is null and account_number = (select account_number from users where user_id = $1::uuid) and steps::text like '%' || $1 || '%'`,
);
