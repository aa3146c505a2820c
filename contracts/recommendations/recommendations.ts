import { z } from 'zod';
import { MOST_NAMED, MOST_RECOMMENDED } from '#domain/recommendations/placements.ts';
import { call } from '../call.ts';
import { ProductTile } from '../catalog.ts';
import { ItemId, Nothing } from '../shapes.ts';

const MOST_LEFT_OUT = 200;
const MOST_PLACEMENTS = 4;

const Name = z.string().max(60);
const named = z.array(ItemId).max(MOST_NAMED).optional();
const notLookedAt = (why: string) =>
  z
    .unknown()
    .optional()
    .meta({ description: `Accepted and not looked at${why}` });

const body = z.object({
  configValues: notLookedAt(''),
  serviceContext: notLookedAt(': who asks is known'),
  siteVariables: notLookedAt(': the site is known'),
  query: z.object({
    mboxes: z
      .union([z.array(Name).max(MOST_PLACEMENTS), Name.transform((name) => [name])])
      .optional()
      .meta({ description: 'Placements: cart_overlay, cart_page, home_trending …; what there is not is left out' }),
    scheme: Name.optional().meta({ description: 'In place of mboxes: a placement by its id_scheme, as cart_overlay_rr' }),
    number: z
      .int()
      .min(1)
      .max(MOST_RECOMMENDED)
      .optional()
      .meta({ description: 'How many of each; plain: 12 on the business site, else 25' }),
    skuList: named.meta({ description: 'What lies there: what was added, is looked at, was ordered' }),
    ids: named.meta({ description: 'The same' }),
    skusToBeFiltered: z.array(ItemId).max(MOST_LEFT_OUT).optional().meta({ description: 'What is not to be answered' }),
    inputs: z
      .looseObject({ coreSkuNumber: ItemId.optional().meta({ description: 'One more item that lies there' }) })
      .optional()
      .meta({ description: 'sparq, isAutoRestock and others are accepted and not looked at' }),
    context: notLookedAt(''),
    classId: notLookedAt(''),
  }),
});

const RecommendedTile = ProductTile.extend({
  because: z.string().nullable().meta({ description: "Why it is there: 'Because you bought Hollis Copy Paper'. An addition" }),
});
export type RecommendedTile = z.output<typeof RecommendedTile>;

const answer = z.object({
  data: z.array(
    z.object({
      id_scheme: z.string(),
      heading: z.string(),
      items: z.array(RecommendedTile).max(MOST_RECOMMENDED),
      analyticsPayload: z.object({ placement: z.string(), scheme: z.string(), itemIds: z.array(ItemId) }),
    }),
  ),
});
export type Recommendations = z.output<typeof answer>['data'];

const SAME = {
  isNoAct: true,
  method: 'POST',
  isPrefixed: true,
  tag: 'catalog',
  openTo: 'shopper',
  ignoresKey: true,
  beginsNoVisit: true,
  params: Nothing,
  query: Nothing,
  body,
  answer,
} as const;

/** K-19: what could be of use, for some places of a page at once. What cannot be had, and what is in the cart, is left out. */
export const getRecommendations = call({
  ...SAME,
  name: 'atRecommendation',
  path: '/api/sparxProxy/atRecommendation',
  summary: `Recommended items of up to ${MOST_PLACEMENTS} placements, those that are there beside what is in the cart or named`,
});

/** K-20: the same under its other name. */
export const getSparxRecommendations = call({
  ...SAME,
  name: 'sparxRecommendation',
  path: '/api/sparxProxy/sparxRecommendation',
  summary: 'As atRecommendation',
});

/** K-22: items with the addresses that are told that they were seen and pressed, where somebody pays for that. */
export const getSponsoredItems = call({
  ...SAME,
  name: 'getCriteoData',
  path: '/api/sparxProxy/getCriteoData',
  summary: 'The same items as tiles, with impBeacon and clickBeacon of those that are sponsored',
  body: z.object({
    mboxName: Name.optional().meta({ description: 'The placement in which they stand' }),
    skus: named,
    criteoData: notLookedAt(': the shop knows whose campaigns it shows'),
  }),
  answer: z.object({ items: z.array(ProductTile) }),
});
