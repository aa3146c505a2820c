import { afterEach, describe, expect, it } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { anAcceptedQuote, anOfferedQuote, answerQuote, askForQuote, offer, QUOTES, quoteOf } from '#tests/support/organization/quotes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { expireQuotes, remindOfQuotes } from './quote-jobs.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const CORA = 'cora.csr@foolscap.example';
const PAPER = { itemId: '100001', qty: 4, unitPrice: 36 };

const both = async () => [await signedIn(site, BEA), await signedIn(site, CORA)] as const;

/** The subjects of the mails about a quote that go out meanwhile. */
async function subjectsAbout(number: string, act: () => Promise<unknown>): Promise<string[]> {
  await site.hearEvents();
  const subjects: string[] = [];
  const { send } = site.shop.mail;
  Object.assign(site.shop.mail, { send: async ({ subject }: Mail) => void subjects.push(subject) });
  await act();
  await site.hearEvents();
  Object.assign(site.shop.mail, { send });
  return subjects.filter((subject) => subject.includes(number));
}

afterEach(async () => {
  site.setNow(TEST_NOW);
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('the last day of an offer', () => {
  it('is the shop’s: it holds until midnight there, and not a minute longer', async () => {
    const [bea, cora] = await both();
    const number = await anOfferedQuote(bea, cora, [PAPER]);
    const late = await anOfferedQuote(bea, cora, [PAPER]);
    // The 10th ends at 05:00 UTC of the 11th in Boston.
    site.setNow(new Date('2026-12-11T04:59:00Z'));
    const again = await signedIn(site, BEA);
    await expireQuotes(site.shop);
    expect((await answerQuote(again, number, 'ACCEPT', { version: 1 })).body).toMatchObject({ state: 'ACCEPTED' });
    site.setNow(new Date('2026-12-11T05:00:30Z'));
    // Whether the job has been at it or not.
    expect(await answerQuote(again, late, 'ACCEPT', { version: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This offer has expired. Ask again to get a new one.' },
    });
    expect(await quoteOf(again, late)).toMatchObject({ state: 'EXPIRED', may: { accept: false, askAgain: true } });
    expect((await again.post(`${QUOTES}/${number}/order`)).status).toBe(409);
    const subjects = await subjectsAbout(late, () => expireQuotes(site.shop));
    expect(subjects).toEqual([`Quote ${late} has expired`]);
    expect(await subjectsAbout(late, () => expireQuotes(site.shop))).toEqual([]);
    expect((await quoteOf(again, late)).entries.at(-1)).toMatchObject({ kind: 'EXPIRED', by: null });
    // What was accepted and not ordered is over, too.
    expect((await quoteOf(again, number)).state).toBe('EXPIRED');
  });

  it('is told three days before, once for each offer, to who can still do something', async () => {
    const [bea, cora] = await both();
    const offered = await anOfferedQuote(bea, cora, [PAPER]);
    const accepted = await anAcceptedQuote(bea, cora, [PAPER]);
    const declined = await anOfferedQuote(bea, cora, [PAPER]);
    await answerQuote(bea, declined, 'DECLINE');
    site.setNow(new Date('2026-12-06T15:00:00Z'));
    expect(await subjectsAbout(offered, () => remindOfQuotes(site.shop))).toEqual([]);
    site.setNow(new Date('2026-12-07T15:00:00Z'));
    expect((await subjectsAbout('Q-', () => remindOfQuotes(site.shop))).toSorted()).toEqual([
      `Quote ${offered} ends on Thu, Dec 10`,
      `Quote ${accepted} ends on Thu, Dec 10`,
    ]);
    expect(await subjectsAbout('Q-', () => remindOfQuotes(site.shop))).toEqual([]);
    // A newer offer has days of its own.
    const late = await signedIn(site, CORA);
    expect((await offer(late, offered, [PAPER], { version: 1, validUntil: '2026-12-20' })).status).toBe(200);
    site.setNow(new Date('2026-12-18T15:00:00Z'));
    expect(await subjectsAbout(offered, () => remindOfQuotes(site.shop))).toEqual([`Quote ${offered} ends on Sun, Dec 20`]);
  });

  it('of what was offered only now is told with the offer', async () => {
    const [bea, cora] = await both();
    const number = await askForQuote(bea, [PAPER]);
    await offer(cora, number, [PAPER], { validUntil: '2026-11-21' });
    expect(await subjectsAbout(number, () => remindOfQuotes(site.shop))).toEqual([]);
  });
});
