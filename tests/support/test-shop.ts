import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { readSettings, type Settings } from '#server/config/settings.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { makeApp } from '#server/http/app.ts';
import { dispatchDue } from '#server/events/index.ts';
import { startWorker } from '#server/jobs/index.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { HANDLERS } from '#server/jobs/handlers.ts';
import { registerDocuments, withoutPictureVersion } from '#server/catalog/index.ts';
import { makeShop } from '#server/make-shop.ts';
import { ROUTES } from '#server/routes.ts';
import { mountApp } from '#server/mount-app.ts';
import { registerLogos } from '#server/logos/index.ts';
import { registerHandover } from '#server/procurement/index.ts';
import { registerAccountPapers, registerChallengeReturn, registerPapers, registerWebhooks } from '#server/orders/index.ts';
import { registerRoundPapers } from '#server/rounds/index.ts';
import type { Shop } from '#server/shop.ts';
import { makeLog } from '#server/telemetry/log.ts';
import { databaseUrl, TEST_NOW } from './database-server.ts';

/** A shop of one test file: its own database, the real routes, the real payment sandbox, a clock that can be set. */
export type TestShop = {
  readonly shop: Shop;
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  readonly database: Database;
  readonly databaseUrl: string;
  /** Sets the shop's clock. */
  setNow(now: Date): void;
  /** Lets everybody hear what has happened, as the background does. */
  hearEvents(): Promise<void>;
  /** Lines of the log, as they would be written. */
  readonly logged: string[];
};

type Options = {
  readonly hasRateLimits?: boolean;
  /** How long the sandbox keeps an answer back that is to be lost. */
  readonly holdMs?: number;
  /** Serves the pages too, on this port, with the background jobs running. */
  readonly port?: number;
  /** The sandbox goes by the shop's clock, too: what is held there runs out with it. */
  readonly isOneClock?: boolean;
  /** Settings that are other than those of the tests' demo. */
  readonly settings?: Partial<Settings>;
  /** 'debug' tells of each request; 'warn' when absent. */
  readonly logLevel?: string;
  /** Serves the pages too, to whoever asks without a network. They are those that were built last. */
  readonly hasPages?: boolean;
  /** A network has only a part of the node while it is busy, as in a shop that runs. Tests of exact limits have it all. */
  readonly isShared?: boolean;
};

/**
 * Gives a test file its own shop, made before its first test and taken down after its last; the invariants are checked then,
 * whatever the tests did.
 */
export function useShop(options: Options = {}): TestShop {
  const made: Partial<TestShop> = {};
  let end = async () => {};
  beforeAll(async () => {
    const built = await makeTestShop(inject('databaseUrl'), options);
    Object.assign(made, built.testShop);
    end = built.end;
  });
  afterAll(async () => {
    // What nobody runs in the background here is heard at the end: a mail that waits for a minute of a long file is stuck nowhere.
    await made.hearEvents?.();
    const broken = made.shop === undefined ? [] : await checkInvariants(made.shop.database, made.shop.now());
    await end();
    if (broken.length > 0) throw new Error(`Broken invariants: ${JSON.stringify(broken)}`);
  });
  return new Proxy({} as TestShop, { get: (_target, name) => Reflect.get(made, name) });
}

export async function makeTestShop(server: string, options: Options = {}): Promise<{ testShop: TestShop; end: () => Promise<void> }> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(server, 1);
  // A busy machine may take its time. Files are copied in a third of the time that their pages take through the log.
  await admin.query('set statement_timeout = 0');
  await admin.query(`create database ${name} template shop_template strategy file_copy`);
  const url = databaseUrl(server, name);
  const database = openDatabase(url, 12);
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-shop-'));
  const origin = options.port === undefined ? 'http://localhost' : `http://localhost:${options.port}`;
  let offsetMs = TEST_NOW.getTime() - Date.now();
  const now = () => new Date(Date.now() + offsetMs);
  const sandbox = await startSandbox({
    dataDir: join(folder, 'sandbox'),
    port: 0,
    shopOrigins: [origin, origin.replace('localhost', 'business.localhost')],
    holdMs: options.holdMs ?? 20_000,
    logLevel: 'silent',
    ...(options.isOneClock === true && { now }),
  });
  const settings = {
    ...readSettings({
      SANDBOX_URL: sandbox.origin,
      DATA_DIR: folder,
      RATE_LIMITS: options.hasRateLimits === true ? 'on' : 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      SESSION_SECRET: 'a secret that is known to every test there is',
    }),
    publicUrl: origin,
    ...options.settings,
  };
  const logged: string[] = [];
  const shop = makeShop(settings, database, makeLog(options.logLevel ?? 'warn', { write: (line: string) => void logged.push(line) }), {
    now,
  });
  const app = await makeApp(shop, ROUTES, {
    registerPages: async (instance) => {
      await registerChallengeReturn(instance, shop);
      await registerHandover(instance, shop);
      await registerWebhooks(instance, shop);
      await registerPapers(instance, shop);
      await registerAccountPapers(instance, shop);
      await registerRoundPapers(instance, shop);
      await registerLogos(instance, shop);
      await registerDocuments(instance, shop);
      if (options.port !== undefined || options.hasPages === true) await mountApp(instance, shop);
    },
    rewriteUrl: withoutPictureVersion,
    // Tests share their processors with other tests: being slow is no fault of theirs.
    maxEventLoopDelayMs: 0,
    // What counts every single one of hundreds of calls at once asks for it.
    isShared: options.isShared === true,
  });
  await app.ready();
  if (options.port !== undefined) await app.listen({ port: options.port, host: '127.0.0.1' });
  const worker = options.port === undefined ? undefined : startWorker(shop);
  const testShop: TestShop = {
    shop,
    app,
    sandbox,
    database,
    databaseUrl: url,
    logged,
    hearEvents: async () => void (await dispatchDue(shop, HANDLERS)),
    setNow: (now) => {
      offsetMs = now.getTime() - Date.now();
    },
  };
  return {
    testShop,
    end: async () => {
      await worker?.stop();
      await app.close();
      await sandbox.close();
      await database.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
