import type { Fields } from './intentions.ts';

/** A row that is on its way out, or has just been taken out and can be brought back to its place. */
export type GoneRow = {
  readonly lineId: string;
  readonly title: string;
  readonly qty: number;
  /** The row that it went along with. */
  readonly parentId: string | undefined;
  /** As it was, where it stood by itself. */
  readonly text: string | undefined;
  /** The list in which it stood, and the rows above it there, the nearest first. */
  readonly listKey: string;
  readonly above: readonly string[];
  readonly phase: 'leaving' | 'gone' | 'returning';
  /** The form that brings it back, once it is gone. */
  readonly again: Fields | undefined;
};

type Row = { readonly lineId: string };
type Child = Row & { readonly title: string; readonly qty: number };
/** What of a packed row is read here. */
type ReadRow = { readonly title: string; readonly qty: number; readonly children: readonly Child[] };
type List = { readonly key: string; readonly rows: readonly (Row & { readonly text: string })[] };

/**
 * A row of the cart, or what goes along with one, as it is when it is about to go; undefined when there is no such row. Those that have gone
 * before stand in their places, so that the ones beside each other keep their order.
 */
export function leavingRow(lists: readonly List[], lineId: string, gone: readonly GoneRow[]): GoneRow | undefined {
  for (const { key, rows: present } of lists) {
    const rows = withGoneRows(
      present,
      gone.flatMap((one) => (one.listKey === key && one.text !== undefined ? { ...one, text: one.text } : [])),
    );
    for (const [index, row] of rows.entries()) {
      // Only the row itself, or one that names it among what goes along with it.
      if (row.lineId !== lineId && !row.text.includes(lineId)) continue;
      const { title, qty, children }: ReadRow = JSON.parse(row.text);
      const base = { listKey: key, phase: 'leaving' as const, again: undefined };
      const above = rows
        .slice(0, index)
        .map((one) => one.lineId)
        .toReversed();
      if (row.lineId === lineId) return { ...base, lineId, title, qty, parentId: undefined, text: row.text, above };
      const child = children.find((one) => one.lineId === lineId);
      if (child !== undefined)
        return { ...base, lineId, title: child.title, qty: child.qty, parentId: row.lineId, text: undefined, above: [] };
    }
  }
  return undefined;
}

/** The rows that have gone without one that came back under another id: those that stood below it stand below it as it is now. */
export function withoutReturned(gone: readonly GoneRow[], lineId: string, backId: string): GoneRow[] {
  return gone
    .filter((row) => row.lineId !== lineId)
    .map((row) => ({ ...row, above: row.above.map((id) => (id === lineId ? backId : id)) }));
}

/** The rows of a list with those that have gone from it, each below the nearest row that stood above it. */
export function withGoneRows<Shown extends Row, Gone extends Pick<GoneRow, 'lineId' | 'above'>>(
  rows: readonly Shown[],
  gone: readonly Gone[],
): (Shown | Gone)[] {
  let all: (Shown | Gone)[] = [...rows];
  for (const one of gone) {
    if (all.some(({ lineId }) => lineId === one.lineId)) continue;
    const anchor = one.above.find((id) => all.some(({ lineId }) => lineId === id));
    all = all.toSpliced(anchor === undefined ? 0 : all.findIndex(({ lineId }) => lineId === anchor) + 1, 0, one);
  }
  return all;
}

/** The id of a row's element on the cart's own page, also of one that has gone. */
export function rowElementId(lineId: string): string {
  return `row-${lineId}`;
}
