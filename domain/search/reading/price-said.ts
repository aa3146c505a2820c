import { readTypedPrices } from '../../catalog/typed-price-range.ts';

const AMOUNT = String.raw`(?:\$\s?([\d.,]*\d)|([\d.,]*\d)\s?(?:dollars|bucks|usd)\b)`;
const BETWEEN = new RegExp(String.raw`\b(?:between|from)?\s*${AMOUNT}\s*(?:-|–|to|and)\s*${AMOUNT}`, 'iu');
const UP_TO = new RegExp(
  String.raw`\b(?:under|below|less than|cheaper than|no more than|up to|at most|max(?:imum)?|within)\s*${AMOUNT}`,
  'iu',
);
/** At the end, where nothing behind the number says of what it is so many. */
const UP_TO_AT_END = /\b(?:under|below|less than|cheaper than)\s*([\d.,]*\d)\s*$/iu;
const FROM = new RegExp(String.raw`\b(?:over|above|more than|at least|from|min(?:imum)?)\s*${AMOUNT}`, 'iu');

/** What of a query says what it may cost, and what else it says. */
export type PriceSaid = {
  /** What is looked for, without that. */ readonly words: string;
  /** As addresses write it. */ readonly range: string;
};

/**
 * Reads prices beside the name of a thing: "copy paper under $40", "chairs from $100 to $200". A number at the end is dollars, too: "paper under 5". Undefined where none is
 * said ("under desk drawer", "folders under 40 sheets"), or nothing else is.
 */
export function priceSaid(typed: string): PriceSaid | undefined {
  for (const [pattern, endsOf] of READ) {
    const found = pattern.exec(typed);
    if (found === null) continue;
    const amounts = found.slice(1).filter((amount) => amount !== undefined);
    const read = readTypedPrices(endsOf(amounts));
    const words = `${typed.slice(0, found.index)} ${typed.slice(found.index + found[0].length)}`.replaceAll(/\s+/g, ' ').trim();
    if (words === '' || !('range' in read) || read.range === undefined) return undefined;
    return { words, range: read.range };
  }
  return undefined;
}

type Ends = { readonly min: string; readonly max: string };

const READ: readonly (readonly [RegExp, (amounts: readonly string[]) => Ends])[] = [
  [BETWEEN, ([min = '', max = '']) => ({ min, max })],
  [UP_TO, ([max = '']) => ({ min: '', max })],
  [UP_TO_AT_END, ([max = '']) => ({ min: '', max })],
  [FROM, ([min = '']) => ({ min, max: '' })],
];
