import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { listenForChanges, type Listener } from './listen.ts';
import { openDatabase } from './database.ts';
import { makeShop } from '../make-shop.ts';

const site = useShop();
const STORE = '1547';
const ITEM = '100001';

let open: Listener | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});

/** The connections that listen; that of the test itself is none of them. */
async function listeners(): Promise<number[]> {
  const { rows } = await site.database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
  );
  return rows.map((row) => row.pid);
}

async function cut(): Promise<void> {
  const before = await listeners();
  expect(before).toHaveLength(1);
  await site.database.query('select pg_terminate_backend($1)', [before[0]]);
  await expect.poll(listeners).toEqual([]);
}

const isBack = () => expect.poll(async () => (await listeners()).length).toBe(1);

/** What the node believes of each kind of thing that it keeps in memory. */
async function beliefs(cookie: string) {
  const { catalog, sessions, stores } = site.shop;
  return {
    item: (await catalog.items([ITEM])).get(ITEM)?.name,
    coupon: (await catalog.coupons()).get('BASKET5')?.description,
    store: (await stores.all()).get(STORE)?.name,
    city: (await stores.zip('01701'))?.city,
    firstName: (await sessions.find({ jsessionid: cookie }, 'dotcom'))?.user?.firstName,
  };
}

/** Changes all of it without a word to anybody, but for what tells of itself. */
async function changeAll(to: string): Promise<void> {
  await site.database.query('update items set name = $2 where item_id = $1', [ITEM, to]);
  await site.database.query("update coupons set description = $1 where code = 'BASKET5'", [to]);
  await site.database.query('update stores set name = $2 where store_number = $1', [STORE, to]);
  await site.database.query("update zip_codes set city = $1 where zip = '01701'", [to]);
  await site.database.query("update users set first_name = $1 where email = 'sam.shopper@example.com'", [to]);
}

/** The cookie of somebody who has signed in. */
async function aSession(): Promise<string> {
  const sam = aVisitor(site);
  await sam.post('/cc/api/auth/login', { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' });
  return sam.cookies.get('jsessionid') ?? '';
}

const CHANGED = (name: string) => ({ item: name, coupon: name, store: name, city: name, firstName: name });

describe('a lost connection', () => {
  it('that is back makes the node forget what changed while nothing was heard', async () => {
    open = await listenForChanges(site.shop, site.databaseUrl);
    const cookie = await aSession();
    await cut();
    // Read after the loss and changed before the return: forgetting at the loss would be too early.
    await beliefs(cookie);
    await changeAll('while away');
    expect(await beliefs(cookie)).not.toEqual(CHANGED('while away'));
    await isBack();
    await expect.poll(() => beliefs(cookie)).toEqual(CHANGED('while away'));
  }, 30_000);

  it('is tried again until it is there, and hears then', async () => {
    open = await listenForChanges(site.shop, site.databaseUrl);
    const name = new URL(site.databaseUrl).pathname.slice(1);
    const admin = openDatabase(site.databaseUrl.replace(`/${name}`, '/postgres'), 1);
    try {
      const warned = () => site.logged.filter((line) => line.includes('it is tried again')).length;
      const before = warned();
      await admin.query(`alter database ${name} with allow_connections false`);
      await cut();
      await expect.poll(warned).toBeGreaterThan(before + 1);
    } finally {
      await admin.query(`alter database ${name} with allow_connections true`);
      await admin.end();
    }
    await isBack();
    await site.shop.stores.all();
    await site.database.query("update stores set name = 'heard again' where store_number = $1", [STORE]);
    await expect.poll(async () => (await site.shop.stores.all()).get(STORE)?.name).toBe('heard again');
  }, 30_000);

  it('is not made again when the shop is closing', async () => {
    const listener = await listenForChanges(site.shop, site.databaseUrl);
    await cut();
    await listener.close();
    await sleep(1500);
    expect(await listeners()).toEqual([]);
  });
});

describe('a change of a store or a zip code', () => {
  it('is heard by every node without anybody telling it', async () => {
    const database = openDatabase(site.databaseUrl, 2);
    const other = makeShop(site.shop.settings, database, site.shop.log);
    open = await listenForChanges(other, site.databaseUrl);
    try {
      await other.stores.all();
      expect(await other.stores.zip('99990')).toBeUndefined();
      await site.database.query("update stores set name = 'renamed' where store_number = $1", [STORE]);
      await site.database.query(
        "insert into zip_codes (zip, city, state, latitude, longitude) select '99990', 'Newtown', state, latitude, longitude from zip_codes limit 1",
      );
      await expect.poll(async () => (await other.stores.all()).get(STORE)?.name).toBe('renamed');
      await expect.poll(async () => (await other.stores.zip('99990'))?.city).toBe('Newtown');
    } finally {
      await open.close();
      open = undefined;
      await database.end();
    }
  });
});

it('forgets sessions and the catalogue when told', async () => {
  open = await listenForChanges(site.shop, site.databaseUrl);
  const cookie = await aSession();
  await beliefs(cookie);
  await changeAll('told');
  await site.database.query('notify catalog_changed');
  const { rows } = await site.database.query<{ hex: string }>("select encode(session_hash, 'hex') as hex from sessions");
  for (const { hex } of rows) await site.database.query("select pg_notify('session_changed', $1)", [hex]);
  await expect.poll(() => beliefs(cookie)).toEqual(CHANGED('told'));
});

it('reads anew what an organization blocks when another node, or anything else, has changed it', async () => {
  open = await listenForChanges(site.shop, site.databaseUrl);
  const blocks = async () => (await site.shop.catalog.terms('4410003')).policies.itemIds.has(ITEM);
  const { generation } = site.shop.catalog;
  const before = generation();
  expect(await blocks()).toBe(false);
  await site.database.query(`insert into account_policies (account_number, blocked_item_id) values ('4410003', $1)`, [ITEM]);
  await expect.poll(blocks).toBe(true);
  await site.database.query(`delete from account_policies where account_number = '4410003'`);
  await expect.poll(blocks).toBe(false);
  // What is kept for everybody else stays kept.
  expect(generation()).toBe(before);
});
