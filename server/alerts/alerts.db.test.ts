import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Alert, askForAlert, getAlertOfMail, listAlerts } from '#contracts/alerts/alerts.ts';
import type { ProductDetails } from '#contracts/catalog.ts';
import { readMail } from '#server/demo/outbox.routes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { alertKey } from './alert-key.ts';
import { lookAfterAlerts } from './look-after-alerts.ts';

const site = useShop();
const FAN = '100008'; // out of stock everywhere
const PENS = '100002'; // 18.49, for members 16.49
const SAM = 'sam.shopper@example.com';
const OF_MAIL = '/cc/api/alerts/of-mail';

type Asked = z.output<(typeof askForAlert)['answer']>;

let minutes = 0;
/** The background some time later: whatever is due is done and heard. */
async function later(minutesOn = 1): Promise<void> {
  minutes += minutesOn;
  site.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
  site.shop.catalog.forget();
  await lookAfterAlerts(site.shop);
  await site.hearEvents();
}

const outbox = () => join(site.shop.settings.dataDir, 'outbox');
/** What was sent to a mailbox, but for what tells of sign-ins. */
async function mails(to: string) {
  const names = await readdir(outbox()).catch(() => []);
  const all = await Promise.all(names.map(async (name) => readMail(await readFile(join(outbox(), name), 'utf8'))));
  return all.filter((mail) => mail.to.includes(to) && !mail.subject.startsWith('New sign-in'));
}
const keyIn = (text: string) => /alerts\?key=([\w-]+)/.exec(text)?.[1] ?? '';
const anEmail = () => `${randomUUID()}@example.com`;

const ask = (visitor: Visitor, itemId: string, body: object) => visitor.post<Asked>(`/cc/api/products/${itemId}/alerts`, body);
const decide = (key: string, wish: string) => aVisitor(site).post(OF_MAIL, { key, wish });
const read = (key: string) => aVisitor(site).get<z.output<(typeof getAlertOfMail)['answer']>>(`${OF_MAIL}?key=${key}`);
const listed = async (visitor: Visitor) => (await visitor.get<z.output<(typeof listAlerts)['answer']>>('/cc/api/alerts')).body.alerts;

/** A guest who has asked, and the key that their mail brought. */
async function aGuestsAlert(itemId: string, body: object): Promise<{ email: string; key: string }> {
  const email = anEmail();
  expect((await ask(aVisitor(site), itemId, { email, ...body })).body).toEqual({ next: 'CONFIRM_BY_MAIL', alert: null });
  await site.hearEvents();
  const [mail] = await mails(email);
  return { email, key: keyIn(mail?.text ?? '') };
}

beforeEach(async () => {
  await site.database.query('delete from item_alerts');
  await site.database.query('delete from alert_refusals');
  await rm(outbox(), { recursive: true, force: true });
  await setStock(site, FAN, 0);
  await changeItem(site, PENS, { priceCents: 1849 });
});

describe('what a product’s page offers to be told of', () => {
  const offered = async (itemId: string, visitor = aVisitor(site)) =>
    (await visitor.get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`)).body.product.alerts;

  it.each([
    ['what is out of stock', FAN, ['BACK']],
    ['what is not sold yet', '100026', ['BACK']],
    ['what can be had', PENS, ['PRICE']],
    ['what is replaced', '100009', []],
    ['what only healthcare customers may buy', '100034', []],
    ['what only stores sell', '100027', []],
    ['what has no price', '100015', []],
    ['what shows its price in the cart alone', '100028', []],
    ['a plan', '100017', []],
  ])('is of %s: %s %j', async (_what, itemId, kinds) => {
    expect(await offered(itemId)).toEqual(kinds);
  });

  it('is nothing of what an organization does not allow', async () => {
    expect(await offered('100045', await signedIn(site, 'bea.buyer@harbordental.example'))).toEqual([]);
  });
});

describe('a guest', () => {
  it('is asked by mail first, says yes there, and is told once when it is back', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(email)).toHaveLength(1);
    await setStock(site, FAN, 0);
    expect((await read(key)).body).toMatchObject({ alert: { kind: 'BACK', state: 'WAITING', itemId: FAN } });
    expect((await decide(key, 'CONFIRM')).body).toMatchObject({ alert: { state: 'ACTIVE' } });
    expect((await decide(key, 'CONFIRM')).body).toMatchObject({ alert: { state: 'ACTIVE' } });
    await later();
    expect(await mails(email)).toHaveLength(1);
    await setStock(site, FAN, 5);
    await later();
    await later();
    const all = await mails(email);
    expect(all).toHaveLength(2);
    const news = all.find(({ subject }) => subject.startsWith('You can order it now'));
    expect(news?.text).toContain(`/product_${FAN}`);
    expect(news?.text).toContain('$34.00');
    // In the design of all mails, which says in both forms the same.
    for (const form of [news?.html ?? '', news?.text ?? ''])
      for (const part of ['You can order it now', `/product_${FAN}`, 'No more emails like this', 'Questions? Write to'])
        expect(form).toContain(part);
    expect(news?.html).toContain('max-width:600px');
    expect((await read(keyIn(news?.text ?? ''))).body.alert.state).toBe('TOLD');
  });

  it('is told nothing of an address: the answer is the same to the letter, and so is what follows', async () => {
    const [known, unknown] = [SAM, anEmail()];
    const answers = await Promise.all([known, unknown].map((email) => ask(aVisitor(site), FAN, { kind: 'BACK', email })));
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await site.hearEvents();
    const texts = await Promise.all([known, unknown].map(async (email) => (await mails(email))[0]?.text.replace(/key=\S+/, '')));
    expect(texts[0]).toBe(texts[1]);
    const { key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await decide(key, 'NEVER');
  });

  it('who never wants such mails gets none any more, however the address is spelled', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    expect((await decide(key, 'NEVER')).body).toEqual({ wish: 'NEVER', alert: null });
    expect((await read(key)).status).toBe(404);
    const again = await ask(aVisitor(site), FAN, { kind: 'BACK', email: email.replace('@', '+shop@').toUpperCase() });
    expect(again.body).toEqual({ next: 'CONFIRM_BY_MAIL', alert: null });
    await site.hearEvents();
    expect((await site.database.query('select from item_alerts')).rowCount).toBe(0);
  });

  it.each(['never@mail。corp.example', 'never@mail．corp.example', 'never@mail.corp｡example', 'never@ｍａｉｌ.corp.example'])(
    'who never wants such mails gets none for another spelling of the domain: %s',
    async (spelled) => {
      await ask(aVisitor(site), FAN, { kind: 'BACK', email: 'never@mail.corp.example' });
      await site.hearEvents();
      const [mail] = await mails('never@mail.corp.example');
      await decide(keyIn(mail?.text ?? ''), 'NEVER');
      expect((await ask(aVisitor(site), FAN, { kind: 'BACK', email: spelled })).status).toBe(200);
      await site.hearEvents();
      expect((await site.database.query('select from item_alerts')).rowCount).toBe(0);
    },
  );

  it('stops an alert by its mail', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await decide(key, 'CONFIRM');
    expect((await decide(key, 'STOP')).body).toEqual({ wish: 'STOP', alert: null });
    expect((await decide(key, 'STOP')).status).toBe(404);
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(email)).toHaveLength(1);
  });

  it('has two days to say yes', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    minutes += 48 * 60 + 1;
    site.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
    expect([(await read(key)).status, (await decide(key, 'CONFIRM')).status]).toEqual([404, 404]);
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(email)).toHaveLength(1);
  });

  it('who says yes twice for the same has one: what was said last', async () => {
    const email = anEmail();
    for (const [below, hours] of [
      [10, 0],
      [12, 25],
    ] as const) {
      await later(hours * 60);
      await ask(aVisitor(site), PENS, { kind: 'PRICE', email, below });
    }
    await site.hearEvents();
    const keys = (await mails(email)).map(({ text }) => keyIn(text));
    await Promise.all(keys.map((key) => decide(key, 'CONFIRM')));
    const { rows } = await site.database.query("select state from item_alerts where email = $1 and state = 'ACTIVE'", [email]);
    expect(rows).toHaveLength(1);
  });

  it.each([{ kind: 'BACK' }, { kind: 'BACK', email: 'nobody' }, { kind: 'BACK', email: 'a@b.example,c@d.example' }])(
    'says where to, or is told so: not %j',
    async (body) => {
      expect(await ask(aVisitor(site), FAN, body)).toMatchObject({ status: 400, body: { errors: [{ field: 'email' }] } });
    },
  );

  it.each([{ below: 18.49 }, { below: 20 }, { below: 0 }, { below: -1 }, { below: 1.005 }, {}])(
    'waits for a price below the one of now: not %j',
    async (body) => {
      const refused = await ask(aVisitor(site), PENS, { kind: 'PRICE', email: anEmail(), ...body });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'below' }] } });
    },
  );
});

describe('a wish that waits for a yes', () => {
  const SPELLINGS = (email: string) => [email, email.toUpperCase(), email.replace('@', '+a@'), ` ${email} `];

  it('is asked for by one mail a day, however often it is said, and its link confirms what was said last', async () => {
    const email = anEmail();
    await ask(aVisitor(site), PENS, { kind: 'PRICE', email, below: 10 });
    await Promise.all(
      SPELLINGS(email).map((one, index) => ask(aVisitor(site), PENS, { kind: 'PRICE', email: one, below: 11 + index * 0.01 })),
    );
    await ask(aVisitor(site), PENS, { kind: 'PRICE', email, below: 12 });
    await site.hearEvents();
    const [mail, ...more] = await mails(email);
    expect(more).toEqual([]);
    expect((await decide(keyIn(mail?.text ?? ''), 'CONFIRM')).body).toMatchObject({ alert: { state: 'ACTIVE', below: 12 } });
  });

  it('is one mail, though it is said several times at the same moment', async () => {
    const email = anEmail();
    await Promise.all([1, 2, 3, 4, 5].map(() => ask(aVisitor(site), FAN, { kind: 'BACK', email })));
    await site.hearEvents();
    expect(await mails(email)).toHaveLength(1);
  });

  it('is asked for again after a day, while the first link still works', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await later(24 * 60 + 1);
    await ask(aVisitor(site), FAN, { kind: 'BACK', email });
    await site.hearEvents();
    expect(await mails(email)).toHaveLength(2);
    expect((await decide(key, 'CONFIRM')).body).toMatchObject({ alert: { state: 'ACTIVE' } });
  });
});

describe('somebody with an account whose address nobody has confirmed', () => {
  const PASSWORD = 'a-fine-pass-phrase';
  /** The mail that tells of the account has been read and thrown away. */
  async function aNewAccount(email = anEmail()): Promise<{ email: string; visitor: Visitor }> {
    const visitor = aVisitor(site);
    expect((await visitor.post('/cc/api/auth/register', { email, password: PASSWORD, firstName: 'A', lastName: 'B' })).status).toBe(200);
    await site.hearEvents();
    await rm(outbox(), { recursive: true, force: true });
    return { email, visitor };
  }
  const mailed = async (email: string) => {
    await site.hearEvents();
    return mails(email);
  };

  it('is asked by mail first, once, and has alerts at once after that yes', async () => {
    const { email, visitor } = await aNewAccount();
    for (const _ of [1, 2])
      expect((await ask(visitor, FAN, { kind: 'BACK' })).body).toMatchObject({ next: 'CONFIRM_BY_MAIL', alert: { state: 'WAITING' } });
    await setStock(site, FAN, 5);
    await later();
    const [mail, ...more] = await mailed(email);
    expect(more).toEqual([]);
    await setStock(site, FAN, 0);
    expect((await decide(keyIn(mail?.text ?? ''), 'CONFIRM')).body).toMatchObject({ alert: { state: 'ACTIVE' } });
    expect((await ask(visitor, PENS, { kind: 'PRICE', below: 1 })).body).toMatchObject({ next: 'NOTHING', alert: { state: 'ACTIVE' } });
    await setStock(site, FAN, 5);
    await later();
    expect((await mails(email)).map(({ subject }) => subject)).toContainEqual(expect.stringContaining('You can order it now'));
  });

  it('has shown that it is theirs with a new password by mail', async () => {
    const { email, visitor } = await aNewAccount();
    await visitor.post('/cc/api/auth/reset', { email });
    await expect.poll(async () => (await mailed(email)).length).toBe(1);
    const token = /token=([\w-]+)/.exec((await mails(email))[0]?.text ?? '')?.[1];
    expect((await aVisitor(site).post('/cc/api/auth/reset/confirm', { token, password: 'another-fine-phrase' })).status).toBe(204);
    const again = aVisitor(site);
    await again.post('/cc/api/auth/login', { email, password: 'another-fine-phrase' });
    expect((await ask(again, FAN, { kind: 'BACK' })).body).toMatchObject({ next: 'NOTHING' });
  });

  it('writes nothing to whose mailbox it is when that one has said "never", and is not told so', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await decide(key, 'NEVER');
    const { visitor } = await aNewAccount(email);
    expect((await ask(visitor, FAN, { kind: 'BACK' })).body).toMatchObject({ next: 'CONFIRM_BY_MAIL', alert: { state: 'WAITING' } });
    await setStock(site, FAN, 5);
    await later();
    expect(await mailed(email)).toEqual([]);
  });

  it('may be ended for good by whose mailbox it is, without signing in', async () => {
    const { email, visitor } = await aNewAccount();
    await ask(visitor, FAN, { kind: 'BACK' });
    const key = keyIn((await mailed(email))[0]?.text ?? '');
    await decide(key, 'CONFIRM');
    await ask(visitor, PENS, { kind: 'PRICE', below: 1 });
    await setStock(site, FAN, 5);
    await later();
    const news = (await mails(email)).find(({ subject }) => subject.startsWith('You can order it now'));
    expect((await decide(keyIn(news?.text ?? ''), 'NEVER')).body).toEqual({ wish: 'NEVER', alert: null });
    expect(await listed(visitor)).toEqual([]);
    await ask(visitor, FAN, { kind: 'BACK' });
    await changeItem(site, PENS, { priceCents: 90 });
    await later();
    expect(await mailed(email)).toHaveLength(2);
  });
});

describe('somebody with an account', () => {
  it('who has said "never" by another mail is written to no more, and is told why when they ask', async () => {
    const sam = await signedIn(site, SAM);
    await ask(sam, FAN, { kind: 'BACK' });
    await ask(aVisitor(site), PENS, { kind: 'PRICE', below: 1, email: SAM });
    await site.hearEvents();
    await decide(keyIn((await mails(SAM))[0]?.text ?? ''), 'NEVER');
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(SAM)).toHaveLength(1);
    await setStock(site, FAN, 0);
    await later();
    expect(await ask(sam, FAN, { kind: 'BACK' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('never to email you') },
    });
  });

  it('presses once, finds it among their alerts, and takes it back', async () => {
    const sam = await signedIn(site, SAM);
    const { body } = await ask(sam, FAN, { kind: 'BACK' });
    expect(body).toMatchObject({ next: 'NOTHING', alert: { state: 'ACTIVE', itemId: FAN, itemName: expect.stringContaining('Fan') } });
    await ask(sam, FAN, { kind: 'BACK' });
    expect(await listed(sam)).toHaveLength(1);
    const alertId = body.alert?.alertId;
    expect((await (await signedIn(site, 'rita.rewards@example.com')).delete(`/cc/api/alerts/${alertId}`)).status).toBe(404);
    expect((await sam.delete<{ alert: Alert }>(`/cc/api/alerts/${alertId}`)).status).toBe(200);
    expect(await listed(sam)).toEqual([]);
  });

  it('is written to once, though two nodes look at the same moment', async () => {
    await ask(await signedIn(site, SAM), FAN, { kind: 'BACK' });
    await setStock(site, FAN, 5);
    site.shop.catalog.forget();
    await Promise.all([1, 2, 3].map(() => lookAfterAlerts(site.shop)));
    await site.hearEvents();
    await later();
    expect(await mails(SAM)).toHaveLength(1);
    expect(await listed(await signedIn(site, SAM))).toMatchObject([{ state: 'TOLD' }]);
  });

  it('is written to once, though the node that wrote died before it could say so', async () => {
    await ask(await signedIn(site, SAM), FAN, { kind: 'BACK' });
    await setStock(site, FAN, 5);
    await later();
    await site.database.query("update outbox set sent_at = null, due_at = $1 where kind = 'alert.met' and handler is not null", [
      site.shop.now(),
    ]);
    await later();
    // The same mail under the same id: whoever receives it knows it again.
    expect(await mails(SAM)).toHaveLength(1);
  });

  it('is told when it is back again after the moment had passed before anybody could be told', async () => {
    await ask(await signedIn(site, SAM), FAN, { kind: 'BACK' });
    await setStock(site, FAN, 5);
    site.shop.catalog.forget();
    await lookAfterAlerts(site.shop);
    await setStock(site, FAN, 0);
    await later();
    expect(await mails(SAM)).toEqual([]);
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(SAM)).toHaveLength(1);
  });

  it('waits for the price that they pay: a member for the member’s', async () => {
    const rita = await signedIn(site, 'rita.rewards@example.com');
    expect((await ask(rita, PENS, { kind: 'PRICE', below: 17 })).status).toBe(400);
    await ask(rita, PENS, { kind: 'PRICE', below: 15 });
    await ask(await signedIn(site, SAM), PENS, { kind: 'PRICE', below: 15 });
    await later();
    await site.database.query('update items set member_price_cents = 1500 where item_id = $1', [PENS]);
    await later();
    expect((await mails('rita.rewards@example.com')).map(({ subject }) => subject)).toEqual([expect.stringContaining('Now $15.00')]);
    expect(await mails(SAM)).toEqual([]);
    await site.database.query('update items set member_price_cents = 1649 where item_id = $1', [PENS]);
  });

  it('waits for the price of their contract', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect((await ask(bea, '100001', { kind: 'PRICE', below: 41.29 })).status).toBe(400);
    expect((await ask(bea, '100001', { kind: 'PRICE', below: 40 })).status).toBe(200);
    await changeItem(site, '100001', { priceCents: 3900 });
    await later();
    expect(await mails('bea.buyer')).toEqual([]);
    await site.database.query("update contract_prices set price_cents = 4000 where account_number = '4410001' and item_id = '100001'");
    await later();
    const [mail] = await mails('bea.buyer');
    expect(mail?.text).toContain('$40.00');
    expect(mail?.text).toContain('business.localhost');
    await site.database.query("update contract_prices set price_cents = 4129 where account_number = '4410001' and item_id = '100001'");
    await changeItem(site, '100001', { priceCents: 4699 });
  });

  const WAITED_FOR = ['100010', '100003', PENS, '100012'];

  it('has fifty at most, also when two tabs ask at once', async () => {
    const sam = await signedIn(site, SAM);
    const many = await site.database.query(
      `insert into item_alerts (kind, item_id, tenant, user_id, state, below_cents, key_hash, asked_at, expires_at)
      select kind, item_id, 'dotcom', user_id, 'ACTIVE', case kind when 'PRICE' then 1 end, sha256(convert_to(kind || item_id, 'UTF8')), now(), '2030-01-01'
      from users, items, (values ('BACK'), ('PRICE')) k(kind) where email = $1 and item_id <> all ($2) limit 48`,
      [SAM, WAITED_FOR],
    );
    expect(many.rowCount).toBe(48);
    const answers = await Promise.all(WAITED_FOR.map((itemId) => ask(sam, itemId, { kind: 'PRICE', below: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ message: expect.stringContaining('50 alerts already') });
  });
});

describe('what somebody may not see', () => {
  it('cannot be asked about, and answers as what is not there', async () => {
    const guest = aVisitor(site);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const itemId of ['100044', '100047', '999999'])
      answers.push(await ask(guest, itemId, { kind: 'PRICE', below: 1, email: anEmail() }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [400, answers[2]?.body]));
  });

  it('is not written of, though it was asked about before', async () => {
    const { email, key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    await decide(key, 'CONFIRM');
    await changeItem(site, FAN, { isPublished: false });
    await setStock(site, FAN, 5);
    await later();
    expect(await mails(email)).toHaveLength(1);
    expect((await read(key)).body.alert.itemName).toBeNull();
    await changeItem(site, FAN, { isPublished: true });
    await later();
    expect(await mails(email)).toHaveLength(2);
  });

  it('of what is blocked by their organization since nothing is told', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await ask(bea, FAN, { kind: 'BACK' });
    await site.database.query("insert into account_policies (account_number, blocked_item_id) values ('4410001', $1)", [FAN]);
    await setStock(site, FAN, 5);
    await later();
    expect(await mails('bea.buyer')).toEqual([]);
    await site.database.query("delete from account_policies where account_number = '4410001' and blocked_item_id = $1", [FAN]);
    await later();
    expect(await mails('bea.buyer')).toHaveLength(1);
  });
});

describe('the key of a mail', () => {
  it('stands nowhere in the database, and works for its own alert alone', async () => {
    const { key } = await aGuestsAlert(FAN, { kind: 'BACK' });
    const { rows } = await site.database.query<{ alert_id: string; text: string }>('select alert_id, a::text as text from item_alerts a');
    expect(rows[0]?.text).not.toContain(key);
    expect(alertKey(site.shop, rows[0]?.alert_id ?? '')).toBe(key);
    const waiting = await site.database.query("select from outbox where kind like 'alert.%' and payload::text like '%' || $1 || '%'", [
      key,
    ]);
    expect(waiting.rowCount).toBe(0);
    for (const other of [key.slice(1), `${key}A`, 'A'.repeat(43)]) expect((await decide(other, 'STOP')).status).toBe(404);
    expect((await read(key)).status).toBe(200);
  });
});

it('what is over is removed, and nothing else', async () => {
  const sam = await signedIn(site, SAM);
  await ask(sam, FAN, { kind: 'BACK' });
  await aGuestsAlert(FAN, { kind: 'BACK' });
  minutes += 3 * 24 * 60;
  site.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
  const { sweep } = await import('#server/jobs/sweep.ts');
  await sweep(site.shop);
  expect((await site.database.query('select user_id is null as is_guest from item_alerts')).rows).toEqual([{ is_guest: false }]);
});
