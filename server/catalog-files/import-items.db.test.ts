import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';
import { checkFile } from './check-file.ts';
import { itemFile } from './kinds/item-file.ts';
import { openDocumentSupply } from './documents/document-supply.ts';
import { openPictureSupply } from './pictures/picture-supply.ts';
import { openTableFile } from './reading/table-file.ts';
import { writeFile as write } from './write-file.ts';

const site = useShop();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
/** A file with this in it. */
async function file(content: string | Buffer, ending = 'csv'): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.${ending}`);
  await writeFile(path, content);
  return path;
}

/** What a command said, and whether it did all. */
async function manage(...words: readonly string[]) {
  const lines: string[] = [];
  const isDone = await manageCatalog(site.shop, words, {
    line: (text) => lines.push(text),
    progress: () => undefined,
  });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

const importing = async (content: string | Buffer, ...options: readonly string[]) => manage('import', await file(content), ...options);
const mappingOf = (mapping: unknown) => file(JSON.stringify(mapping), 'json');

/** Of all items: what an import that changes nothing leaves as it is. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await site.database.query(
    "select (select md5(string_agg(i::text, '' order by item_id)) from items i) as items, (select count(*) from categories) as categories, (select md5(string_agg(s::text, '' order by item_id, location_id)) from stock s) as stock",
  );
  return rows[0];
}

const itemOf = async (itemId: string) => (await site.database.query('select * from items where item_id = $1', [itemId])).rows[0];
const found = async (q: string) =>
  (await aVisitor(site).get<z.output<(typeof search)['answer']>>(`/ele-lpd/api/searchProxy/search?q=${encodeURIComponent(q)}`)).body.data
    .items;

describe('a file of items', () => {
  it('brings new items that can be searched and bought, with what is plain for all that it does not say', async () => {
    const { isDone, said } = await importing(
      'SKU,Title,Category,Unit Price,MSRP,keywords,spec:Color,stock,limit_per_order\nZZ-1,"Zebu Brand ""Quiet"" Stapler, 20 Sheets",STAPLERS,"$12.50",15,grampadora,Teal,7,3\n',
    );
    expect([isDone, said]).toEqual([true, '1 row, 1 of them new.\n1 added, 0 changed, 0 were as the file has them.']);
    for (const q of ['zebu stapler', 'grampadora', 'zz-1', 'teal zebu'])
      expect((await found(q)).map(({ itemId, price }) => [itemId, price])).toContainEqual(['ZZ-1', '$12.50']);
    const visitor = aVisitor(site);
    await visitor.add({ itemId: 'ZZ-1', qty: 2 });
    expect((await visitor.cart()).cartSummary.cartSubTotal).toBe(25);
    expect(await itemOf('ZZ-1')).toMatchObject({
      brand: 'Unbranded',
      uom: 'Each',
      units_in_pack: 1,
      is_published: true,
      list_price_cents: 1500,
      facts: { limitPerOrder: 3 },
      specifications: [['Color', 'Teal']],
    });
  });

  it('changes what it has a column for, empties what stands in an empty cell, and leaves all else as it is', async () => {
    const before = await itemOf('100001');
    expect(await importing('item_id,price\n100001,41.25\nZZ-1,12.50\n')).toMatchObject({
      isDone: true,
      said: expect.stringContaining('1 changed, 1 were'),
    });
    expect(await itemOf('100001')).toEqual({
      ...before,
      price_cents: 4125,
      list_price_cents: expect.toSatisfy((cents) => cents === null || cents > 4125),
    });
    await importing('item_id,limit_per_order,keywords\nZZ-1,,\n');
    expect(await itemOf('ZZ-1')).toMatchObject({ facts: {}, price_cents: 1250 });
    expect(await found('grampadora')).toEqual([]);
    await importing(`item_id,price\n100001,${before.price_cents / 100}\n`);
  });

  it('brings the numbers of makers and bar codes, by which it is found, and refuses one with a wrong last digit', async () => {
    expect(
      await importing('item_id,name,category,mfr part number,UPC\nZZ-7,Ibex Folding Rule,STAPLERS,AB-77120,0 36000 29145 2\n'),
    ).toMatchObject({ isDone: true });
    expect(await itemOf('ZZ-7')).toMatchObject({ facts: { manufacturerNumber: 'AB-77120', gtin: '036000291452' } });
    for (const q of ['036000291452', 'AB-77120', 'ab77120'])
      expect(
        (await found(q)).map(({ itemId }) => itemId),
        q,
      ).toContainEqual('ZZ-7');
    expect(await importing('item_id,ean\nZZ-7,036000291453\n')).toMatchObject({
      isDone: false,
      said: expect.stringContaining('is no GTIN, UPC or EAN'),
    });
    await importing('item_id,mfr part number,UPC\nZZ-7,,\n');
    expect(await found('036000291452')).toEqual([]);
  });

  it('no longer tells what an item cost before where it costs as much now', async () => {
    await importing('item_id,price,list_price\nZZ-1,12.50,15\n');
    await importing('item_id,price\nZZ-1,16\n');
    expect(await itemOf('ZZ-1')).toMatchObject({ price_cents: 1600, list_price_cents: null });
  });

  it('changes nothing the second time, nor in a dry run', async () => {
    const content = 'item_id,name,category,price,spec:Size\nZZ-2,Zebu Tape,tape,3,3/4"\nZZ-3,Zebu Tape,tape,3,1"\n';
    const before = await fingerprint();
    expect(await importing(content, '--dry-run')).toMatchObject({
      isDone: true,
      said: expect.stringContaining(
        '2 rows, 2 of them new.\nNew items without stock: 2. Nobody can buy them until a file of stock comes (--as stock).\nA dry run',
      ),
    });
    expect(await fingerprint()).toEqual(before);
    await importing(content);
    const after = await fingerprint();
    expect(after).not.toEqual(before);
    expect(await importing(content)).toMatchObject({
      said: expect.stringContaining('0 added, 0 changed, 2 were as the file has them.'),
    });
    expect(await fingerprint()).toEqual(after);
  });

  it('makes categories where that is wished, once', async () => {
    const map = await mappingOf({ newCategories: true });
    const content = 'item_id,name,department,category\nZZ-4,Zebu Globe,Zebu Things,Globes\nZZ-5,Zebu Map,zebu things,Maps\n';
    expect(await importing(content, '--map', map)).toMatchObject({
      isDone: true,
      said: expect.stringContaining('New departments: Zebu Things.\nNew categories: Globes, Maps.'),
    });
    expect((await importing(content, '--map', map)).said).not.toContain('New categories');
    const { status, body } = await aVisitor(site).get<{ data: { totalItems: number } }>('/cc/api/categories/globes');
    expect([status, body.data.totalItems]).toEqual([200, 1]);
  });
});

describe('a file that somebody else wrote', () => {
  it.each<[string, () => Buffer, object]>([
    ['with a byte-order mark', () => Buffer.from('\ufeffitem_id,brand\nZZ-1,Žebu\n'), {}],
    ['in UTF-16', () => Buffer.from('\ufeffitem_id,brand\r\nZZ-1,Žebu\r\n', 'utf16le'), {}],
    [
      'in the letters of old Windows',
      () => Buffer.concat([Buffer.from('item_id,brand\nZZ-1,'), Buffer.from([0x8e]), Buffer.from('ebu\n')]),
      { encoding: 'windows-1252' },
    ],
    ['with semicolons, as spreadsheets in Europe write', () => Buffer.from('item_id;brand\r\n"ZZ-1";"Žebu"\r\n'), {}],
    ['with tabs', () => Buffer.from('brand\titem_id\nŽebu\tZZ-1\n\n'), {}],
    ['written in UTF-8 twice', () => Buffer.from('item_id,brand\nZZ-1,Å½ebu\n'), { isEncodedTwice: true }],
    [
      'with a heading above the headings, and numbers that are kept from losing their zeros',
      () => Buffer.from('Our catalogue;;\n;;\nitem_id;brand\n"=""ZZ-1""";Žebu\n'),
      { headingLine: 3 },
    ],
    [
      'with columns of its own',
      () => Buffer.from('Nr,Maker,Else\nZZ-1,Žebu,x\n'),
      { columns: { item_id: 'Nr', brand: 'Maker' }, others: 'leave out' },
    ],
  ])('is read: %s', async (_what, content, mapping) => {
    await site.database.query("update items set brand = 'Before' where item_id = 'ZZ-1'");
    expect(await importing(content(), '--map', await mappingOf(mapping))).toMatchObject({ isDone: true });
    expect(await itemOf('ZZ-1')).toMatchObject({ brand: 'Žebu' });
  });

  it('is read from lines of JSON, with lists and names in them', async () => {
    const path = await file(
      '{"item_id":"ZZ-1","highlights":["Quiet","Light"],"specifications":{"Color":"Teal","Width":"3 in"},"published":true}\n\n{"item_id":"ZZ-2","price":3.5}\n',
      'jsonl',
    );
    expect(await manage('import', path)).toMatchObject({ isDone: true });
    expect(await itemOf('ZZ-1')).toMatchObject({
      highlights: ['Quiet', 'Light'],
      specifications: [
        ['Color', 'Teal'],
        ['Width', '3 in'],
      ],
    });
  });

  it('tells the first or the last of rows of one item, where that is said', async () => {
    for (const [repeated, cents] of [
      ['first', 100],
      ['last', 300],
    ] as const) {
      await importing('item_id,price\nZZ-1,1\nZZ-2,5\nZZ-1,3\n', '--map', await mappingOf({ repeated }));
      expect(await itemOf('ZZ-1')).toMatchObject({ price_cents: cents });
    }
  });

  it('counts a new item once, however many of its rows come', async () => {
    const map = await mappingOf({ repeated: 'last' });
    const { said } = await importing('item_id,name,category\nZZ-6,Zebu One,tape\nZZ-6,Zebu Two,tape\n', '--map', map);
    expect(said).toBe(
      '2 rows, 1 of them new; 1 repeat another.\nNew items without stock: 1. Nobody can buy them until a file of stock comes (--as stock).\n1 added, 0 changed, 0 were as the file has them.',
    );
    expect(await itemOf('ZZ-6')).toMatchObject({ name: 'Zebu Two' });
  });

  it('shows hostile texts as texts', async () => {
    await importing('item_id,name,description\nZZ-1,<b>Zebu</b><script>alert(1)</script>,"<img src=x onerror=alert(2)>"\n');
    const { body } = await aVisitor(site).get<{ product: { title: string; description: string } }>('/cc/api/products/ZZ-1');
    expect(body.product).toMatchObject({ title: '<b>Zebu</b><script>alert(1)</script>', description: '<img src=x onerror=alert(2)>' });
  });
});

describe('a broken file changes nothing, and says where', () => {
  it.each<[string, string | Buffer, readonly string[]]>([
    [
      'prices',
      'item_id,price\n100001,-3\n100002,12.345\n100003,ten\n',
      ['line 2, price: “-3” is less than nothing', 'line 3, price: “12.345” has parts of a cent', 'line 4, price: “ten” is no amount'],
    ],
    ['a number twice', 'item_id,price\n100001,1\n100002,1\n100001,2\n', ['line 4: “100001” stands in line 2, too']],
    ['an unknown category', 'item_id,name,category\nZZ-9,Zebu,Nowhere\n', ['line 2, category: “Nowhere” is no category of the shop']],
    ['a new item without a name', 'item_id,price\nZZ-9,1\n', ['line 2, name: is missing, and “ZZ-9” is a new item']],
    [
      'an unknown kind and an unknown photograph',
      'item_id,kind,pictures\n100001,nothing,nowhere\n',
      ['kind: “nothing” is no kind', 'pictures: “nowhere” is no photograph'],
    ],
    ['a column of nobody', 'item_id,pirce\n100001,1\n', ['line 1, pirce: is no column of ours']],
    [
      'ten thousand columns',
      `item_id,${Array.from({ length: 10_000 }, (_, index) => `c${index}`).join(',')}\n100001\n`,
      ['There are 10001 columns'],
    ],
    ['a quote that never ends', 'item_id,name,price\n100001,"Zebu,1\n100002,Zebu,2\n', ['cannot be read']],
    [
      'other letters',
      Buffer.from([...Buffer.from('item_id,name\n100001,caf'), 0xe9, 0x0a]),
      ['It is not written in utf-8 (about line 1)', 'windows-1252'],
    ],
    [
      'a formula',
      'item_id,name,price\n100001,Zebu,=1+2\n100002,"=HYPERLINK(""x"")",1\n',
      ['line 2, price: is a formula', 'line 3, name: is a formula'],
    ],
    ['nothing', '', ['It is empty']],
    ['only blanks', '\n\n , \n', ['It is empty']],
    ['a row that is too long', 'item_id,price\n100001,1,2,3\n', ['line 2: has 4 cells, and there are 2 columns']],
  ])('%s', async (_what, content, expected) => {
    const before = await fingerprint();
    const { isDone, said } = await importing(content);
    expect(isDone).toBe(false);
    for (const text of expected) expect(said).toContain(text);
    expect(said.toLowerCase()).toContain('nothing was changed');
    expect(await fingerprint()).toEqual(before);
  });

  it('of which only so many problems are told', async () => {
    const rows = Array.from({ length: 1_500 }, (_, index) => `10000${index},-1`).join('\n');
    const { said } = await importing(`item_id,price\n${rows}\n`);
    expect(said.split('\n').length).toBeLessThan(210);
    expect(said).toMatch(/… and [\d,]+ more\./);
  });

  it.each([
    ['a file that is not there', ['import', '/nowhere/at-all.csv'], 'cannot be opened'],
    ['a file of another kind', ['import', 'catalogue.pdf'], 'It is none of .csv'],
    ['no file', ['import'], 'npm run catalog -- import'],
    ['another word', ['delete', 'x.csv'], 'npm run catalog -- import'],
    ['an option that there is not', ['import', 'x.csv', '--force'], 'npm run catalog -- import'],
  ])('and so does %s', async (_what, words, expected) => {
    const { isDone, said } = await manage(...words);
    expect(isDone).toBe(false);
    expect(said).toContain(expected);
  });

  it('and so does a mapping that is none', async () => {
    for (const mapping of [{ columns: { price: 3 } }, { colums: {} }, []]) {
      const { isDone, said } = await importing('item_id,price\n100001,1\n', '--map', await mappingOf(mapping));
      expect([isDone, said.includes('cannot be used')]).toEqual([false, true]);
    }
  });
});

describe('an import that is broken off', () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => `YY-${index},Yak Number ${index},copy-paper,1.50`).join('\n');
  const yaks = async () => Number((await site.database.query("select count(*) from items where item_id like 'YY-%'")).rows[0].count);

  const opened = async (content: string) => openTableFile(await file(content));
  const writingOf = async (content: string) => {
    const { writing } = await checkFile(
      site.database,
      itemFile,
      await opened(content),
      { mapping: {}, today: '2027-01-01', pictures: await openPictureSupply({}), documents: await openDocumentSupply({}) },
      () => undefined,
    );
    if (writing === undefined) throw new Error('the file has problems');
    return writing;
  };

  it('leaves whole batches, and the same file goes on from there', async () => {
    const content = `item_id,name,category,price\n${rows}\n`;
    const cutOff = write(site.database, await writingOf(content), () => {
      throw new Error('the plug was pulled');
    });
    await expect(cutOff).rejects.toThrow('the plug was pulled');
    expect(await yaks()).toBe(500);
    expect(await write(site.database, await writingOf(content), () => undefined)).toEqual({ rows: 1_200, added: 700, changed: 0 });
    expect(await yaks()).toBe(1_200);
  });

  it('is told to all nodes with what is written, not when it is through', async () => {
    const listening = await site.database.connect();
    let heard = 0;
    listening.on('notification', () => (heard += 1));
    await listening.query('listen catalog_changed');
    const [heardAtEnd, writing] = [[-1], await writingOf('item_id,price\nYY-1,7\nYY-2,7\n')];
    const batches: typeof writing.batches = async function* () {
      yield* writing.batches(1);
      await listening.query('select 1');
      heardAtEnd[0] = heard;
    };
    await write(site.database, { ...writing, batches }, () => undefined);
    listening.release(true);
    expect(heardAtEnd).toEqual([1]);
  });

  it('is ended between two batches by who runs it, and says how far it came', async () => {
    const path = await file(`item_id,name,category,price\n${rows.replaceAll('YY-', 'ZZ-')}\n`);
    const stopping = new AbortController();
    const lines: string[] = [];
    const told = {
      line: (text: string) => void lines.push(text),
      progress: (text: string) => void (text.includes('written') && stopping.abort()),
      signal: stopping.signal,
    };
    expect(await manageCatalog(site.shop, ['import', path], told)).toBe(false);
    expect(lines.at(-1)).toContain('Stopped: 500 rows were written. Import the same file again to go on.');
    expect(Number((await site.database.query("select count(*) from items where item_id like 'ZZ-%'")).rows[0].count)).toBe(500);
  });

  it('writes nothing of a batch of which one row cannot be written', async () => {
    const content = `item_id,name,category,price\n${rows.replaceAll('YY-', 'XX-')}\n`;
    const writing = await writingOf(content);
    await site.database.query("alter table items add constraint no_such_yak check (item_id <> 'XX-700')");
    await expect(write(site.database, writing, () => undefined)).rejects.toThrow('no_such_yak');
    await site.database.query('alter table items drop constraint no_such_yak');
    expect(Number((await site.database.query("select count(*) from items where item_id like 'XX-%'")).rows[0].count)).toBe(500);
  });

  it('lets no other one run beside it', async () => {
    const path = await file('item_id,price\nYY-1,2\n');
    const client = await site.database.connect();
    await client.query("select pg_advisory_lock(hashtext('catalog file'))");
    expect(await manage('import', path)).toMatchObject({ isDone: false, said: expect.stringContaining('Another import runs') });
    client.release(true);
    await expect.poll(async () => (await manage('import', path)).isDone).toBe(true);
  });
});

/** The public "Sample - Superstore" data, which is no part of the project. */
const SUPERSTORE = new URL('../../../shared/data/superstore.csv', import.meta.url).pathname;

describe.skipIf(!existsSync(SUPERSTORE))('the lines of orders of another shop', () => {
  it('load as its products with a mapping alone, and can be searched and bought', async () => {
    const map = await mappingOf({
      columns: {
        item_id: 'Product ID',
        name: 'Product Name',
        department: 'Category',
        category: 'Sub-Category',
        brand: { is: 'Superstore' },
        price: { column: 'Sales', per: 'Quantity', beforeDiscount: 'Discount' },
        stock: { is: '40' },
      },
      isEncodedTwice: true,
      others: 'leave out',
      repeated: 'first',
      newCategories: true,
    });
    expect((await manage('import', SUPERSTORE, '--map', map)).said).toContain('1,862 added');
    expect((await found('bush somerset bookcase')).map(({ itemId, price }) => [itemId, price])).toContainEqual([
      'FUR-BO-10001798',
      '$130.98',
    ]);
    const visitor = aVisitor(site);
    await visitor.add({ itemId: 'FUR-BO-10001798', qty: 1 });
    expect((await visitor.cart()).cartSummary.cartSubTotal).toBe(130.98);
  }, 60_000);
});
