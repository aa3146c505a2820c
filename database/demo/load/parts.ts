import type pg from 'pg';
import { categories } from '../catalog/departments.ts';
import { labelsToRead } from '../catalog/details/details.ts';
import type { PictureBook } from '../catalog/pictures.ts';
import { pastOrders } from '../history/history.ts';
import { SHELF_SIZE, shelfItemOf, type ShelfItem } from '../history/shelf.ts';
import { BRAND_COLUMNS, brandRows } from '../landing/brand-words.ts';
import { LANDING_COLUMNS, SKU_LIST_COLUMNS, landingRows, skuListRows } from '../landing/landing-pages.ts';
import { loadQuestions } from '../questions/question-rows.ts';
import { questionsOf, type Question } from '../questions/questions.ts';
import type { DemoItem } from '../catalog/item.ts';
import { CONTRACT_ACCOUNT } from '../people/accounts.ts';
import { harborContract } from '../people/contract.ts';
import { DEMO_PASSWORD } from '../people/people.ts';
import { UNFOUND_COLUMNS, unfoundRows } from '../people/unfound-searches.ts';
import { specimens } from '../specimens/specimens.ts';
import { stores } from '../stores/stores.ts';
import {
  CATEGORY_COLUMNS,
  ITEMS_WITH_REVIEWS,
  ITEM_COLUMNS,
  KIND_COLUMNS,
  REVIEW_COLUMNS,
  allItems,
  categoryRows,
  itemRow,
  kindRows,
  NEAR_COLUMNS,
  nearRows,
  reviewRows,
} from './catalog-rows.ts';
import { DEMO_DOCUMENTS, loadDocuments } from '../documents/documents.ts';
import { copyRows, type Row } from '../../copy.ts';
import { loadBudgets } from './budget-rows.ts';
import { loadCredit } from './credit-rows.ts';
import { historyRows } from './history-rows.ts';
import type { Part } from './part.ts';
import { loadRound, ROUND_ROWS } from './round-rows.ts';
import { loadQuotes } from './quote-rows.ts';
import { couponRows, peopleRows, storeRows, type TableRows } from './people-rows.ts';
import { loadUnits } from './unit-rows.ts';
import { STOCK_COLUMNS, makeGeneratedStock, specimenStockRows } from './stock.ts';
import { withoutIndexes } from './without-indexes.ts';
import { TERRITORY_ZIPS, ZIP_CODES, readTerritoryZips, readZipCodes } from './zip-codes.ts';

type Plan = {
  readonly book: PictureBook;
  readonly catalogSize: number;
  readonly today: Date;
  readonly hashPassword: (plain: string) => Promise<string>;
};

const LANDING_TABLES: readonly TableRows[] = [
  { table: 'landing_pages', columns: LANDING_COLUMNS, rows: landingRows() },
  { table: 'sku_lists', columns: SKU_LIST_COLUMNS, rows: skuListRows() },
  { table: 'brand_words', columns: BRAND_COLUMNS, rows: brandRows() },
];

type OnRow = (count?: number) => void;

/** Stock is made inside the database, much faster than other rows: in the progress so many count as one. */
const STOCK_ROWS_PER_STEP = 25;

/** The parts of the demo in the order in which they need each other. */
export function demoParts(plan: Plan): Part[] {
  const { book, catalogSize } = plan;
  const items = catalogSize + specimens.length;
  const stockRows = items * (stores.length + 1);
  const shelf = once(() => shelfOf(plan));
  return [
    { name: 'places', rows: ZIP_CODES, run: loadPlaces },
    { name: 'territories', rows: TERRITORY_ZIPS, run: async (client, onRow) => copyZips(client, await readTerritoryZips(), onRow) },
    {
      name: 'categories',
      rows: categories.length,
      run: (client, onRow) => copyRows({ client, table: 'categories', columns: CATEGORY_COLUMNS, rows: categoryRows(book), onRow }),
    },
    {
      name: 'kinds',
      rows: kindRows().length,
      run: (client, onRow) => copyRows({ client, table: 'product_kinds', columns: KIND_COLUMNS, rows: kindRows(), onRow }),
    },
    {
      name: 'near words',
      rows: nearRows().length,
      run: (client, onRow) => copyRows({ client, table: 'search_synonyms', columns: NEAR_COLUMNS, rows: nearRows(), onRow }),
    },
    { name: 'labels to read', rows: labelsToRead.length, run: keepFromFilters },
    { name: 'items', rows: items, run: (client, onRow) => loadItems(client, plan, items, onRow) },
    { name: 'reviews', rows: Math.min(items, ITEMS_WITH_REVIEWS) * 4, run: (client, onRow) => loadReviews(client, plan, onRow) },
    { name: 'stock', rows: Math.ceil(stockRows / STOCK_ROWS_PER_STEP), run: (client, onRow) => loadStock(client, plan, stockRows, onRow) },
    { name: 'documents', rows: DEMO_DOCUMENTS.length, run: (client) => loadDocuments(client) },
    { name: 'landing pages', rows: landingRows().length, run: (client, onRow) => copyTables(client, LANDING_TABLES, onRow) },
    { name: 'people', rows: 100, run: (client, onRow) => loadPeople(client, plan, shelf(), onRow) },
    { name: 'past orders', rows: 3000, run: (client, onRow) => loadOrders(client, plan, shelf(), onRow) },
    { name: 'office round', rows: ROUND_ROWS, run: (client) => loadRound(client, plan.today) },
    {
      name: 'searches',
      rows: unfoundRows(plan.today).length,
      run: (client, onRow) =>
        copyRows({ client, table: 'searches_without_result', columns: UNFOUND_COLUMNS, rows: unfoundRows(plan.today), onRow }),
    },
    { name: 'statistics', rows: Math.round(stockRows / 100), run: gatherStatistics },
  ];
}

/** Before the items, whose lines are noted for the filters as they come. */
async function keepFromFilters(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query('insert into labels_without_filter select unnest($1::text[]) on conflict do nothing', [
    labelsToRead,
  ]);
  return rowCount ?? 0;
}

async function copyTables(client: pg.PoolClient, tables: readonly TableRows[], onRow: OnRow): Promise<number> {
  let written = 0;
  for (const { table, columns, rows } of tables) written += await copyRows({ client, table, columns, rows, onRow });
  return written;
}

async function loadPlaces(client: pg.PoolClient, onRow: OnRow): Promise<number> {
  const written = await copyZips(client, await readZipCodes(), onRow);
  return written + (await copyTables(client, [storeRows()], onRow));
}

function copyZips(client: pg.PoolClient, rows: readonly Row[], onRow: OnRow): Promise<number> {
  return copyRows({ client, table: 'zip_codes', columns: ['zip', 'city', 'state', 'latitude', 'longitude'], rows, onRow });
}

function loadItems(client: pg.PoolClient, plan: Plan, count: number, onRow: OnRow): Promise<number> {
  return withoutIndexes({ client, tables: ['items'], rows: count }, () =>
    copyRows({ client, table: 'items', columns: ITEM_COLUMNS, rows: rowsOf(plan), onRow }),
  );
}

function* rowsOf(plan: Plan): Generator<Row, void> {
  for (const item of allItems(plan)) yield itemRow(item);
}

/** Reviews and questions are made again with their items, of which only the first have any. */
function loadReviews(client: pg.PoolClient, plan: Plan, onRow: OnRow): Promise<number> {
  const reviewed = { ...plan, catalogSize: Math.min(plan.catalogSize, ITEMS_WITH_REVIEWS) };
  const questions: Question[] = [];
  return withoutIndexes({ client, tables: ['reviews', 'questions', 'answers'], rows: reviewed.catalogSize }, async () => {
    const rows = reviewRows(noticed(allItems(reviewed), (item) => questions.push(...questionsOf(item, plan.today))));
    const written = await copyRows({ client, table: 'reviews', columns: REVIEW_COLUMNS, rows, onRow });
    return written + (await loadQuestions(client, questions, onRow));
  });
}

/** The same items; each is shown to `notice` as it comes. */
function* noticed(items: Iterable<DemoItem>, notice: (item: DemoItem) => void): Generator<DemoItem, void> {
  for (const item of items) {
    notice(item);
    yield item;
  }
}

function loadStock(client: pg.PoolClient, plan: Plan, count: number, onRow: OnRow): Promise<number> {
  const onRows = (rows: number): void => onRow(rows / STOCK_ROWS_PER_STEP);
  return withoutIndexes({ client, tables: ['stock'], rows: count, keys: true }, async () => {
    const written = await copyRows({ client, table: 'stock', columns: STOCK_COLUMNS, rows: specimenStockRows(), onRow: () => onRows(1) });
    return written + (await makeGeneratedStock(client, plan.catalogSize, onRows));
  });
}

async function loadPeople(client: pg.PoolClient, plan: Plan, shelf: readonly ShelfItem[], onRow: OnRow): Promise<number> {
  const { today } = plan;
  const passwordHash = await plan.hashPassword(DEMO_PASSWORD);
  const contract = harborContract(shelf);
  return copyTables(client, [...peopleRows({ today, passwordHash, contract }), couponRows(today)], onRow);
}

/** With the books of their organizations: what they owe on account, what their budgets have spent, and what they were quoted. */
async function loadOrders(client: pg.PoolClient, plan: Plan, shelf: readonly ShelfItem[], onRow: OnRow): Promise<number> {
  const orders = ordersOf(plan, shelf);
  const written = (await copyTables(client, historyRows(orders), onRow)) + (await loadCredit(client, orders, plan.today));
  return (
    written +
    (await loadBudgets(client, orders, plan.today)) +
    (await loadUnits(client, plan.today)) +
    (await loadQuotes(client, plan.today))
  );
}

function ordersOf(plan: Plan, shelf: readonly ShelfItem[]): ReturnType<typeof pastOrders> {
  const contract = new Map(harborContract(shelf).map(({ itemId, priceCents }) => [itemId, priceCents]));
  return pastOrders({ shelf, contracts: new Map([[CONTRACT_ACCOUNT, contract]]), today: plan.today });
}

/** The items that people of the past knew. */
function shelfOf(plan: Plan): ShelfItem[] {
  const known = { ...plan, catalogSize: Math.min(plan.catalogSize, SHELF_SIZE), hasReviews: false };
  return [...allItems(known)].flatMap((item) => shelfItemOf(item) ?? []);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** So that the first visitor's statements are planned well. */
async function gatherStatistics(client: pg.PoolClient): Promise<number> {
  await client.query('analyze');
  return 0;
}
