import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing, paging } from '../shapes.ts';

const Change = z.object({
  changeId: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  kind: z.string().meta({ description: 'What was done, in a word or two' }),
  subject: z.string().meta({ description: 'To whom or what' }),
  differences: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});

export const listAccountChanges = call({
  name: 'listAccountChanges',
  method: 'GET',
  path: '/cc/api/organization/changes',
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'What was changed about the organization by its own people, the latest first, for its administrators',
  params: Nothing,
  query: z.object(paging(50, 100)),
  body: NoBody,
  answer: z.object({ total: z.int(), changes: z.array(Change) }),
});
