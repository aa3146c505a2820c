import { KIND_WORDS } from '#database/demo/catalog/words/kind-words.ts';
import { randomFrom, type Random } from '#database/demo/random.ts';

/** What many people type into the search field of a shop: from what a tenth of all items match to what nothing has. */
const COMMON = [
  'notebook',
  'paper',
  'pen',
  'black',
  'blue',
  'pack',
  'binder',
  'tape',
  'sticky notes',
  'white',
  'laptop',
  'chair',
  'scissors',
  'stapler',
  'box',
];
const TWO_WORDS = [
  'blue pen',
  'copy paper',
  'black binder',
  'spiral notebook',
  'packing tape',
  'wide ruled notebook',
  'desk lamp',
  'file folders',
  'dry erase markers',
  'hanging folders',
  'gel pens',
  'toner cartridge',
  'mesh chair',
  'surge protector',
  'bubble mailers',
  '3 ring binder',
  'printer paper 10 ream',
  'yellow highlighter',
  'paper clips',
  'thermal labels',
];
const MISSPELT = ['staplr', 'notebok', 'hilighter', 'envelops', 'sissors', 'calender', 'bindr', 'markrs', 'printter paper', 'keybord'];
const NOTHING = ['qwzxvk', 'fire extinguisher qzx', 'xylophone zqk'];
const SORTS = ['price_asc', 'price_desc', 'rating', 'newest'];

/** A search as its address asks for it, without what makes it new. */
export type Query = { readonly q: string; readonly more: readonly (readonly [name: string, value: string])[] };

/**
 * 200 searches: three in ten common words alone, three of two words, the rest misspelt, by number, narrowed down, by price, and for what nobody has.
 *
 * @param items how many there are.
 * @param choicesOf what a search can be narrowed down to.
 */
export function searchesOf(items: number, choicesOf: (q: string) => Query['more'], random: Random = randomFrom(11)): Query[] {
  const plain = (q: string): Query => ({ q, more: [] });
  const kinds: readonly (readonly [share: number, make: () => Query])[] = [
    [60, () => plain(random.pick(COMMON))],
    [60, () => plain(random.pick(TWO_WORDS))],
    [20, () => plain(random.pick(MISSPELT))],
    [16, () => plain(String(200_001 + Math.floor(random.next() * items)))],
    [
      24,
      () => {
        const q = random.pick(COMMON);
        const choices = choicesOf(q);
        return { q, more: choices.length === 0 ? [] : [random.pick(choices)] };
      },
    ],
    [16, () => ({ q: random.pick(COMMON), more: [['sort', random.pick(SORTS)]] })],
    [4, () => plain(random.pick(NOTHING))],
  ];
  return kinds.flatMap(([share, make]) => Array.from({ length: share }, make));
}

/** The words whose choices are asked for first. */
export const NARROWED_DOWN = COMMON;

const begun = (text: string) => Array.from({ length: Math.min(text.length, 12) - 1 }, (_, index) => text.slice(0, index + 2));

/** What is typed so far, from the second letter on. */
export const BEGINNINGS: readonly string[] = [...COMMON, ...TWO_WORDS, ...MISSPELT].flatMap(begun);

/** The same of everything that the shop has names for, and of that in a color: many thousands, so that hardly any is kept. */
export const MANY_BEGINNINGS: readonly string[] = Object.values(KIND_WORDS)
  .flatMap((names) => names.split(', '))
  .flatMap((name) => ['', 'blue ', 'black ', 'large '].flatMap((before) => begun(name).map((text) => before + text)));
