import { z } from 'zod';
import { call } from '../call.ts';
import { Nothing } from '../shapes.ts';

/** K-51: at least one of email and phone. The same once more changes nothing. */
export const subscribeUserforOffers = call({
  name: 'subscribeUserforOffers',
  method: 'POST',
  path: '/api/sparxProxy/subscribeUserforOffers',
  isPrefixed: true,
  tag: 'session',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Hear of offers by email, by phone or both',
  params: Nothing,
  query: Nothing,
  body: z.object({
    emailID: z.string().max(300).optional(),
    phoneNumber: z.string().max(40).optional(),
    landingPages: z.array(z.string().max(200)).max(20).optional(),
  }),
  answer: z.object({ success: z.literal(true) }),
});
