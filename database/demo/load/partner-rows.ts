import { DEMO_PURCHASING_PATH } from '#domain/procurement/procurement-paths.ts';
import { DEMO_IDENTITY_PROVIDER, demoSigningCertificate } from '../people/identity-provider.ts';
import { people } from '../people/people.ts';
import { demoPartners, keyTextOf } from '../people/partners.ts';
import type { Row } from '../../copy.ts';

const { partnerId, entityId, path } = DEMO_IDENTITY_PROVIDER;

/** Rows of the partners, of the keys by which what they sign is known, and of an employer's identity provider. */
export function partnerRows(): { readonly table: string; readonly columns: readonly string[]; readonly rows: readonly Row[] }[] {
  return [
    {
      table: 'partners',
      columns: ['partner_id', 'name', 'way', 'tenant', 'account_number', 'return_addresses'],
      rows: demoPartners.map(({ partnerId, name, way, tenant, accountNumber }) => [
        partnerId,
        name,
        way,
        tenant,
        accountNumber,
        way === 'MVP' ? [DEMO_PURCHASING_PATH] : [],
      ]),
    },
    {
      table: 'partner_keys',
      columns: ['key_id', 'partner_id', 'algorithm', 'key_text'],
      rows: demoPartners
        .filter(({ algorithm }) => algorithm !== 'SAML')
        .map((partner) => [partner.keyId, partner.partnerId, partner.algorithm, keyTextOf(partner)]),
    },
    {
      table: 'saml_providers',
      columns: ['partner_id', 'entity_id', 'sso_url', 'certificates', 'takes_unasked', 'adds_people', 'email_domains', 'new_permissions'],
      rows: [[partnerId, entityId, path, [demoSigningCertificate()], true, true, ['cedarlegal.example'], ['G_IOC']]],
    },
  ];
}

/** That those whom the demo's identity provider knows, and who have a password here, have said before that it signs them in: it can be tried at once. */
export function confirmationRows(today: Date): {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
} {
  const known = demoPartners.find((partner) => partner.partnerId === partnerId)?.people ?? [];
  return {
    table: 'saml_confirmations',
    columns: ['user_id', 'partner_id', 'version', 'confirmed_at'],
    rows: people.filter(({ email }) => known.some(({ sub }) => sub === email)).map(({ userId }) => [userId, partnerId, 1, today]),
  };
}
