import { expect, it } from 'vitest';
import { SORTS } from '#contracts/catalog.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { EVERYBODY, type Audience } from '../audience.ts';
import { estimate, findInOrder, findOfAll, IN_ORDER, isInOrder } from './large-listing.repository.ts';
import { findListing } from './listing.repository.ts';
import { NO_FILTERS, type ListingQuery } from './listing-query.ts';

const site = useShop();
const WORDS = { all: `'paper'`, kind: `'paper'`, named: `'paper'`, kindIds: [] };
const AUDIENCES = [EVERYBODY, { ...EVERYBODY, paysMemberPrices: true }, { ...EVERYBODY, accountNumber: '4410001' }];
const SUBJECTS = [
  { scope: { kind: 'all' }, words: WORDS },
  { scope: { kind: 'category', categoryId: 'paper' }, words: undefined },
  { scope: { kind: 'brand', brands: ['Northline'] }, words: undefined },
  { scope: { kind: 'items', itemIds: ['100001'] }, words: undefined },
  { scope: { kind: 'printers', models: ['Ardent L48'] }, words: undefined },
] as const;

/** Every listing that can be asked for, as far as it is another statement. */
const ALL: readonly ListingQuery[] = SUBJECTS.flatMap((subject) =>
  SORTS.flatMap((sort) =>
    [undefined, '1547'].flatMap((storeNumber) =>
      [[], ['Ardent L48']].map((printers) => ({
        ...subject,
        sort,
        storeNumber,
        filters: { ...NO_FILTERS, printers },
        page: 1,
        size: 24,
        pages: 1,
      })),
    ),
  ),
);

/** What a large catalogue is asked for one page: in parts, in order and as a whole. */
async function askInParts(database: Database, audience: Audience, query: ListingQuery): Promise<void> {
  const cut = { limit: 24, offset: 0 };
  for (const sample of [1, 2, 3, 4] as const) {
    await estimate(database, audience, query, sample);
    await findListing(database, audience, query, { sample });
  }
  if (isInOrder(query, audience)) for (const most of IN_ORDER) await findInOrder(database, audience, query, { cut, most, narrowedBy: [] });
  await findOfAll(database, audience, query, cut, []);
}

const isPlain = ({ sort, filters }: ListingQuery) => ['bestselling', 'relevance'].includes(sort) && filters.printers.length === 0;

it.each<[what: string, ask: (database: Database, audience: Audience) => Promise<void>, kept: readonly string[]]>([
  [
    'a small catalogue',
    async (database, audience) => {
      for (const query of ALL) await findListing(database, audience, query);
    },
    ['listing_public_relevance_words_all_0', 'listing_account_bestselling_all_category_store_0'],
  ],
  [
    'a large catalogue',
    async (database, audience) => {
      for (const query of ALL.filter(isPlain)) await askInParts(database, audience, query);
    },
    ['breadth_of_listing_public_bestselling_words_all_1', 'listing_public_relevance_words_all_1'],
  ],
])(
  'a connection keeps the plans of few listings of %s, whichever are asked for: those that came first',
  async (_what, ask, kept) => {
    const database = openDatabase(site.databaseUrl, 1);
    for (const audience of AUDIENCES) await ask(database, audience);
    const { rows: plans } = await database.query<{ name: string }>(
      "select name from pg_prepared_statements where name ~ '^(in_order|of_all|listing|breadth)'",
    );
    const names = plans.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...kept]));
    expect(names.length).toBeLessThanOrEqual(80);
    const { rows } = await database.query<{ megabytes: number }>(
      'select (sum(total_bytes) / 1e6)::int as megabytes from pg_backend_memory_contexts',
    );
    expect(rows[0]?.megabytes).toBeLessThan(45);
    await database.end();
  },
  60_000,
);
