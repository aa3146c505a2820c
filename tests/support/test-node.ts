import { makeApp } from '#server/http/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { makeShop } from '#server/make-shop.ts';
import { ROUTES } from '#server/routes.ts';
import type { TestShop } from './test-shop.ts';

/** A second node of the same shop: its own connections and its own memory on the same database. */
export async function makeTestNode(site: TestShop): Promise<Pick<TestShop, 'app' | 'shop'> & { close(): Promise<void> }> {
  const database = openDatabase(site.databaseUrl, 6);
  const shop = makeShop(site.shop.settings, database, site.shop.log, { now: site.shop.now });
  const app = await makeApp(shop, ROUTES, { maxEventLoopDelayMs: 0 });
  await app.ready();
  return {
    app,
    shop,
    close: async () => {
      await app.close();
      await database.end();
    },
  };
}
