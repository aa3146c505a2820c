import type { CartLine } from '../cart-line.ts';

/**
 * The rows, those that came back standing where they stood: before the first row that stood after them.
 *
 * @param places the former position of each row that came back, by its id; other rows stay as they are.
 */
export function inFormerPlaces(lines: readonly CartLine[], places: ReadonlyMap<string, number>): readonly CartLine[] {
  if (places.size === 0) return lines;
  let placed = lines.filter(({ lineId }) => !places.has(lineId));
  for (const line of lines) {
    const position = places.get(line.lineId);
    if (position === undefined) continue;
    const at = placed.findIndex((row) => row.position >= position);
    placed = placed.toSpliced(at === -1 ? placed.length : at, 0, { ...line, position });
  }
  return placed;
}
