/**
 * The order in which the values of one line of the specifications are offered: by what they measure where all of them measure the same ("200 pages",
 * "2,200 pages"; "1/2 in", "1 in"; "256 GB", "1 TB"), else by a scale that all of them are on ("Small", "X-Large"; "Standard Yield", "High Yield"),
 * else word for word, numbers by their value. That there is none of it comes last.
 */
export function inValueOrder(values: readonly string[]): string[] {
  const said = values.filter((value) => !isNone(value));
  const measures = new Map(said.map((value) => [value, measureOf(value)]));
  const units = new Set([...measures.values()].map((measure) => measure?.kind));
  const isMeasured = units.size === 1 && !units.has(undefined);
  const isOn = (one: readonly string[]) => (value: string) => rankOn(one, value) !== undefined;
  const parts = new Map(said.map((value) => [value, partsOf(value)]));
  const scale = SCALES.find((one) => (isMeasured ? said.some(isOn(one)) : said.every(isOn(one))));
  return values.toSorted((one, other) => {
    if (isNone(one) || isNone(other)) return Number(isNone(one)) - Number(isNone(other));
    const bySize = isMeasured ? compareLists(measures.get(one)?.sizes ?? [], measures.get(other)?.sizes ?? []) : 0;
    if (bySize !== 0) return bySize;
    const byRank = scale === undefined ? 0 : (rankOn(scale, one) ?? -1) - (rankOn(scale, other) ?? -1);
    return byRank === 0 ? compareParts(parts.get(one) ?? [], parts.get(other) ?? []) : byRank;
  });
}

const isNone = (value: string) => value === 'None' || value === 'No';

/** Words with which values begin, the least first. Of two that fit, the longer one is meant. */
const SCALES: readonly (readonly string[])[] = [
  ['mini', 'xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large', 'jumbo'],
  ['economy', 'basic', 'low', 'light', 'standard', 'regular', 'middle', 'medium', 'high', 'heavy', 'extra-high', 'dark'],
  ['ultra-fine', 'extra-fine', 'fine', 'medium', 'broad', 'bold'],
  ['junior', 'letter', 'legal', 'ledger', 'tabloid'],
];

function rankOn(scale: readonly string[], value: string): number | undefined {
  const said = value.toLowerCase();
  const fitting = scale.filter((word) => said.startsWith(word)).toSorted((one, other) => other.length - one.length);
  const [word] = fitting;
  return word === undefined ? undefined : scale.indexOf(word);
}

/** How much of which kind a value measures: "24 x 18 in" is a length of 24 and 18, in inches. */
type Measure = { readonly kind: string; readonly sizes: readonly number[] };

/** What a unit is of, and how much of it. Others are of their own kind. */
const UNITS: ReadonlyMap<string, readonly [kind: string, factor: number]> = new Map([
  ['mm', ['length', 1 / 25.4]],
  ['cm', ['length', 1 / 2.54]],
  ['in', ['length', 1]],
  ['ft', ['length', 12]],
  ['yd', ['length', 36]],
  ['g', ['weight', 1]],
  ['oz', ['weight', 28.35]],
  ['lb', ['weight', 453.6]],
  ['fl oz', ['volume', 1]],
  ['pt', ['volume', 16]],
  ['qt', ['volume', 32]],
  ['gal', ['volume', 128]],
  ['MB', ['memory', 0.001]],
  ['GB', ['memory', 1]],
  ['TB', ['memory', 1000]],
]);

/** A number as it is written in a value: "2,200", "1.5", "2-5/8", "1/2". No part of a name: "A4", "BR30". */
const NUMBER = String.raw`(?:\d+[ -])?\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+`;
const MEASURE = new RegExp(String.raw`(?<![\w.,/-])((?:${NUMBER})(?:\s*(?:x|×|to)\s*(?:${NUMBER}))*)\s+(fl oz|[A-Za-z]+)`, 'u');

function measureOf(value: string): Measure | undefined {
  const [, numbers = '', unit = ''] = MEASURE.exec(value) ?? [];
  if (numbers === '') return undefined;
  const [kind, factor] = UNITS.get(unit) ?? [unit.toLowerCase().replace(/s$/, ''), 1];
  return { kind, sizes: numbers.split(/\s*(?:x|×|to)\s*/u).map((number) => sizeOf(number) * factor) };
}

/** The value of a number as `NUMBER` finds it. */
function sizeOf(number: string): number {
  const [, whole = '0', above, below] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(number) ?? [];
  if (above !== undefined) return Number(whole) + Number(above) / Number(below);
  return Number(number.replaceAll(',', ''));
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((size, index) => size !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -Infinity);
}

const PARTS = new RegExp(`(${NUMBER})`, 'u');
const ALPHABET = new Intl.Collator('en-US');
/** Numbers that are written out at the beginning. */
const WRITTEN_OUT = new Map([
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((word, index) => [word, index + 1] as const),
  ['single', 1] as const,
  ['dozen', 12] as const,
]);

/** Word for word: numbers by their value, and before words. */
function compareParts(parts: Parts, others: Parts): number {
  for (const [index, part] of parts.entries()) {
    const beside = others[index];
    if (beside === undefined) return 1;
    const isNumber = typeof part === 'number';
    if (isNumber !== (typeof beside === 'number')) return isNumber ? -1 : 1;
    const order = typeof part === 'number' && typeof beside === 'number' ? part - beside : ALPHABET.compare(String(part), String(beside));
    if (order !== 0) return order;
  }
  return parts.length - others.length;
}

/** A text's words, and between them its numbers. */
type Parts = readonly (string | number)[];

function partsOf(value: string): Parts {
  const [first = ''] = value.split(/[^A-Za-z]/u);
  const counted = WRITTEN_OUT.get(first.toLowerCase());
  const parts = (counted === undefined ? value : `${counted}${value.slice(first.length)}`).split(PARTS);
  return parts.map((part, index) => (index % 2 === 1 ? sizeOf(part) : part)).filter((part) => part !== '');
}
