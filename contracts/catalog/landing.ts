import { z } from 'zod';
import { call } from '../call.ts';
import { CategoryCard, Facet, listing, Listing, many, ProductTile, SORTS } from '../catalog.ts';
import { Nothing, NoBody } from '../shapes.ts';
import { Banner, LandingPage } from './landing-page.ts';

/** A part of a landing page, as the page shows them from top to bottom. */
export const LandingComponent = z
  .discriminatedUnion('type', [
    Banner,
    z.object({ type: z.literal('CATEGORIES'), title: z.string(), categories: z.array(CategoryCard) }),
    z.object({ type: z.literal('PRODUCTS'), title: z.string(), items: z.array(ProductTile) }),
  ])
  .meta({ id: 'LandingComponent' });
export type LandingComponent = z.output<typeof LandingComponent>;

/** What every listing can be asked for, but the brand: here it has another name, or there is one alone. */
const { brand: _, ...narrowed } = listing;

/** K-48: what stands on a landing page, with a page of its items. */
export const fetchComponentsModel = call({
  name: 'fetchComponentsModel',
  isNoAct: true,
  method: 'POST',
  path: '/api/landingPages/fetchComponentsModel',
  isPrefixed: true,
  tag: 'catalog',
  openTo: 'shopper',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: 'A landing page: its parts, its items and the filters of these',
  params: Nothing,
  query: Nothing,
  body: z.object({
    ...narrowed,
    pageId: LandingPage.shape.pageId,
    skuListId: z.string().min(1).max(80).optional().meta({ description: 'Only the items of this list, instead of those of the page' }),
    brands: many,
    categories: many,
  }),
  answer: z.object({
    data: z.object({
      name: z.string(),
      description: z.string(),
      usualSort: z.enum([...SORTS, 'savings']).meta({ description: 'How its items are sorted where nothing is asked' }),
      components: z.array(LandingComponent),
      items: z.array(ProductTile),
      specifications: Listing.shape.specifications,
      filters: z.array(Facet),
      totalItems: z.int(),
    }),
  }),
});

/** A brand with its items. */
export const getBrand = call({
  name: 'getBrand',
  method: 'GET',
  path: '/cc/api/brands/:id',
  tag: 'catalog',
  openTo: 'shopper',
  summary: 'A brand: a page of its items',
  params: z.object({ id: z.string().min(1).max(80) }),
  query: z.object({ ...narrowed, supercategory: many }),
  body: NoBody,
  answer: z.object({
    brand: z.object({ id: z.string(), name: z.string(), about: z.string().nullable().meta({ description: 'What it is known for' }) }),
    kinds: z.array(CategoryCard).meta({ description: 'The categories of its items, with how many of these, most first' }),
    data: Listing,
  }),
});
