import { nameKey, type Lexicon } from './lexicon.ts';

/** What people write around what they look for. */
const FILLER: ReadonlySet<string> = new Set(
  `a an and any are at best buy by can cheap cheapest do does find for from get give good have help i im in is it item items just like looking
  me my need of office on online or order our part please price prices product products purchase quality sale sell shop show sku some something
  stock store supplies supply that the their them these thing things this to type under us use using want we what where which who with you your`.split(
    /\s+/,
  ),
);

/** The words that say what is looked for; all of them when none does. What belongs to a name is none of it: "card stock". */
export function withoutFiller(words: readonly string[], { kinds }: Pick<Lexicon, 'kinds'>): readonly string[] {
  const isInName = (index: number) =>
    [words.slice(index, index + 2), words.slice(Math.max(0, index - 1), index + 1)].some(
      (pair) => pair.length === 2 && kinds.has(nameKey(pair)),
    );
  const telling = words.filter((word, index) => !FILLER.has(word) || isInName(index));
  return telling.length === 0 ? words : telling;
}
