import { describe, expect, it } from 'vitest';
import type { ProductVariant } from '#contracts/catalog/variants.ts';
import { fullName } from '#domain/catalog/variants/full-name.ts';
import { variantChoicesOf, variantTable, variantThing } from './variant-view.ts';

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
    expect(variantChoicesOf({ itemId: '1', variants }).groups).toEqual([
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
    expect(variantChoicesOf({ itemId: '1', variants }).groups[0]?.choices.map(({ value, price }) => [value, price])).toEqual(
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
      variant('5', 'Black', '24/Set'),
    ];
    const [colors] = variantChoicesOf({ itemId: '1', variants }).groups;
    expect(colors?.choices.map(({ value, note }) => [value, note])).toEqual([
      ['Assorted', 'In 24/Set'],
      ['Black', undefined],
      ['Blue', 'Out of stock'],
      ['Green', 'Not sold to you'],
    ]);
    expect(colors?.choices[0]?.swatch).toBe('many');
  });

  it('says what it comes in, where that is not what was chosen', () => {
    const variants = [
      BLACK,
      variant('2', 'Blue', '60/Box', { price: '$15.49' }),
      variant('3', 'Red', 'Case', { isOutOfStock: true }),
      variant('4', 'Black', '60/Box'),
      variant('5', 'Blue', 'Case'),
    ];
    const [colors, packs] = variantChoicesOf({ itemId: '1', variants }).groups;
    expect(colors?.choices.map(({ note }) => note)).toEqual([undefined, 'In 60/Box', 'In Case · Out of stock']);
    expect(packs?.choices.map(({ value, note }) => [value, note])).toContainEqual(['Case', 'In Blue']);
  });

  it('leads, of what is as near, to what can be had', () => {
    const variants = [
      BLACK,
      variant('2', 'Blue', '60/Box', { isOutOfStock: true }),
      variant('3', 'Blue', 'Case'),
      variant('4', 'Black', 'Case'),
    ];
    const [colors] = variantChoicesOf({ itemId: '1', variants }).groups;
    expect(colors?.choices[1]?.url).toBe('/product_3');
  });

  it('is nothing of what stands alone', () => {
    expect(variantChoicesOf({ itemId: '1', variants: [] }).groups).toEqual([]);
  });
});

describe('what can be chosen only as a whole', () => {
  const pen = (itemId: string, color: string, tip: string, pack: string, more: Partial<ProductVariant> = {}): ProductVariant => ({
    ...variant(itemId, color, pack, more),
    options: [
      ['Color', color],
      ['Tip', tip],
      ['Pack', pack],
    ],
  });

  it('is one list of few, in the order of their options, each with its price and what one piece costs or why it cannot be had', () => {
    const variants = [
      pen('1', 'Blue', 'Fine', 'Dozen', { unitPrice: '42¢/pen' }),
      pen('2', 'Black', 'Bold', '60/Box', { price: '$20.00', isOutOfStock: true }),
    ];
    expect(variantChoicesOf({ itemId: '1', variants })).toEqual({
      groups: [],
      list: {
        label: 'Color, tip, and pack',
        value: 'Blue · Fine · Dozen',
        rows: [
          {
            itemId: '2',
            url: '/product_2',
            text: 'Black · Bold · 60/Box',
            swatch: '#1b1b1d',
            price: '$20.00',
            more: 'Out of stock',
            isOwn: false,
            isMissing: true,
          },
          {
            itemId: '1',
            url: '/product_1',
            text: 'Blue · Fine · Dozen',
            swatch: '#2457c5',
            price: '$5.00',
            more: '42¢/pen',
            isOwn: true,
            isMissing: false,
          },
        ],
      },
    });
  });

  it('is, of many, chosen by the first option, then from a list of what there is with it', () => {
    const variants = [
      pen('1', 'Blue', 'Fine', 'Dozen'),
      pen('2', 'Blue', 'Bold', '60/Box'),
      pen('3', 'Black', 'Bold', 'Case'),
      pen('4', 'Red', 'Fine', '4/Pack', { isOutOfStock: true }),
      pen('5', 'Green', 'Medium', '24/Pack'),
      pen('6', 'Pink', 'Medium', 'Dozen'),
      pen('7', 'Navy', 'Fine', '24/Pack'),
    ];
    const { groups, list } = variantChoicesOf({ itemId: '1', variants });
    // What else changes with a color is what the list of that color says.
    expect(groups.map(({ label, choices }) => [label, choices.map(({ value, note }) => [value, note])])).toEqual([
      [
        'Color',
        [
          ['Black', undefined],
          ['Blue', undefined],
          ['Green', undefined],
          ['Navy', undefined],
          ['Pink', undefined],
          ['Red', 'Out of stock'],
        ],
      ],
    ]);
    expect([list?.label, list?.value, list?.rows.map(({ text }) => text)]).toEqual([
      'Tip and pack',
      'Fine · Dozen',
      ['Fine · Dozen', 'Bold · 60/Box'],
    ]);
    expect(list?.rows.every(({ swatch }) => swatch === undefined)).toBe(true);
  });

  it('shows six around its own, where there are more', () => {
    const packs = Array.from({ length: 10 }, (_, index) => `${index + 2}/Pack`);
    const others = ['Red', 'Green', 'Pink'].map((color, index) => pen(`o${index}`, color, `Tip ${index}`, 'Case'));
    const variants = [...packs.map((pack, index) => pen(String(index), 'Blue', 'Fine', pack)), ...others];
    const rowsOf = (itemId: string) => variantChoicesOf({ itemId, variants }).list?.rows.map((row) => row.itemId);
    expect(rowsOf('0')).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(rowsOf('7')).toEqual(['3', '4', '5', '6', '7', '8']);
    expect(rowsOf('9')).toEqual(['4', '5', '6', '7', '8', '9']);
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
    expect(table?.rows.map(({ stock }) => stock)).toEqual(['Out of stock', 'In stock', 'In stock', 'Not sold to you', 'In stock']);
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
