/** Units in which things are sold or measured, by how people write them: each as the catalogue writes it. */
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
    gal: 'gal gallon gallons',
    oz: 'oz ounce ounces',
    lb: 'lb lbs pound pounds',
    ft: 'ft feet foot',
    in: 'in inch inches',
    yd: 'yd yds yard yards',
    mm: 'mm millimeter millimeters',
    gb: 'gb gigabyte gigabytes',
    tb: 'tb terabyte terabytes',
    bottle: 'bottle bottles btl',
    tub: 'tub tubs',
    bag: 'bag bags',
  }).flatMap(([unit, written]) => written.split(' ').map((word): [string, string] => [word, unit])),
);
/** Units that say how much of a thing is bought at once, not how large it is. */
const COUNTED: ReadonlySet<string> = new Set('box pack case ream each roll set count dozen sheets bottle tub bag'.split(' '));
/** Of those the ones that hold pieces: people do not tell a box from a pack. As the catalogue has them. */
const HOLDERS = ['pack', 'box', 'case', 'carton', 'set', 'tub', 'bag', 'count'];
/** Sizes whose unit the catalogue writes in two ways. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['gal', 'gallon'],
  ['in', 'inch'],
]);

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

/** The amount at the beginning of these words, in either order: "12 pack", "box of 12" without its "of"; undefined when they begin with none. */
export function measureAt(words: readonly string[]): Measure | undefined {
  const [first = '', second = '', third = ''] = words;
  // Not in "case of 10 reams", where the number says how many reams.
  if (isCountWord(first) && /^\d+$/.test(second) && UNITS.get(third) === undefined)
    return measure([first, second], second, UNITS.get(first) ?? '');
  const [, amount, written] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(first) ?? [];
  if (amount === undefined) return undefined;
  const isOneWord = written !== undefined && written !== '';
  const unit = UNITS.get(isOneWord ? written : second);
  return unit === undefined ? undefined : measure(isOneWord ? [first] : [first, second], amount, unit);
}

function measure(typed: readonly string[], amount: string, unit: string): Measure {
  return { typed, said: saidBy(amount, unit), isCount: COUNTED.has(unit) };
}

function saidBy(amount: string, unit: string): readonly (readonly string[])[] {
  if (unit === 'dozen') return [[amount, 'dozen'], ...(amount === '1' ? [['dozen']] : [])];
  if (unit === 'each' || unit === 'count') return [[amount]];
  if (HOLDERS.includes(unit)) return [...HOLDERS.map((holder) => [amount, holder]), ...(amount === '12' ? [['dozen']] : [])];
  const also = ALSO.get(unit);
  return [[amount, unit], ...(also === undefined ? [] : [[amount, also]])];
}
