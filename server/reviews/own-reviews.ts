import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { MOST_TO_REVIEW } from '#contracts/reviews/own-reviews.ts';
import type {
  getOwnReview as getCall,
  listOwnReviews as listCall,
  markHelpful as helpfulCall,
  OwnReview,
  saveReview as saveCall,
  withdrawReview as withdrawCall,
} from '#contracts/reviews/own-reviews.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { authorName, readWritten, TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { viewTiles } from '../catalog/index.ts';
import { tellOfCatalogChange } from '../db/catalog-changed.ts';
import { transaction } from '../db/transaction.ts';
import { findOtherBoughtItems, hasBoughtItem } from '../orders/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import {
  addVote,
  findOwnReview,
  findOwnReviews,
  findShownReview,
  takeBack,
  writeReview,
  type NewReview,
  type ReviewRow,
} from './review.repository.ts';
import { seenName, takeSeat, writerOf, wrongFields } from './written.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_LISTED = 200;

export async function getOwnReview(
  shop: Shop,
  { shopper }: Looking,
  { params: { itemId } }: Input<typeof getCall>,
): Answer<typeof getCall> {
  const { userId } = writerOf(shopper);
  const itemName = await seenName(shop, shopper, itemId);
  if (itemName === undefined) return refuse('SKU_INVALID');
  const [row, mayWrite] = await Promise.all([findOwnReview(shop.database, userId, itemId), hasBoughtItem(shop.database, userId, itemId)]);
  return answer({ itemId, itemName, mayWrite, review: row === undefined ? null : reviewView(row) });
}

export async function listOwnReviews(shop: Shop, { shopper }: Looking): Answer<typeof listCall> {
  const { userId } = writerOf(shopper);
  const rows = await findOwnReviews(shop.database, userId, MOST_LISTED);
  // Who took a review back may write another.
  const reviewed = rows.flatMap(({ item_id, state }) => (state === 'WITHDRAWN' ? [] : [item_id]));
  const bought = await findOtherBoughtItems(shop.database, userId, reviewed, MOST_TO_REVIEW);
  const tiles = await viewTiles(shop, shopper, [...new Set([...rows, ...bought].map(({ item_id }) => item_id))]);
  const known = new Map(tiles.map((tile) => [tile.itemId, tile]));
  return answer({
    reviews: rows.map((row) => ({ ...reviewView(row), itemId: row.item_id, itemName: known.get(row.item_id)?.title ?? null })),
    toReview: bought.flatMap(({ item_id: itemId, at }) => {
      const tile = known.get(itemId);
      return tile === undefined ? [] : [{ itemId, itemName: tile.title, image: tile.image, boughtOn: shopDay(at) }];
    }),
  });
}

/** Writes a review of something that was bought, or writes it anew. The same again changes nothing, so it may be sent twice. */
export async function saveReview(
  shop: Shop,
  looking: Looking,
  { params: { itemId }, body }: Input<typeof saveCall>,
): Answer<typeof saveCall> {
  const person = writerOf(looking.shopper);
  const { userId } = person;
  if ((await seenName(shop, looking.shopper, itemId)) === undefined) return refuse('SKU_INVALID');
  if (!(await hasBoughtItem(shop.database, userId, itemId)))
    return refuse('FORBIDDEN', { message: 'Only buyers can review this product.' });
  const [title, text] = [readWritten(body.title, TEXT_LIMITS.title), readWritten(body.body, TEXT_LIMITS.review)];
  if ('problem' in title || 'problem' in text)
    return wrongFields([
      ...('problem' in title ? [{ field: 'title', message: title.problem }] : []),
      ...('problem' in text ? [{ field: 'body', message: text.problem }] : []),
    ]);
  const review: NewReview = {
    userId,
    itemId,
    author: authorName(person, shop.settings.brandName),
    stars: body.stars,
    title: title.text,
    body: text.text,
    at: shop.now(),
  };
  const before = await findOwnReview(shop.database, userId, itemId);
  if (before !== undefined && isSame(before, review)) return answer({ review: reviewView(before) });
  if (body.version !== undefined && body.version !== (before?.version ?? 0)) return refuse('TEXT_CHANGED');
  const refusal = await takeSeat(shop, looking, person);
  if (refusal !== undefined) return refusal;
  const written = await transaction(shop.database, async (tx) => {
    const row = await writeReview(tx, review, before?.version);
    if (before?.state === 'PUBLISHED' && row !== undefined) await tellOfCatalogChange(tx, []);
    return row;
  });
  if (written !== undefined && before?.state === 'PUBLISHED') shop.catalog.forget();
  const now = written ?? (await findOwnReview(shop.database, userId, itemId));
  return now !== undefined && isSame(now, review) ? answer({ review: reviewView(now) }) : refuse('TEXT_CHANGED');
}

export async function withdrawReview(
  shop: Shop,
  { shopper }: Looking,
  { params: { itemId } }: Input<typeof withdrawCall>,
): Answer<typeof withdrawCall> {
  const { userId } = writerOf(shopper);
  const before = await findOwnReview(shop.database, userId, itemId);
  const gone = await transaction(shop.database, async (tx) => {
    const row = await takeBack(tx, userId, itemId);
    if (row !== undefined && wasShown(before, row)) await tellOfCatalogChange(tx, []);
    return row;
  });
  if (gone !== undefined && wasShown(before, gone)) shop.catalog.forget();
  const row = gone ?? (await findOwnReview(shop.database, userId, itemId));
  return row === undefined ? refuse('NOT_FOUND') : answer({ review: reviewView(row) });
}

/** Counts somebody's word that a review helped, once. */
export async function markHelpful(
  shop: Shop,
  { shopper }: Looking,
  { params: { reviewId } }: Input<typeof helpfulCall>,
): Answer<typeof helpfulCall> {
  const { userId } = writerOf(shopper);
  const review = await findShownReview(shop.database, reviewId);
  if (review === undefined || (await seenName(shop, shopper, review.item_id)) === undefined) return refuse('NOT_FOUND');
  if (review.user_id === userId) return refuse('FORBIDDEN', { message: 'This is your own review.' });
  const helpful = await addVote(shop.database, reviewId, userId);
  if (helpful !== undefined) shop.catalog.kept.reviews.clear();
  // Who pressed more than once is told of what the other presses did meanwhile.
  const counted = helpful ?? (await findShownReview(shop.database, reviewId))?.helpful;
  return answer({ itemId: review.item_id, helpful: counted ?? review.helpful });
}

/** Whether a review that was taken back was shown until then, or may have been: somebody decided about it meanwhile. */
function wasShown(before: ReviewRow | undefined, taken: ReviewRow): boolean {
  return before?.state === 'PUBLISHED' || before?.version !== taken.version - 1;
}

/** Whether a review says what was sent, and has not been turned down for it. */
function isSame(row: ReviewRow, { stars, title, body }: NewReview): boolean {
  return (row.state === 'WAITING' || row.state === 'PUBLISHED') && row.stars === stars && row.title === title && row.body === body;
}

function reviewView({ stars, title, body, state, reason, version }: ReviewRow): OwnReview {
  return { stars, title, body, state, reason, version };
}
