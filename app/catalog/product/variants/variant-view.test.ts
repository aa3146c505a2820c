import { describe, expect, it } from 'vitest';
import type { ProductVariant } from '#contracts/catalog/variants.ts';
import { fullName } from '#domain/catalog/variants/full-name.ts';
import { variantGroups, variantTable, variantThing } from './variant-view.ts';

const variant = (itemId: string, color: string, pack: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
  itemId,
  url: `/product_${itemId}`,
  title: `Pens, ${color}, ${pack}`,
  options: [
    ['Color', color],
    ['Pack', pack],
  ],
  price: '$5.00',
  isOutOfStock: false,
  unitPrice: null,
  isForSale: true,
  isAdded: true,
  ...more,
});
const BLACK = variant('1', 'Black', 'Dozen');

describe('what there is to choose of a product', () => {
  it('leads to pages, shows colors, and says what packs cost', () => {
    const variants = [BLACK, variant('2', 'Blue', 'Dozen'), variant('3', 'Black', '60/Box', { price: '$20.00' })];
    expect(variantGroups({ itemId: '1', variants })).toEqual([
      {
        label: 'Color',
        value: 'Black',
        choices: [
          { value: 'Black', url: '/product_1', isOwn: true, swatch: '#1b1b1d' },
          { value: 'Blue', url: '/product_2', swatch: '#2457c5' },
        ],
      },
      {
        label: 'Pack',
        value: 'Dozen',
        choices: [
          { value: 'Dozen', url: '/product_1', isOwn: true, price: '$5.00' },
          { value: '60/Box', url: '/product_3', price: '$20.00' },
        ],
      },
    ]);
  });

  it('says no price below an amount that is the price', () => {
    const card = (itemId: string, amount: string, price: string) => ({
      ...variant(itemId, '', '', { price }),
      options: [['Amount', amount] satisfies [string, string]],
    });
    const variants = [card('1', '$25', '$25.00'), card('2', '$50', '$50.00'), card('3', '$10', '$100.00')];
    expect(variantGroups({ itemId: '1', variants })[0]?.choices.map(({ value, price }) => [value, price])).toEqual(
      expect.arrayContaining([
        ['$25', undefined],
        ['$50', undefined],
        ['$10', '$100.00'],
      ]),
    );
  });

  it('marks what is sold out, not sold to who looks, or not to be had with what else was chosen, and hides none of it', () => {
    const variants = [
      BLACK,
      variant('2', 'Blue', 'Dozen', { isOutOfStock: true }),
      variant('3', 'Green', 'Dozen', { isForSale: false }),
      variant('4', 'Assorted', '24/Set'),
    ];
    const [colors] = variantGroups({ itemId: '1', variants });
    expect(colors?.choices.map(({ value, note }) => [value, note])).toEqual([
      ['Assorted', 'In 24/Set'],
      ['Black', undefined],
      ['Blue', 'Out of stock'],
      ['Green', 'Not sold to you'],
    ]);
    expect(colors?.choices[0]?.swatch).toBe('many');
  });

  it('says what it comes in, where that is not what was chosen', () => {
    const variants = [BLACK, variant('2', 'Blue', '60/Box', { price: '$15.49' }), variant('3', 'Red', 'Case', { isOutOfStock: true })];
    const [colors, packs] = variantGroups({ itemId: '1', variants });
    expect(colors?.choices.map(({ note }) => note)).toEqual([undefined, 'In 60/Box', 'In Case · Out of stock']);
    expect(packs?.choices.map(({ value, note }) => [value, note])).toContainEqual(['60/Box', 'In Blue']);
  });

  it('leads, of what is as near, to what can be had', () => {
    const variants = [BLACK, variant('2', 'Blue', '60/Box', { isOutOfStock: true }), variant('3', 'Blue', 'Case')];
    const [colors] = variantGroups({ itemId: '1', variants });
    expect(colors?.choices[1]?.url).toBe('/product_3');
  });

  it('is nothing of what stands alone', () => {
    expect(variantGroups({ itemId: '1', variants: [] })).toEqual([]);
  });
});

describe('the table of all there is of a product', () => {
  const PENS = [
    variant('1', 'Blue', '60/Box', { price: '$20.00', unitPrice: '$0.33/pen' }),
    variant('2', 'Black', 'Dozen'),
    variant('3', 'Assorted', '24/Set', { isOutOfStock: true, isAdded: false }),
    variant('4', 'Black', '60/Box', { price: '$20.00' }),
    variant('5', 'Blue', 'Dozen', { isForSale: false, isAdded: false }),
  ];

  it('has a row for each, in the order of its colors and packs, with what it costs and whether it can be added', () => {
    const table = variantTable({ itemId: '2', variants: PENS });
    expect(table).toMatchObject({ heading: 'All colors and pack sizes', labels: ['Color', 'Pack'] });
    expect(
      table?.rows.map(({ itemId, values, swatch, isOwn, isAdded, missing }) => [itemId, ...values, swatch, isOwn, isAdded, missing]),
    ).toEqual([
      ['3', 'Assorted', '24/Set', 'many', false, false, 'Out of stock'],
      ['2', 'Black', 'Dozen', '#1b1b1d', true, true, undefined],
      ['4', 'Black', '60/Box', '#1b1b1d', false, true, undefined],
      ['5', 'Blue', 'Dozen', '#2457c5', false, false, 'Not sold to you'],
      ['1', 'Blue', '60/Box', '#2457c5', false, true, undefined],
    ]);
    expect(table?.rows.at(-1)).toMatchObject({ price: '$20.00', unit: '$0.33/pen', url: '/product_1' });
  });

  it('is not there where the choices say all of it: of four, or of colors that cost the same', () => {
    expect(variantTable({ itemId: '1', variants: PENS.slice(0, 4) })).toBeUndefined();
    const colors = ['Black', 'Blue', 'Red', 'Green', 'Pink'].map((color, index) => variant(String(index), color, 'Dozen'));
    expect(variantTable({ itemId: '1', variants: colors })).toBeUndefined();
    const dearer = colors.map((one) => (one.itemId === '4' ? { ...one, price: '$6.00' } : one));
    expect(variantTable({ itemId: '1', variants: dearer })?.labels).toEqual(['Color']);
    expect(variantTable({ itemId: 'elsewhere', variants: PENS })).toBeUndefined();
  });
});

describe('what programs read of a variant', () => {
  it('is its color, its pack, its group and the pages of the others', () => {
    const group = { groupId: 'f00', options: BLACK.options, variesBy: ['Color', 'Pack'], otherUrls: ['/product_2'] };
    expect(variantThing({ title: 'Pens, Black, Dozen', brand: 'Quillmark', variantOf: group }, 'https://shop.example')).toEqual({
      inProductGroupWithID: 'f00',
      color: 'Black',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Pack', value: 'Dozen' }],
      isVariantOf: {
        '@type': 'ProductGroup',
        productGroupID: 'f00',
        name: 'Pens',
        brand: { '@type': 'Brand', name: 'Quillmark' },
        variesBy: ['https://schema.org/color', 'Pack'],
        hasVariant: [{ '@type': 'Product', url: 'https://shop.example/product_2' }],
      },
    });
    // What the name does not say and the catalogue adds is of one variant, not of the group.
    const added = variantThing({ title: fullName('Gel Pens', BLACK.options), brand: 'Quillmark', variantOf: group }, '');
    expect(added['isVariantOf']).toMatchObject({ name: 'Gel Pens' });
    expect(variantThing({ title: 'Pens', brand: 'Quillmark', variantOf: undefined }, '')).toEqual({});
  });
});
