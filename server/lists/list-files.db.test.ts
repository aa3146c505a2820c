import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { describe, expect, it } from 'vitest';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { xlsxFormat } from '#server/catalog-files/index.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SAM = 'sam.shopper@example.com';

type Imported = {
  added: number;
  raised: number;
  refused: { line: number; itemId: string; why: string }[];
  code?: string;
  message?: string;
};

let made = 0;
async function aList(visitor: Visitor, items: readonly object[] = []): Promise<string> {
  made += 1;
  return (await visitor.post<ShoppingList>('/cc/api/list', { name: `File ${made}`, items })).body.id;
}
const send = (visitor: Visitor, id: string, fileName: string, bytes: Buffer | string) =>
  visitor.post<Imported>(`/cc/api/list/${id}/file`, { fileName, content: Buffer.from(bytes).toString('base64') });
const rowsOf = async (visitor: Visitor, id: string) =>
  (await visitor.get<ShoppingList>(`/cc/api/list/${id}?size=1000`)).body.listItems?.map(({ itemId, qty, note }) => [itemId, qty, note]);
const file = async (visitor: Visitor, id: string, format: string) => {
  const { status, body } = await visitor.get<{ fileName: string; content: string }>(`/cc/api/list/${id}/file?format=${format}`);
  return { status, fileName: body.fileName, bytes: Buffer.from(body.content ?? '', 'base64') };
};
async function spreadsheet(columns: string[], ...rows: (string | number)[][]): Promise<Buffer> {
  const all = async function* () {
    yield* rows;
  };
  return buffer(xlsxFormat(columns, all()));
}

describe('a file that is read into a list', () => {
  it('adds what can be, and tells of each other row why not', async () => {
    const sam = await signedIn(site, SAM);
    const id = await aList(sam, [{ itemId: '100002', qty: 4 }]);
    const { status, body } = await send(
      sam,
      id,
      'Office.CSV',
      'Item number,Name,Quantity,Note\r\n100001,"Paper, white",3,for Ann\r\n100002,Pens,2,\r\n\r\nno-such,?,1,\r\n100006,x,lots,\r\n,x,1,\r\n100001,again,1,\r\n=1+1,x,1,\r\n',
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect([body.added, body.raised]).toEqual([1, 1]);
    expect(body.refused.map(({ line, itemId, why }) => `${line} ${itemId}: ${why}`)).toEqual([
      '5 no-such: We don’t sell an item with this number',
      '6 100006: Quantity isn’t a whole number from 1 to 9,999',
      '7 : No item number',
      '9 : Column 1 is a formula: lay its value there',
    ]);
    expect(await rowsOf(sam, id)).toEqual([
      ['100002', 6, ''],
      ['100001', 4, 'for Ann'],
    ]);
  });

  it('may be a spreadsheet, a file of another country or of an old program', async () => {
    const sam = await signedIn(site, SAM);
    const files: [string, Buffer][] = [
      ['a.xlsx', await spreadsheet(['SKU', 'Qty', 'Notes'], ['100001', 2, 'Müsli'])],
      ['b.csv', Buffer.from('sku;qty;notes\n100001;2;Müsli\n')],
      ['c.txt', Buffer.from('\ufeffsku\tqty\tnotes\n100001\t2\tMüsli\n', 'utf16le')],
      // What it is, its content says.
      ['e.csv', await spreadsheet(['SKU', 'Qty', 'Notes'], ['100001', 2, 'Müsli'])],
      ['d.csv', Buffer.from('sku,qty,notes\n100001,2,M\u00fcsli\n', 'latin1')],
    ];
    for (const [name, bytes] of files) {
      const id = await aList(sam);
      const { status, body } = await send(sam, id, name, bytes);
      expect([name, status, body.message, await rowsOf(sam, id)]).toEqual([name, 200, undefined, [['100001', 2, 'Müsli']]]);
    }
  });

  it('that cannot be read, is too long or is a bomb is refused whole, and says why', async () => {
    const sam = await signedIn(site, SAM);
    const id = await aList(sam);
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(60_000_000), 'xl/worksheets/sheet1.xml');
    zip.end();
    const bomb = await buffer(zip.outputStream);
    expect(bomb.length).toBeLessThan(1_000_000);
    for (const [name, bytes, why] of [
      ['list.pdf', Buffer.from('%PDF'), 'It is a PDF. Copy its text and paste it under Quick order, or save it as CSV.'],
      ['list.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'It is an older kind of Excel file'],
      ['list.xlsx', Buffer.from('504b0304ffff', 'hex'), 'It is no spreadsheet that can be read'],
      ['bomb.xlsx', bomb, 'It would be larger than 50 MB when it is unpacked.'],
      ['list.csv', gzipSync('100001'), 'It is no list that we can read. Save it as .xlsx or CSV.'],
      ['long.csv', Buffer.from('100001\n'.repeat(10_001)), 'This file has more than 10,000 rows. Divide it and try again.'],
      ['line.csv', Buffer.from(`100001,${'x'.repeat(1_500_000)}`), 'A line of it is longer'],
    ] as const) {
      const { status, body } = await send(sam, id, name, bytes);
      expect([name, status, body.code, body.message?.includes(why)], body.message).toEqual([name, 400, 'INVALID_REQUEST', true]);
    }
    expect(await rowsOf(sam, id)).toEqual([]);
    expect(
      (await sam.post(`/cc/api/list/${id}/file`, { fileName: 'a.csv', content: 'x'.repeat(2_800_000) })).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('of 10,000 rows fills the list, and every row that is not taken is told, in a second', async () => {
    const sam = await signedIn(site, SAM);
    const id = await aList(sam);
    const lines = Array.from({ length: 10_000 }, (_, at) => (at < 5 ? '100001' : `none-${at}`));
    const began = performance.now();
    const { status, body } = await send(sam, id, 'all.csv', lines.join('\n'));
    expect(performance.now() - began).toBeLessThan(5_000);
    expect([status, body.added, body.refused.length]).toEqual([200, 1, 9_995]);
    expect(body.refused[0]).toMatchObject({ line: 6, itemId: 'none-5' });
    expect(await rowsOf(sam, id)).toEqual([['100001', 5, '']]);
  });

  it('is read into lists alone that may be changed; one of others is none [S6-114 T40]', async () => {
    const [bea, abe, sam] = [
      await signedIn(site, 'bea.buyer@harbordental.example'),
      await signedIn(site, 'abe.admin@harbordental.example'),
      await signedIn(site, SAM),
    ];
    const { body: global } = await abe.post<ShoppingList>('/cc/api/list', { name: 'All', access: 'GLOBAL', items: [{ itemId: '100001' }] });
    expect((await send(bea, global.id, 'a.csv', '100002')).status).toBe(403);
    expect((await send(sam, global.id, 'a.csv', '100002')).body.code).toBe('LIST_NOT_FOUND');
    expect([(await file(bea, global.id, 'csv')).status, (await file(sam, global.id, 'csv')).status]).toEqual([200, 400]);
    await abe.delete(`/cc/api/list/${global.id}`);
  });
});

describe('a list that is written into a file', () => {
  it('can be read again, and carries nothing out', async () => {
    const sam = await signedIn(site, SAM);
    const id = await aList(sam, [{ itemId: '100001', qty: 2 }, { itemId: '100009' }]);
    const notes = [
      { itemId: '100001', note: '=HYPERLINK("http://x")' },
      { itemId: '100009', note: '@x' },
    ];
    await sam.post(`/cc/api/list/${id}/items`, { items: notes }, { headers: { 'x-http-method-override': 'PUT' } });
    const csv = await file(sam, id, 'csv');
    const text = csv.bytes.toString('utf8');
    expect(csv.fileName).toMatch(/^file-\d+\.csv$/);
    expect(text).toMatch(/^\ufeffItem number,Name,Quantity,Price each,In stock,Note\r\n100001,.*,2,\d+\.\d+,yes,/);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(",'@x\r\n");
    for (const format of ['csv', 'xlsx']) {
      const { fileName, bytes } = await file(sam, id, format);
      const copy = await aList(sam);
      expect((await send(sam, copy, fileName, bytes)).body).toMatchObject({ added: 2, refused: [] });
      expect(await rowsOf(sam, copy)).toEqual(await rowsOf(sam, id));
    }
  });

  it('has no prices for who is shown none [C6-31]', async () => {
    const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
    const id = await aList(cleo, [{ itemId: '100001' }]);
    const text = (await file(cleo, id, 'csv')).bytes.toString('utf8');
    expect(text).toContain('Item number,Name,Quantity,In stock,Note');
    expect(text).not.toMatch(/\d+\.\d\d\b/);
  });
});
