import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import type { PartnerOfVisit } from '#domain/identity/ways-in/ways-in.ts';
import { command, statement } from '../../db/database.ts';
import { IS_CUSTOMER, PERSON_COLUMNS, type PersonRow } from '../../shoppers/index.ts';
import type { PartnerKey } from './signed-token.ts';

type KeyRow = {
  readonly partner_id: string;
  readonly name: string;
  readonly way: PartnerOfVisit['way'];
  readonly tenant: Tenant;
  readonly account_number: string | null;
  readonly algorithm: PartnerKey['algorithm'];
  readonly key_text: string;
};

/** $1 key. A partner that is switched off has none. */
export const findPartnerKey = statement<KeyRow>(
  'partner_key_find',
  `
  select p.partner_id, p.name, p.way, p.tenant, p.account_number, k.algorithm, k.key_text
  from partner_keys k join partners p using (partner_id) where k.key_id = $1 and k.is_active and p.is_active`,
);

/** $1 partner, $2 token, $3 until when it would have worked. Nothing is written for one that was spent before. */
export const spendToken = command(
  'token_spend',
  'insert into spent_tokens (partner_id, token_id, expires_at) values ($1, $2, $3) on conflict do nothing',
);

/** $1 email, $2 account, $3 tenant. Somebody of the organization for which a partner speaks, and nobody who works for the shop. */
export const findPersonOfAccount = statement<PersonRow>(
  'partner_person_find',
  `
  select ${PERSON_COLUMNS} from users u join accounts a using (account_number)
  where u.email = $1 and u.account_number = $2 and $3 = any (u.tenants) and ${IS_CUSTOMER}`,
);

/**
 * $1 id for a new one, $2 partner, $3 its name for them, $4 first, $5 last name, $6 email or null, $7 tenants. The email by which a user is known is made of their
 * id: no mail reaches it, and nobody else has it.
 */
export const writePartnerShopper = command(
  'partner_shopper_write',
  `
  insert into users (user_id, partner_id, partner_subject, first_name, last_name, contact_email, tenants, email, password_hash)
  values ($1::uuid, $2, $3, $4, $5, $6, $7, $1::text || '@shopper.invalid', '')
  on conflict (partner_id, partner_subject) do update
  set first_name = excluded.first_name, last_name = excluded.last_name, contact_email = excluded.contact_email, tenants = excluded.tenants,
    email_confirmed_at = case when users.contact_email is not distinct from excluded.contact_email then users.email_confirmed_at end`,
);

/** $1 partner, $2 its name for them */
export const findPartnerShopper = statement<PersonRow>(
  'partner_shopper_find',
  `select ${PERSON_COLUMNS} from users u left join accounts a using (account_number) where u.partner_id = $1 and u.partner_subject = $2`,
);
