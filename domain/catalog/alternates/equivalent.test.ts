import { describe, expect, it } from 'vitest';
import { equivalentsOf, perPack, type Packed } from './equivalent.ts';

const paper = (itemId: string, more: Partial<Packed> = {}): Packed => ({
  itemId,
  kindId: 'copy-paper-case',
  specifications: [
    ['Sheet size', '8.5 x 11 in (letter)'],
    ['Paper weight', '20 lb'],
    ['Brightness', '92'],
  ],
  priceCents: 5000,
  uom: 'Case',
  unitsInPack: 10,
  unitName: 'ream',
  ...more,
});

describe('what does the same as an item, and comes in the same pack', () => {
  it('is of its kind, size, color and pack; what is said of one alone stands in nobody’s way [C1-10]', () => {
    const own = paper('own');
    const others = [
      paper('brighter', {
        specifications: [
          ['Sheet size', '8.5 x 11 in (letter)'],
          ['Brightness', '96'],
          ['Finish', 'Smooth'],
        ],
      }),
      paper('legal', { specifications: [['Sheet size', '8.5 x 14 in (legal)']] }),
      paper('five', { unitsInPack: 5 }),
      paper('box', { uom: 'Box' }),
      paper('other', { kindId: 'card-stock' }),
      paper('same'),
      own,
    ];
    expect(equivalentsOf(own, others).map(({ itemId }) => itemId)).toEqual(['same', 'brighter']);
    const blue = paper('blue', { specifications: [['Color', 'Blue']] });
    const tints = [paper('pink', { specifications: [['Color', 'Pink']] }), paper('blue too', { specifications: [['Color', 'Blue']] })];
    expect(equivalentsOf(blue, tints).map(({ itemId }) => itemId)).toEqual(['blue too']);
  });

  it('is nothing of what nobody knows the kind of [C1-10]', () => {
    expect(equivalentsOf(paper('own', { kindId: null }), [paper('other', { kindId: null })])).toEqual([]);
  });

  it('costs less each, or per pack [C1-49]', () => {
    expect([perPack('Each'), perPack('Case')]).toEqual(['each', 'per case']);
  });
});
