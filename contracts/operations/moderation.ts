import { z } from 'zod';
import { DECISIONS, TEXT_KINDS } from '#domain/reviews/text-states.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });
const Kind = z.enum(TEXT_KINDS);

const Waiting = z
  .object({
    kind: Kind,
    id: z.string(),
    version: z.int(),
    itemId: z.string(),
    itemName: z.string(),
    author: z.string(),
    sentAt: Moment,
    stars: z.int().nullable(),
    title: z.string().nullable().meta({ description: 'Of a review its title, of an answer the question' }),
    body: z.string(),
  })
  .meta({ id: 'WaitingText' });
export type WaitingText = z.output<typeof Waiting>;

/** What waits to be read, and what was decided. For operators. */
export const listWaitingTexts = call({
  name: 'listWaitingTexts',
  method: 'GET',
  path: '/cc/api/operations/moderation',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Reviews, questions and answers that wait to be read, the oldest first, and the latest decisions',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    counts: z.record(Kind, z.int()),
    waiting: z.array(Waiting).meta({ description: 'The first of them' }),
    decisions: z.array(
      z.object({
        decidedAt: Moment,
        by: z.string().meta({ description: 'Who did it, by email' }),
        kind: Kind,
        id: z.string(),
        itemId: z.string(),
        author: z.string(),
        text: z.string(),
        decision: z.enum(DECISIONS),
        reason: z.string().nullable(),
      }),
    ),
  }),
});

/** Shows what somebody wrote, or refuses it. For operators. */
export const decideText = call({
  name: 'decideText',
  method: 'POST',
  path: '/cc/api/operations/moderation',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Publishes a text or refuses it with a reason; one that has changed since it was read is neither',
  params: Nothing,
  query: Nothing,
  body: z.object({
    kind: Kind,
    id: z.string().regex(/^\d{1,18}$/),
    version: z.int().min(1),
    decision: z.enum(DECISIONS),
    reason: z.string().max(2_000).default('').meta({ description: 'Needed to refuse; its author reads it' }),
  }),
  answer: z.object({ kind: Kind, id: z.string(), decision: z.enum(DECISIONS) }),
  ignoresKey: true,
});
