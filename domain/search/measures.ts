import { asSearched } from './as-searched.ts';

/** Units in which things are sold, by how people write them, and those in which they are measured, as `asSearched` writes them. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    box: 'box boxes bx bxs',
    pack: 'pack packs pk pks pkg pkgs package packages packet packets',
    case: 'case cases cs ctn carton cartons',
    ream: 'ream reams rm rms',
    each: 'each ea pc pcs piece pieces',
    roll: 'roll rolls rl',
    set: 'set sets',
    count: 'count ct cnt',
    dozen: 'dozen doz dz dzn',
    sheets: 'sheet sheets sht shts',
    ...Object.fromEntries('inch ft gal qt oz lb yd mm cm ml gb tb bright'.split(' ').map((unit) => [unit, unit])),
    bottle: 'bottle bottles btl',
    tub: 'tub tubs',
    bag: 'bag bags',
  }).flatMap(([unit, written]) => written.split(' ').map((word): [string, string] => [word, unit])),
);
/** Units that say how much of a thing is bought at once, not how large it is. */
const COUNTED: ReadonlySet<string> = new Set('box pack case ream each roll set count dozen sheets bottle tub bag'.split(' '));
/** Of those the ones that hold pieces: people do not tell a box from a pack. As the catalogue has them. */
const HOLDERS = ['pack', 'box', 'case', 'carton', 'set', 'tub', 'bag', 'count'];
/** Of those the ones that hold pieces which the catalogue names: "12 Pads/Pack". */
const HOLDERS_OF_NAMED = ['pack', 'box', 'case', 'carton'];
/** In a phrase any one word. */
export const ANY_WORD = '*';

/** An amount that a query names: "10 ream", "24pk", "13 gal". */
export type Measure = {
  /** As it stands in the query, of one word or two. */
  readonly typed: readonly string[];
  /** Phrases by which the catalogue says it. */
  readonly said: readonly (readonly string[])[];
  /** How much is bought at once ("24pk"), not how large a thing is ("13 gal"). */
  readonly isCount: boolean;
};

/** Whether a word says how much of a thing is bought at once: "box", "pk". It may be a thing of its own, where nothing else is named. */
export function isCountWord(word: string): boolean {
  return COUNTED.has(UNITS.get(word) ?? '');
}

/** Whether a word with a number before it says how much or how bright, and names nothing: "10 ream paper" is no "ream paper", "92 bright paper" no "bright paper". */
export function isUnitBeforeNames(word: string): boolean {
  return isCountWord(word) || UNITS.get(word) === 'bright';
}

/** How order pads shorten the units of amounts. */
const COUNT_SHORT: ReadonlySet<string> = new Set(
  'bx bxs pk pks pkg pkgs cs ctn rm rms ea pc pcs rl ct cnt doz dz dzn dozen sht shts btl'.split(' '),
);

/** What the catalogue says for such a unit alone ("ctn copy paper"): any of these; undefined for what may be something else ("case"). */
export function countShort(word: string): readonly (readonly string[])[] | undefined {
  if (!COUNT_SHORT.has(word)) return undefined;
  return [...UNITS].filter(([, unit]) => unit === UNITS.get(word)).map(([written]) => [written]);
}

/** Units of sizes by the words for them, each as the catalogue is read. */
const SIZE_UNITS: ReadonlyMap<string, string> = new Map(
  'inches feet foot gallon gallons quart quarts ounce ounces pound pounds lbs yard yards millimeter millimeters centimeter centimeters milliliter milliliters gigabyte gigabytes terabyte terabytes'
    .split(' ')
    .map((word): [string, string] => [word, asSearched(`1 ${word}`).trim().slice(2)]),
);

/** The unit of a size that a word stands for, as the catalogue is read: "gallon" is gal; undefined where it is none, or that already. */
export function sizeUnit(word: string): string | undefined {
  return SIZE_UNITS.get(word);
}

/** The amount at the beginning of these words, in either order: "12 pack", "box of 12" without its "of"; undefined when they begin with none. */
export function measureAt(words: readonly string[]): Measure | undefined {
  const [first = '', second = '', third = ''] = words;
  // Not in "case of 10 reams", where the number says how many reams.
  if (isCountWord(first) && /^\d+$/.test(second) && UNITS.get(third) === undefined)
    return measure([first, second], second, UNITS.get(first) ?? '');
  const mixed = mixedAt(first, second, third);
  if (mixed !== undefined) return mixed;
  const share = shareOf(first);
  const shareUnit = UNITS.get(second);
  if (share !== undefined)
    return shareUnit === undefined || COUNTED.has(shareUnit)
      ? undefined
      : { typed: [first, second], said: share.map((amount) => [...amount, shareUnit]), isCount: false };
  const [, amount, written] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(first) ?? [];
  if (amount === undefined) return undefined;
  const isOneWord = written !== undefined && written !== '';
  const unit = UNITS.get(isOneWord ? written : second);
  return unit === undefined ? undefined : measure(isOneWord ? [first] : [first, second], amount, unit);
}

/** A number with a fraction behind it, "1 1/4": the catalogue says 1.25, or 1 1 4. Not before "cut": of folders with a 1/3 cut there are so many. */
function mixedAt(first: string, second: string, third: string): Measure | undefined {
  const share = /^\d{1,2}$/.test(first) && third !== 'cut' ? shareOf(second) : undefined;
  const [above, below] = second.split('/').map(Number);
  if (share === undefined || above === undefined || below === undefined || above >= below) return undefined;
  const unit = UNITS.get(third);
  const isSize = unit !== undefined && !COUNTED.has(unit);
  const said = [[first, ...(share[0] ?? [])], [String(Number((Number(first) + above / below).toFixed(4)))]];
  return {
    typed: isSize ? [first, second, third] : [first, second],
    said: isSize ? said.map((one) => [...one, unit]) : said,
    isCount: false,
  };
}

/** A fraction as the catalogue says it, in its two numbers or as a decimal: "3/4" is 3 4 and 0.75; undefined for what is none. */
export function shareOf(word: string): readonly (readonly string[])[] | undefined {
  // Hardly any word has one.
  if (!word.includes('/')) return undefined;
  const [, above, below] = /^(\d{1,2})\/([1-9]\d?)$/.exec(word) ?? [];
  if (above === undefined || below === undefined) return undefined;
  return [[above, below], [String(Number((Number(above) / Number(below)).toFixed(4)))]];
}

function measure(typed: readonly string[], amount: string, unit: string): Measure {
  return { typed, said: saidBy(amount, unit), isCount: COUNTED.has(unit) };
}

/** As many as packs hold of what is sold in several, the most first. */
const PACKS_OF = [1000, 500, 250, 200, 144, 100, 96, 72, 60, 50, 48, 40, 36, 32, 30, 25, 24, 20, 18, 16, 15, 12, 10, 8, 6, 5, 4, 3, 2];

/** For an amount in packs or boxes that nothing has the smaller ones, the largest first, as the catalogue says them; none for any other amount: "10 ream". */
export function smallerPacks(typed: readonly string[]): readonly (readonly (readonly string[])[])[] {
  const amount = Number(typed.map((word) => /^\d+/.exec(word)?.[0]).find((digits) => digits !== undefined));
  const unit = UNITS.get(typed.map((word) => word.replace(/^\d+/, '')).find((word) => UNITS.has(word)) ?? '');
  if (unit === undefined || !HOLDERS.includes(unit)) return [];
  return PACKS_OF.filter((fewer) => fewer < amount).map((fewer) => saidBy(String(fewer), unit));
}

const INCHES_IN_FOOT = 12;
const MM_IN_INCH = 25.4;
/** Sizes in millimeters are told in eighths of an inch where that is so near: tape of 12 mm is sold as 1/2 in. */
const NEAR_IN_INCHES = 0.06;
const LARGEST_IN_EIGHTHS = 100;

/** The phrases for a size in inches that is a whole number of eighths: as a decimal, and as a fraction where it is less than one. */
function inEighths(mm: number): readonly (readonly string[])[] {
  const eighths = Math.round((mm / MM_IN_INCH) * 8);
  const isNear = eighths > 0 && mm <= LARGEST_IN_EIGHTHS && Math.abs(eighths / 8 / (mm / MM_IN_INCH) - 1) <= NEAR_IN_INCHES;
  if (!isNear) return [];
  const below = [1, 2, 4].find((parts) => (eighths * parts) % 8 === 0) ?? 8;
  const above = (eighths * below) / 8;
  return [[String(eighths / 8), 'inch'], ...(above < below ? [[String(above), String(below), 'inch']] : [])];
}

function saidBy(amount: string, unit: string): readonly (readonly string[])[] {
  if (unit === 'dozen') return [[amount, 'dozen'], ...(amount === '1' ? [['dozen']] : [])];
  if (unit === 'each' || unit === 'count') return [[amount]];
  if (HOLDERS.includes(unit))
    return [
      ...HOLDERS.map((holder) => [amount, holder]),
      ...HOLDERS_OF_NAMED.map((holder) => [amount, ANY_WORD, holder]),
      ...(amount === '12' ? [['dozen']] : []),
    ];
  // Furniture is named in inches.
  if (unit === 'ft')
    return [
      [amount, unit],
      [String(Number(amount) * INCHES_IN_FOOT), 'inch'],
    ];
  if (unit === 'mm') return [[amount, unit], ...inEighths(Number(amount))];
  return [[amount, unit]];
}
