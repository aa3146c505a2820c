import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { EXPORTED_KINDS, MERCHANT_FEED } from './exporting/exports.ts';
import { manageCatalog } from './index.ts';
import { KINDS } from './kinds/kinds.ts';

const site = useShop();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-export-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function manage(...words: readonly string[]) {
  const lines: string[] = [];
  site.shop.catalog.forget();
  const isDone = await manageCatalog(site.shop, words, { line: (text) => lines.push(text), progress: () => undefined });
  return { isDone, said: lines.join('\n') };
}

/** Whatever files change, and what search reads of it. */
async function fingerprint(): Promise<unknown> {
  const of = (table: string, order: string) => `(select md5(string_agg(t::text, '' order by ${order})) from ${table} t) as ${table}`;
  const { rows } = await site.database.query(
    `select ${of('items', 'item_id')}, ${of('stock', 'item_id, location_id')}, ${of('contract_prices', 'account_number, item_id')}, ${of('search_synonyms', 'said')}`,
  );
  return rows[0];
}

const FORMATS = ['csv', 'xlsx', 'jsonl'] as const;

describe('what is exported', () => {
  it('is all that can be imported, and the feed for search engines', () => {
    expect([...EXPORTED_KINDS].toSorted()).toEqual([...KINDS.keys(), MERCHANT_FEED].toSorted());
  });

  it.each([...KINDS.keys()].flatMap((kind) => FORMATS.map((format) => [kind, format] as const)))(
    'changes nothing when it is imported again: %s as %s',
    async (kind, format) => {
      await site.database.query(
        `update items set name = '=cmd|x "quoted", <b>_x0041_</b>', highlights = '{"a | b","=c"}', specifications = '[["W: H", "1|2"], ["Color", "+1"]]',
          description = E'''@line one\nline two' where item_id = '100001'`,
      );
      const path = join(folder, `${kind}.${format}`);
      const before = await fingerprint();
      const exported = await manage('export', path, '--as', kind);
      expect(exported).toMatchObject({ isDone: true, said: expect.stringMatching(/^[\d,]+ rows? written\.$/) });
      expect(exported.said).not.toMatch(/^0 /);
      const { isDone, said } = await manage('import', path, '--as', kind);
      expect(said).toMatch(/0 added, 0 changed/);
      expect(isDone).toBe(true);
      expect(await fingerprint()).toEqual(before);
    },
  );

  it('is its writer’s alone where it tells prices of contracts, and everybody’s where it is a feed', async () => {
    const modeOf = async (name: string, kind: string) => {
      const path = join(folder, name);
      await manage('export', path, '--as', kind);
      return (await stat(path)).mode & 0o777;
    };
    expect(await modeOf('own.csv', 'contracts')).toBe(0o600);
    expect((await modeOf('handed-out.xml', MERCHANT_FEED)) & 0o400).toBe(0o400);
  });

  it('brings back what was changed since', async () => {
    const path = join(folder, 'back.xlsx');
    const before = await fingerprint();
    await manage('export', path);
    await site.database.query(
      "update items set name = 'Other', price_cents = 1, list_price_cents = null, facts = facts || '{\"limitPerOrder\": 3}' where item_id in ('100002', '100003')",
    );
    expect((await manage('import', path)).said).toContain('2 changed');
    expect(await fingerprint()).toEqual(before);
  });

  it('has nothing in it that a spreadsheet would carry out', async () => {
    await manage('export', join(folder, 'guarded.csv'));
    const text = await readFile(join(folder, 'guarded.csv'), 'utf8');
    expect(text.startsWith('\ufeffitem_id,')).toBe(true);
    expect(text).toContain('"\'=cmd|x ""quoted"", <b>_x0041_</b>"');
    expect(text).not.toMatch(/(?:^|[,\n]"?)[=@]/m);
  });

  it('takes the place of an older file only when all of it is written', async () => {
    const path = join(folder, 'older.csv');
    await writeFile(path, 'what was there');
    await site.database.query(`alter table items rename column own_words to other_words`);
    await expect(manage('export', path)).rejects.toThrow('own_words');
    await site.database.query(`alter table items rename column other_words to own_words`);
    expect(await readFile(path, 'utf8')).toBe('what was there');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect((await manage('export', path)).isDone).toBe(true);
    expect(await readFile(path, 'utf8')).toContain('item_id,');
  });

  it.each([
    [['export', '/nowhere/at-all/items.csv'], 'It cannot be written'],
    [['export', 'items.pdf'], 'Files of items are written as csv, xlsx, jsonl'],
    [['export', 'items.csv', '--as', MERCHANT_FEED], 'Files of merchant-feed are written as xml, tsv'],
    [['export', 'items.csv', '--as', 'nothing'], 'npm run catalog -- export'],
    [['export', 'items.csv', '--dry-run'], 'npm run catalog -- export'],
  ])('is refused in ways that there are not: %s', async (words, expected) => {
    const { isDone, said } = await manage(...words);
    expect([isDone, said.includes(expected)]).toEqual([false, true]);
  });
});

describe('the feed for shopping search engines', () => {
  const elements = (item: string) =>
    Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', text = '']) => [name, text]));

  async function feed() {
    const path = join(folder, 'feed.xml');
    expect((await manage('export', path, '--as', MERCHANT_FEED)).isDone).toBe(true);
    const text = await readFile(path, 'utf8');
    return { text, items: [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => elements(item)) };
  }

  it('says of each item what its page says to a guest, at the price that a guest pays in the cart', async () => {
    const { items } = await feed();
    expect(items.length).toBeGreaterThan(30);
    const visitor = aVisitor(site);
    for (const item of [items[0], items[20], items.at(-1)]) {
      const { body } = await visitor.get<{ product: { title: string; priceValue: number; isOutOfStock: boolean } }>(
        `/cc/api/products/${item?.['id']}`,
      );
      expect(item).toMatchObject({
        price: `${body.product.priceValue.toFixed(2)} USD`,
        link: `http://localhost/product_${item?.['id']}`,
        condition: 'new',
      });
      expect(item?.['availability'] === 'out_of_stock').toBe(body.product.isOutOfStock);
    }
    const [item] = items.filter(({ availability }) => availability === 'in_stock');
    await visitor.add({ itemId: item?.['id'] ?? '', qty: 1 });
    expect(`${(await visitor.cart()).cartSummary.cartSubTotal.toFixed(2)} USD`).toBe(item?.['price']);
    expect(item?.['image_link']).toMatch(/^http:\/\/localhost\/pictures\/.*-800\.webp$/);
    expect(item?.['product_type']).toMatch(/^.+ &gt; .+$/);
  });

  it('tells of nothing that a guest may not see or buy, nor what others pay', async () => {
    const canary = 'Canary Quillfeather';
    const hidden = {
      '100010': 'is_published = false',
      '100011': `facts = '{"isWholesale": true}'`,
      '100012': `facts = '{"isComingSoon": true}'`,
      '100013': `facts = '{"isHealthcare": true}'`,
      '100014': `facts = '{"isPriceInCart": true}'`,
      '100015': `facts = '{"isInStoreOnly": true}'`,
      '100017': `facts = '{"isFreeSample": true}'`,
      '100018': `facts = '{"childOf": ["100001"]}'`,
      '100019': 'price_cents = null, list_price_cents = null',
    };
    for (const [itemId, changed] of Object.entries(hidden))
      await site.database.query(
        `update items set name = '${canary} ${itemId}', description = '${canary}', ${changed} where item_id = '${itemId}'`,
      );
    await site.database.query(
      "update items set name = 'Seen Quillfeather', price_cents = 123457, member_price_cents = 98761, list_price_cents = null where item_id = '100020'",
    );
    await site.database.query(
      "insert into contract_prices (account_number, item_id, price_cents) select account_number, '100020', 87653 from accounts limit 1 on conflict (account_number, item_id) do update set price_cents = 87653",
    );
    const { text, items } = await feed();
    expect(text.includes(canary)).toBe(false);
    expect(items.filter(({ id = '' }) => Object.hasOwn(hidden, id))).toEqual([]);
    expect(items.find(({ id }) => id === '100020')).toMatchObject({ title: 'Seen Quillfeather', price: '1234.57 USD' });
    expect(['987.61', '876.53'].filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('is well-formed whatever items are called, and comes with tabs, too', async () => {
    await site.database.query(
      `update items set name = E'<g:price>0</g:price>]]> & "x"', description = E'a\tb\nc' where item_id = '100020'`,
    );
    const { items } = await feed();
    expect(items.find(({ id }) => id === '100020')).toMatchObject({
      title: '&lt;g:price&gt;0&lt;/g:price&gt;]]&gt; &amp; "x"',
      price: '1234.57 USD',
    });
    const path = join(folder, 'feed.tsv');
    await manage('export', path, '--as', MERCHANT_FEED);
    const [head = '', ...rows] = (await readFile(path, 'utf8'))
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split('\t'));
    expect(rows.length).toBe(items.length);
    expect(rows.every((row) => row.length === head.length)).toBe(true);
    expect(rows.find(([id]) => id === '100020')?.[2]).toBe('a b c');
  });
});
