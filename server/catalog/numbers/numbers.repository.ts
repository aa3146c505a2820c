import { statement, type Db } from '../../db/database.ts';

type Row = { item_id: string };

/** $1 numbers of the shop */
const byId = statement<Row>('items_by_id', 'select item_id from items where item_id = any($1::text[])');
/** $1 numbers of bar codes, with zeros up to 14 digits. As migration 0240 writes it. */
const byGtin = statement<Row & { key: string }>(
  'items_by_gtin',
  "select item_id, lpad(facts ->> 'gtin', 14, '0') as key from items where facts ? 'gtin' and lpad(facts ->> 'gtin', 14, '0') = any($1::text[]) order by item_id",
);
const MAKER_KEY = "upper(regexp_replace(facts ->> 'manufacturerNumber', '[^A-Za-z0-9]', '', 'g'))";
/** $1 makers' numbers, letters and digits alone. As migration 0240 writes it. */
const byMaker = statement<Row & { key: string }>(
  'items_by_manufacturer_number',
  `select item_id, ${MAKER_KEY} as key from items where facts ? 'manufacturerNumber' and ${MAKER_KEY} = any($1::text[]) order by item_id`,
);
const OWN_KEY = "upper(regexp_replace(customer_sku, '[^A-Za-z0-9]', '', 'g'))";
/** $1 account, $2 its own numbers, letters and digits alone. As migration 0086 writes it. */
const byOwn = statement<Row & { key: string }>(
  'items_by_own_number',
  `select item_id, ${OWN_KEY} as key from contract_prices where account_number = $1 and customer_sku is not null and ${OWN_KEY} = any($2::text[]) order by item_id`,
);

/** $1 names in small letters. As migration 0240 writes it. */
const byName = statement<Row & { key: string }>(
  'items_by_name',
  'select item_id, lower(name) as key from items where lower(name) = any($1::text[]) order by item_id',
);

/** Which of these numbers are items'. */
export async function findIds(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  return ids.length === 0 ? [] : (await byId(db, [ids])).map((row) => row.item_id);
}

/** Items by the keys of their numbers. */
export type ByKey = ReadonlyMap<string, readonly string[]>;

export async function findByGtins(db: Db, keys: readonly string[]): Promise<ByKey> {
  return keys.length === 0 ? NONE : grouped(await byGtin(db, [keys]));
}

export async function findByMakers(db: Db, keys: readonly string[]): Promise<ByKey> {
  return keys.length === 0 ? NONE : grouped(await byMaker(db, [keys]));
}

export async function findByOwnNumbers(db: Db, accountNumber: string | undefined, keys: readonly string[]): Promise<ByKey> {
  return accountNumber === undefined || keys.length === 0 ? NONE : grouped(await byOwn(db, [accountNumber, keys]));
}

/** Items by their whole names, in small letters. */
export async function findByNames(db: Db, keys: readonly string[]): Promise<ByKey> {
  return keys.length === 0 ? NONE : grouped(await byName(db, [keys]));
}

const NONE: ByKey = new Map();

function grouped(rows: readonly { readonly item_id: string; readonly key: string }[]): ByKey {
  return new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, found]) => [key, found.map((row) => row.item_id)]));
}
