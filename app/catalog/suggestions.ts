import type { MenuDepartment } from '#app/shell/menu-text.ts';
import { categoryPath } from '#app/shell/site-paths.ts';
import type { TileView } from './tiles/tile-view.ts';

/** A place that the search field offers while somebody types. */
export type Suggestion = {
  readonly text: string;
  readonly url: string;
  /** What it is, beside its text: a department, a price. */
  readonly about: string;
  readonly image: TileView['image'] | undefined;
};

/** From so many characters on something is offered. */
export const FEWEST_CHARACTERS = 2;
/** The most that are offered at once. */
export const MOST_SUGGESTIONS = 8;
/** So many of them are categories. */
const MOST_CATEGORIES = 3;

/** What to offer for a text: the categories whose name has a word that begins with it, then the products that were found. */
export function suggestionsFor(text: string, departments: readonly MenuDepartment[], found: readonly TileView[]): Suggestion[] {
  const wanted = text.trim().toLowerCase();
  if (wanted.length < FEWEST_CHARACTERS) return [];
  const categories = departments
    .flatMap((department) => [
      { ...department, about: 'Department' },
      ...department.children.map((child) => ({ ...child, about: department.name })),
    ])
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, MOST_CATEGORIES)
    .map(({ id, name, about }): Suggestion => ({ text: name, url: categoryPath(id), about, image: undefined }));
  const products = found.map(({ title, url, price, image }): Suggestion => ({ text: title, url, about: price, image }));
  return [...categories, ...products].slice(0, MOST_SUGGESTIONS);
}
