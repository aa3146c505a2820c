import { MOST_LETTERS, text } from './cell.ts';
import { FACT_COLUMNS, ITEM_COLUMNS, type ItemColumn, type ItemRow } from './item-columns.ts';
import type { Mapping } from './mapping.ts';
import { lackingPrice, savingNothing } from './price-columns.ts';
import { rowReader, type Cells, type Problem } from './row-reader.ts';

export type ItemReader = {
  readonly leftOut: readonly string[];
  /** Of ours those that the file has, in whatever way. */
  readonly columns: ReadonlySet<ItemColumn>;
  readonly read: (cells: Cells) => { readonly row: ItemRow; readonly problems: readonly Problem[] };
};

const COLUMNS = { ...ITEM_COLUMNS, ...FACT_COLUMNS };
/** Columns with a line of the specifications each. */
const SPECIFICATION = { prefix: 'spec:', read: text(MOST_LETTERS.line) };

/**
 * A reader for the rows of a file of items.
 *
 * @returns what is wrong with the headings, where no row can be read.
 */
export function itemReader(headings: readonly string[], mapping: Mapping = {}): ItemReader | { readonly problems: readonly Problem[] } {
  const reader = rowReader(COLUMNS, headings, { mapping, needed: ['item_id'], named: SPECIFICATION });
  if ('problems' in reader) return reader;
  const { leftOut, columns, hasNamed, headingOf } = reader;
  const lacking = lackingPrice(reader);
  if (lacking.length > 0) return { problems: lacking };
  return {
    leftOut,
    columns: new Set([...columns, ...(hasNamed ? (['specifications'] as const) : [])]),
    read(cells) {
      const { row, named, problems } = reader.read(cells);
      const emptied = NEVER_EMPTY.filter((column) => row[column] === null).map((column) => ({
        column: headingOf(column),
        message: 'is empty',
      }));
      return {
        row: {
          ...row,
          ...(hasNamed && { specifications: [...(row.specifications ?? []), ...named] }),
          facts: factsIn(row),
        },
        problems: [...problems, ...emptied, ...savingNothing(row, headingOf('list_price'))],
      };
    },
  };
}

/** No item is without them. */
const NEVER_EMPTY = ['name', 'category'] as const;

/** What a row says of how its item behaves, by the names that the shop has for it. */
function factsIn(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(FACT_COLUMNS).flatMap(([column, { fact, ...rest }]) => {
      const value = row[column];
      if (value === undefined) return [];
      return [[fact, 'plain' in rest && value === rest.plain ? null : value]];
    }),
  );
}
