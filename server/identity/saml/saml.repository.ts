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
};

const PROVIDERS = `select p.partner_id, p.name, p.tenant, p.account_number, s.entity_id, s.sso_url, s.certificates, s.email_attribute, s.takes_unasked, s.adds_people, s.email_domains, s.new_permissions
  from saml_providers s join partners p using (partner_id) where p.is_active and p.way = 'SAML' and p.tenant = $2`;

/** $1 name by which it calls itself, $2 tenant. One that is switched off is none. */
export const findProvider = statement<ProviderRow>('saml_provider_by_entity', `${PROVIDERS} and s.entity_id = $1`);
/** $1 partner, $2 tenant */
export const findProviderOfPartner = statement<ProviderRow>('saml_provider_by_partner', `${PROVIDERS} and p.partner_id = $1`);

/** $1 question, $2 partner, $3 path to open then, $4 until when it may be answered */
export const insertRequest = command(
  'saml_request_insert',
  'insert into saml_requests (request_id, partner_id, return_to, expires_at) values ($1, $2, $3, $4)',
);

/** The question is used up by its answer. $1 question, $2 partner, $3 now */
export const takeRequest = statement<{ return_to: string }>(
  'saml_request_take',
  'delete from saml_requests where request_id = $1 and partner_id = $2 and expires_at > $3 returning return_to',
);

/** $1 id, $2 email, $3 first, $4 last name, $5 digest of the mailbox, $6 account, $7 permissions. Nothing where the email is taken. */
export const insertMember = command(
  'saml_member_insert',
  `insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash, account_number, permissions)
   values ($1, $2, '', $3, $4, '{SBA}', $5, $6, $7) on conflict (email) do nothing`,
);
