import { MOST_CARRIED_LETTERS, TooMuchCarried } from './chosen-rows.ts';
import { headingKey, type Listed } from '../mapping.ts';
import { labelledParts } from '../shaped-cell.ts';
import { labelText, listText } from '../written-cell.ts';

/** The headings of what is known of a row that another lists: the number of that one, and what it is there: "color: Black | size: M". */
export const LISTED_HEADINGS = ['listed in', 'listed as'] as const;

type Lists = { readonly number: string; readonly as: string; readonly cells: readonly string[] };

/** Rows that list others, and what those have of them. */
export type ListedRows = {
  /** Takes down what a row lists; all rows come here before the first is filled. */
  readonly note: (cells: readonly string[]) => void;
  /** A row with the cells that it has empty from the one that lists it, and with those of `LISTED_HEADINGS` behind the others. */
  readonly filled: (cells: readonly string[]) => readonly string[];
};

/**
 * What a file says of its things where it says it of their like: a row that is of none of them lists their numbers, with what tells each apart.
 *
 * @returns the headings that the mapping names and the file does not have, where there are such.
 * @throws {TooMuchCarried} from `note`, when more is listed than can be kept.
 */
export function listedRows(
  headings: readonly string[],
  { column, mayLack = false, number, of, columns, ...written }: Listed,
): ListedRows | { readonly missing: readonly string[] } {
  const places = new Map(headings.map((heading, place) => [headingKey(heading), place]));
  const placeOf = (heading: string) => places.get(headingKey(heading)) ?? -1;
  const missing = [...(mayLack ? [] : [column]), number].filter((heading) => placeOf(heading) === -1);
  if (missing.length > 0) return { missing };
  const [lists, numbers] = [placeOf(column), placeOf(number)];
  const carried = columns.map(placeOf).filter((place) => place !== -1);
  const said = (cells: readonly string[], place: number) => (cells[place] ?? '').trim();
  const known = new Map<string, Lists>();
  let letters = 0;
  return {
    note(cells) {
      const list = said(cells, lists);
      if (list === '') return;
      const kept = carried.map((place) => said(cells, place));
      letters += list.length + kept.reduce((sum, text) => sum + text.length, 0);
      if (letters > MOST_CARRIED_LETTERS) throw new TooMuchCarried();
      for (const labels of labelledParts(list, written)) {
        const [, one] = labels.find(([label]) => label.toLowerCase() === of.toLowerCase()) ?? [];
        const as = listText(labels.filter(([label]) => label.toLowerCase() !== of.toLowerCase()).map(labelText));
        if (one !== undefined) known.set(one, { number: said(cells, numbers), as, cells: kept });
      }
    },
    filled(cells) {
      const listed = known.get(said(cells, numbers));
      const filled = Array.from(headings, (_, place) => cells[place] ?? '');
      for (const [index, place] of carried.entries()) if (said(filled, place) === '') filled[place] = listed?.cells[index] ?? '';
      return [...filled, listed?.number ?? '', listed?.as ?? '', ...cells.slice(headings.length)];
    },
  };
}
