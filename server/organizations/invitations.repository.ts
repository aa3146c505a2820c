import type { OrganizationRights } from '#contracts/organization/people.ts';
import { command, statement } from '../db/database.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';

export type InvitationRow = {
  invitation_id: string;
  email: string;
  rights: OrganizationRights;
  invited_by: string;
  sent_at: Date;
  expires_at: Date;
};

const COLUMNS = `i.invitation_id, i.email::text, i.rights, trim(u.first_name || ' ' || u.last_name) as invited_by, i.sent_at, i.expires_at`;

/** $1 account, $2 how many */
export const findInvitations = statement<InvitationRow & { total: number }>(
  'invitations_of_account',
  `select ${COLUMNS}, (count(*) over ())::int as total from invitations i join users u on u.user_id = i.invited_by where i.account_number = $1
   order by i.sent_at desc, i.invitation_id limit $2`,
);
/** $1 account, $2 invitation, as text */
export const findInvitation = statement<InvitationRow>(
  'invitation_of_account',
  `select ${COLUMNS} from invitations i join users u on u.user_id = i.invited_by where i.account_number = $1 and i.invitation_id::text = $2`,
);
/** Those that can be used. $1 account, $2 now */
export const countInvitations = statement<{ n: number }>(
  'invitations_count',
  'select count(*)::int as n from invitations where account_number = $1 and expires_at > $2',
);
/** The same email again is the one that is there. $1 id, $2 account, $3 email, $4 token's id, $5 token's hash, $6 rights as JSON, $7 who, $8 now, $9 until when */
export const insertInvitation = command(
  'invitation_insert',
  `insert into invitations (invitation_id, account_number, email, token_id, token_hash, rights, invited_by, sent_at, expires_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9) on conflict (account_number, email) do nothing`,
);
/** It is the invitation of whoever sends it. $1 invitation, $2 token's id, $3 token's hash, $4 now, $5 until when, $6 who */
export const renewInvitation = command(
  'invitation_renew',
  'update invitations set token_id = $2, token_hash = $3, sent_at = $4, expires_at = $5, invited_by = $6 where invitation_id = $1',
);
/** $1 account, $2 invitation, as text */
export const deleteInvitation = statement<{ email: string }>(
  'invitation_delete',
  'delete from invitations where account_number = $1 and invitation_id::text = $2 returning email::text',
);

/** All that somebody has sent, each with its line in the log. $1 account, $2 who has sent them, $3 now, $4 who takes them back */
export const takeBackAllOf = command(
  'invitations_take_back',
  `with gone as (delete from invitations where account_number = $1 and invited_by = $2 returning email)
   insert into account_changes (account_number, changed_at, changed_by, kind, subject_user, subject, differences)
   select $1, $3, $4, 'INVITATION_TAKEN_BACK', null, email::text, '[]' from gone order by email`,
);

export type LinkRow = {
  invitation_id: string;
  account_number: string;
  organization: string;
  email: string;
  rights: OrganizationRights;
  /** Who invited them, and by which name. */
  inviter: string;
  invited_by: string;
  is_taken: boolean;
  /** The company's sign-in by which its people come in, and no other way; null: they choose a password. */
  company: string | null;
};
const COMPANY = `(select p.partner_id from partners p where p.account_number = a.account_number and p.way = 'SAML' and (a.settings ->> 'hasSingleSignOn')::boolean)`;
const LINK = `i.invitation_id, i.account_number, a.name as organization, i.email::text, i.rights, i.invited_by as inviter,
  trim(u.first_name || ' ' || u.last_name) as invited_by, exists (select from users o where o.email = i.email) as is_taken, ${COMPANY} as company`;
/** An invitation is the word of an administrator: it holds while they are one. */
const STANDS = `join accounts a using (account_number) join users u on u.user_id = i.invited_by and u.account_number = i.account_number
  and 'ACCOUNT_ADMIN' = any (u.roles) and ${IS_ACTIVE}`;
/** $1 token's hash, $2 now */
export const findLink = statement<LinkRow>(
  'invitation_of_link',
  `select ${LINK} from invitations i ${STANDS} where i.token_hash = $1 and i.expires_at > $2`,
);
/** Of the newest link alone. $1 invitation, $2 token's id, $3 now */
export const findToMail = statement<{ email: string; organization: string; invited_by: string; company: string | null }>(
  'invitation_to_mail',
  `select i.email::text, a.name as organization, trim(u.first_name || ' ' || u.last_name) as invited_by, ${COMPANY} as company
   from invitations i ${STANDS}
   where i.invitation_id::text = $1 and i.token_id::text = $2 and i.expires_at > $3`,
);
/** Uses the link up: a second use finds nothing. $1 token's hash */
export const useLink = command('invitation_use', 'delete from invitations where token_hash = $1');
/** $1 id, $2 e-mail, $3 hash, $4 first, $5 last name, $6 digest of the mailbox, $7 account, $8 roles, $9 permissions, $10 settings, $11 now. Nothing where the e-mail is taken. */
export const insertInvited = command(
  'invited_insert',
  `insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash, account_number, roles, permissions, settings, email_confirmed_at)
   values ($1, $2, $3, $4, $5, '{SBA}', $6, $7, $8, $9, $10::jsonb, $11) on conflict (email) do nothing`,
);
