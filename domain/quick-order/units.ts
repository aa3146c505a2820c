/** What people count things in, by short names, as purchasing systems have them. */
export const UNIT_CODES = [
  'EA',
  'BX',
  'CS',
  'CT',
  'PK',
  'DZ',
  'RM',
  'PR',
  'RL',
  'BG',
  'BT',
  'CN',
  'ST',
  'PD',
  'TB',
  'TU',
  'JR',
  'JG',
  'BD',
  'KT',
  'SL',
  'GR',
  'PL',
] as const;
export type Unit = (typeof UNIT_CODES)[number];

type UnitWords = {
  /** How one and several are said. */
  readonly one: string;
  readonly many: string;
  /** What stands for it in a text. */
  readonly words: readonly string[];
  /** What stands for it only where nothing else can: in a column of units, or right behind a number and an item's. */
  readonly codes?: readonly string[];
};

const UNITS: Readonly<Record<Unit, UnitWords>> = {
  EA: {
    one: 'each',
    many: 'pieces',
    words: ['ea', 'each', 'eaches', 'pc', 'pcs', 'piece', 'pieces', 'unit', 'units'],
    codes: ['un', 'pce', 'count', 'single', 'singles'],
  },
  BX: { one: 'box', many: 'boxes', words: ['bx', 'bxs', 'box', 'boxes'], codes: ['b'] },
  CS: { one: 'case', many: 'cases', words: ['cs', 'cse', 'cases', 'case'], codes: ['ca'] },
  CT: { one: 'carton', many: 'cartons', words: ['ct', 'ctn', 'ctns', 'cts', 'carton', 'cartons'] },
  PK: {
    one: 'pack',
    many: 'packs',
    words: ['pk', 'pks', 'pkg', 'pkgs', 'pkt', 'pkts', 'pack', 'packs', 'package', 'packages', 'packet', 'packets'],
    codes: ['pac', 'pck'],
  },
  DZ: { one: 'dozen', many: 'dozen', words: ['dz', 'dzn', 'doz', 'dozen', 'dozens'] },
  RM: { one: 'ream', many: 'reams', words: ['rm', 'rms', 'ream', 'reams'] },
  PR: { one: 'pair', many: 'pairs', words: ['pr', 'prs', 'pair', 'pairs'] },
  RL: { one: 'roll', many: 'rolls', words: ['rl', 'rls', 'roll', 'rolls'], codes: ['ro'] },
  BG: { one: 'bag', many: 'bags', words: ['bg', 'bgs', 'bag', 'bags'] },
  BT: { one: 'bottle', many: 'bottles', words: ['btl', 'btls', 'bottle', 'bottles'], codes: ['bt', 'bo'] },
  CN: { one: 'can', many: 'cans', words: ['can', 'cans'], codes: ['cn'] },
  ST: { one: 'set', many: 'sets', words: ['set', 'sets'], codes: ['st', 'se'] },
  PD: { one: 'pad', many: 'pads', words: ['pad', 'pads'], codes: ['pd'] },
  TB: { one: 'tub', many: 'tubs', words: ['tub', 'tubs'], codes: ['tb'] },
  TU: { one: 'tube', many: 'tubes', words: ['tube', 'tubes'], codes: ['tu'] },
  JR: { one: 'jar', many: 'jars', words: ['jar', 'jars'], codes: ['jr'] },
  JG: { one: 'jug', many: 'jugs', words: ['jug', 'jugs'], codes: ['jg'] },
  BD: { one: 'bundle', many: 'bundles', words: ['bundle', 'bundles', 'bdl'], codes: ['bd'] },
  KT: { one: 'kit', many: 'kits', words: ['kit', 'kits'], codes: ['kt'] },
  SL: { one: 'sleeve', many: 'sleeves', words: ['sleeve', 'sleeves', 'slv'], codes: ['sl'] },
  GR: { one: 'gross', many: 'gross', words: ['gross'], codes: ['gr'] },
  PL: { one: 'pallet', many: 'pallets', words: ['pallet', 'pallets'], codes: ['pl', 'plt'] },
};

const TABLE: readonly (readonly [Unit, UnitWords])[] = UNIT_CODES.map((unit) => [unit, UNITS[unit]]);
const BY_WORD: ReadonlyMap<string, Unit> = new Map(TABLE.flatMap(([unit, { words }]) => words.map((word) => [word, unit] as const)));
const BY_CODE: ReadonlyMap<string, Unit> = new Map([
  ...BY_WORD,
  ...TABLE.flatMap(([unit, { codes = [] }]) => codes.map((word) => [word, unit] as const)),
]);

/** All the names of units as they are said in a text, longest first: for patterns. */
export const UNIT_WORDS: string = [...BY_WORD.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** The unit of a column's cell: "BX", "Each", "pk.", "BX/12". */
export function unitOfCell(cell: string): Unit | undefined {
  return BY_CODE.get(
    cell
      .trim()
      .toLowerCase()
      .replace(/^(?:unit|uom|u\/m|per)\s*:\s*/, '')
      .replace(/\.$|\s*(?:\/|of)\s*\d+$|\(s\)$/, ''),
  );
}

/** The unit that a word of a text says. */
export function unitOfWord(word: string): Unit | undefined {
  return BY_WORD.get(word.toLowerCase().replace(/\.$/, ''));
}

/** What packs and cases are of, and hardly anything is sold by alone. */
const IN_PACKS: ReadonlySet<Unit> = new Set(['RM', 'RL', 'BG', 'BT', 'CN', 'PD', 'TB', 'TU', 'JR', 'JG', 'SL']);

/** Whether a unit is one of which several make a pack: rolls, bottles, pads. */
export function isInPacks(unit: Unit): boolean {
  return IN_PACKS.has(unit);
}

/** So many of a unit, as a person says it: "1 box", "3 boxes", "2 dozen". */
export function unitsText(count: number, unit: Unit): string {
  const { one, many } = UNITS[unit];
  return `${count.toLocaleString('en-US')} ${count === 1 ? (unit === 'EA' ? 'piece' : one) : many}`;
}

/** The unit that the shop's own word for it is: "Case", "pen". Undefined: people have no short name for it. */
export function unitOfShop(word: string): Unit | undefined {
  return BY_WORD.get(word.toLowerCase());
}
