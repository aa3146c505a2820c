import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const sent: Mail[] = [];
let networks = 0;
const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });
const anEmail = () => `${crypto.randomUUID()}@example.com`;
const open = (email: string, password = 'a password that is long') =>
  somebody().post('/cc/api/auth/register', { email, password, firstName: 'Ann', lastName: 'Opener' });

beforeEach(async () => {
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
  await site.database.query('delete from limit_seats');
});

describe('whose email it is', () => {
  it('is told by mail that an account was opened with it, by a mail that names nobody and holds no key [T54]', async () => {
    const email = anEmail();
    expect((await open(email)).status).toBe(200);
    await site.hearEvents();
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([{ to: email, subject: 'Your Foolscap account is open' }]);
    expect(sent[0]?.text).toContain('/office/supplies/forgot-password');
    expect(sent[0]?.text).not.toMatch(/Ann|Opener|token|key=/);
  });

  it('is told nothing when no account was opened, and that uses up none of its mails', async () => {
    for (let n = 0; n <= LIMITS.OPENED_MAILBOX.most; n += 1) expect((await open('sam.shopper@example.com')).status).toBe(400);
    await site.hearEvents();
    expect(sent).toEqual([]);
    const { rows } = await site.database.query(
      "select coalesce(sum(cardinality(taken)), 0)::int as taken from limit_seats where kind = 'OPENED_MAILBOX'",
    );
    expect(rows).toEqual([{ taken: 0 }]);
  });

  it('is told a few times a day, however its mailbox is spelled, and accounts are opened all the same [T54]', async () => {
    const name = crypto.randomUUID();
    for (let n = 0; n < LIMITS.OPENED_MAILBOX.most + 2; n += 1) expect((await open(`${name}+${n}@example.com`)).status).toBe(200);
    await site.hearEvents();
    expect(sent).toHaveLength(LIMITS.OPENED_MAILBOX.most);
  });

  it('is told by mail that its password was changed, with a way to another one [T54]', async () => {
    const email = 'rita.rewards@example.com';
    await somebody().post('/cc/api/auth/reset', { email });
    await expect
      .poll(async () => {
        await site.hearEvents();
        return sent.length;
      })
      .toBe(1);
    const token = /token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect((await somebody().post('/cc/api/auth/reset/confirm', { token, password: 'another-fine-phrase' })).status).toBe(204);
    expect((await somebody().post('/cc/api/auth/reset/confirm', { token, password: 'another-fine-phrase' })).status).toBe(410);
    await site.hearEvents();
    const told = sent.slice(1);
    expect(told.map(({ to, subject }) => ({ to, subject }))).toEqual([{ to: email, subject: 'Your Foolscap password was changed' }]);
    expect(told[0]?.text).not.toMatch(/token=|another-fine/);
  });
});
