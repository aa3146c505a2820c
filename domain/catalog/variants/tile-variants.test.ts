import { describe, expect, it } from 'vitest';
import type { Options } from './options.ts';
import { choicesText } from './options-text.ts';
import { variantChoices } from './variant-choices.ts';
import { MOST_SWATCHES, tileVariants } from './tile-variants.ts';

const item = (itemId: string, ...options: Options) => ({ itemId, options, isOutOfStock: false });

describe('what a tile says of the others of its group', () => {
  it('counts what one chooses first and last, and shows the colors, its own first', () => {
    const own = item('2', ['Color', 'Blue'], ['Tip', 'Fine'], ['Pack', 'Dozen']);
    const group = [
      item('1', ['Color', 'Black'], ['Tip', 'Fine'], ['Pack', 'Dozen']),
      own,
      item('3', ['Color', 'Assorted Brights'], ['Tip', 'Bold'], ['Pack', '24/Set']),
    ];
    expect(tileVariants(own, group)).toEqual({
      text: '2 tips, 2 pack sizes',
      swatches: [
        { itemId: '2', label: 'Blue', color: '#2457c5' },
        { itemId: '1', label: 'Black', color: '#1b1b1d' },
        { itemId: '3', label: 'Assorted Brights', color: undefined },
      ],
    });
  });

  it('leads with a color to what its page leads to: of what is as near, to what is not sold out', () => {
    const own = item('1', ['Color', 'Black'], ['Pack', 'Dozen']);
    const soldOut = { ...item('2', ['Color', 'Red'], ['Pack', 'Box']), isOutOfStock: true };
    const group = [own, soldOut, item('3', ['Color', 'Red'], ['Pack', 'Single'])];
    expect(tileVariants(own, group)?.swatches.map(({ itemId }) => itemId)).toEqual(['1', '3']);
    expect(variantChoices(own, group)[0]?.choices.map(({ variant }) => variant.itemId)).toEqual(['1', '3']);
  });

  it('shows no color that has no look, none beside an own one without, and never more than there is room for', () => {
    const [own, other] = [item('1', ['Color', 'Recycled']), item('2', ['Color', 'Blue'])];
    expect(tileVariants(own, [own, other])).toEqual({ text: '2 colors', swatches: [] });
    expect(tileVariants(other, [own, other])).toEqual({ text: '2 colors', swatches: [] });
    const many = ['Black', 'Blue', 'Red', 'Green', 'Purple', 'Orange', 'Navy'].map((color, index) => item(String(index), ['Color', color]));
    expect(tileVariants(item('9', ['Color', 'Navy']), many)?.swatches).toHaveLength(MOST_SWATCHES);
  });

  it('says nothing where there is nothing else', () => {
    const own = item('1', ['Color', 'Blue']);
    expect(tileVariants(own, [own])).toBeUndefined();
    expect(tileVariants(item('1'), [])).toBeUndefined();
  });

  it('names what there is several of as people do', () => {
    expect(['Color', 'Pack', 'Capacity', 'Storage', 'Ruling', 'Sheets', 'Devices', 'Box'].map((label) => choicesText(label, 3))).toEqual([
      '3 colors',
      '3 pack sizes',
      '3 capacities',
      '3 storage sizes',
      '3 rulings',
      '3 sheet counts',
      '3 device choices',
      '3 boxes',
    ]);
  });
});
