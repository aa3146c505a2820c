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
