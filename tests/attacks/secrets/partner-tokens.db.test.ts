import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { claimsOf, comeInBy, demoPartner, signAs, tokenOf } from '#tests/support/identity/partners.ts';
import { answerOf } from '#tests/support/identity/saml.ts';
import type { TokenWay } from '#domain/identity/ways-in/ways-in.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const limited = useShop({ hasRateLimits: true });

const atWork = () => aVisitor(site, { host: 'business.localhost' });
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get<{ sessionData: { isLoggedIn: boolean } }>('/ele-lpd/api/session')).body.sessionData.isLoggedIn;
const encoded = (part: unknown) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
const spent = async () => (await site.database.query('select 1 from spent_tokens')).rows.length;

/** Tries a token of a way in, and whether it let anybody in. */
async function tried(way: TokenWay, token: string): Promise<string | undefined> {
  const visitor = way === 'THIRD_PARTY' ? aVisitor(site) : atWork();
  const { status, body } = await comeInBy(visitor, way, token);
  expect(await isSignedIn(visitor)).toBe(status === 200);
  return status === 200 ? 'IN' : body.code;
}

it('with signs that show nothing or turn the text round is refused, and is no reason to fail [T46]', async () => {
  for (const odd of ['\u0000', 'a\u0000b', 'a\nb', '\u202Eevil'])
    for (const claims of [{ sub: odd }, { given_name: odd }, { family_name: odd }, { email: odd }])
      expect([claims, await tried('THIRD_PARTY', tokenOf(site, 'THIRD_PARTY', claims))]).toEqual([claims, 'WAY_IN_REFUSED']);
  const partner = demoPartner('THIRD_PARTY');
  expect(await tried('THIRD_PARTY', signAs(partner, claimsOf(site, partner), { kid: 'a\u0000b' }))).toBe('WAY_IN_REFUSED');
});

it('of a partner’s shopper opens nothing by which the account of that email signs in [T52 T69]', async () => {
  const pat = aVisitor(site);
  const email = 'sam.shopper@example.com';
  expect((await comeInBy(pat, 'THIRD_PARTY', tokenOf(site, 'THIRD_PARTY', { sub: 'shopper-70', email }))).status).toBe(200);
  const factor = '/cc/api/account/second-factor';
  expect((await pat.get(factor)).status).toBe(403);
  // Neither right nor wrong is told of the password of the account that has the email.
  for (const password of ['Foolscap-demo-1', 'a wrong password']) expect((await pat.post(factor, { password })).status).toBe(403);
});

describe('a token that a partner did not sign', () => {
  const [mvp, payday] = [demoPartner('MVP'), demoPartner('THIRD_PARTY')];

  it('lets nobody in: unsigned, signed by somebody else, with the public key as a secret, changed afterwards [T52]', async () => {
    const claims = claimsOf(site, payday);
    const { rows } = await site.database.query<{ key_text: string }>(`select key_text from partner_keys where key_id = 'payday-1'`);
    const publicKey = rows[0]?.key_text ?? '';
    const asSecret = { ...payday, algorithm: 'HS256' as const };
    const other = generateKeyPairSync('ed25519').privateKey;
    const content = `${encoded({ alg: 'EdDSA', kid: payday.keyId })}.${encoded(claims)}`;
    const [h = '', b = '', s = ''] = tokenOf(site, 'THIRD_PARTY').split('.');
    const confused = createHmac('sha256', publicKey);
    const confusedContent = `${encoded({ alg: 'HS256', kid: payday.keyId })}.${encoded(claims)}`;
    const forged = [
      `${encoded({ alg: 'none', kid: payday.keyId })}.${encoded(claims)}.`,
      `${encoded({ alg: 'none', kid: payday.keyId })}.${encoded(claims)}.${s}`,
      `${confusedContent}.${confused.update(confusedContent).digest('base64url')}`,
      signAs(asSecret, claims),
      `${content}.${sign(undefined, Buffer.from(content), other).toString('base64url')}`,
      `${h}.${encoded({ ...claims, sub: 'shopper-1002' })}.${s}`,
      signAs(payday, claims, { kid: mvp.keyId }),
      signAs(payday, claims, { kid: randomUUID() }),
      signAs(payday, claims, { kid: `x' or '1'='1` }),
      signAs(payday, claims, { crit: ['exp'] }),
      `${h}.${b}.${s}=`,
      `${h}.${b}.${s.slice(0, -1)}${s.endsWith('A') ? 'B' : 'A'}`,
      `${h}.${b}`,
      'x'.repeat(4000),
      `${encoded('{')}xxxxxxxx.${encoded('[]')}xxxxxxxx.${s}`,
    ];
    const before = await spent();
    for (const token of forged) expect(await tried('THIRD_PARTY', token), token).toBe('WAY_IN_REFUSED');
    expect(await spent()).toBe(before);
    expect(await tried('THIRD_PARTY', `${h}.${b}.${s}`)).toBe('IN');
  });

  it('is worth nothing where its partner speaks for nobody: another site, another way, another partner’s name [T52]', async () => {
    for (const aud of [
      'http://localhost',
      'https://business.localhost',
      'http://business.localhost.evil.example',
      'http://BUSINESS.localhost',
      '*',
    ])
      expect(await tried('MVP', tokenOf(site, 'MVP', { aud })), aud).toBe('WAY_IN_REFUSED');
    expect(await tried('MVP', tokenOf(site, 'MVP', { aud: ['http://business.localhost'] }))).toBe('WAY_IN_REFUSED');
    expect(await tried('MVP', tokenOf(site, 'MVP', { iss: payday.partnerId }))).toBe('WAY_IN_REFUSED');
    expect(await tried('THIRD_PARTY', tokenOf(site, 'MVP'))).toBe('WAY_IN_REFUSED');
    // The one of the business site, carried to the consumer site.
    expect((await comeInBy(aVisitor(site), 'MVP', tokenOf(site, 'MVP'))).body.code).toBe('WAY_IN_REFUSED');
  });

  it('is believed by no key that is broken, of another algorithm or too short: that is refused in words, and the operator reads which [T52]', async () => {
    const broken = [
      ['HS256', ''],
      ['HS256', Buffer.from('short').toString('base64url')],
      ['RS256', generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ type: 'spki', format: 'pem' }).toString()],
      ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ type: 'spki', format: 'pem' }).toString()],
      ['EdDSA', '-----BEGIN PUBLIC KEY-----\nnonsense\n-----END PUBLIC KEY-----'],
    ];
    for (const [algorithm, keyText] of broken) {
      await site.database.query(
        `insert into partner_keys (key_id, partner_id, algorithm, key_text) values ('broken', $1, $2, $3)
        on conflict (key_id) do update set algorithm = excluded.algorithm, key_text = excluded.key_text`,
        [payday.partnerId, algorithm, keyText],
      );
      const token = signAs(payday, claimsOf(site, payday), { kid: 'broken', alg: algorithm });
      const answer = await comeInBy(aVisitor(site), 'THIRD_PARTY', token);
      expect(answer, algorithm).toMatchObject({
        status: 401,
        body: { code: 'WAY_IN_REFUSED', message: expect.stringContaining('at our end') },
      });
      expect(site.logged.join(), algorithm).toContain('a key of a partner is none of its algorithm');
      site.logged.splice(0);
    }
  });

  it('is none once its key is withdrawn', async () => {
    await site.database.query(`update partner_keys set is_active = false where key_id = 'payday-1'`);
    expect(await tried('THIRD_PARTY', tokenOf(site, 'THIRD_PARTY'))).toBe('WAY_IN_REFUSED');
    await site.database.query(`update partner_keys set is_active = true where key_id = 'payday-1'`);
    expect(await tried('THIRD_PARTY', tokenOf(site, 'THIRD_PARTY'))).toBe('IN');
  });
});

describe('a token that a partner signed', () => {
  it('works once, however often it comes at the same moment [T52]', async () => {
    const token = tokenOf(site, 'MVP');
    const all = await Promise.all(Array.from({ length: 12 }, () => comeInBy(atWork(), 'MVP', token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => body.code === 'WAY_IN_USED_UP')).toHaveLength(11);
    expect(await tried('MVP', token)).toBe('WAY_IN_USED_UP');
  });

  it('is over in minutes, and was not made to last longer or to begin later [T52]', async () => {
    const now = Math.floor(site.shop.now().getTime() / 1000);
    expect(await tried('MVP', tokenOf(site, 'MVP', { iat: now - 120, exp: now - 1 }))).toBe('WAY_IN_USED_UP');
    expect(await tried('MVP', tokenOf(site, 'MVP', { iat: now, exp: now + 3600 }))).toBe('WAY_IN_REFUSED');
    expect(await tried('MVP', tokenOf(site, 'MVP', { iat: now + 600, exp: now + 660 }))).toBe('WAY_IN_REFUSED');
    for (const exp of [undefined, null, `${now + 60}`, 1e300])
      expect(await tried('MVP', tokenOf(site, 'MVP', { exp })), String(exp)).toBe('WAY_IN_REFUSED');
    for (const jti of [undefined, '', 'short', 'x'.repeat(101)])
      expect(await tried('MVP', tokenOf(site, 'MVP', { jti })), String(jti)).toBe('WAY_IN_REFUSED');
  });

  it('never leads to another site [T49]', async () => {
    const aims = [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%2f%2fevil.example',
      '/cc/api/orders',
      '\t//evil.example',
    ];
    for (const target of aims) {
      const answer = await comeInBy(atWork(), 'MVP', tokenOf(site, 'MVP', { target }));
      expect(answer.body.redirectUrl, target).toBe('/');
      const page = await aVisitor(site).get(`/tpv?token=${tokenOf(site, 'THIRD_PARTY', { target })}`);
      expect([page.status, page.headers['location']], target).toEqual([303, '/']);
    }
    const answer = await comeInBy(atWork(), 'MVP', tokenOf(site, 'MVP', { target: '/category/paper?page=2' }));
    expect(answer.body.redirectUrl).toBe('/category/paper?page=2');
  });

  it('takes nobody else’s session along, and ends the one that was there [T52]', async () => {
    const visitor = atWork();
    await visitor.post('/cc/api/auth/login', { email: 'gil.group@harbordental.example', password: 'Foolscap-demo-1' });
    const copied = aVisitor(site, { host: 'business.localhost' });
    for (const [name, value] of visitor.cookies) copied.cookies.set(name, value);
    expect((await comeInBy(visitor, 'MVP', tokenOf(site, 'MVP'))).status).toBe(200);
    expect(visitor.cookies.get('jsessionid')).not.toBe(copied.cookies.get('jsessionid'));
    expect(await isSignedIn(copied)).toBe(false);
  });
});

it('another site’s page posts to an employer’s way in and to nothing beside it [T50]', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const path of [
    '/sso',
    '/sso/answer/cedar-sign-in.data',
    '/sso/answer/cedar-sign-in/',
    '/sso/answer/',
    '/sso/answer/cedar-sign-in/x',
    '/sso/continue',
    '/sso/start/cedar-sign-in',
    '/punchout',
    '/tpv',
    '/dev/ways-in',
    '/cc/api/auth/way-in',
    '/cc/api/auth/saml',
  ])
    expect((await atWork().post(path, 'token=x', { headers })).status, path).toBe(403);
  // Nor does a picture of another site's page spend a token.
  const embedded = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const link = `/punchout?token=${tokenOf(site, 'MVP')}`;
  expect((await atWork().get(link, { headers: embedded })).status).toBe(403);
  expect((await atWork().get(link)).status).toBe(303);
});

it('a frame, a script or a picture of another site begins no session, and spends nothing; somebody who goes there comes in, in an old browser too [T50 T51]', async () => {
  const behind: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { accept: '*/*' },
  ];
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
  const [linked, bought] = [tokenOf(site, 'MVP'), tokenOf(site, 'THIRD_PARTY')];
  const posted = new URLSearchParams({ SAMLResponse: await answerOf(site) }).toString();
  for (const headers of behind) {
    const [office, shopper] = [atWork(), aVisitor(site)];
    const answers = [
      await office.post('/sso/answer/cedar-sign-in', posted, { headers: { ...form, ...headers } }),
      await office.get(`/punchout?token=${linked}`, { headers }),
      await shopper.get(`/tpv?token=${bought}`, { headers }),
    ];
    expect([headers, answers.map(({ status }) => status)]).toEqual([headers, [403, 403, 403]]);
    expect([await isSignedIn(office), await isSignedIn(shopper)]).toEqual([false, false]);
  }
  const old = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  expect((await atWork().post('/sso/answer/cedar-sign-in', posted, { headers: { ...form, ...visit } })).status).toBe(303);
  expect((await atWork().get(`/punchout?token=${linked}`, { headers: old })).status).toBe(303);
  expect((await aVisitor(site).get(`/tpv?token=${bought}`, { headers: visit })).status).toBe(303);
});

it('who tries out tokens is stopped, and one that is right uses up nothing [T54]', async () => {
  const work = () => aVisitor(limited, { host: 'business.localhost' });
  for (let n = 0; n < LIMITS.WAY_IN_ADDRESS.most + 1; n += 1)
    expect((await comeInBy(work(), 'MVP', tokenOf(limited, 'MVP'))).status).toBe(200);
  // Any page could have its visitors send what names no key: nobody's office is shut out by that.
  for (let n = 0; n < LIMITS.WAY_IN_ADDRESS.most + 1; n += 1) expect((await comeInBy(work(), 'MVP', `nothing ${n}`)).status).toBe(401);
  // The id of a key stands in every token of its partner, and is no secret: nor does what the partner has not signed.
  const [head = '', claims = '', mark = ''] = tokenOf(limited, 'MVP').split('.');
  const forged = `${head}.${claims}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`;
  for (let n = 0; n < LIMITS.WAY_IN_ADDRESS.most + 1; n += 1) expect((await comeInBy(work(), 'MVP', forged)).status).toBe(401);
  expect((await comeInBy(work(), 'MVP', tokenOf(limited, 'MVP'))).status).toBe(200);
  // A used or a late one lies in a history, and a live one is whoever's it names: with none of them is anybody else shut out.
  const used = tokenOf(limited, 'MVP');
  expect((await comeInBy(work(), 'MVP', used)).status).toBe(200);
  const now = Math.floor(limited.shop.now().getTime() / 1000);
  const late = tokenOf(limited, 'MVP', { iat: now - 200, exp: now - 100 });
  const lateElsewhere = tokenOf(limited, 'MVP', { iat: now - 200, exp: now - 100, aud: 'https://elsewhere.example' });
  const anothers = tokenOf(limited, 'MVP', { sub: 'gil.group@harbordental.example', aud: 'https://elsewhere.example' });
  for (let n = 0; n < LIMITS.WAY_IN_ADDRESS.most + 1; n += 1) {
    expect((await comeInBy(work(), 'MVP', used)).status).toBe(410);
    expect((await comeInBy(work(), 'MVP', late)).status).toBe(410);
    for (const token of [lateElsewhere, anothers]) await comeInBy(work(), 'MVP', token);
  }
  expect((await comeInBy(work(), 'MVP', anothers)).status).toBe(429);
  expect((await comeInBy(work(), 'MVP', tokenOf(limited, 'MVP'))).status).toBe(200);
  const wrong = () => tokenOf(limited, 'MVP', { aud: 'https://elsewhere.example' });
  for (let n = 0; n < LIMITS.WAY_IN_ADDRESS.most; n += 1) expect((await comeInBy(work(), 'MVP', wrong())).status).toBe(401);
  const stopped = await comeInBy(work(), 'MVP', tokenOf(limited, 'MVP'));
  expect(stopped).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
});
