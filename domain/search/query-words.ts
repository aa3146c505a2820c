import { LONGEST_QUERY } from '../catalog/listing-limits.ts';
/** The most words of a query that are looked for. */
const MOST_WORDS = 12;

/**
 * The words of what somebody typed into the search field: in lower case, without accents and signs, at most twelve. Sizes are one word,
 * however they are written: `8 1/2 x 11"`, `8.5x11` and `8.5" by 11"` are all "8.5x11".
 */
export function queryWords(typed: string): string[] {
  const plain = typed
    .slice(0, LONGEST_QUERY)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/(\d)\s*⁄\s*(\d)/g, '$1/$2')
    .replaceAll(/(\d)[\s-]+1\/2/g, '$1.5')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(\d)\s*(?:"|''|”|″|-?\s*in\.|inch(?:es)?|in(?=\s*[x×]))?\s*(?:[x×]|by)\s*(\d)/g, '$1x$2')
    .replaceAll(/(\dx\d+(?:\.\d+)?)\s*(?:"|''|”|″|-?\s*inch(?:es)?\b)/g, '$1 ')
    .replaceAll(/(\d)\s*(?:"|''|”|″)/g, '$1 inch ')
    .replaceAll(/\b(x{1,3})[\s-]?(large|small)\b/g, '$1$2')
    .replaceAll(/'s\b/g, '')
    .replaceAll(/\bw\//g, ' with ')
    .replaceAll(/#\s*(\d)/g, ' $1');
  return (plain.match(/\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*(?:[a-z]+\d*)?|\p{L}[\p{L}\d]*(?:&\p{L}+)?/gu) ?? []).slice(0, MOST_WORDS);
}
