import { beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { reserve } from '#server/limits/index.ts';
import { mailboxHash } from '#server/shoppers/index.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasRateLimits: true, settings: { trustedProxies: ['127.0.0.1'] } });
const CONFIRM = '/cc/api/auth/reset/confirm';
const NEW = 'another-fine-phrase';
const sent: Mail[] = [];
let networks = 0;
/** What else accounts are told (account-mail.db.test.ts) is left out. */
const isOfReset = ({ subject }: Mail) => subject.startsWith('Choose a new');
const somebody = () => aVisitor(site, { address: `198.18.${(networks += 1)}.1` });

beforeEach(async () => {
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void (isOfReset(mail) && sent.push(mail)) });
  await site.database.query('delete from limit_seats');
});

const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Asks for a mail and waits for it. @returns the token in it. */
async function askFor(email: string): Promise<string> {
  const before = sent.length;
  expect((await somebody().post('/cc/api/auth/reset', { email })).status).toBe(204);
  await expect
    .poll(async () => {
      await site.hearEvents();
      return sent.length;
    })
    .toBe(before + 1);
  return tokenIn(sent.at(-1));
}

/** How many mails were sent by now, but for so many. */
const mailsBut = (earlier: number) => async () => {
  await site.hearEvents();
  return sent.length - earlier;
};
const later = (minutes: number) => site.setNow(new Date(site.shop.now().getTime() + minutes * 60_000));
const choose = (token: string, password = NEW) => somebody().post(CONFIRM, { token, password });
const USED_UP = { status: 410, body: { code: 'LINK_USED_UP' } };

it('a sign-in by the old password that is still looked at begins no session once a new one was set [T54]', async () => {
  const email = 'rita.rewards@example.com';
  const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  const token = await askFor(email);
  const tries = Array.from({ length: 6 }, async () => somebody().post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' }));
  const [confirmed, ...signedIn] = await Promise.all([choose(token), ...tries]);
  expect(confirmed.status).toBe(204);
  expect(signedIn.map(({ status }) => status).every((status) => status === 200 || status === 401 || status === 429)).toBe(true);
  expect((await site.database.query('select 1 from sessions where user_id = $1', [rows[0]?.user_id])).rowCount).toBe(0);
});

it('is chosen by nobody whom their organization signs in: the mail says so, and leads nowhere [S6-55]', async () => {
  const email = 'bo.buyer@cedarlegal.example';
  const whole: Mail[] = [];
  await site.hearEvents();
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void whole.push(mail) });
  const set = (hasSingleSignOn: boolean) =>
    site.database.query(`update accounts set settings = settings || $1 where account_number = '4410003'`, [{ hasSingleSignOn }]);
  await set(true);
  expect((await somebody().post('/cc/api/auth/reset', { email })).status).toBe(204);
  await expect.poll(async () => site.hearEvents().then(() => whole.length)).toBe(1);
  await set(false);
  expect(whole).toMatchObject([{ to: email, subject: 'Your organization signs you in to Foolscap' }]);
  expect(whole[0]?.text).not.toContain('token=');
  expect((await site.database.query('select 1 from password_resets join users using (user_id) where email = $1', [email])).rowCount).toBe(
    0,
  );
});

describe('the way to a new password', () => {
  it('works once, also for two at the same moment [T54]', async () => {
    const token = await askFor('sam.shopper@example.com');
    const statuses = (await Promise.all([choose(token), choose(token), choose(token)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 410, 410]);
    expect(await choose(token)).toMatchObject(USED_UP);
  });

  it('is as good as it was after it was looked at, until it was used', async () => {
    const token = await askFor('sam.shopper@example.com');
    const look = () => somebody().get(`${CONFIRM}?token=${token}`);
    expect([(await look()).status, (await look()).status, (await choose(token)).status]).toEqual([204, 204, 204]);
    expect(await look()).toMatchObject(USED_UP);
  });

  it('is over when it is no longer young and a newer one was asked for, and after a quarter of an hour [T54]', async () => {
    const first = await askFor('paula.plus@example.com');
    later(10);
    const second = await askFor('paula.plus@example.com');
    expect(await choose(first)).toMatchObject(USED_UP);
    later(15);
    expect(await choose(second)).toMatchObject(USED_UP);
    site.setNow(TEST_NOW);
    expect((await choose(await askFor('paula.plus@example.com'))).status).toBe(204);
  });

  it('can be written by a node of the version before, while nodes are replaced one by one, and the next ask ends it [X-01]', async () => {
    const email = 'walt.wholesale@northwindschools.example';
    await site.database.query(
      `insert into password_resets (token_hash, user_id, expires_at) select sha256('before'), user_id, $2::timestamptz + interval '15 minutes' from users where email = $1
       on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
      [email, site.shop.now()],
    );
    const token = await askFor(email);
    expect(await choose('before')).toMatchObject(USED_UP);
    expect((await choose(token)).status).toBe(204);
  });

  it('is one way for a person, however many are asked for at once [T54]', async () => {
    await Promise.all(Array.from({ length: 5 }, () => somebody().post('/cc/api/auth/reset', { email: 'rita.rewards@example.com' })));
    await expect
      .poll(async () => {
        await site.hearEvents();
        return sent.length;
      })
      .toBe(LIMITS.RESET_MAIL.most);
    const statuses = [];
    for (const token of sent.map(tokenIn)) statuses.push((await choose(token)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  });

  it('opens no other account, and with anything in it changed nothing [T54]', async () => {
    const token = await askFor('selma.select@example.com');
    for (const wrong of ['', token.slice(1), `${token}a`, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`])
      expect(await choose(wrong), wrong).toMatchObject(USED_UP);
    await choose(token);
    const signIn = (email: string) => somebody().post('/cc/api/auth/login', { email, password: NEW });
    expect((await signIn('selma.select@example.com')).status).toBe(200);
    expect((await signIn('tess.teacher@northwindschools.example')).status).toBe(401);
  });

  it('stands in the mail and nowhere else: in no table, no line of the log, no metric [T54]', async () => {
    const token = await askFor('sam.shopper@example.com');
    expect(token.length).toBeGreaterThan(40);
    const tables = await site.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables.rows) {
      const found = await site.database.query<{ n: number }>(`select count(*)::int as n from "${name}" t where t::text like $1`, [
        `%${token}%`,
      ]);
      expect(found.rows[0]?.n, name).toBe(0);
    }
    await choose(token);
    expect(site.logged.join('\n')).not.toContain(token);
    expect(await site.shop.metrics.text()).not.toContain(token);
  });

  it('leads into an account that strangers go on guessing at: the browser in which it was chosen has tries of its own, and so has each that is known [T54]', async () => {
    const email = 'rita.rewards@example.com';
    const guess = (visitor = somebody()) => visitor.post('/cc/api/auth/login', { email, password: 'a-wrong-password' });
    /** Ten wrong passwords of a while ago: nobody waits for their seats. */
    const useUp = async (kind: 'LOGIN_ACCOUNT' | 'LOGIN_BROWSER', subject?: string) => {
      if (subject !== undefined) await reserve(site.shop, [{ kind, subject }], LIMITS[kind].most);
      else
        await site.database.query(
          'update limit_seats set taken = array_fill(taken[1], array[$2::int]) where kind = $1 and cardinality(taken) > 0',
          [kind, LIMITS[kind].most],
        );
      await site.database.query('update limit_seats set taken = array(select t - 20000 from unnest(taken) t)');
    };
    const token = await askFor(email);
    const owner = somebody();
    expect((await owner.post(CONFIRM, { token, password: NEW })).status).toBe(204);
    expect((await guess()).status).toBe(401);
    await useUp('LOGIN_ACCOUNT', email);
    expect((await guess()).status).toBe(429);
    const signIn = (visitor: Visitor) => visitor.post('/cc/api/auth/login', { email, password: NEW });
    expect((await signIn(owner)).status).toBe(200);
    expect((await signIn(somebody())).status).toBe(429);
    // Days later, signed out, from wherever.
    const known = owner.cookies.get('knownbrowser') ?? '';
    const elsewhere = () => {
      const visitor = somebody();
      visitor.cookies.set('knownbrowser', known);
      return visitor;
    };
    expect((await signIn(elsewhere())).status).toBe(200);
    // Its own tries are no more than those of anybody.
    expect((await guess(elsewhere())).status).toBe(401);
    await useUp('LOGIN_BROWSER');
    expect((await signIn(elsewhere())).status).toBe(429);
    // One that somebody thought of, or that another account knows, is none.
    const stranger = somebody();
    stranger.cookies.set('knownbrowser', 'C'.repeat(43));
    expect((await guess(stranger)).status).toBe(429);
  });

  it('lets in whose account strangers have locked by guessing [T54]', async () => {
    const email = 'preston.premium@example.com';
    const signIn = (password: string) => somebody().post('/cc/api/auth/login', { email, password });
    await Promise.all(Array.from({ length: 20 }, (_, n) => signIn(`wrong-${n}`)));
    expect((await signIn('Foolscap-demo-1')).status).toBe(429);
    await choose(await askFor(email));
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('costs us no hash of a password where there is none [T54 T64]', async () => {
    const cost = async (work: () => Promise<unknown>) => {
      const started = process.cpuUsage();
      await work();
      return process.cpuUsage(started).user;
    };
    const costs: number[] = [];
    for (let round = 0; round < 5; round += 1) costs.push(await cost(() => choose('x'.repeat(43))));
    const hashed = await cost(async () => expect((await choose(await askFor('sam.shopper@example.com'))).status).toBe(204));
    expect(Math.min(...costs)).toBeLessThan(hashed / 2);
  });
});

/** Ways to write one mailbox. */
const ALIASES = [
  ...Array.from({ length: 10 }, (_, n) => `vic.tim+${n}@gmail.com`),
  ...Array.from({ length: 10 }, (_, n) => `v.i.c.t.i.m+${n}@googlemail.com`),
  'victim@gmail.com',
  'VICTIM@gmail.com',
  ' victim@Gmail.com ',
  'v.ictim@gmail.com',
  'vi.ctim@gmail.com',
  'vic.tim@gmail.com',
  'vict.im@gmail.com',
  'victi.m@gmail.com',
  'victim+a+b@gmail.com',
  'victim+@gmail.com',
];

describe('the mailbox of a victim', () => {
  it('gets as many mails as the table says, whoever asks from wherever, however it is written and however many accounts it has [T54]', async () => {
    const known = ALIASES.filter((email) => email === email.trim().toLowerCase());
    for (const email of known)
      await site.database.query(
        "insert into users (email, password_hash, first_name, last_name, tenants, mailbox_hash) values ($1, 'x', 'Vic', 'Tim', '{dotcom}', $2)",
        [email, mailboxHash(email)],
      );
    const answers = await Promise.all(ALIASES.map((email) => somebody().post('/cc/api/auth/reset', { email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    // The first that was opened, and the one that is spelled as the mailbox itself, have room of their own; all others share theirs.
    const own = ['vic.tim+0@gmail.com', 'victim@gmail.com'];
    await expect.poll(mailsBut(0)).toBe(LIMITS.RESET_MAILBOX.most + 4);
    expect(
      sent
        .filter(({ to }) => own.includes(to))
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([own[0], own[1], own[1], own[1]]);
  });

  it('gets its mail whatever strangers ask for accounts of theirs under other spellings, and not without end [T54]', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const alias = email.replace('@', '+z1@');
    const person = { password: NEW, firstName: 'Vic', lastName: 'Tim' };
    for (const one of [email, alias]) expect((await somebody().post('/cc/api/auth/register', { email: one, ...person })).status).toBe(200);
    // Two days long, each quarter of an hour as many as are taken.
    await reserve(site.shop, [{ kind: 'RESET_MAILBOX', subject: email }], LIMITS.RESET_MAILBOX.most - 1);
    for (let n = 0; n < 3; n += 1) await somebody().post('/cc/api/auth/reset', { email: alias });
    await expect.poll(mailsBut(0)).toBe(1);
    expect((await choose(await askFor(email))).status).toBe(204);
    expect(sent.map(({ to }) => to)).toEqual([alias, email]);
  });

  it('that strangers have sent all mails of a day gets one that works whenever its owner asks, once in as long as it works [T54]', async () => {
    const email = 'tess.teacher@northwindschools.example';
    const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
    await reserve(site.shop, [{ kind: 'RESET_DAY', subject: rows[0]?.user_id ?? '' }], LIMITS.RESET_DAY.most);
    const token = await askFor(email);
    for (let n = 0; n < 5; n += 1) await somebody().post('/cc/api/auth/reset', { email });
    await expect.poll(mailsBut(0)).toBe(1);
    later(14);
    expect((await choose(token)).status).toBe(204);
    site.setNow(TEST_NOW);
  });

  it('has one account, and as many mails from a network as the table says, however its domain is spelled [T54]', async () => {
    const spellings = ['vic@mail.corp.example', 'vic@mail。corp.example', 'vic@mail.corp．example', 'vic@ｍａｉｌ.corp.example'];
    const person = { password: NEW, firstName: 'Vic', lastName: 'Tim' };
    const opened = [];
    for (const email of spellings) opened.push((await somebody().post('/cc/api/auth/register', { email, ...person })).status);
    expect(opened).toEqual([200, 400, 400, 400]);
    const stranger = aVisitor(site, { address: '203.0.113.98' });
    for (const email of spellings.flatMap((one) => [one, one, one])) await stranger.post('/cc/api/auth/reset', { email });
    await expect.poll(mailsBut(0)).toBe(LIMITS.RESET_MAIL.most);
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['vic@mail.corp.example']));
  });

  it('is not shut out by a stranger who asks for it all the time, nor is the link that it has [T54]', async () => {
    const email = 'tess.teacher@northwindschools.example';
    const first = await askFor(email);
    later(5);
    const stranger = aVisitor(site, { address: '203.0.113.99' });
    for (let n = 0; n < LIMITS.RESET_ADDRESS.most; n += 1) await stranger.post('/cc/api/auth/reset', { email });
    await expect.poll(mailsBut(1)).toBe(LIMITS.RESET_MAIL.most);
    // Its network has used up its own mails; whose it is gets one all the same.
    later(1);
    const second = await askFor(email);
    // Nine minutes after it was asked for first, and prolonged by every mail that holds it.
    later(14);
    expect((await choose(first)).status).toBe(204);
    expect(await choose(second)).toMatchObject(USED_UP);
    site.setNow(TEST_NOW);
  });

  it('is not used up by asking for spellings of it that nobody has an account with [T54]', async () => {
    const email = 'owner@gmail.com';
    await site.database.query(
      "insert into users (email, password_hash, first_name, last_name, tenants) values ($1, 'x', 'Own', 'Er', '{dotcom}')",
      [email],
    );
    for (let n = 0; n <= LIMITS.RESET_ACCOUNT.most; n += 1)
      expect((await somebody().post('/cc/api/auth/reset', { email: `owner+${n}@gmail.com` })).status).toBe(204);
    expect((await choose(await askFor(email))).status).toBe(204);
  });

  it('has a link that works whenever it gets no more mails [T54]', async () => {
    const email = 'bea.buyer@harbordental.example';
    for (let n = 0; n < 2 * LIMITS.RESET_ACCOUNT.most; n += 1) await somebody().post('/cc/api/auth/reset', { email });
    await expect.poll(mailsBut(0)).toBe(LIMITS.RESET_ACCOUNT.most);
    later(LIMITS.RESET_ACCOUNT.windowSeconds / 60 - 1);
    expect((await choose(tokenIn(sent.at(-1)))).status).toBe(204);
    site.setNow(TEST_NOW);
  });

  it('is left alone by a network that has asked for twenty [T54]', async () => {
    const { rows } = await site.database.query<{ email: string }>('select email::text as email from users order by email limit 30');
    const before = LIMITS.RESET_ADDRESS.most;
    const attacker = aVisitor(site, { address: '203.0.113.99' });
    await Promise.all(rows.map(({ email }) => attacker.post('/cc/api/auth/reset', { email })));
    const seats = await site.database.query<{ n: number }>("select cardinality(taken) as n from limit_seats where kind = 'RESET_ADDRESS'");
    expect(seats.rows).toEqual([{ n: before }]);
    await expect
      .poll(async () => {
        await site.hearEvents();
        return sent.length;
      })
      .toBeGreaterThan(0);
    expect(sent.length).toBeLessThanOrEqual(before);
  });
});
