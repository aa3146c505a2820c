import { createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { getCompanySignIn } from '#contracts/organization/company-sign-in.ts';
import { acsOf, aKey, answerOf, comeInBySaml, entityIdOf } from '#tests/support/identity/saml.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/sign-in';
type Settings = z.output<(typeof getCompanySignIn)['answer']>;
const atWork = () => aVisitor(site, { host: 'business.localhost' });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function abe(): Promise<Visitor> {
  const visitor = atWork();
  await visitor.post('/cc/api/auth/login', { email: 'abe.admin@harbordental.example', password: 'Foolscap-demo-1' });
  return visitor;
}
const key = aKey();
const certificate = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
const wanted = {
  isOn: true,
  entityId: 'https://idp.harbordental.example',
  ssoUrl: 'https://idp.harbordental.example/sso',
  certificates: [certificate, ''],
  emailAttribute: '',
  takesUnasked: true,
  addsPeople: false,
  hidesPasswords: false,
};
const company = 'sso-4410001';
const bea = { issuer: wanted.entityId, audience: entityIdOf(company), recipient: acsOf(company), nameId: 'bea.buyer@harbordental.example' };

it('is set up by an administrator, and lets their people in until it is switched off [S1-10 S6-26]', async () => {
  const admin = await abe();
  expect((await admin.get<Settings>(PATH)).body).toMatchObject({ provider: null, metadataUrl: entityIdOf(company), emailDomains: [] });
  expect((await comeInBySaml(atWork(), await answerOf(site, bea, { key }), { company })).status).toBe(401);
  const { status, body } = await admin.put<Settings>(PATH, wanted);
  expect([status, body.provider]).toEqual([200, { ...wanted, certificates: [certificate.trim()] }]);
  expect(body.startUrl).toBe('http://business.localhost/sso/start/sso-4410001');
  const started = await atWork().get('/sso/start/sso-4410001', { headers: { 'sec-fetch-site': 'same-origin' } });
  expect(String(started.headers['location'])).toMatch(/^https:\/\/idp\.harbordental\.example\/sso\?SAMLRequest=/);
  const visitor = atWork();
  expect((await comeInBySaml(visitor, await answerOf(site, bea, { key }), { company })).status).toBe(200);
  await admin.put(PATH, { ...wanted, isOn: false });
  site.shop.sessions.forgetAll();
  const { body: session } = await visitor.get<{ sessionData: { isLoggedIn: boolean } }>('/ele-lpd/api/session');
  expect(session.sessionData.isLoggedIn).toBe(false);
  expect((await comeInBySaml(atWork(), await answerOf(site, bea, { key }), { company })).status).toBe(401);
  const { body: log } = await admin.get<{ changes: { subject: string; differences: object[] }[] }>('/cc/api/organization/changes');
  expect(log.changes.slice(0, 2).map(({ subject, differences }) => [subject, differences])).toEqual([
    ['company sign-in', [{ what: 'Company sign-in', before: 'On', after: 'Off' }]],
    ['company sign-in', expect.arrayContaining([{ what: 'Company sign-in', before: 'Not set up', after: 'On' }])],
  ]);
  // Whose word is believed is told, too.
  await admin.put(PATH, { ...wanted, isOn: false, entityId: 'https://other.example/idp' });
  const { body: later } = await admin.get<{ changes: { differences: object[] }[] }>('/cc/api/organization/changes');
  expect(later.changes[0]?.differences).toEqual([{ what: 'Entity ID', before: wanted.entityId, after: 'https://other.example/idp' }]);
  await admin.put(PATH, { ...wanted, isOn: false });
});

it('takes a second certificate beside the first, and passwords away, for as long as it is on', async () => {
  const admin = await abe();
  const next = aKey();
  const both = [certificate, createPublicKey(next).export({ type: 'spki', format: 'pem' }).toString()];
  await admin.put(PATH, { ...wanted, certificates: both, hidesPasswords: true });
  for (const one of [key, next])
    expect((await comeInBySaml(atWork(), await answerOf(site, bea, { key: one }), { company })).status).toBe(200);
  const hides = async () =>
    (
      await site.database.query<{ hides: boolean }>(
        `select (settings ->> 'hasSingleSignOn')::boolean as hides from accounts where account_number = '4410001'`,
      )
    ).rows[0]?.hides;
  expect(await hides()).toBe(true);
  await admin.put(PATH, { ...wanted, isOn: false, hidesPasswords: true });
  expect(await hides()).toBe(false);
});

it('is refused with what is wrong, at its field', async () => {
  const admin = await abe();
  const cases: [object, string][] = [
    [{ entityId: ' ' }, 'entityId'],
    [{ ssoUrl: 'http://idp.harbordental.example/sso' }, 'ssoUrl'],
    [{ ssoUrl: 'javascript:alert(1)' }, 'ssoUrl'],
    [{ ssoUrl: '/account' }, 'ssoUrl'],
    [{ ssoUrl: 'https://me@idp.harbordental.example/' }, 'ssoUrl'],
    [{ certificates: [] }, 'certificates.0'],
    [{ certificates: [certificate, 'nonsense'] }, 'certificates.1'],
    [{ certificates: [createPublicKey(aKey(1024)).export({ type: 'spki', format: 'pem' }).toString()] }, 'certificates.0'],
    // Only whoever runs the shop says for which emails accounts are opened.
    [{ addsPeople: true }, 'addsPeople'],
  ];
  for (const [different, field] of cases) {
    const { status, body } = await admin.put<{ errors: { field: string }[] }>(PATH, { ...wanted, ...different });
    expect([status, body.errors.map((error) => error.field)], JSON.stringify(different)).toEqual([400, [field]]);
  }
  await site.database.query(`update saml_providers set email_domains = '{harbordental.example}' where partner_id = 'sso-4410001'`);
  expect((await admin.put(PATH, { ...wanted, addsPeople: true })).status).toBe(200);
});

it('has a page that keeps what was typed', async () => {
  const admin = await abe();
  const page = (await admin.get<string>('/organization/sign-in')).body;
  expect(page).toContain('http://business.localhost/sso/start/sso-4410001');
  const refused = await admin.post<string>('/organization/sign-in', 'entityId=https://mine.example&ssoUrl=nonsense&certificate=x', {
    headers: form,
  });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('It begins with https://');
  expect(refused.body).toContain('value="https://mine.example"');
  const saved = await admin.post(
    '/organization/sign-in',
    new URLSearchParams({ entityId: wanted.entityId, ssoUrl: wanted.ssoUrl, certificate, isOn: 'on' }).toString(),
    { headers: form },
  );
  expect([saved.status, saved.headers['location']]).toEqual([303, '/organization/sign-in?saved=1']);
});
