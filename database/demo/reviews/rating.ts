import type { Words } from '../catalog/wording.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { writeReviews, DEVIATION, UPSET_SHARE, type Review } from './review.ts';
import type { Voice } from './voices.ts';

/** The most reviews that are kept of one item; its ratings count all that were ever given, most of them without words. */
const MOST_KEPT = 7;

/** `ratings`: how many gave one, two … five stars, those who wrote something among them. */
export type Rating = { readonly ratings: readonly number[]; readonly reviews: readonly Review[] };

/** What people think of an item: many ratings for what sells, few for what does not, about 4.3 stars in the mean. */
export function ratingOf({
  itemId,
  name,
  voice,
  words,
  popularity,
  ageDays,
  today,
  keepsReviews,
}: {
  itemId: string;
  name: string;
  voice: Voice;
  words: Words;
  popularity: number;
  ageDays: number;
  today: Date;
  keepsReviews: boolean;
}): Rating {
  const random = randomFrom(hashOf(`rating ${itemId}`));
  const mean = Math.min(4.95, Math.max(2.8, 4.47 + random.bell() * 0.27));
  const all = countOf(popularity, ageDays, random);
  const kept = keepsReviews ? Math.min(all, Math.max(keptOf(random), leastOf(all))) : 0;
  const reviews = writeReviews(kept, { voice, name, words, mean, random, today, ageDays: Math.min(ageDays, 1100) });
  const ratings = spread(all - reviews.length, mean, random).map(
    (count, index) => count + reviews.filter(({ stars }) => stars === index + 1).length,
  );
  return { ratings, reviews };
}

/** Those that sell seldom have few ratings or none. */
function countOf(popularity: number, ageDays: number, random: Random): number {
  return Math.floor((popularity * Math.min(4, ageDays / 365) * Math.exp(random.bell() * 0.8)) / 22);
}

/** Fewer than two in the mean, none to seven. */
function keptOf(random: Random): number {
  return Math.min(MOST_KEPT, Math.floor(-Math.log(1 - random.next()) * 2.4));
}

/** Of what many have rated some have written: one where thirty have, three of a hundred and twenty, seven of two thousand. */
function leastOf(all: number): number {
  return Math.min(MOST_KEPT, Math.max(0, Math.floor(Math.log2(all / 15))));
}

/** So many ratings around a mean by their stars, one to five, as the written ones are spread. */
function spread(count: number, mean: number, random: Random): number[] {
  const offset = random.next();
  // Those who give at most so many stars: some are upset whatever it is, the others stand around the mean.
  const upTo = [1, 2, 3, 4, 5].map((stars) => {
    const share = UPSET_SHARE * Math.min(1, stars / 2) + (1 - UPSET_SHARE) * (stars === 5 ? 1 : below(stars + 0.5, mean));
    return Math.min(count, Math.max(0, Math.ceil(count * share - offset)));
  });
  return upTo.map((reached, index) => (index === 4 ? count : reached) - (upTo[index - 1] ?? 0));
}

/** The share of a bell around `mean` that lies below a number of stars, by the logistic curve that comes close to it. */
function below(stars: number, mean: number): number {
  return 1 / (1 + Math.exp((-1.702 * (stars - mean)) / DEVIATION));
}
