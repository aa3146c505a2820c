import { singular } from '../singular.ts';

/** What shops write of in the singular, however much of it they sell: by its last word. */
const MASS: ReadonlySet<string> = new Set(
  `aaa adhesive aid air ale antivirus assembly bleach bubblewrap caffeine candy cardstock cellophane chamomile coffee cream cushioning cutlery
  decaf dinnerware disinfectant film flatware fluid foam food furniture gel glue grey hardware help ink installation insurance lemonade
  lubricant mail material mix money oil out packaging packing paper paste plasticware polish pop popcorn printing putty salt sanitizer
  sellotape shelving silverware soap soda software stevia sticky stock storage string stuff substitute sugar support tape tea tissue toner
  training trash twine velcro virus water whiteout wrap`.split(/\s+/),
);
/** Words that have a plural of their own. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['bookshelf', 'bookshelves'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['knife', 'knives'],
  ['mouse', 'mice'],
  ['shelf', 'shelves'],
]);
/** Behind these stands what a thing holds or comes with: "reams of paper". */
const BEFORE_MORE: ReadonlySet<string> = new Set(['of', 'with', 'for']);

/** The name of a kind of thing as shops write it over many: "file folders", "boxes of paper"; "copy paper" and "tape" as they are. */
export function pluralName(name: string): string {
  const words = name.split(' ');
  const divided = words.findIndex((word, index) => index > 0 && BEFORE_MORE.has(word));
  const last = divided === -1 ? words.length - 1 : divided - 1;
  return words.map((word, index) => (index === last ? plural(word) : word)).join(' ');
}

/** @param word in lower case; what is plural or a measure already stays as it is. */
function plural(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 3 || !/^[a-z]+$/.test(word) || MASS.has(word) || word.endsWith('shelves') || singular(word) !== word) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
