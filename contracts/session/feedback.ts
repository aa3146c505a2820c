import { z } from 'zod';
import { MANAGED, SCORES, TASKS } from '#domain/feedback/feedback.ts';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const Task = z.enum(TASKS);
const Managed = z.enum(MANAGED);

/** The survey of the header. What is written down names nobody. */
export const sendFeedback = call({
  name: 'sendFeedback',
  method: 'POST',
  path: '/cc/api/feedback',
  tag: 'session',
  openTo: 'anyone',
  summary: 'Say how the shop works: what for, whether it was managed, how easy it was, and why',
  params: Nothing,
  query: Nothing,
  body: z.object({
    task: z
      .string()
      .max(20)
      .meta({ description: `One of ${TASKS.join(', ')}` }),
    managed: z
      .string()
      .max(20)
      .meta({ description: `One of ${MANAGED.join(', ')}` }),
    score: z.int().meta({ description: 'From 1, very hard, to 5, very easy' }),
    comment: z.string().max(8_000).optional(),
  }),
  answer: z.object({ isThanked: z.literal(true) }),
});

/** What people said of the shop in the last 90 days. For operators. */
export const listFeedback = call({
  name: 'listFeedback',
  method: 'GET',
  path: '/cc/api/operations/feedback',
  tag: 'operations',
  openTo: 'operator',
  summary: 'What visitors said of the shop in the last 90 days, by what they came for, and the latest comments',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    tasks: z.array(
      z.object({
        task: Task,
        count: z.int(),
        managed: z.record(Managed, z.int()).meta({ description: 'How many managed, in part or not at all' }),
        average: z.number().meta({ description: `The mean of their scores, from ${SCORES[0]} to ${SCORES.at(-1)}` }),
      }),
    ),
    comments: z.array(
      z.object({
        saidAt: z.string().meta({ description: 'In UTC, as ISO 8601' }),
        site: z.string(),
        task: Task,
        managed: Managed,
        score: z.int(),
        comment: z.string(),
      }),
    ),
  }),
});
