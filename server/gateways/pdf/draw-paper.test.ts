import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readPdf, type ReadPdf } from './read-pdf.test-reader.ts';
import { drawPaper } from './draw-paper.ts';
import { setText } from './text-lines.ts';
import type { Paper, PaperBlock } from './paper.ts';

const paperOf = (...blocks: PaperBlock[]): Paper => ({
  title: 'Receipt for order 10000002',
  heading: 'Receipt',
  brandName: 'Foolscap',
  accent: '#0e5a46',
  foot: 'Foolscap · Receipt',
  at: new Date('2026-11-20T15:00:00Z'),
  blocks,
});
const drawn = async (...blocks: PaperBlock[]) => readPdf(await buffer(drawPaper(paperOf(...blocks))));
const allRead = ({ pages }: ReadPdf) => pages.flatMap(({ read }) => read);
const objectsWith = ({ objects }: ReadPdf, text: string) => [...objects.values()].filter((object) => object.includes(text));

const tableOf = (rows: number): PaperBlock => ({
  kind: 'TABLE',
  heading: 'Items',
  columns: [
    { name: 'Item', share: 80, align: 'start' },
    { name: 'Amount', share: 20, align: 'end' },
  ],
  rows: Array.from({ length: rows }, (_, index) => ({ cells: [`Paper ${index + 1}`, '$1.00'], note: `Item ${100_000 + index}` })),
});
const line = (text: string): PaperBlock => ({ kind: 'LINES', lines: [text] });

describe('what stays together on a paper', () => {
  const paid = { label: 'Paid to date', amount: '$1.00', isTotal: true };
  const sums = [...Array.from({ length: 13 }, (_, index) => ({ label: `Part ${index}`, amount: '$1.00' })), paid];
  const payment = { ...tableOf(2), sums };

  it('is a table with the sums below it: they begin on the next page where this one has no room for both', async () => {
    const { pages } = await drawn(tableOf(11), payment);
    expect((await drawn(tableOf(11), tableOf(2))).pages).toHaveLength(1);
    expect(pages).toHaveLength(2);
    expect(pages[1]?.read.slice(0, 3)).toEqual(['Items', 'Item', 'Amount']);
    expect(pages[1]?.read.slice(-2)).toEqual(['Paid to date', '$1.00']);
  });

  it('is all of it, set closer, where it would run over one page by a little; what takes two has room on both', async () => {
    const [few, some, many] = [await drawn(tableOf(12)), await drawn(tableOf(19)), await drawn(tableOf(40))];
    expect([few, some, many].map(({ pages }) => pages.length)).toEqual([1, 1, 3]);
    expect(some.pages[0]?.read.at(-2)).toBe('Item 100018');
  });

  it('is a heading with the first of its lines, however long that is', async () => {
    const long = 'See this order on its page, or write to us with the order number. '.repeat(3);
    const { pages } = await drawn(tableOf(13), line('x'), line('x'), line('x'), { kind: 'LINES', heading: 'Questions?', lines: [long] });
    const page = pages.find(({ read }) => read.includes('Questions?'));
    expect(page?.read.at(-1)).toContain('See this order');
  });

  it('is an email up to its sign, where it is too long for a line', async () => {
    const { lines } = setText('bea.the.buyer@harbordental.example', 22, { size: 10, weight: 'regular' }, ({ text }) => text.length);
    expect(
      lines.map(({ runs }) =>
        runs
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    ).toEqual(['bea.the.buyer@', 'harbordental.example']);
  });
});

describe('a paper', () => {
  it('is a tagged PDF that says what it is and in which language', async () => {
    const bytes = await buffer(drawPaper(paperOf(line('One'))));
    const pdf = readPdf(bytes);
    const [catalog = ''] = objectsWith(pdf, '/Type /Catalog');
    expect(catalog).toContain('/Lang (en-US)');
    expect(catalog).toContain('/StructTreeRoot');
    expect(objectsWith(pdf, '/Marked true')).toHaveLength(1);
    expect(objectsWith(pdf, '/DisplayDocTitle true')).toHaveLength(1);
    expect(objectsWith(pdf, '(Receipt for order 10000002)')).toHaveLength(1);
    expect(bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('is read in the order in which it stands there, under what each part is', async () => {
    const pdf = await drawn(
      { kind: 'FACTS', facts: [{ label: 'Order number', lines: ['10000002'] }] },
      tableOf(1),
      { kind: 'SUMS', sums: [{ label: 'Total', amount: '$1.00', isTotal: true }] },
      line('Thank you.'),
    );
    expect(allRead(pdf)).toEqual([
      'Foolscap',
      'Receipt',
      'Order number',
      '10000002',
      'Items',
      'Item',
      'Amount',
      'Paper 1',
      'Item 100000',
      '$1.00',
      'Total',
      '$1.00',
      'Thank you.',
    ]);
    expect(pdf.tags).toMatchObject({ Document: 1, H1: 1, H2: 1, Table: 2, TR: 3, TH: 4, TD: 2 });
    expect(objectsWith(pdf, '/Scope /Column')).toHaveLength(2);
    expect(objectsWith(pdf, '/Scope /Row')).toHaveLength(2);
  });

  it('goes on over pages, each with the names of the columns and its number, which nobody has to hear again', async () => {
    const pdf = await drawn(tableOf(100));
    const { pages } = pdf;
    expect(pages.length).toBeGreaterThan(3);
    expect(allRead(pdf).filter((text) => /^Paper \d+$/.test(text))).toEqual(
      Array.from({ length: 100 }, (_, index) => `Paper ${index + 1}`),
    );
    expect(allRead(pdf).filter((text) => text === 'Amount')).toHaveLength(1);
    for (const [index, { artifacts }] of pages.entries()) {
      expect(artifacts.join(' ')).toContain(`Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(artifacts.join(' ')).toContain('Item');
    }
    expect(objectsWith(pdf, '/S /TR')).toHaveLength(101);
  });

  it('starts no table below which there is no room for a row', async () => {
    const lines = Array.from({ length: 38 }, (_, index) => `Line ${index}`);
    const { pages } = await drawn({ kind: 'LINES', lines }, tableOf(1));
    const at = (text: string) => pages.findIndex(({ read }) => read.includes(text));
    expect([at('Items'), at('Amount')]).toEqual([at('Paper 1'), at('Paper 1')]);
  });
});

describe('a name', () => {
  it.each(['Łukasz Śliwa', 'Ελένη Παπαδοπούλου', 'Юлія Коваль', 'Nguyễn Thị Hằng', 'Zoë Ångström'])(
    'is text that can be copied: %s',
    async (name) => {
      expect(allRead(await drawn(line(name)))).toContain(name.normalize('NFC'));
    },
  );

  it('that is read from right to left is shown that way, and read as it was typed', async () => {
    const name = 'מכון ויצמן 12';
    const pdf = await drawn(line(name));
    expect(objectsWith(pdf, '/ActualText')).toHaveLength(1);
    expect(decodedActual(pdf)).toBe(name);
    // The first word stands rightmost of those that are turned.
    const shown = allRead(pdf).at(-1) ?? '';
    expect(shown.indexOf('ן')).toBeGreaterThan(-1);
    expect(shown.replaceAll(/[^\d]/g, '')).toBe('12');
  });

  it('of characters that our typefaces do not have shows a box for each, and is read as it was typed', async () => {
    const pdf = await drawn(line('株式会社 Smith 👩‍👩‍👧 🏳️‍🌈'));
    expect(allRead(pdf).at(-1)).toBe('□□□□ Smith □ □');
    expect(decodedActual(pdf)).toBe('株式会社 Smith 👩‍👩‍👧 🏳️‍🌈');
  });

  it.each([
    ['half a character', '\ud800 Smith'],
    ['controls', 'Smith\u0000\u001b[31m\u0007'],
    ['what turns its neighbors around', '\u202eSmith\u2066 $00.1'],
    ['a thousand accents', `Smith${'\u0301'.repeat(1000)}`],
    ['one word of thousands', 'W'.repeat(3000)],
    ['nothing', ''],
    ['spaces', ' \u00a0\u2003 '],
  ])('of %s is drawn', async (_what, name) => {
    const pdf = await drawn({ kind: 'FACTS', facts: [{ label: 'Name', lines: [name] }] }, line('After it'));
    expect(allRead(pdf)).toContain('After it');
  });
});

describe('a barcode', () => {
  it('is a figure with its words, above the text that it holds', async () => {
    const pdf = await drawn({ kind: 'BARCODE', text: 'R10000002-1', says: 'Barcode of return number R10000002-1' });
    expect(objectsWith(pdf, '/Alt (Barcode of return number R10000002-1)')).toHaveLength(1);
    expect(allRead(pdf).at(-1)).toBe('R10000002-1');
  });
});

/** Of the one text that is read otherwise than it is drawn. */
function decodedActual(pdf: ReadPdf): string {
  const [object = ''] = objectsWith(pdf, '/ActualText');
  const written = /\/ActualText \(([\s\S]*)\)\n/.exec(object)?.[1] ?? '';
  const bytes = Buffer.from(
    written.replace(/\\([nrbft()\\])/g, (_all, one: string) => ESCAPES[one] ?? one),
    'latin1',
  );
  return bytes.subarray(2).swap16().toString('utf16le');
}
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', b: '\b', f: '\f', t: '\t' };
