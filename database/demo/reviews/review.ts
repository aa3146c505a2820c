import { chosen, fill, placeholdersIn, type Words } from '../catalog/wording.ts';
import { addDays, isoDay } from '../days.ts';
import type { Random } from '../random.ts';
import { voices, type Voice } from './voices.ts';
import {
  FIRST_BAD,
  FIRST_FAIR,
  FIRST_GOOD,
  LAST_BAD,
  LAST_FAIR,
  LAST_GOOD,
  LAST_MIXED,
  LEADS_GOOD,
  LEADS_MIXED,
  OF_BUYERS,
  OF_OTHERS,
  PLACES,
  SHORT_GOOD,
  UPDATES,
} from './manner.ts';
import { fitsItem } from './speaks-of.ts';
import { general, titles } from './voice.ts';

export type Review = {
  readonly author: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  /** yyyy-mm-dd */
  readonly writtenOn: string;
  readonly isVerified: boolean;
  /** How many found it helpful. */
  readonly helpful: number;
};

const FIRST_NAMES =
  'Alicia Andre Anita Barb Ben Bianca Brian Camila Carol Chris Dana Darnell Deb Diego Donna Elena Eric Erin Fatima Frank Gloria Grace Greg Hannah Heather Ines Isaac Jamal Janet Jen Jo Karen Keisha Ken Kim Laura Lee Linh Lisa Luis Maggie Marcus Maria Mei Mike Monica Nadia Nate Nora Omar Pat Paul Priya Rachel Ray Renee Rosa Ruth Sam Sara Sean Shauna Sofia Steve Tanya Teri Tom Tyrone Val Vic Wendy Yuki Zoe'.split(
    ' ',
  );

/** Whatever the product, some buyers are unlucky with it. */
export const UPSET_SHARE = 0.03;

/** By how many stars the others differ. */
export const DEVIATION = 0.8;

type Task = {
  readonly voice: Voice;
  /** What it is called: nobody speaks of what it has not. */
  readonly name: string;
  /** They fill what the texts leave open. */
  readonly words: Words;
  /** How much people like the item, 1 to 5. */
  readonly mean: number;
  readonly random: Random;
  readonly today: Date;
  readonly ageDays: number;
};

/** At most so many reviews of one item, newest first. None says what another has said: who could only say it again writes nothing. */
export function writeReviews(count: number, task: Task): Review[] {
  const said = new Set<string>();
  const reviews = Array.from({ length: count }, () => writeReview(task, said)).filter(({ body }) => body !== '');
  return reviews.toSorted((a, b) => b.writtenOn.localeCompare(a.writtenOn));
}

function writeReview(task: Task, said: Set<string>): Review {
  const { words, mean, random, today, ageDays } = task;
  const isUpset = random.chance(UPSET_SHARE);
  const stars = isUpset ? random.between(1, 2) : Math.min(5, Math.max(1, Math.round(mean + random.bell() * DEVIATION)));
  const title = spoken(sample(titlesFor(stars, task), 1, random, said)[0] ?? 'Good', words, random);
  const body = bodyFor(stars, task, said);
  const daysAgo = random.between(2, Math.max(3, ageDays));
  return {
    author: someAuthor(random),
    stars,
    ...inHand({ title, body }, stars, random),
    writtenOn: isoDay(addDays(today, -daysAgo)),
    // Only who has bought here can review here.
    isVerified: true,
    // What has stood there for long and says much was read by more.
    helpful: Math.floor(-Math.log(1 - random.next()) * 5 * Math.min(1, daysAgo / 240) * Math.min(1, body.length / 110)),
  };
}

/** As some type on a phone, without capitals and the last period, and as some do who are glad. */
function inHand({ title, body }: Pick<Review, 'title' | 'body'>, stars: number, random: Random): Pick<Review, 'title' | 'body'> {
  const hand = random.next();
  if (hand < 0.13) return { title: small(title), body: small(body).replace(/\.$/, '') };
  if (hand < 0.24 && stars === 5) return { title, body: body.replace(/\.$/, '!') };
  return { title, body };
}

const small = (text: string) => (/^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** Somebody as readers see them: "Alicia B." */
export function someAuthor(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${String.fromCharCode(65 + random.between(0, 25))}.`;
}

function titlesFor(stars: number, { voice, name }: Task): readonly string[] {
  const best = stars === 5 ? titles.best : [];
  const all = stars >= 4 ? [...voices[voice].titles, ...titles.good, ...best] : stars === 3 ? titles.fair : titles.bad;
  return all.filter((title) => fitsItem(title, name));
}

function bodyFor(stars: number, task: Task, said: Set<string>): string {
  const { voice, name, words, random } = task;
  const { good, mixed, bad } = voices[voice];
  const one = (from: readonly string[]): string => {
    const fitting = from.filter((sentence) => isSayable(sentence, words) && fitsItem(sentence, name));
    return sample(fitting, 1, random, said)
      .map((sentence) => spoken(sentence, words, random))
      .join('');
  };
  const maybe = (share: number, from: readonly string[]): string => (random.chance(share) ? one(from) : '');
  const led = (leads: readonly string[], text: string): string =>
    text === '' ? '' : `${spoken(random.pick(leads), words, random)} ${small(text)}`;
  const who = (share: number): string => {
    if (!random.chance(share)) return '';
    const buyer = one(OF_BUYERS).replace('@', random.pick(PLACES));
    return random.chance(0.6) ? buyer : one(OF_OTHERS);
  };
  const praise = (): string => one(random.chance(0.8) ? good : general.good) || one(good);
  if (stars <= 2) {
    const complaint = one(bad) || one(general.bad);
    return complaint === '' ? '' : joined([maybe(0.35, FIRST_BAD), who(0.3), complaint, maybe(0.3, general.bad), maybe(0.35, LAST_BAD)]);
  }
  if (stars === 3) {
    const doubt = one(mixed) || one(general.fair);
    return doubt === '' ? '' : joined([maybe(0.4, FIRST_FAIR), who(0.2), maybe(0.4, good), doubt, maybe(0.45, LAST_FAIR)]);
  }
  const core = praise();
  // Who could only say again what others have said says little.
  if (core === '') return one(SHORT_GOOD);
  if (stars === 4) {
    const doubt = maybe(0.8, mixed);
    const minus = random.chance(0.3) ? led(LEADS_MIXED, doubt) : doubt;
    return joined([who(0.2), core, minus, doubt === '' ? maybe(0.4, LAST_GOOD) : maybe(0.15, LAST_MIXED)]);
  }
  const manner = random.next();
  if (manner < 0.14) return one(SHORT_GOOD) || core;
  if (manner < 0.3) return core;
  if (manner < 0.38) return joined([who(1), core]);
  if (manner < 0.44) return led(LEADS_GOOD, core);
  if (manner < 0.7) return joined([one(FIRST_GOOD), core, maybe(0.5, LAST_GOOD)]);
  if (manner < 0.94) return joined([who(0.3), core, one(good), maybe(0.6, LAST_GOOD)]);
  return joined([core, maybe(0.6, good), one(UPDATES)]);
}

const joined = (sentences: readonly string[]) => sentences.filter((sentence) => sentence !== '').join(' ');

function spoken(sentence: string, words: Words, random: Random): string {
  return fill(chosen(sentence, random), words);
}

/** Whether the item has all the words that a sentence asks for. */
function isSayable(sentence: string, words: Words): boolean {
  return placeholdersIn(sentence).every((placeholder) => (words.of(placeholder) ?? '') !== '');
}

/** Some of the texts that have not been said: fewer where few are left. */
function sample(from: readonly string[], count: number, random: Random, said: Set<string>): string[] {
  const left = from.filter((text) => !said.has(text));
  const taken = Array.from({ length: Math.min(count, left.length) }, () => left.splice(random.between(0, left.length - 1), 1)[0] ?? '');
  for (const text of taken) said.add(text);
  return taken;
}
