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

/** A row with what is wrong where its price before is no more than the price; or without that, where its mapping leaves it out. */
export function priced<Row extends PriceRow>(
  row: Row,
  { noSaving }: Mapping,
  column: string,
  problems: readonly Problem[],
): { readonly row: Row; readonly problems: readonly Problem[] } {
  const { price: now, list_price: before } = row;
  if (now == null || before == null || before > now) return { row, problems };
  if (noSaving === 'leave out') return { row: { ...row, list_price: null }, problems };
  return { row, problems: [...problems, { column, message: 'is not more than the price' }] };
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
      return { ...priced(row, mapping, reader.headingOf('list_price'), problems), named };
    },
  };
}
