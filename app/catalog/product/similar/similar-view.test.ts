import { describe, expect, it } from 'vitest';
import type { ComparedProduct, ProductTile } from '#contracts/catalog.ts';
import { A_TILE } from '../../tiles/a-tile.test-builder.ts';
import { similarTo, similarView } from './similar-view.ts';

const tile = (itemId: string, title: string, more: Partial<ProductTile> = {}): ProductTile => ({
  ...A_TILE,
  itemId,
  title,
  baseCatId: 'pens',
  ...more,
});
const compared = (itemId: string, specifications: [string, string][]): ComparedProduct => ({
  ...tile(itemId, `Pen ${itemId}`),
  specifications,
});

describe('what stands beside a product', () => {
  it('is of its kind and of other lines, each once, what can be added first, three at most', () => {
    const related = [
      tile('2', 'Glide Pens, Red'),
      tile('3', 'Writer Pens, Blue', { isOutOfStock: true, ctaText: 'View details' }),
      tile('4', 'Stick Pens, Blue'),
      tile('5', 'Stick Pens, Red'),
      tile('6', 'Desk Pad', { baseCatId: 'pads' }),
      tile('7', 'Click Pens, Blue'),
      tile('8', 'Felt Pens, Blue'),
      tile('9', 'Brush Pens, Blue'),
    ];
    expect(similarTo({ title: 'Glide Pens, Blue', baseCatId: 'pens', related })).toEqual(['4', '7', '8']);
    expect(similarTo({ title: 'Glide Pens, Blue', baseCatId: 'pens', related: related.slice(0, 3) })).toEqual(['4', '3']);
  });

  it('is held against it in what differs and is known of more than one, what is known of all first', () => {
    const view = similarView([
      compared('1', [
        ['Tip', 'Fine'],
        ['Ink', 'Gel'],
        ['Grip', 'Soft'],
        ['Refill', 'R1'],
        ['Shipping weight', '1 lb'],
      ]),
      compared('2', [
        ['Tip', 'Bold'],
        ['Ink', 'Gel'],
        ['Grip', 'Hard'],
        ['Shipping weight', '2 lb'],
      ]),
      compared('3', [
        ['Tip', 'Bold'],
        ['Ink', 'Gel'],
        ['Shipping weight', '3 lb'],
      ]),
    ]);
    expect(view?.items.map(({ itemId }) => itemId)).toEqual(['1', '2', '3']);
    expect(view?.rows).toEqual([
      { name: 'Tip', values: ['Fine', 'Bold', 'Bold'] },
      { name: 'Grip', values: ['Soft', 'Hard', undefined] },
    ]);
  });

  it('is not shown where it is alone, or where nothing differs', () => {
    const same: [string, string][] = [['Ink', 'Gel']];
    expect(similarView([compared('1', same)])).toBeUndefined();
    expect(similarView([compared('1', same), compared('2', same)])).toBeUndefined();
  });
});
