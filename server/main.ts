import { flushCompileCache } from 'node:module';
import type { Logger } from 'pino';
import { placeWaitingOrders } from './waiting-orders-of-demo.ts';
import { loadDemo } from '#database/demo/load-demo.ts';
import { registerDocuments, withoutPictureVersion } from './catalog/index.ts';
import { withSessionSecret } from './config/session-secret.ts';
import { readSettings, SettingsError, type Settings } from './config/settings.ts';
import { whichShop } from './config/which-shop.ts';
import { lockDataFolder } from './data-folder.ts';
import { closeDatabase, GIVEN_UP_AFTER_MS, openDatabase, type Database } from './db/database.ts';
import { EmbeddedPostgresError, MOST_TO_STOP_MS, startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded-postgres.ts';
import { listenForChanges } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { findShopKind, makeShopKind } from './db/shop-kind.ts';
import { makeApp } from './http/app.ts';
import { makeDrain } from './http/drain.ts';
import { hashPassword } from './identity/index.ts';
import { startWorker } from './jobs/index.ts';
import { Lifecycle } from './lifecycle.ts';
import { makeShop } from './make-shop.ts';
import { meetVendor } from './meet-vendor.ts';
import { mountApp } from './mount-app.ts';
import { ROUTES } from './routes.ts';
import { registerLogos } from './logos/index.ts';
import { registerAccountPapers, registerChallengeReturn, registerPapers, registerWebhooks } from './orders/index.ts';
import { startSandbox } from './sandbox-process.ts';
import { sentenceOfFiles, StartError } from './start-error.ts';
import { makeLog } from './telemetry/log.ts';

/** Who asks whether the shop is ready does not wait longer for the database. */
const READY_WITHIN_MS = 2_000;

const PREPARING_CONNECTIONS = 2;

const life = new Lifecycle((text) => process.stderr.write(`${text}\n`));

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const started = performance.now();
  const given = readSettings(process.env);
  life.add('lock', await lockDataFolder(given.dataDir));
  const log = makeLog(given.logLevel);
  life.goOn();
  const url = given.databaseUrl ?? (await startOwnDatabase(given, log)).url;
  const settings = await prepareDatabase(given, url, log);
  const database = openDatabase(url, settings.databasePoolSize, { giveUpAfterMs: GIVEN_UP_AFTER_MS });
  life.add('connections', () => closeDatabase(database));
  const shop = makeShop(settings, database, log);
  const drain = makeDrain();
  const app = await makeApp(shop, ROUTES, {
    drain,
    isReady: async () => !life.isStopping && (await answers(database)),
    rewriteUrl: withoutPictureVersion,
    registerPages: async (instance) => {
      await registerChallengeReturn(instance, shop);
      await registerWebhooks(instance, shop);
      await registerPapers(instance, shop);
      await registerAccountPapers(instance, shop);
      await registerLogos(instance, shop);
      await registerDocuments(instance, shop);
      await mountApp(instance, shop);
    },
  });
  const listener = await listenForChanges(shop, url);
  life.add('listener', () => listener.close());
  life.goOn();
  await meetVendor(settings, log, () => keepSandbox(settings, log));
  life.goOn();
  await listen(app, settings);
  if (settings.isDemo) await placeWaitingOrders(shop);
  const worker = startWorker(shop);
  life.add('work in the background', (grace) => Promise.race([worker.stop(), grace.then(() => true)]));
  life.add('requests', async (grace) => (await drain.close(app, grace)) > 0);
  life.goOn();
  sayReady(settings, (performance.now() - started) / 1000);
  flushCompileCache(); // now: one that is killed has no time for it
}

async function startOwnDatabase(settings: Settings, log: Logger): Promise<EmbeddedPostgres> {
  say('database: starting PostgreSQL');
  const postgres = await startEmbeddedPostgres(settings.dataDir, {
    signal: life.signal,
    onDeath: (lastWords) => log.error({ lastWords }, 'PostgreSQL has died and is started again'),
    onReturn: () => log.warn('PostgreSQL runs again'),
    onLost: (error) => {
      log.fatal({ err: error }, 'PostgreSQL has died and cannot be started again: the shop ends');
      void life.end(1);
    },
  });
  life.add('PostgreSQL', () => postgres.stop(), MOST_TO_STOP_MS);
  say(`database socket ${postgres.url}`);
  return postgres;
}

/** On connections that wait as long as it takes. @returns the settings of the shop that the database is. */
async function prepareDatabase(given: Settings, url: string, log: Logger): Promise<Settings> {
  const database = openDatabase(url, PREPARING_CONNECTIONS);
  try {
    await requireDatabase(database, given);
    life.goOn();
    await migrate(database, { log });
    life.goOn();
    const settings = await settingsOf(database, given);
    if (settings.isDemo) await loadDemoShop(settings, database);
    life.goOn();
    return settings;
  } finally {
    void database.end().catch(() => undefined);
  }
}

async function answers(database: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, READY_WITHIN_MS, false).unref());
  return Promise.race([database.query('select 1').then(() => true), late]);
}

/** The sandbox is started again when it dies; the shop does not stay without. */
async function keepSandbox(settings: Settings, log: Logger): Promise<void> {
  let sandbox = await startSandbox(settings);
  life.add('sandbox', () => sandbox.stop());
  void (async () => {
    for (;;) {
      await sandbox.ended;
      if (life.isStopping) return;
      log.error('the payment sandbox has died and is started again');
      sandbox = await startSandbox(settings);
    }
  })().catch((error: unknown) => {
    log.fatal({ err: error }, 'the payment sandbox cannot be started again: the shop ends');
    void life.end(1);
  });
}

async function requireDatabase(database: Database, settings: Settings): Promise<void> {
  try {
    await database.query('select 1');
  } catch (error) {
    const where = settings.databaseUrl === undefined ? 'its own PostgreSQL' : 'the PostgreSQL of DATABASE_URL';
    throw new StartError(`The shop cannot reach ${where}: ${error instanceof Error ? error.message || error.name : String(error)}.`);
  }
}

/** The settings of the shop that the database is, or becomes now. */
async function settingsOf(database: Database, { demoData }: Settings): Promise<Settings> {
  const kind = whichShop(await findShopKind(database), demoData);
  const settings = await withSessionSecret(readSettings(process.env, kind));
  if ((await makeShopKind(database, kind)) !== kind)
    throw new StartError('Another node has just made the database another shop: start again.');
  return settings;
}

async function loadDemoShop(settings: Settings, database: Database): Promise<void> {
  let lastSaid = 0;
  await loadDemo({
    pool: database,
    catalogSize: settings.catalogSize,
    now: settings.shopClock ?? new Date(),
    hashPassword,
    onProgress: (done, total, what) => {
      if (done < total && performance.now() - lastSaid < 500) return;
      lastSaid = performance.now();
      say(`demo shop: ${done.toLocaleString('en-US')}/${total.toLocaleString('en-US')} ${what}`);
    },
  });
}

async function listen(app: Awaited<ReturnType<typeof makeApp>>, settings: Settings): Promise<void> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new StartError(`Port ${settings.port} is taken by another program: stop it, or give another PORT.`) : error;
  }
}

function sayReady(settings: Settings, seconds: number): void {
  const at = (host: string) => settings.publicUrl.replace('//localhost', `//${host}localhost`);
  say(
    [
      `ready in ${seconds.toFixed(1)} s`,
      `consumer site ${settings.publicUrl}`,
      `business site ${at('business.')}`,
      `payment sandbox ${settings.sandboxUrl}`,
      `API ${settings.publicUrl}/api/docs`,
      ...(settings.isDemo
        ? ['sign in as sam.shopper@example.com or (business) bea.buyer@harbordental.example, password Foolscap-demo-1']
        : []),
    ].join('  |  '),
  );
}

life.run(main).catch(async (error: unknown) => {
  const isExpected = [StartError, SettingsError, EmbeddedPostgresError].some((kind) => error instanceof kind);
  const sentence = error instanceof Error && isExpected ? error.message : sentenceOfFiles(error, process.env['DATA_DIR'] ?? 'DATA_DIR');
  process.stderr.write(`${sentence ?? `The shop could not start: ${error instanceof Error ? error.stack : String(error)}`}\n`);
  await life.end(1);
});
