import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart-item.ts';
import type { RelatedItem } from '#contracts/cart.ts';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { childOffers, childViews } from './child-views.ts';

const parent = aRow('laptop', { qty: 3 });
const child = (id: string, parentRelationType: CartItem['parentRelationType'], qty = 1) =>
  aRow(id, { qty, parentRelationType, parentRelationCartItemId: 'laptop', parentItemId: 'item-laptop' });
const offer = (itemId: string, type: RelatedItem['type'], more: Partial<RelatedItem> = {}): RelatedItem => ({
  itemId,
  type,
  parentItemId: 'item-laptop',
  parentCartItemId: 'laptop',
  name: `Name of ${itemId}`,
  price: 89,
  url: '',
  images: [],
  isAvailable: true,
  altFactor: null,
  ...more,
});

describe('what goes along with a row', () => {
  it('says of what kind it is [C3-26 C3-27 C3-28 C3-29 C3-30]', () => {
    const kinds = (['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE'] as const).map(
      (relation) => childViews(parent, [child('c', relation)])[0]?.kind,
    );
    expect(kinds).toEqual(['Protection plan', 'Assembly', 'Setup', 'Add-on', 'In this set']);
  });

  it('puts the parts of a set last, and calls them so: they cannot be taken out alone', () => {
    const views = childViews(parent, [child('part', 'BUNDLE'), child('plan', 'WARRANTY')]);
    expect(views.map(({ lineId, isPart }) => [lineId, isPart])).toEqual([
      ['plan', false],
      ['part', true],
    ]);
  });

  it('lets plans share the pieces of the row, and everything else have one for each', () => {
    const views = childViews(parent, [child('two', 'WARRANTY', 2), child('three', 'WARRANTY', 1), child('setup', 'TECHHELP', 1)]);
    expect(views.map(({ lineId, most }) => [lineId, most])).toEqual([
      ['two', 2],
      ['three', 1],
      ['setup', 3],
    ]);
  });
});

describe('what could go along with a row', () => {
  it('is offered for every piece that has none yet', () => {
    expect(childOffers(parent, [child('other', 'WARRANTY', 1)], [offer('plan', 'WARRANTY'), offer('setup', 'TECHHELP')])).toMatchObject([
      { itemId: 'plan', qty: 2, price: '$89.00', soldOut: undefined },
      { itemId: 'setup', qty: 3 },
    ]);
  });

  it('is not offered twice, nor beyond the pieces, nor for another row, nor without a price', () => {
    const there = aRow('x', { itemId: 'setup', parentRelationType: 'TECHHELP', parentRelationCartItemId: 'laptop' });
    const offers = [
      offer('setup', 'TECHHELP'),
      offer('plan', 'WARRANTY'),
      offer('far', 'TECHHELP', { parentCartItemId: 'other' }),
      offer('unpriced', 'TECHHELP', { price: null }),
      offer('pack', 'ALTERNATE'),
    ];
    expect(childOffers(parent, [there, child('plans', 'WARRANTY', 3)], offers)).toEqual([]);
  });

  it('is told as sold out when it is', () => {
    const gone = { isAvailable: false };
    expect(
      childOffers(parent, [], [offer('plan', 'WARRANTY', gone), offer('setup', 'TECHHELP', gone)]).map(({ soldOut }) => soldOut),
    ).toEqual(['The warranty plan is Out of Stock.', 'Out of stock']);
  });
});
