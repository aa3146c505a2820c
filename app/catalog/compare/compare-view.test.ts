import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from '#contracts/catalog.ts';
import { A_TILE } from '#app/catalog/tiles/a-tile.test-builder.ts';
import { comparedView } from './compare-view.ts';

const having = (...specifications: [string, string][]): ComparedProduct => ({ ...A_TILE, specifications });

describe('what is known of items', () => {
  it('is told apart by whether it differs, in the order in which it is met', () => {
    const view = comparedView([having(['Color', 'White'], ['Sheets', '500'], ['Size', 'A4']), having(['Color', 'White'], ['Size', 'A5'])]);
    expect(view.different).toEqual([{ name: 'Size', values: ['A4', 'A5'] }]);
    // What one of them does not say is no difference.
    expect(view.partly).toEqual([{ name: 'Sheets', values: ['500', undefined] }]);
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

describe('what one costs', () => {
  it('is told apart from what one costs where several are bought', () => {
    const several = { ...having(['Ply', '1']), unitPrice: '$1.54/pen', lowestPrice: 'as low as $16.99' };
    const [first, second] = comparedView([several, { ...having(['Ply', '1']), unitPrice: null }]).items;
    expect([first?.unit, first?.lowestPrice]).toEqual(['$1.54/pen', 'as low as $16.99']);
    expect([second?.unit, second?.lowestPrice]).toEqual([undefined, undefined]);
  });
});

describe('how many are left', () => {
  it('is told apart from what else there is to say, where these are few', () => {
    const few = comparedView([{ ...having(['Ply', '1']), fewLeft: 3 }, having(['Ply', '1'])]).items;
    expect(few.map(({ fewLeft, note }) => [fewLeft, note])).toEqual([
      ['Only 3 left', undefined],
      [undefined, undefined],
    ]);
  });
});

describe('what most of several leave open', () => {
  it('stands apart, as what all but some say differently does not', () => {
    const items = [
      having(['Grip', 'Rubber'], ['Tip', 'Fine']),
      having(['Grip', 'Plastic'], ['Tip', 'Bold']),
      having(['Tip', 'Medium']),
      having(),
    ];
    const { different, partly } = comparedView(items);
    expect(different).toEqual([{ name: 'Tip', values: ['Fine', 'Bold', 'Medium', undefined] }]);
    expect(partly).toEqual([{ name: 'Grip', values: ['Rubber', 'Plastic', undefined, undefined] }]);
  });
});

describe('things of several kinds', () => {
  const paper: [string, string][] = [
    ['Sheets', '500'],
    ['Color', 'White'],
  ];
  const chair: [string, string][] = [
    ['Seat width', '20 in'],
    ['Color', 'Black'],
  ];
  const of = (baseCatId: string, lines: [string, string][]) => ({ ...having(...lines), baseCatId });

  it('have little in common, and what only one says stands apart', () => {
    const view = comparedView([of('copy-paper', paper), of('task-chairs', chair)]);
    expect(view.isMixed).toBe(true);
    // Nor is one of them better because it costs less.
    const cheaper = comparedView([
      { ...of('copy-paper', paper), priceValue: 5 },
      { ...of('task-chairs', chair), priceValue: 300 },
    ]);
    expect(cheaper.items.flatMap(({ isBest }) => Object.values(isBest))).not.toContain(true);
    expect(view.different.map(({ name }) => name)).toEqual(['Color']);
    expect(view.partly.map(({ name }) => name)).toEqual(['Sheets', 'Seat width']);
  });

  it('are compared like others where they say the same things of themselves, or are of one category', () => {
    const printer = (speed: string): [string, string][] => [
      ['Speed', speed],
      ['Functions', 'Print'],
      ['Connections', 'USB'],
    ];
    expect(comparedView([of('laser-printers', printer('32')), of('inkjet-printers', printer('12'))]).isMixed).toBe(false);
    expect(comparedView([of('copy-paper', paper), of('copy-paper', chair)]).isMixed).toBe(false);
    expect(comparedView([of('copy-paper', paper)]).isMixed).toBe(false);
  });
});

describe('what is best', () => {
  const costing = (priceValue: number | null, unitsNum: number, unitPrice: string | null, rating = 4): ComparedProduct => ({
    ...having(),
    priceValue,
    unitsNum,
    unitPrice,
    rating,
    ratingCount: 9,
  });
  const bests = (...products: ComparedProduct[]) => comparedView(products).items.map(({ isBest }) => isBest);

  it('is the lowest price, the lowest price of one and the highest rating', () => {
    expect(bests(costing(5, 10, '$0.50/pen'), costing(9, 10, '$0.90/pen', 4.5))).toEqual([
      { price: true, unit: true, rating: false },
      { price: false, unit: false, rating: true },
    ]);
    // Of packs of several sizes the smaller one is no bargain.
    expect(bests(costing(5, 10, '$0.50/pen'), costing(9, 30, '$0.30/pen'))).toEqual([
      { price: false, unit: false, rating: false },
      { price: false, unit: true, rating: false },
    ]);
  });

  it('is no rating of few that many others do not bear out', () => {
    const rated = (rating: number, ratingCount: number) => ({ ...costing(5, 10, '$0.50/pen', rating), ratingCount });
    expect(bests(rated(4.5, 12), rated(4.4, 870)).map(({ rating }) => rating)).toEqual([false, false]);
    expect(bests(rated(4.5, 120), rated(4.2, 870)).map(({ rating }) => rating)).toEqual([true, false]);
  });

  it('is by what who compares pays in the end, members what members pay', () => {
    const [of10, of9] = [costing(10, 10, '$1.00/pen'), costing(9, 10, '$0.90/pen')];
    expect(bests({ ...of10, memberPrice: 7 }, of9).map(({ price }) => price)).toEqual([true, false]);
    expect(bests(of10, of9).map(({ price }) => price)).toEqual([false, true]);
  });

  it('is nothing where all are the same, one is not known, or the things are not the same', () => {
    const none = { price: false, unit: false, rating: false };
    expect(bests(costing(5, 10, '$0.50/pen'), costing(5, 10, '$0.50/pen'))).toEqual([none, none]);
    expect(bests(costing(null, 10, null), costing(5, 10, '$0.50/pen'))).toEqual([none, none]);
    expect(bests(costing(5, 10, '$0.50/pen'), costing(6, 500, '1.2¢/sheet'))).toEqual([none, none]);
  });
});
