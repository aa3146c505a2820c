import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from '#contracts/catalog.ts';
import { A_TILE } from '#app/catalog/tiles/a-tile.test-builder.ts';
import { comparedView } from './compare-view.ts';

const having = (...specifications: [string, string][]): ComparedProduct => ({ ...A_TILE, specifications });

describe('what is known of items', () => {
  it('is told apart by whether it differs, in the order in which it is met', () => {
    const view = comparedView([having(['Color', 'White'], ['Sheets', '500'], ['Size', 'A4']), having(['Color', 'White'], ['Size', 'A5'])]);
    expect(view.different).toEqual([
      { name: 'Sheets', values: ['500', undefined] },
      { name: 'Size', values: ['A4', 'A5'] },
    ]);
    expect(view.same).toEqual([
      { name: 'Brand', values: ['Quillmark', 'Quillmark'] },
      { name: 'Color', values: ['White', 'White'] },
    ]);
  });

  it('differs when one of four says something else', () => {
    const view = comparedView(['1', '1', '1', '2'].map((ply) => having(['Ply', ply])));
    expect(view.different).toEqual([{ name: 'Ply', values: ['1', '1', '1', '2'] }]);
    expect(view.same.map(({ name }) => name)).toEqual(['Brand']);
  });
});
