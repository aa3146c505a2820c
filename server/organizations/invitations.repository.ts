import type { OrganizationRights } from '#contracts/organization/people.ts';
import { command, statement } from '../db/database.ts';

/** What somebody will be allowed to, and the codes that were agreed with their organization and come with it. */
export type InvitedRights = OrganizationRights & { readonly agreed: readonly string[] };

export type InvitationRow = {
  invitation_id: string;
  email: string;
  rights: InvitedRights;
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
/** $1 account */
export const countInvitations = statement<{ n: number }>(
  'invitations_count',
  'select count(*)::int as n from invitations where account_number = $1',
);
/** The same email again is the one that is there. $1 id, $2 account, $3 email, $4 token's id, $5 token's hash, $6 rights as JSON, $7 who, $8 now, $9 until when */
export const insertInvitation = command(
  'invitation_insert',
  `insert into invitations (invitation_id, account_number, email, token_id, token_hash, rights, invited_by, sent_at, expires_at)
   values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9) on conflict (account_number, email) do nothing`,
);
/** $1 invitation, $2 token's id, $3 token's hash, $4 now, $5 until when */
export const renewInvitation = command(
  'invitation_renew',
  'update invitations set token_id = $2, token_hash = $3, sent_at = $4, expires_at = $5 where invitation_id = $1',
);
/** $1 account, $2 invitation, as text */
export const deleteInvitation = statement<{ email: string }>(
  'invitation_delete',
  'delete from invitations where account_number = $1 and invitation_id::text = $2 returning email::text',
);

export type LinkRow = {
  invitation_id: string;
  account_number: string;
  organization: string;
  email: string;
  rights: InvitedRights;
  is_taken: boolean;
};
const LINK = `i.invitation_id, i.account_number, a.name as organization, i.email::text, i.rights, exists (select from users o where o.email = i.email) as is_taken`;
/** $1 token's hash, $2 now */
export const findLink = statement<LinkRow>(
  'invitation_of_link',
  `select ${LINK} from invitations i join accounts a using (account_number) where i.token_hash = $1 and i.expires_at > $2`,
);
/** Of the newest link alone. $1 invitation, $2 token's id, $3 now */
export const findToMail = statement<{ email: string; organization: string; invited_by: string }>(
  'invitation_to_mail',
  `select i.email::text, a.name as organization, trim(u.first_name || ' ' || u.last_name) as invited_by
   from invitations i join accounts a using (account_number) join users u on u.user_id = i.invited_by
   where i.invitation_id::text = $1 and i.token_id::text = $2 and i.expires_at > $3`,
);
/** Uses the link up: a second use finds nothing. $1 token's hash, $2 now */
export const useLink = command('invitation_use', 'delete from invitations where token_hash = $1 and expires_at > $2');
/** $1 id, $2 e-mail, $3 hash, $4 first, $5 last name, $6 digest of the mailbox, $7 account, $8 roles, $9 permissions, $10 settings, $11 now. Nothing where the e-mail is taken. */
export const insertInvited = command(
  'invited_insert',
  `insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash, account_number, roles, permissions, settings, email_confirmed_at)
   values ($1, $2, $3, $4, $5, '{SBA}', $6, $7, $8, $9, $10::jsonb, $11) on conflict (email) do nothing`,
);
