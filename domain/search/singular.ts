/** Words that end as plurals do and are none. */
const NO_PLURALS: ReadonlySet<string> = new Set([
  'lens',
  'gas',
  'bus',
  'series',
  'canvas',
  'species',
  'plus',
  'always',
  'christmas',
  'atlas',
]);
/** A map: words are whatever people type, "constructor" too. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shelves: 'shelf',
    bookshelves: 'bookshelf',
    knives: 'knife',
    mice: 'mouse',
    mouses: 'mouse',
    children: 'child',
    feet: 'foot',
    leaves: 'leaf',
    batterys: 'battery',
    supplys: 'supply',
    cookies: 'cookie',
    brownies: 'brownie',
    sharpies: 'sharpie',
    stickies: 'stickie',
    ties: 'tie',
    its: 'it',
  }),
);

/** An English word as it is called when there is one of it: "batteries" is "battery", "boxes" is "box". The same for words that are singular. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word) || NO_PLURALS.has(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
