/** What stands behind a number where inches, feet and the like are meant; `\\b` is the end of a word. */
const UNITS: readonly (readonly [written: string, unit: string])[] = [
  // Not "3 in 1", and not "12 in a box".
  [String.raw`(?:"|''|[ -]?inch(?:es)?\b|-?in\b|[ ]in\b(?![ ]*(?:[0-9]|an?\b|the\b|one\b)))[.]?`, 'inch'],
  [String.raw`(?:'(?![a-z])|[ -]?(?:feet|foot|ft)\b[.]?)`, 'ft'],
  [String.raw`[ -]?(?:gallons?|gal)\b[.]?`, 'gal'],
  [String.raw`[ -]?(?:quarts?|qts?)\b[.]?`, 'qt'],
  [String.raw`[ -]?(?:fl[.]?[ ])?(?:ounces?|oz)\b[.]?`, 'oz'],
  [String.raw`[ -]?(?:pounds?|lbs?)\b[.]?`, 'lb'],
  [String.raw`[ -]?(?:yards?|yds?)\b[.]?`, 'yd'],
  [String.raw`[ -]?(?:millimeters?|mm)\b`, 'mm'],
  [String.raw`[ -]?(?:centimeters?|cm)\b`, 'cm'],
  [String.raw`[ -]?(?:milliliters?|ml)\b`, 'ml'],
  [String.raw`[ -]?(?:gigabytes?|gb)\b`, 'gb'],
  [String.raw`[ -]?(?:terabytes?|tb)\b`, 'tb'],
];

/**
 * How names and queries are read before they are taken apart into words, one after the other: what is found, and what is read instead of it, in the
 * signs that JavaScript and PostgreSQL have in common. `as_searched` of migration 0125 says the same of items.
 */
export const READINGS: readonly (readonly [found: string, read: string])[] = [
  ['[\\u0300-\\u036f]', ''],
  ['[\u2018\u2019`\u00b4\u2032]', "'"],
  ['[\u201c\u201d\u2033]', '"'],
  ['\u00d7', 'x'],
  ['\u2044', '/'],
  // Signs of markup, of addresses and between words.
  ['[<>&@_=+]', ' '],
  [String.raw`([a-z])[.](?=[a-z0-9])`, '$1 '],
  [String.raw`([0-9])[.](?=[a-z])`, '$1 '],
  [String.raw`([0-9]),([0-9]{3})(?![0-9])`, '$1$2'],
  [String.raw`(^|[^0-9.])[.]([0-9])`, '$10.$2'],
  [String.raw`([0-9])[ -]+1/2`, '$1.5'],
  [String.raw`\b(x{1,3})[ -]?(large|small)\b`, '$1$2'],
  [String.raw`\bxl\b`, 'xlarge'],
  [String.raw`\b(?:xxl|2xl)\b`, 'xxlarge'],
  [String.raw`([0-9])[ ]*x[ ]*(?=[0-9])`, '$1 x '],
  ...UNITS.map(([written, unit]): [string, string] => [`([0-9])${written}`, `$1 ${unit} `]),
];

/** What stands before the number of a model, in small letters. `searchable` of migration 0125 has the same. */
const MODEL_LETTERS = '[a-z]{1,4}';
const HYPHEN_OF_MODEL = new RegExp(String.raw`\b(${MODEL_LETTERS})-(?=[0-9])`, 'gi');
const ONLY_MODEL_LETTERS = new RegExp(`^${MODEL_LETTERS}$`);

/** A text with the numbers of models in one word each: "TN-40", as it is printed on a box, is "TN40". */
export function modelsInOneWord(text: string): string {
  return text.replaceAll(HYPHEN_OF_MODEL, '$1');
}

/** Whether two words may be the number of a model with a blank in it: "tn" and "40". */
export function mayBeModel(word: string, next: string): boolean {
  return ONLY_MODEL_LETTERS.test(word) && /^\d/.test(next);
}

const PATTERNS = READINGS.map(([found, read]) => ({ found: new RegExp(found, 'g'), read, isOfNumbers: found.startsWith('([0-9])') }));
const WORDS_ALONE = PATTERNS.filter(({ isOfNumbers }) => !isOfNumbers);
/** What nothing is read in another way of: plain words, none of which may be a size of clothes. */
const PLAIN = /^[a-wyz ]*$/;

/** A text as search reads it, in lower case: sizes in one way, however they are written ("12in", `12"`, "12 inches"), and no markup. */
export function asSearched(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const plain = text.replaceAll('½', ' 1/2').normalize('NFKD').toLowerCase();
  // Most queries have no number, and half of all there is to read is about numbers.
  const patterns = /[0-9]/.test(plain) ? PATTERNS : WORDS_ALONE;
  return patterns.reduce((said, { found, read }) => said.replaceAll(found, read), plain);
}
