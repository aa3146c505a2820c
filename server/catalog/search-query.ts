import { createHash } from 'node:crypto';
import { singular } from '#domain/search/singular.ts';
import type { Need, Understood } from '#domain/search/understand-query.ts';

/** A search as PostgreSQL is asked for it: each a text for `to_tsquery`, empty where there is nothing to ask. */
export type SearchQuery = {
  /** What must be in an item. */
  readonly all: string;
  /** What is in those that are meant first: they are of the kind that is named. */
  readonly kind: string;
  /** What is in those that are meant before others: their names say all of it. */
  readonly named: string;
};

/**
 * What is looked for, from all that is asked for down to the kind of thing alone: amounts are given up first, then sizes, then all that is
 * said of a thing that the shop has; at last any of the words is enough. The first that finds something is what is shown.
 */
export function searchQueries(understood: Understood): SearchQuery[] {
  const { kinds, name, needs, isNameLast } = understood;
  const kind = or(kinds.map(kindWord));
  const isNamed = name.length > 0;
  const inNames = (wanted: readonly Need[]) =>
    and([...name.map(inName), ...wanted.map(({ anyOf }) => or(anyOf.map((words) => and(words.map(inName)))))]);
  const asked = (wanted: readonly Need[]): SearchQuery => ({
    // What is of no known kind is found by its words.
    all: and([...(isNamed ? [or([kind, and([OF_NO_KIND, phrase(name)])])] : []), ...wanted.map(({ anyOf }) => or(anyOf.map(phrase)))]),
    kind,
    named: inNames(wanted),
  });
  const without = (...given: Need['importance'][]) => asked(needs.filter(({ importance }) => !given.includes(importance)));
  const byWords = { all: and([phrase(name), ...needs.map(({ anyOf }) => or(anyOf.map(phrase)))]), kind: '', named: inNames(needs) };
  const ofKind = { all: isNamed ? asked([]).all : '', kind, named: inNames([]) };
  const words = needs.flatMap(({ anyOf }) => anyOf);
  const byAnyWord = { all: isNamed ? '' : or(words.map(phrase)), kind: '', named: or(words.map((one) => and(one.map(inName)))) };
  const steps = [asked(needs), without('AMOUNT'), without('AMOUNT', 'SIZE'), ...(isNameLast ? [ofKind] : [byWords, ofKind]), byAnyWord];
  return steps.filter((query, index) => query.all !== '' && steps.findIndex(({ all }) => all === query.all) === index);
}

/** The word that stands for a kind in the items of it: no dictionary knows it, and nobody types it. As migration 0066 writes it. */
function kindWord(kindId: string): string {
  return `zk0${createHash('md5').update(kindId).digest('hex').slice(0, 12)}:A`;
}

/** In what has no kind. */
const OF_NO_KIND = 'zk0:A';
const inName = (word: string) => `${lexeme(word)}:B`;
const lexeme = (word: string) => `'${word.replaceAll(/['\\]/g, ' ')}'`;
const phrase = (words: readonly string[]) =>
  and(words.map((word) => (word === singular(word) ? lexeme(word) : or([lexeme(word), lexeme(singular(word))]))));
const and = (parts: readonly string[]) => joined(parts, ' & ');
const or = (parts: readonly string[]) => joined(parts, ' | ');

function joined(parts: readonly string[], sign: string): string {
  const told = [...new Set(parts.filter((part) => part !== ''))];
  return told.length > 1 ? `(${told.join(sign)})` : (told[0] ?? '');
}
