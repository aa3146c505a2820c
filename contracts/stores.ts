import { z } from 'zod';
import { LONGEST_TERM } from '#domain/stores/search-term.ts';
import { call } from './call.ts';
import { Message } from './cart-item.ts';
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
    term: z.string().max(LONGEST_TERM).optional(),
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
  query: z.object({ term: z.string().max(LONGEST_TERM).optional() }),
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
  query: z.object({ term: z.string().max(LONGEST_TERM).optional() }),
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

/** A store as the documents describe it. (S §3, Store; A-175) */
export const StoreDetails = z
  .object({
    storeNumber: z.string(),
    addressLine: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    address: z.object({ addressLine1: z.string(), city: z.string(), state: z.string(), zipcode: z.string() }),
    isAvailable: z.boolean().meta({ description: 'It has all that was asked for; of a store without a question: it is open to buyers' }),
    workingHours: z.array(z.object({ day: z.string(), open: z.string(), close: z.string() })).meta({ description: 'Monday first' }),
    storeStatus: z.enum(['Open', 'Closed']),
    StoreOpenTime: z.string().meta({ examples: ['8:00 AM'] }),
    storeStatusTime: z.string().meta({ examples: ['until 9:00 PM'] }),
    /** Additions. */
    name: z.string(),
    phone: z.string(),
    miles: z.number().nullable().meta({ description: 'From the place that was asked for; null where none was' }),
  })
  .meta({ id: 'StoreDetails' });

/** Where what is wanted can be picked up. (K-28; A-177) */
export const findPickupInStore = call({
  name: 'findPickupInStore',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/omni/pickupinstore',
  tag: 'stores',
  openTo: 'shopper',
  ignoresKey: true,
  summary: 'Stores around a ZIP code or a place, or one by its number, with their hours and what each has of the items',
  params: Nothing,
  query: Nothing,
  body: z.object({
    zipcode: z.string().max(10).optional(),
    address: z.string().max(80).optional(),
    radius: z.number().optional().meta({ description: 'Miles; 20 unless another is asked for, 250 at the most' }),
    storeNumber: z.string().max(10).optional(),
    items: z
      .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(9999).default(1) }))
      .max(50)
      .default([]),
  }),
  answer: z.object({
    pickInStoreDetails: z.tuple([
      z.object({
        store: z.array(
          StoreDetails.extend({
            items: z.array(
              z.object({
                itemId: z.string(),
                available: z.int().meta({ description: 'No more than one above the threshold: how much more there is, is not told' }),
                threshold: z.int().meta({ description: 'The largest number that is shown' }),
                stock: z.string().meta({ description: 'An addition: as shown', examples: ['4', '10+'] }),
              }),
            ),
          }),
        ),
      }),
    ]),
    messages: z.array(Message),
    taxExempt: z.boolean().meta({ description: 'Of the account of who asks' }),
  }),
});
