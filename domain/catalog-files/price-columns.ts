import { ITEM_COLUMNS } from './item-columns.ts';
import { rowReader, type Columns, type Problem, type RowOf, type RowReader } from './row-reader.ts';
import type { Mapping } from './mapping.ts';

const { item_id, price, list_price, member_price } = ITEM_COLUMNS;
/** The columns of a file of prices. */
const PRICE_COLUMNS = { item_id, price, list_price, member_price } as const satisfies Columns;
export type PriceRow = RowOf<typeof PRICE_COLUMNS>;

type PriceHeadings = { readonly columns: ReadonlySet<string>; readonly headingOf: (column: 'list_price') => string };

/** What is wrong where a file says what things cost before and not what they cost. */
export function lackingPrice({ columns, headingOf }: PriceHeadings): Problem[] {
  return columns.has('list_price') && !columns.has('price')
    ? [{ column: headingOf('list_price'), message: 'needs a column with the price beside it' }]
    : [];
}

/** What is wrong with a row whose price before is no more than the price. */
export function savingNothing({ price: now, list_price: before }: PriceRow, column: string): Problem[] {
  return now != null && before != null && before <= now ? [{ column, message: 'is not more than the price' }] : [];
}

/** A reader for the rows of a file of prices; or what is wrong with its headings. */
export function priceReader(
  headings: readonly string[],
  mapping: Mapping,
): RowReader<typeof PRICE_COLUMNS> | { readonly problems: readonly Problem[] } {
  const reader = rowReader(PRICE_COLUMNS, headings, { mapping, needed: ['item_id', 'price'], mayBeEmpty: ['price'] });
  if ('problems' in reader) return reader;
  return {
    ...reader,
    read(cells) {
      const { row, named, problems } = reader.read(cells);
      return { row, named, problems: [...problems, ...savingNothing(row, reader.headingOf('list_price'))] };
    },
  };
}
