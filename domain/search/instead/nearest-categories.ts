import { queryWords } from '../query-words.ts';
import { singular } from '../singular.ts';

/** Shorter words say too little. */
const FEWEST_LETTERS = 4;

/**
 * The categories whose names are about what was typed, where nothing is found for it: the most words first, then in the order given. None where
 * no word is like any of theirs.
 */
export function nearestCategories<T extends { readonly name: string }>(
  typed: string,
  categories: readonly T[],
  most: number,
): readonly T[] {
  const words = queryWords(typed).filter((word) => word.length >= FEWEST_LETTERS);
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

/** Not by a letter more or less: "fire" is no "file", and what is misspelled was corrected before. */
function isAlike(word: string, other: string): boolean {
  return other.length >= FEWEST_LETTERS && stem(word) === stem(other);
}

/** What words about the same thing have in common: "binding", "binder". */
function stem(word: string): string {
  return singular(word).replace(/(?:er|ed|e)?(?:ing|er|ed|e)?$/, '');
}
