import { z } from 'zod';
import { MONTH } from '#domain/shared/calendar.ts';
import { call } from '../call.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const Month = z.string().regex(MONTH).meta({ description: 'yyyy-mm' });
/** What of all that is spent is asked about. */
const about = {
  from: Month.optional().meta({ description: 'The first month, yyyy-mm; without it a year before the last' }),
  to: Month.optional().meta({ description: 'The last month, yyyy-mm; without it the one that is now; three years at most' }),
  center: z.string().max(60).optional().meta({ description: 'An empty text: what is charged to none' }),
  category: z.string().max(100).optional().meta({ description: 'An empty text: tax, shipping and fees' }),
  person: z.uuid().optional(),
};
const Sums = z.array(z.object({ key: z.string(), name: z.string(), amount: Money }));

/** The months that an answer is about, and the one that is now. */
const Months = { from: Month, to: Month, thisMonth: Month };

/** What the orders of an organization have spent. For those who keep its budgets. */
export const getBudgetSpend = call({
  name: 'getBudgetSpend',
  method: 'GET',
  path: '/cc/api/budget-spend',
  tag: 'budgets',
  openTo: 'signed-in',
  summary:
    'What the orders of an organization were charged and not given back, with tax and shipping, by budget center (what none bears, too), category, person and month, the most first (months in their order)',
  params: Nothing,
  query: z.object({ ...about, most: z.coerce.number().int().min(1).max(10_000).default(100).meta({ description: 'Of people' }) }),
  body: NoBody,
  answer: z.object({
    ...Months,
    total: Money,
    centers: Sums,
    categories: Sums,
    people: Sums,
    units: Sums.meta({ description: 'Empty where the organization has none; an empty key: ordered for none' }),
    months: Sums,
    peopleCount: z.int(),
  }),
});

/** The orders behind a sum. For those who keep budgets. */
export const listBudgetOrders = call({
  name: 'listBudgetOrders',
  method: 'GET',
  path: '/cc/api/budget-orders',
  tag: 'budgets',
  openTo: 'signed-in',
  summary: 'The orders of an organization, the latest first, 25 at a time, each with what of it the question is about',
  params: Nothing,
  query: z.object({ ...about, before: z.string().max(40).optional().meta({ description: 'Only orders before this one' }) }),
  body: NoBody,
  answer: z.object({
    ...Months,
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        mayOpen: z.boolean(),
        placedAt: z.string().nullable(),
        status: z.string().nullable(),
        person: z.string().nullable(),
        centers: z.array(z.string()),
        amount: Money,
        items: z.array(z.object({ name: z.string(), qty: z.int() })),
      }),
    ),
    hasMore: z.boolean(),
    total: Money,
    names: z.object({ center: z.string().nullable(), category: z.string().nullable(), person: z.string().nullable() }),
  }),
});
