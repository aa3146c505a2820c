import type { Input } from '#contracts/call.ts';
import type { listReviews as listCall, ReviewPage } from '#contracts/catalog/reviews.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { reviewPages, REVIEWS_PER_PAGE, type ReviewOrder } from '#domain/reviews/review-orders.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { Viewer } from '../viewer.ts';
import { findSeenBy } from '../viewing.ts';

type Row = {
  review_id: string;
  author: string;
  stars: number;
  title: string;
  body: string;
  written_on: string;
  is_verified: boolean;
  helpful: number;
};

const ORDERS: Readonly<Record<ReviewOrder, string>> = {
  helpful: 'helpful desc, written_on desc',
  newest: 'written_on desc',
  highest: 'stars desc, helpful desc, written_on desc',
  lowest: 'stars, helpful desc, written_on desc',
};

/** $1 item, $2 stars or null, $3 how many come before */
const inOrder = (by: ReviewOrder) =>
  statement<Row>(
    `reviews_${by}`,
    `select review_id::text, author, stars, title, body, written_on, is_verified, helpful from reviews
    where item_id = $1 and state = 'PUBLISHED' and ($2::int is null or stars = $2) order by ${ORDERS[by]}, reviews.review_id desc
    limit ${REVIEWS_PER_PAGE} offset $3`,
  );
const FINDERS = { helpful: inOrder('helpful'), newest: inOrder('newest'), highest: inOrder('highest'), lowest: inOrder('lowest') };

const countWritten = statement<{ stars: number; n: number }>(
  'reviews_written',
  `select stars, count(*)::int as n from reviews where item_id = $1 and state = 'PUBLISHED' group by stars`,
);

/** What buyers wrote of a product, for those who may see it. */
export async function listReviews(
  shop: Shop,
  viewer: Viewer,
  { params: { itemId }, query }: Input<typeof listCall>,
): Promise<Reply<ReviewPage>> {
  if (!(await findSeenBy(shop, viewer, [itemId])).has(itemId)) return refuse('SKU_INVALID');
  const name = JSON.stringify([itemId, query.stars, query.by, query.page]);
  return answer(await shop.catalog.kept.reviews.get(name, () => readPage(shop, itemId, query)));
}

async function readPage({ database }: Shop, itemId: string, { stars, by, page }: Input<typeof listCall>['query']): Promise<ReviewPage> {
  const counts = await countWritten(database, [itemId]);
  const written = [1, 2, 3, 4, 5].map((n) => counts.find((row) => row.stars === n)?.n ?? 0);
  const total = stars === undefined ? written.reduce((sum, n) => sum + n, 0) : (written[stars - 1] ?? 0);
  const pageCount = reviewPages(total, REVIEWS_PER_PAGE);
  const shown = Math.min(page, pageCount);
  const rows = total === 0 ? [] : await FINDERS[by](database, [itemId, stars ?? null, (shown - 1) * REVIEWS_PER_PAGE]);
  return {
    reviews: rows.map(({ review_id: reviewId, author, stars, title, body, written_on: writtenOn, is_verified: isVerified, helpful }) => ({
      reviewId,
      author,
      stars,
      title,
      body,
      writtenOn,
      isVerified,
      helpful,
    })),
    total,
    page: shown,
    pageCount,
    written,
  };
}
