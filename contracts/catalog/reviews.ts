import { z } from 'zod';
import { MOST_REVIEW_PAGES, REVIEW_ORDERS, REVIEWS_PER_PAGE } from '#domain/reviews/review-orders.ts';
import { call } from '../call.ts';
import { IsoDate, ItemId, NoBody } from '../shapes.ts';

export const Stars = z.int().min(1).max(5);

export const Review = z
  .object({
    reviewId: z.string(),
    author: z.string().meta({ description: 'First name and initial' }),
    stars: Stars,
    title: z.string(),
    body: z.string(),
    writtenOn: IsoDate,
    isVerified: z.boolean().meta({ description: 'The author bought it here' }),
    helpful: z.int().meta({ description: 'How many found it helpful' }),
  })
  .meta({ id: 'Review' });

const Histogram = z.array(z.int()).length(5);

export const ReviewPage = z
  .object({
    reviews: z.array(Review),
    total: z.int().meta({ description: 'How many there are with the stars that are asked for' }),
    page: z.int(),
    pageCount: z.int(),
    written: Histogram.meta({
      description: 'How many wrote something with one, two … five stars; all ratings stand in the histogram of the product',
    }),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.output<typeof ReviewPage>;

/** What buyers wrote of a product. */
export const listReviews = call({
  name: 'listReviews',
  method: 'GET',
  path: '/cc/api/products/:itemId/reviews',
  tag: 'catalog',
  openTo: 'shopper',
  summary: `Reviews of a product, ${REVIEWS_PER_PAGE} on a page; a page that is not there is the last one`,
  params: z.object({ itemId: ItemId }),
  query: z.object({
    stars: z.coerce.number().pipe(Stars).optional().meta({ description: 'Only those with so many' }),
    by: z.enum(REVIEW_ORDERS).default(REVIEW_ORDERS[0]).meta({ description: 'The order' }),
    page: z.coerce.number().int().min(1).max(MOST_REVIEW_PAGES).default(1),
  }),
  body: NoBody,
  answer: ReviewPage,
});
