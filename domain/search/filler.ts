import { nameKey, type Lexicon } from './lexicon.ts';

/** What people write around what they look for. */
export const FILLER: ReadonlySet<string> = new Set(
  `a an and any are at best bulk buy by can cheap cheapest do does find for from get give go good have help i im in is it item items just like looking
  itself me my need of office on online or order our part per please price prices product products purchase quality sale say says sell shop show sku some something
  stock store supplies supply that the their them themselves these thing things this to type under us use using want we what where which who with you your`.split(
    /\s+/,
  ),
);

const COLORS: ReadonlySet<string> = new Set(['color', 'colors', 'colour', 'colours']);

/** The words that say what is looked for; all of them when none does. What belongs to a name is none of it: "card stock". */
export function withoutFiller(words: readonly string[], { kinds, synonyms }: Pick<Lexicon, 'kinds' | 'synonyms'>): readonly string[] {
  const isInName = (index: number) =>
    [
      [index, index + 2],
      [index - 1, index + 1],
      [index - 1, index + 2],
    ].some(([from = 0, to = 0]) => {
      const said = words.slice(Math.max(0, from), to);
      // "All in one", "sign in sheet".
      return said.length === to - from && (kinds.has(nameKey(said)) || synonyms.has(nameKey(said)));
    });
  // "Assorted colors" is said of what is "assorted", too.
  const isAddition = (word: string, index: number) => COLORS.has(word) && words[index - 1] === 'assorted';
  const telling = words.filter((word, index) => (!FILLER.has(word) && !isAddition(word, index)) || isInName(index));
  return telling.length === 0 ? words : telling;
}

/** Words behind which stands what a thing is for, or what it comes with: "ink for my printer" is ink. */
const DIVIDERS: ReadonlyMap<string, 'FOR' | 'WITH'> = new Map([
  ['for', 'FOR'],
  ['fits', 'FOR'],
  ['fitting', 'FOR'],
  ['compatible', 'FOR'],
  ['with', 'WITH'],
  ['without', 'WITH'],
  // "A printer that scans"
  ['that', 'WITH'],
]);

/** Before what somebody does with a thing: a "box to post a laptop" is a box. Only behind the name of a thing, and not in one: "sit to stand desk". */
const PURPOSE = 'to';

function isPurpose(words: readonly string[], index: number, { kinds }: Pick<Lexicon, 'kinds'>): boolean {
  if (words[index] !== PURPOSE || index + 1 === words.length) return false;
  const isInName = [1, 2].some((before) =>
    [2, 3].some((after) => kinds.has(nameKey(words.slice(Math.max(0, index - before), index + after)))),
  );
  return !isInName && [1, 2].some((length) => kinds.has(nameKey(words.slice(Math.max(0, index - length), index))));
}

/** The words that say what is looked for, and those behind "for" or "with", where that comes after the name of something. What is done with it says nothing of it. */
export function dividedQuery(
  words: readonly string[],
  lexicon: Pick<Lexicon, 'kinds' | 'synonyms'>,
): { readonly head: readonly string[]; readonly tail: readonly string[]; readonly by: 'FOR' | 'WITH' | undefined } {
  const at = words.findIndex((word, index) => DIVIDERS.has(word) && words.slice(0, index).some((before) => !FILLER.has(before)));
  const purpose = words.findIndex((_, index) => isPurpose(words, index, lexicon));
  if (purpose !== -1 && (at === -1 || purpose < at))
    return { head: withoutFiller(words.slice(0, purpose), lexicon), tail: [], by: undefined };
  if (at === -1) return { head: withoutFiller(words, lexicon), tail: [], by: undefined };
  const tail = words.slice(at + 1).filter((word) => !FILLER.has(word));
  return { head: withoutFiller(words.slice(0, at), lexicon), tail, by: DIVIDERS.get(words[at] ?? '') };
}

/**
 * "Refill for a stapler" is called "stapler refill", where that is a name: then that is what is wanted. What stands behind is said of it: "mat for a desk
 * chair on carpet" is a desk chair mat.
 */
export function turnedToName(
  divided: ReturnType<typeof dividedQuery>,
  { kinds, synonyms }: Pick<Lexicon, 'kinds' | 'synonyms'>,
): ReturnType<typeof dividedQuery> {
  const { head, tail, by } = divided;
  if (by !== 'FOR') return divided;
  const isName = (words: readonly string[]) => kinds.has(nameKey(words)) || synonyms.has(nameKey(words));
  const lengths = Array.from(tail, (_, index) => tail.length - index);
  // Of a "laser printer" the laser alone is none.
  const isWhole = (most: number) => most === tail.length || kinds.has(nameKey(tail.slice(0, most)));
  const length = lengths.find((most) => isWhole(most) && isName([...tail.slice(0, most), ...head]));
  return length === undefined ? divided : { head: [...tail.slice(0, length), ...head, ...tail.slice(length)], tail: [], by: undefined };
}
