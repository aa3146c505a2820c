import type { AccountChangeKind } from '#domain/accounts/account-log.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { command, statement } from '../../db/database.ts';

export type ProviderRow = {
  readonly partner_id: string;
  readonly name: string;
  readonly tenant: Tenant;
  readonly account_number: string;
  readonly entity_id: string;
  readonly sso_url: string;
  readonly certificates: string[];
  readonly email_attribute: string;
  readonly takes_unasked: boolean;
  readonly adds_people: boolean;
  readonly email_domains: string[];
  readonly new_permissions: string[];
  readonly version: number;
};

/** $1 company, as it stands in addresses, $2 tenant. One that is switched off is none. */
export const findProvider = statement<ProviderRow>(
  'saml_provider_find',
  `select p.partner_id, p.name, p.tenant, p.account_number, s.entity_id, s.sso_url, s.certificates, s.email_attribute, s.takes_unasked, s.adds_people, s.email_domains, s.new_permissions, s.version
   from saml_providers s join partners p using (partner_id) where p.is_active and p.way = 'SAML' and p.partner_id = $1 and p.tenant = $2`,
);

/** $1 question, $2 partner, $3 path to open then, $4 digest of the browser's secret, $5 until when it may be answered */
export const insertRequest = command(
  'saml_request_insert',
  'insert into saml_requests (request_id, partner_id, return_to, browser_hash, expires_at) values ($1, $2, $3, $4, $5)',
);

/** Whether a browser has asked a company, and has no answer yet. $1 digest of its secret, $2 partner, $3 now */
export const hasAsked = statement(
  'saml_request_of_browser',
  'select 1 from saml_requests where browser_hash = $1 and partner_id = $2 and expires_at > $3 limit 1',
);

/** The question is used up by its answer, in the browser that has asked. $1 question, $2 partner, $3 now, $4 digest of the browser's secret */
export const takeRequest = statement<{ return_to: string }>(
  'saml_request_take',
  'delete from saml_requests where request_id = $1 and partner_id = $2 and expires_at > $3 and browser_hash = $4 returning return_to',
);

/** Whether a question waits for its answer, in whatever browser. $1 question, $2 partner, $3 now */
export const isAsked = statement(
  'saml_request_waits',
  'select 1 from saml_requests where request_id = $1 and partner_id = $2 and expires_at > $3',
);

const JOINED = 'JOINED' satisfies AccountChangeKind;

/**
 * Somebody more of an organization, with the entry in its log. Nothing where the email is taken, or where they were removed and nobody has invited them since.
 *
 * $1 id, $2 email, $3 first, $4 last name, $5 digest of the mailbox, $6 account, $7 permissions, $8 now
 */
export const insertMember = statement(
  'saml_member_insert',
  `with added as (
     insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash, account_number, permissions)
     select $1, $2, '', $3, $4, '{SBA}', $5, $6, $7
     where not exists (select from removed_people r where r.account_number = $6 and r.mailbox_hash = $5)
       or exists (select from invitations i where i.account_number = $6 and i.email = $2::citext and i.expires_at > $8)
     on conflict (email) do nothing returning user_id, account_number),
   noted as (insert into account_changes (account_number, changed_at, changed_by, kind, subject_user, subject)
     select account_number, $8, user_id, '${JOINED}', user_id, '' from added),
   back as (delete from removed_people r using added a where r.account_number = a.account_number and r.mailbox_hash = $5)
   select user_id from added`,
);
