import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anAccount } from '#tests/support/identity/second-factor.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/ele-lpd/api/sparxProxy/subscribeUserforOffers';
type Answer = { success?: true; code?: string; message?: string; errors?: { field: string; message: string }[] };
const subscribe = (body: object, host = 'localhost') => aVisitor(site, { host }).post<Answer>(PATH, body);
const kept = async () =>
  (await site.database.query('select email, phone, tenant, landing_pages from offer_subscribers order by email, phone')).rows;

describe('who wants to hear of offers', () => {
  it('leaves an email, a phone number or both, and is kept once, however often they come [S2-76 S7-32]', async () => {
    expect((await subscribe({ emailID: 'Pat@Example.com', landingPages: ['deals'] })).body).toEqual({ success: true });
    expect((await subscribe({ emailID: 'pat@example.com', phoneNumber: '(617) 555-0100' }, 'business.localhost')).body).toEqual({
      success: true,
    });
    expect((await subscribe({ phoneNumber: '1 617 555 0100' })).body).toEqual({ success: true });
    expect(await kept()).toEqual([
      { email: 'pat@example.com', phone: null, tenant: 'dotcom', landing_pages: ['deals'] },
      { email: null, phone: '6175550100', tenant: 'SBA', landing_pages: [] },
    ]);
  });

  it('hears what is wrong: no email, no phone number, nothing at all', async () => {
    const before = await kept();
    expect((await subscribe({ emailID: 'pat@' })).body).toMatchObject({ message: 'Invalid email address' });
    expect((await subscribe({ phoneNumber: '555' })).body).toMatchObject({ message: 'Invalid phone number' });
    expect((await subscribe({ emailID: 'pat@', phoneNumber: '555' })).body.errors?.map(({ field }) => field)).toEqual([
      'emailID',
      'phoneNumber',
    ]);
    for (const body of [{}, { emailID: ' ' }, { emailID: ['a'] }]) expect((await subscribe(body)).status).toBe(400);
    expect(await kept()).toEqual(before);
  });

  it('finds a form at the foot of every page, that needs no scripts [S2-76]', async () => {
    for (const path of ['/', '/help', '/category/copy-paper']) {
      const { body } = await aVisitor(site).get<string>(path);
      expect(body, path).toMatch(/<form[^>]* class="footer-sign-up"|<form class="footer-sign-up"[^>]*>/);
      expect(body, path).toMatch(/<form[^>]*action="\/offers"/);
      expect(body.match(/name="(?:emailID|phoneNumber)"/g), path).toHaveLength(2);
    }
  });
});

describe('who chooses what emails to get', () => {
  const PREFERENCES = '/cc/api/account/email-preferences';
  type Preferences = { email: string; deals: boolean; productAlerts: boolean | null; isInvoiced: boolean };
  const read = async (visitor: Visitor) => (await visitor.get<Preferences>(PREFERENCES)).body;
  const choose = async (visitor: Visitor, body: object) => (await visitor.put<Preferences>(PREFERENCES, body)).body;
  const confirm = (email: string) =>
    site.database.query('update users set email_confirmed_at = $2 where email = $1', [email, site.shop.now()]);
  const listed = async (email: string) =>
    (
      await site.database.query(
        'select 1 from offer_subscribers s left join users u using (user_id) where coalesce(s.email, u.email) = $1',
        [email],
      )
    ).rowCount;

  it('turns deals on and off, by the one list that the foot of every page writes to', async () => {
    const { email, visitor } = await anAccount(site);
    expect(await read(visitor)).toEqual({ email, deals: false, productAlerts: null, isInvoiced: false });
    expect((await choose(visitor, { deals: true })).deals).toBe(true);
    expect((await choose(visitor, { deals: true })).deals).toBe(true);
    expect(await listed(email)).toBe(1);
    expect((await choose(visitor, { deals: false })).deals).toBe(false);
    expect(await listed(email)).toBe(0);
    // At the foot of a page, with their own email: it is the same choice.
    expect((await visitor.post(PATH, { emailID: email })).status).toBe(200);
    expect(await read(visitor)).toMatchObject({ deals: true });
  });

  it('learns and ends nothing of what a stranger has signed up for, before the mailbox was shown to be theirs', async () => {
    const { email, visitor } = await anAccount(site);
    await subscribe({ emailID: email });
    expect((await read(visitor)).deals).toBe(false);
    await choose(visitor, { deals: true });
    await choose(visitor, { deals: false });
    expect(await listed(email)).toBe(1);
    await confirm(email);
    expect((await read(visitor)).deals).toBe(true);
    expect((await choose(visitor, { deals: false })).deals).toBe(false);
    expect(await listed(email)).toBe(0);
  });

  it('turns product alerts off, which ends those that there are, and on again', async () => {
    const { email, visitor } = await anAccount(site);
    await confirm(email);
    const ask = async () => (await visitor.post<{ next: string }>('/cc/api/products/100008/alerts', { kind: 'BACK' })).body.next;
    const alerts = async () => (await visitor.get<{ alerts: unknown[] }>('/cc/api/alerts')).body.alerts.length;
    await ask();
    expect(await alerts()).toBe(1);
    expect(await choose(visitor, { productAlerts: false })).toMatchObject({ productAlerts: false });
    expect(await alerts()).toBe(0);
    expect(await choose(visitor, { productAlerts: true })).toMatchObject({ productAlerts: true });
    await ask();
    expect(await alerts()).toBe(1);
  });

  it('is who is written to, and nobody who acts for them', async () => {
    const cora = await signedIn(site, 'cora.csr@foolscap.example');
    const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
    await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id });
    expect([(await cora.get(PREFERENCES)).status, (await cora.put(PREFERENCES, { deals: true })).status]).toEqual([403, 403]);
    expect((await cora.get('/account/email-preferences')).status).toBe(404);
  });

  it('finds a form that needs no scripts, and reads that mails about orders always come', async () => {
    const { email, visitor } = await anAccount(site);
    await choose(visitor, { deals: true });
    const { body } = await visitor.get<string>('/account/email-preferences');
    for (const text of [email, 'What always comes', 'Your orders: confirmations', 'checked=""'])
      expect(body.includes(text), text).toBe(true);
    const OF_INVOICES = 'invoices, reminders before they’re due, and monthly statements';
    expect(body).not.toContain(OF_INVOICES);
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    expect((await read(tess)).isInvoiced).toBe(true);
    expect((await tess.get<string>('/account/email-preferences')).body).toContain(OF_INVOICES);
  });
});

describe('a mail that nobody need get', () => {
  it('is ended by the press of the mail program’s own button: no page, no sign-in, and opening the link does nothing', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await aVisitor(site).post('/cc/api/products/100008/alerts', { kind: 'BACK', email });
    await site.hearEvents();
    const outbox = join(site.shop.settings.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    const mail = mails.find((text) => text.includes(email))?.replaceAll(/\n[ \t]+/g, ' ') ?? '';
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const link = /List-Unsubscribe: <([^>]+)>/.exec(mail)?.[1] ?? '';
    const waiting = async () => (await site.database.query('select 1 from item_alerts where mailbox = $1', [email])).rowCount;
    await aVisitor(site).get(link);
    expect(await waiting()).toBe(1);
    const { pathname, search } = new URL(link);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await aVisitor(site).post(pathname + search, 'List-Unsubscribe=One-Click', { headers })).status).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await site.database.query('select 1 from alert_refusals')).rowCount).toBe(1);
  });

  it('is none of an order’s, nor of an account’s', async () => {
    const { email } = await anAccount(site);
    await site.hearEvents();
    const outbox = join(site.shop.settings.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')));
    expect(mails.find((text) => text.includes(`To: ${email}`))?.includes('List-Unsubscribe')).toBe(false);
  });
});
