import type { Difference } from '#domain/accounts/people/rights.ts';
import { ORGANIZATION_ROLES } from '#domain/accounts/people/rights.ts';
import type { SignInSettings } from '#domain/identity/saml/company-sign-in.ts';
import { command, statement } from '../../db/database.ts';
import { IS_ACTIVE } from '../../shoppers/index.ts';

export type CompanySignInRow = {
  readonly partner_id: string;
  readonly is_active: boolean;
  readonly entity_id: string;
  readonly sso_url: string;
  readonly certificates: string[];
  readonly email_attribute: string;
  readonly takes_unasked: boolean;
  readonly adds_people: boolean;
  readonly email_domains: string[];
  readonly hides_passwords: boolean;
};

/** $1 account */
export const findCompanySignIn = statement<CompanySignInRow>(
  'company_sign_in',
  `select p.partner_id, p.is_active, s.entity_id, s.sso_url, s.certificates, s.email_attribute, s.takes_unasked, s.adds_people, s.email_domains, s.hides_passwords
   from partners p join saml_providers s using (partner_id) where p.way = 'SAML' and p.account_number = $1`,
);

/** $1 partner, $2 name, $3 account, $4 whether it is on */
export const writePartner = command(
  'company_sign_in_partner',
  `insert into partners (partner_id, name, way, tenant, account_number, is_active) values ($1, $2, 'SAML', 'SBA', $3, $4)
   on conflict (partner_id) do update set is_active = excluded.is_active`,
);

/** $1 partner, $2 entity id, $3 address, $4 certificates, $5 attribute, $6 whether unasked, $7 whether people are added, $8 whether they have no passwords, $9 whether another word is believed */
export const writeProvider = command(
  'company_sign_in_provider',
  `insert into saml_providers as s (partner_id, entity_id, sso_url, certificates, email_attribute, takes_unasked, adds_people, hides_passwords) values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (partner_id) do update set entity_id = excluded.entity_id, sso_url = excluded.sso_url, certificates = excluded.certificates,
     email_attribute = excluded.email_attribute, takes_unasked = excluded.takes_unasked, adds_people = excluded.adds_people, hides_passwords = excluded.hides_passwords,
     version = s.version + $9::boolean::int`,
);

/** $1 account, $2 whether its people come through it alone */
export const writePasswords = command(
  'company_sign_in_passwords',
  "update accounts set settings = settings || jsonb_build_object('hasSingleSignOn', $2::boolean) where account_number = $1",
);

/** Whether an administrator could get in without it. $1 account */
export const hasKeeper = statement(
  'company_sign_in_keeper',
  `select 1 from users u join second_factors f using (user_id)
   where u.account_number = $1 and 'ACCOUNT_ADMIN' = any (u.roles) and ${IS_ACTIVE} and u.password_hash <> '' and f.on_since is not null limit 1`,
);

export type WaitingRow = {
  readonly account_number: string;
  readonly account_name: string;
  readonly settings: SignInSettings;
  readonly differences: readonly Difference[];
  readonly asked_by: string;
  readonly asker: string;
  readonly asked_at: Date;
  readonly takes_effect_at: Date;
};

const WAITING = `select w.account_number, a.name as account_name, w.settings, w.differences, w.asked_by, trim(u.first_name || ' ' || u.last_name) as asker, w.asked_at, w.takes_effect_at
  from company_sign_in_changes w join accounts a using (account_number) join users u on u.user_id = w.asked_by`;
/** $1 account */
export const findWaiting = statement<WaitingRow>('company_sign_in_waiting', `${WAITING} where w.account_number = $1`);
/** $1 now */
export const findDue = statement<WaitingRow>(
  'company_sign_in_due',
  `${WAITING} where w.takes_effect_at <= $1 order by w.takes_effect_at limit 100`,
);
/** The one that takes the place of the one before waits its whole time. $1 account, $2 settings, $3 differences, $4 who, $5 now, $6 from when it holds */
export const writeWaiting = command(
  'company_sign_in_wait',
  `insert into company_sign_in_changes (account_number, settings, differences, asked_by, asked_at, takes_effect_at) values ($1, $2::jsonb, $3::jsonb, $4, $5, $6)
   on conflict (account_number) do update set settings = excluded.settings, differences = excluded.differences, asked_by = excluded.asked_by,
     asked_at = excluded.asked_at, takes_effect_at = excluded.takes_effect_at`,
);
/** $1 account */
export const deleteWaiting = command('company_sign_in_wait_no_more', 'delete from company_sign_in_changes where account_number = $1');

/**
 * Whom changes of the sign-in are told: administrators, those who are turned off as well, and who was one of them until lately: nobody takes that from the others first and changes it then.
 * $1 account, $2 since when
 */
export const findToTell = statement<{ email: string }>(
  'company_sign_in_told',
  `select u.email::text from users u where u.account_number = $1 and u.standing <> 'REMOVED' and ('ACCOUNT_ADMIN' = any (u.roles)
     or exists (select from account_changes c, jsonb_array_elements(c.differences) d where c.account_number = $1 and c.subject_user = u.user_id and c.kind = 'RIGHTS_CHANGED'
       and c.changed_at > $2 and d ->> 'what' = 'Roles' and d ->> 'before' like '%${ORGANIZATION_ROLES.ACCOUNT_ADMIN.name}%'))`,
);
