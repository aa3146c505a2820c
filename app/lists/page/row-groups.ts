/** So many rows are laid out, or left out of sight, together: a thousand boxes by themselves would be looked at with each turn of the wheel. */
const ROWS_OF_GROUP = 8;

/** Rows in their order, in groups that stand one behind the other. */
export type RowGroups<T> = readonly (readonly T[])[];

export function groupRows<T>(rows: readonly T[]): RowGroups<T> {
  return Array.from({ length: Math.ceil(rows.length / ROWS_OF_GROUP) }, (_, at) =>
    rows.slice(at * ROWS_OF_GROUP, (at + 1) * ROWS_OF_GROUP),
  );
}

/**
 * The groups once a row has come to stand at another place. Only the groups that it leaves and comes into are others: all rows of the others stay what they were, and none goes that is empty then.
 *
 * @param from and to places among all rows, counted from 0.
 */
export function movedInGroups<T>(groups: RowGroups<T>, from: number, to: number): RowGroups<T> {
  const [source, target] = [placeIn(groups, from), placeIn(groups, to)];
  const row = source && groups[source.group]?.[source.at];
  if (source === undefined || target === undefined || row === undefined || from === to) return groups;
  // Coming from before them, it stands behind those that move up.
  const at = target.at + (from < to && source.group !== target.group ? 1 : 0);
  return groups.map((group, index) => {
    const left = index === source.group ? group.toSpliced(source.at, 1) : group;
    return index === target.group ? left.toSpliced(at, 0, row) : left;
  });
}

function placeIn<T>(groups: RowGroups<T>, place: number): { readonly group: number; readonly at: number } | undefined {
  let before = 0;
  for (const [group, { length }] of groups.entries()) {
    if (place < before + length) return place < 0 ? undefined : { group, at: place - before };
    before += length;
  }
  return undefined;
}
