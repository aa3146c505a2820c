import { Wrong } from '../cell.ts';
import { headingKey, type Mapping } from '../mapping.ts';
import { cellFrom, chosenBy } from '../shaped-cell.ts';

/** So many letters of carried cells are kept in memory. */
export const MOST_CARRIED_LETTERS = 50_000_000;

/** Goes through the rows of a file from its first: the cells of a row as they are meant, undefined for one that is of no thing. */
export type Chooser = (cells: readonly string[]) => readonly string[] | undefined;

/** More is carried from row to row than can be kept. */
export class TooMuchCarried extends Error {}

/**
 * How rows of a file are chosen, and their empty cells filled from rows before.
 *
 * @returns what begins a pass through all rows; or the headings that the mapping names and the file does not have.
 */
export function rowChooser(
  headings: readonly string[],
  { only, carried }: Mapping,
): (() => Chooser) | { readonly missing: readonly string[] } {
  const places = new Map(headings.map((heading, place) => [headingKey(heading), place]));
  const placeOf = (heading: string) => places.get(headingKey(heading)) ?? -1;
  const missing: string[] = [];
  const place = (heading: string, mayLack: boolean) => {
    const found = placeOf(heading);
    if (found === -1 && !mayLack) missing.push(heading);
    return found === -1 ? undefined : found;
  };
  const isChosen = only === undefined ? () => true : chosenBy(only, place(only.column, only.mayLack === true));
  const by = (carried?.by ?? []).map((source) => cellFrom(source, place));
  if (missing.length > 0) return { missing };
  // Exports of other years have other columns.
  const columns = (carried?.columns ?? []).map(placeOf).filter((place) => place !== -1);
  return () => {
    const before = new Map<string, string[]>();
    let letters = 0;
    return (cells) => {
      if (columns.length === 0) return isChosen(cells) ? cells : undefined;
      const key = by.map((said) => said(cells)).find((said): said is string => !(said instanceof Wrong) && said !== '') ?? '';
      const known = before.get(key);
      const filled = [...cells];
      if (key !== '') {
        for (const [index, place] of columns.entries()) if ((filled[place] ?? '').trim() === '') filled[place] = known?.[index] ?? '';
        for (let place = 0; place < filled.length; place += 1) filled[place] ??= '';
      }
      if (key !== '' && known === undefined) {
        const kept = columns.map((place) => filled[place] ?? '');
        letters += key.length + kept.reduce((sum, text) => sum + text.length, 0);
        if (letters > MOST_CARRIED_LETTERS) throw new TooMuchCarried();
        before.set(key, kept);
      }
      return isChosen(cells) ? filled : undefined;
    };
  };
}
