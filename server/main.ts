import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadDemo } from '#database/demo/load-demo.ts';
import { withoutPictureVersion } from './catalog/index.ts';
import { withSessionSecret } from './config/session-secret.ts';
import { readSettings, SettingsError, type Settings } from './config/settings.ts';
import { whichShop } from './config/which-shop.ts';
import { openDatabase, type Database } from './db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded-postgres.ts';
import { listenForChanges } from './db/listen.ts';
import { migrate } from './db/migrate.ts';
import { findShopKind, makeShopKind } from './db/shop-kind.ts';
import { makeApp } from './http/app.ts';
import { hashPassword } from './identity/index.ts';
import { startWorker } from './jobs/index.ts';
import { makeShop } from './make-shop.ts';
import { mountApp } from './mount-app.ts';
import { ROUTES } from './routes.ts';
import { registerChallengeReturn, registerWebhooks } from './orders/index.ts';
import { makeLog } from './telemetry/log.ts';

/** A reason not to start, in one sentence for a person. */
class StartError extends Error {}

const SHUTDOWN_MS = 10_000;

/** What has been started so far, in the order in which it is to be stopped. */
const running: { name: string; stop: () => Promise<void> }[] = [];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function main(): Promise<void> {
  const started = performance.now();
  const given = readSettings(process.env);
  await lockDataFolder(given.dataDir);
  const url = given.databaseUrl ?? (await startOwnDatabase(given)).url;
  const database = openDatabase(url, given.databasePoolSize);
  running.unshift({ name: 'connections', stop: () => database.end() });
  await requireDatabase(database, given);
  await migrate(database);
  const settings = await settingsOf(database, given);
  if (settings.isDemo) await loadDemoShop(settings, database);
  const log = makeLog(settings.logLevel);
  const shop = makeShop(settings, database, log);
  let isStopping = false;
  const app = await makeApp(shop, ROUTES, {
    isReady: async () => !isStopping && (await database.query('select 1')).rowCount === 1,
    rewriteUrl: withoutPictureVersion,
    registerPages: async (instance) => {
      await registerChallengeReturn(instance, shop);
      await registerWebhooks(instance, shop);
      await mountApp(instance, shop);
    },
  });
  const listener = await listenForChanges(shop, url);
  running.unshift({ name: 'listener', stop: () => listener.close() });
  if (settings.isDemo) await startSandbox(settings);
  await listen(app, settings);
  const worker = startWorker(shop);
  running.unshift({ name: 'worker', stop: () => worker.stop() });
  running.unshift({ name: 'server', stop: () => app.close() });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // A second signal (Ctrl-C reaches us from the terminal and from npm) must not cut the first one's work short.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(0);
    });
  }
  sayReady(settings, (performance.now() - started) / 1000);
}

/** One shop per data folder: a second one would take the first one's database away. */
async function lockDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'shop.pid');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const file = await open(path, 'wx').catch(() => undefined);
    if (file !== undefined) {
      await file.writeFile(`${process.pid}\n${await startTimeOf(process.pid)}`);
      await file.close();
      running.push({ name: 'lock', stop: () => rm(path, { force: true }) });
      return;
    }
    const [pid = '', startTime = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
    if (pid !== '' && (await startTimeOf(Number(pid))) === startTime && startTime !== '')
      throw new StartError(
        `The data folder ${dataDir} is in use by a shop that is already running (process ${pid}): stop it, or give another DATA_DIR.`,
      );
    await rm(path, { force: true }); // left by a shop that was killed
  }
  throw new StartError(`The data folder ${dataDir} cannot be locked.`);
}

/** When a process began: with it a number that was given out again is not taken for the process of before. Empty: no such process. */
async function startTimeOf(pid: number): Promise<string> {
  try {
    process.kill(pid, 0);
  } catch {
    return '';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat === '' ? 'unknown' : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown');
}

async function startOwnDatabase(settings: Settings): Promise<EmbeddedPostgres> {
  say('database: starting PostgreSQL');
  const postgres = await startEmbeddedPostgres(settings.dataDir);
  running.unshift({ name: 'PostgreSQL', stop: () => postgres.stop() });
  say(`database socket ${postgres.url}`);
  return postgres;
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

/** The payment vendors' sandbox is another program at another address: it is started beside the shop and ends with it. */
async function startSandbox(settings: Settings): Promise<void> {
  const shopOrigins = ['localhost', 'business.localhost', 'hit.localhost', 'sws.localhost', '127.0.0.1'].map(
    (host) => `http://${host}:${settings.port}`,
  );
  const child = spawn(process.execPath, [resolve('sandbox/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it hears through the channel when the shop is gone, killed or not
    env: {
      ...process.env,
      SANDBOX_PORT: String(settings.sandboxPort),
      HOST: settings.host,
      SANDBOX_DATA_DIR: join(settings.dataDir, 'sandbox'),
      SHOP_ORIGINS: [...new Set([settings.publicUrl, ...shopOrigins])].join(','),
      SANDBOX_SECRET_KEY: settings.sandboxSecretKey,
      SANDBOX_WEBHOOK_SECRET: settings.sandboxWebhookSecret,
      SHOP_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/webhooks/payment`,
      BRAND_NAME: settings.brandName,
      LOG_LEVEL: 'warn',
    },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
    process.stderr.write(chunk);
  });
  await new Promise<void>((resolveReady, reject) => {
    child.stdout?.once('data', () => resolveReady());
    child.once('exit', () =>
      reject(new StartError(said.trim().split('\n').at(-1) || `The payment sandbox did not start on port ${settings.sandboxPort}.`)),
    );
  });
  running.unshift({ name: 'sandbox', stop: () => endChild(child) });
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  await ended;
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

async function stop(code: number): Promise<void> {
  const timer = setTimeout(() => process.exit(code), SHUTDOWN_MS);
  timer.unref();
  for (const { name, stop: end } of running.splice(0))
    await end().catch((error: unknown) => process.stderr.write(`${name} did not stop: ${String(error)}\n`));
  clearTimeout(timer);
  process.exit(code);
}

main().catch(async (error: unknown) => {
  const isExpected = error instanceof StartError || error instanceof SettingsError;
  process.stderr.write(
    isExpected ? `${error.message}\n` : `The shop could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  await stop(1);
});
