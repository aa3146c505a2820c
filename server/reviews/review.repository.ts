import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { TextState } from '#domain/reviews/text-states.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';

export type ReviewRow = {
  review_id: string;
  item_id: string;
  stars: number;
  title: string;
  body: string;
  state: TextState;
  reason: string | null;
  version: number;
};

const COLUMNS = 'review_id::text, item_id, stars, title, body, state, reason, version';

/** $1 person, $2 item */
const findOwn = statement<ReviewRow>('review_own', `select ${COLUMNS} from reviews where user_id = $1 and item_id = $2`);
/** $1 person, $2 how many */
const listOwn = statement<ReviewRow>(
  'reviews_own',
  `select ${COLUMNS} from reviews where user_id = $1 order by sent_at desc, reviews.review_id desc limit $2`,
);
/** $1 person, $2 item, $3 author, $4 stars, $5 title, $6 text, $7 when, $8 the day of it. Nothing where there is one already. */
const insert = statement<ReviewRow>(
  'review_add',
  `insert into reviews (user_id, item_id, author, stars, title, body, sent_at, written_on, is_verified, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, true, 'WAITING') on conflict do nothing returning ${COLUMNS}`,
);
/** $1 to $8 as above, $9 the version that it replaces. Its votes were for another text. */
const replace = statement<ReviewRow>(
  'review_change',
  `update reviews set author = $3, stars = $4, title = $5, body = $6, sent_at = $7, written_on = $8, state = 'WAITING', reason = null,
    helpful = 0, version = version + 1
  where user_id = $1 and item_id = $2 and version = $9 returning ${COLUMNS}`,
);
const forgetVotes = command('review_forget_votes', 'delete from review_votes where review_id = $1');
/** $1 person, $2 item */
const withdraw = statement<ReviewRow>(
  'review_withdraw',
  `update reviews set state = 'WITHDRAWN', reason = null, version = version + 1
  where user_id = $1 and item_id = $2 and state <> 'WITHDRAWN' returning ${COLUMNS}`,
);
/** $1 review */
const findShown = statement<{ item_id: string; user_id: string | null; helpful: number }>(
  'review_shown',
  `select item_id, user_id, helpful from reviews where review_id = $1 and state = 'PUBLISHED'`,
);
/** $1 review, $2 person. Counted with the vote, once. */
const vote = statement<{ helpful: number }>(
  'review_vote',
  `with voted as (insert into review_votes (review_id, user_id) values ($1, $2) on conflict do nothing returning review_id)
  update reviews set helpful = helpful + 1 where review_id in (select review_id from voted) returning helpful`,
);

export async function findOwnReview(db: Db, userId: string, itemId: string): Promise<ReviewRow | undefined> {
  return (await findOwn(db, [userId, itemId]))[0];
}

export function findOwnReviews(db: Db, userId: string, most: number): Promise<ReviewRow[]> {
  return listOwn(db, [userId, most]);
}

export type NewReview = {
  readonly userId: string;
  readonly itemId: string;
  readonly author: string;
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  readonly at: Date;
};

/**
 * Writes a review down.
 *
 * @param version of the one that it replaces; undefined: there is none.
 * @returns undefined when somebody was faster.
 */
export async function writeReview(tx: Tx, review: NewReview, version: number | undefined): Promise<ReviewRow | undefined> {
  const { userId, itemId, author, stars, title, body, at } = review;
  const values = [userId, itemId, author, stars, title, body, at, shopDay(at)];
  const [row] = version === undefined ? await insert(tx, values) : await replace(tx, [...values, version]);
  if (row !== undefined) await forgetVotes(tx, [row.review_id]);
  return row;
}

export async function takeBack(tx: Tx, userId: string, itemId: string): Promise<ReviewRow | undefined> {
  return (await withdraw(tx, [userId, itemId]))[0];
}

export async function findShownReview(db: Db, reviewId: string) {
  return (await findShown(db, [reviewId]))[0];
}

/** @returns how many found it helpful now; undefined when they said so before. */
export async function addVote(db: Db, reviewId: string, userId: string): Promise<number | undefined> {
  return (await vote(db, [reviewId, userId]))[0]?.helpful;
}
