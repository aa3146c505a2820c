import { createPublicKey, type KeyObject } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getCompanySignIn } from '#contracts/organization/company-sign-in.ts';
import { acsOf, aKey, answerOf, bringAnswer, comeInBySaml, entityIdOf } from '#tests/support/identity/saml.ts';
import { appCode, PASSWORD, turnOn } from '#tests/support/identity/second-factor.ts';
import { listenToMails } from '#tests/support/organization/listen-to-mails.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { takeDueChanges } from './due-changes.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/sign-in';
const [ABE, BEA, GIL] = ['abe.admin@harbordental.example', 'bea.buyer@harbordental.example', 'gil.group@harbordental.example'];
type Settings = z.output<(typeof getCompanySignIn)['answer']>;
type Refused = { readonly code: string; readonly errors: { readonly field: string }[] };
const atWork = () => aVisitor(site, { host: 'business.localhost' });
const CANCELED = 'The change was canceled.';
const IS_OFF = 'Company sign-in is off.';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const company = 'sso-4410001';
const pemOf = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
const key = aKey();
const certificate = pemOf(key);
const wanted = {
  entityId: 'https://idp.harbordental.example',
  ssoUrl: 'https://idp.harbordental.example/sso',
  certificates: [certificate, ''],
  emailAttribute: '',
  takesUnasked: true,
  addsPeople: false,
  hidesPasswords: false,
  password: PASSWORD,
};
const { password: _password, ...stored } = { ...wanted, certificates: [certificate.trim()] };

/** An answer of the organization's identity provider about one of its people. */
const answerFor = (nameId: string, by: KeyObject = key, issuer = wanted.entityId) =>
  answerOf(site, { issuer, audience: entityIdOf(company), recipient: acsOf(company), nameId }, { key: by });
/** How far somebody comes with one. */
const stepOf = async (nameId: string, by?: KeyObject, issuer?: string) => {
  const { body } = await bringAnswer(atWork(), await answerFor(nameId, by, issuer), { company });
  return body.step ?? body.code;
};
const later = (hours: number) => site.setNow(new Date(site.shop.now().getTime() + hours * 3_600_000));

type Told = {
  readonly email: string;
  readonly what: string;
  readonly by: string;
  readonly takesEffectAt?: string;
  readonly differences: object[];
};
/** What administrators were told since the last time, and whom. */
async function told(): Promise<Told[]> {
  const { rows } = await site.database.query<{ payload: Told }>(
    "delete from outbox where kind = 'organization.sign-in-told' returning payload",
  );
  return rows.map(({ payload }) => payload).toSorted((one, other) => one.email.localeCompare(other.email));
}
async function log(admin: Visitor): Promise<[string, unknown][]> {
  const { body } = await admin.get<{ changes: { kind: string; subject: string; differences: object[] }[] }>('/cc/api/organization/changes');
  return body.changes.filter(({ subject }) => subject === 'company sign-in').map(({ kind, differences }) => [kind, differences]);
}

beforeEach(async () => {
  site.setNow(TEST_NOW);
  await site.database
    .query(`delete from company_sign_in_changes; delete from saml_confirmation_links; delete from saml_confirmations where partner_id = '${company}';
    delete from saml_arrivals; delete from sessions where partner_id = '${company}'; delete from saml_requests; delete from saml_providers where partner_id = '${company}'; delete from second_factors;
    update partners set is_active = false where partner_id = '${company}';
    update accounts set settings = settings - 'hasSingleSignOn'; update users set roles = array_remove(roles, 'ACCOUNT_ADMIN') where email = '${GIL}'`);
  site.shop.sessions.forgetAll();
  await told();
});

// Those that wait are older than any may be, by a clock that was turned.
afterAll(() => site.database.query('delete from outbox').then(() => undefined));

describe('a company’s sign-in', () => {
  it('is set up by an administrator who gives their password, at once, and lets their people in until it is turned off [S1-10 S6-26]', async () => {
    const admin = await signedIn(site, ABE);
    expect((await admin.get<Settings>(PATH)).body).toMatchObject({
      provider: null,
      waiting: null,
      metadataUrl: entityIdOf(company),
      emailDomains: [],
    });
    expect(await stepOf(BEA)).toBe('WAY_IN_REFUSED');
    const { status, body } = await admin.put<Settings>(PATH, wanted);
    expect([status, body.provider, body.waiting]).toEqual([200, { ...stored, isOn: true }, null]);
    expect(body.startUrl).toBe(`http://business.localhost/sso/start/${company}`);
    const started = await atWork().get(`/sso/start/${company}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(String(started.headers['location'])).toMatch(/^https:\/\/idp\.harbordental\.example\/sso\?SAMLRequest=/);
    await site.database.query(`insert into saml_confirmations select user_id, '${company}', 1, now() from users where email = $1`, [BEA]);
    const visitor = atWork();
    expect((await comeInBySaml(visitor, await answerFor(BEA), { company })).status).toBe(200);
    expect((await admin.post(`${PATH}/off`, { password: PASSWORD })).status).toBe(200);
    site.shop.sessions.forgetAll();
    const { body: session } = await visitor.get<{ sessionData: { isLoggedIn: boolean } }>('/ele-lpd/api/session');
    expect(session.sessionData.isLoggedIn).toBe(false);
    expect(await stepOf(BEA)).toBe('WAY_IN_REFUSED');
    expect((await admin.post(`${PATH}/off`, { password: PASSWORD })).status).toBe(404);
    expect((await log(admin)).slice(0, 2)).toEqual([
      ['Changed', [{ what: 'Company sign-in', before: 'On', after: 'Off' }]],
      ['Changed', expect.arrayContaining([{ what: 'Company sign-in', before: 'Not set up', after: 'On' }])],
    ]);
    // What was in use is turned on again at once.
    expect((await admin.put<Settings>(PATH, wanted)).body).toMatchObject({ provider: { isOn: true }, waiting: null });
  });

  it('is refused with what is wrong, at its field', async () => {
    const admin = await signedIn(site, ABE);
    const cases: [object, string][] = [
      [{ entityId: ' ' }, 'entityId'],
      [{ ssoUrl: 'http://idp.harbordental.example/sso' }, 'ssoUrl'],
      [{ ssoUrl: 'javascript:alert(1)' }, 'ssoUrl'],
      [{ ssoUrl: '/account' }, 'ssoUrl'],
      [{ ssoUrl: 'https://me@idp.harbordental.example/' }, 'ssoUrl'],
      [{ certificates: [] }, 'certificates.0'],
      [{ certificates: [certificate, 'nonsense'] }, 'certificates.1'],
      [{ certificates: [pemOf(aKey(1024))] }, 'certificates.0'],
      // Only whoever runs the shop says for which emails accounts are opened.
      [{ addsPeople: true }, 'addsPeople'],
      // Nobody would get in when it fails.
      [{ hidesPasswords: true }, 'hidesPasswords'],
    ];
    for (const [different, field] of cases) {
      const { status, body } = await admin.put<Refused>(PATH, { ...wanted, ...different });
      expect([status, body.errors.map((error) => error.field)], JSON.stringify(different)).toEqual([400, [field]]);
    }
    expect((await admin.get<Settings>(PATH)).body.provider).toBeNull();
  });

  it('has a page that keeps what was typed, shows what waits, and cancels it', async () => {
    const admin = await signedIn(site, ABE);
    const page = async () => (await admin.get<string>('/organization/sign-in')).body;
    expect(await page()).toContain(`http://business.localhost/sso/start/${company}`);
    const send = (fields: Record<string, string>) =>
      admin.post<string>('/organization/sign-in', new URLSearchParams(fields).toString(), { headers: form });
    const refused = await send({ entityId: 'https://mine.example', ssoUrl: 'nonsense', certificate: 'x' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('It begins with https://');
    expect(refused.body).toContain('value="https://mine.example"');
    const typed = { entityId: wanted.entityId, ssoUrl: wanted.ssoUrl, certificate, takesUnasked: 'on', password: PASSWORD };
    const wrong = await send({ ...typed, password: 'not mine' });
    expect([wrong.status, wrong.body.includes('That isn’t the password of this account')]).toEqual([400, true]);
    const saved = await send(typed);
    expect([saved.status, saved.headers['location']]).toEqual([303, '/organization/sign-in']);
    await send({ ...typed, ssoUrl: 'https://other.example/sso' });
    expect(await page()).toMatch(/New settings take effect [^<]+ Eastern/);
    await send({ intent: 'cancel' });
    const canceled = await page();
    expect([canceled.includes(CANCELED), canceled.includes('New settings take effect')]).toEqual([true, false]);
    // It is said once; and nothing of what there was nothing of.
    expect(await page()).not.toContain(CANCELED);
    await send({ intent: 'cancel' });
    expect(await page()).not.toContain(CANCELED);
    expect((await send({ intent: 'off', password: 'not mine' })).body).toContain('It is still on');
    expect((await send({ intent: 'off', password: PASSWORD })).status).toBe(303);
    expect(await page()).toContain(IS_OFF);
  });
});

describe('an administrator who changes it', () => {
  it('gives their password, and the code where they have two-step sign-in: an open browser is not enough [T52]', async () => {
    const admin = await signedIn(site, ABE);
    for (const password of ['', 'not mine'])
      expect((await admin.put<Refused>(PATH, { ...wanted, password })).body.errors.map(({ field }) => field)).toEqual(['password']);
    const { secret } = await turnOn(site, admin);
    for (const code of ['', '000000', undefined])
      expect(
        (await admin.put<Refused>(PATH, { ...wanted, ...(code !== undefined && { code }) })).body.errors.map(({ field }) => field),
      ).toEqual(['code']);
    expect((await admin.get<Settings>(PATH)).body).toMatchObject({ provider: null, asksForCode: true });
    expect((await admin.put(PATH, { ...wanted, code: appCode(site, secret) })).status).toBe(200);
    expect((await admin.post<Refused>(`${PATH}/off`, { password: PASSWORD })).body.code).toBe('WRONG_CODE');
  });

  it('comes in as nobody by that: each who has an account of their own confirms it from their mailbox first [T41 T52]', async () => {
    const admin = await signedIn(site, ABE);
    await admin.put(PATH, wanted);
    expect(await stepOf(BEA)).toBe('CONFIRM');
    expect((await site.database.query(`select 1 from sessions where partner_id = '${company}'`)).rows).toEqual([]);
    const { rows } = await site.database.query<{ email: string }>(
      `select u.email from saml_confirmation_links l join users u using (user_id) where l.partner_id = '${company}'`,
    );
    expect(rows).toEqual([{ email: BEA }]);
  });

  it('waits a day with it, and tells every administrator at once what, by whom and until when [T52]', async () => {
    await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = $1`, [GIL]);
    const admin = await signedIn(site, ABE);
    await admin.put(PATH, wanted);
    expect((await told()).map(({ email, what, by }) => [email, what, by])).toEqual([
      [ABE, 'CHANGED', 'Abe Admin'],
      [GIL, 'CHANGED', 'Abe Admin'],
    ]);
    await site.database.query(`insert into saml_confirmations select user_id, '${company}', 1, now() from users where email = $1`, [BEA]);
    const evil = aKey();
    const { body } = await admin.put<Settings>(PATH, { ...wanted, certificates: [pemOf(evil)] });
    expect(body).toMatchObject({ provider: { certificates: [certificate.trim()] }, waiting: { askedBy: 'Abe Admin' } });
    const { askedAt = '', takesEffectAt = '' } = body.waiting ?? {};
    expect(Date.parse(takesEffectAt) - Date.parse(askedAt)).toBe(24 * 3_600_000);
    const [first] = body.waiting?.differences ?? [];
    expect(first?.what).toBe('Certificates');
    expect(await told()).toMatchObject(
      [ABE, GIL].map((email) => ({ email, what: 'ASKED', by: 'Abe Admin', takesEffectAt, differences: [first] })),
    );
    expect((await log(admin))[0]).toEqual(['Asked to change', [first]]);
    later(23.9);
    await takeDueChanges(site.shop);
    expect([await stepOf(BEA, evil), await stepOf(BEA)]).toEqual(['WAY_IN_REFUSED', 'CONTINUE']);
    later(0.2);
    await takeDueChanges(site.shop);
    expect([await stepOf(BEA, evil), await stepOf(BEA)]).toEqual(['CONTINUE', 'WAY_IN_REFUSED']);
    expect((await told()).map(({ what }) => what)).toEqual(['CHANGED', 'CHANGED']);
    await takeDueChanges(site.shop);
    expect(await told()).toEqual([]);
  });

  it('is canceled by any other, by turning it off as well, and by no longer being one [T52]', async () => {
    await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = $1`, [GIL]);
    const [abe, gil] = [await signedIn(site, ABE), await signedIn(site, GIL)];
    await abe.put(PATH, wanted);
    const evil = aKey();
    const ask = () => gil.put<Settings>(PATH, { ...wanted, certificates: [pemOf(evil)] });
    const isRefused = async () => {
      later(25);
      await takeDueChanges(site.shop);
      expect(await stepOf(BEA, evil)).toBe('WAY_IN_REFUSED');
    };
    await ask();
    await told();
    // It takes no password: as it is, it was before.
    expect((await abe.delete<Settings>(`${PATH}/waiting`)).body.waiting).toBeNull();
    expect((await told()).map(({ what, by }) => [what, by])).toEqual([
      ['CANCELED', 'Abe Admin'],
      ['CANCELED', 'Abe Admin'],
    ]);
    expect((await log(abe))[0]?.[0]).toBe('Canceled the change of');
    expect((await abe.delete(`${PATH}/waiting`)).status).toBe(404);
    await isRefused();
    await ask();
    expect((await abe.post<Settings>(`${PATH}/off`, { password: PASSWORD })).body).toMatchObject({
      waiting: null,
      provider: { isOn: false },
    });
    await isRefused();
    // Off and on again is no way around the day.
    expect((await ask()).body).toMatchObject({ waiting: { askedBy: 'Gil Group' }, provider: { isOn: false } });
    await site.database.query(`update users set roles = array_remove(roles, 'ACCOUNT_ADMIN') where email = $1`, [GIL]);
    await isRefused();
    expect((await abe.get<Settings>(PATH)).body).toMatchObject({ waiting: null, provider: { isOn: false } });
  });

  it('tells those, too, whom they have made no administrator before [T52]', async () => {
    await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = $1`, [GIL]);
    const admin = await signedIn(site, ABE);
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [GIL]);
    const person = `/cc/api/organization/people/${rows[0]?.user_id}`;
    const { body } = await admin.get<{ rights: { roles: string[] } }>(person);
    const rights = { ...body.rights, roles: body.rights.roles.filter((role) => role !== 'ACCOUNT_ADMIN') };
    expect((await admin.put(person, rights)).status).toBe(200);
    await admin.put(PATH, wanted);
    expect((await told()).map(({ email }) => email)).toEqual([ABE, GIL]);
    later(31 * 24);
    await (await signedIn(site, ABE)).put(PATH, { ...wanted, takesUnasked: false });
    expect((await told()).map(({ email }) => email)).toEqual([ABE]);
  });

  it('takes passwords away a day later at the earliest, and gives them back at once', async () => {
    const admin = await signedIn(site, ABE);
    const { secret } = await turnOn(site, admin);
    const bea = await signedIn(site, BEA);
    const isIn = async () => (await bea.get<{ sessionData: { isLoggedIn: boolean } }>('/ele-lpd/api/session')).body.sessionData.isLoggedIn;
    const { body } = await admin.put<Settings>(PATH, { ...wanted, hidesPasswords: true, code: appCode(site, secret) });
    expect(body).toMatchObject({
      provider: { isOn: true, hidesPasswords: false },
      waiting: { differences: [{ what: 'Company sign-in only' }] },
    });
    expect(await isIn()).toBe(true);
    later(24);
    await takeDueChanges(site.shop);
    expect(await isIn()).toBe(false);
    expect((await admin.post(`${PATH}/off`, { password: PASSWORD, code: appCode(site, secret) })).status).toBe(200);
    expect(await isIn()).toBe(true);
  });
});

it('is told of in a mail that says what, by whom and until when, and leads to where it is canceled', async () => {
  const admin = await signedIn(site, ABE);
  await site.database.query('delete from outbox');
  const mails = listenToMails(site);
  await admin.put(PATH, wanted);
  await admin.put(PATH, { ...wanted, ssoUrl: 'https://evil.example/sso' });
  const { text } = await mails.to(ABE, 'about to change');
  for (const said of [
    'Abe Admin',
    'Takes effect',
    `Sign-in address: ${wanted.ssoUrl} → https://evil.example/sso`,
    'http://business.localhost/organization/sign-in',
  ])
    expect(text).toContain(said);
});

it('who comes through it and has no password here turns it off when they have just come, and changes nothing else', async () => {
  await (await signedIn(site, ABE)).put(PATH, wanted);
  await site.database.query(`insert into saml_confirmations select user_id, '${company}', 1, now() from users where email = $1`, [ABE]);
  const abe = atWork();
  await comeInBySaml(abe, await answerFor(ABE), { company });
  expect((await abe.put<Refused>(PATH, { ...wanted, password: '', takesUnasked: false })).body.errors.map(({ field }) => field)).toEqual([
    'password',
  ]);
  expect((await abe.get<Settings>(PATH)).body.isJustIn).toBe(true);
  later(0.2);
  expect((await abe.post<Refused>(`${PATH}/off`, {})).body.errors.map(({ field }) => field)).toEqual(['password']);
  const fresh = atWork();
  await comeInBySaml(fresh, await answerFor(ABE), { company });
  expect((await fresh.post(`${PATH}/off`, {})).status).toBe(200);
});
