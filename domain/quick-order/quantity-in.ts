import { looksLikeNumber } from './codes.ts';
import { noWholeNumber } from './no-whole-number.ts';
import { DIGITS, NUMBER_WORDS, saidQuantity, type SaidQuantity } from './said-number.ts';
import { isInPacks, UNIT_WORDS, unitOfCell, unitOfWord, type Unit } from './units.ts';

/** Stands in a text where the item's number was. No plain text has it. */
export const CODE = '\uE000';

/** What of a text says how many, and the rest of it. */
export type Counted = {
  readonly quantity: SaidQuantity | undefined;
  readonly unit: Unit | undefined;
  readonly rest: string;
  /** What in brackets says how many are in a pack, as it is written. It is a part of the rest. */
  readonly packText?: string | undefined;
};

/** A number is one by itself: no part of a word, a size or a price. */
const N = String.raw`(?<![\w.$€£#/"'+\-]|\d,)(?<n>${DIGITS})(?![\d.,]*\d|[A-Za-z_"'/%°#]|-[A-Za-z\d]|\s?[%°])`;
const WORD_N = String.raw`(?<![\w-])(?<n>${NUMBER_WORDS})(?![\w-])`;
const NUMBER = String.raw`(?:${N}|${WORD_N.replace('?<n>', '?<w>')})`;
const UNIT = String.raw`(?<u>${UNIT_WORDS})\b\.?(?!\s*[-/])`;
const QTY = String.raw`(?:order(?:ed)?\s+)?(?:qty|qnty|qnt|quantity|quant|quan|q'ty|count|pieces|pcs|how many)(?:\s+(?:needed|ordered|wanted|req(?:uired|'d)?))?`;
/** Before what somebody wants, and no part of it. */
const ASKING = String.raw`^(?:(?:please|pls|plz|kindly|also|and|plus|then|can|could|would|you|we|i|we'll|i'll|we'd|i'd|'d|need|needs|want|wants|order|ordering|reorder|re-order|add|get|grab|buy|send|ship|give|us|me|like|take|have|more|another|to|will|approx\.?|about|around|maybe|up|still|just|only|the)\s+)*`;

const noneIn = noWholeNumber(CODE, ASKING);

/** What stands right behind a number and belongs with it to the name of a thing: a 3 ring binder, 500 sheets, 20 lb paper. */
const OF_NAMES =
  /^\s*-?\s*(?:rings?|holes?|tabs?|inch(?:es)?|in|ft|feet|foot|yds?|yards?|lbs?|pounds?|#|oz|ounces?|fl|g|gm|grams?|kg|mil|mm|cm|m|gal|gallons?|qts?|quarts?|pints?|l|ml|liters?|v|volts?|w|watts?|amps?|mah|gb|tb|mb|ghz|hz|dpi|ppm|sheets?|shts?|sht|subjects?|ply|pt|point|parts?|drawers?|shelf|shelves|tier|tiers|pockets?|steps?|digits?|outlets?|ports?|years?|yr|months?|mo|days?|hours?|hr|minutes?|min|way|speed|lines?|compartments?|sections?|column|columns|percent|bright|brightness|button|buttons|person|cup|cups|sided|tone|color|colors|count|x\s*\d)(?![\w-])/i;
/** Before a number that is no quantity. */
const BEFORE_NAMES =
  /(?:\b(?:no|nr|size|type|model|style|grade|series|version|vol|of|per|mark|avery|post-it|tn|hp|win(?:dows)?|office|core|iphone|ipad|galaxy|usb|hdmi|cat|class|level|room|rm|suite|ste|floor|bldg|building|apt|unit|#)\.?|\/|-|x)\s*$/i;

type Pattern = { readonly at: RegExp; readonly isCount?: (match: RegExpExecArray, text: string) => boolean };
const pattern = (source: string, isCount?: Pattern['isCount']): Pattern => ({ at: new RegExp(source, 'i'), ...(isCount && { isCount }) });

const behind = (match: RegExpExecArray, text: string) => text.slice(match.index + match[0].length);
const before = (match: RegExpExecArray, text: string) => text.slice(0, match.index);
const isNoName = (match: RegExpExecArray, text: string) => !OF_NAMES.test(behind(match, text));
/** "4 x 6 cards", "3 x 3 notes": two numbers around an x are a size, unless one is the item's. */
const isNoSize = (match: RegExpExecArray, text: string) =>
  !/^\s*\d/.test(behind(match, text)) &&
  !/(?:(?<![\d/]|[A-Za-z]-?)\d{1,2}(?:\.\d+)?|\d\/\d|["'])\s*(?:in(?:ch)?\.?|w|l|h|d)?\s*$/i.test(before(match, text));
/** What as one word behind a number says how large a pack is: "12 pack", "24 count". */
const OF_PACKS: ReadonlySet<string> = new Set(['pack', 'count', 'piece', 'set', 'pc']);
/** More of what may be cartons or a count are a count. */
const MOST_CARTONS = 10;
/** "12 pack" says how large one is, "12 packs" and "12 pk" how many there are to be. Beside an item's number, or before "of", it is always how many. */
const isNoPack = (match: RegExpExecArray, text: string) => {
  const unit = (match.groups?.['u'] ?? '').toLowerCase();
  const count = Number((match.groups?.['n'] ?? '').replaceAll(',', ''));
  const isOfPack = unit === 'ct' ? count > MOST_CARTONS : OF_PACKS.has(unit) && count > 1;
  if (!isOfPack || text.includes(CODE)) return true;
  const isLast = /^\s*$/.test(behind(match, text));
  return /^\s*of\b/i.test(behind(match, text)) || (isLast && unit !== 'pack' && unit !== 'set' && unit !== 'ct');
};

/** How a number says how many, the surest first. `n` in digits, `w` in words, `u` the unit. */
const SURE: readonly Pattern[] = [
  pattern(
    String.raw`(?<![\w-])${QTY}\s*(?:is|of)?\s*[.:=#x-]*\s*(?:(?<n>${DIGITS})(?![\d.,]*\d)|(?<w>${NUMBER_WORDS})\b)(?:\s*${UNIT})?(?![A-Za-z"])`,
  ),
  pattern(String.raw`${NUMBER}\s*(?:${UNIT}\s*)?[:=-]?\s*\b(?:qty|quantity)\b`),
  pattern(String.raw`(?:\b(?:${NUMBER_WORDS})\s*)?[(\[]\s*(?<n>${DIGITS})\s*[)\]]\s*${UNIT}(?:\s+of\b)?`),
  pattern(String.raw`${N}\s*\(\s*(?:${NUMBER_WORDS})\s*\)(?:\s*${UNIT}(?:\s+of\b)?)?`),
  pattern(
    String.raw`[(\[{]\s*(?:x\s*|qty\.?\s*:?\s*)?(?<n>${DIGITS})\s*(?:x\s*)?(?:${UNIT}\s*)?[)\]}]`,
    (match, text) => match.groups?.['u'] === undefined || isNoName(match, text),
  ),
];
const MARKED: readonly Pattern[] = [
  pattern(String.raw`(?<=${CODE}\s*)[x*]\s*(?<n>${DIGITS})(?![\w"])(?:\s*${UNIT})?`),
  pattern(String.raw`(?<![\w.])(?<n>${DIGITS})\s*[x*@]\s*(?=${CODE})`),
  pattern(String.raw`(?<=${CODE}\s*)[@/]\s*(?<n>\d{1,4})\s*$`),
  pattern(String.raw`${ASKING}(?<n>${DIGITS})\s*[x*](?=\s|[A-Z]{2})`, isNoSize),
  pattern(String.raw`(?<=\s|^)[x*]\s?(?<n>${DIGITS})(?![\w"'.]|\s*[x*"])(?:\s*${UNIT})?`, isNoSize),
  pattern(String.raw`(?<=\s)(?<n>${DIGITS})[x*](?=\s*$)`),
  pattern(String.raw`(?<=\s)x\s+(?<w>${NUMBER_WORDS})\b(?:\s*${UNIT})?`),
  pattern(String.raw`\.{2,}\s*(?<n>${DIGITS})(?:\s*${UNIT})?\s*$`),
];
const LEADING: readonly Pattern[] = [
  pattern(String.raw`${ASKING}(?:a\s+)?(?<half>half\s+(?:a\s+)?dozen)\b(?:\s+of\b)?`),
  pattern(String.raw`${ASKING}(?<range>\d+\s*(?:-|to|or)\s*\d+)\s+${UNIT}(?:\s+of\b)?`),
  pattern(
    String.raw`${ASKING}(?:a\s+)?(?:${N}|(?<w>${NUMBER_WORDS}))(?:\s+of)?\s*(?:more\s+|full\s+|large\s+|small\s+|big\s+)?(?:${UNIT})(?:\s*\(s\))?(?:\s+of\b)?`,
    isNoPack,
  ),
  pattern(String.raw`${ASKING}(?<w>an?|1)\s+(?:new\s+)?${UNIT}(?:\s+of\b)?`),
];
const JOINED = 'ea|each|bx|box|boxes|cs|case|cases|ctn|cartons?|pks?|pkgs?|packs?|ct|dz|doz|rm|reams?|pr|pcs?|rolls?|rl';
const SHORT: readonly Pattern[] = [
  // "3bx pens", "100001 3EA"; behind words "12pk" and "24ct" say how large a pack is.
  pattern(
    String.raw`(?<![\w.$#/"-])(?<n>\d{1,5})(?<u>${JOINED})\b(?!\s*[-/])(?:\s+of\b)?`,
    (match, text) => text.includes(CODE) || !/^(?:pks?|pkgs?|packs?|ct|pcs?)$/i.test(match.groups?.['u'] ?? ''),
  ),
];
const TRAILING: readonly Pattern[] = [
  pattern(
    String.raw`(?:[-:=,>~.]|\.{2,}|\b)\s*${N}\s*${UNIT}\s*(?:of\s+\d+\s*)?(?:please|pls|thanks|thx|each)?[.!]*\s*$`,
    (match, text) => isNoPack(match, text) && !/\b(?:of|x)\s*$/i.test(before(match, text)),
  ),
  pattern(String.raw`[-:=,>~.]\s*(?<w>${NUMBER_WORDS}|an?)\s+${UNIT}\s*(?:please)?[.!]*\s*$`),
];
const BARE: readonly Pattern[] = [
  // Right beside the item's number.
  pattern(
    String.raw`(?<=${CODE}\s*(?:[-:=,>~.*@|]+)?\s*)(?:${N}|(?<w>${NUMBER_WORDS})\b)(?:\s*${UNIT})?(?=\s*$|\s*[-:,;|(]|\s+[A-Za-z(${CODE}])`,
    isNoName,
  ),
  pattern(String.raw`${N}\s*(?:${UNIT}\s*(?:of\s+)?)?(?=[-:=,>~.*|]*\s*(?:(?:of|item|sku|no\.?|number|part|#)\s*)*[:#]?\s*${CODE})`),
  pattern(
    String.raw`${ASKING}(?:${N}|(?<w>${NUMBER_WORDS}))(?=\s*[-:,.]?\s+\S)`,
    (match, text) =>
      isNoName(match, text) &&
      !isMixed(match, text) &&
      (!/^\s*[-:,.]?\s*(?:of\s+)?\d/.test(withoutSize(behind(match, text))) ||
        looksLikeNumber(behind(match, text).replace(/^\s*[-:,.]?\s*(?:of\s+)?/, ''))) &&
      unitOfWord(/^\s*([a-z]+)/i.exec(behind(match, text))?.[1] ?? '') === undefined,
  ),
  pattern(String.raw`(?:[-:=>~|]|\.{2,}|,)\s*${N}\s*(?:please|pls|thanks|thx|total)?[.!]*\s*$`),
  pattern(
    String.raw`(?<=\s)${N}\s*(?:please|pls|thanks|thx|total)?[.!]*\s*$`,
    (match, text) => !BEFORE_NAMES.test(before(match, text)) && (text.includes(CODE) || isSmall(match, text)),
  ),
  pattern(String.raw`(?:[-:=>~|,]|${CODE})\s*(?<w>${NUMBER_WORDS})\s*(?:please|pls)?[.!]*\s*$`),
];

/** "1 1/2 inch binders" are none of half an inch. */
function isMixed(match: RegExpExecArray, text: string): boolean {
  return /^[1-3]$/.test(match.groups?.['n'] ?? '') && /^\s\d\/\d/.test(behind(match, text));
}

/** Without a size that a text begins with: of "4 1\" binders" four are wanted, of "3 12 pack pens" three. */
function withoutSize(text: string): string {
  return text.replace(
    /^\s*[-:,.]?\s*\d[\d./]*(?:\s\d\/\d)?(?:\s?(?:x|by)\s?\d[\d./]*|\s?["']|[A-Za-z]+|\s*-?\s*(?=[A-Za-z])(?:inch|in|ring|hole|tab|subject|watt|volt|oz|ounce|lb|gallon|gal|qt|ft|foot|mm|cm|mil|pack|pk|ct|count|pc|piece|sheet|pocket|drawer|shelf|tier|port|outlet|digit|year|ply|pt|point|gb|tb|step|part|button|compartment|section|page|way)\w*)/i,
    ' ',
  );
}

/** Behind words alone a number of more digits belongs to their name: "Avery 5160"; and so does any behind less than a word. */
function isSmall(match: RegExpExecArray, text: string): boolean {
  const digits = match.groups?.['n'] ?? '';
  if (looksLikeNumber(before(match, text))) return true;
  return (
    Math.abs(Number(digits.replaceAll(',', ''))) <= 100 && (/\p{L}{4,}/u.test(before(match, text)) || before(match, text).trim().length > 8)
  );
}

/** What says how many has at least one of these. */
const MAY_COUNT = new RegExp(String.raw`\d|\b(?:${NUMBER_WORDS}|${UNIT_WORDS}|half|sixty|seventy|eighty|ninety|thousand)\b`, 'i');

/** So many rolls in brackets may be wanted; of more it is said how many a pack has: "paper towels (12 rolls)". */
const MOST_IN_BRACKETS = 3;
const BRACKETS = new RegExp(String.raw`[(\[]\s*(?<n>\d{1,4})\s*-?\s*(?<u>${UNIT_WORDS})\.?\s*[)\]]`, 'i');
/** Stands for such brackets while the rest is read. No plain text has it. */
const PACK = '\uE001';

/** Where a text says behind a name of its own how many are in a pack. Behind an item's number nothing else is said of it: there it is how many are wanted. */
function packIn(text: string): RegExpExecArray | undefined {
  const match = BRACKETS.exec(text);
  const unit = unitOfWord(match?.groups?.['u'] ?? '');
  if (match === null || unit === undefined || !isInPacks(unit) || Number(match.groups?.['n']) <= MOST_IN_BRACKETS) return undefined;
  return text.includes(CODE) || !/\p{L}{3}/u.test(before(match, text)) ? undefined : match;
}

/**
 * How many of a thing a text wants, in whatever way people say it: "2 bx pens", "pens x 3", "qty: 3", "(3)", "two boxes of pens", "100001 - 3".
 * Where the item's number stood, `CODE` stands. A size stays a part of the name: "3 ring", "8.5 x 11", "12 pack", "(12 rolls)".
 */
export function quantityIn(text: string): Counted {
  const pack = packIn(text);
  if (pack === undefined) return countedIn(text);
  const { rest, ...counted } = countedIn(`${before(pack, text)}${PACK}${behind(pack, text)}`);
  return { ...counted, rest: rest.replace(PACK, pack[0]), packText: pack[0].slice(1, -1).trim() };
}

function countedIn(text: string): Counted {
  if (!MAY_COUNT.test(text)) return { quantity: undefined, unit: undefined, rest: text };
  const none = noneIn(text);
  if (none !== undefined) return { quantity: { wrong: none.said }, unit: undefined, rest: none.rest };
  for (const { at, isCount } of [...SURE, ...MARKED, ...LEADING, ...SHORT, ...TRAILING, ...BARE]) {
    const match = at.exec(text);
    if (match === null || isCount?.(match, text) === false) continue;
    const { n, w, u, half, range } = match.groups ?? {};
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const unit = u === undefined ? undefined : unitOfWord(u);
    if (half !== undefined) return { quantity: { qty: 6 }, unit: 'EA', rest };
    if (range !== undefined) return { quantity: { wrong: range }, unit, rest };
    const said = n ?? w ?? '';
    const quantity = /^an?$/i.test(said) ? { qty: 1 } : saidQuantity(said);
    // What is named by the unit alone: "2 rolls".
    const isNamed = /[\p{L}\d\p{Co}]/u.test(rest);
    if (!isNamed) return { quantity, unit: undefined, rest: `${rest} ${u ?? ''}` };
    const beside = unit === undefined ? unitBeside(rest) : undefined;
    return { quantity, unit: unit ?? beside, rest: beside === undefined ? rest : CODE };
  }
  const alone = new RegExp(String.raw`${ASKING}(?:an?\s+)?${UNIT}\s+of\s+`, 'i').exec(text);
  if (alone !== null) return { quantity: undefined, unit: unitOfWord(alone.groups?.['u'] ?? ''), rest: text.slice(alone[0].length) };
  const beside = unitBeside(text);
  return { quantity: undefined, unit: beside, rest: beside === undefined ? text : CODE };
}

/** A unit that stands by itself beside an item's number: "100001 BX". */
function unitBeside(rest: string): Unit | undefined {
  if (!rest.includes(CODE)) return undefined;
  const left = rest
    .replace(CODE, ' ')
    .replaceAll(/[^\w.\s]/g, ' ')
    .trim();
  return /\s/.test(left) ? undefined : unitOfCell(left);
}
