import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import {
  anAccount,
  appCode,
  FACTOR,
  giveCode,
  halfSignedIn,
  mailedCodeOf,
  LOGIN,
  PASSWORD,
  turnOn,
  wrongCode,
  type Begun,
} from '#tests/support/identity/second-factor.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { sealSecondFactorsAgain } from './seal-again.ts';

const site = useShop();
const sent: Mail[] = [];
type State = { readonly onSince: string | null; readonly recoveryCodesLeft: number };
const stateOf = async (visitor: Visitor) => (await visitor.get<State>(FACTOR)).body;
const codeOf = ({ body }: { body: unknown }) => Reflect.get(Object(body), 'code') as unknown;
const isSignedIn = async (visitor: Visitor) => (await visitor.get(FACTOR)).status === 200;

async function subjects(): Promise<string[]> {
  await site.hearEvents();
  return sent.map(({ to, subject }) => `${to}: ${subject}`);
}

beforeEach(async () => {
  await site.hearEvents();
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
});

it('is turned on by a code of the app and one that is mailed, with ten recovery codes, and the mailbox is told', async () => {
  const { email, visitor } = await anAccount(site);
  expect(await stateOf(visitor)).toEqual({ onSince: null, recoveryCodesLeft: 0 });
  const begun = await visitor.post<{ secret: string; uri: string }>(FACTOR, { password: PASSWORD });
  expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.body.uri).toContain(`secret=${begun.body.secret}&issuer=Foolscap`);
  // Nothing is asked for before a code of it was seen.
  expect((await aVisitor(site).post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
  const [mail = ''] = (await subjects()).filter((one) => one.includes('your code to turn two-step sign-in on'));
  const [, mailedCode = ''] = new RegExp(`^${email}: (\\d{4} \\d{4}) is your code`).exec(mail) ?? [];
  expect(sent.find(({ subject }) => subject.includes(mailedCode))?.text).toContain('If it wasn’t you');
  const wrong = await visitor.post(`${FACTOR}/confirm`, { code: wrongCode(site, begun.body.secret), mailedCode });
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'code' }] } });
  const proofs = { code: appCode(site, begun.body.secret), mailedCode };
  const on = await visitor.post<{ recoveryCodes: string[] }>(`${FACTOR}/confirm`, proofs);
  expect(new Set(on.body.recoveryCodes).size).toBe(10);
  expect(on.body.recoveryCodes.every((code) => /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/.test(code))).toBe(true);
  expect(await stateOf(visitor)).toMatchObject({ onSince: expect.any(String), recoveryCodesLeft: 10 });
  expect(await subjects()).toContain(`${email}: Two-step sign-in is on for your Foolscap account`);
  expect(codeOf(await visitor.post(FACTOR, { password: PASSWORD }))).toBe('SECOND_FACTOR_IS_ON');
});

it('a set-up that is begun anew has a code of its own, and that of before is worth nothing', async () => {
  const { visitor } = await anAccount(site);
  const first = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
  const before = await mailedCodeOf(site, first.body.uri);
  const { body } = await visitor.post<Begun>(FACTOR, { password: PASSWORD });
  const code = appCode(site, body.secret);
  expect((await visitor.post(`${FACTOR}/confirm`, { code, mailedCode: before })).status).toBe(400);
  expect((await visitor.post(`${FACTOR}/confirm`, { code, mailedCode: await mailedCodeOf(site, body.uri) })).status).toBe(200);
});

it('is set up by nobody who has a session alone: the password is asked for, and so it is when it is turned off or codes are renewed', async () => {
  const { visitor } = await anAccount(site);
  expect((await visitor.post(FACTOR, { password: 'not-the-password' })).status).toBe(400);
  const { secret } = await turnOn(site, visitor);
  const withWrong = { password: 'not-the-password', code: appCode(site, secret) };
  expect((await visitor.delete(FACTOR, withWrong)).status).toBe(400);
  expect((await visitor.post(`${FACTOR}/recovery-codes`, withWrong)).status).toBe(400);
  const wrong = { password: PASSWORD, code: wrongCode(site, secret) };
  expect((await visitor.delete(FACTOR, wrong)).status).toBe(400);
  expect((await visitor.post(`${FACTOR}/recovery-codes`, wrong)).status).toBe(400);
  expect(await stateOf(visitor)).toMatchObject({ onSince: expect.any(String), recoveryCodesLeft: 10 });
});

it('is asked for after the password, and only then is somebody signed in, with the guest’s cart', async () => {
  const { email, visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  const guest = aVisitor(site);
  await guest.add({ itemId: '100002', qty: 2 });
  await halfSignedIn(site, email, guest);
  expect(await isSignedIn(guest)).toBe(false);
  expect((await giveCode(guest, wrongCode(site, secret))).status).toBe(400);
  const done = await giveCode(guest, appCode(site, secret));
  expect(done).toMatchObject({ status: 200, body: { user: { email } } });
  expect(await isSignedIn(guest)).toBe(true);
  expect((await guest.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100002', 2]]);
  expect(guest.cookies.has('signinstep')).toBe(false);
});

it('a wrong password says the same as ever: who has no password learns nothing of a second factor [T53]', async () => {
  const { email, visitor } = await anAccount(site);
  await turnOn(site, visitor);
  const [known, unknown] = [
    await aVisitor(site).post(LOGIN, { email, password: 'not-the-password' }),
    await aVisitor(site).post(LOGIN, { email: 'nobody@nowhere.example', password: 'not-the-password' }),
  ];
  expect([codeOf(known), known.status]).toEqual([codeOf(unknown), unknown.status]);
});

it('signs out everywhere else when it is turned on, what waits there included, and goes on here [T69]', async () => {
  const { email, visitor } = await anAccount(site);
  const elsewhere = aVisitor(site);
  expect((await elsewhere.post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
  expect(await isSignedIn(elsewhere)).toBe(true);
  await turnOn(site, visitor);
  expect([await isSignedIn(elsewhere), await isSignedIn(visitor)]).toEqual([false, true]);
  await site.hearEvents();
  expect(sent.find(({ subject }) => subject.startsWith('Two-step sign-in is on'))?.text).toContain('Every other browser is signed out');
});

it('tells the mailbox of a right password that stops at the code, and not in a browser that it knows [T69]', async () => {
  const { email, visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  const GIVEN = `${email}: Somebody entered the password of your Foolscap account`;
  const thief = await halfSignedIn(site, email);
  expect((await subjects()).filter((one) => one === GIVEN)).toHaveLength(1);
  expect(sent.find(({ subject }) => GIVEN.endsWith(subject))?.text).toContain('was asked for a code');
  expect((await giveCode(thief, wrongCode(site, secret))).status).toBe(400);
  // The browser in which it was opened is known.
  await visitor.post('/cc/api/auth/logout');
  await halfSignedIn(site, email, visitor);
  expect((await subjects()).filter((one) => one === GIVEN)).toHaveLength(1);
});

it('a sign-in that waits for its code ends with signing out there, and with signing out everywhere [T69]', async () => {
  const { email, visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  const [here, there] = [await halfSignedIn(site, email), await halfSignedIn(site, email)];
  const copied = aVisitor(site);
  copied.cookies.set('signinstep', here.cookies.get('signinstep') ?? '');
  await here.post('/cc/api/auth/logout');
  expect(here.cookies.has('signinstep')).toBe(false);
  expect((await giveCode(copied, appCode(site, secret))).status).toBe(401);
  expect((await visitor.delete('/cc/api/account/sign-ins')).status).toBe(200);
  expect((await giveCode(there, appCode(site, secret))).status).toBe(401);
});

it('a recovery code signs in in place of the app, once, however it is typed, and the mailbox is told', async () => {
  const { email, visitor } = await anAccount(site);
  const { recoveryCodes } = await turnOn(site, visitor);
  const [code = ''] = recoveryCodes;
  const lost = await halfSignedIn(site, email);
  expect((await giveCode(lost, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
  expect((await stateOf(lost)).recoveryCodesLeft).toBe(9);
  expect(codeOf(await giveCode(await halfSignedIn(site, email), code))).toBe('WRONG_CODE');
  const USED = `${email}: A recovery code of your Foolscap account was used`;
  expect((await subjects()).filter((one) => one === USED)).toHaveLength(1);
  const text = sent.find(({ subject }) => subject.startsWith('A recovery code'))?.text ?? '';
  expect(text).toContain('9 are left');
  expect(text).toContain('http://localhost/account/security');
  expect(text.replaceAll(/\s/g, '')).not.toContain(code.replaceAll('-', ''));
});

it('new recovery codes end the old ones, and those of somebody else are worth nothing', async () => {
  const [one, other] = [await anAccount(site), await anAccount(site)];
  const mine = await turnOn(site, one.visitor);
  const theirs = await turnOn(site, other.visitor);
  const renewed = await one.visitor.post<{ recoveryCodes: string[] }>(`${FACTOR}/recovery-codes`, {
    password: PASSWORD,
    code: appCode(site, mine.secret),
  });
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  const half = await halfSignedIn(site, one.email);
  for (const code of [mine.recoveryCodes[0] ?? '', theirs.recoveryCodes[0] ?? '']) expect((await giveCode(half, code)).status).toBe(400);
  expect((await giveCode(half, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200);
});

it('is turned off with the password and a code, and the mailbox is told', async () => {
  const { email, visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  expect((await visitor.delete(FACTOR, { password: PASSWORD, code: appCode(site, secret) })).status).toBe(204);
  expect(await subjects()).toContain(`${email}: Two-step sign-in is off for your Foolscap account`);
  expect((await aVisitor(site).post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
  expect((await visitor.delete(FACTOR, { password: PASSWORD, code: appCode(site, secret, 1) })).status).toBe(404);
});

it('neither the secret nor a recovery code stands in the database [T69]', async () => {
  const { visitor } = await anAccount(site);
  const { secret, recoveryCodes } = await turnOn(site, visitor);
  const { rows } = await site.database.query<{ all: string }>(
    `select string_agg(t, ' ') as all from (select f::text as t from second_factors f union all select r::text from recovery_codes r
     union all select k::text from idempotency_keys k union all select o::text from outbox o) x`,
  );
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(rows[0]?.all).not.toContain(text);
  expect(site.logged.join()).not.toContain(secret);
});

it('an operator and a buyer of an organization use it as well', async () => {
  for (const email of ['olga.operator@foolscap.example', 'bea.buyer@harbordental.example']) {
    const visitor = await signedIn(site, email);
    const { secret } = await turnOn(site, visitor);
    const again = await halfSignedIn(site, email, aVisitor(site, visitor.from));
    expect((await giveCode(again, appCode(site, secret))).status).toBe(200);
    expect((await again.delete(FACTOR, { password: PASSWORD, code: appCode(site, secret, 1) })).status).toBe(204);
  }
});

it('customer service acts for a customer without a code of theirs, and sees and changes nothing of it [T47]', async () => {
  const { email, visitor } = await anAccount(site);
  const { recoveryCodes } = await turnOn(site, visitor);
  const cora = await signedIn(site, 'cora.csr@foolscap.example');
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  expect((await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
  const proofs = { password: PASSWORD, code: recoveryCodes[0] };
  const answers = [
    await cora.get(FACTOR),
    await cora.post(FACTOR, { password: PASSWORD }),
    await cora.post(`${FACTOR}/confirm`, { code: '123456', mailedCode: '12345678' }),
    await cora.post(`${FACTOR}/recovery-codes`, proofs),
    await cora.delete(FACTOR, proofs),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await stateOf(visitor)).recoveryCodesLeft).toBe(10);
});

it('goes on with a secret of the shop that is replaced: it is sealed again, and the old one can go', async () => {
  const { email, visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  const { settings } = site.shop;
  const [OLD = ''] = settings.sessionSecrets;
  const NEW = 'the secret that is used from today on';
  const secrets = (list: readonly string[]) => Object.assign(settings, { sessionSecrets: list });
  secrets([NEW, OLD]);
  await sealSecondFactorsAgain(site.shop);
  secrets([NEW]);
  const signedInAgain = await giveCode(await halfSignedIn(site, email), appCode(site, secret));
  secrets([OLD, NEW]);
  await sealSecondFactorsAgain(site.shop);
  secrets([OLD]);
  expect(signedInAgain.status).toBe(200);
});

it('seals again what lies behind hundreds that no secret opens', async () => {
  const { visitor } = await anAccount(site);
  await turnOn(site, visitor);
  const { rows } = await site.database.query<{ user_id: string; sealed: Buffer }>(
    'select user_id, sealed from second_factors order by 1 desc limit 1',
  );
  const [last] = rows;
  await site.database.query(
    `with made as (insert into users (user_id, email, password_hash, first_name, last_name, tenants)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@sealed.example', '', 'A', 'B', '{dotcom}' from generate_series(1, 1001) n returning user_id)
     insert into second_factors (user_id, sealed, made_at, on_since) select user_id, 'sealed by nobody'::bytea, $1, $1 from made`,
    [site.shop.now()],
  );
  const { settings } = site.shop;
  const before = settings.sessionSecrets;
  Object.assign(settings, { sessionSecrets: ['the secret of tomorrow', ...before] });
  await sealSecondFactorsAgain(site.shop);
  Object.assign(settings, { sessionSecrets: before });
  const after = await site.database.query<{ sealed: Buffer }>('select sealed from second_factors where user_id = $1', [last?.user_id]);
  expect(after.rows[0]?.sealed.equals(last?.sealed ?? Buffer.of())).toBe(false);
  await site.database.query(`delete from users where email like '%@sealed.example'`);
});

it('what was never confirmed, and sign-ins that were not gone on with, are swept', async () => {
  const { visitor } = await anAccount(site);
  await visitor.post(FACTOR, { password: PASSWORD });
  await turnOn(site, (await anAccount(site)).visitor);
  const count = async (table: string) => (await site.database.query(`select 1 from ${table}`)).rowCount ?? 0;
  await site.database.query("update second_factors set made_at = made_at - interval '2 days'");
  const before = await count('second_factors');
  await site.database.query("update half_sign_ins set expires_at = expires_at - interval '1 day'");
  await sweep(site.shop);
  expect([await count('second_factors'), await count('half_sign_ins')]).toEqual([before - 1, 0]);
});

it('erasing a person takes all of it along', async () => {
  const { email, visitor } = await anAccount(site);
  await turnOn(site, visitor);
  await halfSignedIn(site, email);
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  const tables = ['second_factors', 'recovery_codes', 'half_sign_ins', 'known_browsers'];
  const left = async () =>
    Promise.all(
      tables.map(async (table) => (await site.database.query(`select 1 from ${table} where user_id = $1`, [rows[0]?.user_id])).rowCount),
    );
  expect(await left()).toEqual([1, 10, 1, 1]);
  await site.database.query('delete from sessions where user_id = $1', [rows[0]?.user_id]);
  await site.database.query('delete from users where email = $1', [email]);
  expect(await left()).toEqual([0, 0, 0, 0]);
});
