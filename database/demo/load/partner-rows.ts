import { DEMO_PURCHASING_PATH } from '#domain/procurement/procurement-paths.ts';
import { demoPartners, keyTextOf } from '../people/partners.ts';
import type { Row } from '../../copy.ts';

/** Rows of the partners, and of the keys by which what they sign is known. */
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
      rows: demoPartners.map((partner) => [partner.keyId, partner.partnerId, partner.algorithm, keyTextOf(partner)]),
    },
  ];
}
