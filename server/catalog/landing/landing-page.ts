import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { fetchComponentsModel, LandingComponent } from '#contracts/catalog/landing.ts';
import type { KeptComponent, LandingPage } from '#contracts/catalog/landing-page.ts';
import type { z } from 'zod';
import type { Shop } from '../../shop.ts';
import { categoryCards, dealsFor } from '../browse.ts';
import { filtersOf, list } from '../listing/listing.ts';
import type { Scope } from '../listing/listing-query.ts';
import type { Viewer } from '../viewer.ts';
import { tilesFor } from '../viewing.ts';
import { findMeantItems, findSkuList, readLandingPages } from './landing.repository.ts';

/**
 * A landing page: its parts as they are kept, with what they show of the catalogue, and a page of its items. (K-48)
 *
 * @returns INVALID_REQUEST for a page or a list that there is not. What is reduced tells of prices: to who is shown none there is no page of it.
 */
export async function getLandingPage(
  shop: Shop,
  viewer: Viewer,
  { body }: Input<typeof fetchComponentsModel>,
): Promise<Reply<z.output<(typeof fetchComponentsModel)['answer']>>> {
  const page = (await landingPages(shop)).find(
    ({ pageId, meant }) => pageId === body.pageId && (viewer.showsPrices || meant.isOnSale !== true),
  );
  const scope = page && (await scopeOf(shop, page, body.skuListId));
  if (page === undefined || scope === undefined) return refuse('INVALID_REQUEST');
  const usualSort = page.meant.isOnSale === true ? 'savings' : 'bestselling';
  const [components, { items, facets, totalItems, specifications }] = await Promise.all([
    Promise.all(page.components.map((component) => shownComponent(shop, viewer, component))),
    list(shop, viewer, {
      scope,
      words: undefined,
      filters: { ...filtersOf(viewer, { ...body, brand: body.brands }), categoryIds: body.categories },
      sort: body.sort ?? usualSort,
      page: body.page,
      size: body.size,
      pages: body.pages,
      hasSpecifications: body.specifications === true,
    }),
  ]);
  const { name, description } = page;
  return answer({
    data: { name, description, usualSort, components: components.filter(hasSomething), items, specifications, filters: facets, totalItems },
  });
}

export function landingPages(shop: Shop): Promise<readonly LandingPage[]> {
  return shop.catalog.kept.landingPages.get('', () =>
    readLandingPages(shop.database, (pageId, err) => shop.log.error({ pageId, err }, 'a landing page is not written as pages are')),
  );
}

async function scopeOf(shop: Shop, { meant }: LandingPage, skuListId: string | undefined): Promise<Scope | undefined> {
  const itemIds = skuListId === undefined ? await meantItems(shop, meant) : await skuList(shop, skuListId);
  return itemIds && { kind: 'items', itemIds };
}

function meantItems(shop: Shop, meant: LandingPage['meant']): Promise<readonly string[]> {
  return shop.catalog.kept.itemIds.get(JSON.stringify(['meant', meant]), () => findMeantItems(shop.database, meant));
}

/** A list is looked up each time: any name could be asked for, and each would be kept. */
async function skuList(shop: Shop, skuListId: string): Promise<readonly string[] | undefined> {
  return findSkuList(shop.database, skuListId);
}

async function shownComponent(shop: Shop, viewer: Viewer, component: KeptComponent): Promise<LandingComponent> {
  const { type, title } = component;
  switch (component.type) {
    case 'BANNER':
      return component;
    case 'CATEGORIES':
      return { type: 'CATEGORIES', title, categories: await categoryCards(shop, viewer, component.categoryIds) };
    case 'PRODUCTS':
      return { type: 'PRODUCTS', title, items: await tilesFor(shop, viewer, (await skuList(shop, component.skuListId)) ?? []) };
    case 'SAVINGS':
      return { type: 'PRODUCTS', title, items: await tilesFor(shop, viewer, viewer.showsPrices ? await dealsFor(shop, viewer) : []) };
    default:
      throw new Error(`There is no part of a landing page that is a ${type}.`);
  }
}

/** A part of which this viewer may see nothing is not shown. */
function hasSomething(component: LandingComponent): boolean {
  if (component.type === 'CATEGORIES') return component.categories.length > 0;
  return component.type !== 'PRODUCTS' || component.items.length > 0;
}
