import { nameKey, type Lexicon } from '../lexicon.ts';

/** Words as invoices and order pads write them, each with one reading. Units are read where sizes and amounts are. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    envelope: 'env envs envl envelop envelops',
    black: 'blk',
    blue: 'blu',
    white: 'wht wh',
    yellow: 'yel ylw yllw',
    green: 'grn',
    red: 'rd',
    purple: 'prpl',
    assorted: 'asst asstd asrtd astd assrt',
    medium: 'med',
    fine: 'fn',
    ballpoint: 'bp bpt',
    retractable: 'retr rtrct',
    permanent: 'perm',
    marker: 'mkr mrkr mkrs mrkrs',
    letter: 'ltr',
    legal: 'lgl',
    double: 'dbl',
    single: 'sgl sngl',
    heavy: 'hvy',
    light: 'lt',
    recycled: 'recyc rcycl rcy',
    paper: 'ppr',
    folder: 'fldr fldrs',
    label: 'lbl lbls',
    notebook: 'ntbk',
    calculator: 'calc',
    stapler: 'stplr',
    manila: 'manilla',
    // As the British spell
    color: 'colour',
    colors: 'colours',
    colored: 'coloured',
    coloring: 'colouring',
    multicolor: 'multicolour multicoloured multicolored',
    organizer: 'organiser',
    organizers: 'organisers',
    sanitizer: 'sanitiser',
    sanitizing: 'sanitising',
    aluminum: 'aluminium',
    fiber: 'fibre',
    center: 'centre',
    personalized: 'personalised',
    check: 'cheque',
    checks: 'cheques',
    liter: 'litre',
    meter: 'metre',
    catalog: 'catalogue',
    labeling: 'labelling',
  }).flatMap(([word, written]) => written.split(' ').map((short): [string, string] => [short, word])),
);

/** A word that is written short, or in another spelling, as it is written out; any other as it is. */
export function writtenOut(word: string): string {
  return SHORT.get(word) ?? word;
}

/** Sizes of sheets by their names, in inches. */
const SHEETS: ReadonlyMap<string, string> = new Map([
  ['letter', '8.5x11'],
  ['legal', '8.5x14'],
  ['ledger', '11x17'],
  ['tabloid', '11x17'],
]);

/** The words with the names of sheets as their sizes, where paper is asked for: "legal size paper" is 8.5x14 paper, a "legal pad" is what it is. */
export function withSheetSizes(words: readonly string[]): readonly string[] {
  if (!words.includes('paper')) return words;
  const isSize = (index: number) => words[index] === 'size' || words[index] === 'sized';
  const endOf = (index: number) => index + (isSize(index + 1) ? 2 : 1);
  const isOfPaper = (index: number) => words.at(-1) === 'paper' || endOf(index) === words.length;
  return words.flatMap((word, index) => {
    const sheet = SHEETS.get(word);
    if (sheet !== undefined && isOfPaper(index)) return [sheet];
    return isSize(index) && index > 0 && SHEETS.has(words[index - 1] ?? '') && isOfPaper(index - 1) ? [] : [word];
  });
}

/** Numbers that people write out beside what they count. Not "one": it is in too many names ("all in one"). */
const NUMBERS: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, index): [string, string] => [word, String(index + 2)]),
);

/**
 * The words with numbers in digits, as the catalogue has them: a "four drawer cabinet" has 4 drawers. Not in names ("two pocket folder"), nor at the end,
 * where nothing is counted.
 */
export function withDigits(words: readonly string[], { kinds }: Pick<Lexicon, 'kinds'>): readonly string[] {
  const isInName = (index: number) => [2, 3].some((length) => kinds.has(nameKey(words.slice(index, index + length))));
  return words.map((word, index) => {
    const digits = index === words.length - 1 ? undefined : NUMBERS.get(word);
    return digits === undefined || isInName(index) ? word : digits;
  });
}
