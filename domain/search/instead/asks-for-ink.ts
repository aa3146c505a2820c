import { queryWords } from '../query-words.ts';

/** Who makes printers, whether or not the shop has anything of theirs, by the words of their names. */
const MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    HP: 'hp hewlett packard',
    'Konica Minolta': 'konica minolta',
    OKI: 'oki okidata',
    'Pitney Bowes': 'pitney',
    ...Object.fromEntries(
      [
        'Brother',
        'Canon',
        'Dell',
        'Epson',
        'Kyocera',
        'Lexmark',
        'Panasonic',
        'Pantum',
        'Ricoh',
        'Samsung',
        'Sharp',
        'Toshiba',
        'Xerox',
      ].map((name) => [name, name.toLowerCase()]),
    ),
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** What goes into a printer. */
const INKS: ReadonlySet<string> = new Set('ink inks toner toners cartridge cartridges'.split(' '));
/** In these an ink is, and a printer is not. */
const INK_COLORS: ReadonlySet<string> = new Set(['cyan', 'magenta', 'yellow']);
const SUPPLIES: ReadonlySet<string> = new Set([...INKS, 'inkjet', 'laserjet']);

/** What is said of a printer or of its ink beside a maker's name; whatever else is said, something else is wanted ("canon camera"). */
const OF_PRINTERS: ReadonlySet<string> = new Set(
  [
    'all in one compatible remanufactured genuine original high yield standard pack combo set refill refills black color colour cyan magenta yellow',
    'printer printers drum drums laser deskjet officejet photosmart envy pixma maxify imageclass selphy ecotank workforce expression stylus phaser',
    'workcentre versalink bizhub ecosys for my the pro plus series',
  ]
    .join(' ')
    .split(' '),
);

/** Numbers as makers write them on cartridges, without blanks and dashes: TN760, LC3013BK, CF258X, PG245XL, T220, MLTD111S, 952XL. */
const CARTRIDGE_NUMBERS: readonly (readonly [maker: string, number: RegExp])[] = [
  ['Brother', /^(?:tn|dr|lc)\d{2,4}[a-z]{0,3}$/],
  ['HP', /^(?:(?:cf|ce|cb|cc)\d{2,4}[a-z]{0,3}|[qw]\d{3,4}[a-z]{0,2}|[69]\d{1,2}xl)$/],
  ['Canon', /^(?:(?:pg|cl|cli|pgi|crg)\d{2,4}[a-z]{0,3}|2\d\dxl)$/],
  ['Samsung', /^(?:clt[ckmy]|mltd)\d{2,4}[a-z]{0,3}$/],
  ['Epson', /^t\d{3,4}[a-z]{0,2}$/],
];

/** Who writes such a number on cartridges; undefined: nobody does. */
function makerOfNumber(word: string): string | undefined {
  return CARTRIDGE_NUMBERS.find(([, number]) => number.test(word))?.[0];
}

/** Who writes the number that stands at a place among words, with a blank in it ("TN 760") or without. */
function makerOfNumberAt(words: readonly string[], index: number): string | undefined {
  return makerOfNumber(words[index] ?? '') ?? makerOfNumber(`${words[index] ?? ''}${words[index + 1] ?? ''}`);
}

/** Names of printers, by which nothing else is called. */
const LINES: ReadonlySet<string> = new Set(
  'deskjet officejet laserjet photosmart pixma maxify imageclass ecotank workforce phaser workcentre bizhub ecosys'.split(' '),
);
/** Ink of these is for no printer. */
const WITH_INK: ReadonlySet<string> = new Set(
  'pen pens pad pads stamp stamps marker markers ballpoint rollerball fountain calligraphy'.split(' '),
);

/**
 * Whether what goes into a printer of another maker is looked for, by words that nothing of the shop has: its maker, its name, its model.
 *
 * @param missing those words.
 */
export function asksForOthersInk(typed: string, missing: readonly string[]): boolean {
  if (!missing.some((word) => MAKERS.has(word) || LINES.has(word) || /\d/.test(word))) return false;
  const words = queryWords(typed);
  const isOfMaker = words.some((word) => MAKERS.has(word)) && words.some((word) => INK_COLORS.has(word)) && words.every(isOfPrinter);
  return (
    !words.some((word) => WITH_INK.has(word)) &&
    (isOfMaker || words.some((word, index) => INKS.has(word) || makerOfNumberAt(words, index) !== undefined))
  );
}

/** Whether a word may stand beside a maker's name of a printer or of its ink. */
function isOfPrinter(word: string): boolean {
  return MAKERS.has(word) || OF_PRINTERS.has(word) || /\d/.test(word) || word.length <= 2;
}

/** Whether ink or toner seems to be looked for, by a printer's maker, a cartridge's number or its own name: "brother tn760", "hp 63", "TN-760". */
export function asksForInk(typed: string): boolean {
  const words = queryWords(typed);
  const isSupply = (word: string, index: number) => SUPPLIES.has(word) || makerOfNumberAt(words, index) !== undefined;
  return words.some(isSupply) || (words.some((word) => MAKERS.has(word)) && words.every(isOfPrinter));
}

/** The maker of printers that is named, or else writes such a number on cartridges ("TN760" is Brother's), as they write their name; undefined where none is. */
export function printerMaker(typed: string): string | undefined {
  const words = queryWords(typed);
  return [...words.map((word) => MAKERS.get(word)), ...words.map((_, index) => makerOfNumberAt(words, index))].find(
    (maker) => maker !== undefined,
  );
}
