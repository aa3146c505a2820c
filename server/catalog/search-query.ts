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
  /** Ids of the kinds of which everything is that has one at all; none: it may be of any. */
  readonly kindIds: readonly string[];
};

/** A search that found something. */
export type Matching = {
  readonly words: SearchQuery;
  /** Words of the query that what is found does not have: nothing has all of them. */
  readonly givenUp: readonly string[];
};

/** So many of the things that a query says are tried one by one, so that no query costs much. */
const MOST_TRIED = 8;
/** What is kept first when nothing has all that is asked for. */
const KEPT_FIRST: Readonly<Record<Need['importance'], number>> = { WORD: 0, SIZE: 1, AMOUNT: 2 };

/**
 * What finds the most of what is asked for: all of it; the name as words, where something else than the named thing is wanted; else of what is
 * said of the thing as much as there is, words before sizes before amounts. Nothing is shown for a number alone that stands beside words.
 *
 * @param hasAny whether anything is found by what must be in an item.
 */
export async function firstThatFinds(understood: Understood, hasAny: (all: string) => Promise<boolean>): Promise<Matching | undefined> {
  const { needs, name, isNameLast, itemNumber } = understood;
  const finds = async ({ all }: SearchQuery) => all !== '' && (await hasAny(all));
  const whole = itemNumber === undefined ? asked(understood, needs) : numbered(itemNumber);
  if (await finds(whole)) return { words: whole, givenUp: [] };
  // A size or an amount behind a name does not make it the name of something else.
  if (name.length > 0 && !isNameLast && needs.some(({ importance }) => importance === 'WORD')) {
    const byWords = wordsAlone(understood);
    if (await finds(byWords)) return { words: byWords, givenUp: [] };
  }
  const kept: Need[] = [];
  // The last word of a thing that nobody knows says most of what it is.
  const tried = (name.length > 0 ? needs : needs.toReversed()).toSorted(
    (one, other) => KEPT_FIRST[one.importance] - KEPT_FIRST[other.importance],
  );
  if (needs.length > 1) {
    for (const need of tried.slice(0, MOST_TRIED)) {
      const isBare =
        name.length === 0 && need.importance !== 'WORD' && kept.length === 0 && needs.some(({ importance }) => importance === 'WORD');
      if (!isBare && (await finds(asked(understood, [...kept, need])))) kept.push(need);
    }
  }
  const closest = asked(understood, kept);
  if (kept.length === 0 && !(await finds(closest))) return undefined;
  // Who asks for three boxes is content with boxes.
  const givenUp = needs.filter((need) => need.importance !== 'AMOUNT' && !kept.includes(need)).flatMap(({ typed }) => typed);
  return { words: closest, givenUp };
}

function asked({ kinds, name }: Understood, needs: readonly Need[]): SearchQuery {
  const kind = or(kinds.map(kindWord));
  return {
    // What is of no known kind is found by its words.
    all: and([...(name.length > 0 ? [or([kind, and([OF_NO_KIND, ...name.map(lexeme)])])] : []), ...needs.map(saysIn(''))]),
    kind,
    named: and([...name.map((word) => inName(word)), ...needs.map(saysIn(':B'))]),
    kindIds: name.length > 0 ? kinds : [],
  };
}

function wordsAlone({ name, needs }: Understood): SearchQuery {
  return {
    all: and([...name.map(lexeme), ...needs.map(saysIn(''))]),
    kind: '',
    kindIds: [],
    named: and([...name.map((word) => inName(word)), ...needs.map(saysIn(':B'))]),
  };
}

/** Items whose number begins so come first; others have it among their words. */
function numbered(itemNumber: string): SearchQuery {
  const begins = `'${itemNumber}':*D`;
  return { all: or([begins, lexeme(itemNumber)]), kind: begins, named: inName(itemNumber), kindIds: [] };
}

/** The part of a search that has a place among all that it finds, of 0 to 3, the last one first: 1 for the name, 2 for the kind. undefined: nothing has it. */
export function inPlace({ all, kind, named, kindIds }: SearchQuery, place: number): SearchQuery | undefined {
  const [isOfKind, isNamed] = [place >= 2, place % 2 === 1];
  if ((isOfKind && kind === '') || (isNamed && named === '')) return undefined;
  const meant = (words: string, isMeant: boolean) => (words === '' ? '' : isMeant ? words : `!(${words})`);
  return { all: and([all, meant(kind, isOfKind), meant(named, isNamed)]), kind: '', named: '', kindIds };
}

/** What somebody is typing, as PostgreSQL is asked for it: texts for `to_tsquery`, empty where there is nothing to ask. */
export type BegunSearch = {
  /** Words that are there already, in an item's name. */
  readonly words: string;
  /** The beginning of another, or of a number. */
  readonly beginning: string;
  /** How many letters of that are there. */
  readonly letters: number;
};

/** @param words at least one, of which the last may be a beginning. */
export function begunSearch(words: readonly string[]): BegunSearch {
  return {
    words: and(words.slice(0, -1).map(inName)),
    beginning: lexemeIn(':*BD')(words.at(-1) ?? ''),
    letters: words.at(-1)?.length ?? 0,
  };
}

/** The word that stands for a kind in the items of it: no dictionary knows it, and nobody types it. As migration 0066 writes it. */
function kindWord(kindId: string): string {
  return `zk0${createHash('md5').update(kindId).digest('hex').slice(0, 12)}`;
}

/** In what has no kind. */
const OF_NO_KIND = 'zk0:A';
/** One of the phrases, its words side by side, in a part of the item: in any, or in the name. */
const saysIn =
  (part: '' | ':B') =>
  ({ anyOf }: Need) =>
    or(anyOf.map((words) => joined(words.map(lexemeIn(part)), ' <-> ')));
const lexemeIn = (part: '' | ':B' | ':*BD') => (word: string) =>
  or([...new Set([word, singular(word)])].map((form) => `'${form.replaceAll(/['\\]/g, ' ')}'${part}`));
const lexeme = lexemeIn('');
const inName = lexemeIn(':B');
const and = (parts: readonly string[]) => joined([...new Set(parts)], ' & ');
const or = (parts: readonly string[]) => joined([...new Set(parts)], ' | ');

function joined(parts: readonly string[], sign: string): string {
  const told = parts.filter((part) => part !== '');
  return told.length > 1 ? `(${told.join(sign)})` : (told[0] ?? '');
}
