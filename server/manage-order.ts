import { withSessionSecret } from './config/session-secret.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { whichShop } from './config/which-shop.ts';
import { openDatabase } from './db/database.ts';
import { urlOfRunningPostgres } from './db/embedded-postgres.ts';
import { isMigrated } from './db/migrate.ts';
import { findShopKind } from './db/shop-kind.ts';
import { makeShop } from './make-shop.ts';
import { HOW_TO_MANAGE, manageOrder } from './orders/index.ts';
import { makeLog } from './telemetry/log.ts';

/** `npm run order`: works on the database of the shop with the settings of the shop, whether that runs or not. */
async function main([orderNumber, ...words]: readonly string[]): Promise<boolean> {
  if (orderNumber === undefined) throw new SettingsError(HOW_TO_MANAGE);
  const given = readSettings(process.env);
  const url = given.databaseUrl ?? (await urlOfRunningPostgres(given.dataDir));
  if (url === undefined) throw new SettingsError('The shop does not run, and its own PostgreSQL with it: start it, or give DATABASE_URL.');
  const database = openDatabase(url, 2);
  try {
    if (!(await isMigrated(database)))
      throw new SettingsError('There is no shop in this database yet, or an older one: start the shop on it once, then ask again.');
    const kind = whichShop(await findShopKind(database), given.demoData);
    const settings = await withSessionSecret(readSettings(process.env, kind));
    const { isDone, told } = await manageOrder(makeShop(settings, database, makeLog('error')), orderNumber, words);
    process.stdout.write(`${told}\n`);
    return isDone;
  } finally {
    await database.end();
  }
}

main(process.argv.slice(2)).then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
