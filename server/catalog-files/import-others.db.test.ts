import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { MOST_SYNONYMS } from '#domain/search/synonyms/synonym-rules.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function importing(kind: string, content: string) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  await writeFile(path, content);
  const lines: string[] = [];
  const told = { line: (text: string) => void lines.push(text), progress: () => undefined };
  const isDone = await manageCatalog(site.shop, ['import', path, '--as', kind], told);
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

const one = async (sql: string) => (await site.database.query(sql)).rows[0];
const searched = async (visitor: Visitor, q: string) =>
  (await visitor.get<z.output<(typeof search)['answer']>>(`/ele-lpd/api/searchProxy/search?q=${encodeURIComponent(q)}`)).body;

describe('a file of stock', () => {
  it('sets what can be sold, and leaves what is held for orders and sold', async () => {
    await site.database.query(
      "update stock set held = 3, sold = 2, initial = available + 5 where item_id = '100001' and location_id = 'FC1'",
    );
    expect(await importing('stock', 'sku,on hand\n100001,7\n')).toMatchObject({
      isDone: true,
      said: expect.stringContaining('0 added, 1 changed'),
    });
    expect(await one("select initial, available, held, sold from stock where item_id = '100001' and location_id = 'FC1'")).toEqual({
      initial: 12,
      available: 7,
      held: 3,
      sold: 2,
    });
    expect((await importing('stock', 'sku,on hand\n100001,7\n')).said).toContain('0 added, 0 changed, 1 were');
    expect((await importing('stock', 'sku,on hand\n100001,0\n')).isDone).toBe(true);
    const { data } = await searched(aVisitor(site), '100001');
    expect(data.items[0]).toMatchObject({ itemId: '100001', isOutOfStock: true });
    await site.database.query(
      "update stock set held = 0, sold = 0, available = 50, initial = 50 where item_id = '100001' and location_id = 'FC1'",
    );
  });

  it('sets it in stores, and names stores and items that there are not', async () => {
    const { store_number: store } = await one('select store_number from stores order by store_number limit 1');
    expect(await importing('stock', `item_id,store,available\n100001,${store},4\n`)).toMatchObject({ isDone: true });
    expect(await one(`select available from stock where item_id = '100001' and location_id = '${store}'`)).toEqual({ available: 4 });
    const { isDone, said } = await importing('stock', 'item_id,store,available\n100001,9999999,4\nnone,,1\n100002,,-1\n');
    expect(isDone).toBe(false);
    for (const text of [
      'line 2, location: “9999999” is no store of ours',
      'line 3, item_id: “none” is no item',
      'line 4, available: “-1” is less than 0',
    ])
      expect(said).toContain(text);
  });
});

describe('a file of contracts', () => {
  const account = async () => String((await one('select account_number from contract_prices limit 1')).account_number);

  it('sets what an account pays and calls an item, and ends lines', async () => {
    const number = await account();
    const line = async () =>
      one(`select price_cents, customer_sku from contract_prices where account_number = '${number}' and item_id = '100005'`);
    await importing('contracts', `account,item_id,ends\n${number},100005,yes\n`);
    expect(await line()).toBeUndefined();
    expect(await importing('contracts', `account,sku,price,customer part number\n${number},100005,1.25,OUR-1\n`)).toMatchObject({
      said: expect.stringContaining('1 added, 0 changed'),
    });
    expect(await line()).toEqual({ price_cents: 125, customer_sku: 'OUR-1' });
    // Customers' numbers have a file of their own, which says nothing of prices.
    expect((await importing('contracts', `account,item_id,customer_number\n${number},100005,OUR-2\n`)).isDone).toBe(true);
    expect(await line()).toEqual({ price_cents: 125, customer_sku: 'OUR-2' });
    const buyer = await signedIn(site, 'bea.buyer@harbordental.example');
    expect((await searched(buyer, 'our2')).data.items.map(({ itemId, price }) => [itemId, price])).toEqual([['100005', '$1.25']]);
    expect((await searched(aVisitor(site), 'our2')).data.items.map(({ itemId }) => itemId)).not.toContain('100005');
    expect((await importing('contracts', `account,item_id,ends\n${number},100005,yes\n`)).said).toContain('1 changed');
    expect(await line()).toBeUndefined();
  });

  it('names accounts and items that there are not, and new lines without a price', async () => {
    const { isDone, said } = await importing('contracts', `account,item_id,customer_number\nnobody,100001,X\n${await account()},none,X\n`);
    expect(isDone).toBe(false);
    for (const text of ['line 2, account: “nobody” is no account', 'line 3, item_id: “none” is no item', 'line 2, price: is missing'])
      expect(said).toContain(text);
  });
});

describe("a file of customers' numbers", () => {
  it('says what an account calls an item of its contract, and nothing of what it costs', async () => {
    const { account_number: number, item_id: itemId } = await one(
      'select account_number, item_id from contract_prices order by 1, 2 limit 1',
    );
    const line = async () =>
      one(`select price_cents, customer_sku from contract_prices where account_number = '${number}' and item_id = '${itemId}'`);
    const before = await line();
    expect((await importing('customer-numbers', `account,item_id,customer_number\n${number},${itemId},THEIRS-9\n`)).said).toContain(
      '1 changed',
    );
    expect(await line()).toEqual({ ...before, customer_sku: 'THEIRS-9' });
    expect((await importing('customer-numbers', `account,item_id,customer_number\n${number},${itemId},\n`)).isDone).toBe(true);
    expect(await line()).toEqual({ ...before, customer_sku: null });
    await importing('customer-numbers', `account,item_id,customer_number\n${number},${itemId},${before.customer_sku ?? ''}\n`);
    expect(await line()).toEqual(before);
  });

  it('knows no other columns, and no items that are not on the contract', async () => {
    const { account_number: number } = await one('select account_number from contract_prices limit 1');
    expect((await importing('customer-numbers', `account,item_id,customer_number,price\n${number},100005,X,1\n`)).said).toContain(
      'line 1, price: is no column of ours',
    );
    const { said } = await importing('customer-numbers', `account,item_id,customer_number\n${number},none,X\n`);
    expect(said).toContain('line 2, item_id: “none” is no item of the shop');
    expect(said).toContain('“none” is not on the contract yet');
  });
});

describe('a file of prices', () => {
  const costs = () => one("select price_cents, list_price_cents, member_price_cents, name from items where item_id = '100001'");

  it('changes what items cost, and nothing else', async () => {
    const before = await costs();
    expect((await importing('prices', 'sku,our price,was,member_price\n100001,"$1,041.25",1100,1000\n')).said).toContain(
      '0 added, 1 changed',
    );
    expect(await costs()).toEqual({ ...before, price_cents: 104_125, list_price_cents: 110_000, member_price_cents: 100_000 });
    const dollars = (cents: number | null) => (cents === null ? '' : cents / 100);
    await importing(
      'prices',
      `item_id,price,list_price,member_price\n100001,${[before.price_cents, before.list_price_cents, before.member_price_cents].map(dollars).join(',')}\n`,
    );
    expect(await costs()).toEqual(before);
  });

  it('adds no item, and names each price that cannot be', async () => {
    const before = await costs();
    const { isDone, said } = await importing('prices', 'item_id,price,list_price\n100001,3,\nnone,1,\n100002,-4,\n100003,5,5\n');
    expect(isDone).toBe(false);
    for (const text of [
      'line 3, item_id: “none” is no item of the shop',
      'line 4, price: “-4” is less than nothing',
      'line 5, list_price: is not more than the price',
    ])
      expect(said).toContain(text);
    expect(await costs()).toEqual(before);
    expect((await importing('prices', 'item_id,list_price\n100001,3\n')).said).toContain('price: is missing');
    expect((await importing('prices', 'item_id,price,name\n100001,3,X\n')).said).toContain('name: is no column of ours');
  });
});

describe('a file of replacements', () => {
  const substitute = (itemId: string) =>
    one(`select facts -> 'substitute' as substitute, facts -> 'isDiscontinued' as gone from items where item_id = '${itemId}'`);

  it('says what is taken instead of an item, or that nothing is', async () => {
    expect((await importing('replacements', 'item_id,replaced_by,when\n100005,100006,\n100007,100008,short\n')).said).toContain(
      '2 changed',
    );
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'FULLHARDSUB', itemId: '100006' }, gone: true });
    expect(await substitute('100007')).toEqual({ substitute: { kind: 'PARTIALHARDSUB', itemId: '100008' }, gone: null });
    const { body } = await aVisitor(site).get<{ product: { restrictionDetails: { type: string } | null } }>('/cc/api/products/100005');
    expect(body.product.restrictionDetails).toMatchObject({ type: 'FULLHARDSUB' });
    expect((await importing('replacements', 'item_id,replaced_by,when\n100005,100006,\n100007,100008,short\n')).said).toContain(
      '0 changed, 2 were',
    );
    await importing('replacements', 'item_id,replaced_by\n100005,\n100007,\n');
    expect(await substitute('100005')).toEqual({ substitute: null, gone: true });
    await importing('items', 'item_id,discontinued\n100005,no\n');
  });

  it('leaves as it is what it says nothing about', async () => {
    await importing('replacements', 'item_id,replaced_by,when\n100005,100006,short\n');
    // Without a column for when, that stays.
    await importing('replacements', 'item_id,replaced_by\n100005,100007\n');
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'PARTIALHARDSUB', itemId: '100007' }, gone: null });
    // Two files say of it that it runs out and that it is not made any more: what is exported says no more than its part.
    await importing('items', 'item_id,discontinued\n100005,yes\n100010,yes\n');
    expect((await importing('replacements', 'item_id,replaced_by,when\n100005,100007,short\n100010,,\n')).said).toContain(
      '0 changed, 2 were',
    );
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'PARTIALHARDSUB', itemId: '100007' }, gone: true });
    expect(await substitute('100010')).toEqual({ substitute: null, gone: true });
    await importing('replacements', 'item_id,replaced_by,when\n100005,100007,discontinued\n');
    await importing('items', 'item_id,discontinued\n100005,no\n100010,no\n');
    expect((await importing('replacements', 'item_id,replaced_by,when\n100005,100007,discontinued\n')).said).toContain('0 changed, 1 were');
    await importing('replacements', 'item_id,replaced_by,when\n100005,100007,short\n');
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'PARTIALHARDSUB', itemId: '100007' }, gone: null });
    await importing('replacements', 'item_id,replaced_by\n100005,\n');
  });

  it('that says of what runs out that it is not made any more, or the other way round, says whether it is sold', async () => {
    await importing('replacements', 'item_id,replaced_by,when\n100005,100006,short\n');
    await importing('replacements', 'item_id,replaced_by,when\n100005,100006,discontinued\n');
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'FULLHARDSUB', itemId: '100006' }, gone: true });
    await importing('replacements', 'item_id,replaced_by,when\n100005,100006,short\n');
    expect(await substitute('100005')).toEqual({ substitute: { kind: 'PARTIALHARDSUB', itemId: '100006' }, gone: null });
    await importing('replacements', 'item_id,replaced_by\n100005,\n');
  });

  it('does not go round in circles, neither in the file nor with what there is', async () => {
    const before = await one("select md5(string_agg(facts::text, '' order by item_id)) as facts from items");
    const { isDone, said } = await importing(
      'replacements',
      'item_id,replaced_by\n100005,100006\n100006,100007\n100007,100005\n100008,100008\n',
    );
    expect(isDone).toBe(false);
    expect(said).toContain('line 2, replaced_by: goes round in a circle: 100005 → 100006 → 100007 → 100005');
    expect(said).toContain('line 5, replaced_by: goes round in a circle: 100008 → 100008');
    expect(await one("select md5(string_agg(facts::text, '' order by item_id)) as facts from items")).toEqual(before);
    await importing('replacements', 'item_id,replaced_by\n100005,100006\n');
    expect((await importing('replacements', 'item_id,replaced_by\n100006,100005\n')).said).toContain('100006 → 100005 → 100006');
    await importing('replacements', 'item_id,replaced_by\n100005,\n');
    await importing('items', 'item_id,discontinued\n100005,no\n');
  });
});

describe('a file of compatibility', () => {
  it('says what goes with what, of its columns alone', async () => {
    const facts = async () =>
      await one("select facts -> 'fitsItemIds' as fits, facts -> 'printerModels' as models from items where item_id = '100005'");
    await importing('compatibility', 'item_id,fits,printers\n100005,100001 | 100002,Acme 1 | Acme 2\n');
    expect(await facts()).toEqual({ fits: ['100001', '100002'], models: ['Acme 1', 'Acme 2'] });
    await importing('compatibility', 'item_id,fits\n100005,100002\n');
    expect(await facts()).toEqual({ fits: ['100002'], models: ['Acme 1', 'Acme 2'] });
    expect((await importing('compatibility', 'item_id,fits\n100005,100002\n')).said).toContain('0 changed');
    await importing('compatibility', 'item_id,fits,printers\n100005,,\n');
    expect(await facts()).toEqual({ fits: null, models: null });
    // No longer than who owns one may write it.
    const [long, longer] = ['X'.repeat(80), 'X'.repeat(81)];
    for (const [kind, column] of [
      ['compatibility', 'printers'],
      ['items', 'printer_models'],
    ] as const) {
      expect((await importing(kind, `item_id,${column}\n100005,${longer}\n`)).said).toContain('has 81 letters');
      expect((await importing(kind, `item_id,${column}\n100005,${long}\n`)).isDone).toBe(true);
      expect((await importing(kind, `item_id,${column}\n100005,\n`)).isDone).toBe(true);
    }
    expect((await importing('compatibility', 'item_id,fits\n100005,none\n')).said).toContain('line 2, fits: “none” is no item of the shop');
  });
});

describe('a file of synonyms', () => {
  it('has other words found at once, and says what is not carried', async () => {
    expect((await importing('synonyms', 'said,means,near\nGizmo,stapler,\nWhatsit,stapler|tape dispenser,no\n')).said).toContain('2 added');
    expect((await searched(aVisitor(site), 'gizmo')).data.items[0]?.title).toMatch(/Stapler/);
    await importing('synonyms', 'said,means,near\ngizmo,stapler,yes\n');
    expect((await searched(aVisitor(site), 'gizmo')).notCarried).toEqual({ said: 'gizmo', near: 'stapler' });
    expect((await importing('synonyms', 'said,means,near\ngizmo,stapler,yes\n')).said).toContain('0 added, 0 changed');
  });

  it('holds to what an operator may write', async () => {
    const { isDone, said } = await importing('synonyms', 'said,means\none two three four five,stapler\ngizmo,gizmo\n');
    expect(isDone).toBe(false);
    expect(said).toContain('line 2, said: Enter one to 4 words.');
    expect(said).toContain('line 3, means: Enter what else it is called.');
    const near = await importing('synonyms', 'said,means,near\npens,markers,yes\nfrobnicator,no such thing,yes\n');
    expect(near.isDone).toBe(false);
    expect(near.said).toContain('line 2, said: We carry that');
    expect(near.said).toContain('line 3, means: Enter the name of something that we carry.');
  });

  it('has one of what searches take for the same', async () => {
    const twice = await importing('synonyms', 'said,means\ngrey sprocket,stapler\nGrey sprockets,stapler\n');
    expect(twice).toMatchObject({ isDone: false, said: expect.stringContaining('line 3') });
    await importing('synonyms', 'said,means\ngrey sprocket,stapler\n');
    expect((await importing('synonyms', 'said,means\ngrey sprockets,stapler\n')).said).toContain('0 added, 0 changed');
    expect((await importing('synonyms', 'said,means\ngrey sprockets,tape\n')).said).toContain('0 added, 1 changed');
    expect(await one("select array_agg(said || ': ' || means[1]) as all from search_synonyms where said like 'grey sprock%'")).toEqual({
      all: ['grey sprocket: tape'],
    });
  });

  it('has no more than there is room for', async () => {
    const { rows } = await site.database.query<{ n: number }>('select count(*)::int as n from search_synonyms');
    const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '');
    const lines = (most: number) => Array.from({ length: most - (rows[0]?.n ?? 0) }, (_, n) => `q${letters(n)}x,stapler\n`).join('');
    expect(await importing('synonyms', `said,means\n${lines(MOST_SYNONYMS + 1)}`)).toMatchObject({
      isDone: false,
      said: expect.stringContaining('2,000'),
    });
    expect((await importing('synonyms', `said,means\n${lines(MOST_SYNONYMS)}`)).isDone).toBe(true);
    await site.database.query("delete from search_synonyms where said ~ '^q[bcdfghjklm]+x$'");
  });
});

it('a kind of file that there is not is told with those that there are', async () => {
  const { isDone, said } = await importing('nothing', 'a\n1\n');
  expect(isDone).toBe(false);
  for (const kind of ['items', 'stock', 'prices', 'contracts', 'customer-numbers', 'replacements', 'compatibility', 'synonyms'])
    expect(said).toContain(`             ${kind}`);
});
