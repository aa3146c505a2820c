/** Lines of specifications: "Weight", "20 lb". */
export type Specifications = readonly (readonly [label: string, value: string])[];

/** What stands in a column, for each item in the items' order; undefined: it says nothing of that. */
export type Column = { readonly label: string; readonly values: readonly (string | undefined)[] };

/** A list has room for so many beside a name and what it costs. */
const MOST_COLUMNS = 4;
/** What at least so many of ten say stands in a column. */
const FEWEST_OF_TEN = 6;
/** What follows from another line in so many of ten follows from it. */
const MANY_OF_TEN = 9;
/** A longer value is read, and not held against others. */
const LONGEST_VALUE = 26;
/** These are said of every item elsewhere, or of one alone. */
const NO_COLUMN: ReadonlySet<string> = new Set(['Brand', 'Model']);

/**
 * By which lines of their specifications items are told apart that stand in a list, in the order in which the items say them, which is that of their weight:
 * what most of them say, in a few words, and not all of them the same. Of two lines of which one follows from the other, as a thickness from a weight, the first.
 */
export function columnsOf(items: readonly Specifications[]): Column[] {
  const lines = items.map((specifications) => new Map(specifications));
  return [...new Set(lines.flatMap((line) => [...line.keys()]))]
    .filter((label) => !NO_COLUMN.has(label))
    .map((label) => ({ label, values: shortened(lines.map((line) => line.get(label))) }))
    .filter(({ values }) => isTelling(values))
    .filter((column, place, all) => !all.slice(0, place).some((earlier) => isSaidBy(column, earlier)))
    .slice(0, MOST_COLUMNS);
}

function isTelling(values: Column['values']): boolean {
  const said = values.filter((value) => value !== undefined);
  return (
    said.length * 10 >= values.length * FEWEST_OF_TEN && new Set(said).size > 1 && said.every((value) => value.length <= LONGEST_VALUE)
  );
}

/** "20 lb (75 g/m²)" is "20 lb" beside its like: what stands in brackets is left out where nothing else tells two apart. */
function shortened(values: Column['values']): Column['values'] {
  const short = values.map((value) => value?.replace(/ \([^()]+\)$/u, ''));
  return new Set(short).size === new Set(values).size ? short : values;
}

/** Whether who knows the earlier one knows the other, too, of all but a few: nearly every value goes with one alone. */
function isSaidBy({ values }: Column, earlier: Column): boolean {
  const pairs = values.map((value, index) => ({ value, by: earlier.values[index] }));
  const alike = [...Map.groupBy(pairs, ({ by }) => by).values()];
  const known = alike.map((of) => Math.max(...[...Map.groupBy(of, ({ value }) => value).values()].map(({ length }) => length)));
  return known.reduce((sum, count) => sum + count, 0) * 10 >= values.length * MANY_OF_TEN;
}
