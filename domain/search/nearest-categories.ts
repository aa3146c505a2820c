import { editDistance } from './edit-distance.ts';
import { queryWords } from './query-words.ts';
import { singular } from './singular.ts';

/** Words that begin alike so far are about the same: "binding", "binder". */
const ALIKE_LETTERS = 4;

/**
 * The categories whose names are about what was typed, where nothing is found for it: the most words first, then in the order given. None where
 * no word is like any of theirs.
 */
export function nearestCategories<T extends { readonly name: string }>(
  typed: string,
  categories: readonly T[],
  most: number,
): readonly T[] {
  const words = queryWords(typed).filter((word) => word.length >= ALIKE_LETTERS);
  const counted = categories.map((category) => {
    const own = queryWords(category.name);
    return { category, alike: words.filter((word) => own.some((other) => isAlike(word, other))).length };
  });
  return counted
    .filter(({ alike }) => alike > 0)
    .toSorted((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ category }) => category);
}

function isAlike(word: string, other: string): boolean {
  if (other.length < ALIKE_LETTERS) return false;
  return word.slice(0, ALIKE_LETTERS) === other.slice(0, ALIKE_LETTERS) || editDistance(singular(word), singular(other), 1) <= 1;
}
