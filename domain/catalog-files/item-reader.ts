import { LONGEST_OPTION_LABEL, LONGEST_OPTION_VALUE, MOST_OPTIONS } from '../catalog/variants/options.ts';
import { MOST_LETTERS, text } from './cell.ts';
import { FACT_COLUMNS, ITEM_COLUMNS, type ItemColumn, type ItemRow } from './item-columns.ts';
import type { Mapping } from './mapping.ts';
import { lackingPrice, priced } from './price-columns.ts';
import { rowReader, type Cells, type Problem } from './row-reader.ts';

export type ItemReader = {
  readonly leftOut: readonly string[];
  /** Of ours those that the file has, in whatever way. */
  readonly columns: ReadonlySet<ItemColumn>;
  readonly read: (cells: Cells) => { readonly row: ItemRow; readonly problems: readonly Problem[] };
};

const COLUMNS = { ...ITEM_COLUMNS, ...FACT_COLUMNS };
/** Columns with a line of the specifications each, and with an option each. */
const NAMED = {
  specifications: { prefix: 'spec:', name: text(MOST_LETTERS.line), read: text(MOST_LETTERS.line) },
  options: { prefix: 'option:', name: text(LONGEST_OPTION_LABEL), read: text(LONGEST_OPTION_VALUE) },
} as const;
/** Of what there may be a column for each name. */
const namedKeys = ['specifications', 'options'] as const;

/**
 * A reader for the rows of a file of items.
 *
 * @returns what is wrong with the headings, where no row can be read.
 */
export function itemReader(headings: readonly string[], mapping: Mapping = {}): ItemReader | { readonly problems: readonly Problem[] } {
  const reader = rowReader(COLUMNS, headings, { mapping, needed: ['item_id'], named: NAMED });
  if ('problems' in reader) return reader;
  const { leftOut, columns, hasNamed, headingOf } = reader;
  const lacking = lackingPrice(reader);
  if (lacking.length > 0) return { problems: lacking };
  return {
    leftOut,
    columns: new Set([...columns, ...namedKeys.filter((key) => hasNamed.has(key))]),
    read(cells) {
      const { named, ...read } = reader.read(cells);
      const emptied = NEVER_EMPTY.filter((column) => read.row[column] === null).map((column) => ({
        column: headingOf(column),
        message: 'is empty',
      }));
      const lines = {
        ...(hasNamed.has('specifications') && { specifications: [...(read.row.specifications ?? []), ...(named['specifications'] ?? [])] }),
        ...(hasNamed.has('options') && { options: [...(read.row.options ?? []), ...(named['options'] ?? [])] }),
      };
      const { row, problems } = priced(read.row, mapping, headingOf('list_price'), [...read.problems, ...emptied]);
      return {
        row: { ...row, ...lines, facts: factsIn(row) },
        problems: [...problems, ...wrongOptions(lines.options ?? row.options)],
      };
    },
  };
}

/** What cannot be of what an item is told from its like by. */
function wrongOptions(options: ItemRow['options']): Problem[] {
  if (options == null || options.length === 0) return [];
  const labels = options.map(([label]) => label.toLowerCase());
  const repeated = labels.find((label, index) => labels.indexOf(label) < index);
  const told = [
    options.length > MOST_OPTIONS ? ['options', `has ${options.length} options, and may have ${MOST_OPTIONS}`] : undefined,
    repeated === undefined ? undefined : ['options', `says “${repeated}” twice`],
  ];
  return told.flatMap((one) => (one === undefined ? [] : [{ column: one[0] ?? '', message: one[1] ?? '' }]));
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
