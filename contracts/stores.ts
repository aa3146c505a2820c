import { z } from 'zod';
import { call } from './call.ts';
import { ItemId, NoBody, Nothing } from './shapes.ts';

/** A store as somebody chooses it. */
export const FoundStore = z
  .object({
    storeNumber: z.string(),
    name: z.string(),
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    /** From the place that was asked for; null where none was. */
    miles: z.number().nullable(),
  })
  .meta({ id: 'FoundStore' });
export type FoundStore = z.output<typeof FoundStore>;

const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional();

/** An addition: the stores of a name, a place or a ZIP code, for whoever chooses one. */
export const findStores = call({
  name: 'findStores',
  method: 'GET',
  path: '/cc/api/stores',
  tag: 'stores',
  openTo: 'anyone',
  summary: 'Stores by name, city or ZIP code, around a position, or by number; the nearest first where a place was asked for',
  params: Nothing,
  query: z.object({
    term: z.string().max(80).optional(),
    latitude: degrees(90),
    longitude: degrees(180),
    storeNumber: z.string().max(10).optional(),
  }),
  body: NoBody,
  answer: z.object({
    stores: z.array(FoundStore),
    /** Why there are none. */
    reason: z.enum(['UNKNOWN_ZIP', 'NONE_NEAR', 'NONE_NAMED']).nullable(),
  }),
});

/** An addition: where an item can be fetched. */
export const findItemAtStores = call({
  name: 'findItemAtStores',
  method: 'GET',
  path: '/cc/api/products/:itemId/stores',
  tag: 'stores',
  openTo: 'shopper',
  summary: 'Stores by name, city or ZIP code, else around the shopper, with what each has of an item; those that have it first',
  params: z.object({ itemId: ItemId }),
  query: z.object({ term: z.string().max(80).optional() }),
  body: NoBody,
  answer: z.object({
    stores: z.array(FoundStore.extend({ isChosen: z.boolean(), stock: z.string().meta({ description: 'As shown: "4", "10+"' }) })),
    reason: z.enum(['UNKNOWN_ZIP', 'NONE_NEAR', 'NONE_NAMED']).nullable(),
  }),
});

/** An addition: every store with what stands on its door. */
export const listStores = call({
  name: 'listStores',
  method: 'GET',
  path: '/cc/api/stores/all',
  tag: 'stores',
  openTo: 'anyone',
  summary:
    'All stores with their hours, by state and city; with a term those around a ZIP code, the nearest first, or of a name, city or state',
  params: Nothing,
  query: z.object({ term: z.string().max(80).optional() }),
  body: NoBody,
  answer: z.object({
    /** Why there are none. */
    reason: z.enum(['UNKNOWN_ZIP', 'NONE_NEAR', 'NONE_NAMED']).nullable(),
    stores: z.array(
      FoundStore.extend({
        phone: z.string(),
        isOpen: z.boolean(),
        now: z
          .string()
          .meta({ description: 'What stands on its door now; empty for a store that never opens', examples: ['Open until 9 PM'] }),
        isChosen: z.boolean().meta({ description: 'The store of who asks' }),
        hours: z.array(z.object({ days: z.string(), hours: z.string() })).meta({ description: 'In local time' }),
        specialHours: z
          .array(z.object({ days: z.string(), hours: z.string() }))
          .meta({ description: 'The holidays of the next two weeks, each with its hours' }),
      }),
    ),
  }),
});
