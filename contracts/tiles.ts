import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { MOST_BUY_AGAIN, MOST_LABELED, MOST_TILES } from '#domain/catalog/listing-limits.ts';
import { call } from './call.ts';
import { ProductTile } from './catalog.ts';
import { ItemId, NoBody, Nothing, IsoDate } from './shapes.ts';

/** K-21: tiles of items, with what could be taken instead of those that cannot be had. */
export const getProductTileData = call({
  name: 'getProductTileData',
  isNoAct: true,
  method: 'POST',
  path: '/api/productTileProxy/getProductTileData',
  isPrefixed: true,
  tag: 'catalog',
  openTo: 'shopper',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: `Tiles of up to ${MOST_TILES} items, in their order; those that there are not, or not for this shopper, are left out`,
  params: Nothing,
  query: Nothing,
  body: z.object({
    serviceContext: z.unknown().optional().meta({ description: 'Accepted and not looked at: who asks is known' }),
    query: z.object({
      skus: z.array(ItemId).min(1).max(MOST_TILES),
      inputs: z.unknown().optional().meta({ description: 'Accepted and not looked at' }),
      itemReqObj: z
        .object({ surchgOrgItemId: ItemId, qty: z.int().min(1).max(MAX_LINE_QTY) })
        .optional()
        .meta({ description: 'Adds the larger packs that spare so many of an item the courier surcharge' }),
    }),
  }),
  answer: z.object({ data: z.array(ProductTile) }),
});

/** What tiles say of the shopper's own past and printers: beside the tiles, because a page that is kept for many holds nothing of one of them. */
export const getTileLabels = call({
  name: 'getTileLabels',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/tile-labels',
  tag: 'catalog',
  openTo: 'signed-in',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: "Past purchases of items, as short labels, and which of the shopper's printers they fit",
  params: Nothing,
  query: Nothing,
  body: z.object({ skus: z.array(ItemId).min(1).max(MOST_LABELED) }),
  answer: z.object({
    labels: z.record(ItemId, z.array(z.string())).meta({ description: 'At most three for an item, the newest first' }),
    purchases: z.record(ItemId, z.object({ boughtOn: IsoDate, orderNumber: z.string() })).meta({
      description: 'When the shopper last bought an item, by the calendar of the place they live at, and with which order. An addition',
    }),
    machines: z
      .array(z.object({ model: z.string(), nickname: z.string() }))
      .meta({ description: 'The printers of the shopper, or of the organization' }),
    fits: z.record(ItemId, z.string().nullable()).meta({
      description: 'Of items made for printers, to who has printers: "Fits your Front desk printer", or null where it fits none of them',
    }),
  }),
});

/** What a shopper has bought before and can buy again with one press. */
export const getBuyAgain = call({
  name: 'getBuyAgain',
  method: 'GET',
  path: '/cc/api/buy-again',
  tag: 'catalog',
  openTo: 'signed-in',
  beginsNoVisit: true,
  summary: 'What the shopper has bought, the latest first, of what can be added to the cart as it is',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    items: z
      .array(z.object({ tile: ProductTile, purchased: z.string().meta({ description: "When last: 'Purchased Mar, 2026'" }) }))
      .max(MOST_BUY_AGAIN),
  }),
});
