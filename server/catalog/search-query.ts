import { createHash } from 'node:crypto';
import { queryWords } from '#domain/search/query-words.ts';
import { ANY_WORD, smallerPacks } from '#domain/search/measures.ts';
import { singular } from '#domain/search/singular.ts';
import { asWritten, type Need } from '#domain/search/reading/needs.ts';
import type { Understood } from '#domain/search/understand-query.ts';

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
  /** What is found says all words, and is another thing: a monitor with a hub for a "usb hub". */
  readonly isOther: boolean;
  /** What is wanted is not to be had, but what it is for: paper towels, of a "paper towel holder". */
  readonly near?: string;
};

/** Those of some texts by which anything is found, each what must be in an item. */
export type FindThere = (all: readonly string[]) => Promise<ReadonlySet<string>>;

/** So many of the things that a query says are tried one by one, so that no query costs much. */
const MOST_TRIED = 8;
/** What is kept first when nothing has all that is asked for. */
const KEPT_FIRST: Readonly<Record<Need['importance'], number>> = { WORD: 0, SIZE: 1, AMOUNT: 2 };

/**
 * What finds the most of what is asked for: all of it; the name as words, where something else than the named thing is wanted; else of what is
 * said of the thing as much as there is, words before sizes before amounts. Nothing is shown for a number alone that stands beside words, nor
 * for what is said of a thing that nobody knows: a hand is nothing near a "hand truck".
 *
 * All that may be needed is asked at once: first all of it, which most searches find, and then whatever else may be tried. What is not found with one need is found
 * with no more of them.
 *
 * @param findThere those of some texts by which anything is found, each what must be in an item.
 */
export async function firstThatFinds(understood: Understood, findThere: FindThere): Promise<Matching | undefined> {
  const { needs, kinds, name, isNameLast, isOfOther, near, thing, itemNumber } = understood;
  const whichOf = async (all: readonly string[]) => findThere([...new Set(all)].filter((one) => one !== ''));
  const isThere = async (all: string) => all !== '' && (await findThere([all])).has(all);
  const isKnown = kinds.length > 0;
  const whole = itemNumber === undefined ? asked(understood, needs) : numbered(itemNumber);
  // Of no kind it may be what is wanted, whatever it is called.
  const isOther = async ({ all }: SearchQuery) => !(await isThere(and([all, OF_NO_KIND])));
  // What only descriptions speak of is not what is sold: envelopes for checks are no checks.
  const isSpokenOf = async () => thing !== undefined && isSeveral(thing) && !(await isThere(and([whole.all, inName(thing)])));
  if (await isThere(whole.all))
    return { words: whole, givenUp: [], isOther: (isOfOther || (!isKnown && (await isSpokenOf()))) && (await isOther(whole)) };
  const wider = widened(understood);
  const wholly = wider && asked(wider, needs);
  if (wholly !== undefined && (await isThere(wholly.all))) return { words: wholly, givenUp: [], isOther: false };
  // A size or an amount behind a name does not make it the name of something else.
  const isByWords = isKnown && !isNameLast && near === undefined && needs.some(({ importance }) => importance === 'WORD');
  const byWords = isByWords ? wordsAlone(understood) : undefined;
  // The last word of a thing that nobody knows says what it is.
  const tried = (isKnown ? needs : needs.toReversed())
    .toSorted((one, other) => KEPT_FIRST[one.importance] - KEPT_FIRST[other.importance])
    .slice(0, MOST_TRIED);
  const aloneOf = (one: Understood, need: Need) => asked(one, [need]).all;
  const readings = needs.length > 1 ? [understood, ...(wider === undefined ? [] : [wider])] : [];
  const there = await whichOf([byWords?.all ?? '', ...readings.flatMap((one) => tried.map((need) => aloneOf(one, need)))]);
  if (byWords !== undefined && there.has(byWords.all)) return { words: byWords, givenUp: [], isOther: await isOther(byWords) };
  const keptOf = async (one: Understood) => {
    const kept: Need[] = [];
    for (const need of readings.includes(one) ? tried : [])
      if (there.has(aloneOf(one, need)) && (kept.length === 0 || (await isThere(asked(one, [...kept, need]).all)))) kept.push(need);
      else if (kept.length === 0 && need === tried[0] && !isKnown) return undefined;
    return { of: one, kept, lacking: needs.filter((need) => need.importance !== 'AMOUNT' && !kept.includes(need)) };
  };
  const narrow = await keptOf(understood);
  if (narrow === undefined) return undefined;
  // What is said of a thing is given up only where no near kind of it has that either.
  const wide = wider === undefined || narrow.lacking.length === 0 ? undefined : await keptOf(wider);
  const { of, kept, lacking } = wide !== undefined && wide.lacking.length < narrow.lacking.length ? wide : narrow;
  // A coffee filter is no coffee: what it is stands last.
  const isOtherThing = isKnown && thing !== undefined && needs.some((need) => need.typed.includes(thing) && !kept.includes(need));
  // Of a name in one word too little is known: a coffee table is nothing like coffee.
  if (isOtherThing && name.length < FEWEST_OF_NAME) return undefined;
  const closest = asked(of, kept);
  if (isOtherThing) return (await isThere(closest.all)) ? { words: closest, givenUp: [], isOther: true, near: name.join(' ') } : undefined;
  // A "seat cushion" is no pen with a cushion: without the word beside it, what names no kind may be anything.
  if (!isKnown && thing !== undefined && lacking.length > 0 && (await isOther(closest))) return undefined;
  if (kept.length === 0 && !(await isThere(closest.all))) return undefined;
  // Who asks for three boxes is content with boxes.
  const givenUp = lacking.flatMap(({ typed }) => typed);
  return { words: await largestFirst(closest, needs, kept, whichOf), givenUp, isOther: false };
}

/** The same search among the kinds that are called by a longer name, too; undefined where there are none, or what is wanted has no known name. */
function widened(understood: Understood): Understood | undefined {
  const { wider, needs, isOfOther, near } = understood;
  return wider.length === 0 || needs.length === 0 || isOfOther || near !== undefined ? undefined : { ...understood, kinds: wider };
}

/** Of a pack that is larger than any that there is the largest come first: who asks for 48 is best served by 24. */
async function largestFirst(
  words: SearchQuery,
  needs: readonly Need[],
  kept: readonly Need[],
  whichOf: (all: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<SearchQuery> {
  const fewer = needs.flatMap((need) => (need.importance === 'AMOUNT' && !kept.includes(need) ? smallerPacks(need.typed) : []));
  if (fewer.length === 0) return words;
  const packs = fewer.map((anyOf) => saysIn(':B')({ anyOf }));
  const there = await whichOf(packs.map((pack) => and([words.all, pack])));
  const largest = packs.find((pack) => there.has(and([words.all, pack])));
  return largest === undefined ? words : { ...words, named: and([words.named, largest]) };
}

/** All of what is meant, where anything is that; undefined: nothing is. */
export async function foundWholly(understood: Understood, findThere: FindThere): Promise<Matching | undefined> {
  const words = asked(understood, understood.needs);
  return (await findThere([words.all])).has(words.all) ? { words, givenUp: [], isOther: false } : undefined;
}

/** Whether a word says that there are several: only a thing does. */
const isSeveral = (word: string) => singular(word) !== word;

function asked({ kinds, name }: Understood, needs: readonly Need[]): SearchQuery {
  const kind = or(kinds.map(kindWord));
  return {
    // What is of no known kind is found by its words.
    all: and([...(kinds.length > 0 ? [or([kind, and([OF_NO_KIND, ...name.map(lexeme)])])] : []), ...needs.map(saysIn(''))]),
    kind,
    named: and([...name.filter(isNoNumber).map((word) => inName(word)), ...needs.map(saysIn(':B'))]),
    kindIds: kinds,
  };
}

/** In the name of a thing a number says no size: a "3 ring binder" is a binder with three rings. */
const isNoNumber = (word: string) => !/^\d+$/.test(word);

/**
 * The same search, where what is made for any of some printers comes before what says all in its name: of ink the shopper's own is meant. Nothing changes where no
 * kind is named.
 */
export function fitsFirst(words: SearchQuery, models: readonly string[]): SearchQuery {
  if (words.kind === '' || models.length === 0) return words;
  return { ...words, named: saysIn('')({ anyOf: models.map(queryWords) }) };
}

function wordsAlone({ name, needs }: Understood): SearchQuery {
  return {
    all: and([...name.map(lexeme), ...needs.map(saysIn(''))]),
    kind: '',
    kindIds: [],
    named: and([...name.map((word) => inName(word)), ...needs.map(saysIn(':B'))]),
  };
}

/** So many words say that it is a name. */
const FEWEST_OF_NAME = 2;

/**
 * What is called as somebody wrote it, up to the first comma: its words stand in the name side by side. First what has the rest in its name, too.
 * Undefined for a single word.
 */
export function calledSo(typed: string): SearchQuery | undefined {
  const words = queryWords(typed.split(',')[0] ?? '');
  if (words.length < FEWEST_OF_NAME) return undefined;
  const others = queryWords(typed).filter((word) => !/\d/.test(word));
  return { all: saysIn(':B')({ anyOf: [words] }), kind: '', named: and(others.map((word) => inName(word))), kindIds: [] };
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
  // What is found is of the kinds that are named or of none: the index has few of those, and need not look at the others.
  const ofKind = !isOfKind && kindIds.length > 0 ? OF_NO_KIND : meant(kind, isOfKind);
  return { all: and([all, ofKind, meant(named, isNamed)]), kind: '', named: '', kindIds };
}

/** The part of a search that is of no kind. */
export function ofNoKind({ all }: SearchQuery): SearchQuery {
  return { all: and([all, OF_NO_KIND]), kind: '', named: '', kindIds: [] };
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
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  // A number belongs to what stands behind it: "3 inch".
  const isSize = /^[\d.]+$/.test(before) && /^[a-z]/.test(last);
  const sides = asWritten([last]);
  return {
    words: and(words.slice(0, isSize ? -2 : -1).map(inName)),
    beginning: isSize
      ? joined([inName(before), lexemeIn(':*BD')(last)], ' <-> ')
      : or([beginningOf(last), inName(last), ...(sides.length > 1 ? [saysIn(':B')({ anyOf: sides })] : [])]),
    letters: last.length,
  };
}

/** As it is typed: of "tras", "tra" is no beginning. */
const beginningOf = (word: string) => `'${word.replaceAll(/['\\]/g, ' ')}':*BD`;

/** The same where each of the words may be a beginning. */
export function begunSearchOfEach(words: readonly string[]): BegunSearch {
  return { ...begunSearch(words.slice(-1)), words: and(words.slice(0, -1).map(beginningOf)) };
}

/** Where words stand and how much of the last of them is there. */
export type Saying = 'WHOLE_IN_NAME' | 'BEGUN_IN_NAME' | 'BEGUN_ANYWHERE';

/** What is of some kinds and says some words, at least one. */
export function begunOfKinds(kinds: readonly string[], said: readonly string[], saying: Saying): BegunSearch {
  const last = said.at(-1) ?? '';
  const isAnywhere = saying === 'BEGUN_ANYWHERE';
  return {
    words: and([or(kinds.map(kindWord)), ...said.slice(0, -1).map(isAnywhere ? lexeme : sizeOrWord)]),
    beginning: saying === 'WHOLE_IN_NAME' ? sizeOrWord(last) : lexemeIn(isAnywhere ? ':*' : ':*BD')(last),
    letters: last.length,
  };
}

/** Beside the name of a thing a number is a size, in a name of any other thing it may be anything. */
const sizeOrWord = (word: string) =>
  /^[\d.]+$/.test(word) ? joined([inName(word), inName('inch')], ' <-> ') : saysIn(':B')({ anyOf: asWritten([word]) });

/** Items whose number begins so. */
export function begunNumber(digits: string): BegunSearch {
  return { words: '', beginning: `'${digits}':*D`, letters: digits.length };
}

/** The word that stands for a kind in the items of it: no dictionary knows it, and nobody types it. As migration 0066 writes it. */
function kindWord(kindId: string): string {
  return `zk0${createHash('md5').update(kindId).digest('hex').slice(0, 12)}`;
}

function sideBySide(words: readonly string[], part: '' | ':B'): string {
  const told = words.flatMap((word, index) => (word === ANY_WORD ? [] : [{ at: index, lexeme: lexemeIn(part)(word) }]));
  return told.length === words.length
    ? joined(
        told.map((one) => one.lexeme),
        ' <-> ',
      )
    : `(${told.map(({ at, lexeme: one }, index) => `${index === 0 ? '' : ` <${at - (told[index - 1]?.at ?? 0)}> `}${one}`).join('')})`;
}

/** In what has no kind. */
export const OF_NO_KIND = 'zk0:A';
/** One of the phrases, its words side by side, in a part of the item: in any, or in the name. */
const saysIn =
  (part: '' | ':B') =>
  ({ anyOf, butNot }: Pick<Need, 'anyOf' | 'butNot'>) =>
    or([
      ...anyOf.map((words) => sideBySide(words, part)),
      // A name that says "armless" says it; one that does not speak of arms says nothing.
      ...(butNot === undefined || (part !== '' && anyOf.length > 0) ? [] : [`!${lexeme(butNot)}`]),
    ]);
const lexemeIn = (part: '' | ':B' | ':*' | ':*BD') => (word: string) =>
  or([...new Set([word, singular(word)])].map((form) => `'${form.replaceAll(/['\\]/g, ' ')}'${part}`));
const lexeme = lexemeIn('');
const inName = lexemeIn(':B');
const and = (parts: readonly string[]) => joined([...new Set(parts)], ' & ');
const or = (parts: readonly string[]) => joined([...new Set(parts)], ' | ');

function joined(parts: readonly string[], sign: string): string {
  const told = parts.filter((part) => part !== '');
  return told.length > 1 ? `(${told.join(sign)})` : (told[0] ?? '');
}
