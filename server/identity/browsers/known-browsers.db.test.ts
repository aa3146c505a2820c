import { beforeEach, expect, it } from 'vitest';
import type { Mail } from '#server/gateways/mail.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { reserve } from '#server/limits/index.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const sent: Mail[] = [];
const PASSWORD = 'Foolscap-demo-1';
const SAM = 'sam.shopper@example.com';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:128.0) Gecko/20100101 Firefox/128.0';
const DAY_MS = 86_400_000;
let networks = 0;

const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });
const signIn = async (visitor: Visitor, email = SAM, password = PASSWORD) =>
  (await visitor.post('/cc/api/auth/login', { email, password }, { headers: { 'user-agent': FIREFOX } })).status;
const signOut = async (visitor: Visitor) => expect((await visitor.post('/cc/api/auth/logout')).status).toBe(200);
/** The subjects of the mails that an account was sent. */
async function told(): Promise<string[]> {
  await site.hearEvents();
  return sent.map(({ to, subject }) => `${to}: ${subject}`);
}
const NEW = (email: string) => `${email}: New sign-in to your Foolscap account`;

beforeEach(async () => {
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
  await site.database.query('delete from limit_seats');
  await site.database.query('delete from known_browsers');
});

it('tells the mailbox of a sign-in from another browser: which, when, and what to do if it was not you [T54]', async () => {
  expect(await signIn(somebody())).toBe(200);
  expect(await told()).toEqual([NEW(SAM)]);
  const text = sent[0]?.text ?? '';
  expect(text).toContain('Firefox on Mac');
  expect(text).toMatch(/\d{4}, \d+:\d\d.[AP]M Eastern/);
  // Several accounts may have one mailbox.
  expect(text).toContain(SAM);
  expect(text).toContain('http://localhost/account/sign-ins');
  expect(text).toContain('/office/supplies/forgot-password');
  expect(text).not.toMatch(/rv:128|Sam|token=|key=/);
});

it('knows the browser from then on, after signing out and for this account alone [T54]', async () => {
  const browser = somebody();
  expect(await signIn(browser)).toBe(200);
  await signOut(browser);
  expect([...browser.cookies.keys()]).toContain('knownbrowser');
  expect(await signIn(browser)).toBe(200);
  expect(await told()).toEqual([NEW(SAM)]);
  await signOut(browser);
  expect(await signIn(browser, 'rita.rewards@example.com')).toBe(200);
  expect(await told()).toEqual([NEW(SAM), NEW('rita.rewards@example.com')]);
  const { rows } = await site.database.query<{ user_id: string; browser_hash: Buffer }>('select * from known_browsers');
  // Nothing of the two rows tells that it is one browser.
  expect(new Set(rows.map(({ browser_hash: hash }) => hash.toString('hex'))).size).toBe(2);
});

it('tells of a right password that signs nobody in, since the account is of the other site, and not in a browser that it knows [T54]', async () => {
  const GIVEN = `${SAM}: Somebody entered the password of your Foolscap account`;
  const atWork = () => aVisitor(site, { host: 'business.localhost', address: `198.18.${(networks += 1)}.1` });
  expect(await signIn(atWork(), SAM, 'a-wrong-password')).toBe(401);
  expect(await told()).toEqual([]);
  expect(await signIn(atWork())).toBe(403);
  expect(await told()).toEqual([GIVEN]);
  expect(sent[0]?.text).toMatch(/Firefox on Mac/);
  expect(sent[0]?.text).toContain(SAM);
  expect(sent[0]?.text).toContain('/office/supplies/forgot-password');
  for (let n = 0; n < LIMITS.PASSWORD_GIVEN.most + 1; n += 1) expect(await signIn(atWork())).toBe(403);
  expect(await told()).toHaveLength(LIMITS.PASSWORD_GIVEN.most);
  // They have used up nothing of what tells of a sign-in.
  const browser = somebody();
  expect(await signIn(browser)).toBe(200);
  expect((await told()).at(-1)).toBe(NEW(SAM));
  const known = browser.cookies.get('knownbrowser') ?? '';
  await site.database.query('delete from limit_seats');
  sent.length = 0;
  const sameBrowser = atWork();
  sameBrowser.cookies.set('knownbrowser', known);
  expect(await signIn(sameBrowser)).toBe(403);
  expect(await told()).toEqual([]);
});

it('knows a browser by what nobody else can make: a call that is sent again gets the same and no second mail, its key from elsewhere another [T52]', async () => {
  const headers = { 'idempotency-key': 'the-same-for-everybody-0001' };
  const tokens = [];
  for (const address of ['198.18.250.1', '198.18.250.1', '198.18.251.1']) {
    const visitor = aVisitor(site, { address });
    expect((await visitor.post('/cc/api/auth/login', { email: SAM, password: PASSWORD }, { headers })).status).toBe(200);
    tokens.push(visitor.cookies.get('knownbrowser'));
  }
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token ?? ''))).toBe(true);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
  expect(await told()).toHaveLength(2);
});

it('is told of no sign-in that fails, and of the browser in which the account is opened no second time', async () => {
  const browser = somebody();
  expect(await signIn(browser, SAM, 'a-wrong-password')).toBe(401);
  const email = `${crypto.randomUUID()}@example.com`;
  const opening = { email, password: 'a password that is long', firstName: 'Ann', lastName: 'Opener' };
  expect((await browser.post('/cc/api/auth/register', opening)).status).toBe(200);
  await signOut(browser);
  expect(await signIn(browser, email, opening.password)).toBe(200);
  expect(await told()).toEqual([`${email}: Your Foolscap account is open`]);
});

it('a cookie that somebody thought of makes no browser known, and is no reason to fail [T52]', async () => {
  for (const value of ['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}.`, '%00']) {
    const browser = somebody();
    browser.cookies.set('knownbrowser', value);
    expect([value, await signIn(browser)]).toEqual([value, 200]);
  }
  expect(await told()).toHaveLength(5);
});

it('tells of a few a day, and signs in all the same', async () => {
  for (let n = 0; n < LIMITS.NEW_BROWSER.most + 2; n += 1) expect(await signIn(somebody())).toBe(200);
  expect(await told()).toHaveLength(LIMITS.NEW_BROWSER.most);
});

it('is not used up by who opens accounts with other spellings of the mailbox, and what there was no mail for is told of later [T54]', async () => {
  const opened = `${crypto.randomUUID()}@example.com`;
  const aliases = [opened, ...Array.from({ length: 3 }, (_, n) => opened.replace('@', `+${n}@`))];
  for (const email of aliases) {
    const opening = { email, password: PASSWORD, firstName: 'A', lastName: 'B' };
    expect((await somebody().post('/cc/api/auth/register', opening)).status).toBe(200);
  }
  await reserve(site.shop, [{ kind: 'NEW_BROWSER_MAILBOX', subject: opened }], LIMITS.NEW_BROWSER_MAILBOX.most - 1);
  sent.length = 0;
  for (const email of aliases.slice(1)) for (let n = 0; n < 2; n += 1) expect(await signIn(somebody(), email)).toBe(200);
  // Together they have had what accounts of other spellings have; the one that is the mailbox's itself has all of its own.
  expect((await told()).filter((one) => one.includes('New sign-in'))).toHaveLength(1);
  expect(await signIn(somebody(), opened)).toBe(200);
  expect((await told()).at(-1)).toBe(NEW(opened));
  await told();
  sent.length = 0;
  expect(await signIn(somebody(), 'selma.select@example.com')).toBe(200);
  expect(await told()).toEqual([NEW('selma.select@example.com')]);
  // Silent for a day, and kept as known by nobody.
  const quiet = somebody();
  for (let n = 0; n < LIMITS.NEW_BROWSER.most; n += 1) await signIn(somebody());
  await told();
  sent.length = 0;
  expect(await signIn(quiet)).toBe(200);
  expect(await told()).toEqual([]);
  await signOut(quiet);
  await site.database.query('delete from limit_seats');
  expect(await signIn(quiet)).toBe(200);
  expect(await told()).toEqual([NEW(SAM)]);
});

it('two sign-ins at the same moment from one browser are told of once', async () => {
  const one = somebody();
  one.cookies.set('knownbrowser', 'B'.repeat(43));
  const other = somebody();
  other.cookies.set('knownbrowser', 'B'.repeat(43));
  expect(await Promise.all([signIn(one), signIn(other)])).toEqual([200, 200]);
  expect(await told()).toHaveLength(1);
});

it('a new password forgets all of them but the one that it is chosen in: whoever was known with the old one is told of again [T54]', async () => {
  const [browser, thief] = [somebody(), somebody()];
  const email = 'selma.select@example.com';
  expect(await signIn(thief, email)).toBe(200);
  await browser.post('/cc/api/auth/reset', { email });
  await expect.poll(async () => (await told()).length).toBe(2);
  const token = /token=([\w-]+)/.exec(sent[1]?.text ?? '')?.[1] ?? '';
  expect((await browser.post('/cc/api/auth/reset/confirm', { token, password: 'another-fine-phrase' })).status).toBe(204);
  expect(await signIn(browser, email, 'another-fine-phrase')).toBe(200);
  expect((await told()).filter((one) => one === NEW(email))).toHaveLength(1);
  expect(await signIn(thief, email, 'another-fine-phrase')).toBe(200);
  expect((await told()).filter((one) => one === NEW(email))).toHaveLength(2);
});

it('keeps some of an account, and none for longer than the browser keeps its cookie', async () => {
  const count = async () => (await site.database.query('select 1 from known_browsers')).rowCount;
  expect(await signIn(somebody())).toBe(200);
  await site.database.query(
    `insert into known_browsers select user_id, sha256(n::text::bytea), last_at - interval '1 day', known_since
     from known_browsers, generate_series(1, 80) n`,
  );
  expect(await signIn(somebody())).toBe(200);
  expect(await count()).toBe(50);
  await site.database.query('update known_browsers set last_at = $1', [new Date(site.shop.now().getTime() - 401 * DAY_MS)]);
  expect(await signIn(somebody())).toBe(200);
  await sweep(site.shop);
  expect(await count()).toBe(1);
});
