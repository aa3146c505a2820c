import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, type Database } from '#server/db/database.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startShop, type StartedShop } from '#tests/support/started-shop.ts';

const SECRETS = {
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret that is long enough for a session',
  SANDBOX_URL: 'https://127.0.0.1:9', // nobody is there
  SANDBOX_SECRET_KEY: 'sk_of_a_real_shop_and_of_nobody_else',
  SANDBOX_WEBHOOK_SECRET: 'whsec_of_a_real_shop_and_of_nobody_else',
};
const NAME = `real_${randomUUID().replaceAll('-', '')}`;
let [folder, url] = ['', ''];
let [admin, database]: Database[] = [];
const started: StartedShop[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-real-'));
  admin = openDatabase(inject('databaseUrl'), 1);
  await admin.query(`create database ${NAME}`);
  url = databaseUrl(inject('databaseUrl'), NAME);
  database = openDatabase(url, 2);
});

afterEach(async () => {
  for (const shop of started.splice(0)) await shop.end();
});

afterAll(async () => {
  await database?.end();
  await admin?.query(`drop database ${NAME} with (force)`);
  await admin?.end();
  await rm(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const shop = await startShop({ DATABASE_URL: url, DATA_DIR: folder, PORT: String(port), SANDBOX_PORT: String(sandboxPort), ...settings });
  started.push(shop);
  /** A node that has just started on a busy machine may ask for a moment. */
  const statusOf = (path: string) =>
    vi.waitFor(
      async () => {
        const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
        expect(status).not.toBe(503);
        return status;
      },
      { timeout: 30_000, interval: 250 },
    );
  return { ...shop, statusOf, sandboxPort };
}

const count = async (what: string) => (await database?.query<{ n: number }>(`select count(*)::int as n from ${what}`))?.rows[0]?.n;

describe('a real shop', () => {
  it('that lacks anything does not start, says all that it lacks, and leaves its database as it was [T66]', async () => {
    const { code, said } = await start({ DEMO_DATA: 'off' });
    expect(code).toBe(1);
    for (const name of Object.keys(SECRETS)) expect(said()).toContain(`${name} is missing`);
    expect(await database?.query("select from pg_tables where schemaname = 'public'")).toMatchObject({ rowCount: 0 });
  });

  it('has nothing of the demo [T66]', async () => {
    const { code, said, statusOf, sandboxPort } = await start({ DEMO_DATA: 'off', ...SECRETS });
    expect(code, said()).toBeUndefined();
    expect(said()).not.toContain('Foolscap-demo-1');
    for (const table of ['users', 'items', 'orders', 'coupons', 'demo_loads']) expect(await count(table), table).toBe(0);
    for (const path of [
      '/dev/outbox',
      '/api/dev/outbox',
      '/dev/ways-in',
      '/dev/identity-provider',
      '/dev/purchasing-system',
      '/api/dev/ways-in',
      '/design',
      '/metrics',
      '/api/docs',
      '/api/docs/',
      '/api/openapi.json',
    ])
      expect(await statusOf(path), path).toBe(404);
    for (const path of ['/', '/readyz']) expect(await statusOf(path), path).toBe(200);
    await expect(fetch(`http://127.0.0.1:${sandboxPort}/healthz`)).rejects.toThrow();
  });

  it('stays one when DEMO_DATA is forgotten or wrong: it is no demo and lacks its secrets [T66]', async () => {
    const forgotten = await start();
    expect(forgotten.code).toBe(1);
    for (const name of Object.keys(SECRETS)) expect(forgotten.said()).toContain(`${name} is missing`);
    const turned = await start({ ...SECRETS, DEMO_DATA: 'on' });
    expect(turned.code).toBe(1);
    expect(turned.said()).toContain("the database is a real shop's");
    for (const table of ['users', 'items', 'demo_loads']) expect(await count(table), table).toBe(0);
  });
});
