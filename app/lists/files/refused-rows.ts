/** A row of a file that was not taken. */
type Refused = { readonly line: number; readonly itemId: string; readonly why: string };

/** Rows that were not taken for one reason. */
export type RefusedGroup = { readonly why: string; readonly count: number; readonly rows: string };

/** The rows of a file that were not taken, by why: every line is named, those behind one another as a range. */
export function refusedGroups(refused: readonly Refused[]): RefusedGroup[] {
  return [...Map.groupBy(refused, ({ why }) => why)].map(([why, rows]) => ({ why, count: rows.length, rows: rowsText(rows) }));
}

function rowsText(rows: readonly Refused[]): string {
  const ranges: { from: number; to: number; itemId: string }[] = [];
  for (const { line, itemId } of rows) {
    const last = ranges.at(-1);
    // Lines of different items are told one by one, so that each can be found.
    if (last !== undefined && last.to === line - 1 && last.itemId === itemId) last.to = line;
    else ranges.push({ from: line, to: line, itemId });
  }
  return ranges
    .map(({ from, to, itemId }) => `${from === to ? `row ${from}` : `rows ${from}–${to}`}${itemId === '' ? '' : ` (${itemId})`}`)
    .join(', ');
}
