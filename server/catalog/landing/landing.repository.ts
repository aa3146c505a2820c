import { LandingPage } from '#contracts/catalog/landing-page.ts';
import { statement, type Db } from '../../db/database.ts';

/** A landing page is of so many items at the most: those that sell best. */
const MOST_ITEMS = 2_000;

const findPages = statement<Record<keyof LandingPage, unknown>>(
  'landing_pages',
  'select page_id as "pageId", name, description, meant, components from landing_pages order by position, page_id',
);
/** $1 categories, $2 words, $3 whether on sale */
const findMeant = statement<{ item_id: string }>(
  'landing_items',
  `
  select item_id from items i where is_published and (cardinality($1::text[]) = 0 or category_id = any($1) or department_id = any($1))
    and ($2::text = '' or search @@ websearch_to_tsquery('english', $2)) and (not $3::boolean or list_price_cents is not null)
  order by popularity desc, item_id limit ${MOST_ITEMS}`,
);
/** $1 list */
const findListed = statement<{ item_ids: string[] }>('sku_list', 'select item_ids from sku_lists where sku_list_id = $1');
/** $1 brands */
const findWords = statement<{ about: string }>(
  'brand_words',
  'select about from brand_words where brand = any($1::text[]) order by brand limit 1',
);
/** Goes from each brand to the next one by the index. $1 whether wholesale wares count. */
const findBrands = statement<{ brand: string }>(
  'brands',
  `
  with recursive found as (
    (select brand from items where is_published and ($1 or not is_wholesale) order by brand limit 1)
    union all
    select (select i.brand from items i where i.is_published and ($1 or not i.is_wholesale) and i.brand > found.brand order by i.brand limit 1) from found where found.brand is not null)
  select brand from found where brand is not null order by brand`,
);

/**
 * All landing pages, in their order.
 *
 * @param tellOf is told of a page that is not written as pages are: it is left out, and the others are there.
 */
export async function readLandingPages(db: Db, tellOf: (pageId: unknown, fault: Error) => void): Promise<LandingPage[]> {
  return (await findPages(db, [])).flatMap((row) => {
    const read = LandingPage.safeParse(row);
    if (!read.success) tellOf(row.pageId, read.error);
    return read.data ?? [];
  });
}

/** The items that a landing page is of, whoever may see them. */
export async function findMeantItems(db: Db, { categoryIds = [], words = '', isOnSale = false }: LandingPage['meant']): Promise<string[]> {
  return (await findMeant(db, [categoryIds, words, isOnSale])).map((row) => row.item_id);
}

/** The items of a list; undefined: there is no such list. */
export async function findSkuList(db: Db, skuListId: string): Promise<readonly string[] | undefined> {
  return (await findListed(db, [skuListId]))[0]?.item_ids;
}

/** The brands of what everybody may see, or of everything, by name. */
export async function readBrands(db: Db, { hasWholesale }: { readonly hasWholesale: boolean }): Promise<string[]> {
  return (await findBrands(db, [hasWholesale])).map((row) => row.brand);
}

/** What the first of some brands of which anything is said is known for. */
export async function readBrandWords(db: Db, names: readonly string[]): Promise<string | undefined> {
  return (await findWords(db, [names]))[0]?.about;
}
