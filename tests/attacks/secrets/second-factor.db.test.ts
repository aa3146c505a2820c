import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reserve } from '#server/limits/index.ts';
import { LIMITS } from '#server/limits/limits.ts';
import {
  anAccount,
  appCode,
  FACTOR,
  giveCode,
  halfSignedIn,
  mailedCodeOf,
  PASSWORD,
  turnOn,
  wrongCode,
  type Begun,
} from '#tests/support/identity/second-factor.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, hasPages: true, settings: { trustedProxies: ['127.0.0.1'] } });
let networks = 0;
const elsewhere = () => ({ address: `198.18.${(networks += 1)}.1` });

async function aVictim() {
  const { email, visitor } = await anAccount(site, elsewhere());
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

  it('turns nothing on: what is mailed is not theirs, and guessing it is limited as guessing is [T69]', async () => {
    const { email, visitor } = await anAccount(site, elsewhere());
    const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
    const right = await mailedCodeOf(site, body.uri);
    const code = appCode(site, body.secret);
    expect((await visitor.post(`${FACTOR}/confirm`, { code, mailedCode: '' })).body).toMatchObject({ errors: [{ field: 'mailedCode' }] });
    // Of what takes no seat nothing is said.
    for (const mailedCode of [right, '12345678'])
      expect((await visitor.post(`${FACTOR}/confirm`, { code: 'x', mailedCode })).body).toMatchObject({ errors: [{ field: 'code' }] });
    for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1) {
      const guess = await visitor.post(`${FACTOR}/confirm`, { code, mailedCode: String((Number(right) + n + 1) % 1e8).padStart(8, '0') });
      expect(guess).toMatchObject({ status: 400, body: { code: 'WRONG_CODE', errors: [{ field: 'mailedCode' }] } });
    }
    expect((await visitor.post(`${FACTOR}/confirm`, { code, mailedCode: right })).status).toBe(429);
    expect((await aVisitor(site, elsewhere()).post('/cc/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
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

const ANOTHER = 'another-fine-phrase';

describe('who has the mailbox alone', () => {
  /** Asks for a mail about an item and, as who reads the mailbox, never wants one. */
  async function refuseAlerts(email: string, owner: Visitor, thief: Visitor): Promise<void> {
    expect((await owner.post('/cc/api/products/100001/alerts', { kind: 'PRICE', below: 0.5 })).status).toBe(200);
    const { rows } = await site.database.query<{ alert_id: string }>(
      'select alert_id from item_alerts join users using (user_id) where users.email = $1',
      [email],
    );
    const key = site.shop.signers.alert.sign(rows[0]?.alert_id ?? '');
    expect((await thief.post('/cc/api/alerts/of-mail', { key, wish: 'NEVER' })).status).toBe(200);
  }

  it.each([false, true])(
    'does not end the second step by a new password, nor by saying "never" to an alert before (%s) [T69]',
    async (saysNever) => {
      const { email, visitor, secret } = await aVictim();
      const thief = aVisitor(site, elsewhere());
      if (saysNever) await refuseAlerts(email, visitor, thief);
      for (let n = 0; n < 2; n += 1) {
        await resetBy(thief, email, `${ANOTHER} ${n}`);
        await site.database.query('delete from password_resets');
        const asked = await thief.post('/cc/api/auth/login', { email, password: `${ANOTHER} ${n}` });
        expect(asked).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } });
      }
      expect(await isIn(thief)).toBe(false);
      const owner = aVisitor(site, elsewhere());
      expect((await owner.post('/cc/api/auth/login', { email, password: `${ANOTHER} 1` })).status).toBe(401);
      expect((await giveCode(owner, appCode(site, secret))).status).toBe(200);
    },
  );

  it('gets no more guesses by a new password, and ends the sign-in that is under way by the old one [T69]', async () => {
    const { email, secret } = await aVictim();
    const half = await aThief(email);
    for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1) await giveCode(half, wrongCode(site, secret, n));
    const next = await aThief(email);
    for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1) await giveCode(next, wrongCode(site, secret, n));
    const waiting = await aThief(email);
    await resetBy(half, email, ANOTHER);
    expect(await isIn(half)).toBe(false);
    expect((await giveCode(waiting, appCode(site, secret))).status).toBe(401);
    const again = aVisitor(site, elsewhere());
    expect((await again.post('/cc/api/auth/login', { email, password: ANOTHER })).body).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect((await giveCode(again, wrongCode(site, secret))).status).toBe(429);
  });
});

describe('who once had the password', () => {
  it('keeps its owner from two steps neither by wrong codes nor by mails, once there is a new one [T69]', async () => {
    const { email, visitor: thief } = await anAccount(site, elsewhere());
    const again = aVisitor(site, elsewhere());
    expect((await again.post('/cc/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    await thief.post(FACTOR, { password: PASSWORD });
    for (const one of [thief, again])
      for (let n = 0; n < LIMITS.SECOND_FACTOR_SESSION.most; n += 1)
        expect((await one.post(`${FACTOR}/confirm`, { code: '000000', mailedCode: '12345678' })).status).toBe(400);
    for (let n = 1; n < LIMITS.SECOND_FACTOR_MAIL.most; n += 1) expect((await thief.post(FACTOR, { password: PASSWORD })).status).toBe(200);
    expect((await thief.post(FACTOR, { password: PASSWORD })).status).toBe(429);
    const owner = aVisitor(site, elsewhere());
    await resetBy(owner, email, ANOTHER);
    expect((await owner.post('/cc/api/auth/login', { email, password: ANOTHER })).status).toBe(200);
    const { body } = await owner.post<Begun>(FACTOR, { password: ANOTHER });
    const proofs = { code: appCode(site, body.secret), mailedCode: await mailedCodeOf(site, body.uri) };
    expect((await owner.post(`${FACTOR}/confirm`, proofs)).status).toBe(200);
  });

  it('has as many guesses at one mailed code as the table says, in however many sessions [T69]', async () => {
    const { email, visitor } = await anAccount(site, elsewhere());
    const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
    const right = await mailedCodeOf(site, body.uri);
    const statuses: number[] = [];
    for (let n = 0; n < LIMITS.SECOND_FACTOR_SET_UP.most + 1; n += LIMITS.SECOND_FACTOR_SESSION.most) {
      const session = aVisitor(site, elsewhere());
      expect((await session.post('/cc/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
      for (let m = 0; m < LIMITS.SECOND_FACTOR_SESSION.most; m += 1) {
        const mailedCode = String((Number(right) + n + m + 1) % 1e8).padStart(8, '0');
        statuses.push((await session.post(`${FACTOR}/confirm`, { code: appCode(site, body.secret), mailedCode })).status);
      }
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(LIMITS.SECOND_FACTOR_SET_UP.most);
    expect(new Set(statuses.slice(LIMITS.SECOND_FACTOR_SET_UP.most))).toEqual(new Set([429]));
  });

  it('with none of it, and accounts of other spellings, uses up no code that is mailed to its owner [T69]', async () => {
    const { email, visitor: owner } = await anAccount(site, elsewhere());
    await reserve(site.shop, [{ kind: 'SECOND_FACTOR_MAILBOX', subject: email }], LIMITS.SECOND_FACTOR_MAILBOX.most - 1);
    const alias = aVisitor(site, elsewhere());
    const opening = { email: email.replace('@', '+q@'), password: PASSWORD, firstName: 'A', lastName: 'B' };
    expect((await alias.post('/cc/api/auth/register', opening)).status).toBe(200);
    expect((await alias.post(FACTOR, { password: PASSWORD })).status).toBe(200);
    expect((await alias.post(FACTOR, { password: PASSWORD })).status).toBe(429);
    expect((await owner.post(FACTOR, { password: PASSWORD })).status).toBe(200);
  });
});

describe('who opened an account with a mailbox that is not theirs', () => {
  it('turns no second step on, and what they had set up is over with its owner’s new password [T69]', async () => {
    const { email, visitor: squatter } = await anAccount(site, elsewhere());
    const { body } = await squatter.post<Begun>(FACTOR, { password: PASSWORD });
    const mailedCode = await mailedCodeOf(site, body.uri);
    expect((await squatter.post(`${FACTOR}/confirm`, { code: appCode(site, body.secret), mailedCode: '12345678' })).status).toBe(400);
    const owner = aVisitor(site, elsewhere());
    await resetBy(owner, email, ANOTHER);
    expect((await owner.post('/cc/api/auth/login', { email, password: ANOTHER })).status).toBe(200);
    expect((await squatter.post(`${FACTOR}/confirm`, { code: appCode(site, body.secret), mailedCode })).status).toBe(401);
    expect((await owner.get(FACTOR)).body).toMatchObject({ onSince: null, recoveryCodesLeft: 0 });
    expect((await owner.post(`${FACTOR}/confirm`, { code: appCode(site, body.secret), mailedCode })).status).toBe(404);
  });

  it('does not turn it on at the moment at which its owner chooses a new password: it is on for both, or for nobody [T69]', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { email, visitor } = await anAccount(site, elsewhere());
      const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
      const proofs = { code: appCode(site, body.secret), mailedCode: await mailedCodeOf(site, body.uri) };
      const owner = aVisitor(site, elsewhere());
      const [on] = await Promise.all([visitor.post(`${FACTOR}/confirm`, proofs), resetBy(owner, email, ANOTHER)]);
      const signedIn = await owner.post('/cc/api/auth/login', { email, password: ANOTHER });
      expect([on.status === 200, signedIn.status]).toEqual(on.status === 200 ? [true, 401] : [false, 200]);
    }
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
