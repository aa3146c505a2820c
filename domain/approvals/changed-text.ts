/** A row of an order as it is told. */
export type ToldRow = { readonly lineId: string; readonly name: string; readonly qty: number };

/** More changes than that are counted. */
const MOST_TOLD = 8;

/**
 * What became of an order's rows, in words: "Copy paper: 12 → 8; Stapler removed".
 *
 * @param others what else has changed, such as a coupon, in words of its own.
 */
export function changedText(before: readonly ToldRow[], after: readonly ToldRow[], others: readonly string[] = []): string {
  const now = new Map(after.map((row) => [row.lineId, row]));
  const known = new Set(before.map(({ lineId }) => lineId));
  const changes = [
    ...before.flatMap(({ lineId, name, qty }) => {
      const row = now.get(lineId);
      if (row === undefined) return [`${name} removed`];
      return row.qty === qty ? [] : [`${name}: ${qty} → ${row.qty}`];
    }),
    ...after.filter(({ lineId }) => !known.has(lineId)).map(({ name, qty }) => `${name}: ${qty} added`),
    ...others,
  ];
  const told = changes.slice(0, MOST_TOLD);
  const rest = changes.length - told.length;
  return [...told, ...(rest > 0 ? [rest === 1 ? 'and 1 more change' : `and ${rest} more changes`] : [])].join('; ');
}
