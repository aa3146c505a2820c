import { createPublicKey, type KeyObject } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getSession } from '#contracts/session/identity.ts';
import { samlResponse, signedXml } from '#server/demo/saml/saml-response.ts';
import {
  aKey,
  acsOf,
  ACS,
  answerOf,
  askCompany,
  bringAnswer,
  comeInBySaml,
  encoded,
  entityIdOf,
  ENTITY_ID,
  KEY,
  saidOf,
} from '#tests/support/identity/saml.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const atWork = () => aVisitor(site, { host: 'business.localhost' });
type Session = z.output<(typeof getSession)['answer']>;
const sessionOf = async (visitor: Visitor) => (await visitor.get<Session>('/ele-lpd/api/session')).body;

/** Tries an answer, in a browser of its own where none has asked, and whether it let anybody in. */
async function tried(
  response: string,
  { by: visitor = atWork(), company }: { by?: Visitor; company?: string } = {},
): Promise<string | undefined> {
  const { status, body } = await comeInBySaml(visitor, response, { company });
  expect((await sessionOf(visitor)).sessionData.isLoggedIn).toBe(status === 200);
  return status === 200 ? 'IN' : body.code;
}
/** Whom the newest session is of. */
async function whoCame(): Promise<string> {
  const { rows } = await site.database.query<{ name: string }>(
    "select u.first_name || ' ' || u.last_name as name from sessions s join users u using (user_id) where s.partner_id is not null order by s.created_at desc limit 1",
  );
  return rows[0]?.name ?? '';
}

/** Why the last one was refused, as the log says. */
const problem = () => /"problem":"(\w+)"/.exec(site.logged.at(-1) ?? '')?.[1];

beforeEach(async () => {
  site.logged.splice(0);
  await site.database.query(`update saml_providers set takes_unasked = true, adds_people = true, email_attribute = '', certificates = $1`, [
    [pem(KEY)],
  ]);
});
const pem = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

describe('somebody whom their company signs in', () => {
  it('begins here and comes back to the page that they wanted, as SAML and single sign-on [S1-10 S2-23 S6-07 S6-26]', async () => {
    const bo = atWork();
    const { id, url } = await askCompany(bo);
    expect(url.pathname).toBe('/dev/identity-provider');
    expect(url.searchParams.get('RelayState')).toBe('/cc/sba/cart');
    const answer = await bringAnswer(bo, await answerOf(site, { inResponseTo: id }), { relayState: '/elsewhere' });
    expect(answer).toMatchObject({ status: 200, body: { step: 'IN', partnerName: 'Cedar Legal sign-in', redirectUrl: '/cc/sba/cart' } });
    const { userData, segments } = await sessionOf(bo);
    expect([await whoCame(), userData.flowType, userData.partnerName]).toEqual(['Bo Buyer', 'SAML', 'Cedar Legal sign-in']);
    expect(segments).toEqual(expect.arrayContaining(['SAML', 'SINGLE_SIGN_ON']));
  });

  it('begins there, where their organization allows that, with a page of ours or none', async () => {
    for (const [relayState, redirectUrl] of [
      ['/category/paper?page=2', '/category/paper?page=2'],
      ['https://evil.example/', '/'],
      ['//evil.example', '/'],
      ['javascript:alert(1)', '/'],
      ['/\\evil.example', '/'],
      ['/cc/api/orders', '/'],
      ['', '/'],
    ] as const)
      expect((await comeInBySaml(atWork(), await answerOf(site), { relayState })).body.redirectUrl, relayState).toBe(redirectUrl);
    await site.database.query('update saml_providers set takes_unasked = false');
    expect(await tried(await answerOf(site))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('NOT_ASKED');
    const by = atWork();
    expect(await tried(await answerOf(site, { inResponseTo: (await askCompany(by)).id }), { by })).toBe('IN');
  });

  it('is known by the attribute that their organization names', async () => {
    await site.database.query(`update saml_providers set email_attribute = 'mail'`);
    expect(await tried(await answerOf(site, { nameId: 'b-4711', attributes: { mail: ' Bo.Buyer@CedarLegal.example ' } }))).toBe('IN');
    expect(await tried(await answerOf(site))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('NO_EMAIL');
  });

  it('is opened an account once, with a domain of theirs and the rights that are given, or is told whom to ask', async () => {
    const nora = { nameId: 'nora.new@cedarlegal.example', attributes: { givenName: 'Nora', sn: 'Novak' } };
    await site.database.query('update saml_providers set adds_people = false');
    expect(await tried(await answerOf(site, nora))).toBe('WAY_IN_UNKNOWN');
    await site.database.query('update saml_providers set adds_people = true');
    const visitor = atWork();
    expect((await comeInBySaml(visitor, await answerOf(site, nora))).status).toBe(200);
    expect(await whoCame()).toBe('Nora Novak');
    expect(await tried(await answerOf(site, nora))).toBe('IN');
    const { rows } = await site.database.query(
      `select account_number, roles, permissions, tenants, password_hash from users where email = 'nora.new@cedarlegal.example'`,
    );
    expect(rows).toEqual([{ account_number: '4410003', roles: [], permissions: ['G_IOC'], tenants: ['SBA'], password_hash: '' }]);
    // Of another domain, of another organization, of the shop, of a shopper: nobody.
    for (const nameId of [
      'new@elsewhere.example',
      'new@cedarlegal.example.evil.example',
      'bea.buyer@harbordental.example',
      'olga.operator@foolscap.example',
      'sam.shopper@example.com',
    ])
      expect(await tried(await answerOf(site, { nameId })), nameId).toBe('WAY_IN_UNKNOWN');
    expect((await site.database.query(`select 1 from users where email like 'new@%'`)).rows).toEqual([]);
  });

  it('joins by the organization’s log, and once removed is let in again only when an administrator has invited them', async () => {
    const PEOPLE = '/cc/api/organization/people';
    await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = 'axel.approver@cedarlegal.example'`);
    const axel = await signedIn(site, 'axel.approver@cedarlegal.example');
    const gone = { nameId: 'gus.gone@cedarlegal.example', attributes: { givenName: 'Gus', sn: 'Gone' } };
    const log = async () =>
      (
        await axel.get<{ changes: { kind: string; subject: string; changedBy: string }[] }>('/cc/api/organization/changes')
      ).body.changes.map(({ kind, subject, changedBy }) => [kind, subject, changedBy]);
    const remove = async () => {
      const { rows } = await site.database.query(`select user_id from users where email = 'gus.gone@cedarlegal.example'`);
      expect((await axel.delete(`${PEOPLE}/${rows[0].user_id}`)).status).toBe(200);
    };
    expect(await tried(await answerOf(site, gone))).toBe('IN');
    expect((await log())[0]).toEqual(['Joined', 'Gus Gone', 'Gus Gone']);
    await remove();
    expect(await tried(await answerOf(site, gone))).toBe('WAY_IN_UNKNOWN');
    // Neither under another spelling of their mailbox.
    expect(await tried(await answerOf(site, { ...gone, nameId: 'Gus.Gone+2@cedarlegal.example' }))).toBe('WAY_IN_UNKNOWN');
    const invitation = {
      email: gone.nameId,
      roles: [],
      permissions: [],
      orderLimit: null,
      seesPrices: true,
      mayChangeShipTo: false,
      approverEmail: null,
      shipToAddressId: null,
    };
    const invited = await axel.post<{ waiting: { invitations: { invitationId: string; email: string }[] } }>(
      '/cc/api/organization/invitations',
      invitation,
    );
    expect(invited.status, JSON.stringify(invited.body)).toBe(200);
    expect(
      (
        await axel.delete(
          `/cc/api/organization/invitations/${invited.body.waiting.invitations.find(({ email }) => email === gone.nameId)?.invitationId}`,
        )
      ).status,
    ).toBe(200);
    expect(await tried(await answerOf(site, gone))).toBe('WAY_IN_UNKNOWN');
    expect((await axel.post('/cc/api/organization/invitations', invitation)).status).toBe(200);
    expect(await tried(await answerOf(site, gone))).toBe('IN');
    await remove();
    await site.database.query(`delete from invitations where email = 'gus.gone@cedarlegal.example'`);
    expect(await tried(await answerOf(site, gone))).toBe('WAY_IN_UNKNOWN');
    await site.database.query(`update users set roles = '{APPROVER}' where email = 'axel.approver@cedarlegal.example'`);
  });

  it('is named by no name that leads anywhere, nor by one that is none', async () => {
    const odd = { nameId: 'odd.name@cedarlegal.example', attributes: { givenName: 'www.evil.example', sn: 'x'.repeat(61) } };
    const visitor = atWork();
    expect((await comeInBySaml(visitor, await answerOf(site, odd))).status).toBe(200);
    expect(await whoCame()).toBe('New Colleague');
  });

  it('is not signed in who was turned off, nor who is of no company that is on [T52]', async () => {
    await site.database.query(`update users set standing = 'OFF' where email = 'bo.buyer@cedarlegal.example'`);
    expect(await tried(await answerOf(site))).toBe('WAY_IN_UNKNOWN');
    await site.database.query(`update users set standing = 'ACTIVE' where email = 'bo.buyer@cedarlegal.example'`);
    await site.database.query(`update partners set is_active = false where partner_id = 'cedar-sign-in'`);
    expect(await tried(await answerOf(site))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('UNKNOWN_PROVIDER');
    expect((await atWork().post('/cc/api/auth/saml/begin', { company: 'cedar-sign-in' })).status).toBe(404);
    await site.database.query(`update partners set is_active = true where partner_id = 'cedar-sign-in'`);
  });

  it('leaves what was there before: another session, another cart [T52]', async () => {
    const visitor = atWork();
    await visitor.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const before = new Map(visitor.cookies);
    expect((await comeInBySaml(visitor, await answerOf(site))).status).toBe(200);
    expect(visitor.cookies.get('jsessionid')).not.toBe(before.get('jsessionid'));
    const old = atWork();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await sessionOf(old)).sessionData.isLoggedIn).toBe(false);
  });

  it('signs out here alone, and is told so', async () => {
    const bo = atWork();
    await comeInBySaml(bo, await answerOf(site));
    const { body } = await bo.post<{ redirectUrl: string }>('/cc/api/auth/logout');
    expect(body.redirectUrl).toBe('/sso?signed-out');
    expect((await bo.get<string>(body.redirectUrl)).body).toContain('You may still be signed in at your company');
  });
});

describe('an answer that is not what it seems', () => {
  const good = () => samlResponse(saidOf(site));

  it('is unsigned, signed by somebody else, by a key that is too short for nobody, or in its answer alone: nobody [T52]', async () => {
    expect(await tried(encoded(good()))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('SIGNATURE');
    expect(await tried(await answerOf(site, {}, { key: aKey() }))).toBe('WAY_IN_REFUSED');
    expect(await tried(await answerOf(site, {}, { element: 'Response' }))).toBe('WAY_IN_REFUSED');
    const signed = await signedXml(good(), KEY);
    expect(await tried(encoded(signed.replaceAll('bo.buyer@', 'axel.approver@')))).toBe('WAY_IN_REFUSED');
    expect(await tried(encoded(signed.replace(/<ds:SignatureValue>[^<]+/, '<ds:SignatureValue>AAAA')))).toBe('WAY_IN_REFUSED');
    expect(await tried(encoded(signed))).toBe('IN');
  });

  it('is signed by either of two certificates while one takes the place of the other', async () => {
    const next = aKey();
    expect(await tried(await answerOf(site, {}, { key: next }))).toBe('WAY_IN_REFUSED');
    await site.database.query('update saml_providers set certificates = $1', [[pem(KEY), pem(next)]]);
    expect(await tried(await answerOf(site, {}, { key: next }))).toBe('IN');
    expect(await tried(await answerOf(site))).toBe('IN');
  });

  it('is signed by an algorithm that is on the list: neither SHA-1 nor a secret made of the public key [T52]', async () => {
    const sha1 = { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' };
    expect(await tried(await answerOf(site, {}, sha1))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('SHAPE');
    expect(await tried(await answerOf(site, {}, { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }))).toBe('WAY_IN_REFUSED');
    const hmac = (await signedXml(good(), KEY)).replace(
      'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
    );
    expect(await tried(encoded(hmac))).toBe('WAY_IN_REFUSED');
    const sha512 = { signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', digest: 'http://www.w3.org/2001/04/xmlenc#sha512' };
    expect(await tried(await answerOf(site, {}, sha512))).toBe('IN');
  });

  it('is for somebody else, another time, another address or another question [T52]', async () => {
    const now = site.shop.now().getTime();
    const at = (seconds: number) => new Date(now + seconds * 1000);
    const by = atWork();
    const { id } = await askCompany(by);
    const cases: [Parameters<typeof answerOf>[1], string][] = [
      [{ issuer: 'https://elsewhere.example' }, 'OTHER_ISSUER'],
      [{ audience: `${ENTITY_ID}/` }, 'SIGNATURE'],
      [{ recipient: `${ACS}/` }, 'NO_CONFIRMATION'],
      [{ recipient: 'http://localhost/sso/answer/cedar-sign-in' }, 'NO_CONFIRMATION'],
      [{ recipient: acsOf('harbor-sign-in') }, 'NO_CONFIRMATION'],
      [{ audience: entityIdOf('harbor-sign-in') }, 'SIGNATURE'],
      [{ notBefore: at(200), notOnOrAfter: at(300) }, 'NOT_YET'],
      [{ notBefore: at(-400), notOnOrAfter: at(-181) }, 'EXPIRED'],
      [{ inResponseTo: '_never-asked' }, 'USED_UP'],
    ];
    for (const [different, why] of cases) {
      expect(await tried(await answerOf(site, different)), why).not.toBe('IN');
      expect(problem()).toBe(why);
    }
    expect(await tried(await answerOf(site, { notBefore: at(-400), notOnOrAfter: at(-170) }))).toBe('IN');
    // The answer around the assertion says that it was asked for, which the assertion does not.
    const signed = await signedXml(good(), KEY);
    expect(await tried(encoded(signed.replace('<samlp:Response ', `<samlp:Response InResponseTo="${id}" `)))).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('OTHER_REQUEST');
    // The question of one company is answered by no other.
    await site.database.query(
      `insert into partners (partner_id, name, way, tenant, account_number) values ('harbor-sign-in', 'Harbor sign-in', 'SAML', 'SBA', '4410001') on conflict do nothing`,
    );
    const other = aKey();
    await site.database.query(
      `insert into saml_providers (partner_id, entity_id, sso_url, certificates, takes_unasked) values ('harbor-sign-in', 'https://harbor.example/saml', '/dev/identity-provider', $1, true) on conflict do nothing`,
      [[pem(other)]],
    );
    await site.database.query(
      `insert into saml_confirmations select user_id, 'harbor-sign-in', 1, now() from users where email = 'bea.buyer@harbordental.example' on conflict do nothing`,
    );
    const company = 'harbor-sign-in';
    const harbor = {
      issuer: 'https://harbor.example/saml',
      audience: entityIdOf(company),
      recipient: acsOf(company),
      nameId: 'bea.buyer@harbordental.example',
    };
    expect(await tried(await answerOf(site, { ...harbor, inResponseTo: id }, { key: other }), { by, company })).toBe('WAY_IN_USED_UP');
    // Its key signs for its own name, and for its own people alone.
    expect(await tried(await answerOf(site, {}, { key: other }))).toBe('WAY_IN_REFUSED');
    const bo = { ...harbor, nameId: 'bo.buyer@cedarlegal.example' };
    expect(await tried(await answerOf(site, bo, { key: other }), { company })).toBe('WAY_IN_UNKNOWN');
    expect(await tried(await answerOf(site, harbor, { key: other }), { company })).toBe('IN');
    // What one company's address is sent another's takes for nobody's.
    expect(await tried(await answerOf(site, harbor, { key: other }))).toBe('WAY_IN_REFUSED');
  });

  it('works once, on whichever node it comes, and a question is answered once, within ten minutes [T52]', async () => {
    const once = await answerOf(site);
    const all = await Promise.all(Array.from({ length: 8 }, () => tried(once)));
    expect(all.filter((one) => one === 'IN')).toHaveLength(1);
    expect(await tried(once)).toBe('WAY_IN_USED_UP');
    const by = atWork();
    const { id } = await askCompany(by);
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(site, { inResponseTo: id })));
    const came = await Promise.all(answers.map((one) => bringAnswer(by, one)));
    expect(came.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    const late = (await askCompany(by)).id;
    const start = site.shop.now();
    site.setNow(new Date(start.getTime() + 10 * 60_000 + 1000));
    expect((await bringAnswer(by, await answerOf(site, { inResponseTo: late }))).body.code).toBe('WAY_IN_USED_UP');
    site.setNow(start);
  });

  it('is no XML of ours: with a document type, entities, comments or instructions, twice an id, too long, spelt otherwise [T52]', async () => {
    const signed = await signedXml(good(), KEY);
    const odd: string[] = [
      encoded(`<!DOCTYPE r [<!ENTITY x "bo">]>${signed}`),
      encoded(`<!DOCTYPE r SYSTEM "http://evil.example/x.dtd">${signed}`),
      encoded(signed.replace('bo.buyer@', 'bo<!-- -->.buyer@')),
      encoded(signed.replace('bo.buyer@', '<![CDATA[bo]]>.buyer@')),
      encoded(signed.replace('<samlp:Status>', '<?x y?><samlp:Status>')),
      encoded(signed.replace('<samlp:Status>', '<samlp:Status Id="_1">')),
      encoded(`${signed}<x/>`),
      encoded(signed.replace('</samlp:Response>', `${' '.repeat(35_000)}</samlp:Response>`)),
      `${encoded(signed)}=`,
      encoded(signed).replace(/.$/, '*'),
      Buffer.concat([Buffer.from(signed), Buffer.from([0xff])]).toString('base64'),
      '',
      'x',
      encoded('<x/>'),
      encoded('[]'),
    ];
    for (const response of odd) {
      expect(await tried(response)).toBe('WAY_IN_REFUSED');
      expect(problem()).toBe('SHAPE');
    }
    expect(await tried(encoded(signed).replace(/.{76}/g, '$&\r\n'))).toBe('IN');
  });

  /**
   * The eight shapes in which a signature is wrapped (Somorovsky and others, "On Breaking SAML", 2012): what is signed stays where a verifier finds it, and an assertion
   * that says something else stands where its word is taken.
   */
  it('wraps what was signed, in any of the eight known shapes: nobody [T52]', async () => {
    const signed = await signedXml(good(), KEY);
    const wholeSigned = await signedXml(good(), KEY, { element: 'Response' });
    const assertion = /<saml:Assertion .*<\/saml:Assertion>/s.exec(signed)?.[0] ?? '';
    const signature = /<ds:Signature .*<\/ds:Signature>/s.exec(assertion)?.[0] ?? '';
    const original = assertion.replace(signature, '');
    const evil = original.replaceAll('bo.buyer@', 'axel.approver@').replace(/ ID="[^"]+"/, ' ID="_evil"');
    const around = (inside: string) => signed.replace(assertion, inside);
    const into = (element: string, inside: string) => element.replace('</saml:Assertion>', `${inside}</saml:Assertion>`);
    const responseSignature = /<ds:Signature .*<\/ds:Signature>/s.exec(wholeSigned)?.[0] ?? '';
    const originalResponse = wholeSigned.replace(responseSignature, '');
    const evilResponse = originalResponse.replaceAll('bo.buyer@', 'axel.approver@').replace(/ ID="[^"]+"/, ' ID="_evil"');
    const object = (inside: string) => signature.replace('</ds:Signature>', `<ds:Object>${inside}</ds:Object></ds:Signature>`);
    const wrapped: Record<string, string> = {
      XSW1: evilResponse.replace(
        '</samlp:Response>',
        `${responseSignature.replace('</ds:Signature>', `<ds:Object>${originalResponse}</ds:Object></ds:Signature>`)}</samlp:Response>`,
      ),
      XSW2: evilResponse.replace('</samlp:Response>', `${originalResponse}${responseSignature}</samlp:Response>`),
      XSW3: around(evil + assertion),
      XSW4: around(into(evil, assertion)),
      XSW5: around(evil.replace('</saml:Issuer>', `</saml:Issuer>${signature}`) + original),
      XSW6: around(evil.replace('</saml:Issuer>', `</saml:Issuer>${object(original)}`)),
      XSW7: around(`<samlp:Extensions>${evil}</samlp:Extensions>${assertion}`),
      XSW8: around(evil.replace('</saml:Issuer>', `</saml:Issuer>${object(original)}`).replace('_evil', '_evil2')),
      'the signed one after the other': around(assertion + evil),
      'the same id twice': around(evil.replace('_evil', / ID="([^"]+)"/.exec(assertion)?.[1] ?? '') + assertion),
      'one within the other’s subject': around(evil.replace('</saml:Subject>', `${assertion}</saml:Subject>`)),
    };
    for (const [shape, xml] of Object.entries(wrapped)) {
      expect(xml, shape).toContain('axel.approver@');
      expect([shape, await tried(encoded(xml))]).toEqual([shape, 'WAY_IN_REFUSED']);
    }
    // Beside what is no assertion the signed one is read, and nothing else.
    expect(await tried(encoded(around(evil.replaceAll('saml:Assertion', 'saml:assertion') + assertion)))).toBe('IN');
    expect(await whoCame()).toBe('Bo Buyer');
  });
});

describe('the pages', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://sign-in.cedarlegal.example',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  };
  const posted = (response: string, relayState = '') => new URLSearchParams({ SAMLResponse: response, RelayState: relayState }).toString();

  it('lead to the company, and back', async () => {
    const visitor = atWork();
    const page = (await visitor.get<string>('/sso?company=Cedar-Sign-In')).body;
    expect(page).toContain('href="/sso/start/cedar-sign-in"');
    const started = await visitor.get('/sso/start/cedar-sign-in?returnTo=/cc/sba/cart', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(started.status).toBe(303);
    const url = new URL(String(started.headers['location']));
    const there = (await visitor.get<string>(`${url.pathname}${url.search}`)).body;
    expect(there).toContain('The shop asks who you are');
    const signed = await visitor.post<{ response: string; relayState: string }>('/api/dev/identity-provider', {
      person: 'bo.buyer@cedarlegal.example',
      request: url.searchParams.get('SAMLRequest'),
      relayState: url.searchParams.get('RelayState'),
    });
    const back = await visitor.post('/sso/answer/cedar-sign-in', posted(signed.body.response, signed.body.relayState), { headers: form });
    expect([back.status, back.headers['location'], back.headers['referrer-policy']]).toEqual([303, '/cc/sba/cart', 'no-referrer']);
    expect((await sessionOf(visitor)).userData.flowType).toBe('SAML');
  });

  it('say what to do and a number, which stands in the log beside why, and nothing of whom it is about', async () => {
    const response = await answerOf(site, {}, { key: aKey() });
    const page = await atWork().post<string>('/sso/answer/cedar-sign-in', posted(response), { headers: form });
    expect(page.status).toBe(401);
    expect(page.body).toContain('Your company’s sign-in did not work');
    const [, reference = ''] = /Reference number: ([\w-]{8})/.exec(page.body) ?? [];
    const line = site.logged.find((one) => one.includes('sign-in did not work')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ reference, partnerId: 'cedar-sign-in', problem: 'SIGNATURE' });
    expect(line).not.toContain('bo.buyer');
  });

  it('tell identity providers what they need', async () => {
    const { status, body, headers } = await atWork().get<string>('/sso/metadata/cedar-sign-in');
    expect([status, headers['content-type']]).toEqual([200, 'application/samlmetadata+xml; charset=utf-8']);
    expect(body).toContain(`entityID="${ENTITY_ID}"`);
    expect(body).toContain(`Location="${ACS}"`);
    expect(body).toContain('WantAssertionsSigned="true"');
    expect((await aVisitor(site).get('/sso/metadata/cedar-sign-in')).status).toBe(404);
    // Of a name that is nobody's the same: it tells of nobody whether they are a customer.
    const nobodys = (await atWork().get<string>('/sso/metadata/no-such-company')).body;
    const withoutId = (xml: string) => xml.replace(/ ID="[^"]+"/, '');
    expect(withoutId(nobodys)).toBe(withoutId(body).replaceAll('cedar-sign-in', 'no-such-company'));
  });

  it('ask nobody ahead, and know no company that there is not', async () => {
    expect((await atWork().get('/sso/start/cedar-sign-in', { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(425);
    const page = await atWork().get<string>('/sso/start/no-such-company');
    expect([page.status, page.body.includes('We don’t know a company sign-in by that name')]).toEqual([404, true]);
    expect((await aVisitor(site).get('/sso/start/cedar-sign-in')).status).toBe(404);
  });

  it('lead to an address that an administrator wrote from a page of ours alone; whoever comes from elsewhere reads it first [T48]', async () => {
    await site.database.query(`update saml_providers set sso_url = 'https://login.evil.example/saml' where partner_id = 'cedar-sign-in'`);
    const start = '/sso/start/cedar-sign-in';
    for (const from of ['cross-site', 'same-site', 'none', undefined]) {
      const page = await atWork().get<string>(
        start,
        from === undefined ? {} : { headers: { 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate' } },
      );
      expect([from, page.status, page.headers['location']]).toEqual([from, 200, undefined]);
      expect(page.body).toContain('>login.evil.example</strong>');
      expect(page.body).toMatch(/href="https:\/\/login\.evil\.example\/saml\?SAMLRequest=/);
    }
    const sent = await atWork().get(start, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([sent.status, new URL(String(sent.headers['location'])).host]).toEqual([303, 'login.evil.example']);
    await site.database.query(`update saml_providers set sso_url = '/dev/identity-provider' where partner_id = 'cedar-sign-in'`);
  });
});

describe('a company’s sign-in is this browser’s', () => {
  it('so that an answer to what another browser has asked lets nobody in, and is no less good where it was asked [T52]', async () => {
    const [thief, bo] = [atWork(), atWork()];
    const { id } = await askCompany(bo);
    const answer = await answerOf(site, { inResponseTo: id });
    expect(await tried(answer, { by: thief })).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('OTHER_BROWSER');
    // Nor with a secret of its own, which belongs to another question.
    await askCompany(thief);
    expect(await tried(answer, { by: thief })).toBe('WAY_IN_REFUSED');
    expect(problem()).toBe('OTHER_BROWSER');
    expect(await tried(answer, { by: bo })).toBe('IN');
  });

  it('by a cookie that no script reads and that is over in minutes; two tabs share it', async () => {
    const bo = atWork();
    const first = await bo.post('/cc/api/auth/saml/begin', { company: 'cedar-sign-in' });
    expect([first.headers['set-cookie']].flat().join('\n')).toMatch(
      /^companysignin=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly$/m,
    );
    const one = await askCompany(bo);
    const two = await askCompany(bo, { returnTo: '/category/paper' });
    const { rows } = await site.database.query(`select 1 from saml_requests where browser_hash = sha256(convert_to($1, 'UTF8'))`, [
      bo.cookies.get('companysignin'),
    ]);
    expect(rows.length).toBe(3);
    expect((await bringAnswer(bo, await answerOf(site, { inResponseTo: one.id }))).body.redirectUrl).toBe('/cc/sba/cart');
    expect((await bringAnswer(bo, await answerOf(site, { inResponseTo: two.id }))).body.redirectUrl).toBe('/category/paper');
  });

  it('so that whoever is led here unasked is in when they have said who they are, once, and not before [T50 T52]', async () => {
    const victim = atWork();
    await victim.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
    };
    const body = new URLSearchParams({ SAMLResponse: await answerOf(site), RelayState: '/cc/sba/cart' }).toString();
    const led = await victim.post('/sso/answer/cedar-sign-in', body, { headers: form });
    expect([led.status, led.headers['location']]).toEqual([303, '/sso/continue']);
    // They are who they were.
    expect((await sessionOf(victim)).userData.partnerName).toBeNull();
    const page = (await victim.get<string>('/sso/continue')).body;
    expect(page).toContain('Continue as Bo Buyer');
    // Nor does a form of that other site say it for them.
    expect((await victim.post('/sso/continue', '', { headers: form })).status).toBe(403);
    expect((await atWork().post('/cc/api/auth/saml/continue')).status).toBe(404);
    const said = await victim.post('/sso/continue', '', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect([said.status, said.headers['location']]).toEqual([303, '/cc/sba/cart']);
    expect((await sessionOf(victim)).userData.partnerName).toBe('Cedar Legal sign-in');
    expect((await victim.post('/cc/api/auth/saml/continue')).status).toBe(404);
    expect((await victim.get<string>('/sso/continue')).body).toContain('This sign-in has ended');
  });

  it('for ten minutes, and for who is one of theirs still [T52]', async () => {
    const late = atWork();
    expect((await bringAnswer(late, await answerOf(site))).body.step).toBe('CONTINUE');
    const start = site.shop.now();
    site.setNow(new Date(start.getTime() + 10 * 60_000 + 1000));
    expect((await late.post('/cc/api/auth/saml/continue')).status).toBe(404);
    site.setNow(start);
    for (const [change, back] of [
      [
        `update users set standing = 'OFF' where email = 'bo.buyer@cedarlegal.example'`,
        `update users set standing = 'ACTIVE' where email = 'bo.buyer@cedarlegal.example'`,
      ],
      [
        `update partners set is_active = false where partner_id = 'cedar-sign-in'`,
        `update partners set is_active = true where partner_id = 'cedar-sign-in'`,
      ],
    ] as const) {
      const bo = atWork();
      await bringAnswer(bo, await answerOf(site));
      await site.database.query(change);
      expect((await bo.post('/cc/api/auth/saml/continue')).status).toBe(404);
      await site.database.query(back);
      expect((await bo.post('/cc/api/auth/saml/continue')).status).toBe(200);
    }
  });

  it('whatever another organization’s provider calls itself: nobody’s entity id is taken before them [T41 T52]', async () => {
    await site.database.query(
      `insert into partners (partner_id, name, way, tenant, account_number) values ('harbor-sign-in', 'Harbor sign-in', 'SAML', 'SBA', '4410001') on conflict do nothing`,
    );
    // The squatter has the company's own public key, too.
    await site.database.query(
      `insert into saml_providers (partner_id, entity_id, sso_url, certificates, takes_unasked) select 'harbor-sign-in', entity_id, sso_url, certificates, true
       from saml_providers where partner_id = 'cedar-sign-in'
       on conflict (partner_id) do update set entity_id = excluded.entity_id, certificates = excluded.certificates`,
    );
    expect(await tried(await answerOf(site))).toBe('IN');
    expect(await whoCame()).toBe('Bo Buyer');
    expect(await tried(await answerOf(site), { company: 'harbor-sign-in' })).toBe('WAY_IN_REFUSED');
  });
});

it('is spent on every node [T52]', async () => {
  const other = await makeTestNode(site);
  const there = aVisitor(other, { host: 'business.localhost' });
  const [once, { id }] = [await answerOf(site), await askCompany(there)];
  expect(await tried(once)).toBe('IN');
  expect((await comeInBySaml(there, once)).body.code).toBe('WAY_IN_USED_UP');
  // What one node has asked the other may hear the answer to.
  expect((await comeInBySaml(there, await answerOf(site, { inResponseTo: id }))).status).toBe(200);
  await other.close();
});
