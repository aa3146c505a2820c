import { hasCardNumber } from '../payment/cards/card-number-in-text.ts';
import { queryWords } from './query-words.ts';

/** The longest words that are counted, together and each, in characters. */
const LONGEST = 80;
const LONGEST_WORD = 30;
/** As many digits as this are somebody's number: of a telephone, an account, a card. */
const MOST_DIGITS = 8;
/** Addresses of people and of pages. */
const ADDRESS = /@|:\/\/|\bwww\./i;

/**
 * What is written down of a search: its words in one form. Undefined for what says nothing of a thing, and for what may be about somebody:
 * addresses, long numbers, whole letters.
 */
export function countableWords(typed: string): string | undefined {
  if (ADDRESS.test(typed) || (typed.match(/\p{Nd}/gu) ?? []).length > MOST_DIGITS || hasCardNumber(typed)) return undefined;
  const words = queryWords(typed);
  const text = words.join(' ');
  return text === '' || text.length > LONGEST || words.some((word) => word.length > LONGEST_WORD) ? undefined : text;
}
