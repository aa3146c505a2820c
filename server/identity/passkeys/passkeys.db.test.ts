import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listPasskeys } from '#contracts/account/passkeys.ts';
import { MOST_PASSKEYS, PASSKEY_MINUTES } from '#domain/identity/passkeys/passkey.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { addPasskey, asked, Authenticator, PASSKEY_LOGIN, PASSKEYS, signInWith } from '#tests/support/identity/authenticator.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { anAccount, appCode, FACTOR, LOGIN, PASSWORD, turnOn } from '#tests/support/identity/second-factor.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const sent: Mail[] = [];
type Passkeys = z.output<(typeof listPasskeys)['answer']>;

const listed = async (visitor: Visitor) => (await visitor.get<Passkeys>(PASSKEYS)).body;
const isIn = async (visitor: Visitor) => (await visitor.get(PASSKEYS)).status === 200;
const rows = async (table: string) => (await site.database.query(`select 1 from ${table}`)).rowCount;

beforeEach(async () => {
  site.setNow(TEST_NOW);
  await site.hearEvents();
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
});

it('signs in with a passkey alone, without an email, and takes the guest’s cart along', async () => {
  const { email, visitor } = await anAccount(site);
  const passkey = await addPasskey(visitor, { name: '  My   phone ' });
  expect((await listed(visitor)).passkeys).toMatchObject([{ name: 'My phone', isBusinessSite: false, lastUsedAt: null }]);
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 2 });
  const options = await asked(guest);
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
  const { status, body } = await guest.post(PASSKEY_LOGIN, { credential: passkey.use(options), jumpUrl: '/account/orders' });
  expect([status, body]).toMatchObject([200, { user: { email }, redirectUrl: '/account/orders' }]);
  expect((await guest.cart()).items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['100001', 2]]);
  expect(Date.parse((await listed(visitor)).passkeys[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(TEST_NOW.getTime());
});

it('tells the mailbox when one is added and when one is removed', async () => {
  const { email, visitor } = await anAccount(site);
  const passkey = await addPasskey(visitor);
  const [{ passkeyId } = { passkeyId: '' }] = (await listed(visitor)).passkeys;
  await visitor.delete(`${PASSKEYS}/${passkeyId}`, { password: PASSWORD });
  await site.hearEvents();
  const told = sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(told).toEqual([
    'Your Foolscap account is open',
    'A passkey was added to your Foolscap account',
    'A passkey was removed from your Foolscap account',
  ]);
  expect(sent.find(({ subject }) => subject.includes('added'))?.text).toContain('/account/passkeys');
  expect((await signInWith(aVisitor(site), passkey)).status).toBe(401);
});

it('is both steps: who has turned two-step sign-in on is asked for no code', async () => {
  const { visitor } = await anAccount(site);
  const { secret } = await turnOn(site, visitor);
  expect((await visitor.post(`${PASSKEYS}/options`, { password: PASSWORD })).status).toBe(400);
  const passkey = await addPasskey(visitor, { code: appCode(site, secret) });
  const elsewhere = aVisitor(site);
  expect((await signInWith(elsewhere, passkey)).status).toBe(200);
  expect((await elsewhere.get(FACTOR)).body).toMatchObject({ recoveryCodesLeft: 10 });
});

it('asks for the password before one is added or removed, and for none to rename it', async () => {
  const { visitor } = await anAccount(site);
  expect(await visitor.post(`${PASSKEYS}/options`, { password: 'wrong' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password' }] },
  });
  const passkey = await addPasskey(visitor);
  const [{ passkeyId } = { passkeyId: '' }] = (await listed(visitor)).passkeys;
  expect(await visitor.delete(`${PASSKEYS}/${passkeyId}`, { password: 'wrong' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password' }] },
  });
  expect((await visitor.put<Passkeys>(`${PASSKEYS}/${passkeyId}`, { name: 'At my desk' })).body.passkeys).toMatchObject([
    { name: 'At my desk' },
  ]);
  expect((await signInWith(aVisitor(site), passkey)).status).toBe(200);
});

it('keeps some of a person, each once', async () => {
  const { visitor } = await anAccount(site);
  for (let n = 0; n < MOST_PASSKEYS - 1; n += 1) await addPasskey(visitor);
  const [one, other] = [new Authenticator(), new Authenticator()];
  const options: Parameters<Authenticator['make']>[0][] = [];
  for (let n = 0; n < 2; n += 1)
    options.push((await visitor.post<Parameters<Authenticator['make']>[0]>(`${PASSKEYS}/options`, { password: PASSWORD })).body);
  expect(options[0]).toMatchObject({ excludeCredentials: { length: MOST_PASSKEYS - 1 } });
  const answers = await Promise.all(
    [one, other].map((key, at) =>
      visitor.post(PASSKEYS, { name: '', credential: key.make(options[at] ?? { challenge: '', rp: { id: '' }, user: { id: '' } }) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await listed(visitor)).passkeys).toHaveLength(MOST_PASSKEYS);
  expect(await visitor.post(`${PASSKEYS}/options`, { password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'TOO_MANY_PASSKEYS' },
  });
});

it('of one that is there says so, and uses what was asked for up also where what was made is not for here', async () => {
  const { visitor } = await anAccount(site);
  const passkey = await addPasskey(visitor);
  const begin = async () => (await visitor.post<Parameters<Authenticator['make']>[0]>(`${PASSKEYS}/options`, { password: PASSWORD })).body;
  const add = (credential: unknown) => visitor.post(PASSKEYS, { name: '', credential });
  expect(await add(passkey.make(await begin()))).toMatchObject({ status: 409, body: { code: 'PASSKEY_KNOWN' } });
  const options = await begin();
  const made = new Authenticator();
  expect(await add(made.make(options, { origin: 'http://elsewhere.example' }))).toMatchObject({ status: 400 });
  expect(await rows('passkey_challenges where user_id is not null')).toBe(0);
  expect(await add(made.make(options))).toMatchObject({ status: 400, body: { code: 'PASSKEY_NOT_ADDED' } });
  expect((await listed(visitor)).passkeys).toHaveLength(1);
});

it('a new password by mail removes them all, and one that is chosen with the old one keeps them', async () => {
  const { email, visitor } = await anAccount(site);
  const passkey = await addPasskey(visitor);
  const newPassword = 'another-fine-phrase';
  expect((await visitor.post('/cc/api/account/profile/password', { password: PASSWORD, newPassword })).status).toBe(204);
  expect((await signInWith(aVisitor(site), passkey)).status).toBe(200);
  // What a thief of the password is about to add is gone, too.
  const begun = await visitor.post<Parameters<Authenticator['make']>[0]>(`${PASSKEYS}/options`, { password: newPassword });
  expect(begun.status).toBe(200);
  await aVisitor(site).post('/cc/api/auth/reset', { email });
  await expect.poll(async () => (await site.hearEvents(), sent.some(({ text }) => text.includes('token=')))).toBe(true);
  const token = /token=([\w-]+)/.exec(sent.find(({ text }) => text.includes('token='))?.text ?? '')?.[1] ?? '';
  expect((await aVisitor(site).post('/cc/api/auth/reset/confirm', { token, password: PASSWORD })).status).toBe(204);
  expect((await signInWith(aVisitor(site), passkey)).status).toBe(401);
  expect(await rows('passkey_challenges where user_id is not null')).toBe(0);
});

it('signs nobody in once the account is gone, and is named in the copy of one’s data without its key', async () => {
  const { email, visitor } = await anAccount(site);
  const passkey = await addPasskey(visitor, { name: 'My lost phone' });
  const { body } = await visitor.post<{ data: Record<string, unknown[]> }>('/cc/api/account/privacy/export', { password: PASSWORD });
  expect(body.data['passkeys']).toEqual([
    { name: 'My lost phone', works_at: 'localhost', added_at: expect.any(String) as unknown, last_used_at: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(passkey.credentialId);
  const { eraseAccounts } = await import('../privacy/erase-accounts.ts');
  await visitor.post('/cc/api/account/privacy/erasure', { password: PASSWORD });
  site.setNow(new Date(site.shop.now().getTime() + 4 * 24 * 3_600_000));
  await eraseAccounts(site.shop);
  expect(
    (await site.database.query('select 1 from passkeys join users using (user_id) where email = $1 or name = $2', [email, 'My lost phone']))
      .rowCount,
  ).toBe(0);
  expect((await signInWith(aVisitor(site), passkey)).status).toBe(401);
});

it('of an organization whose people have passwords here they may have passkeys, at the business site, until it turns them off or signs them in itself', async () => {
  const bea = await signedIn(site, 'bea.buyer@harbordental.example');
  const origin = 'http://business.localhost';
  const passkey = await addPasskey(bea, { twist: { origin } });
  expect((await listed(bea)).passkeys).toMatchObject([{ isBusinessSite: true }]);
  const elsewhere = aVisitor(site, { host: 'business.localhost' });
  expect((await signInWith(elsewhere, passkey, { origin })).status).toBe(200);
  expect(await isIn(elsewhere)).toBe(true);
  const stand = (standing: string) =>
    site.database.query("update users set standing = $1 where email = 'bea.buyer@harbordental.example'", [standing]);
  await stand('OFF');
  expect((await signInWith(aVisitor(site, { host: 'business.localhost' }), passkey, { origin })).status).toBe(401);
  await stand('ACTIVE');
  expect((await signInWith(aVisitor(site, { host: 'business.localhost' }), passkey, { origin })).status).toBe(200);
  // From now on it signs its people in itself.
  const setSignOn = (isOn: boolean) =>
    site.database.query("update accounts set settings = settings || $1::jsonb where name = 'Harbor Dental Group'", [
      JSON.stringify({ hasSingleSignOn: isOn }),
    ]);
  await setSignOn(true);
  expect((await signInWith(aVisitor(site, { host: 'business.localhost' }), passkey, { origin })).status).toBe(401);
  await setSignOn(false);
});

it('whom an employer signs in has none here; who acts for a customer sees none', async () => {
  const employee = aVisitor(site, { host: 'business.localhost' });
  expect((await comeInAs(site, employee, 'SAML')).status).toBeLessThan(400);
  expect((await listed(employee)).organization).not.toBe(null);
  expect((await employee.post(`${PASSKEYS}/options`, { password: PASSWORD })).status).toBe(403);
  const cora = await signedIn(site, 'cora.csr@foolscap.example');
  const { rows: people } = await site.database.query<{ user_id: string }>(
    "select user_id from users where email = 'sam.shopper@example.com'",
  );
  await cora.post('/cc/api/customers/act', { userId: people[0]?.user_id });
  expect([(await cora.get(PASSKEYS)).status, (await cora.get('/account/passkeys')).status]).toEqual([403, 404]);
});

it('keeps no challenge for longer than it may be answered', async () => {
  await asked(aVisitor(site));
  site.setNow(new Date(site.shop.now().getTime() + PASSKEY_MINUTES * 60_000 + 1000));
  await sweep(site.shop);
  expect(await rows('passkey_challenges')).toBe(0);
});

it('shows them on a page, with a field for the password that works without scripts', async () => {
  const { email, visitor } = await anAccount(site);
  await addPasskey(visitor, { name: 'My phone' });
  const { body } = await visitor.get<string>('/account/passkeys');
  expect(body.includes('My phone')).toBe(true);
  expect((await aVisitor(site).get('/account/passkeys')).status).toBe(302);
  expect((await aVisitor(site).post(LOGIN, { email, password: PASSWORD })).status).toBe(200);
});
