import { mayBeModel } from './as-searched.ts';
import { dividedQuery, turnedToName } from './filler.ts';
import { nameKey, type Lexicon } from './lexicon.ts';
import { isCountWord, isUnitBeforeNames, measureAt, sizeUnit } from './measures.ts';
import { queryWords } from './query-words.ts';
import { isSaidTogether, needsOf, type Need } from './reading/needs.ts';
import { isPartOfName, respelt } from './reading/respelt.ts';
import { isSaidBehind } from './reading/said-behind.ts';
import { unwantedIn } from './reading/unwanted.ts';
import { singular } from './singular.ts';
import { withDigits, withSheetSizes, writtenOut } from './reading/written-out.ts';

/** What is meant by a query. */
export type Understood = {
  /** Ids of the kinds of things that are named, of one name; none when no name is known. */
  readonly kinds: readonly string[];
  /** Ids of these and of the kinds that are called by a longer name with it at its end: "colored copy paper" is copy paper, too. None where none is. */
  readonly wider: readonly string[];
  /** The words that name them; what says which of them are meant ("d battery") is among the needs. */
  readonly name: readonly string[];
  /** Whether the name comes last, as that of a thing does: in "cup holder" a cup is not what is wanted. */
  readonly isNameLast: boolean;
  /** Whether what is wanted has no known name, and only what it is for or comes with has: "magnets for a whiteboard". */
  readonly isOfOther: boolean;
  /** What is named and not to be had, as it was typed, and what comes near, which was understood instead. */
  readonly near: Near | undefined;
  /** The same with what is named and not to be had as words that are said of a thing named beside it: things may say that they have "lumbar support". */
  readonly asSaid: Understood | undefined;
  /** A name that stands for some things of a kind, with the words that say which: where nothing has those, the shop has the others alone. */
  readonly part: Part | undefined;
  /** The word that says what is wanted and names no kind, where it is one of the language: without it nothing is what was asked for. */
  readonly thing: string | undefined;
  readonly needs: readonly Need[];
  /** How the number of an item begins, where nothing else is typed. */
  readonly itemNumber: string | undefined;
  /** The query in the words that there are, where it has others. */
  readonly corrected: string | undefined;
};

/** What the shop does not have, and what comes near: both as a person says it. */
export type Near = { readonly said: string; readonly shown: string };

/** "d batteries", of which "d" tells which, and "batteries" the whole kind, where that is said. */
export type Part = { readonly said: string; readonly by: readonly string[]; readonly whole: string | undefined };

/** So many digits of an item's number are enough to ask for it. */
const SHORTEST_NUMBER = 4;

/**
 * What is meant by what somebody typed: the kind of thing, and what is said of it besides.
 *
 * @param isExact whether words that there are not are looked for all the same.
 */
export function understandQuery(typed: string, lexicon: Lexicon, { isExact = false } = {}): Understood {
  const { wanted, unwanted } = isExact ? ALL_WANTED : unwantedIn(queryWords(typed), lexicon);
  const understood = unwanted.length === 0 ? undefined : understandWanted(wanted.join(' '), lexicon, isExact);
  // Of nothing that is named everything would be left.
  if (understood === undefined || understood.kinds.length === 0) return understandWanted(typed, lexicon, isExact);
  const { needs, corrected } = understood;
  return {
    ...understood,
    needs: [
      ...needs,
      ...unwanted.map(({ typed: said, saidOfItself, word, mustBeSaid }): Need => ({
        typed: said,
        anyOf: saidOfItself,
        ...(mustBeSaid ? {} : { butNot: word }),
        importance: 'WORD',
      })),
    ],
    corrected: corrected === undefined ? undefined : [...unwanted.flatMap((one) => one.typed), corrected].join(' '),
  };
}

const ALL_WANTED: ReturnType<typeof unwantedIn> = { wanted: [], unwanted: [] };

function understandWanted(typed: string, lexicon: Lexicon, isExact: boolean): Understood {
  const several = severalNames(typed, lexicon);
  if (several !== undefined) return { ...NOTHING_NAMED, ...several, isNameLast: true, near: undefined, corrected: undefined };
  const asTyped = withSheetSizes(withDigits(queryWords(typed), lexicon));
  const divided = turnedToName(dividedQuery(asTyped, lexicon), lexicon);
  const asWritten = [...divided.head, ...divided.tail];
  const telling = isExact
    ? asWritten
    : asWritten.map((word, index) => (isSaidTogether(asWritten, index, lexicon) ? word : writtenOut(word)));
  const spelt = isExact ? telling : respelt(telling, lexicon);
  const corrected =
    spelt.join(' ') === telling.join(' ') ? undefined : asTyped.map((word) => spelt[asWritten.indexOf(word)] ?? word).join(' ');
  const elsewhere = nearElsewhere(spelt.slice(0, divided.head.length), lexicon);
  if (elsewhere !== undefined) return { ...NOTHING_NAMED, near: elsewhere, corrected };
  const { told: headTold, near: besides } = withoutBrand(inNames(spelt.slice(0, divided.head.length), lexicon), lexicon);
  const tailTold = inNames(spelt.slice(divided.head.length), lexicon, {
    // A can "with a lid" is a can: what comes near to a lid is nothing near to it.
    isOfNamed: divided.by === 'WITH' && findName(headTold.map(wordOf), lexicon) !== undefined,
  });
  const [head, tail] = [headTold.map(wordOf), tailTold.map(wordOf)];
  const words = [...head, ...tail];
  const found = nameIn(head, tail, divided.by, lexicon);
  const isNamed = found !== undefined && found.at.some((index) => index < head.length);
  const wholly = found === undefined ? [] : whollyNamed(words, found, lexicon);
  const name = words.filter((_, index) => wholly.includes(index));
  const behind = isNamed ? saidOfNothing(tail, name, divided.by, lexicon).map((index) => head.length + index) : [];
  const part = found === undefined ? [] : found.at.filter((index) => !wholly.includes(index));
  const counted = words.flatMap((_, index) => (isCountOfParts(words, index) && !found?.at.includes(index) ? [index] : []));
  const ofParts = counted.flatMap((index) => (found?.at.includes(index + 1) ? [index] : [index, index + 1]));
  // Also where what comes near is said again behind it: "sharpie permanent markers".
  const isMeant = ({ shown }: Near) => found !== undefined && lexicon.kinds.get(nameKey(queryWords(shown)))?.join() === found.kinds.join();
  const near =
    [...headTold, ...tailTold].find(({ near: one }, index) => one !== undefined && (found?.at.includes(index) || isMeant(one)))?.near ??
    besides;
  return {
    kinds: found?.kinds ?? [],
    wider: found === undefined || part.length > 0 ? [] : widerKinds(found.kinds, name, lexicon),
    name,
    isNameLast: found?.at.includes((isNamed ? head.length : words.length) - 1) === true,
    isOfOther: found !== undefined && !isNamed && head.length > 0,
    near,
    asSaid: near === undefined ? undefined : saidOfNamed(spelt, near, lexicon),
    part: found === undefined || part.length === 0 ? undefined : partOf(words, found.at, part, name),
    thing: near === undefined && found?.at.includes(head.length - 1) !== true ? thingIn(head, lexicon) : undefined,
    needs: [
      ...partNeeds(words, part, lexicon),
      ...counted.map((index) => countOfParts(words.slice(index, index + 2))),
      ...needsOf(
        words.filter((_, index) => !wholly.includes(index) && !part.includes(index) && !behind.includes(index) && !ofParts.includes(index)),
        lexicon,
      ),
    ],
    itemNumber: words.length === 1 && isNumber(words[0] ?? '') ? words[0] : undefined,
    corrected,
  };
}

const NOTHING_NAMED = {
  kinds: [],
  wider: [],
  name: [],
  isNameLast: false,
  isOfOther: false,
  asSaid: undefined,
  part: undefined,
  thing: undefined,
  needs: [],
  itemNumber: undefined,
} as const satisfies Partial<Understood>;

/**
 * What is meant where words that come near to a thing are said of that very thing: a "lumbar support chair" is a chair that has it. Undefined for names of
 * makers, and where nothing of that kind is named beside them.
 */
function saidOfNamed(words: readonly string[], { said, shown }: Near, lexicon: Lexicon): Understood | undefined {
  const phrase = said.split(' ');
  const at = words.findIndex((_, index) => phrase.every((word, offset) => words[index + offset] === word));
  const rest = at === -1 ? [] : words.toSpliced(at, phrase.length);
  const last = phrase.at(-1) ?? '';
  const isOfLanguage = phrase.length > 1 && (lexicon.isOrdinary(last) || lexicon.isOrdinary(singular(last)));
  if (rest.length === 0 || !isOfLanguage || !phrase.every((word) => lexicon.vocabulary.has(word))) return undefined;
  const meant = understandWanted(rest.join(' '), lexicon, true);
  const shownKinds = lexicon.kinds.get(nameKey(queryWords(shown)));
  if (meant.near !== undefined || !meant.kinds.some((kind) => shownKinds?.includes(kind))) return undefined;
  return { ...meant, needs: [...meant.needs, { typed: phrase, anyOf: [phrase], importance: 'WORD' }] };
}

/** So many words make a name narrow enough for longer ones to be of the same: any "paper" is none that is toilet paper. */
const FEWEST_OF_WIDER = 2;

function widerKinds(named: readonly string[], name: readonly string[], { namesByEnd }: Lexicon): readonly string[] {
  if (name.length < FEWEST_OF_WIDER) return [];
  const end = name.map(singular);
  const alike = namesByEnd.get(end.at(-1) ?? '') ?? [];
  const longer = alike.filter(({ words }) => words.length > name.length && words.join(' ').endsWith(` ${end.join(' ')}`));
  const kinds = new Set([...named, ...longer.flatMap((one) => one.kinds)]);
  return kinds.size > named.length ? [...kinds] : [];
}

/** What a thing has several of, and fits nothing else where it has others. */
const FITTING_PARTS: ReadonlySet<string> = new Set(['ring', 'hole']);

/** Whether a number says how many rings or holes: a "4 ring binder" is no pack of 4. Three are what all have here, and are said of few. */
function isCountOfParts(words: readonly string[], index: number): boolean {
  const [count = '', part = ''] = words.slice(index, index + 2);
  return /^\d{1,2}$/.test(count) && count !== '3' && FITTING_PARTS.has(singular(part));
}

function countOfParts(typed: readonly string[]): Need {
  return { typed, anyOf: [typed], importance: 'SIZE' };
}

/** What stands between things of which somebody wants each. */
const BETWEEN_NAMES = /\s*(?:[,;&+]|\b(?:and|or)\b)\s*/i;

/** Behind things of which somebody wants all in one box. */
const IN_ONE = /\s+(?:combo|combos|combination|set|sets|bundle|bundles|kit|kits)\s*$/i;

/** Names that stand side by side, each of a kind of its own: "pens and pencils" are both. Undefined where together they are one, or say something else. */
function severalNames(typed: string, { kinds }: Lexicon): Pick<Understood, 'kinds' | 'name'> | undefined {
  if (!BETWEEN_NAMES.test(typed) || kinds.has(nameKey(queryWords(typed)))) return undefined;
  const names = typed
    .replace(IN_ONE, '')
    .split(BETWEEN_NAMES)
    .map((part) => queryWords(part))
    .filter((words) => words.length > 0);
  const meant = names.map((words) => kinds.get(nameKey(words)));
  if (names.length < 2 || meant.includes(undefined) || kinds.has(nameKey(names.flat()))) return undefined;
  return { kinds: [...new Set(meant.flatMap((ids) => ids ?? []))], name: names.flat() };
}

/** What the words end in, where the shop does not have that nor any kind of thing that comes near: a department does ("microwave", Breakroom). */
function nearElsewhere(words: readonly string[], lexicon: Lexicon): Near | undefined {
  const known = withoutUnknownEnd(words, lexicon);
  return endingElsewhere(known, lexicon) ?? endingElsewhere(withoutSaidBehind(known, lexicon), lexicon);
}

function endingElsewhere(said: readonly string[], lexicon: Lexicon): Near | undefined {
  // With a blank or without: a "barcode scanner" is a "bar code scanner".
  const named = lengthsUpTo(Math.min(said.length, lexicon.longestSynonym))
    .map((length) => said.slice(-length))
    .find((end) => lexicon.elsewhere.has(nameKey(end)));
  const shown = named && lexicon.elsewhere.get(nameKey(named));
  if (shown === undefined || (named?.length === 1 && isPartOfName(said, said.length - 1, lexicon))) return undefined;
  return { said: named?.join(' ') ?? '', shown };
}

/** Without what stands behind a thing and says how it is: its size, its color, how many. "Stretch wrap 18 inch", "work gloves large". */
function withoutSaidBehind(words: readonly string[], { kinds }: Lexicon): readonly string[] {
  let end = words.length;
  while (end > 1) {
    const last = words[end - 1] ?? '';
    // Of "typewriter paper" the paper is wanted.
    if (kinds.has(singular(last))) break;
    if (end > 2 && measureAt(words.slice(end - 2, end))?.typed.length === 2) end -= 2;
    else if (isSaidBehind(last) || /\d/.test(last) || isCountWord(last) || sizeUnit(last) !== undefined) end -= 1;
    else break;
  }
  return words.slice(0, end);
}

/** Without the words behind a thing that neither shop nor language has: makers and models of others, "typewriter ribbon ibm wheelwriter". */
function withoutUnknownEnd(words: readonly string[], { vocabulary, isOrdinary }: Lexicon): readonly string[] {
  const last = words.findLastIndex((word) => vocabulary.has(word) || vocabulary.has(singular(word)) || isOrdinary(word));
  return words.slice(0, last + 1);
}

function partOf(words: readonly string[], at: readonly number[], part: readonly number[], name: readonly string[]): Part {
  const said = (some: readonly number[]) => some.map((index) => words[index] ?? '');
  return { said: said(at).join(' '), by: said(part), whole: name.length === 0 ? undefined : name.join(' ') };
}

/** The last word that says what is looked for, if it is one of the language and not only how a thing is; of a "screwdriver set" the first. */
function thingIn(head: readonly string[], { isOrdinary }: Lexicon): string | undefined {
  const last = head.length > 1 && isCountWord(head.at(-1) ?? '') ? head.at(-2) : head.at(-1);
  if (last === undefined || measureAt(head.slice(-2)) !== undefined || isSaidBehind(last) || sizeUnit(last) !== undefined) return undefined;
  // Behind an amount stands what there is so much of: "tape 3 inch core".
  const isOfAmount = head.length > 3 && measureAt(head.slice(-3, -1))?.typed.length === 2;
  if (isOfAmount) return undefined;
  return isOrdinary(last) || isOrdinary(singular(last)) ? last : undefined;
}

/**
 * Where of a name the words stand that name all things of its kinds: all of its words, but of one that stands for some of a kind ("d battery")
 * the longest that stands for the whole ("battery"), or none ("double a").
 */
function whollyNamed(words: readonly string[], { at, key: whole, kinds: named }: FoundName, { kinds, parts }: Lexicon): readonly number[] {
  const key = (some: readonly number[]) => nameKey(some.map((index) => words[index] ?? ''));
  if (!parts.has(whole)) return at;
  const shorter = lengthsUpTo(at.length - 1).flatMap((length) =>
    Array.from({ length: at.length - length + 1 }, (_, back) => at.slice(at.length - length - back, at.length - back)),
  );
  return shorter.find((some) => !parts.has(key(some)) && kinds.get(key(some))?.some((kind) => named.includes(kind))) ?? [];
}

/** What says which things of a kind are meant: words that stand side by side, or each for itself where they do not. */
function partNeeds(words: readonly string[], at: readonly number[], lexicon: Lexicon): readonly Need[] {
  const said = at.map((index) => words[index] ?? '');
  const isTogether = (at.at(-1) ?? 0) - (at[0] ?? 0) === at.length - 1;
  if (said.length < 2 || !isTogether || measureAt(said) !== undefined || lexicon.synonyms.has(nameKey(said))) return needsOf(said, lexicon);
  return [{ typed: said, anyOf: [said], importance: 'WORD' }];
}

/** Words behind "for" and "with" that say nothing of the thing: what it is for, and its own name again ("a mouse pad to go with my mouse"). */
function saidOfNothing(
  tail: readonly string[],
  name: readonly string[],
  by: 'FOR' | 'WITH' | undefined,
  lexicon: Lexicon,
): readonly number[] {
  const again = tail.flatMap((word, index) => (name.some((part) => singular(part) === singular(word)) ? [index] : []));
  // "Binders for legal paper" are of that size.
  const ofTail = (findName(tail, lexicon)?.at ?? []).filter((index) => !/\d/.test(tail[index] ?? ''));
  return by === 'FOR' ? [...again, ...ofTail] : again;
}

const isNumber = (word: string) => /^\d+$/.test(word) && word.length >= SHORTEST_NUMBER;

/** A word that is looked for; with what it stands near to, where the shop does not have what was said. */
type Told = { readonly word: string; readonly near: Near | undefined };

/**
 * The words with those that stand for the name of a thing as that name ("windex" as "glass cleaner"), and with models in one word: "tn 40" as
 * "tn40", where there is one.
 *
 * @param isOfNamed whether they are said of a thing that is named, which what comes near is not.
 */
function inNames(words: readonly string[], lexicon: Lexicon, { isOfNamed = false } = {}): readonly Told[] {
  const { synonyms, longestSynonym, kinds, near, vocabulary, isOrdinary } = lexicon;
  const told: Told[] = [];
  for (let index = 0; index < words.length;) {
    const [word = '', next = ''] = words.slice(index);
    const isModel = mayBeModel(word, next) && vocabulary.has(word + next);
    const length = isModel ? 2 : (lengthsUpTo(longestSynonym).find((most) => nameFrom(index, most) !== undefined) ?? 1);
    told.push(...(isModel ? [plain(word + next)] : (nameFrom(index, length) ?? [plain(word)])));
    index += length;
  }
  return told;

  function nameFrom(from: number, length: number): readonly Told[] | undefined {
    const said = words.slice(from, from + length);
    // What is left at the end is looked up as what it is, one word: the "tag" of a "name tag".
    if (said.length < length) return undefined;
    const key = nameKey(said);
    const [meant, ...others] = synonyms.get(key) ?? [];
    const name = queryWords(meant ?? '');
    if (meant === undefined || others.length > 0 || !kinds.has(nameKey(name))) return undefined;
    if (!near.has(key)) return name.map(plain);
    if (isOfNamed) return undefined;
    // A "charger cable" is a cable that there is, whatever a charger is, and a "phone message book" is no phone.
    if (length === 1 && (isPartOfName(words, from, lexicon) || isSaidOfNext(from))) return undefined;
    return name.map((word) => ({ word, near: { said: said.join(' '), shown: meant } }));
  }

  /** Whether a word of the language stands before another that says what is wanted. */
  function isSaidOfNext(at: number): boolean {
    const [word = '', next] = words.slice(at);
    return next !== undefined && isOrdinary(word) && isOrdinary(singular(next)) && !isSaidBehind(next);
  }
}

/**
 * Without the names that stand for what is not carried, where the thing itself is named beside them: a "fellowes shredder" is a shredder, whatever
 * else comes near that maker's things. What comes near is kept where it says more of the same: "astrobrights paper" is bright paper.
 */
function withoutBrand(told: readonly Told[], lexicon: Lexicon): { readonly told: readonly Told[]; readonly near: Near | undefined } {
  const near = told.find((one) => one.near !== undefined)?.near;
  const others = told.filter((one) => one.near === undefined);
  const isOneWord = near !== undefined && !near.said.includes(' ') && !lexicon.isOrdinary(near.said);
  if (!isOneWord || others.length === told.length) return { told, near: undefined };
  const words = others.map(wordOf);
  const named = findName(words, lexicon);
  const shown = nameKey(queryWords(near.shown));
  if (named === undefined || named.kinds.join() === lexicon.kinds.get(shown)?.join() || shown.endsWith(named.key))
    return { told, near: undefined };
  return { told: others, near: { said: near.said, shown: named.at.map((index) => words[index] ?? '').join(' ') } };
}

const wordOf = ({ word }: Told) => word;
const plain = (word: string): Told => ({ word, near: undefined });

const lengthsUpTo = (most: number) => Array.from({ length: most }, (_, index) => most - index);

type FoundName = {
  readonly kinds: readonly string[];
  /** Where its words stand. */
  readonly at: readonly number[];
  /** As it is looked up. */
  readonly key: string;
};

/** The name of what is wanted. Of "X for Y" it is in X, or of both ("markers for whiteboards"); of "X with Y" in X; in Y where X names nothing. */
function nameIn(head: readonly string[], tail: readonly string[], by: 'FOR' | 'WITH' | undefined, lexicon: Lexicon): FoundName | undefined {
  const whole = findName([...head, ...tail], lexicon);
  if (by === undefined || (by === 'FOR' && whole?.at.some((index) => index < head.length) === true)) return whole;
  return findName(head, lexicon) ?? whole;
}

/** The longest name in a query; of two as long the last one, since what is wanted comes last: "laptop case". */
function findName(words: readonly string[], { kinds, names, longestName }: Lexicon): FoundName | undefined {
  const free = words.map((word, index) => (isUnitOf(words, index) ? '' : singular(word)));
  const said = new Set(free);
  for (let length = Math.min(words.length, longestName + 1); length > 0; length -= 1) {
    if (length === 1) {
      const scattered = [...said]
        .flatMap((word) => names.get(word) ?? [])
        .filter((name) => name.words.every((part) => said.has(part)))
        .toSorted((one, other) => one.rank - other.rank)[0];
      if (scattered !== undefined)
        return {
          kinds: scattered.kinds,
          key: nameKey(scattered.words),
          at: free.flatMap((word, index) => (scattered.words.includes(word) ? [index] : [])),
        };
    }
    for (const from of startsOf(words, length)) {
      if (isUnitOf(words, from)) continue;
      const key = nameKey(words.slice(from, from + length));
      const named = kinds.get(key);
      if (named !== undefined) return { kinds: named, key, at: lengthsUpTo(length).map((back) => from + length - back) };
    }
  }
  return undefined;
}

/** Whether a word is the unit of the number before it, and no part of a name. */
function isUnitOf(words: readonly string[], index: number): boolean {
  const pair = words.slice(index - 1, index + 1);
  return index > 0 && isUnitBeforeNames(pair[1] ?? '') && measureAt(pair)?.typed.length === 2;
}

/** Where names of this length may begin, the likeliest first: the last one, but what only says how much is bought after all others. */
function startsOf(words: readonly string[], length: number): readonly number[] {
  const starts = Array.from({ length: words.length - length + 1 }, (_, index) => words.length - length - index);
  return length > 1
    ? starts
    : starts.toSorted((one, other) => Number(isCountWord(words[one] ?? '')) - Number(isCountWord(words[other] ?? '')));
}
