import { constants, setPriority } from 'node:os';
import { printable } from '#domain/shared/printable.ts';
import { makeCatalog } from './catalog/index.ts';
import { manageCatalog } from './catalog-files/index.ts';
import { readSettings, SettingsError } from './config/settings.ts';
import { openDatabase } from './db/database.ts';
import { urlOfRunningPostgres } from './db/embedded-postgres.ts';
import { isMigrated } from './db/migrate.ts';
import { makeClock } from './make-shop.ts';

/** One writes or reads a file, another asks beside it. */
const CONNECTIONS = 2;

/** `npm run catalog`: works on the database of the shop with the settings of the shop, whether that runs or not. */
async function main(words: readonly string[]): Promise<boolean> {
  // Who looks at the shop meanwhile comes first.
  setPriority(constants.priority.PRIORITY_LOW);
  const settings = readSettings(process.env);
  const url = settings.databaseUrl ?? (await urlOfRunningPostgres(settings.dataDir));
  if (url === undefined) throw new SettingsError('The shop does not run, and its own PostgreSQL with it: start it, or give DATABASE_URL.');
  const database = openDatabase(url, CONNECTIONS);
  try {
    if (!(await isMigrated(database)))
      throw new SettingsError('There is no shop in this database yet, or an older one: start the shop on it once, then ask again.');
    const shop = { database, catalog: makeCatalog(database, CONNECTIONS), settings, now: makeClock(settings.shopClock) };
    return await manageCatalog(shop, words, {
      line: (text) => process.stdout.write(`${isTerminal ? CLEAR : ''}${printable(text)}\n`),
      signal: stopping.signal,
      progress: (text) => void (isTerminal && process.stdout.write(`${CLEAR}${printable(text)}`)),
    });
  } finally {
    await database.end();
  }
}

/** The first time it is asked to, it ends where nothing is half done; the second time it is ended. */
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());

const isTerminal = process.stdout.isTTY;
/** To the beginning of the line, and empties it. */
const CLEAR = '\r\u001b[K';

main(process.argv.slice(2)).then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof SettingsError ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
