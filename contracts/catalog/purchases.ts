import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { MOST_PURCHASES_LISTED, PURCHASE_SORTS } from '#domain/orders/again/purchase-limits.ts';
import { SINCE_KINDS } from '#domain/orders/again/since.ts';
import { call } from '../call.ts';
import { ProductTile } from '../catalog.ts';
import { IsoDate, ItemId, Money, NoBody, Nothing, paging, RelationType } from '../shapes.ts';

/** One thing that is different since something was bought. */
const ChangeSince = z
  .object({
    kind: z.enum(SINCE_KINDS),
    before: Money.optional().meta({ description: 'Of one piece, of a price that changed; for who is shown prices' }),
    after: Money.optional(),
    most: z.int().optional().meta({ description: 'How many can be had, where these are fewer than were bought' }),
    title: z.string().optional().meta({ description: 'What takes its place' }),
    url: z.string().optional(),
  })
  .meta({ id: 'ChangeSince' });
export type ChangeSince = z.output<typeof ChangeSince>;

/** Something that was bought before, as it can be bought again. */
const BoughtBefore = {
  itemId: ItemId,
  name: z.string().meta({ description: 'As it was called then' }),
  qty: z.int().min(1).max(MAX_LINE_QTY).meta({ description: 'How many to offer: as many as the last time, unless fewer can be had' }),
  tile: ProductTile.nullable().meta({ description: 'As it is sold now; null: not, or not to who asks' }),
  addItemId: ItemId.nullable().meta({ description: 'The item to add: itself or what takes its place; null: nothing can be added' }),
  changes: z.array(ChangeSince).meta({ description: 'What is different since it was bought, what stands in the way first' }),
};

export const Purchase = z
  .object({
    ...BoughtBefore,
    lastPurchasedDate: IsoDate,
    timesPurchased: z.int().meta({ description: 'In how many orders' }),
    purchased: z.string().meta({ description: "When last: 'Purchased Mar, 2026'" }),
    lastBy: z.string().nullable().meta({ description: 'Who bought it last, where that is a colleague' }),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.output<typeof Purchase>;

/** What was bought in the last twelve months. An addition: K-24 and K-25 have neither words to look for nor pages. */
export const getPurchases = call({
  name: 'getPurchases',
  method: 'GET',
  path: '/cc/api/purchases',
  tag: 'orders',
  openTo: 'signed-in',
  beginsNoVisit: true,
  summary: 'What the shopper, or their organization, has bought in the last twelve months, with what is different since',
  params: Nothing,
  query: z.object({
    ...paging(24, MOST_PURCHASES_LISTED),
    sort: z.enum(PURCHASE_SORTS).default('FREQUENT'),
    whose: z.enum(['OWN', 'ORGANIZATION']).default('OWN').meta({
      description: 'ORGANIZATION: of everybody in it, for who may see their orders and order the same',
    }),
    q: z.string().max(100).optional().meta({ description: "Words of a name, or an item's number from its beginning" }),
    department: z.string().max(60).optional(),
  }),
  body: NoBody,
  answer: z.object({
    items: z.array(Purchase),
    totalItems: z.int(),
    departments: z.array(z.object({ id: z.string(), name: z.string(), count: z.int() })).meta({ description: 'Of all that was bought' }),
    maySeeAll: z.boolean().meta({ description: 'Who asks may ask for the organization' }),
  }),
});

/** An order as it can be bought again. */
export const getReorder = call({
  name: 'getReorder',
  method: 'GET',
  path: '/cc/api/orders/:orderNumber/again',
  tag: 'orders',
  openTo: 'shopper',
  summary:
    'The rows of an order, as they can be bought again, with what is different since. FORBIDDEN: the organization lets nobody order the same',
  params: z.object({ orderNumber: z.string().max(18) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({
    orderNumber: z.string(),
    placedOn: IsoDate.nullable(),
    orderedBy: z.string().nullable().meta({ description: 'Whose it is, where that is a colleague' }),
    items: z.array(
      z.object({
        cartItemId: z.string(),
        ...BoughtBefore,
        image: z.object({ key: z.string(), alt: z.string(), color: z.string() }).nullable(),
        personalization: z.record(z.string(), z.string()).optional().meta({ description: 'What it said, or whom it was for' }),
        parent: z
          .object({ cartItemId: z.string(), itemId: ItemId, relation: RelationType })
          .optional()
          .meta({ description: 'The row that it went along with' }),
      }),
    ),
  }),
});
export type Reorder = z.output<(typeof getReorder)['answer']>;

/** K-24: what is bought again and again, as tiles. */
export const getFrequentlyPurchased = call({
  name: 'getFrequentlyPurchasedData',
  isNoAct: true,
  method: 'POST',
  path: '/api/home/getFrequentlyPurchasedData',
  isPrefixed: true,
  tag: 'catalog',
  openTo: 'anyone',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: 'What the shopper buys most often, of what can be had now; nothing for guests',
  params: Nothing,
  query: Nothing,
  body: z.object({
    siteVariables: z.unknown().optional().meta({ description: 'Accepted and not looked at: the site is known' }),
    userVariables: z.unknown().optional().meta({ description: 'Accepted and not looked at: who asks is known' }),
  }),
  answer: z.object({
    data: z.object({
      heading: z.string(),
      items: z.array(
        ProductTile.extend({
          badgeDetails: z.object({ productBadge: z.string().nullable(), pastPurchase: z.string() }),
        }),
      ),
    }),
  }),
});

/** K-25: what somebody, or an organization, has bought in twelve months, what most often first. */
export const getRecentItems = call({
  name: 'getRecentItems',
  method: 'GET',
  path: '/ptd/recentItems',
  tag: 'orders',
  openTo: 'signed-in',
  beginsNoVisit: true,
  summary: 'Items bought in the last twelve months, what most often first. FORBIDDEN: of another person, or of ALL without the right',
  params: Nothing,
  query: z.object({
    tenantId: z.string().max(40).optional(),
    orderedByUserId: z.string().max(64).optional().meta({ description: 'Who asks, or ALL of their organization; absent: who asks' }),
  }),
  body: NoBody,
  answer: z.object({
    itemDetails: z.array(z.object({ sku: ItemId, itemId: ItemId, lastPurchasedDate: IsoDate, timesPurchased: z.int() })),
  }),
});
