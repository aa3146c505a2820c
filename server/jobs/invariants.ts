import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../db/database.ts';
import type { Shop } from '../shop.ts';

const FOLDER = fileURLToPath(new URL('../../database/invariants/', import.meta.url));

/** A query that must find nothing, and what it found all the same. */
export type Broken = { readonly invariant: string; readonly rows: readonly unknown[] };

/**
 * Asks every invariant of `database/invariants`. Each is a query that returns no row; `:now` in it is the business clock's
 * moment.
 */
export async function checkInvariants(database: Database, now: Date): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).toSorted()) {
    const sql = await readFile(`${FOLDER}${name}`, 'utf8');
    const { rows } = await database.query(sql.replaceAll(':now', `'${now.toISOString()}'::timestamptz`));
    if (rows.length > 0) broken.push({ invariant: name.replace(/\.sql$/, ''), rows: rows.slice(0, 5) });
  }
  return broken;
}

/** The same for the running shop: what is broken is logged as an error and shown in the metrics. */
export async function brokenInvariants(shop: Shop): Promise<void> {
  const broken = await checkInvariants(shop.database, shop.now());
  shop.metrics.showBroken(broken);
  for (const { invariant, rows } of broken) shop.log.error({ invariant, rows }, 'an invariant is broken');
}
