import { describe, expect, it } from 'vitest';
import { LONGEST_OPTION_LABEL, LONGEST_OPTION_VALUE, MOST_OPTIONS } from '../catalog/variants/options.ts';
import { itemReader } from './item-reader.ts';
import type { Mapping } from './mapping.ts';
import { MOST_COLUMNS } from './row-reader.ts';

const read = (headings: readonly string[], cells: readonly string[], mapping?: Mapping) => {
  const reader = itemReader(headings, mapping);
  if ('problems' in reader) return reader;
  const { row, problems } = reader.read(cells);
  return problems.length > 0 ? { problems } : { row };
};
/** What is read of one column, beside those without which there is no item. */
const readOne = (column: string, cell: string) => {
  const answer = read(['item_id', 'name', 'category', column], ['A-1', 'Pen', 'pens', cell]);
  return 'problems' in answer ? answer.problems.map(({ message }) => message) : { ...answer.row, ...answer.row.facts };
};

describe('the headings of a file of items', () => {
  it('are ours, or those that are usual, in any order and case', () => {
    expect(read(['Product Name', 'SKU', 'Sub-Category', 'Unit Price', 'MSRP'], [' Pen ', 'A-1', 'Pens', '$1,234.50', '1300'])).toEqual({
      row: { item_id: 'A-1', name: 'Pen', category: 'Pens', price: 123_450, list_price: 130_000, facts: {} },
    });
  });

  it('are mapped where they are not, and the rest is left out where that is said', () => {
    const mapping: Mapping = {
      columns: {
        name: 'What',
        item_id: 'Nr',
        category: { is: 'pens' },
        price: { column: 'Sales', per: 'Quantity', beforeDiscount: 'Discount' },
      },
      others: 'leave out',
    };
    const headings = ['Row', 'Nr', 'What', 'Sales', 'Quantity', 'Discount'];
    expect(read(headings, ['1', 'A1', 'Pen', '26.12', '3', '0.2'], mapping)).toEqual({
      row: { item_id: 'A1', name: 'Pen', category: 'pens', price: 1088, facts: {} },
    });
    expect(read(headings, ['1', 'A1', 'Pen', '-3', '0', '1.2'], mapping)).toMatchObject({ problems: [{ column: 'Sales' }] });
    expect(read(headings, ['1', 'A1', 'Pen', '3', '0', '0'], mapping)).toMatchObject({
      problems: [{ message: '“0” is no number of pieces' }],
    });
    expect(read(headings, ['1', 'A1', 'Pen', '3', '1', '1'], mapping)).toMatchObject({ problems: [{ column: 'Sales' }] });
    const reader = itemReader(headings, mapping);
    expect('leftOut' in reader && reader.leftOut).toEqual(['Row']);
  });

  it('are mapped to lines of the specifications and to options', () => {
    const mapping: Mapping = {
      columns: { item_group: { is: 'g' }, 'spec:Sold as': 'QuantityPerUnit', 'option:Size': { column: 'S', values: { m: 'Medium' } } },
    };
    expect(read(['item_id', 'QuantityPerUnit', 'S'], ['A1', '10 boxes', 'M'], mapping)).toEqual({
      row: { item_id: 'A1', item_group: 'g', specifications: [['Sold as', '10 boxes']], options: [['Size', 'Medium']], facts: {} },
    });
    expect(read(['item_id'], ['A1'], { columns: { 'spec:Size': 'S' } })).toMatchObject({ problems: [{ column: 'spec:Size' }] });
  });

  it('are told once where two of ours are read from one', () => {
    const mapping: Mapping = { columns: { price: 'Cost', list_price: 'Cost' } };
    expect(read(['item_id', 'Cost'], ['A1', '1 AED'], mapping)).toMatchObject({ problems: { length: 1 } });
  });

  it.each<[string, readonly string[], Mapping | undefined, string]>([
    ['one that is nothing of ours', ['item_id', 'pirce'], undefined, 'pirce'],
    ['one that stands there twice', ['item_id', 'name', 'Name'], undefined, 'Name'],
    ['no number', ['name', 'price'], undefined, 'item_id'],
    ['a mapping to what is not there', ['item_id'], { columns: { name: 'Title' } }, 'name'],
    ['a mapping of what we do not have', ['item_id', 'x'], { columns: { colour: 'x' }, others: 'leave out' }, 'colour'],
    ['a mapping of what objects inherit', ['item_id', 'x'], { columns: { constructor: 'x' }, others: 'leave out' }, 'constructor'],
    ['ten thousand', Array.from({ length: 10_000 }, (_, index) => `c${index}`), undefined, ''],
  ])('are told to be wrong: %s', (_what, headings, mapping, column) => {
    const answer = itemReader(headings, mapping);
    expect('problems' in answer && answer.problems.map((problem) => problem.column)).toContain(column);
    expect('problems' in answer && answer.problems.length).toBeLessThanOrEqual(MOST_COLUMNS);
  });
});

describe('a row of a file of items', () => {
  it('says nothing of what its file has no column for, and empties what stands in an empty cell', () => {
    expect(read(['item_id', 'name', 'category', 'brand', 'street_date'], ['A1', 'Pen', 'pens', ' ', ''])).toEqual({
      row: { item_id: 'A1', name: 'Pen', category: 'pens', brand: null, street_date: null, facts: { streetDate: null } },
    });
  });

  it('has the lines of its specifications in one column, or in one for each', () => {
    expect(
      read(
        ['item_id', 'name', 'category', 'specifications', 'spec:Width', 'Spec: Depth'],
        ['A1', 'Pen', 'pens', 'Color: Blue | Ratio: 1:2', '3"', ''],
      ),
    ).toMatchObject({
      row: {
        specifications: [
          ['Color', 'Blue'],
          ['Ratio', '1:2'],
          ['Width', '3"'],
        ],
      },
    });
  });

  it.each([
    ['price', '.5', { price: 50 }],
    ['price', '12.500', { price: 1250 }],
    ['units_in_pack', '1,000', { units_in_pack: 1000 }],
    ['units_in_pack', '12.0', { units_in_pack: 12 }],
    ['released_on', '2/29/2028', { released_on: '2028-02-29' }],
    ['published', 'No', { published: false }],
    ['pickup', 'yes', { isPickupEligible: null }],
    ['pickup', 'no', { isPickupEligible: false }],
    ['furniture', 'n', { isFurniture: null }],
    ['unit', 'BOX', { unit: 'Box' }],
    ['restricted_states', 'ca| NY |', { restrictedStates: ['CA', 'NY'] }],
    ['description', '<script>alert(1)</script>\r\nx', { description: '<script>alert(1)</script>\nx' }],
    ['description', '=HYPERLINK("http://x")', { description: '=HYPERLINK("http://x")' }],
  ])('is read: %s %s', (column, cell, expected) => {
    expect(readOne(column, cell)).toMatchObject(expected);
  });

  it.each([
    ['price', '-3', '“-3” is less than nothing'],
    ['price', '$-3', '“$-3” is less than nothing'],
    ['price', '(3.00)', '“(3.00)” is less than nothing'],
    ['price', '12.345', '“12.345” has parts of a cent'],
    ['price', '1e5', '“1e5” is no amount like 12.50'],
    ['price', '0', '“0” costs nothing: write “free” where that is meant, and nothing where the price is not known'],
    ['price', '$0.00', '“$0.00” costs nothing: write “free” where that is meant, and nothing where the price is not known'],
    ['price', '€12.50', '“€12.50” is not in dollars: say in the mapping what other money is worth, with dollarsPer'],
    ['price', '12.50 EUR', '“12.50 EUR” is not in dollars: say in the mapping what other money is worth, with dollarsPer'],
    ['price', '12,5', '“12,5” is no amount like 12.50: where commas are meant so, say hasDecimalComma in the mapping'],
    ['price', '99999999', '“99999999” is more than $10,000,000'],
    ['units_in_pack', '0', '“0” is less than 1'],
    ['units_in_pack', '1.5', '“1.5” is no whole number'],
    ['released_on', '2/30/2028', '“2/30/2028” is no day of the calendar'],
    ['released_on', 'soon', '“soon” is no day like 2027-01-31 or 1/31/2027'],
    ['published', 'maybe', '“maybe” is neither yes nor no'],
    ['specifications', 'Blue', '“Blue” is not like “Color: Blue”'],
    ['brand', 'a\u0000b', String.raw`“a\x00b” has signs that cannot be printed`],
    ['restricted_states', 'CA | Ohio', '“CA | Ohio” “Ohio” is no state like CA'],
  ])('is told to be wrong: %s %s', (column, cell, message) => {
    expect(readOne(column, cell)).toEqual([message]);
  });

  it('names each of its columns that is wrong, by what stands at its head', () => {
    const answer = read(['SKU', 'Title', 'category', 'Unit Price', 'MSRP'], ['A 1', '', '', '5', '5', 'more']);
    expect('problems' in answer && answer.problems).toEqual([
      { column: '', message: 'has 6 cells, and there are 5 columns' },
      { column: 'SKU', message: expect.stringContaining('“A 1” is no item number') },
      { column: 'Title', message: 'is empty' },
      { column: 'category', message: 'is empty' },
      { column: 'MSRP', message: 'is not more than the price' },
    ]);
  });

  it.each([
    ['Itâ\u0080\u0099s 8 1/16â\u0080\u009d', 'It’s 8 1/16”'],
    ['café', 'café'],
    ['It’s', 'It’s'],
    ['cafÃ©', 'café'],
  ])('is read as it was meant where it was written in UTF-8 twice: %s', (cell, name) => {
    expect(read(['item_id', 'name'], ['A1', cell], { isEncodedTwice: true })).toMatchObject({ row: { name } });
  });

  it('is told only in part where it is long', () => {
    expect(JSON.stringify(readOne('price', 'x'.repeat(100_000))).length).toBeLessThan(120);
  });
});

describe('the group and the options of an item', () => {
  const options = (headings: readonly string[], cells: readonly string[]) => {
    const answer = read(['item_id', 'item_group', ...headings], ['A-1', 'glide', ...cells]);
    return 'problems' in answer ? answer.problems.map(({ column, message }) => `${column}: ${message}`) : answer.row.options;
  };

  it('are read from one column or from one for each, in their order', () => {
    const both = [
      ['Color', 'Blue'],
      ['Pack', 'Dozen'],
    ];
    expect(options(['options'], ['Color: Blue | Pack: Dozen'])).toEqual(both);
    expect(options(['option:Color', 'Option: Pack'], ['Blue', 'Dozen'])).toEqual(both);
    expect(options(['options', 'option:Pack'], ['Color: Blue', 'Dozen'])).toEqual(both);
    expect(options(['option:Color', 'option:Pack'], ['', 'Dozen'])).toEqual([['Pack', 'Dozen']]);
    expect(options(['option:Color', 'spec:Color'], ['Blue', 'Sky'])).toEqual([['Color', 'Blue']]);
    expect(options([], [])).toBeUndefined();
    expect(options(['options'], [''])).toBeNull();
    const reader = itemReader(['item_id', 'option:Color', 'spec:Width']);
    expect('columns' in reader && [...reader.columns]).toEqual(['item_id', 'specifications', 'options']);
  });

  it('are refused where they are too many, too long or said twice', () => {
    const columns = Array.from({ length: MOST_OPTIONS + 1 }, (_, index) => `option:O${index}`);
    expect(options(columns.slice(1), columns.slice(1))).toHaveLength(MOST_OPTIONS);
    expect(options(columns, columns)).toEqual([`options: has ${MOST_OPTIONS + 1} options, and may have ${MOST_OPTIONS}`]);
    expect(options(['options', 'option:color'], ['Color: Blue', 'Red'])).toEqual(['options: says “color” twice']);
    const long = 'x'.repeat(LONGEST_OPTION_VALUE + 1);
    expect(options(['option:Color'], [long])).toEqual([expect.stringContaining('has 101 letters, and may have 100')]);
    expect(options(['options'], [`Color: ${long}`])).toEqual([expect.stringContaining('has 101 letters')]);
    expect(options(['options'], [`${'y'.repeat(LONGEST_OPTION_LABEL + 1)}: Blue`])).toEqual([expect.stringContaining('has 41 letters')]);
    expect(options(['options'], ['Blue'])).toEqual([expect.stringContaining('is not like “Color: Blue”')]);
    expect(readOne('item_group', 'g'.repeat(101))).toEqual([expect.stringContaining('has 101 letters')]);
    const reader = itemReader(['item_id', `option:${'y'.repeat(LONGEST_OPTION_LABEL + 1)}`]);
    expect('problems' in reader && reader.problems).toMatchObject([{ message: 'has 41 letters, and may have 40' }]);
  });
});
