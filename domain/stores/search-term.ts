/** So many characters of a place or a store are looked for: a town, a street or a ZIP code. */
export const LONGEST_TERM = 80;

const WORDS = /^\w+(?:[,\s]+\w+)*$/;

/**
 * What a shopper typed into the store search, ready to be searched for: dots stripped, trimmed ('St. Louis, MO' becomes
 * 'St Louis, MO'). `undefined` when the rest is anything but words separated by commas or spaces: no search is made then.
 */
export function storeSearchTerm(input: string): string | undefined {
  const term = input.replaceAll('.', '').trim();
  return WORDS.test(term) ? term : undefined;
}
