import { z } from 'zod';
import { QUICK_BUY_NEEDS } from '#domain/checkout/quick-buy.ts';
import { LEAST_RESTOCK_DAYS, MOST_DAYS_AHEAD, MOST_RESTOCK_DAYS, RESTOCK_MONTHS } from '#domain/restocks/restock-days.ts';
import { MOST_RESTOCKS, RISES, USUAL_RISE } from '#domain/restocks/restock-price.ts';
import { LEFT_REASONS, RESTOCK_STATES, RUN_ITEM_OUTCOMES, RUN_STATES } from '#domain/restocks/restock-states.ts';
import { call } from '../call.ts';
import { IsoDate, ItemId, Money, NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/autorestock';

/** Every so many months; or, in its place, every so many days. */
const Interval = z.literal(RESTOCK_MONTHS).meta({ description: 'Every so many months' });
const EveryDays = z.int().min(LEAST_RESTOCK_DAYS).max(MOST_RESTOCK_DAYS).meta({ description: 'In place of months: every so many days' });
const Rise = z.literal(RISES).meta({ description: 'By how many percent the price may rise before its buyer is asked' });
const Qty = z.unknown().meta({ description: 'A whole number above 0', type: 'integer' });
const SubscriptionId = z.string().min(1).max(64);

const Subscription = z
  .object({
    subscriptionId: z.uuid(),
    itemId: ItemId,
    name: z.string().nullable().meta({ description: 'null: it is not there for who asks anymore' }),
    qty: z.int(),
    interval: z.int().nullable().meta({ description: 'Months; null: it comes every so many days' }),
    everyDays: z.int().nullable(),
    status: z.enum(RESTOCK_STATES),
    nextOn: IsoDate.meta({ description: 'The day on which it is ordered next' }),
    isNextAnnounced: z.boolean().meta({ description: 'Its buyer was told of that day' }),
    price: Money.nullable().meta({ description: 'What one costs now, so; null: it cannot be ordered now' }),
    agreedPrice: Money,
    asksAbove: Money.meta({ description: 'The highest price at which it is ordered without asking' }),
    rise: z.int(),
    isTooDear: z.boolean().meta({ description: 'It costs more than that now: nothing is ordered before its buyer has agreed' }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

const Run = z
  .object({
    runId: z.uuid(),
    dueOn: IsoDate,
    orderOn: IsoDate,
    status: z.enum(RUN_STATES),
    orderNumber: z.string().nullable(),
    reason: z.string().nullable().meta({ description: 'The code of what stood in the way of its order' }),
    message: z.string().nullable(),
    items: z.array(
      z.object({
        subscriptionId: z.uuid(),
        itemId: ItemId,
        name: z.string().nullable(),
        qty: z.int(),
        outcome: z.enum(RUN_ITEM_OUTCOMES),
        reason: z.enum(LEFT_REASONS).nullable(),
      }),
    ),
  })
  .meta({ id: 'RestockRun' });
export type RestockRun = z.output<typeof Run>;

/** what comes to the shopper again and again, and what they still have to set up for it. */
export const listRestocks = call({
  name: 'listRestocks',
  method: 'GET',
  path: PATH,
  tag: 'auto-restock',
  openTo: 'signed-in',
  summary: 'What comes again and again to who asks, its next day first, with the days that are next and those that are over',
  params: Nothing,
  query: z.object({ itemId: ItemId.optional().meta({ description: 'Whether this can come so, too, and for how much' }) }),
  body: NoBody,
  answer: z.object({
    offer: z
      .object({
        itemId: ItemId,
        name: z.string(),
        price: Money,
        subscriptionId: z.uuid().nullable().meta({ description: 'It comes already' }),
      })
      .nullable()
      .meta({ description: 'Of the item that was asked about; null: it cannot come so' }),
    earliestDay: IsoDate.meta({ description: 'The first day that can be chosen' }),
    subscriptions: z.array(Subscription),
    runs: z.array(Run).meta({ description: 'Those ahead and the last ones, the latest first' }),
    missing: z.array(z.enum(QUICK_BUY_NEEDS)).meta({ description: 'Without what nothing can be ordered' }),
    paysOnInvoice: z.boolean(),
    address: z.string().nullable().meta({ description: 'Where it goes, in one line' }),
    card: z.string().nullable().meta({ description: 'What pays' }),
  }),
});

/** */
export const startRestock = call({
  name: 'startRestock',
  method: 'POST',
  path: PATH,
  tag: 'auto-restock',
  openTo: 'signed-in',
  summary: `Has an item come again and again, at 5 % less. At most ${MOST_RESTOCKS} on a site; an item that comes already is refused`,
  params: Nothing,
  query: Nothing,
  body: z.object({
    itemId: ItemId,
    interval: Interval.optional(),
    everyDays: EveryDays.optional(),
    qty: Qty.optional(),
    startsOn: IsoDate.optional().meta({
      description: `Its first day, at most ${MOST_DAYS_AHEAD} days ahead; without it one interval from today`,
    }),
    rise: Rise.optional().meta({ description: `${USUAL_RISE} without it` }),
  }),
  answer: Subscription,
});

/** What can be done with one, beside changing it. AGREE: to the price that it costs now. */
export const RESTOCK_ACTIONS = ['PAUSE', 'RESUME', 'SKIP', 'AGREE'] as const;

/** */
export const changeRestock = call({
  name: 'changeRestock',
  method: 'PUT',
  path: PATH,
  tag: 'auto-restock',
  openTo: 'signed-in',
  summary: 'Changes what comes, how often, from when or at what price, pauses it, or leaves its next day out',
  params: Nothing,
  query: Nothing,
  body: z.object({
    subscriptionId: SubscriptionId,
    action: z.enum(RESTOCK_ACTIONS).optional(),
    day: IsoDate.optional().meta({ description: 'Of SKIP: the day that is left out; sent again, it is out already' }),
    price: z.number().optional().meta({ description: 'Of AGREE: what was shown; another price is asked about again' }),
    itemId: ItemId.optional().meta({ description: 'Another item in its place' }),
    interval: Interval.optional(),
    everyDays: EveryDays.optional(),
    qty: Qty.optional(),
    nextOn: IsoDate.optional(),
    rise: Rise.optional(),
  }),
  answer: Subscription,
});

/** */
export const endRestock = call({
  name: 'endRestock',
  method: 'DELETE',
  path: PATH,
  tag: 'auto-restock',
  openTo: 'signed-in',
  summary: 'Has an item come no more',
  params: Nothing,
  query: z.object({ subscriptionId: SubscriptionId }),
  body: NoBody,
  answer: z.object({ subscriptionId: z.uuid(), status: z.literal('ENDED') }),
});

/** An addition: a day's order that could not be placed is tried again. */
export const orderRestockAgain = call({
  name: 'orderRestockAgain',
  method: 'POST',
  path: `${PATH}/runs/:runId/again`,
  tag: 'auto-restock',
  openTo: 'signed-in',
  summary: 'Has the order of a day tried again that could not be placed, once what was missing is there',
  params: z.object({ runId: z.string().max(64) }),
  query: Nothing,
  body: NoBody,
  answer: Run,
});
