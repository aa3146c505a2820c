import { describe, expect, it } from 'vitest';
import { ROUTES } from '#server/routes.ts';
import { freePort } from '#tests/support/free-port.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import pages from '../../../app/routes.ts';

const site = useShop({ port: await freePort() });
const secure = useShop({ settings: { publicUrl: 'https://shop.example' } });

const SAM = { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' };
/** What of an answer would be Sam's; a page of the demo tells everybody who may sign in. */
const SAMS = /sam\.shopper|firstName[\\",:]+Sam/;
const signIn = (visitor: Visitor) => visitor.post('/cc/api/auth/login', SAM);
const whoIs = async (visitor: Visitor) =>
  (await visitor.get<{ userData: { userType: string } }>('/ele-lpd/api/session')).body.userData.userType;

/** What of a cookie is the session's own, whatever else the cookie says of it. */
const idOf = (cookie = '') => cookie.split('.')[0];

/** Somebody else with the same cookies. */
function thiefOf(visitor: Visitor): Visitor {
  const thief = aVisitor(site);
  for (const [name, value] of visitor.cookies) thief.cookies.set(name, value);
  return thief;
}

const ALL = [
  ...pages.map(({ path = '' }) => ({ method: 'GET' as const, url: `/${path.replace('*', 'x').replaceAll(/:\w+/g, 'x')}` })),
  ...ROUTES.filter(({ contract }) => contract.isStream !== true).map(({ contract: { method, path, isPrefixed } }) => ({
    method,
    url: `${isPrefixed === true ? '/ele-lpd' : ''}${path.replaceAll(/:\w+/g, 'x')}`,
  })),
];

describe('a session that somebody else chose', () => {
  it('is not the one of who signs in with it [T52]', async () => {
    const thief = aVisitor(site);
    await thief.add({ itemId: '100002', qty: 1 });
    const victim = thiefOf(thief);
    const fixed = victim.cookies.get('jsessionid');
    await signIn(victim);
    expect(idOf(victim.cookies.get('jsessionid'))).not.toBe(idOf(fixed));
    expect(await whoIs(victim)).toBe('REGISTERED');
    expect(await whoIs(thief)).toBe('GUEST');
    expect((await thief.cart()).items).toEqual([]);
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(43)}.u0.${'b'.repeat(43)}`, '{"user":"sam"}', "' or 1=1 --"])(
    'is never believed unless we signed it: %s [T52]',
    async (made) => {
      const visitor = aVisitor(site);
      visitor.cookies.set('jsessionid', encodeURIComponent(made));
      expect(await whoIs(visitor)).toBe('GUEST');
      expect(visitor.cookies.get('jsessionid')).not.toBe(encodeURIComponent(made));
    },
  );

  it("is nobody's once a single part of it is another: id, what it says of itself, day or signature [T52]", async () => {
    const sam = aVisitor(site);
    await signIn(sam);
    const [id = '', told = '', signature = ''] = (sam.cookies.get('jsessionid') ?? '').split('.');
    const [letter, day] = [told.slice(0, 1), told.slice(1)];
    expect([letter, await whoIs(sam)]).toEqual(['u', 'REGISTERED']);
    const another = (text: string) => `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`;
    const dayBefore = (Number.parseInt(day, 36) - 1).toString(36);
    for (const made of [
      [id, told, another(signature)],
      [another(id), told, signature],
      [another(id), `s${day}`, another(signature)],
      [id, `s${day}`, signature],
      [id, `${letter}${dayBefore}`, signature],
    ].map((parts) => parts.join('.'))) {
      const visitor = aVisitor(site);
      visitor.cookies.set('jsessionid', made);
      expect([made, await whoIs(visitor)]).toEqual([made, 'GUEST']);
      expect(idOf(visitor.cookies.get('jsessionid'))).not.toBe(idOf(made));
    }
  });
});

describe('the session of somebody who has signed in anew', () => {
  it('is another: the one before, which somebody may have taken, opens nothing any more [T52]', async () => {
    const sam = aVisitor(site);
    await signIn(sam);
    const thief = thiefOf(sam);
    expect(await whoIs(thief)).toBe('REGISTERED');
    await signIn(sam);
    expect([await whoIs(sam), await whoIs(thief)]).toEqual(['REGISTERED', 'GUEST']);
  });
});

describe('the session of somebody who has signed out', () => {
  it('opens nothing any more, wherever it is tried [T52]', async () => {
    const sam = aVisitor(site);
    await signIn(sam);
    await sam.add({ itemId: '100002', qty: 1 });
    const thief = thiefOf(sam);
    const cookie = [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: 'localhost', 'content-type': 'application/json' };
    const before = await site.app.inject({ url: '/account/orders', headers: { ...headers, cookie } });
    expect(before.statusCode).toBe(200);
    expect((await sam.post('/cc/api/auth/logout')).status).toBe(200);
    for (const { method, url } of ALL) {
      const payload = method === 'GET' ? {} : { payload: '{}' };
      const [stolen, none] = await Promise.all([
        site.app.inject({ method, url, headers: { ...headers, cookie }, ...payload }),
        site.app.inject({ method, url, headers, ...payload }),
      ]);
      expect(stolen.statusCode, `${method} ${url}`).toBe(none.statusCode);
      expect(stolen.headers['location'], `${method} ${url}`).toBe(none.headers['location']);
      expect(SAMS.test(stolen.body), `${method} ${url}`).toBe(SAMS.test(none.body));
    }
  });

  it('was bound to its host, and to what no script and no other site has, where there is HTTPS [T52]', async () => {
    const visitor = aVisitor(secure, { host: 'shop.example' });
    const { headers } = await signIn(visitor);
    const [cookie] = [headers['set-cookie']].flat();
    expect(String(cookie)).toMatch(/^__Host-jsessionid=[^;]+; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly; Secure$/);
    const ended = [(await visitor.post('/cc/api/auth/logout')).headers['set-cookie']].flat();
    expect(ended).toEqual(
      expect.arrayContaining([
        '__Host-signedin=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
        'kept=; Path=/cc; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
        'approvalstate=; Path=/cc/sparq/checkout; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
        'cardstate=; Path=/cc/sparq/checkout; SameSite=Lax; Max-Age=0; HttpOnly; Secure',
      ]),
    );
  });
});

const TARGETS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'http:/evil.example',
]
  .flatMap((evil) => [evil, ` ${evil}`, `\t${evil}`, `/.${evil}`, `/x/..${evil}`, encodeURIComponent(evil), `/%09${evil}`])
  .concat([
    'javascript:alert(1)',
    'data:text/html,x',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%0d%0aLocation:%20//evil.example',
    '@evil.example',
    '/@evil.example/..//evil.example',
    '//localhost@evil.example',
    '/a/../..//evil.example',
    '/\u2028/evil.example',
    '/%E2%80%A8//evil.example',
  ]);

describe('a way back that somebody else chose', () => {
  it('stays on this site, at the sign-in and at every other place that leads back [T48]', async () => {
    const sam = aVisitor(site);
    await signIn(sam);
    const cookie = [...sam.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const form = 'application/x-www-form-urlencoded';
    for (const target of TARGETS) {
      const text = encodeURIComponent(target);
      const answers = [
        await site.app.inject({ url: `/office/supplies/login?jumpUrl=${text}`, headers: { host: 'localhost', cookie } }),
        await site.app.inject({ url: `/office/supplies/register?TARGET=${text}`, headers: { host: 'localhost', cookie } }),
        await site.app.inject({
          method: 'POST',
          url: '/delivery-zip',
          headers: { host: 'localhost', cookie, 'content-type': form },
          payload: `zipcode=01702&returnTo=${text}`,
        }),
      ];
      for (const [index, { headers, statusCode }] of answers.entries()) {
        expect(statusCode, `${target} ${index}`).toBeLessThan(400);
        const location = String(headers['location']);
        const to = new URL(location, 'http://localhost');
        expect([to.origin, to.pathname.startsWith('//'), /\/\.\.?(\/|$)/.test(location)], `${target} ${index} ${location}`).toEqual([
          'http://localhost',
          false,
          false,
        ]);
      }
    }
  });
});
