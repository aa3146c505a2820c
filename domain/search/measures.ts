/** Units in which things are sold or measured, by how people write them: each as the catalogue writes it. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
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
  }).flatMap(([unit, written]) => written.split(' ').map((word) => [word, unit])),
);
/** Units that say how much of a thing is bought at once, not how large it is. */
const COUNTED: ReadonlySet<string> = new Set('box pack case ream each roll set count dozen sheets bottle tub bag'.split(' '));

/** An amount that a query names: "10 ream", "24pk", "13 gal". */
export type Measure = {
  /** As it stands in the query, of one word or two. */
  readonly typed: readonly string[];
  readonly amount: string;
  readonly unit: string;
  /** How much is bought at once ("24pk"), not how large a thing is ("13 gal"). */
  readonly isCount: boolean;
};

/** Whether a word says how much of a thing is bought at once: "box", "pk". It may be a thing of its own, where nothing else is named. */
export function isCountWord(word: string): boolean {
  return COUNTED.has(UNITS[word] ?? '');
}

/** The amount at the beginning of these words, in either order: "12 pack", "box of 12" without its "of"; undefined when they begin with none. */
export function measureAt(words: readonly string[]): Measure | undefined {
  const [first = '', second = ''] = words;
  if (isCountWord(first) && /^\d+$/.test(second))
    return { typed: [first, second], amount: second, unit: UNITS[first] ?? '', isCount: true };
  const [, amount, written] = /^(\d+(?:\.\d+)?)([a-z]*)$/.exec(first) ?? [];
  if (amount === undefined) return undefined;
  const isOneWord = written !== undefined && written !== '';
  const unit = UNITS[isOneWord ? written : second];
  if (unit === undefined) return undefined;
  return { typed: isOneWord ? [first] : [first, second], amount, unit, isCount: COUNTED.has(unit) };
}
