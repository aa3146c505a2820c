import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** For whom the rows of an order are: those that came into it by an office round. */
export const getOrderPeople = call({
  name: 'getOrderPeople',
  method: 'GET',
  path: '/cc/api/orders/:orderNumber/people',
  tag: 'rounds',
  openTo: 'signed-in',
  summary: 'Who gets what of an order of the organization that office rounds are in; nothing of any other order',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({
    lines: z.array(
      z.object({
        cartItemId: z.string(),
        itemId: z.string(),
        name: z.string(),
        qty: z.int(),
        people: z.array(z.object({ name: z.string(), qty: z.int(), note: z.string() })),
        rest: z.int().meta({ description: 'How many of it are for nobody of the round' }),
      }),
    ),
  }),
});
