import { command, statement } from '../../db/database.ts';

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
  `select p.partner_id, p.is_active, s.entity_id, s.sso_url, s.certificates, s.email_attribute, s.takes_unasked, s.adds_people, s.email_domains,
     coalesce((a.settings ->> 'hasSingleSignOn')::boolean, false) as hides_passwords
   from partners p join saml_providers s using (partner_id) join accounts a using (account_number) where p.way = 'SAML' and p.account_number = $1`,
);

/** $1 partner, $2 name, $3 account, $4 whether it is on */
export const writePartner = command(
  'company_sign_in_partner',
  `insert into partners (partner_id, name, way, tenant, account_number, is_active) values ($1, $2, 'SAML', 'SBA', $3, $4)
   on conflict (partner_id) do update set is_active = excluded.is_active`,
);

/** $1 partner, $2 entity id, $3 address, $4 certificates, $5 attribute, $6 whether unasked, $7 whether people are added */
export const writeProvider = command(
  'company_sign_in_provider',
  `insert into saml_providers (partner_id, entity_id, sso_url, certificates, email_attribute, takes_unasked, adds_people) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (partner_id) do update set entity_id = excluded.entity_id, sso_url = excluded.sso_url, certificates = excluded.certificates,
     email_attribute = excluded.email_attribute, takes_unasked = excluded.takes_unasked, adds_people = excluded.adds_people`,
);

/** $1 account, $2 whether its people choose no passwords here */
export const writePasswords = command(
  'company_sign_in_passwords',
  "update accounts set settings = settings || jsonb_build_object('hasSingleSignOn', $2::boolean) where account_number = $1",
);
