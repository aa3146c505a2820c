import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getProfile } from '#contracts/account/profile.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { anAccount, LOGIN, PASSWORD } from '#tests/support/identity/second-factor.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const sent: Mail[] = [];
const PROFILE = '/cc/api/account/profile';
type Profile = z.output<(typeof getProfile)['answer']>;

const profileOf = async (visitor: Visitor) => (await visitor.get<Profile>(PROFILE)).body;
const codeOf = ({ body }: { body: unknown }) => Reflect.get(Object(body), 'code') as unknown;
const fieldsOf = ({ body }: { body: unknown }) => (Reflect.get(Object(body), 'errors') as { field?: string }[]).map(({ field }) => field);
const anEmail = () => `${crypto.randomUUID()}@example.com`;
const login = async (email: string, password = PASSWORD) => (await aVisitor(site).post(LOGIN, { email, password })).status;

async function mails(): Promise<Mail[]> {
  await site.hearEvents();
  return sent;
}
/** The token of the link that was mailed there last. */
async function tokenTo(email: string): Promise<string> {
  const mail = (await mails()).findLast(({ to, subject }) => to === email && subject.startsWith('Confirm your new email'));
  return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
/** Somebody who has asked for another email. */
async function asking(newEmail = anEmail()) {
  const { email, visitor } = await anAccount(site);
  expect((await visitor.post<Profile>(`${PROFILE}/email`, { email: newEmail, password: PASSWORD })).body).toMatchObject({
    email,
    newEmail,
  });
  return { email, visitor, newEmail, token: await tokenTo(newEmail) };
}

beforeEach(async () => {
  await site.hearEvents();
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
});

it('name and phone are changed, and the header follows', async () => {
  const { visitor } = await anAccount(site);
  const changed = await visitor.put<Profile>(PROFILE, { firstName: ' Zoe ', lastName: 'Quill', phone: '1 (508) 555-0142' });
  expect(changed.body).toMatchObject({ firstName: 'Zoe', lastName: 'Quill', phone: '5085550142' });
  expect((await visitor.get<string>('/account/profile')).body).toMatch(/header-initials"[^>]*>ZQ</);
  expect((await visitor.put<Profile>(PROFILE, { firstName: 'Zoe', lastName: 'Quill', phone: '' })).body.phone).toBe(null);
});

it('a name that is empty and a phone that is none are told at their fields, and nothing is changed', async () => {
  const { visitor } = await anAccount(site);
  expect(fieldsOf(await visitor.put(PROFILE, { firstName: ' ', lastName: '', phone: '123' }))).toEqual(['firstName', 'lastName', 'phone']);
  expect(await profileOf(visitor)).toMatchObject({ firstName: 'Two', lastName: 'Steps', phone: null });
});

it('another email counts once its mailbox has confirmed it, in whatever browser; the old one is told before and after [T41]', async () => {
  const { email, visitor, newEmail, token } = await asking();
  expect([await login(email), await login(newEmail)]).toEqual([200, 401]);
  expect(sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain('A new email was asked for your Foolscap account');
  // What reads mails follows their links: that alone changes nothing.
  expect((await aVisitor(site).get<{ email: string }>(`${PROFILE}/email/confirm?token=${token}`)).body.email).toBe(newEmail);
  expect((await aVisitor(site).get<string>(`/account/email?token=${token}`)).body).toContain('Confirm this email');
  expect(await login(newEmail)).toBe(401);
  expect((await aVisitor(site).post(`${PROFILE}/email/confirm`, { token })).status).toBe(200);
  expect([await login(email), await login(newEmail)]).toEqual([401, 200]);
  expect(await profileOf(visitor)).toMatchObject({ email: newEmail, newEmail: null });
  const told = (await mails()).find(({ to, subject }) => to === email && subject.endsWith('has a new email'));
  expect(told?.text).toContain('If it wasn’t you');
  expect(told?.text).not.toContain(newEmail);
  expect((await aVisitor(site).post(`${PROFILE}/email/confirm`, { token })).status).toBe(410);
});

it('who reads the old mailbox alone chooses no password by a mail of before [T41]', async () => {
  const { email, token } = await asking();
  await aVisitor(site).post('/cc/api/auth/reset', { email });
  await expect.poll(async () => (await mails()).some(({ subject }) => subject.startsWith('Choose a new'))).toBe(true);
  const reset = /token=([\w-]{43})/.exec(sent.find(({ subject }) => subject.startsWith('Choose a new'))?.text ?? '')?.[1];
  await aVisitor(site).post(`${PROFILE}/email/confirm`, { token });
  expect((await aVisitor(site).post('/cc/api/auth/reset/confirm', { token: reset, password: 'a password that is long' })).status).toBe(410);
});

it('an email that has an account is answered as any other: its mailbox alone is told [T53]', async () => {
  const taken = (await anAccount(site)).email;
  const { visitor, newEmail } = await asking(taken);
  expect(await profileOf(visitor)).toMatchObject({ newEmail });
  const subjects = (await mails()).filter(({ to }) => to === taken).map(({ subject }) => subject);
  expect(subjects).toContain('You already have a Foolscap account with this email');
  expect(await tokenTo(taken)).toBe('');
});

it('one that somebody else has by the time that it is confirmed stays theirs', async () => {
  const { email, newEmail, token } = await asking();
  await aVisitor(site).post('/cc/api/auth/register', {
    email: newEmail,
    password: 'the password of another',
    firstName: 'A',
    lastName: 'B',
  });
  expect((await aVisitor(site).post(`${PROFILE}/email/confirm`, { token })).status).toBe(410);
  expect([await login(email), await login(newEmail, 'the password of another')]).toEqual([200, 200]);
});

it('a newer link ends the one before, keeping the email ends both, and one is too old after a while', async () => {
  const { visitor, token: first } = await asking();
  const second = anEmail();
  await visitor.post(`${PROFILE}/email`, { email: second, password: PASSWORD });
  const token = await tokenTo(second);
  expect((await visitor.get(`${PROFILE}/email/confirm?token=${first}`)).status).toBe(410);
  expect((await visitor.get(`${PROFILE}/email/confirm?token=${token}`)).status).toBe(200);
  expect((await visitor.delete<Profile>(`${PROFILE}/email`)).body.newEmail).toBe(null);
  expect((await visitor.post(`${PROFILE}/email/confirm`, { token })).status).toBe(410);
  const late = await asking();
  await site.database.query("update email_changes set expires_at = expires_at - interval '1 hour'");
  expect((await visitor.post(`${PROFILE}/email/confirm`, { token: late.token })).status).toBe(410);
});

it('asks for the password, and an email that is none or is theirs already is told at its field; nothing is mailed', async () => {
  const { email, visitor } = await anAccount(site);
  await mails();
  sent.length = 0;
  const ask = async (body: object) => fieldsOf(await visitor.post(`${PROFILE}/email`, body));
  expect(await ask({ email: anEmail(), password: 'wrong' })).toEqual(['password']);
  expect(await ask({ email: 'nobody', password: PASSWORD })).toEqual(['email']);
  expect(await ask({ email: email.toUpperCase(), password: PASSWORD })).toEqual(['email']);
  expect(await mails()).toEqual([]);
});

it('a new password is chosen with the old one: every other session and the copy of this one end, and the mailbox is told [T54]', async () => {
  const { email, visitor } = await anAccount(site);
  const [elsewhere, copied] = [aVisitor(site), aVisitor(site)];
  await elsewhere.post(LOGIN, { email, password: PASSWORD });
  for (const [name, value] of visitor.cookies) copied.cookies.set(name, value);
  const newPassword = 'quills and inkwells';
  expect((await visitor.post(`${PROFILE}/password`, { password: PASSWORD, newPassword })).status).toBe(204);
  expect([(await visitor.get(PROFILE)).status, (await elsewhere.get(PROFILE)).status, (await copied.get(PROFILE)).status]).toEqual([
    200, 401, 401,
  ]);
  expect([await login(email), await login(email, newPassword)]).toEqual([401, 200]);
  const told = (await mails()).find(({ to, subject }) => to === email && subject.endsWith('password was changed'));
  expect(told?.text).toContain('somebody knew your old password');
});

it('a new password is held to the rules of all, and to the old one', async () => {
  const { email, visitor } = await anAccount(site);
  const change = async (password: string, newPassword: string) =>
    fieldsOf(await visitor.post(`${PROFILE}/password`, { password, newPassword }));
  expect(await change('wrong', 'quills and inkwells')).toEqual(['password']);
  expect(await change(PASSWORD, 'short')).toEqual(['newPassword']);
  expect(await change(PASSWORD, 'password')).toEqual(['newPassword']);
  expect(await change(PASSWORD, email)).toEqual(['newPassword']);
  expect(await change(PASSWORD, PASSWORD)).toEqual(['newPassword']);
  expect(await login(email)).toBe(200);
});

it('of two new passwords that are chosen at once one is taken', async () => {
  const { email, visitor } = await anAccount(site);
  const other = aVisitor(site);
  await other.post(LOGIN, { email, password: PASSWORD });
  const change = (by: Visitor, newPassword: string) => by.post(`${PROFILE}/password`, { password: PASSWORD, newPassword });
  const both = await Promise.all([change(visitor, 'quills and inkwells'), change(other, 'paper and envelopes')]);
  expect(both.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  expect([await login(email, 'quills and inkwells'), await login(email, 'paper and envelopes')].toSorted()).toEqual([200, 401]);
});

it('the email of an organization’s people stays with it, name and password of those whom an employer signs in, too', async () => {
  const bea = await signedIn(site, 'bea.buyer@harbordental.example');
  expect(await profileOf(bea)).toMatchObject({ mayChangeEmail: false, mayChangeName: true, organization: 'Harbor Dental Group' });
  expect(codeOf(await bea.post(`${PROFILE}/email`, { email: anEmail(), password: PASSWORD }))).toBe('FORBIDDEN');
  await site.database.query(`update accounts set settings = settings || '{"hasSingleSignOn": true}'`);
  const bo = aVisitor(site, { host: 'business.localhost' });
  await comeInAs(site, bo, 'SAML');
  const changed = await bo.put<Profile>(PROFILE, { firstName: 'Other', lastName: 'Name', phone: '5085550142' });
  expect(changed.body).toMatchObject({ mayChangeName: false, mayChangePassword: false, firstName: 'Bo', phone: '5085550142' });
  expect(codeOf(await bo.post(`${PROFILE}/password`, { password: PASSWORD, newPassword: 'quills and inkwells' }))).toBe('FORBIDDEN');
});

it('who acts for a customer sees and changes none of it [T47]', async () => {
  const cora = await signedIn(site, 'cora.csr@foolscap.example');
  const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
  await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id });
  expect([(await cora.get(PROFILE)).status, (await cora.get('/account/profile')).status]).toEqual([403, 404]);
  expect((await cora.put(PROFILE, { firstName: 'A', lastName: 'B', phone: '' })).status).toBe(403);
});
