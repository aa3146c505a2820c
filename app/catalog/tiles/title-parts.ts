import { nameAndAdded } from '#domain/catalog/variants/full-name.ts';

/**
 * A name as tiles show it: what it is, and what tells it from its like (size, color, pack), which stands on lines of its own so that it is
 * never what is cut off. 'Gel Pens, Blue, 12/Pack' gives 'Gel Pens' and 'Blue, 12/Pack'; what the
 * catalogue added to a name stands with the latter.
 */
export function titleParts(title: string): readonly [name: string, details: string | undefined] {
  const [name, added] = nameAndAdded(title);
  const at = name.indexOf(', ');
  if (at <= 0) return [name, added];
  const details = name.slice(at + 2);
  return [name.slice(0, at), added === undefined ? details : `${details} · ${added}`];
}

/** The same as pieces: its name, and where something follows it what stands between, and that. */
export function titlePieces(title: string): string[] {
  const [name, details] = titleParts(title);
  return details === undefined ? [name] : [name, BETWEEN, details];
}

/** What stands between a name and what follows it. */
export const BETWEEN = ', ';
