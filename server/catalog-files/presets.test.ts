import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemRow } from '#domain/catalog-files/item-columns.ts';
import { itemReader } from '#domain/catalog-files/item-reader.ts';
import { PRESET_NAMES, readMapping } from './mapping-file.ts';
import { chosenFile } from './reading/chosen-file.ts';
import { openTableFile } from './reading/table-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-presets-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a file says with a mapping of ours. */
async function rowsOf(preset: string, content: string, ending = 'csv'): Promise<ItemRow[]> {
  const path = join(folder, `${preset}.${ending}`);
  await writeFile(path, content);
  const mapping = await readMapping(preset);
  const file = chosenFile(await openTableFile(path, mapping), mapping);
  const reader = itemReader(file.headings, mapping);
  if ('problems' in reader) throw new Error(JSON.stringify(reader.problems));
  const rows: ItemRow[] = [];
  for await (const { cells } of file.rows()) {
    const { row, problems } = reader.read(cells);
    expect(problems).toEqual([]);
    rows.push(row);
  }
  return rows;
}

describe('a file that a well-known program exports', () => {
  it('has a mapping by the name of the program', () =>
    expect(PRESET_NAMES.toSorted()).toEqual(['google', 'magento', 'shopify', 'woocommerce']));

  it('of Shopify has an item for each variant, with what its first row says of all, and no row of pictures', async () => {
    const rows = await rowsOf(
      'shopify',
      [
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Variant Image,Status',
        'quiet-pen,Quiet Pen,<p>Writes &amp; rests</p>,Zebu,Pens,"pen, quiet",true,Color,Blue,,3,2.50,2.50,https://p.example/1.jpg,,active',
        'quiet-pen,,,,,,,,Red,ZQ-R,0,2.75,3.00,https://p.example/2.jpg,https://p.example/r.jpg,',
        'quiet-pen,,,,,,,,,,,,,https://p.example/3.jpg,,',
        'mug,Mug,,Zebu,,,true,Title,Default Title,,1,9,,,,draft',
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      {
        item_id: 'quiet-pen-Blue',
        name: 'Quiet Pen, Blue',
        brand: 'Zebu',
        department: 'More',
        category: 'Pens',
        description: 'Writes & rests',
        specifications: [['Color', 'Blue']],
        item_group: 'quiet-pen',
        options: [['Color', 'Blue']],
        pictures: ['https://p.example/1.jpg'],
        price: 250,
        list_price: null,
        published: true,
        search_words: 'pen, quiet',
        stock: 3,
      },
      {
        item_id: 'ZQ-R',
        name: 'Quiet Pen, Red',
        item_group: 'quiet-pen',
        options: [['Color', 'Red']],
        price: 275,
        list_price: 300,
        pictures: ['https://p.example/r.jpg'],
        published: true,
      },
      {
        item_id: 'mug',
        name: 'Mug',
        category: 'Everything else',
        specifications: null,
        item_group: null,
        options: null,
        published: false,
        pictures: null,
      },
    ]);
  });

  it('of WooCommerce has no parents of variations, whose variations stand where they stand', async () => {
    const rows = await rowsOf(
      'woocommerce',
      [
        'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
        '1,variable,zw-1,Tee,1,,,1,,,,"Clothing > Tees, Sale",,"https://p.example/1.jpg, https://p.example/2.jpg",,Color,"Blue, Red"',
        '2,"simple, virtual",,Song,-1,Short.,<b>Long</b>.,1,4,2,3,Music,song,,,,',
        '3,variation,zw-1-blue,Tee - Blue,1,,,1,,,20,,,https://p.example/1.jpg,zw-1,Color,Blue',
        '4,grouped,zw-4,Both,1,,,1,,,,,,,,,',
        '5,variable,,Cap,1,,Warm,1,,,,Hats,,https://p.example/5.jpg,,Color,"Blue, Red"',
        '6,variation,,Cap - Red,1,,,0,,,9,,,,id:5,Color,Red',
        String.raw`7,simple,zw-7,Bag,1,,,1,,,9,"Bags\, Cases",,,,Color,Blue`,
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      {
        item_id: 'id-2',
        name: 'Song',
        department: 'Music',
        category: 'Music',
        description: 'Short.\nLong.',
        price: 200,
        list_price: 300,
        published: false,
        stock: 4,
        item_group: null,
      },
      {
        item_id: 'zw-1-blue',
        department: 'Clothing',
        category: 'Tees',
        price: 2000,
        list_price: null,
        specifications: [['Color', 'Blue']],
        item_group: 'zw-1',
        options: [['Color', 'Blue']],
        // There are some, and it does not count them.
        stock: 100,
      },
      {
        item_id: 'id-6',
        category: 'Hats',
        description: 'Warm',
        pictures: ['https://p.example/5.jpg'],
        item_group: 'id:5',
        options: [['Color', 'Red']],
        stock: 0,
      },
      { item_id: 'zw-7', category: 'Bags, Cases', specifications: [['Color', 'Blue']], item_group: null, options: null },
    ]);
  });

  it('of Magento has what can be put into a cart, once for all its stores', async () => {
    const rows = await rowsOf(
      'magento',
      [
        'sku,store_view_code,product_type,categories,name,description,product_online,price,special_price,base_image,additional_images,additional_attributes,qty',
        'ZM 1,,simple,"Default Category/Gear,Default Category/Gear/Bags",Bag,<p>Holds all</p>,1,34.0000,30.0000,/z/m/bag.jpg,"/z/m/in.jpg,/z/m/out.jpg","color=Blue,size=M",100.0000',
        'ZM-2,,configurable,Default Category/Gear,Both,,1,,,,,,0.0000',
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      {
        item_id: 'ZM-1',
        department: 'Gear',
        category: 'Bags',
        price: 3000,
        list_price: 3400,
        pictures: ['/z/m/bag.jpg', '/z/m/in.jpg', '/z/m/out.jpg'],
        specifications: [
          ['color', 'Blue'],
          ['size', 'M'],
        ],
        stock: 100,
      },
    ]);
  });

  it('of Magento has variants of what lists them, wherever that stands', async () => {
    const rows = await rowsOf(
      'magento',
      [
        'sku,product_type,categories,name,price,qty,additional_attributes,configurable_variations',
        'ZM-3-Blue,simple,,Tee-Blue,9,5,"color=""Blue, dark"",manufacturer=Zebu",',
        'ZM-3,configurable,"Default Category/Wear/Tees",Tee,,0,,"sku=ZM-3-Blue,color=""Blue, dark""|sku=ZM 3 Red,color=Red"',
        'ZM 3 Red,virtual,,Tee-Red,9,5,color=Red,',
      ].join('\n'),
    );
    expect(rows).toMatchObject([
      {
        item_id: 'ZM-3-Blue',
        brand: 'Zebu',
        department: 'Wear',
        category: 'Tees',
        item_group: 'ZM-3',
        options: [['color', 'Blue, dark']],
        specifications: [
          ['color', 'Blue, dark'],
          ['manufacturer', 'Zebu'],
        ],
      },
      { item_id: 'ZM-3-Red', category: 'Tees', item_group: 'ZM-3', options: [['color', 'Red']] },
    ]);
  });

  it('for Google may be a feed in XML, with several pictures and colors', async () => {
    const feed = (things: string) =>
      `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Zebu</title>${things}</channel></rss>`;
    const rows = await rowsOf(
      'google',
      feed(
        [
          '<item>',
          '<g:id>ZG-2</g:id><title><![CDATA[Tape <Blue> | wide]]></title><g:price>3 USD</g:price><g:availability>in_stock</g:availability>',
          '<g:image_link>https://p.example/1.jpg?a=1&amp;b=2</g:image_link>',
          '<g:additional_image_link>https://p.example/2.jpg</g:additional_image_link><g:additional_image_link>https://p.example/3.jpg</g:additional_image_link>',
          '<g:product_type>Office &gt; Tape</g:product_type><g:product_type>New</g:product_type>',
          '<g:item_group_id>ZG</g:item_group_id><g:color>Blue</g:color><g:shipping><g:country>US</g:country><g:price>5 USD</g:price></g:shipping>',
          '</item>',
          '<item><g:id>ZG-3</g:id><title>Pen</title><g:price>2 USD</g:price><g:availability>out of stock</g:availability></item>',
        ].join('\n'),
      ),
      'xml',
    );
    expect(rows).toMatchObject([
      {
        item_id: 'ZG-2',
        name: 'Tape <Blue> | wide',
        department: 'Office',
        category: 'Tape',
        pictures: ['https://p.example/1.jpg?a=1&b=2', 'https://p.example/2.jpg', 'https://p.example/3.jpg'],
        item_group: 'ZG',
        options: [['Color', 'Blue']],
        specifications: [['Color', 'Blue']],
        stock: 100,
      },
      { item_id: 'ZG-3', category: 'Everything else', item_group: null, stock: 0 },
    ]);
    const deep = `${'<a>'.repeat(30)}${'</a>'.repeat(30)}`;
    await expect(rowsOf('google', feed('<item><g:id>1</g:id>'), 'xml')).rejects.toThrow('It is no XML that can be read');
    await expect(rowsOf('google', `<!DOCTYPE rss [<!ENTITY a "b">]>${feed('')}`, 'xml')).rejects.toThrow('which no feed does');
    await expect(rowsOf('google', feed(`<item>${deep}</item>`), 'xml')).rejects.toThrow('Line 2 has more than 20 elements');
    await expect(rowsOf('google', feed(`<item>${'<g:id>1</g:id>'.repeat(400_000)}</item>`), 'xml')).rejects.toThrow(
      'What begins in line 2 is longer than 1,000,000 letters.',
    );
  });

  it('for Google has prices with their currency', async () => {
    const rows = await rowsOf(
      'google',
      'id\ttitle\tdescription\tlink\timage_link\tadditional_image_link\tavailability\tprice\tsale_price\tbrand\tproduct_type\nZG-1\tTape\tHolds\thttps://x.example\thttps://p.example/1.jpg\thttps://p.example/2.jpg,https://p.example/3.jpg\tin_stock\t12.50 USD\t10.00 USD\tZebu\tOffice > Mailing > Tape\n',
      'tsv',
    );
    expect(rows).toMatchObject([
      { item_id: 'ZG-1', department: 'Office', category: 'Tape', price: 1000, list_price: 1250, pictures: { length: 3 } },
    ]);
  });
});

describe('a list of JSON objects', () => {
  it('is read however it is written', async () => {
    const objects = [
      {
        id: 'ZJ-1',
        title: 'A "quoted" {thing}',
        price: 18,
        brand: 'Z',
        product_type: 'A > [B]',
        additional_image_link: 'https://p.example/1.jpg',
      },
      { id: 'ZJ-2', title: 'Two\\', price: '19.5', brand: null, product_type: 'A > B', nested: { deep: [{ x: 1 }] } },
    ];
    for (const text of [
      JSON.stringify(objects),
      JSON.stringify(objects, null, 2),
      objects.map((one) => JSON.stringify(one, null, 1)).join('\n'),
    ])
      expect(await rowsOf('google', text, 'json')).toMatchObject([
        { item_id: 'ZJ-1', name: 'A "quoted" {thing}', category: '[B]', price: 1800 },
        { item_id: 'ZJ-2', name: 'Two\\', brand: 'Unbranded', price: 1950 },
      ]);
  });

  it('that is broken is refused with its line', async () => {
    await expect(rowsOf('google', '[\n{"id": "a"},\n"text"]', 'json')).rejects.toThrow('Line 3 is no part of a list of JSON objects.');
    await expect(rowsOf('google', '[\n{"id": "a"', 'json')).rejects.toThrow('The object that begins in line 2 does not end.');
    await expect(rowsOf('google', '[{"id": a}]', 'json')).rejects.toThrow('Line 1 is no JSON object.');
    const twice = String.raw`{"id": "ZZ\"1", "title": "b", "\u0069d": "ZZ2"}`;
    for (const [text, ending, line] of [
      [`{"id": "a"}\n${twice}`, 'jsonl', 2],
      [`[\n\n${twice}]`, 'json', 3],
    ] as const)
      await expect(rowsOf('google', text, ending)).rejects.toThrow(`Line ${line} has “id” twice.`);
    await expect(rowsOf('google', `[{"id": "${'a'.repeat(1_100_000)}"}]`, 'json')).rejects.toThrow('is longer than 1,000,000 letters');
    const nested = `{"id": "a", "title": "b", "price": "1", "x": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    for (const ending of ['json', 'jsonl'])
      await expect(rowsOf('google', nested, ending)).rejects.toThrow('Line 1 has more than 20 lists or objects within one another.');
  });
});
