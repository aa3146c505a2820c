import { z } from 'zod';
import { call } from '../call.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

/** What of an organization belongs together with somebody's cart. */
export const getTogether = call({
  name: 'getTogether',
  method: 'GET',
  path: '/cc/api/together',
  tag: 'rounds',
  openTo: 'signed-in',
  summary:
    'Whether colleagues order to the same address, where that saves a fee of the cart, and for whom rows of the cart are that came from office rounds',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    hint: z
      .object({
        text: z.string().meta({ description: 'Who orders where, and what is saved' }),
        saving: Money.meta({ description: 'The fee of the cart that would not be charged' }),
        orders: z
          .array(z.object({ orderNumber: z.string(), name: z.string() }))
          .meta({ description: 'Colleagues’ orders that are not packed yet, for who may see them' }),
        rounds: z.array(z.object({ roundId: z.string(), title: z.string(), coordinator: z.string(), closesText: z.string() })),
      })
      .nullable(),
    people: z.array(
      z.object({ itemId: z.string(), name: z.string(), people: z.array(z.object({ name: z.string(), qty: z.int(), note: z.string() })) }),
    ),
  }),
});

export const askColleague = call({
  name: 'askColleague',
  method: 'POST',
  path: '/cc/api/together/asks',
  tag: 'rounds',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Mails a colleague whose order is not packed yet what is in the caller’s cart, and asks to order it together',
  params: Nothing,
  query: Nothing,
  body: z.object({ orderNumber: z.string().max(40) }),
  answer: z.object({ name: z.string().meta({ description: 'Who is asked' }) }),
});
