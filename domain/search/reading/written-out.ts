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
