/** So many rows stand on a page. */
const ROWS = 40;

/** A page of a list that is searched by words: rows that have all of them, in whatever order. A page that is not there is the last one. */
export function listPage<T>(
  rows: readonly T[],
  { find, page, textOf }: { find: string; page: number; textOf: (row: T) => string },
): { readonly rows: readonly T[]; readonly total: number; readonly page: number; readonly pageCount: number } {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => words.every((word) => textOf(row).toLowerCase().includes(word)));
  const pageCount = Math.max(1, Math.ceil(found.length / ROWS));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount);
  return { rows: found.slice((shown - 1) * ROWS, shown * ROWS), total: found.length, page: shown, pageCount };
}
