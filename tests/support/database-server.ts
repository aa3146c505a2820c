import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadDemo } from '#database/demo/load-demo.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { hashPassword } from '#server/identity/password.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

/** The moment at which the tests' shop lives: a Friday noon in Massachusetts, before every cut-off. */
export const TEST_NOW = new Date('2026-11-20T17:00:00Z');

/**
 * One PostgreSQL for a whole run, with a template that holds the schema and the demo's specimens; each test file clones it.
 * With TEST_DATABASE_URL the tests use that server instead of one of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-test-'));
  await chmod(folder, 0o755); // PostgreSQL runs under another account when the tests run as root
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined ? await startEmbeddedPostgres(folder) : undefined;
  const url = given ?? own?.url ?? '';
  const end = async () => {
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    if (own !== undefined) await forgetOnPowerCuts(url);
    await makeTemplate(url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('databaseUrl', url);
  return end;
}

/**
 * Nobody needs the tests' own server after its machine has lost its power, so it does not wait for the disk. Whoever kills it, or the shop beside
 * it, still finds all that was committed; the tests of faults that look at more start servers of their own.
 */
async function forgetOnPowerCuts(url: string): Promise<void> {
  const admin = openDatabase(url, 1);
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}

/** People of the demo sign in thousands of times in the tests: a hash that costs nothing to check saves a fifth of their time. */
const hashQuickly = (password: string) => hashPassword(password, { memory: 64, passes: 1 });

async function makeTemplate(url: string): Promise<void> {
  const admin = openDatabase(url, 1);
  await admin.query('drop database if exists shop_template with (force)');
  await admin.query('create database shop_template');
  await admin.end();
  const template = openDatabase(databaseUrl(url, 'shop_template'), 4);
  await migrate(template);
  await loadDemo({ pool: template, catalogSize: 0, now: TEST_NOW, hashPassword: hashQuickly, onProgress: () => undefined });
  await template.end();
}

/** The address of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
