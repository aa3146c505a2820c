import { z } from 'zod';
import { MOST_REVIEW_PAGES } from '#domain/reviews/review-orders.ts';
import { TEXT_STATES } from '#domain/reviews/text-states.ts';
import { TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { call } from '../call.ts';
import { IsoDate, ItemId, NoBody, Nothing } from '../shapes.ts';
import { Typed } from './own-reviews.ts';

export const QUESTIONS_PER_PAGE = 5;
export const MOST_ANSWERS_SHOWN = 20;
const QuestionId = z.string().regex(/^\d{1,18}$/);
const State = z.enum(TEXT_STATES).meta({ description: 'WAITING: somebody reads it first' });

const Answer = z.object({
  answerId: z.string(),
  author: z.string(),
  isByShop: z.boolean(),
  body: z.string(),
  writtenOn: IsoDate,
});

export const QuestionPage = z
  .object({
    questions: z.array(
      z.object({
        questionId: z.string(),
        author: z.string(),
        body: z.string(),
        writtenOn: IsoDate,
        answers: z.array(Answer).max(MOST_ANSWERS_SHOWN),
      }),
    ),
    total: z.int(),
    page: z.int(),
    pageCount: z.int(),
  })
  .meta({ id: 'QuestionPage' });
export type QuestionPage = z.output<typeof QuestionPage>;

/** What was asked about a product, and answered. */
export const listQuestions = call({
  name: 'listQuestions',
  method: 'GET',
  path: '/cc/api/products/:itemId/questions',
  tag: 'catalog',
  openTo: 'shopper',
  summary: `Questions about a product with their answers, answered ones first, ${QUESTIONS_PER_PAGE} on a page; a page that is not there is the last one`,
  params: z.object({ itemId: ItemId }),
  query: z.object({ page: z.coerce.number().int().min(1).max(MOST_REVIEW_PAGES).default(1) }),
  body: NoBody,
  answer: QuestionPage,
});

/** Asks about a product. */
export const askQuestion = call({
  name: 'askQuestion',
  method: 'POST',
  path: '/cc/api/products/:itemId/questions',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: `Asks something about a product, in ${TEXT_LIMITS.question.least} to ${TEXT_LIMITS.question.most} characters; it is shown when somebody has read it. The same again is the one that is there`,
  params: z.object({ itemId: ItemId }),
  query: Nothing,
  body: z.object({ body: Typed }),
  answer: z.object({ questionId: z.string(), state: State }),
  ignoresKey: true,
});

/** A question that may be answered. */
export const getQuestion = call({
  name: 'getQuestion',
  method: 'GET',
  path: '/cc/api/questions/:questionId',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: 'A question that is shown, and whether who asks may answer it: who bought the product, and the shop',
  params: z.object({ questionId: QuestionId }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ questionId: z.string(), itemId: ItemId, itemName: z.string(), body: z.string(), mayAnswer: z.boolean() }),
});

/** Answers a question. */
export const answerQuestion = call({
  name: 'answerQuestion',
  method: 'POST',
  path: '/cc/api/questions/:questionId/answers',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: `Answers a question, in ${TEXT_LIMITS.answer.least} to ${TEXT_LIMITS.answer.most} characters, as a buyer of the product; it is shown when somebody has read it, what the shop says at once`,
  params: z.object({ questionId: QuestionId }),
  query: Nothing,
  body: z.object({ body: Typed }),
  answer: z.object({ answerId: z.string(), state: State }),
  ignoresKey: true,
});

/** What who asks has asked. */
export const listOwnQuestions = call({
  name: 'listOwnQuestions',
  method: 'GET',
  path: '/cc/api/questions',
  tag: 'reviews',
  openTo: 'signed-in',
  summary: 'The questions and answers of who asks, the latest first',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    texts: z.array(
      z.object({
        kind: z.enum(['QUESTION', 'ANSWER']),
        id: z.string(),
        itemId: ItemId,
        body: z.string(),
        state: State,
        reason: z.string().nullable().meta({ description: 'Why it was refused' }),
      }),
    ),
  }),
});
