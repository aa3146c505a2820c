import { hasCardNumber } from '../payment/cards/card-number-in-text.ts';
import { queryWords } from './query-words.ts';

/** As what a thing is called is never longer, in characters and words: what is, is a letter, a note, or something pasted. */
const LONGEST = 50;
const LONGEST_WORD = 20;
const MOST_WORDS = 6;
/** As many digits as this are somebody's number: of a telephone, an account, a card. Sizes and models have fewer. */
const MOST_DIGITS = 6;
/** A word that changes so often between letters and digits is no model's name. */
const MOST_CHANGES = 3;
/** Addresses of people and of pages. */
const ADDRESS = /@|:\/\/|\bwww\.|\b(?:at|dot) (?:gmail|yahoo|outlook|hotmail|icloud|com|org|net)\b/i;
/** A house in a street, and a box at the post. A drive behind a size is one for data, a court or a way behind a number alone is none. */
const HOUSE =
  /\b\d+\s+(?:\p{L}+\.?\s+){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|court|(?<!\b(?:gb|tb|mb|usb|hard|flash|ssd|disk|thumb|pen|state|external|portable)\s)drive|way)\b|\bp\.?\s?o\.? box\b/iu;
/** Who says these speaks of somebody, and names no thing. */
const OF_SOMEBODY =
  /(?<![\p{L}\p{N}])(?:i(?![-/]?\d)|i['’]?(?:m|ve|ll|d)|me|my|mine|myself|we|our|ours|(?<!\bthank )you|your|he|she|his|her|him|they|their|them|am(?!\/fm)|is|are|was|were|mrs|ssn|passwords?|passwd|passcode|username|login)(?![\p{L}\p{N}])/iu;

/**
 * What is written down of a search: its words in one form. Undefined for what says nothing of a thing, and for what may be about somebody:
 * addresses, long numbers, sentences, passwords.
 */
export function countableWords(typed: string): string | undefined {
  if (ADDRESS.test(typed) || HOUSE.test(typed) || OF_SOMEBODY.test(typed) || hasCardNumber(typed)) return undefined;
  if ((typed.match(/\p{Nd}/gu) ?? []).length > MOST_DIGITS || typed.split(/\s+/).some(isStrange)) return undefined;
  const words = queryWords(typed);
  const text = words.join(' ');
  if (text === '' || text.length > LONGEST || words.length > MOST_WORDS) return undefined;
  return words.some((word) => word.length > LONGEST_WORD) ? undefined : text;
}

/** Whether what stands between blanks looks as if it were made so that nobody guesses it. */
function isStrange(part: string): boolean {
  const isNumber = (part.match(/\p{L}+|\p{N}+/gu) ?? []).map((run) => /\p{N}/u.test(run));
  return isNumber.filter((is, index) => index > 0 && is !== isNumber[index - 1]).length > MOST_CHANGES;
}
