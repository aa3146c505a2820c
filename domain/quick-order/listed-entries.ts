import { codesIn, looksLikeNumber } from './codes.ts';
import { DIGITS, NUMBER_WORDS } from './said-number.ts';
import { UNIT_WORDS } from './units.ts';

type Find = (code: string) => string | undefined;

const COUNT = new RegExp(String.raw`^(?:x\s*)?${DIGITS}(?:\s*x)?(?:\s*(?:${UNIT_WORDS})\.?)?$|^(?:qty|quantity)\s*[:=]?\s*${DIGITS}$`, 'i');
/** How a part of a list begins that says how many of what: "3 boxes pens", "two staplers", "a stapler". */
const BEGINS = new RegExp(
  String.raw`^(?:and\s+|&\s*|plus\s+|also\s+)?(?:(?:need|want|order|get|send|please)\s+)*(?:\d{1,4}(?:\s*x)?\s+(?!x\s*\d|in\b|inch|lb|oz|mm|cm|ft|sheets?|ct\b|count|pack\b|per\b|pt\b|mil\b|bright|ring|hole|tab|reams?\/|year|ply|color)[a-z#]|(?:an?|${NUMBER_WORDS})\s+[a-z#])`,
  'i',
);

/** How one ends that says so at its end: "staplers x2", "tape - 3 rolls". */
const ENDS = new RegExp(String.raw`[a-z].*(?:\s|[-:=x(])\s*\d{1,3}\)?(?:\s*(?:${UNIT_WORDS})\.?)?$`, 'i');

/**
 * The entries of a line that names several items one behind the other: "100001 2, 100004; 100002 x3", "3 boxes pens, 2 reams copy paper". Undefined: it is of one.
 *
 * @param isOfSeveral it has the numbers of several items.
 */
export function listedIn(text: string, find: Find, isOfSeveral = false): string[] | undefined {
  const parts = text
    .split(
      /[;|\t]|\s\/\s|,(?!\d{3}(?!\d))|,(?=\d{3}\s)|\s+(?:and|&|plus)\s+(?=(?:\d|an?\s|one\s|two\s|three\s|four\s|five\s|six\s|ten\s|some\s))/i,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  if (parts.every((part) => BEGINS.test(part) || ENDS.test(part)) && !isOfSeveral) return parts;
  const joined = withCounts(parts);
  const numbers = joined.filter((part) => codesIn(part).some(({ text: code }) => find(code) !== undefined));
  const kinds = new Set(numbers.map((part) => find(codesIn(part).find(({ text: code }) => find(code) !== undefined)?.text ?? '')));
  if (kinds.size > 1 && joined.length > 1) return joined;
  const isNumber = (part: string) => looksLikeNumber(part.replace(new RegExp(String.raw`\s+(?:x\s*)?\d{1,5}$|^\d{1,4}\s*x?\s+`, 'i'), ''));
  return joined.length > 1 && joined.every(isNumber) ? joined : undefined;
}

/** Parts that say how many of the one before them, or where the first does, of the one behind them. */
function withCounts(parts: readonly string[]): string[] {
  const isBefore = COUNT.test(parts[0] ?? '') && !looksLikeNumber(parts[0] ?? '');
  const joined: string[] = [];
  let count: string | undefined;
  for (const part of parts) {
    const isCount = COUNT.test(part) && !looksLikeNumber(part);
    if (isCount && isBefore) count = part;
    else if (isCount && joined.length > 0) joined[joined.length - 1] = `${joined.at(-1) ?? ''} x ${part.replace(/^x\s*/i, '')}`;
    else {
      joined.push(count === undefined ? part : `${count.replace(/\s*x$/i, '')} x ${part}`);
      count = undefined;
    }
  }
  return joined;
}

/** A text with the numbers of several items and nothing between them but how many: "100001 2 100004 3". Itself, where it has one at the most. */
export function segmentsOf(text: string, find: Find): string[] {
  const known: { readonly from: number; readonly to: number; readonly id: string }[] = [];
  for (const { text: code, from, to } of codesIn(text)) {
    const id = find(code);
    if (id !== undefined && !known.some((one) => from < one.to && one.from < to)) known.push({ from, to, id });
  }
  if (new Set(known.map(({ id }) => id)).size < 2) return [text];
  const ordered = known.toSorted((one, other) => one.from - other.from);
  const isBefore = /^\W*(?:\d{1,4}|an?|one|two|three)\b/i.test(text.slice(0, ordered[0]?.from)) && ordered[0]?.from !== 0;
  return ordered.map(({ from, to }, at) =>
    isBefore
      ? text.slice(at === 0 ? 0 : ordered[at - 1]?.to, to).replace(/^[\s,;.&-]*(?:and\s+)?/i, '')
      : text.slice(from, ordered[at + 1]?.from ?? text.length).replace(/[\s,;.&-]*(?:\band)?\s*$/i, ''),
  );
}
