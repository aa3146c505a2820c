import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSKEY_MINUTES } from '#domain/identity/passkeys/passkey.ts';
import { userHandleOf } from '#server/identity/passkeys/challenges.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import {
  addPasskey,
  asked,
  Authenticator,
  PASSKEY_LOGIN,
  PASSKEYS,
  signInWith,
  type Twist,
} from '#tests/support/identity/authenticator.ts';
import { anAccount, PASSWORD } from '#tests/support/identity/second-factor.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Answer, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const AT_WORK = { host: 'business.localhost' };
const isIn = async (visitor: Visitor) => (await visitor.get(PASSKEYS)).status === 200;
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

/** All that is said of whatever is wrong. */
const said = ({ status, body, headers }: Answer) => [
  status,
  { ...Object(body), requestId: undefined },
  headers['set-cookie'] === undefined,
];
type Making = Parameters<Authenticator['make']>[0];

async function aVictim(counts = false) {
  const { email, visitor } = await anAccount(site);
  const authenticator = new Authenticator({ counts });
  await addPasskey(visitor, { authenticator });
  return { email, visitor, authenticator };
}

afterEach(() => site.setNow(TEST_NOW));
beforeEach(() => site.database.query('delete from limit_seats').then(() => undefined));

describe('a passkey of somebody', () => {
  it.each<[string, Twist]>([
    ['signed by another key', { key: stranger }],
    ['signed at another site', { origin: 'https://foolscap.example.net' }],
    ['signed at the business site', { origin: 'http://business.localhost' }],
    ['for another host', { rpId: 'business.localhost' }],
    ['without its owner', { isVerified: false }],
    ['as one that is made', { type: 'webauthn.create' }],
    ['of a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['as somebody else', { userHandle: userHandleOf('00000000-0000-4000-8000-000000000001').toString('base64url') }],
  ])('signs nobody in that is %s, and is answered like one that there is not [T70]', async (_, twist) => {
    const { authenticator } = await aVictim();
    const [thief, nobody] = [aVisitor(site), aVisitor(site)];
    const unknown = new Authenticator();
    unknown.make({ challenge: '', rp: { id: 'localhost' }, user: { id: userHandleOf(crypto.randomUUID()).toString('base64url') } });
    expect(said(await signInWith(thief, authenticator, twist))).toEqual(said(await signInWith(nobody, unknown)));
    expect(await isIn(thief)).toBe(false);
    expect((await signInWith(thief, authenticator)).status).toBe(200);
  });

  it('is good for one sign-in: what was signed works no second time, in no other browser, and not when it is late [T70]', async () => {
    const { authenticator } = await aVictim();
    const [one, other, late] = [aVisitor(site), aVisitor(site), aVisitor(site)];
    const signed = authenticator.use(await asked(one));
    const signedElsewhere = authenticator.use(await asked(other));
    expect((await other.post(PASSKEY_LOGIN, { credential: signed })).status).toBe(401);
    expect((await one.post(PASSKEY_LOGIN, { credential: signedElsewhere })).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 4 }, () => one.post(PASSKEY_LOGIN, { credential: signed })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const signedLate = authenticator.use(await asked(late));
    site.setNow(new Date(TEST_NOW.getTime() + PASSKEY_MINUTES * 60_000 + 1000));
    expect((await late.post(PASSKEY_LOGIN, { credential: signedLate })).status).toBe(401);
  });

  it('uses its challenge up, whatever was wrong with it [T70]', async () => {
    const { authenticator } = await aVictim();
    const thief = aVisitor(site);
    const options = await asked(thief);
    expect((await thief.post(PASSKEY_LOGIN, { credential: authenticator.use(options, { key: stranger }) })).status).toBe(401);
    expect((await thief.post(PASSKEY_LOGIN, { credential: authenticator.use(options) })).status).toBe(401);
  });

  it('is refused when it was used less often than before: there are two of it [T70]', async () => {
    const { authenticator } = await aVictim(true);
    expect((await signInWith(aVisitor(site), authenticator)).status).toBe(200);
    for (const counter of [authenticator.counter, 1, 0])
      expect((await signInWith(aVisitor(site), authenticator, { counter })).status).toBe(401);
    expect((await signInWith(aVisitor(site), authenticator, { counter: authenticator.counter + 10 })).status).toBe(200);
  });

  it('signs in at no other site, also with what that one has asked for [T70]', async () => {
    const { authenticator } = await aVictim();
    const atWork = aVisitor(site, AT_WORK);
    const options = await asked(atWork);
    expect(options.rpId).toBe('business.localhost');
    const origin = 'http://business.localhost';
    for (const twist of [{}, { origin }, { rpId: 'localhost' }, { origin, rpId: 'localhost' }])
      expect((await signInWith(atWork, authenticator, twist)).status).toBe(401);
    expect(await isIn(atWork)).toBe(false);
  });

  it('is added to no other account by its key, and to none by what was signed for signing in [T70]', async () => {
    const victim = await aVictim();
    const thief = await anAccount(site);
    const begun = async () => (await thief.visitor.post<Making>(`${PASSKEYS}/options`, { password: PASSWORD })).body;
    const credential = victim.authenticator.make(await begun());
    expect((await thief.visitor.post(PASSKEYS, { name: '', credential })).status).not.toBe(200);
    const own = new Authenticator();
    const forSignIn = own.make({ ...(await begun()), challenge: (await asked(thief.visitor)).challenge });
    expect((await thief.visitor.post(PASSKEYS, { name: '', credential: forSignIn })).status).toBe(400);
  });
});

describe('a passkey of whoever finds a browser signed in', () => {
  it.each<[string, Twist]>([
    ['made at another site', { origin: 'https://foolscap.example.net' }],
    ['for another host', { rpId: 'business.localhost' }],
    ['without its owner', { isVerified: false }],
    ['as one that is used', { type: 'webauthn.get' }],
    ['of a challenge that nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('is not added that is %s [T70]', async (_, twist) => {
    const { visitor } = await anAccount(site);
    const begun = await visitor.post<Making>(`${PASSKEYS}/options`, { password: PASSWORD });
    expect((await visitor.post(PASSKEYS, { name: '', credential: new Authenticator().make(begun.body, twist) })).status).toBe(400);
    expect((await visitor.get(PASSKEYS)).body).toMatchObject({ passkeys: [] });
  });

  it('is not added without the password, nor by what another session was given [T70]', async () => {
    const { email, visitor } = await anAccount(site);
    expect(
      (
        await visitor.post(PASSKEYS, {
          name: '',
          credential: new Authenticator().make({ challenge: '', rp: { id: 'localhost' }, user: { id: '' } }),
        })
      ).status,
    ).toBe(400);
    const owner = aVisitor(site);
    await owner.post('/cc/api/auth/login', { email, password: PASSWORD });
    const begun = await owner.post<Making>(`${PASSKEYS}/options`, { password: PASSWORD });
    const credential = new Authenticator().make(begun.body);
    expect((await visitor.post(PASSKEYS, { name: '', credential })).status).toBe(400);
    expect((await owner.post(PASSKEYS, { name: '', credential })).status).toBe(200);
    expect((await owner.post(PASSKEYS, { name: '', credential })).status).toBe(400);
  });

  it('is renamed and removed by its owner alone [T70]', async () => {
    const { visitor } = await aVictim();
    const { body } = await visitor.get<{ passkeys: { passkeyId: string }[] }>(PASSKEYS);
    const path = `${PASSKEYS}/${body.passkeys[0]?.passkeyId}`;
    const thief = await anAccount(site);
    expect((await thief.visitor.put(path, { name: 'Mine' })).status).toBe(404);
    expect((await thief.visitor.delete(path, { password: PASSWORD })).status).toBe(404);
    expect((await visitor.get(PASSKEYS)).body).toMatchObject({ passkeys: [{ passkeyId: body.passkeys[0]?.passkeyId }] });
  });
});
