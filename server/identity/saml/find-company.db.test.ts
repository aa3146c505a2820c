import { afterEach, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const CEDAR = 'cedar-sign-in';
const find = async (emailOrName: string, host = 'business.localhost') =>
  (await aVisitor(site, { host }).post<{ company: string | null }>('/cc/api/auth/saml/company', { emailOrName })).body.company;

describe('who signs somebody in', () => {
  afterEach(async () => {
    await site.database.query('update partners set is_active = true where partner_id = $1', [CEDAR]);
    await site.database.query("update saml_providers set email_domains = '{cedarlegal.example}' where partner_id = $1", [CEDAR]);
  });

  it('is told by the domain of a work email, the same of who has an account and who has none', async () => {
    for (const email of ['axel.approver@cedarlegal.example', 'nobody.here@cedarlegal.example', ' Axel.Approver@CEDARLEGAL.example '])
      expect(await find(email), email).toBe(CEDAR);
    // Known people whose company has no sign-in, strangers, and what is no email are one thing.
    for (const email of [
      'bea.buyer@harbordental.example',
      'x@nowhere.example',
      'x@sub.cedarlegal.example',
      '@cedarlegal.example',
      'x@',
      '@',
    ])
      expect(await find(email), email).toBeNull();
    expect(await find('axel.approver@cedarlegal.example', 'localhost')).toBeNull();
  });

  it('is told by a name, too, and of neither where it is switched off', async () => {
    expect([await find('cedar-sign-in'), await find('Cedar-Sign-In '), await find('nobody'), await find("x' or 1=1")]).toEqual([
      CEDAR,
      CEDAR,
      null,
      null,
    ]);
    await site.database.query('update partners set is_active = false where partner_id = $1', [CEDAR]);
    expect([await find(CEDAR), await find('axel.approver@cedarlegal.example')]).toEqual([null, null]);
  });

  it('is nobody where a domain is written down for two', async () => {
    await site.database.query(
      `with other as (insert into partners (partner_id, name, way, tenant, account_number, is_active) values ('other-cedar', 'Other', 'SAML', 'SBA', '4410001', true) returning partner_id)
       insert into saml_providers (partner_id, entity_id, sso_url, certificates, email_domains) select partner_id, 'https://other.example', 'https://other.example', '{x}', '{cedarlegal.example}' from other`,
    );
    expect(await find('axel.approver@cedarlegal.example')).toBeNull();
    await site.database.query(
      "delete from saml_providers where partner_id = 'other-cedar'; delete from partners where partner_id = 'other-cedar'",
    );
  });
});
