import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textRow, writeSpreadsheet } from '#tests/support/spreadsheet.ts';
import type { FileRow } from '../file-row.ts';
import { openTableFile } from '../table-file.ts';
import { openArchive } from './archive.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-sheets-'));
});
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function sheet(...made: Parameters<typeof writeSpreadsheet> extends [string, ...infer Rest] ? Rest : never): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.xlsx`);
  await writeSpreadsheet(path, ...made);
  return path;
}

async function read(path: string, written = {}) {
  const file = await openTableFile(path, written);
  const rows: FileRow[] = [];
  for await (const row of file.rows()) rows.push(row);
  return { headings: file.headings, rows, atEnd: file.problemsAtEnd?.() ?? [], notes: file.notes };
}

const STYLES =
  '<numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="[$-409]d\\-mmm\\-yy"/><numFmt numFmtId="166" formatCode="&quot;day &quot;0.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';

describe('a spreadsheet', () => {
  it('says what its cells show: texts, numbers, days, zeros in front', async () => {
    const path = await sheet(
      textRow(1, 'a', 'b', 'c', 'd', 'e', 'f', 'g') +
        '<row r="4"><c r="A4" t="s"><v>0</v></c><c r="B4"><v>12.340000000000002</v></c><c r="C4" s="1"><v>46053</v></c><c r="D4" s="2"><v>123</v></c><c r="E4" s="3"><v>46053.5</v></c><c r="F4" t="b"><v>1</v></c><c r="G4" s="4"><v>2.5</v></c></row>' +
        '<row r="5"><c r="C5" t="str"><v>x_x0009_y</v></c></row><row r="6"><c r="A6" s="1"/></row>',
      { texts: '<si><r><t>Tom </t></r><r><t>&amp; Ann</t></r><rPh sb="0" eb="1"><t>sound</t></rPh></si>', styles: STYLES },
    );
    expect(await read(path)).toEqual({
      headings: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      rows: [
        { line: 4, cells: ['Tom & Ann', '12.34', '2026-01-31', '00123', '2026-01-31T12:00:00', 'yes', '2.5'], problems: [] },
        { line: 5, cells: ['', '', 'x\ty'], problems: [] },
      ],
      atEnd: [],
      notes: ['Sheets that are not read: Hidden.'],
    });
  });

  it('counts its days from 1904 where it says so', async () => {
    const path = await sheet(`${textRow(1, 'a')}<row r="2"><c r="A2" s="1"><v>44591</v></c></row>`, {
      workbook: '<workbookPr date1904="1"/>',
      styles: STYLES,
    });
    expect((await read(path)).rows[0]?.cells).toEqual(['2026-01-31']);
  });

  it('is read from the sheet and the line of headings that its mapping names', async () => {
    const main = 'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
    const path = await sheet(textRow(1, 'other'), {
      parts: {
        'xl/worksheets/sheet2.xml': `<x:worksheet ${main}><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Our prices</x:t></x:is></x:c></x:row><x:row r="3"><x:c t="inlineStr"><x:is><x:t>item</x:t></x:is></x:c></x:row><x:row><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
      },
    });
    expect(await read(path, { sheet: 'Hidden', headingLine: 2 })).toMatchObject({
      headings: ['item'],
      rows: [{ line: 4, cells: ['7'] }],
      notes: [],
    });
    await expect(read(path, { sheet: 'None' })).rejects.toThrow('It has no sheet “None”: it has Hidden, Items.');
  });

  it('tells of formulas, errors and merged cells, each in its place', async () => {
    const path = await sheet(
      `${textRow(1, 'a', 'b')}<row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><v>#N/A</v></c></row>${textRow(3, 'x', 'y')}`,
      { behind: '<mergeCells count="2"><mergeCell ref="B3:B4"/><mergeCell ref="D3:E3"/></mergeCells>' },
    );
    const { rows, atEnd } = await read(path);
    expect(rows[0]?.problems).toEqual([
      { at: 0, message: 'is a formula: lay its value there' },
      { at: 1, message: 'has an error, #N/A' },
    ]);
    expect(atEnd).toEqual([{ line: 3, at: 1, message: 'is merged with others (B3:B4): divide them' }]);
    await expect(read(await sheet('<row r="1"><c r="B1"><f>A2</f><v>price</v></c></row>'))).rejects.toThrow(
      'Line 1, column B: is a formula',
    );
  });

  it.each<[string, string]>([
    ['a cell beyond the last column', '<row r="1"><c r="ZZZ1"><v>1</v></c></row>'],
    ['a row beyond the last', '<row r="99999999"><c><v>1</v></c></row>'],
    ['markup that ends nowhere', '<row r="1"><c r="A1"><v>1</row>'],
    ['a text that is not there', '<row r="1"><c r="A1" t="s"><v>5</v></c></row>'],
    ['a text without end', `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(1_200_000)}</v></c></row>`],
  ])('is refused with %s', async (_what, rows) => {
    await expect(read(await sheet(rows))).rejects.toThrow(/^(?:It|In row|A text)/);
  });

  it('is refused with words of its own that stand for others, which would multiply', async () => {
    const path = await sheet('', {
      parts: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData/></worksheet>' },
    });
    await expect(read(path)).rejects.toThrow('declares a kind of document');
  });
});

describe('an archive that is a bomb', () => {
  it('is refused before any of it is unpacked, by what it says of itself', async () => {
    const path = await sheet(textRow(1, 'a'), { parts: { 'xl/media/picture.bin': Buffer.alloc(3_000_000) } });
    await expect(openArchive(path, 2_000_000)).rejects.toThrow('It would be larger than 2 MB when it is unpacked.');
    (await openArchive(path, 4_000_000)).close();
  });

  it('is refused while it is unpacked, where it says too little of itself', async () => {
    const path = await sheet(textRow(1, 'a').padEnd(3_000_000, ' '));
    const bytes = await readFile(path);
    // In the list of its parts and before the part itself, the size is what anybody wrote there.
    const size = Buffer.alloc(4);
    const real = 3_000_000 + 'xx'.length;
    for (let at = 0; at < bytes.length - 4; at += 1) {
      const found = bytes.readUInt32LE(at);
      if (Math.abs(found - real) < 1_000) {
        size.writeUInt32LE(200);
        size.copy(bytes, at);
      }
    }
    await writeFile(path, bytes);
    await expect(read(path)).rejects.toThrow(/too many bytes/);
  });

  it('is refused with more parts than a spreadsheet has, in a file cut off, and in one that is none', { timeout: 30_000 }, async () => {
    const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`p/${index}`, '']));
    await expect(read(await sheet('', { parts }))).rejects.toThrow('parts, which no spreadsheet has');
    const path = await sheet(textRow(1, 'a'));
    await writeFile(path, (await readFile(path)).subarray(0, 700));
    await expect(read(path)).rejects.toThrow('It is no spreadsheet that can be read');
    await writeFile(path, 'item_id,price\n1,2\n');
    await expect(read(path)).rejects.toThrow('It is no spreadsheet that can be read');
    await expect(read(join(folder, 'nowhere.xlsx'))).rejects.toThrow('It cannot be opened');
  });
});

describe('a spreadsheet that is more than it looks', () => {
  const many = (rows: number, cell: string) =>
    Array.from({ length: rows }, (_, at) => `<row r="${at + 2}">${cell.replaceAll('#', String(at + 2))}</row>`).join('');

  it('is not read beyond what was allowed, by its places and by its letters', async () => {
    const far = await sheet(textRow(1, 'a') + many(100, '<c r="XFD#"><v>1</v></c>'));
    await expect(read(far, { mostRead: { cells: 100_000, letters: 100_000 } })).rejects.toThrow(
      'It has more in its cells than we can read.',
    );
    const shared = await sheet(textRow(1, 'a') + many(100, '<c r="A#" t="s"><v>0</v></c>'), {
      texts: `<si><t>${'a '.repeat(15_000)}</t></si>`,
    });
    await expect(read(shared, { mostRead: { cells: 100_000, letters: 100_000 } })).rejects.toThrow(
      'It has more in its cells than we can read.',
    );
    expect((await read(shared)).rows).toHaveLength(100);
  });

  it('has no cell that is longer than a spreadsheet’s can be', async () => {
    const long = await sheet(`${textRow(1, 'a')}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`, {
      texts: `<si><t>${'a '.repeat(20_000)}</t></si>`,
    });
    await expect(read(long)).rejects.toThrow('In row 2 a cell has more than 32,767 letters.');
  });
});
