import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, comeInAs, comeInBySaml } from '#tests/support/identity/saml.ts';
import { appCode, FACTOR, giveCode, halfSignedIn, LOGIN, PASSWORD, turnOn } from '#tests/support/identity/second-factor.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { invitationToken } from '../../organizations/invitation-mail.ts';
import { resetToken } from '../password-mail.ts';

const site = useShop({ hasPages: true });
const [BO, AXEL, AVA] = ['bo.buyer@cedarlegal.example', 'axel.approver@cedarlegal.example', 'ava.admin@cedarlegal.example'];
const PEOPLE = '/cc/api/organization/people';
const atWork = () => aVisitor(site, { host: 'business.localhost' });
const login = (email: string, password = PASSWORD) => atWork().post<{ code: string; message: string }>(LOGIN, { email, password });
const isIn = async (visitor: Visitor) =>
  (await visitor.get<{ sessionData: { isLoggedIn: boolean } }>('/ele-lpd/api/session')).body.sessionData.isLoggedIn;

/** From now on the organization signs its people in itself, or does so no more. */
async function set(hasSingleSignOn: boolean): Promise<void> {
  await site.database.query(`update accounts set settings = settings || $1 where account_number = '4410003'`, [{ hasSingleSignOn }]);
  site.shop.sessions.forgetAll();
}

const idOf = async (email: string) =>
  (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';

let secret: string;
/** Of before: sessions that are remembered. */
let [bo, ava]: Visitor[] = [];

beforeAll(async () => {
  await site.database.query(
    `insert into users (user_id, email, password_hash, first_name, last_name, tenants, mailbox_hash, account_number, roles)
     select gen_random_uuid(), $2, password_hash, 'Ava', 'Admin', tenants, sha256('ava'), account_number, '{ACCOUNT_ADMIN}' from users where email = $1`,
    [BO, AVA],
  );
  await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = $1`, [AXEL]);
  bo = await signedIn(site, BO);
  ava = await signedIn(site, AVA);
  ({ secret } = await turnOn(site, ava));
}, 60_000);

afterAll(() => set(false));

it('by the old password nobody signs in, and the answer is that to a wrong one [T53]', async () => {
  expect((await login(BO)).status).toBe(200);
  await set(true);
  const [right, wrong, unknown] = [await login(BO), await login(BO, 'not the password'), await login('nobody@cedarlegal.example')];
  expect(right.status).toBe(401);
  expect(right.body.code).toBe('LOGIN_FAILED');
  for (const other of [wrong, unknown]) expect({ ...other.body, requestId: '' }).toEqual({ ...right.body, requestId: '' });
  // What the page says besides is the same for everybody.
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const typed = (email: string) => new URLSearchParams({ email, password: PASSWORD }).toString();
  for (const email of [BO, 'nobody@cedarlegal.example'])
    expect((await atWork().post<string>('/office/supplies/login', typed(email), { headers: form })).body).toContain(
      'If your company signs you in',
    );
});

it('what was signed in by a password is so no more, and is again when the organization says so [T52]', async () => {
  await set(true);
  expect(await isIn(bo as Visitor)).toBe(false);
  const byCompany = atWork();
  expect((await comeInAs(site, byCompany, 'SAML')).status).toBe(200);
  expect(await isIn(byCompany)).toBe(true);
  await set(false);
  expect(await isIn(bo as Visitor)).toBe(true);
});

it('the old password proves nothing of who came by the company [T52]', async () => {
  await set(true);
  const visitor = atWork();
  await comeInAs(site, visitor, 'SAML');
  const tried = async (password: string) => (await visitor.post<{ errors: object[] }>(FACTOR, { password })).body.errors;
  expect(await tried(PASSWORD)).toEqual(await tried('not the password'));
  expect(await tried(PASSWORD)).toMatchObject([{ field: 'password' }]);
});

it('a link to a new password that was mailed before leads nowhere, and no code ends a sign-in that waits [T54]', async () => {
  await set(false);
  await atWork().post('/cc/api/auth/reset', { email: BO });
  const ways = () => site.database.query<{ reset_id: string }>('select reset_id from password_resets where user_id = $1', [bosId]);
  const bosId = await idOf(BO);
  await expect.poll(async () => (await ways()).rows.length).toBe(1);
  const token = resetToken(site.shop, (await ways()).rows[0]?.reset_id ?? '');
  const theirs = await turnOn(site, await signedIn(site, BO));
  const half = await halfSignedIn(site, BO, atWork());
  await set(true);
  expect((await atWork().get(`/cc/api/auth/reset/confirm?token=${token}`)).status).toBe(410);
  expect((await atWork().post('/cc/api/auth/reset/confirm', { token, password: 'quills and inkwells' })).status).toBe(410);
  expect((await giveCode(half, appCode(site, theirs.secret))).status).toBe(401);
  expect(await isIn(half)).toBe(false);
  // Whoever is no administrator is none that gets the organization in, second factor or not.
  expect((await login(BO)).body.code).toBe('LOGIN_FAILED');
  await site.database.query('delete from second_factors where user_id = $1', [bosId]);
});

it('an administrator with a password and two-step sign-in gets in without the company, and one without does not', async () => {
  await set(true);
  expect((await login(AXEL)).body.code).toBe('LOGIN_FAILED');
  expect((await login(AVA)).body.code).toBe('SECOND_FACTOR_NEEDED');
  const half = await halfSignedIn(site, AVA, atWork());
  expect((await giveCode(half, appCode(site, secret))).status).toBe(200);
  expect(await isIn(half)).toBe(true);
});

it('the last of those cannot be lost', async () => {
  await set(true);
  site.setNow(new Date(site.shop.now().getTime() + 60_000));
  const proofs = { password: PASSWORD, code: appCode(site, secret) };
  expect((await (ava as Visitor).delete(FACTOR, proofs)).status).toBe(403);
  const axel = atWork();
  await comeInBySaml(axel, await answerOf(site, { nameId: AXEL }));
  const avas = `${PEOPLE}/${await idOf(AVA)}`;
  for (const refused of [await axel.post(`${avas}/standing`, { isOn: false }), await axel.delete(avas)])
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([
      400,
      expect.stringContaining('Only this administrator'),
    ]);
  expect((await (ava as Visitor).delete(`${PEOPLE}/${await idOf(AXEL)}`)).status).toBe(200);
});

it('who is invited joins without a password, and comes in at the company', async () => {
  await set(true);
  const newcomer = {
    email: 'ned.new@cedarlegal.example',
    roles: [],
    permissions: [],
    orderLimit: null,
    seesPrices: true,
    mayChangeShipTo: false,
  };
  const rights = { approverEmail: null, shipToAddressId: null };
  expect((await (ava as Visitor).post('/cc/api/organization/invitations', { ...newcomer, ...rights })).status).toBe(200);
  const { rows } = await site.database.query<{ token_id: string }>('select token_id from invitations where email = $1', [newcomer.email]);
  const token = invitationToken(site.shop, rows[0]?.token_id ?? '');
  expect((await atWork().get(`/cc/api/invitation?token=${token}`)).body).toMatchObject({ company: 'cedar-sign-in' });
  expect((await atWork().get<string>(`/join?token=${token}`)).body).not.toContain('type="password"');
  const joined = await atWork().post('/cc/api/invitation', { token, firstName: 'Ned', lastName: 'New', password: 'a password of his own' });
  expect(joined.body).toMatchObject({ company: 'cedar-sign-in' });
  for (const password of ['a password of his own', ''])
    expect((await login(newcomer.email, password)).body.code, password).toBe('LOGIN_FAILED');
  expect((await site.database.query('select password_hash from users where email = $1', [newcomer.email])).rows).toEqual([
    { password_hash: '' },
  ]);
  expect((await comeInBySaml(atWork(), await answerOf(site, { nameId: newcomer.email }))).status).toBe(200);
});
