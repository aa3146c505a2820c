import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import type { QuickRow } from '#domain/quick-order/read-quick-order.ts';

/**
 * What a row is searched by, the best first: all of its words, or a number with letters, which a name may have ("TN-40"); then less of that: without what stands in
 * brackets or says whom it is for, and up to the first comma. A number of digits alone is no word.
 */
export function searchesOf({ number, words }: Pick<QuickRow, 'number' | 'words'>): readonly string[] {
  const named = number !== undefined && /[A-Za-z].*[A-Za-z]|[A-Za-z]-?\d/.test(number) ? [number] : [];
  const said = words === '' ? [] : [words];
  const shorter = said.flatMap((text) => [
    text.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ').replace(/\s+(?:for|per|to)\s+(?:the\s+)?[\p{L}' ]+$/iu, ''),
    text.split(/,|\s-\s|:|;/)[0] ?? '',
  ]);
  const all = [...(words === '' || number === undefined ? [] : [words]), ...named, ...said, ...shorter];
  return [...new Set(all.map((text) => text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY)))].filter((text) => /\p{L}/u.test(text));
}
