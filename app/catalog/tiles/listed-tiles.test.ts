import { describe, expect, it } from 'vitest';
import { A_TILE } from './a-tile.test-builder.ts';
import { listedTiles } from './listed-tiles.server.ts';

const paper = (itemId: string, details: string, more: Partial<typeof A_TILE>) => ({
  ...A_TILE,
  itemId,
  title: `Copy Paper, 20 lb, ${details}`,
  baseCatId: 'copy-paper',
  ...more,
});
const CASE = paper('1', '92 Bright, 5 Reams', { unitPrice: '$5.40/ream', unitsNum: 5, lowestPrice: 'as low as $22.67' });
const REAM = paper('2', '96 Bright, 1 Ream', { unitPrice: null, unitsNum: 1, priceValue: 7.79 });

describe('the tiles of a listing', () => {
  it('have no columns where they stand side by side', () => {
    expect(listedTiles([CASE, REAM], undefined).map(({ pieces, cells }) => [pieces, cells])).toEqual([
      [['Copy Paper', ', ', '20 lb, 92 Bright, 5 Reams'], undefined],
      [['Copy Paper', ', ', '20 lb, 96 Bright, 1 Ream'], undefined],
    ]);
  });

  it('have columns in a list, the price of one among them, which stands nowhere else then', () => {
    const bright = (value: string) => [['Weight', '20 lb'] as const, ['Brightness', value] as const];
    const tiles = listedTiles([CASE, REAM], { 1: bright('92'), 2: bright('96') });
    expect(tiles.map(({ cells }) => cells)).toEqual([
      [
        ['Brightness', '92'],
        ['Per ream', '$5.40'],
      ],
      [
        ['Brightness', '96'],
        ['Per ream', '$7.79'],
      ],
    ]);
    expect(tiles.map(({ unit }) => unit)).toEqual(['as low as $22.67', undefined]);
    const pen = { ...A_TILE, itemId: '3', unitPrice: '$1.54/pen' };
    expect(listedTiles([CASE, pen, { ...REAM, priceValue: null }], {}).map(({ cells }) => cells)).toEqual([
      [['Unit price', '$5.40/ream']],
      [['Unit price', '$1.54/pen']],
      [['Unit price', '–']],
    ]);
  });
});
