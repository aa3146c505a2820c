import { nameKey, type Lexicon } from '../lexicon.ts';
import { singular } from '../singular.ts';

/** What must not be in a thing: the words that say so, and what that is. */
export type Unwanted = {
  readonly typed: readonly string[];
  readonly word: string;
  /** Whether only what says so of itself will do. */
  readonly mustBeSaid: boolean;
  /** What says so of itself: "latex free", "non latex", "armless". "Not" and the like are in no index. */
  readonly saidOfItself: readonly (readonly string[])[];
};

/** What is in food and harms who does not bear it: an item that does not say that it is free of it may have it. */
const SAID_BY_MAKER: ReadonlySet<string> = new Set(
  'gluten wheat dairy lactose milk nut nuts peanut peanuts soy egg eggs allergen allergens'.split(' '),
);

/** What stands before something that is not wanted. */
const BEFORE: ReadonlySet<string> = new Set(['no', 'non', 'not', 'without']);
/** Behind "without" and "not" people say these, too: "without any lead". */
const BETWEEN: ReadonlySet<string> = new Set(['any', 'a', 'an', 'the']);
/** Before "free" these say that nothing is paid, or nothing of the thing. */
const NOT_FREE_OF: ReadonlySet<string> = new Set([
  'buy',
  'get',
  'for',
  'is',
  'one',
  'and',
  'or',
  'the',
  'a',
  'hands',
  'toll',
  'your',
  'my',
]);

/**
 * Takes out of a query what is not wanted: "latex free gloves", "non-latex gloves", "coffee without caffeine". What is part of a name is wanted, and
 * so is what has a number: "no 2 pencils".
 */
export function unwantedIn(
  words: readonly string[],
  { kinds }: Pick<Lexicon, 'kinds'>,
): { readonly wanted: readonly string[]; readonly unwanted: readonly Unwanted[] } {
  const wanted: string[] = [];
  const unwanted: Unwanted[] = [];
  const isName = (...some: readonly string[]) => kinds.has(nameKey(some));
  for (let index = 0; index < words.length;) {
    const [word = '', next = '', afterNext = ''] = words.slice(index);
    if (BEFORE.has(word) && isPlain(next) && !isName(word, next)) {
      const isBetween = BETWEEN.has(next) && isPlain(afterNext);
      const typed = words.slice(index, index + (isBetween ? 3 : 2));
      const without = singular(typed.at(-1) ?? '');
      const free = SAID_BY_MAKER.has(without) ? [[without, 'free']] : [];
      const saidOfItself = [...free, ...(word === 'non' ? [typed] : []), [`${without}less`]];
      unwanted.push({ typed, word: without, mustBeSaid: free.length > 0, saidOfItself });
      index += typed.length;
    } else if (next === 'free' && isPlain(word) && !NOT_FREE_OF.has(word) && !isName(word, next)) {
      unwanted.push({ typed: [word, next], word: singular(word), mustBeSaid: SAID_BY_MAKER.has(word), saidOfItself: [[word, next]] });
      index += 2;
    } else {
      wanted.push(word);
      index += 1;
    }
  }
  return { wanted, unwanted };
}

const isPlain = (word: string) => /^\p{L}{2,}$/u.test(word);
