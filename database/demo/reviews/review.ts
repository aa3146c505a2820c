import { chosen, fill, placeholdersIn, type Words } from '../catalog/wording.ts';
import { addDays, isoDay } from '../days.ts';
import type { Random } from '../random.ts';
import { voices, type Voice } from './voices.ts';
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
  return {
    author: someAuthor(random),
    stars,
    title: spoken(sample(titlesFor(stars, task), 1, random, said)[0] ?? 'Good', words, random),
    body: bodyFor(stars, task, said),
    writtenOn: isoDay(addDays(today, -random.between(2, Math.max(3, ageDays)))),
    isVerified: random.chance(0.87),
    helpful: Math.floor(-Math.log(1 - random.next()) * 4),
  };
}

/** Somebody as readers see them: "Alicia B." */
export function someAuthor(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${String.fromCharCode(65 + random.between(0, 25))}.`;
}

function titlesFor(stars: number, { voice, name }: Task): readonly string[] {
  const best = stars === 5 ? titles.best : [];
  const all = stars >= 4 ? [...voices[voice].titles, ...titles.good, ...best] : stars === 3 ? titles.fair : titles.bad;
  return all.filter((title) => fitsItem(title, name));
}

function bodyFor(stars: number, { voice, name, words, random }: Task, said: Set<string>): string {
  const { good, mixed, bad } = voices[voice];
  const some = (from: readonly string[], count: number): string[] =>
    sample(
      from.filter((sentence) => isSayable(sentence, words) && fitsItem(sentence, name)),
      count,
      random,
      said,
    );
  const sentences = ((): string[] => {
    if (stars === 5) return [...some(good, random.between(1, 3)), ...some(general.good, random.between(0, 1))];
    if (stars === 4)
      return [...some(good, random.between(1, 2)), ...some(mixed, random.between(0, 1)), ...some(general.good, random.between(0, 1))];
    if (stars <= 2) return [...some(bad, random.between(1, 2)), ...some(general.bad, 1)];
    const praise = some(good, random.between(0, 1));
    const doubts = [...some(mixed, 1), ...some(general.fair, 1)];
    // Without a doubt there would be more than three.
    return doubts.some((doubt) => doubt !== '') ? [...praise, ...doubts] : [];
  })();
  return sentences
    .map((sentence) => spoken(sentence, words, random))
    .filter((sentence) => sentence !== '')
    .join(' ');
}

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
