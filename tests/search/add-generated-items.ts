import pg from 'pg';
import { readPictureBook } from '#database/demo/catalog/pictures.ts';
import { generatedItems, ITEM_COLUMNS, itemRow } from '#database/demo/load/catalog-rows.ts';
import { copyRows } from '#database/copy.ts';
import { makeGeneratedStock } from '#database/demo/load/stock.ts';
import { startOfDay } from '#database/demo/days.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import type { TestShop } from '#tests/support/test-shop.ts';

/** Adds the first so many generated items of the demo to a test's shop, with their stock: the tests' own demo has the specimens alone. */
export async function addGeneratedItems({ databaseUrl, shop }: TestShop, catalogSize: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const client = await pool.connect();
  try {
    await client.query('begin');
    const items = generatedItems({ catalogSize, book: readPictureBook('pictures'), today: startOfDay(TEST_NOW), hasReviews: false });
    const rows = items.map(itemRow);
    await copyRows({ client, table: 'items', columns: ITEM_COLUMNS, rows, onRow: () => undefined });
    await makeGeneratedStock(client, catalogSize, () => undefined);
    await client.query('commit');
  } finally {
    client.release(true);
    await pool.end();
  }
  shop.catalog.forget();
}
