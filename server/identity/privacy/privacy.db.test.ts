import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';
import type { exportOwnData, getPrivacy } from '#contracts/account/privacy.ts';
import type { Mail } from '#server/gateways/mail.ts';
import { FRESH_MINUTES } from '#domain/identity/privacy/fresh-sign-in.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { CARDS, CHECKOUT, GAIL, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { comeInAs } from '#tests/support/identity/saml.ts';
import { anAccount, LOGIN, PASSWORD } from '#tests/support/identity/second-factor.ts';
import { orderAboveLimit } from '#tests/support/organization/waiting-order.ts';
import { addTo, openRound } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { eraseAccounts } from './erase-accounts.ts';

const site = useShop({ hasPages: true });
const sent: Mail[] = [];
const PRIVACY = '/cc/api/account/privacy';
const DAY_MS = 24 * 3_600_000;
type Privacy = z.output<(typeof getPrivacy)['answer']>;
type Exported = z.output<(typeof exportOwnData)['answer']>;

/** What nobody but one person has. */
type Marks = { readonly email: string; readonly first: string; readonly last: string; readonly street: string; readonly phone: string };
type Somebody = Marks & { readonly visitor: Visitor; readonly userId: string };

let people = 0;
/** Somebody with all that an account can have: a card, an address, an alert, a printer, a list, a review, a cart, and as many orders as wanted. */
async function somebody(): Promise<Somebody> {
  people += 1;
  const { email, visitor } = await anAccount(site);
  const marks = {
    email,
    first: `Zebulon${people}`,
    last: `Quirk${people}`,
    street: `${people} Marmalade Mews`,
    phone: `617555${String(8100 + people)}`,
  };
  await visitor.put('/cc/api/account/profile', { firstName: marks.first, lastName: marks.last, phone: marks.phone });
  const { rows } = await site.database.query<{ user_id: string }>(
    'update users set email_confirmed_at = now() where email = $1 returning user_id',
    [email],
  );
  const userId = rows[0]?.user_id ?? '';
  await site.database.query(
    `with a as (insert into addresses (user_id, kind, first_name, last_name, address1, city, state, zip, phone)
        values ($1, 'S', $2, $3, $4, 'Boston', 'MA', '02108', $5)),
      k as (insert into passkeys (user_id, rp_id, credential_id, public_key, sign_count, transports, name, added_at)
        values ($1, 'localhost', sha256(convert_to($4, 'UTF8')), convert_to('key', 'UTF8'), 0, '{}', $2, now())),
      m as (insert into machines (user_id, model, nickname, added_by) values ($1, 'Ardent L48', $2, $1)),
      n as (insert into item_alerts (kind, item_id, tenant, user_id, state, key_hash, asked_at, expires_at)
        values ('BACK', '100008', 'dotcom', $1, 'ACTIVE', sha256(convert_to($4, 'UTF8')), now(), '2030-01-01')),
      r as (insert into reviews (item_id, author, stars, title, body, written_on, is_verified, user_id, state, version, sent_at)
        values ('100001', $2, 5, 'Good paper', 'It does all that it should.', '2026-11-01', true, $1, 'PUBLISHED', 1, now())),
      q as (insert into quick_order_aliases (alias_id, tenant, user_id, said, said_key, item_id, chosen_at) values (gen_random_uuid(), 'dotcom', $1, 'for ' || $2, lower('for ' || $2), '100001', now())),
      g as (insert into reward_entries (user_id, kind, amount_cents, at) values ($1, 'GRANTED', 1500, now())),
      u as (update users set rewards_cents = 1500, rewards_number = 'R' || $5 where user_id = $1)
     insert into wallet_cards (user_id, token, brand, last_four, expiry_month, expiry_year, nickname) values ($1, $6, 'VISA', '4242', 12, 2030, $2)`,
    [userId, marks.first, marks.last, marks.street, marks.phone, await tokenFor(site, CARDS.approved)],
  );
  await visitor.post('/cc/api/sfl', { item: { itemId: '100006', qty: 1 } });
  await aVisitor(site).post('/ele-lpd/api/sparxProxy/subscribeUserforOffers', { emailID: email });
  return { ...marks, visitor, userId };
}

/** An order of somebody's, which is under way or has arrived. */
async function anOrder({ visitor, first, last, street, phone, email }: Somebody, { hasArrived }: { hasArrived: boolean }): Promise<string> {
  await visitor.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, visitor, CARDS.approved, email);
  await visitor.post(`${CHECKOUT}/address`, { ...GAIL, email, firstName: first, lastName: last, address1: street, phones: [phone] });
  const { body } = await placeOrder(visitor);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await site.hearEvents();
  const orderNumber = body.orderNumber ?? '';
  if (hasArrived) await arrive(orderNumber);
  return orderNumber;
}

async function arrive(orderNumber: string): Promise<void> {
  const { rows } = await site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
    orderNumber,
  ]);
  for (const { shipment_id: id } of rows) for (const to of ['SHIPPED', 'DELIVERED'] as const) await moveShipment(site.shop, id, to, 'test');
  await site.hearEvents();
}

/** Where in the whole database a text still stands: every column that can hold one. */
async function whereIs(texts: readonly string[]): Promise<string[]> {
  const { rows } = await site.database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'USER-DEFINED', 'json', 'jsonb', 'ARRAY', 'character varying')`,
  );
  expect(rows.length).toBeGreaterThan(150);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await site.database.query<{ text: string }>(
      `select t as text from unnest($1::text[]) t where exists (select from "${table}" r where strpos(lower(r."${column}"::text), lower(t)) > 0)`,
      [texts],
    );
    found.push(...hits.map(({ text }) => `${table}.${column}: ${text}`));
  }
  return found;
}
const marksOf = ({ email, first, last, street, phone }: Marks) => [email, first, last, street, phone];

async function ask({ visitor }: Pick<Somebody, 'visitor'>, password = PASSWORD) {
  return visitor.post<Privacy>(`${PRIVACY}/erasure`, { password });
}
/** Days go by, and the job runs. */
async function after(days: number): Promise<void> {
  site.setNow(new Date(site.shop.now().getTime() + days * DAY_MS + 1000));
  await eraseAccounts(site.shop);
  await site.hearEvents();
  await eraseAccounts(site.shop);
}

beforeEach(async () => {
  site.setNow(TEST_NOW);
  await site.hearEvents();
  sent.length = 0;
  Object.assign(site.shop.mail, { send: async (mail: Mail) => void sent.push(mail) });
});

it('sends all that is kept of somebody, cards masked and nothing that opens anything, for their password [T41]', async () => {
  const one = await somebody();
  const orderNumber = await anOrder(one, { hasArrived: true });
  const { status, body, headers } = await one.visitor.post<Exported>(`${PRIVACY}/export`, { password: PASSWORD });
  expect(status).toBe(200);
  expect(String(headers['cache-control'])).toContain('no-store');
  const { data } = body;
  expect(data['profile']).toMatchObject([{ email: one.email, first_name: one.first, phone: one.phone, rewards_dollars: 15 }]);
  expect(data['addresses']).toMatchObject([{ address1: one.street }]);
  expect(data['cards']).toMatchObject([{ number: '•••• 4242' }]);
  expect(data['orders']).toMatchObject([{ order_number: orderNumber, items: [{ item: '100001', quantity: 1 }] }]);
  for (const part of ['rewards', 'reviews', 'alerts', 'printers', 'savedForLater', 'passkeys', 'signIns', 'knownBrowsers', 'offers'])
    expect(data[part], part).toHaveLength(1);
  const { rows } = await site.database.query<{ password_hash: string; token: string }>(
    'select password_hash, token from users join wallet_cards using (user_id) where user_id = $1',
    [one.userId],
  );
  for (const secret of Object.values(rows[0] ?? {})) expect(JSON.stringify(body)).not.toContain(secret);
  expect(JSON.stringify(body)).not.toMatch(/\\\\x[0-9a-f]{16}|"token"|_hash/);
});

it('has the office rounds that somebody opened or is in, with what they added and noted, and nothing that others did', async () => {
  const [bea, carl] = [await signedIn(site, 'bea.buyer@harbordental.example'), await signedIn(site, 'carl.contract@harbordental.example')];
  const roundId = await openRound(site, bea, { title: 'All of us', message: 'From Bea alone.' });
  expect((await addTo(carl, roundId, '100002', 3, 'a note of Carl’s')).status).toBe(200);
  expect((await addTo(bea, roundId, '100001', 1, 'a note of Bea’s')).status).toBe(200);
  const dataOf = async (visitor: Visitor) =>
    (await visitor.post<Exported>(`${PRIVACY}/export`, { password: 'Foolscap-demo-1' })).body.data['officeRounds'];
  const own = await dataOf(carl);
  expect(own).toMatchObject([
    { title: 'All of us', is_coordinator: false, message: null, items: [{ item: '100002', quantity: 3, note: 'a note of Carl’s' }] },
  ]);
  expect(JSON.stringify(own)).not.toContain('Bea');
  expect(await dataOf(bea)).toContainEqual(
    expect.objectContaining({ title: 'All of us', is_coordinator: true, message: 'From Bea alone.' }),
  );
});

it('has the units that somebody belongs to, and what they said and decided about orders that waited, and nothing that others said', async () => {
  const [bea, ann] = [await signedIn(site, 'bea.buyer@harbordental.example'), await signedIn(site, 'ann.approver@harbordental.example')];
  const unitOf = (email: string, name: string, isOrderedFor: boolean) =>
    site.database.query(
      `with n as (insert into units (account_number, name, created_at) values ('4410001', $2, now()) returning unit_id),
         p as (insert into unit_people (unit_id, user_id) select unit_id, user_id from n, users where email = $1)
       update users set settings = case when $3 then settings || (select jsonb_build_object('unitId', unit_id) from n) else settings end where email = $1`,
      [email, name, isOrderedFor],
    );
  await unitOf('bea.buyer@harbordental.example', 'Privacy lab', true);
  await unitOf('bea.buyer@harbordental.example', 'Privacy office', false);
  const { orderNumber } = await orderAboveLimit(site, bea);
  await site.database.query(
    `insert into approval_entries (order_number, step, kind, by_user, comment, at) select $1, 0, 'COMMENT', user_id, 'Said by ' || first_name, now() from users
     where email in ('bea.buyer@harbordental.example', 'ann.approver@harbordental.example')`,
    [orderNumber],
  );
  const dataOf = async (visitor: Visitor) => (await visitor.post<Exported>(`${PRIVACY}/export`, { password: 'Foolscap-demo-1' })).body.data;
  const own = await dataOf(bea);
  expect(own['units']).toEqual(
    expect.arrayContaining([
      { name: 'Privacy lab', is_ordered_for: true },
      { name: 'Privacy office', is_ordered_for: false },
    ]),
  );
  expect(own['saidOnApprovals']).toContainEqual(
    expect.objectContaining({ order_number: orderNumber, did: 'COMMENT', comment: 'Said by Bea', is_as_stand_in: false }),
  );
  expect(JSON.stringify(own['saidOnApprovals'])).not.toContain('Said by Ann');
  const anns = await dataOf(ann);
  expect(JSON.stringify(anns['units'])).not.toContain('Privacy');
  expect(JSON.stringify(anns['saidOnApprovals'])).toContain('Said by Ann');
});

it('sends it to whom an employer signs in for a sign-in of some minutes ago, since they have no password here, and not for an older one', async () => {
  const employee = aVisitor(site, { host: 'business.localhost' });
  expect((await comeInAs(site, employee, 'SAML')).status).toBe(200);
  const download = () => employee.post<Exported>(`${PRIVACY}/export`, {});
  const first = await download();
  expect(first.status).toBe(200);
  expect(first.body.data['profile']).toHaveLength(1);
  expect((await employee.get<Privacy>(PRIVACY)).body).toMatchObject({ isFresh: true });
  expect((await employee.get<string>('/account/privacy')).body.includes('Download</button>')).toBe(true);
  site.setNow(new Date(site.shop.now().getTime() + FRESH_MINUTES * 60_000 + 2000));
  // Whatever password is told.
  for (const body of [{}, { password: PASSWORD }])
    expect(await employee.post(`${PRIVACY}/export`, body)).toMatchObject({ status: 403, body: { code: 'SIGN_IN_AGAIN' } });
  const page = (await employee.get<string>('/account/privacy')).body;
  expect([page.includes('once more'), page.includes('Download</button>')]).toEqual([true, false]);
  expect((await comeInAs(site, employee, 'SAML')).status).toBe(200);
  expect((await download()).status).toBe(200);
});

it('sends nobody else’s, and nothing without the password', async () => {
  const [one, two] = [await somebody(), await somebody()];
  const { body } = await one.visitor.post<Exported>(`${PRIVACY}/export`, { password: PASSWORD });
  for (const mark of marksOf(two)) expect(JSON.stringify(body)).not.toContain(mark);
  expect(await one.visitor.post(`${PRIVACY}/export`, { password: 'wrong' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password' }] },
  });
});

it('deletes an account when its days are over: nothing of the person is left in any column, and the books are whole', async () => {
  const one = await somebody();
  const arrived = await anOrder(one, { hasArrived: true });
  await one.visitor.add({ itemId: '100002', qty: 2 });
  const before = await site.database.query('select order_number, total_cents, summary, state from orders where order_number = $1', [
    arrived,
  ]);
  const lines = await site.database.query('select sum(final_cents) from order_lines where order_number = $1', [arrived]);
  expect((await whereIs(marksOf(one))).length).toBeGreaterThan(10);
  const days = (Date.parse((await ask(one)).body.erasedFrom ?? '') - site.shop.now().getTime()) / DAY_MS;
  expect(days).toBeCloseTo(3, 3);
  await site.hearEvents();
  await after(3);
  expect(await whereIs(marksOf(one))).toEqual([]);
  expect(
    (await site.database.query('select order_number, total_cents, summary, state from orders where order_number = $1', [arrived])).rows,
  ).toEqual(before.rows);
  expect((await site.database.query('select sum(final_cents) from order_lines where order_number = $1', [arrived])).rows).toEqual(
    lines.rows,
  );
  const review = await site.database.query<{ author: string }>('select author from reviews where user_id = $1', [one.userId]);
  expect(review.rows).toEqual([{ author: 'A former customer' }]);
  const rewards = await site.database.query('select kind, amount_cents from reward_entries where user_id = $1 order by entry_id', [
    one.userId,
  ]);
  expect(rewards.rows.at(-1)).toEqual({ kind: 'FORFEITED', amount_cents: -1500 });
  expect((await one.visitor.get(PRIVACY)).status).toBe(401);
  expect((await aVisitor(site).post(LOGIN, { email: one.email, password: PASSWORD })).status).toBe(401);
  expect(
    sent
      .filter(({ to }) => to === one.email)
      .map(({ subject }) => subject)
      .slice(-2),
  ).toEqual(['Your Foolscap account will be deleted', 'Your Foolscap account is deleted']);
  // Who comes back begins anew.
  const again = { email: one.email, password: PASSWORD, firstName: 'New', lastName: 'Here' };
  expect((await aVisitor(site).post('/cc/api/auth/register', again)).status).toBe(200);
});

it('takes the name off pages that are kept, at once', async () => {
  const one = await somebody();
  site.shop.catalog.forget();
  const shown = async () => (await aVisitor(site).get<string>('/product_100001?by=newest')).body;
  for (let look = 0; look < 3; look += 1) expect((await shown()).includes(one.first)).toBe(true);
  await ask(one);
  await site.hearEvents();
  await after(3);
  const page = await shown();
  expect([page.includes(one.first), page.includes('A former customer')]).toEqual([false, true]);
});

it('waits for what is under way: the order keeps its address until it has arrived', async () => {
  const one = await somebody();
  const open = await anOrder(one, { hasArrived: false });
  expect((await one.visitor.get<Privacy>(PRIVACY)).body).toMatchObject({ ordersUnderWay: 1, rewards: 15 });
  await ask(one);
  await after(3);
  const left = await whereIs(marksOf(one));
  expect(left).toContain(`orders.addresses: ${one.street}`);
  expect(left.filter((place) => !/^(?:orders|order_screenings|outbox|carts)\./.test(place))).toEqual([]);
  await arrive(open);
  await after(0);
  expect(await whereIs(marksOf(one))).toEqual([]);
});

it('holds up nobody behind whoever waits for an order, or cannot be deleted', async () => {
  const [waiting, stuck, last] = [await somebody(), await somebody(), await somebody()];
  await anOrder(waiting, { hasArrived: false });
  for (const one of [waiting, stuck, last]) await ask(one);
  await site.database.query(`create function refuse_stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`);
  await site.database.query(
    `create trigger stuck before update of password_hash on users for each row when (old.user_id = '${stuck.userId}') execute function refuse_stuck()`,
  );
  site.setNow(new Date(site.shop.now().getTime() + 3 * DAY_MS));
  await eraseAccounts(site.shop, { atOnce: 1 });
  await site.hearEvents();
  await eraseAccounts(site.shop, { atOnce: 1 });
  await site.database.query('drop trigger stuck on users');
  site.logged.splice(0);
  expect((await whereIs(marksOf(stuck))).length).toBeGreaterThan(10);
  expect(await whereIs(marksOf(last))).toEqual([]);
});

it('is taken back until then, and what was asked for before is over', async () => {
  const one = await somebody();
  await ask(one);
  expect((await one.visitor.get<string>('/account/privacy')).body).toContain('Keep my account');
  expect((await one.visitor.delete<Privacy>(`${PRIVACY}/erasure`)).body.erasedFrom).toBe(null);
  await after(4);
  expect((await aVisitor(site).post(LOGIN, { email: one.email, password: PASSWORD })).status).toBe(200);
  expect((await whereIs([one.street])).length).toBeGreaterThan(0);
});

it('asks for the password, ends all other sign-ins, and who asks again waits no longer', async () => {
  const one = await somebody();
  expect(await ask(one, 'wrong')).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
  const elsewhere = aVisitor(site);
  await elsewhere.post(LOGIN, { email: one.email, password: PASSWORD });
  const first = (await ask(one)).body.erasedFrom;
  expect([(await elsewhere.get(PRIVACY)).status, (await one.visitor.get(PRIVACY)).status]).toEqual([401, 200]);
  site.setNow(new Date(site.shop.now().getTime() + DAY_MS));
  expect((await ask(one)).body.erasedFrom).toBe(first);
});

it('what fails or is cut off in the middle is undone, holds up no other, and is done by the next run', async () => {
  const [one, two] = [await somebody(), await somebody()];
  await anOrder(one, { hasArrived: true });
  await ask(one);
  await ask(two);
  await site.database.query(`create function refuse_it() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`);
  await site.database.query(
    `create trigger cut_off before update of password_hash on users for each row when (old.user_id = '${one.userId}') execute function refuse_it()`,
  );
  await after(3);
  expect((await whereIs(marksOf(one))).length).toBeGreaterThan(10);
  expect(await whereIs(marksOf(two))).toEqual([]);
  expect(site.logged.splice(0).join('\n')).toContain('one of several could not be brought on');
  await site.database.query('drop trigger cut_off on users');
  await site.database.query(
    `create trigger cut_off before update of email on orders for each row when (old.user_id = '${one.userId}') execute function refuse_it()`,
  );
  await after(0);
  site.logged.splice(0);
  expect(await whereIs([one.street])).toContain(`orders.addresses: ${one.street}`);
  await site.database.query('drop trigger cut_off on orders');
  await Promise.all([eraseAccounts(site.shop), eraseAccounts(site.shop)]);
  await after(0);
  expect(await whereIs(marksOf(one))).toEqual([]);
});

it('whoever opened an account with a stranger’s email has nothing of theirs deleted', async () => {
  const one = await somebody();
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest, CARDS.approved, one.email);
  const { body } = await placeOrder(guest);
  await site.hearEvents();
  await site.database.query('update users set email_confirmed_at = null where user_id = $1', [one.userId]);
  await ask(one);
  await after(3);
  const { rows } = await site.database.query('select email from orders where order_number = $1', [body.orderNumber]);
  expect(rows).toEqual([{ email: one.email }]);
  expect(await whereIs([one.email])).toContain(`offer_subscribers.email: ${one.email}`);
});

it('the people of an organization are told to ask their administrator, and who works for the shop is not deleted by themselves', async () => {
  const bea = await signedIn(site, 'bea.buyer@harbordental.example');
  expect((await bea.get<Privacy>(PRIVACY)).body).toMatchObject({ mayErase: false, organization: 'Harbor Dental Group' });
  expect((await bea.get<string>('/account/privacy')).body).toContain('Please ask your administrator');
  const cora = await signedIn(site, 'cora.csr@foolscap.example');
  expect([(await ask({ visitor: bea })).status, (await ask({ visitor: cora })).status]).toEqual([403, 403]);
});

it('who acts for a customer sees none of it [T47]', async () => {
  const cora = await signedIn(site, 'cora.csr@foolscap.example');
  const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
  await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id });
  expect([(await cora.get(PRIVACY)).status, (await ask({ visitor: cora })).status, (await cora.get('/account/privacy')).status]).toEqual([
    403, 403, 404,
  ]);
});
