import { z } from 'zod';
import { SCREENING_DECISIONS, SCREENING_REASONS } from '#domain/orders/screening-rules.ts';
import { call } from '../call.ts';
import { WireAddress } from '../cart.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });

/** What was decided about an order that was on hold. */
export const Decision = z.object({ decision: z.enum(SCREENING_DECISIONS) });

const Held = z
  .object({
    orderNumber: z.string(),
    since: Moment,
    reasons: z.array(z.enum(SCREENING_REASONS)),
    email: z.string(),
    ordTotal: Money,
    numberOfItems: z.int(),
    firstItems: z.array(z.string()),
    payments: z.array(z.string()).meta({ description: 'What pays, as people call it: Visa ending in 4242' }),
    shipTo: WireAddress.nullable(),
    pickupAt: WireAddress.nullable(),
    billTo: WireAddress.nullable(),
  })
  .meta({ id: 'HeldOrder' });
export type HeldOrder = z.output<typeof Held>;

const Unpaid = z
  .object({
    orderNumber: z.string(),
    since: Moment,
    until: Moment.meta({ description: 'Then what has not left is canceled' }),
    email: z.string(),
    amount: Money,
    payment: z.string().meta({ description: 'Whose bank did not renew its hold, as people call it: Visa ending in 4242' }),
  })
  .meta({ id: 'UnpaidOrder' });

/** Orders of which nothing leaves before a person has decided. For operators. */
export const listHeldOrders = call({
  name: 'listHeldOrders',
  method: 'GET',
  path: '/cc/api/operations/held-orders',
  tag: 'operations',
  openTo: 'operator',
  summary:
    'Orders that are on hold with the reasons, the oldest first, and the latest decisions; beside them those whose buyers are asked to pay another way, since their bank did not renew a hold',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    total: z.int(),
    held: z.array(Held).meta({ description: 'The first of them' }),
    unpaid: z.array(Unpaid).meta({ description: 'The first of them, the oldest first. An addition' }),
    decisions: z.array(
      Decision.extend({ decidedAt: Moment, by: z.string().meta({ description: 'Who did it, by email' }), orderNumber: z.string() }),
    ),
  }),
});

/** Lets an order go on, or cancels it. For operators. */
export const decideHeldOrder = call({
  name: 'decideHeldOrder',
  method: 'POST',
  path: '/cc/api/operations/held-orders',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Releases an order that is on hold, or cancels it; one that somebody else has decided about is neither',
  params: Nothing,
  query: Nothing,
  body: Decision.extend({ orderNumber: z.string().regex(/^\d{1,18}$/) }),
  answer: Decision.extend({ orderNumber: z.string() }),
  ignoresKey: true,
});
