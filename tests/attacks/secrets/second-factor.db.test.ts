import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { anAccount, appCode, FACTOR, giveCode, halfSignedIn, PASSWORD, turnOn, wrongCode } from '#tests/support/identity/second-factor.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, hasPages: true, settings: { trustedProxies: ['127.0.0.1'] } });
let networks = 0;
const elsewhere = () => ({ address: `198.18.${(networks += 1)}.1` });

async function aVictim() {
  const { email, visitor } = await anAccount(site, elsewhere());
  await site.database.query('update users set email_confirmed_at = $2 where email = $1', [email, TEST_NOW]);
  return { email, visitor, ...(await turnOn(site, visitor)) };
}
/** Somebody who has the victim's password. */
const aThief = (email: string): Promise<Visitor> => halfSignedIn(site, email, aVisitor(site, elsewhere()));
const isIn = async (visitor: Visitor) => (await visitor.get(FACTOR)).status === 200;

afterEach(() => site.setNow(TEST_NOW));
beforeEach(async () => {
  await site.database.query('delete from limit_seats');
});

describe('who has the password alone', () => {
  it('reaches nothing of the account: neither its pages nor its calls [T69]', async () => {
    const { email } = await aVictim();
    const thief = await aThief(email);
    for (const page of [
      '/account/orders',
      '/account/cards',
      '/account/sign-ins',
      '/account/security',
      '/account/security',
      '/account/tax-exemption',
      '/account/alerts',
    ])
      expect([page, (await thief.get(page)).status]).toEqual([page, 302]);
    for (const call of [FACTOR, '/cc/api/account/sign-ins', '/cc/api/orders', '/cc/api/alerts'])
      expect([call, (await thief.get(call)).status]).toEqual([call, 401]);
    expect((await thief.post(FACTOR, { password: PASSWORD })).status).toBe(401);
    expect((await thief.get('/ele-lpd/api/session')).body).toMatchObject({ sessionData: { isLoggedIn: false, emailHash: null } });
    expect(JSON.stringify((await thief.get('/ele-lpd/api/session')).body)).not.toContain(email);
  });

  it('has as many guesses as the table says, however many are sent at the same moment from however many places [T69]', async () => {
    const { email, secret } = await aVictim();
    const thieves = await Promise.all(Array.from({ length: 12 }, () => aThief(email)));
    const guesses = await Promise.all(
      thieves.flatMap((thief, n) => [0, 1, 2].map((m) => giveCode(thief, wrongCode(site, secret, n * 3 + m)))),
    );
    const looked = guesses.filter(({ status }) => status === 400);
    expect(looked.length).toBe(LIMITS.SECOND_FACTOR.most);
    expect(guesses.filter(({ status }) => status === 429).length).toBe(guesses.length - looked.length);
    // What is right is not looked at then, either.
    expect((await giveCode(await aThief(email), appCode(site, secret))).status).toBe(429);
  });

  it('has fewer in one sign-in, and keeps nobody from their recovery codes by guessing [T69]', async () => {
    const { email, secret, recoveryCodes } = await aVictim();
    const thief = await aThief(email);
    for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1)
      expect((await giveCode(thief, wrongCode(site, secret, n))).status).toBe(400);
    expect((await giveCode(thief, appCode(site, secret))).status).toBe(429);
    for (let m = 0; m < 2; m += 1) {
      const next = await aThief(email);
      for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1) await giveCode(next, wrongCode(site, secret, n));
    }
    const owner = await aThief(email);
    expect((await giveCode(owner, appCode(site, secret))).status).toBe(429);
    expect((await giveCode(owner, recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('shuts nobody out of their recovery codes by guessing those, however often [T69]', async () => {
    const { email, recoveryCodes } = await aVictim();
    for (let m = 0; m < 4; m += 1) {
      const thief = await aThief(email);
      for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1)
        expect((await giveCode(thief, `0000-0000-0000-00${m}${n}`)).status).toBe(400);
      expect((await giveCode(thief, recoveryCodes[0] ?? '')).status).toBe(429);
    }
    expect((await giveCode(await aThief(email), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  it('gets no more guesses by a new password, which does not sign in by itself, either [T69]', async () => {
    const { email, secret } = await aVictim();
    const half = await aThief(email);
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
    await half.post('/cc/api/auth/reset', { email });
    await expect
      .poll(async () => (await site.database.query('select 1 from password_resets where user_id = $1', [rows[0]?.user_id])).rowCount)
      .toBe(1);
    const { rows: resets } = await site.database.query<{ reset_id: string }>('select reset_id from password_resets where user_id = $1', [
      rows[0]?.user_id,
    ]);
    const token = site.shop.signers.passwordReset.sign(resets[0]?.reset_id ?? '');
    const password = 'another-fine-phrase';
    expect((await half.post('/cc/api/auth/reset/confirm', { token, password })).status).toBe(204);
    expect(await isIn(half)).toBe(false);
    // The sign-in that was under way by the old password is over.
    expect((await giveCode(half, appCode(site, secret))).status).toBe(401);
    const again = aVisitor(site, elsewhere());
    expect((await again.post('/cc/api/auth/login', { email, password })).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect(await isIn(again)).toBe(false);
  });
});

/** Chooses a new password as who reads the mailbox. */
async function resetBy(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.post('/cc/api/auth/reset', { email });
  const find = () =>
    site.database.query<{ reset_id: string }>('select r.reset_id from password_resets r join users u using (user_id) where u.email = $1', [
      email,
    ]);
  await expect.poll(async () => (await find()).rowCount).toBe(1);
  const token = site.shop.signers.passwordReset.sign((await find()).rows[0]?.reset_id ?? '');
  expect((await visitor.post('/cc/api/auth/reset/confirm', { token, password })).status).toBe(204);
}

describe('who opened an account with a mailbox that is not theirs', () => {
  it('does not keep its owner out by a second factor: their new password ends it, once [T69]', async () => {
    const { email, visitor: squatter } = await anAccount(site, elsewhere());
    await turnOn(site, squatter);
    const owner = aVisitor(site, elsewhere());
    await resetBy(owner, email, 'another-fine-phrase');
    expect((await owner.post('/cc/api/auth/login', { email, password: 'another-fine-phrase' })).status).toBe(200);
    expect(await isIn(squatter)).toBe(false);
    expect((await owner.get<{ onSince: string | null }>(FACTOR)).body).toMatchObject({ onSince: null, recoveryCodesLeft: 0 });
  });
});

describe('a code', () => {
  it('that was seen over a shoulder works no second time, and none of before it does [T69]', async () => {
    const { email, secret } = await aVictim();
    const [now, before] = [appCode(site, secret), appCode(site, secret, -1)];
    expect((await giveCode(await aThief(email), now)).status).toBe(200);
    for (const code of [now, before]) expect((await giveCode(await aThief(email), code)).status).toBe(400);
    // Half a minute later it is an old one, too.
    site.setNow(new Date(TEST_NOW.getTime() + 30_000));
    expect((await giveCode(await aThief(email), now)).status).toBe(400);
  });

  it('lets in one of many who come with it at the same moment [T69]', async () => {
    const { email, secret } = await aVictim();
    const thieves = await Promise.all(Array.from({ length: 8 }, () => aThief(email)));
    const code = appCode(site, secret);
    const answers = await Promise.all(thieves.map((thief) => giveCode(thief, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await Promise.all(thieves.map(isIn))).filter(Boolean)).toHaveLength(1);
  });

  it('of recovery does so, too [T69]', async () => {
    const { email, recoveryCodes, visitor } = await aVictim();
    const thieves = await Promise.all(Array.from({ length: 8 }, () => aThief(email)));
    const answers = await Promise.all(thieves.map((thief) => giveCode(thief, recoveryCodes[0] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await visitor.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('signs nobody in with a token that is nobody’s, of another site, used up or too old [T69]', async () => {
    const { email, secret } = await aVictim();
    const half = await aThief(email);
    const token = half.cookies.get('signinstep') ?? '';
    const withToken = (value: string, host = 'localhost') => {
      const visitor = aVisitor(site, { host, ...elsewhere() });
      visitor.cookies.set('signinstep', value);
      return visitor;
    };
    for (const visitor of [withToken(''), withToken('A'.repeat(43)), withToken(token, 'business.localhost')])
      expect((await giveCode(visitor, appCode(site, secret))).status).toBe(401);
    expect((await giveCode(half, appCode(site, secret))).status).toBe(200);
    expect((await giveCode(withToken(token), appCode(site, secret, 1))).status).toBe(401);
    const late = await aThief(email);
    site.setNow(new Date(TEST_NOW.getTime() + 15 * 60_000));
    expect((await giveCode(late, appCode(site, secret))).status).toBe(401);
  });
});
