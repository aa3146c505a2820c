import { z } from 'zod';
import { TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { TEXT_STATES } from '#domain/reviews/text-states.ts';
import { Picture } from '../catalog.ts';
import { Stars } from '../catalog/reviews.ts';
import { call } from '../call.ts';
import { IsoDate, ItemId, NoBody, Nothing } from '../shapes.ts';

/** Longer than anything is kept: what is too long is told how long it may be. */
export const Typed = z.string().max(20_000);
const OfItem = z.object({ itemId: ItemId });
const OfReview = z.object({ reviewId: z.string().regex(/^\d{1,18}$/) });

const { title, review } = TEXT_LIMITS;

const OwnReview = z
  .object({
    stars: Stars,
    title: z.string(),
    body: z.string(),
    state: z.enum(TEXT_STATES).meta({ description: 'WAITING: somebody reads it first' }),
    reason: z.string().nullable().meta({ description: 'Why it was refused' }),
    version: z.int(),
  })
  .meta({ id: 'OwnReview' });
export type OwnReview = z.output<typeof OwnReview>;

/** What who asks wrote of a product, or may write. */
export const getOwnReview = call({
  name: 'getOwnReview',
  method: 'GET',
  path: '/cc/api/products/:itemId/review',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: 'The review of a product by who asks; those who bought it may write one',
  params: OfItem,
  query: Nothing,
  body: NoBody,
  answer: z.object({ itemId: ItemId, itemName: z.string(), mayWrite: z.boolean(), review: OwnReview.nullable() }),
});

/** So much of what was bought is offered to be reviewed. */
export const MOST_TO_REVIEW = 24;

/** All reviews of who asks, and what they might review. */
export const listOwnReviews = call({
  name: 'listOwnReviews',
  method: 'GET',
  path: '/cc/api/reviews',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: `The reviews of who asks, the latest first, and what they bought and have not reviewed, the latest ${MOST_TO_REVIEW}`,
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    reviews: z.array(
      OwnReview.extend({
        itemId: ItemId,
        itemName: z.string().nullable().meta({ description: 'null: it is not there for who asks any more' }),
      }),
    ),
    toReview: z
      .array(z.object({ itemId: ItemId, itemName: z.string(), image: Picture, boughtOn: IsoDate }))
      .max(MOST_TO_REVIEW)
      .meta({ description: 'An addition' }),
  }),
});

/** Writes a review, or writes it anew. */
export const saveReview = call({
  name: 'saveReview',
  method: 'PUT',
  path: '/cc/api/products/:itemId/review',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: `Reviews a product that who asks has bought, or changes that review; it is shown when somebody has read it. Plain text: title ${title.least} to ${title.most} characters, text ${review.least} to ${review.most}`,
  params: OfItem,
  query: Nothing,
  body: z.object({
    stars: Stars,
    title: Typed,
    body: Typed,
    version: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Of the review that it replaces, 0 where there is none; an older one is refused' }),
  }),
  answer: z.object({ review: OwnReview }),
  ignoresKey: true,
});

/** Takes one's own review back. */
export const withdrawReview = call({
  name: 'withdrawReview',
  method: 'DELETE',
  path: '/cc/api/products/:itemId/review',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: 'Takes the review of who asks back; one that is taken back stays so',
  params: OfItem,
  query: Nothing,
  body: NoBody,
  answer: z.object({ review: OwnReview }),
  ignoresKey: true,
});

/** Says that somebody else's review was helpful. */
export const markHelpful = call({
  name: 'markHelpful',
  method: 'PUT',
  path: '/cc/api/reviews/:reviewId/helpful',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: 'Says that a review helped; once each, and not one’s own',
  params: OfReview,
  query: Nothing,
  body: NoBody,
  answer: z.object({ itemId: ItemId, helpful: z.int() }),
  ignoresKey: true,
});
