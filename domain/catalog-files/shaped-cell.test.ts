import { describe, expect, it } from 'vitest';
import { Wrong } from './cell.ts';
import type { Source } from './mapping.ts';
import { cellFrom } from './shaped-cell.ts';

const HEADINGS = ['a', 'b', 'c'];
/** What is had from the cells of three columns. */
function had(source: Source, ...cells: readonly string[]): string {
  const said = cellFrom(source, (heading) => (HEADINGS.includes(heading) ? HEADINGS.indexOf(heading) : undefined))(cells);
  return said instanceof Wrong ? `WRONG ${said.message}` : said;
}

describe('a column of ours', () => {
  it('is one of theirs, the same for all rows, the first that says anything, or all that do', () => {
    expect(had('b', 'x', ' y ')).toBe('y');
    expect(had({ is: 'z' }, 'x')).toBe('z');
    expect(had({ first: ['a', { is: 'z' }] }, '')).toBe('z');
    expect(had({ joined: ['a', 'b', 'c'], with: ', ' }, 'x', '', 'y')).toBe('x, y');
  });

  it('makes a number of what is none', () => {
    expect(had({ joined: ['a', 'b'], with: '-', isNumber: true }, 'clay pot', 'Größe 3/4" & more')).toBe('clay-pot-Gro-e-3-4-more');
    expect(had({ joined: ['a'], with: '', isNumber: true }, 'Käse, Crème brûlée')).toBe('Kase-Creme-brulee');
  });

  it('takes several as its list, or one of them', () => {
    expect(had({ column: 'a', between: ',' }, 'x.jpg, y|z.jpg,')).toBe(String.raw`x.jpg | y\|z.jpg`);
    expect(had({ column: 'a', between: ',', part: 1 }, 'x, y')).toBe('x');
    expect(had({ column: 'a', between: ',', part: -1 }, 'x, y')).toBe('y');
    expect(had({ column: 'a', between: ',', part: 3 }, 'x, y')).toBe('y');
  });

  it('takes a level of a path', () => {
    const path = 'Home/Paper/Pads,Home/New';
    expect(had({ column: 'a', between: ',', part: 1, levels: '/', level: 2 }, path)).toBe('Paper');
    expect(had({ column: 'a', between: ',', part: 1, levels: '/', level: -1 }, path)).toBe('Pads');
    expect(had({ column: 'a', levels: '>', level: 2 }, 'Music')).toBe('Music');
    expect(had({ column: 'a', levels: '>', level: 1 }, '')).toBe('');
  });

  it('takes labels from a column of their own, or from pairs', () => {
    expect(had({ column: 'b', label: 'a' }, 'Color', 'Blue')).toBe('Color: Blue');
    expect([had({ column: 'b', label: 'a' }, 'Color', ''), had({ column: 'b', label: 'a' }, '', 'Blue')]).toEqual(['', '']);
    expect(had({ column: 'a', between: ',', pairs: '=' }, 'color=Blue,size=M=L,new')).toBe('color: Blue | size: M=L');
  });

  it('takes quotes around what pairs say for no part of it, and no comma in them for the end of one', () => {
    const pairs = { column: 'a', between: ',', pairs: '=' };
    expect(had(pairs, 'color="Blue, dark",size="3"" wide",lid=24" high,set=yes')).toBe(
      'color: Blue, dark | size: 3" wide | lid: 24" high | set: yes',
    );
    expect(had({ ...pairs, of: 'Color' }, 'color="Blue, dark",size=M')).toBe('Blue, dark');
    expect(had({ ...pairs, of: 'shape' }, 'color=Blue,size=M')).toBe('');
  });

  it('takes what one label says, also in the objects of a list', () => {
    expect(had({ column: 'a', of: 'price' }, 'currencyCode: USD | price: 60')).toBe('60');
    expect(had({ column: 'a', of: 'uri' }, 'uri: https://p.example/1.jpg')).toBe('https://p.example/1.jpg');
    const images = String.raw`uri: https://p.example/1.jpg \| width: 3 | uri: https://p.example/2.jpg \| width: 4`;
    expect(had({ column: 'a', of: 'uri' }, images)).toBe('https://p.example/1.jpg | https://p.example/2.jpg');
  });

  it('has signs that stand between several, and none behind a backslash', () => {
    expect(had({ column: 'a', between: [',', '|'] }, 'x.jpg,y.jpg | z.jpg')).toBe('x.jpg | y.jpg | z.jpg');
    expect(had({ column: 'a', between: ',', part: 1 }, String.raw`Pens\, Pencils, New`)).toBe('Pens, Pencils');
  });

  it('is taken in rows that are chosen', () => {
    const source: Source = { take: 'a', where: { column: 'b', are: ['Variation'] } };
    expect([had(source, 'x', 'variation'), had(source, 'x', 'simple')]).toEqual(['x', '']);
    expect(had({ take: 'a', where: { column: 'none', mayLack: true, areNot: [''] } }, 'x')).toBe('');
  });

  it.each([
    ['252 AED', '68.62'],
    ['AED 1,000.50', '272.44'],
    ['€12', '13.20'],
    ['12 USD', '12 USD'],
    ['12', '12'],
    ['toString 12', 'toString 12'],
    ['free', 'free'],
  ])('has other money in dollars: %s', (cell, amount) => {
    expect(had({ column: 'a', dollarsPer: { AED: 0.2723, '€': 1.1 } }, cell)).toBe(amount);
  });

  it('has in dollars what stands in two columns, what names no money, and commas that are decimal', () => {
    expect(had({ joined: ['a', 'b'], with: ' ', dollarsPer: { JPY: 0.0068 } }, '5000', 'JPY')).toBe('34.00');
    expect(had({ column: 'a', hasDecimalComma: true, dollarsPer: { '': 1.1 } }, '1.234,50')).toBe('1357.95');
  });

  const decimal = 'is no amount like 12.50: where commas are meant so, say hasDecimalComma in the mapping';
  it.each([
    ['12,50 EUR', decimal],
    ['1.234,50 EUR', decimal],
    ['1,2,3,4 EUR', 'is no amount like 12.50'],
    ['1.234 EUR', 'has more than two digits behind the point: where it stands between thousands, say hasDecimalComma in the mapping'],
  ])('never takes a comma for nothing in other money: %s', (cell, message) => {
    expect(had({ column: 'a', dollarsPer: { EUR: 1.08 } }, cell)).toBe(`WRONG “${cell}” ${message}`);
    expect(had({ joined: ['a', 'b'], with: ' ', dollarsPer: { EUR: 1.08 } }, ...cell.split(' '))).toBe(`WRONG “${cell}” ${message}`);
  });

  it('makes the price of one of an amount for several, and refuses what is written in another way', () => {
    const one = (amount: string, pieces = '2', discount = '0') =>
      had({ column: 'a', per: 'b', beforeDiscount: 'c' }, amount, pieces, discount);
    expect([one('261.96'), one('$1,234.50', '1'), one('957.5775', '5', '0.45'), one('')]).toEqual(['130.98', '1234.50', '348.21', '']);
    expect([one('12,50', '1'), one('1,2,3', '1')]).toEqual([`WRONG “12,50” ${decimal}`, 'WRONG “1,2,3” is no amount like 12.50']);
    expect([one('5', '0'), one('5', '1', '1')]).toEqual([
      'WRONG “0” is no number of pieces',
      'WRONG “1” is no share that was taken off, like 0.2',
    ]);
    expect(had({ column: 'a', per: 'b', hasDecimalComma: true }, '1.234,50', '2')).toBe('617.25');
  });

  it('says what theirs mean', () => {
    expect(had({ column: 'a', values: { '-1': 'no', draft: 'no' } }, 'DRAFT')).toBe('no');
    expect(had({ column: 'a', values: { '-1': 'no' } }, '1')).toBe('1');
    expect(had({ column: 'a', values: { 'Default Title': '' } }, 'Default Title')).toBe('');
  });

  it.each([
    ['1.234,56', '1234.56'],
    ['1234,5', '1234.5'],
    ['$ 12,50', '$ 12.50'],
    ['1.234.567', '1234567'],
    ['12', '12'],
    ['12.50', '12.50'],
    ['1,234.50', '1,234.50'],
  ])('reads %s where commas are decimal', (cell, amount) => {
    expect(had({ column: 'a', hasDecimalComma: true }, cell)).toBe(amount);
  });

  it('may lack its column where the mapping allows that', () => {
    const asked: [string, boolean][] = [];
    const place = (heading: string, mayLack: boolean) => void asked.push([heading, mayLack]);
    expect(cellFrom({ first: [{ column: 'none', mayLack: true }, { is: 'z' }] }, place)([])).toBe('z');
    cellFrom('none', place);
    expect(asked).toEqual([
      ['none', true],
      ['none', false],
    ]);
  });
});
