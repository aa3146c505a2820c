import { z } from 'zod';
import { call } from './call.ts';
import { NoBody, Nothing } from './shapes.ts';

/** The mails that the demo has kept instead of sending them, newest first. */
export const listOutbox = call({
  name: 'listOutbox',
  method: 'GET',
  path: '/api/dev/outbox',
  tag: 'demo',
  openTo: 'demo',
  summary: 'The captured mails of the demo',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    mails: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), at: z.string(), text: z.string(), html: z.string() })),
  }),
});
