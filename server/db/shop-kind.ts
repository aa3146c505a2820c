import { command, statement, type Database } from './database.ts';

/** What a database was made as. It stays that for good: a demo has people, cards and keys that everybody knows. */
export type ShopKind = 'DEMO' | 'REAL';

const read = statement<{ kind: ShopKind }>('shop_kind', 'select kind from shop_kind');
/** $1 kind */
const write = command('shop_kind_made', 'insert into shop_kind (kind) values ($1) on conflict do nothing');

/** What a migrated database was made as; undefined as long as it is nothing yet. */
export async function findShopKind(database: Database): Promise<ShopKind | undefined> {
  return (await read(database, []))[0]?.kind;
}

/** Makes a database what it is to be. @returns what it is: of two nodes that start together, what the first made it. */
export async function makeShopKind(database: Database, kind: ShopKind): Promise<ShopKind> {
  await write(database, [kind]);
  return (await findShopKind(database)) ?? kind;
}
