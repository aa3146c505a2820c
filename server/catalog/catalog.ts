import type { Offered } from '#domain/search/suggest-terms.ts';
import type { Reply } from '#contracts/door.ts';
import type { z } from 'zod';
import type { CategoryCard, Listing, ProductDetails } from '#contracts/catalog.ts';
import type { QuestionPage } from '#contracts/reviews/questions.ts';
import type { ReviewPage } from '#contracts/catalog/reviews.ts';
import type { OffContract } from '#domain/accounts/off-contract.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { NO_VOLUME_PRICES, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { fullName } from '#domain/catalog/variants/full-name.ts';
import type { Options } from '#domain/catalog/variants/options.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { statement, type Database, type Db } from '../db/database.ts';
import { fewAtATime } from '../db/asking/few-at-a-time.ts';
import { KeptEach } from '../db/kept-each.ts';
import { Memo } from '../db/memo.ts';
import { RecentlyUsed } from '../db/recently-used.ts';
import { whileWanted } from '../db/asking/while-wanted.ts';
import type { Counted } from './beside/companions.repository.ts';
import type { AccountTerms, CatalogItem, Category, Coupon } from './catalog-facts.ts';
import type { LandingPage } from '#contracts/catalog/landing-page.ts';
import type { KindGroup } from './listing/large-listing.repository.ts';
import type { FoundListing } from './listing/listing-query.ts';
import type { Matching } from './search-query.ts';
import type { SeenItem, SeenVariant } from './seen.repository.ts';

type Listed = z.output<typeof Listing>;

/** A department with what is in it. */
export type Department = z.output<typeof CategoryCard> & { children: z.output<typeof CategoryCard>[] };

/** What begins like what somebody types, the likeliest first. */
export type Suggested = {
  /** The words so far, misspelled ones as they are meant. */
  readonly words: readonly string[];
  /** Names of kinds of things. */
  readonly terms: readonly Offered[];
  readonly categories: readonly { readonly id: string; readonly name: string; readonly department: string | undefined }[];
  readonly brands: readonly string[];
  readonly itemIds: readonly string[];
};

/** What of a product only its own page shows. */
export type ProductPage = Pick<ProductDetails, 'description' | 'highlights' | 'specifications' | 'documents'>;

/** Facts of the catalogue, read through memory: they change seldom, and a change empties the memory of every node. */
export type Catalog = {
  /**
   * The items of these ids that exist. One statement for all that are not in memory, none when all are.
   *
   * @param db where a transaction is open: who holds a connection must not wait for another.
   */
  items(itemIds: Iterable<string>, db?: Db): Promise<Map<string, CatalogItem>>;
  categories(): Promise<ReadonlyMap<string, Category>>;
  coupons(): Promise<ReadonlyMap<string, Coupon>>;
  /** What an organization has agreed for all its purchases: whether by contract, and what its people may not buy. */
  terms(accountNumber: string | undefined): Promise<AccountTerms>;
  /** Looks for things in the database, when its turn comes and as long as somebody waits for what is found. Who has a turn must not wait for another. */
  readonly inTurn: <T>(look: (db: Db) => Promise<T>) => Promise<T>;
  /** What pages are made of, kept for a while and emptied with everything else. */
  readonly kept: {
    /** What calls answer to all who see the same: good for moments, so that many who ask at once get one answer. */
    readonly answers: Memo<Reply<unknown>>;
    /** The same of what is typed: many type the same few letters. */
    readonly suggestions: Memo<Reply<unknown>>;
    readonly listings: Memo<FoundListing>;
    /** Pages of listings as those see them who see the same. */
    readonly listed: Memo<Listed>;
    readonly products: Memo<ProductPage>;
    readonly reviews: Memo<ReviewPage>;
    readonly questions: Memo<QuestionPage>;
    /** What tiles show of items to an audience. */
    readonly seen: Memo<ReadonlyMap<string, SeenItem>>;
    /** Of item groups, by their keys, what an audience sees of each. */
    readonly variants: KeptEach<readonly SeenVariant[]>;
    /** What is known of the words that people search by. */
    readonly lexicon: Memo<Lexicon>;
    /** Which kinds of things an audience sees. */
    readonly seenKinds: Memo<ReadonlySet<string>>;
    /** The brands of which an audience sees anything. */
    readonly seenBrands: Memo<readonly string[]>;
    /** Names of the kinds of things that sell best of what an audience sees. */
    readonly popular: Memo<readonly string[]>;
    /** What is suggested to whoever types. */
    readonly suggested: Memo<Suggested>;
    /** About how many items there are. */
    readonly catalogSize: Memo<number>;
    /** What of a search finds anything. */
    readonly matching: Memo<Matching | undefined>;
    /** About how many items a listing is of. Made only by who has a turn: others who have one wait for it. */
    readonly breadth: Memo<number>;
    /** The item groups of kinds of things. As `breadth`. */
    readonly kindGroups: Memo<readonly KindGroup[]>;
    readonly itemIds: Memo<readonly string[]>;
    /** What accounts call by a number of their own. */
    readonly ownNumbers: Memo<readonly string[]>;
    readonly landingPages: Memo<readonly LandingPage[]>;
    readonly brands: Memo<readonly string[]>;
    /** The models of printers that something is made for. */
    readonly printerModels: Memo<readonly string[]>;
    /** What orders say of items. */
    readonly companions: Memo<Counted>;
    /** What is ordered most these days. */
    readonly trending: Memo<readonly string[]>;
    /** Of items, others that are most like them. */
    readonly near: Memo<ReadonlyMap<string, readonly string[]>>;
    /** Of items, what does the same on an account's contract. */
    readonly onContract: Memo<ReadonlyMap<string, readonly string[]>>;
    readonly departments: Memo<readonly Department[]>;
    /** How many tiles a category or department shows. */
    readonly itemCounts: Memo<ReadonlyMap<string, number>>;
  };
  /** Empties the memory: after a change of the catalogue. */
  forget(): void;
  /** Reads anew what an organization has agreed: after a change of its policies. What was kept for its people is theirs for one version of these. */
  forgetTerms(accountNumber: string): void;
  /** How often it was emptied: what was made of it before is made anew. */
  readonly generation: () => number;
};

type ItemRow = {
  item_id: string;
  name: string;
  options: Options;
  group_key: string | null;
  brand: string;
  department_id: string;
  category_id: string;
  pictures: string[];
  price_cents: number | null;
  list_price_cents: number | null;
  member_price_cents: number | null;
  volume_prices: VolumePrices;
  uom: string;
  units_in_pack: number;
  unit_name: string;
  facts: ItemFacts;
  ratings: number[];
  rating_sum: number;
  rating_count: number;
  is_published: boolean;
};

const findItems = statement<ItemRow>(
  'catalog_items',
  `
  select item_id, name, options, case when item_group is not null then group_key::text end as group_key, brand, department_id, category_id, pictures, price_cents, list_price_cents, member_price_cents, volume_prices, uom, units_in_pack, unit_name, facts, ratings, rating_sum, rating_count, is_published
  from items where item_id = any($1::text[])`,
);
const findCategories = statement<{
  category_id: string;
  parent_id: string | null;
  name: string;
  description: string;
  picture: string;
  goes_with: string[];
}>(
  'catalog_categories',
  'select category_id, parent_id, name, description, picture, goes_with from categories order by position, category_id',
);
const findCoupons = statement<{
  code: string;
  description: string;
  kind: Coupon['kind'];
  priority: Coupon['priority'];
  percent_bp: number | null;
  amount_cents: number | null;
  is_per_unit: boolean;
  is_automatic: boolean;
  is_stackable: boolean;
  needs_pickup: boolean;
  minimum_cents: number;
  item_ids: string[] | null;
  free_item_id: string | null;
  use_limit: number | null;
  owner_user_id: string | null;
  valid_from: Date;
  valid_until: Date | null;
}>('catalog_coupons', 'select * from coupons');
/** $1 account */
const findTerms = statement<{
  has_contract: boolean;
  off_contract: OffContract | null;
  item_ids: string[];
  category_ids: string[];
  brands: string[];
  version: number | null;
}>(
  'catalog_terms',
  `
  select exists (select from contract_prices where account_number = $1) as has_contract,
    array(select blocked_item_id from account_policies where account_number = $1 and blocked_item_id is not null) as item_ids,
    array(select blocked_category_id from account_policies where account_number = $1 and blocked_category_id is not null) as category_ids,
    array(select blocked_brand from account_policies where account_number = $1 and blocked_brand is not null) as brands,
    (select policies_version from accounts where account_number = $1) as version,
    (select off_contract from accounts where account_number = $1) as off_contract`,
);

const MOST_ITEMS_IN_MEMORY = 12_000;
/** A change is heard of at once; where nobody could tell of it any more, it is known after so long. */
const ITEMS_SECONDS = 300;
const NO_TERMS: AccountTerms = {
  hasContract: false,
  offContract: 'ALLOW',
  hasPolicies: false,
  policies: { itemIds: new Set(), categoryIds: new Set(), brands: new Set() },
  policiesVersion: 0,
};

/** So many of the connections are never taken by those who look for things. */
const LEFT_TO_BUYERS = 4;
/** So many who look for what is not in memory may wait for each other. */
const MOST_WAITING = 64;
/** So many of them from one network. */
const MOST_WAITING_OF_ONE = 16;

/** @param connections how many the database's pool has. */
export function makeCatalog(database: Database, connections: number): Catalog {
  let generation = 0;
  const few = fewAtATime({ most: Math.max(1, connections - LEFT_TO_BUYERS), mostWaiting: MOST_WAITING, mostOfOne: MOST_WAITING_OF_ONE });
  const wanted = whileWanted(database);
  const items = new RecentlyUsed<string, { readonly item: CatalogItem; readonly until: number }>(MOST_ITEMS_IN_MEMORY);
  const categories = new Memo<ReadonlyMap<string, Category>>({ most: 1, seconds: 300 });
  const coupons = new Memo<ReadonlyMap<string, Coupon>>({ most: 1, seconds: 60 });
  const terms = new Memo<AccountTerms>({ most: 500, seconds: 60 });
  const kept: Catalog['kept'] = {
    answers: new Memo({ most: 200, seconds: 2 }),
    suggestions: new Memo({ most: 1_000, seconds: 2 }),
    listings: new Memo({ most: 500, seconds: 60 }),
    listed: new Memo({ most: 200, seconds: 2 }),
    products: new Memo({ most: 500, seconds: 60 }),
    reviews: new Memo({ most: 500, seconds: 60 }),
    questions: new Memo({ most: 500, seconds: 60 }),
    seen: new Memo({ most: 500, seconds: 5 }),
    variants: new KeptEach({ most: 1_000, seconds: 60 }),
    lexicon: new Memo({ most: 1, seconds: 600 }),
    seenKinds: new Memo({ most: 200, seconds: 300 }),
    seenBrands: new Memo({ most: 200, seconds: 300 }),
    popular: new Memo({ most: 200, seconds: 300 }),
    suggested: new Memo({ most: 2_000, seconds: 60 }),
    landingPages: new Memo({ most: 1, seconds: 60 }),
    brands: new Memo({ most: 2, seconds: 600 }),
    printerModels: new Memo({ most: 1, seconds: 600 }),
    catalogSize: new Memo({ most: 1, seconds: 60 }),
    matching: new Memo({ most: 2_000, seconds: 60 }),
    breadth: new Memo({ most: 2_000, seconds: 60 }),
    kindGroups: new Memo({ most: 200, seconds: 60 }),
    itemIds: new Memo({ most: 1_000, seconds: 60 }),
    ownNumbers: new Memo({ most: 2_000, seconds: 60 }),
    companions: new Memo({ most: 1_000, seconds: 60 }),
    trending: new Memo({ most: 4, seconds: 60 }),
    near: new Memo({ most: 500, seconds: 60 }),
    onContract: new Memo({ most: 1_000, seconds: 60 }),
    departments: new Memo({ most: 50, seconds: 300 }),
    itemCounts: new Memo({ most: 200, seconds: 300 }),
  };

  return {
    inTurn: (look) => few(() => look(wanted)),
    kept,
    async items(itemIds, db = database) {
      const found = new Map<string, CatalogItem>();
      const missing: string[] = [];
      const now = performance.now();
      for (const id of itemIds) {
        const kept = items.get(id);
        if (kept === undefined || kept.until < now) missing.push(id);
        else found.set(id, kept.item);
      }
      if (missing.length === 0) return found;
      const read = await items.keepFound(
        async () => (await findItems(db, [missing])).map(itemFromRow),
        (fresh) => fresh.forEach((item) => items.set(item.itemId, { item, until: now + ITEMS_SECONDS * 1_000 })),
      );
      for (const item of read) found.set(item.itemId, item);
      return found;
    },
    categories: () =>
      categories.get(
        '',
        async () =>
          new Map(
            (await findCategories(database, [])).map((row) => [
              row.category_id,
              {
                id: row.category_id,
                parentId: row.parent_id ?? undefined,
                name: row.name,
                nameWords: queryWords(row.name).join(' '),
                description: row.description,
                picture: row.picture,
                goesWith: row.goes_with,
              },
            ]),
          ),
      ),
    coupons: () =>
      coupons.get(
        '',
        async () =>
          new Map(
            (await findCoupons(database, [])).map((row) => [
              row.code,
              {
                code: row.code,
                description: row.description,
                kind: row.kind,
                priority: row.priority,
                percentBp: row.percent_bp ?? undefined,
                amountCents: row.amount_cents ?? undefined,
                isPerUnit: row.is_per_unit,
                isAutomatic: row.is_automatic,
                isStackable: row.is_stackable,
                needsPickup: row.needs_pickup,
                minimumCents: row.minimum_cents,
                itemIds: row.item_ids ?? undefined,
                freeItemId: row.free_item_id ?? undefined,
                useLimit: row.use_limit ?? undefined,
                ownerUserId: row.owner_user_id ?? undefined,
                validFrom: row.valid_from,
                validUntil: row.valid_until ?? undefined,
              },
            ]),
          ),
      ),
    terms: async (accountNumber) =>
      accountNumber === undefined ? NO_TERMS : terms.get(accountNumber, () => readTerms(database, accountNumber)),
    generation: () => generation,
    forgetTerms: (accountNumber) => terms.forget(accountNumber),
    forget() {
      generation += 1;
      items.clear();
      for (const memo of [categories, coupons, terms, ...Object.values(kept)]) memo.clear();
    },
  };
}

async function readTerms(database: Database, accountNumber: string): Promise<AccountTerms> {
  const [row] = await findTerms(database, [accountNumber]);
  if (row === undefined) return NO_TERMS;
  return {
    hasContract: row.has_contract,
    offContract: row.off_contract ?? 'ALLOW',
    hasPolicies: row.item_ids.length + row.category_ids.length + row.brands.length > 0,
    policies: { itemIds: new Set(row.item_ids), categoryIds: new Set(row.category_ids), brands: new Set(row.brands) },
    policiesVersion: row.version ?? 0,
  };
}

function itemFromRow(row: ItemRow): CatalogItem {
  return {
    itemId: row.item_id,
    name: fullName(row.name, row.options),
    groupKey: row.group_key ?? undefined,
    brand: row.brand,
    departmentId: row.department_id,
    categoryId: row.category_id,
    pictures: row.pictures,
    priceCents: row.price_cents ?? undefined,
    listPriceCents: row.list_price_cents ?? undefined,
    memberPriceCents: row.member_price_cents ?? undefined,
    volumePrices: row.volume_prices.length === 0 ? NO_VOLUME_PRICES : row.volume_prices,
    uom: row.uom,
    unitsInPack: row.units_in_pack,
    unitName: row.unit_name,
    facts: row.facts,
    rating: row.rating_count === 0 ? 0 : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    ratingCount: row.rating_count,
    ratings: row.ratings,
    isPublished: row.is_published,
    relatedItemIds: relatedItemIds(row.facts),
  };
}

const NONE: readonly string[] = [];

function relatedItemIds(facts: ItemFacts): readonly string[] {
  const ids = [
    ...(facts.warrantyItemIds ?? NONE),
    ...(facts.assemblyItemIds ?? NONE),
    ...(facts.techHelpItemIds ?? NONE),
    ...(facts.bundle ?? []).map((part) => part.itemId),
    ...(facts.surcharge?.alternates ?? []).map((alternate) => alternate.itemId),
    ...(facts.substitute === undefined ? NONE : [facts.substitute.itemId]),
  ];
  return ids.length === 0 ? NONE : ids;
}
