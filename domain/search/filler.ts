import { nameKey, type Lexicon } from './lexicon.ts';

/** What people write around what they look for. */
const FILLER: ReadonlySet<string> = new Set(
  `a an and any are at best bulk buy by can cheap cheapest do does find for from get give go good have help i im in is it item items just like looking
  me my need of office on online or order our part per please price prices product products purchase quality sale sell shop show sku some something
  stock store supplies supply that the their them these thing things this to type under us use using want we what where which who with you your`.split(
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

/** The words that say what is looked for, and those behind "for" or "with", where that comes after the name of something. */
export function dividedQuery(
  words: readonly string[],
  lexicon: Pick<Lexicon, 'kinds' | 'synonyms'>,
): { readonly head: readonly string[]; readonly tail: readonly string[]; readonly by: 'FOR' | 'WITH' | undefined } {
  const at = words.findIndex((word, index) => DIVIDERS.has(word) && words.slice(0, index).some((before) => !FILLER.has(before)));
  if (at === -1) return { head: withoutFiller(words, lexicon), tail: [], by: undefined };
  const tail = words.slice(at + 1).filter((word) => !FILLER.has(word));
  return { head: withoutFiller(words.slice(0, at), lexicon), tail, by: DIVIDERS.get(words[at] ?? '') };
}
