import { beforeEach, expect, it } from 'vitest';
import { answerOf, askCompany, bringAnswer } from '#tests/support/identity/saml.ts';
import { listenToMails } from '#tests/support/organization/listen-to-mails.ts';
import { turnOn } from '#tests/support/identity/second-factor.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const BO = 'bo.buyer@cedarlegal.example';
const CONFIRMATION = '/cc/api/auth/saml/confirmation';
const atWork = () => aVisitor(site, { host: 'business.localhost' });

/** How far Bo comes who has begun here. */
async function stepOf(nameId = BO): Promise<string | undefined> {
  const visitor = atWork();
  const { id } = await askCompany(visitor);
  return (await bringAnswer(visitor, await answerOf(site, { inResponseTo: id, nameId }))).body.step;
}
const version = (n: number) => site.database.query(`update saml_providers set version = $1 where partner_id = 'cedar-sign-in'`, [n]);
const links = async () =>
  (await site.database.query<{ token_id: string }>('select token_id from saml_confirmation_links')).rows.map(({ token_id: id }) => id);

beforeEach(async () => {
  await site.database.query('delete from saml_confirmations; delete from saml_confirmation_links; delete from second_factors');
  await version(1);
});

it('whoever has a password here says once from their mailbox that their company signs them in [T52 S6-07]', async () => {
  await site.hearEvents();
  const mails = listenToMails(site);
  const visitor = atWork();
  const answer = await bringAnswer(visitor, await answerOf(site));
  expect(answer.body).toMatchObject({ step: 'CONFIRM', redirectUrl: '/sso/confirm' });
  expect((await visitor.post('/cc/api/auth/saml/continue')).status).toBe(404);
  expect((await visitor.get<string>('/sso/confirm')).body).toContain('Check your email');
  const mail = await mails.to(BO, 'Did you just sign in');
  const token = /\/sso\/confirm\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  // Looking at it changes nothing.
  expect((await atWork().get<string>(`/sso/confirm?token=${token}`)).body).toContain('Confirm your company sign-in');
  expect(await stepOf()).toBe('CONFIRM');
  // The newer mail has the link.
  expect((await atWork().post(CONFIRMATION, { token })).status).toBe(410);
  const newer = await site.database.query<{ token_id: string }>('select token_id from saml_confirmation_links');
  const newest = site.shop.signers.companySignIn.sign(newer.rows[0]?.token_id ?? '');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const confirmed = await atWork().post<string>('/sso/confirm', `token=${newest}`, { headers: form });
  expect([confirmed.status, confirmed.body.includes('/sso?company=cedar-sign-in')]).toEqual([200, true]);
  expect((await atWork().post(CONFIRMATION, { token: newest })).status).toBe(410);
  expect((await atWork().get(`/sso/confirm?token=${newest}`)).status).toBe(410);
  expect(await stepOf()).toBe('IN');
});

it('a link works for a day, and for the settings alone under which it was mailed [T52]', async () => {
  await stepOf();
  const tokenOf = async () => site.shop.signers.companySignIn.sign((await links())[0] ?? '');
  const token = await tokenOf();
  await version(2);
  expect((await atWork().get(`${CONFIRMATION}?token=${token}`)).status).toBe(410);
  await version(1);
  expect((await atWork().get(`${CONFIRMATION}?token=${token}`)).status).toBe(200);
  const start = site.shop.now();
  site.setNow(new Date(start.getTime() + 24 * 3_600_000 + 1000));
  expect((await atWork().post(CONFIRMATION, { token })).status).toBe(410);
  site.setNow(start);
  for (const guessed of ['', 'x', `${token}x`, token.slice(1)])
    expect((await atWork().post(CONFIRMATION, { token: guessed })).status).toBe(410);
});

it('under other settings who has two-step sign-in, or looks after the organization, says so once more; others do not [T52]', async () => {
  await site.database.query(`insert into saml_confirmations select user_id, 'cedar-sign-in', 1, now() from users where email = $1`, [BO]);
  await version(2);
  expect(await stepOf()).toBe('IN');
  await turnOn(site, await signedIn(site, BO));
  expect(await stepOf()).toBe('CONFIRM');
  await version(1);
  expect(await stepOf()).toBe('IN');
  await version(2);
  await site.database.query('delete from second_factors');
  await site.database.query(`update users set roles = roles || '{ACCOUNT_ADMIN}' where email = $1`, [BO]);
  expect(await stepOf()).toBe('CONFIRM');
  await site.database.query(`update users set roles = array_remove(roles, 'ACCOUNT_ADMIN') where email = $1`, [BO]);
});

it('whom the company’s sign-in has opened an account, who has nothing else here, is asked nothing', async () => {
  expect(await stepOf('nina.nobody@cedarlegal.example')).toBe('IN');
  expect(await stepOf('nina.nobody@cedarlegal.example')).toBe('IN');
  expect(await links()).toEqual([]);
});
