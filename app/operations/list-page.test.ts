import { describe, expect, it } from 'vitest';
import { listPage } from './list-page.ts';

const rows = Array.from({ length: 81 }, (_, index) => `word ${index} of many`);
const pageOf = (find: string, page: number) => listPage(rows, { find, page, textOf: (row) => row });

describe('a page of a long list', () => {
  it('has forty rows, the last page what is left', () => {
    expect(pageOf('', 1)).toMatchObject({ total: 81, page: 1, pageCount: 3 });
    expect(pageOf('', 1).rows).toHaveLength(40);
    expect(pageOf('', 3).rows).toEqual(['word 80 of many']);
  });

  it('is the nearest one where an address names one that is not there', () => {
    expect(pageOf('', 99).page).toBe(3);
    for (const page of [0, -1, Number.NaN]) expect(pageOf('', page).page).toBe(1);
    expect(pageOf('nothing like it', 2)).toEqual({ rows: [], total: 0, page: 1, pageCount: 1 });
  });

  it('has what has all words that are looked for, however they are written', () => {
    expect(pageOf('MANY  80', 1).rows).toEqual(['word 80 of many']);
  });
});
