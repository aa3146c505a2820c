import { z } from 'zod';
import { OPERATIONS } from '#domain/procurement/procurement-session.ts';
import { call } from '../call.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const Line = z.object({
  itemId: z.string(),
  name: z.string(),
  qty: z.int(),
  unit: z.string(),
  unitPrice: Money,
  price: Money.meta({ description: 'Of the row, after everything that is taken off it' }),
});

/** What stands in the cart of a purchasing system's session, as it would be handed over now. */
const ToHandOver = z.object({
  lines: z.array(Line),
  goods: Money.meta({ description: 'Of all rows' }),
  shipping: Money,
  tax: Money,
  total: Money,
});

export const readProcurement = call({
  name: 'readProcurement',
  method: 'GET',
  path: '/cc/api/procurement',
  tag: 'procurement',
  openTo: 'signed-in',
  summary: 'The session that a purchasing system has begun: what would be handed over',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z
    .object({
      operation: z.enum(OPERATIONS),
      partnerName: z.string(),
      orderNumber: z.string().nullable(),
      cart: ToHandOver,
      /** Why the cart cannot be handed over as it stands; null: it can. */
      problem: z.string().nullable(),
      key: z
        .string()
        .meta({ description: 'Names the session and the cart as it is told here: whoever hands it over, or presses again, says so' }),
    })
    .meta({ id: 'Procurement' }),
});

export const finishProcurement = call({
  name: 'finishProcurement',
  method: 'POST',
  path: '/cc/api/procurement/finish',
  tag: 'procurement',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'End the session of a purchasing system: return its cart, or leave without it. A repeat is told the same',
  params: Nothing,
  query: Nothing,
  body: z.object({ how: z.enum(['RETURN', 'LEAVE']), key: z.string().max(300) }),
  answer: z
    .object({
      partnerName: z.string(),
      action: z.string().meta({ description: 'Where the form is to be sent by POST' }),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    })
    .meta({ id: 'HandedOver' }),
});
