import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuickOrder } from './read-quick-order.ts';

/** The shop has 100001 and 100002, and an account calls the first PAPER-A. */
const ITEMS: ReadonlyMap<string, string> = new Map([
  ['100001', '100001'],
  ['100002', '100002'],
  ['PAPER-A', '100001'],
]);
const read = (text: string) => openQuickOrder(text).settle((code) => ITEMS.get(code));
const wants = (text: string) =>
  read(text).rows.map(({ number, words, quantity, unit, unread }) =>
    [unread ?? number ?? words, 'qty' in quantity ? `x${quantity.qty}` : `not ${quantity.wrong}`, unit]
      .filter((part) => part !== undefined)
      .join(' '),
  );

/** Lines that have anything that can be seen. */
function linesOf(text: string): number[] {
  return text
    .split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/)
    .flatMap((line, at) => (line.replaceAll(/[\s\p{Cc}\p{Cf}\p{Co}\p{Variation_Selector}]|&nbsp;/gu, '') === '' ? [] : [at + 1]));
}

function lostLines(text: string): number[] {
  const { rows, passed } = read(text);
  const told = new Set([...rows, ...passed].flatMap(({ line, lines }) => Array.from({ length: lines }, (_, more) => line + more)));
  return linesOf(text).filter((line) => !told.has(line));
}

describe('a list', () => {
  it('loses no line, whatever it is made of', { timeout: 60_000 }, () => {
    const piece = fc.constantFrom(
      '100001',
      '100002',
      '999999',
      'PAPER-A',
      'pens',
      '3',
      'x',
      ' ',
      '\t',
      ',',
      ';',
      '|',
      '\n',
      '\r\n',
      '"',
      '""',
      'qty',
      'Qty:',
      'boxes',
      'of',
      '-',
      '(',
      ')',
      '$4.99',
      '.',
      '1,000',
      'Thanks,',
      'Hi',
      'Item #',
      'Total',
      '\u00a0',
      '\u200b',
      '２',
      '½',
      '{"sku":',
      '}',
      '[',
      ']',
      '•',
      '1.',
      '=',
      'and',
      '=SUM(A1:A3)',
      '(12 rolls)',
      '8.5 x 11',
      '4.1E+10',
      "'",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        expect(lostLines(text), JSON.stringify(text)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(lostLines(text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, readonly string[]]>([
    ['100001 3', ['100001 x3']],
    ['2 bx 100002', ['100002 x2 BX']],
    ['100001\t2\n100002\t1', ['100001 x2', '100002 x1']],
    ['100001 2, 100002; 100001 x3', ['100001 x2', '100002 x1', '100001 x3']],
    ['PAPER-A 4', ['PAPER-A x4']],
    ['two boxes of black pens', ['black pens x2 BX']],
    ['3 ring binders', ['3 ring binders x1']],
    ['12 pack pens', ['12 pack pens x1']],
    ['12 packs pens', ['pens x12 PK']],
    ['paper 8.5 x 11', ['paper 8.5 x 11 x1']],
    ['toner 8025 x 3', ['toner 8025 x3']],
    ['100001 0', ['100001 not 0']],
    ['100001 2.5', ['100001 not 2.5']],
    ['049757903967', ['049757903967 x1']],
    ['4.97579E+10\t2', ['SHORTENED x2']],
    ['x'.repeat(2_001), ['LONG x1']],
    // What a spreadsheet works out is no item and no quantity; what it shows is.
    ['=SUM(A1:A3)', ['FORMULA x1']],
    ['=A2\t3', ['FORMULA x1']],
    ["='Main office'!C4*2", ['FORMULA x1']],
    ['Item,Qty\n=VLOOKUP(A2;B:C),2', ['FORMULA x1']],
    ['100001\t=SUM(B1:B3)', ['100001 not =SUM(B1:B3)']],
    ['black pens\t=B2', ['black pens not =B2']],
    ['100001\t2\t=B2*4.99', ['100001 x2']],
    ['="100001"\t2\n=100002*3', ['100001 x2', '100002 x3']],
    // How many a pack has, behind a name; behind a number, or a few of them, how many are wanted.
    ['paper towels (12 rolls)', ['paper towels (12 rolls) x1']],
    ['paper towels (12 rolls) 4', ['paper towels (12 rolls) x4']],
    ['2 water [24 bottles]', ['water [24 bottles] x2']],
    ['100001 (12 rolls)', ['100001 x12 RL']],
    ['tape (2 rolls)', ['tape x2 RL']],
    ['staples (12 boxes)', ['staples x12 BX']],
    // A quantity is never another one than was said: what is no whole number in digits is put right by somebody.
    ['100001 twenty-five', ['100001 not twenty-five']],
    ['100001 three hundred', ['100001 not three hundred']],
    ['two hundred and fifty pens', ['pens not two hundred and fifty']],
    ['twenty five pens', ['pens not twenty five']],
    ['100001 seventy', ['100001 not seventy']],
    ['100001 3,5', ['100001 not 3,5']],
    ['1,5 boxes pens', ['boxes pens not 1,5']],
    ['100001 ½', ['100001 not 1/2']],
    ['100001 2 ½', ['100001 not 2 1/2']],
    ['half 100001', ['100001 not half']],
    ['100001 5 to 10', ['100001 not 5 to 10']],
    ['100001 1,000', ['100001 x1000']],
    ['half a dozen pens', ['pens x6 EA']],
    ['3 1/2 inch binders', ['3 1/2 inch binders x1']],
    ['two three ring binders', ['three ring binders x2']],
    // Said once of each of several.
    ['2 each of 100001 and 100002', ['100001 x2 EA', '100002 x2 EA']],
    ['100001, 100002 - 2 each', ['100001 x2 EA', '100002 x2 EA']],
    ['100001 3, 100002', ['100001 x3', '100002 x1']],
  ])('are as they are meant: %j', (text, wanted) => {
    expect(wants(text)).toEqual(wanted);
  });

  it('says of a heading and of a letter that they are no items', () => {
    const { rows, passed } = read('Dear Sam,\nSKU\tQty\n100001\t2\nTotal\t\nThanks,\nBob');
    expect(rows).toHaveLength(1);
    expect(passed.map(({ line, why }) => [line, why])).toEqual([
      [1, 'LETTER'],
      [2, 'HEADING'],
      [4, 'TOTAL'],
      [5, 'LETTER'],
      [6, 'LETTER'],
    ]);
  });

  it('takes who wrote it, where they are and by when they need it for no items, unless a number of an item is there', () => {
    const letter =
      '100001 2\nNeed them by Friday!\nHarbor Dental Group | 40 Wharf St, Boston, MA 02110 | (617) 555-0100\n617-555-0100 ext 4';
    expect(wants(letter)).toEqual(['100001 x2']);
    expect(read(letter).passed.map(({ line, why }) => [line, why])).toEqual([
      [2, 'LETTER'],
      [3, 'LETTER'],
      [4, 'LETTER'],
    ]);
    expect(wants('100002 3 for 40 Wharf St')).toHaveLength(1);
  });

  it('says what in brackets was taken for the size of a pack, where no quantity was said', () => {
    const packs = (text: string) => read(text).rows.map(({ packText }) => packText);
    expect(packs('paper towels (12 rolls)\npaper towels (12 rolls) 4\ntape (2 rolls)')).toEqual(['12 rolls', undefined, undefined]);
  });

  it('passes over a total, whatever works it out', () => {
    expect(read('100001\t2\nTotal\t=SUM(B1:B9)').passed.map(({ why }) => why)).toEqual(['TOTAL']);
  });

  it('never passes over the number of an item, whatever stands around it', () => {
    expect(wants('Hello 100001\nplease send the following items 100002 as usual')).toEqual(['100001 x1', '100002 x1']);
  });

  it('hides the number of a card, and asks nobody about it [T32]', () => {
    const { codes, settle } = openQuickOrder('100001 2\n4111 1111 1111 1111');
    const { rows } = settle((code) => ITEMS.get(code));
    expect([rows.map(({ unread }) => unread), JSON.stringify([rows, codes]).includes('1111 1111')]).toEqual([[undefined, 'CARD'], false]);
  });

  it('of a thousand long lines is read in a moment, and so is one of very many signs', { timeout: 60_000 }, () => {
    const begin = performance.now();
    read(
      Array.from(
        { length: 1_000 },
        (_, at) => `${at} boxes of copy paper, 8.5" x 11", 20 lb, 92 Bright, 500 Sheets/Ream, 10 Reams/Case`,
      ).join('\n'),
    );
    for (const sign of ['1 ', '"', '(', 'a-', '1,', 'need 1 box of ', ' ']) read(`${sign.repeat(2_000)}x`);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
