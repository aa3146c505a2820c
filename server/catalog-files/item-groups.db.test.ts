import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetails } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { addPens, PENS_GROUP } from '#tests/support/catalog/variant-group.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-groups-'));
  await addPens(site, [
    { itemId: '800001', color: 'Black', pack: 'Dozen' },
    { itemId: '800002', color: 'Blue', pack: 'Dozen' },
    { itemId: '800003', color: 'Green', pack: 'Dozen', isWholesale: true },
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

async function manage(...words: readonly string[]) {
  const lines: string[] = [];
  const isDone = await manageCatalog(site.shop, words, { line: (text) => lines.push(text), progress: () => undefined });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

let files = 0;
async function importing(content: string) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  await writeFile(path, content);
  return manage('import', path);
}

const groupOf = async (itemId: string) =>
  (await site.database.query('select item_group, options from items where item_id = $1', [itemId])).rows[0];
const product = async (itemId: string) =>
  (await aVisitor(site).get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`)).body.product;

const NEW = 'item_id,name,brand,category,price,item_group,option:Color,option:Pack\n';

describe('a file of items with groups', () => {
  it('brings colors and packs that are one tile and lead to each other, and changes nothing the second time', async () => {
    const content = `${NEW}GG-1,"Gnu Tape, Red",Gnu,Tape,3,gnu-tape,Red,Single\nGG-2,"Gnu Tape, Blue",Gnu,Tape,4,gnu-tape,Blue,Single\n`;
    expect((await importing(content)).said).toContain('2 added');
    expect((await importing(content)).said).toContain('0 changed, 2 were as the file has them');
    const { variants, variantSummary } = await product('GG-1');
    expect(variants.map(({ itemId }) => itemId).toSorted()).toEqual(['GG-1', 'GG-2']);
    expect(variantSummary?.swatches.map(({ label }) => label)).toEqual(['Red', 'Blue']);
  });

  it('leaves groups as they are where it has no column for them, and takes an item out where a cell is empty', async () => {
    await importing('item_id,price\nGG-2,5\n');
    expect(await groupOf('GG-2')).toMatchObject({ item_group: 'gnu-tape' });
    await importing('item_id,item_group,options\nGG-2,,\n');
    expect(await groupOf('GG-2')).toEqual({ item_group: null, options: [] });
    expect((await product('GG-1')).variants).toEqual([]);
    await importing('item_id,item_group,options\nGG-2,gnu-tape,Color: Blue | Pack: Single\n');
  });

  it.each([
    ['of a new item', 'item_id,name,category,options\nGG-7,Gnu Tape,Tape,Color: Red\n', 'line 2, options: '],
    ['whose group is taken away', 'item_id,item_group\nGG-2,\n', 'line 2, item_group: '],
    ['of a new item with an empty group', `${NEW}GG-7,Gnu,Gnu,Tape,3,,Red,Single\n`, 'line 2, item_group: '],
    ['of an item that stands alone', 'item_id,options\n100001,Color: Red\n', 'line 2, options: '],
  ])('is refused where there are options and no group: those %s', async (_what, content, where) => {
    const before = await groupOf('GG-2');
    expect(await importing(content)).toMatchObject({ isDone: false, said: expect.stringContaining(where) });
    expect(await groupOf('GG-2')).toEqual(before);
    expect(await groupOf('GG-7')).toBeUndefined();
  });

  it.each([
    ['two of a file', `${NEW}GG-8,Gnu,Gnu,Tape,3,gnu,Red,Single\nGG-9,Gnu,Gnu,Tape,3,gnu,red,Single\n`, 'line 3', 'item GG-8 in line 2'],
    ['one beside what the shop has', `${NEW}GG-9,Gnu,Gnu,Tape,3,gnu-tape,Red,Single\n`, 'line 2', 'item GG-1'],
    ['one that is changed to be so', 'item_id,option:Color,option:Pack\nGG-2,Red,Single\n', 'line 2', 'item GG-1'],
    ['two without any options', `${NEW}GG-8,Gnu,Gnu,Tape,3,gnu,,\nGG-9,Gnu,Gnu,Tape,3,gnu,,\n`, 'line 3', 'item GG-8'],
  ])('is refused, with the line, where nothing tells items of a group apart: %s', async (_what, content, line, other) => {
    const { isDone, said } = await importing(content);
    expect(isDone).toBe(false);
    expect(said.toLowerCase()).toContain(line);
    expect(said).toContain(other);
    expect(await groupOf('GG-9')).toBeUndefined();
    expect(await groupOf('GG-2')).toMatchObject({
      options: [
        ['Color', 'Blue'],
        ['Pack', 'Single'],
      ],
    });
  });

  it('may swap two of a group, and name the same group for another brand', async () => {
    expect(
      await importing('item_id,item_group,option:Color,option:Pack\nGG-1,gnu-tape,Blue,Single\nGG-2,gnu-tape,Red,Single\n'),
    ).toMatchObject({ isDone: true });
    expect(await importing(`${NEW}GG-3,Yak Tape,Yak,Tape,3,gnu-tape,Red,Single\n`)).toMatchObject({ isDone: true });
    expect((await product('GG-3')).variants).toEqual([]);
  });

  it('comes back as it was exported', async () => {
    const path = join(folder, 'all.csv');
    await manage('export', path);
    expect(await readFile(path, 'utf8')).toContain(`${PENS_GROUP},Color: Black | Pack: Dozen`);
    expect((await manage('import', path)).said).toContain('0 added, 0 changed');
  });

  it('groups in the merchant feed what a guest sees several of, by color and what else tells it apart', async () => {
    const path = join(folder, 'feed.tsv');
    await manage('export', path, '--as', 'merchant-feed');
    const [head = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\r\n');
    const columns = head.split('\t');
    const rows = new Map(
      lines.map((line) => {
        const cells = line.split('\t');
        const cell = (column: string) => cells[columns.indexOf(column)];
        return [cell('id'), [cell('item_group_id'), cell('color'), cell('size')]];
      }),
    );
    const { itemGroupId } = await product('800001');
    expect(rows.get('800001')).toEqual([itemGroupId, 'Black', 'Dozen']);
    expect(rows.get('800002')).toEqual([itemGroupId, 'Blue', 'Dozen']);
    expect(rows.has('800003')).toBe(false);
    expect(rows.get('GG-3')).toEqual(['', 'Red', 'Single']);
    expect(rows.get('100001')).toEqual(['', '', '']);
  });
});

describe('a catalogue that another program exported', () => {
  it('is found, is one tile for each thing, can be bought, and changes nothing the second time', async () => {
    const path = join(folder, 'exported.csv');
    await writeFile(
      path,
      [
        'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '1,variable,qg-scarf,Quagga Scarf,1,,<p>Keeps &amp; warms</p>,1,,,,Quagga Clothes > Scarves,,,Color,"Blue, Red"',
        '2,variation,qg-scarf-blue,Quagga Scarf - Blue,1,,,1,,18,20,,,qg-scarf,Color,Blue',
        '3,variation,qg-scarf-red,Quagga Scarf - Red,1,,,0,,,20,,,qg-scarf,Color,Red',
      ].join('\n'),
    );
    const first = await manage('import', path, '--map', 'woocommerce');
    expect(first.said).toContain('New departments: Quagga Clothes.\nNew categories: Scarves.');
    expect(first.said).toContain('New items without stock: 1. Nobody can buy them until a file of stock comes (--as stock).');
    expect((await manage('import', path, '--map', 'woocommerce')).said).toContain('0 added, 0 changed, 2 were as the file has them.');
    const visitor = aVisitor(site);
    const { variants, description } = await product('qg-scarf-blue');
    expect(variants.map(({ itemId }) => itemId).toSorted()).toEqual(['qg-scarf-blue', 'qg-scarf-red']);
    expect(description).toBe('Keeps & warms');
    await visitor.add({ itemId: 'qg-scarf-blue', qty: 1 });
    expect((await visitor.cart()).cartSummary.cartSubTotal).toBe(18);
  });

  it('comes back from an export as it is', async () => {
    const path = join(folder, 'all.jsonl');
    await manage('export', path);
    expect((await manage('import', path)).said).toContain('0 added, 0 changed,');
  });
});
