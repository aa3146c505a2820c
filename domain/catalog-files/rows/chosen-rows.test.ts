import { describe, expect, it } from 'vitest';
import { rowChooser } from './chosen-rows.ts';
import type { Mapping } from '../mapping.ts';

const HEADINGS = ['Handle', 'Title', 'Price', 'Parent'];

function chosen(mapping: Mapping, rows: readonly (readonly string[])[]) {
  const begin = rowChooser(HEADINGS, mapping);
  if ('missing' in begin) return begin.missing;
  const choose = begin();
  return rows.map(choose);
}

describe('the rows of a file', () => {
  it('are those that say so, or those that do not', () => {
    const rows = [
      ['a', '', ' 3 '],
      ['b', '', ''],
    ];
    expect(chosen({ only: { column: 'price', areNot: [''] } }, rows)).toEqual([rows[0], undefined]);
    expect(chosen({ only: { column: 'Handle', are: ['B'] } }, rows)).toEqual([undefined, rows[1]]);
  });

  it('have from the first row of their thing what they do not say', () => {
    const carried = { columns: ['Title', 'Gone'], by: ['Parent', 'Handle'] };
    expect(
      chosen({ carried }, [
        ['pot', 'Pot', '', ''],
        ['pan', 'Pan', '2', ''],
        ['pot-1', '', '3', 'pot'],
        ['pot-2', 'Own', '3', 'pot'],
        ['cup', '', '1', ''],
      ]),
    ).toEqual([
      ['pot', 'Pot', '', ''],
      ['pan', 'Pan', '2', ''],
      ['pot-1', 'Pot', '3', 'pot'],
      ['pot-2', 'Own', '3', 'pot'],
      ['cup', '', '1', ''],
    ]);
  });

  it('are of one thing by what is made of their columns, too', () => {
    const carried = { columns: ['Title'], by: ['Parent', { joined: [{ is: 'id:' }, 'Handle'], with: '' }] };
    expect(
      chosen({ carried }, [
        ['7', 'Pot', '', ''],
        ['8', '', '3', 'id:7'],
      ]),
    ).toEqual([
      ['7', 'Pot', '', ''],
      ['8', 'Pot', '3', 'id:7'],
    ]);
  });

  it('carry also from rows that are passed over', () => {
    expect(
      chosen({ only: { column: 'Price', areNot: [''] }, carried: { columns: ['Title'], by: ['Handle'] } }, [
        ['pot', 'Pot', ''],
        ['pot', '', '3'],
      ]),
    ).toEqual([undefined, ['pot', 'Pot', '3']]);
  });

  it('cannot be chosen by columns that there are not', () => {
    expect(chosen({ only: { column: 'Type' }, carried: { columns: [], by: ['Group'] } }, [])).toEqual(['Type', 'Group']);
  });
});
