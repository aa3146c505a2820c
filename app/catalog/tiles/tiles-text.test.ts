import { expect, it } from 'vitest';
import { tilesOf, tilesText } from './tiles-text.ts';
import { DESIGN_TILES } from './design-tiles.ts';

it('tiles are the same when they are read again, whatever their texts hold', () => {
  const [first] = DESIGN_TILES;
  if (first === undefined) throw new Error('there is no tile');
  const odd = { ...first, title: `8.5" x 11"\\n</script>\u2028 "quoted" ünïcode` };
  expect(tilesOf(tilesText([odd, ...DESIGN_TILES]))).toEqual([odd, ...DESIGN_TILES]);
  expect(tilesOf(tilesText([]))).toEqual([]);
});
