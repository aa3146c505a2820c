import type { Input } from '#contracts/call.ts';
import type { z } from 'zod';
import type {
  CategoryCard,
  getCategories as categoriesCall,
  getCategory as categoryCall,
  getHome as homeCall,
  search as searchCall,
} from '#contracts/catalog.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { Looking, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { Category } from './catalog.ts';
import { findBestSellers, findDeals, findListing, findSpelling, type FoundListing, type ListingQuery } from './listing.repository.ts';
import { pictureOf } from './pictures.ts';
import { hiddenFrom, makeViewer, viewTiles } from './viewing.ts';

type Card = z.output<typeof CategoryCard>;
/** A department with what is in it. */
export type Department = Card & { children: Card[] };
type Listing = z.output<(typeof searchCall)['answer']>['data'];

const TILES_ON_HOME = 12;

/** A category or department: its sub-categories and a page of its items. */
export async function getCategory(
  shop: Shop,
  { shopper }: Looking,
  { params, query }: Input<typeof categoryCall>,
): Promise<Reply<z.output<(typeof categoryCall)['answer']>>> {
  const categories = await shop.catalog.categories();
  const category = categories.get(params.id);
  if (category === undefined) return refuse('NOT_FOUND');
  const data = await list(shop, shopper, {
    categoryId: category.id,
    words: '',
    brands: query.brand,
    categoryIds: [],
    sort: query.sort ?? 'bestselling',
    page: query.page,
    size: query.size,
  });
  const path = [category.parentId === undefined ? undefined : categories.get(category.parentId), category].filter(
    (step) => step !== undefined,
  );
  return answer({
    category: { id: category.id, name: category.name, description: category.description, path: path.map(({ id, name }) => ({ id, name })) },
    children: childrenOf(categories, category.id),
    data,
  });
}

/** All departments with their categories. */
export async function getCategories(shop: Shop): Promise<Reply<z.output<(typeof categoriesCall)['answer']>>> {
  const categories = await shop.catalog.categories();
  return answer({
    departments: [
      ...(await shop.catalog.kept.departments.get('', async () =>
        childrenOf(categories, undefined).map((card) => ({ ...card, children: childrenOf(categories, card.id) })),
      )),
    ],
  });
}

/** What the home page shows of the catalogue. */
export async function getHome(shop: Shop, { shopper }: Looking): Promise<Reply<z.output<(typeof homeCall)['answer']>>> {
  const [viewer, dealIds, bestIds] = await Promise.all([
    makeViewer(shop, shopper),
    shop.catalog.kept.itemIds.get('deals', () => findDeals(shop.database)),
    shop.catalog.kept.itemIds.get('best sellers', () => findBestSellers(shop.database)),
  ]);
  const [deals, bestSellers] = await Promise.all([
    viewTiles(shop, viewer, dealIds.slice(0, TILES_ON_HOME)),
    viewTiles(shop, viewer, bestIds.slice(0, TILES_ON_HOME)),
  ]);
  return answer({ deals, bestSellers });
}

/** Items that match words. Nothing found: a word that is spelt alike and finds something is offered. (K-45) */
export async function search(
  shop: Shop,
  { shopper }: Looking,
  { query }: Input<typeof searchCall>,
): Promise<Reply<z.output<(typeof searchCall)['answer']>>> {
  const words = query.q.trim();
  const data = await list(shop, shopper, {
    categoryId: undefined,
    words,
    brands: query.brand,
    categoryIds: query.supercategory,
    sort: query.sort ?? (words === '' ? 'bestselling' : 'relevance'),
    page: query.page,
    size: query.size,
  });
  const correction = data.totalItems === 0 && words !== '' ? await correct(shop, words) : undefined;
  return answer({ data, correction: correction ?? null });
}

async function correct(shop: Shop, words: string): Promise<string | undefined> {
  const parts = words.toLowerCase().split(/\s+/).slice(0, 6);
  const spelt = await shop.catalog.kept.spellings.get(words.toLowerCase(), () =>
    Promise.all(parts.map((part) => findSpelling(shop.database, part))),
  );
  const corrected = parts.map((part, index) => spelt[index] ?? part).join(' ');
  return corrected === words.toLowerCase() ? undefined : corrected;
}

async function list(shop: Shop, shopper: Shopper, wish: Omit<ListingQuery, 'hidden'>): Promise<Listing> {
  const viewer = await makeViewer(shop, shopper);
  const query = { ...wish, hidden: hiddenFrom(shopper, viewer.terms) };
  const [found, categories] = await Promise.all([
    shop.catalog.kept.listings.get(JSON.stringify(query), () => findListing(shop.database, query)),
    shop.catalog.categories(),
  ]);
  return {
    items: await viewTiles(shop, viewer, found.itemIds),
    facets: facetsOf(found, categories, wish.words !== ''),
    totalItems: found.totalItems,
  };
}

function facetsOf(found: FoundListing, categories: ReadonlyMap<string, Category>, hasCategories: boolean): Listing['facets'] {
  const facets = [{ key: 'brand', label: 'Brand', values: found.brands.map(({ value, count }) => ({ value, label: value, count })) }];
  if (hasCategories)
    facets.push({
      key: 'supercategory',
      label: 'Category',
      values: found.categories.map(({ value, count }) => ({ value, label: categories.get(value)?.name ?? value, count })),
    });
  return facets;
}

function childrenOf(categories: ReadonlyMap<string, Category>, parentId: string | undefined): Card[] {
  return [...categories.values()]
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ id: category.id, name: category.name, image: pictureOf(category.picture), itemCount: category.itemCount }));
}
