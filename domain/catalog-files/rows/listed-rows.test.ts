import { describe, expect, it } from 'vitest';
import { listedRows } from './listed-rows.ts';

const HEADINGS = ['sku', 'Path', 'variations'];
const LISTED = { column: 'variations', between: '|', parts: ',', pairs: '=', of: 'sku', number: 'sku', columns: ['path', 'gone'] };

describe('rows that list others', () => {
  it('give them what they do not say, their number, and what tells each apart', () => {
    const rows = listedRows(HEADINGS, LISTED);
    if ('missing' in rows) throw new Error(rows.missing.join(', '));
    const list = 'sku=t-1,color="Blue, dark",size=M|SKU=t-2,color=Red,size=L';
    const all = [['t-1', '', ''], ['t-2', 'Own', ''], ['t', 'Tees', list], ['u']];
    for (const cells of all) rows.note(cells);
    expect(all.map((cells) => rows.filled(cells))).toEqual([
      ['t-1', 'Tees', '', 't', 'color: Blue, dark | size: M'],
      ['t-2', 'Own', '', 't', 'color: Red | size: L'],
      ['t', 'Tees', list, '', ''],
      ['u', '', '', '', ''],
    ]);
  });

  it('need their columns, but for one that may be lacking', () => {
    expect(listedRows(['sku'], LISTED)).toEqual({ missing: ['variations'] });
    expect(listedRows(['sku'], { ...LISTED, mayLack: true })).not.toHaveProperty('missing');
  });
});
