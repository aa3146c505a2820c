import { z } from 'zod';
import { call } from '../call.ts';
import { Nothing } from '../shapes.ts';

/** What a company's identity provider does: it signs an answer for one of its people. */
export const signDemoSaml = call({
  name: 'signDemoSaml',
  method: 'POST',
  path: '/api/dev/identity-provider',
  tag: 'demo',
  openTo: 'demo',
  ignoresKey: true,
  isNoAct: true,
  summary: 'An answer as the identity provider of the demo would sign it',
  params: Nothing,
  query: Nothing,
  body: z.object({
    person: z.string().max(300),
    request: z.string().max(8000).optional().meta({ description: 'The question, as it came in the address; without it nobody asked' }),
    relayState: z.string().max(2000).optional(),
  }),
  answer: z.object({ action: z.string(), response: z.string(), relayState: z.string() }),
});
