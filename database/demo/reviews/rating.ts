import type { Words } from '../catalog/wording.ts';
import { hashOf, randomFrom, type Random } from '../random.ts';
import { writeReviews, type Review } from './review.ts';
import type { Voice } from './voices.ts';

/** The most reviews that are kept of one item; its rating counts all that were ever given. */
const MOST_KEPT = 8;

export type Rating = { readonly ratingSum: number; readonly ratingCount: number; readonly reviews: readonly Review[] };

/** What people think of an item: many ratings for what sells, few for what does not, about 4.3 stars in the mean. */
export function ratingOf({
  itemId,
  voice,
  words,
  popularity,
  ageDays,
  today,
  keepsReviews,
}: {
  itemId: string;
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
  const kept = keepsReviews ? Math.min(all, keptOf(random)) : 0;
  const reviews = writeReviews(kept, { voice, words, mean, random, today, ageDays: Math.min(ageDays, 1100) });
  const others = Math.round((all - kept) * Math.min(4.9, mean - 0.15));
  return { ratingCount: all, ratingSum: reviews.reduce((sum, review) => sum + review.stars, others), reviews };
}

/** Those that sell seldom have few ratings or none. */
function countOf(popularity: number, ageDays: number, random: Random): number {
  return Math.floor((popularity * Math.min(4, ageDays / 365) * Math.exp(random.bell() * 0.8)) / 22);
}

/** Three in the mean, none to eight. */
function keptOf(random: Random): number {
  return Math.min(MOST_KEPT, Math.floor(-Math.log(1 - random.next()) * 4.3));
}
