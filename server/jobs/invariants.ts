import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Shop } from '../shop.ts';
import { whatWaitsForAPerson } from './waiting-for-a-person.ts';

const FOLDER = fileURLToPath(new URL('../../database/invariants/', import.meta.url));

/** A query that must find nothing, and what it found all the same. */
export type Broken = { readonly invariant: string; readonly rows: readonly unknown[] };

/**
 * Asks every invariant of `database/invariants`, or of another folder. Each is a query that returns no row; `:now` in it is the
 * business clock's moment.
 *
 * @throws when a file asks nothing: it would find nothing for ever.
 */
export async function checkInvariants(database: Db, now: Date, folder = FOLDER): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const invariant of await namesOfInvariants(folder)) {
    const sql = await readFile(`${folder}/${invariant}.sql`, 'utf8');
    if (!/^select\b/im.test(sql)) throw new Error(`The invariant ${invariant} has no query.`);
    const asked = { text: sql.replaceAll(':now', `'${now.toISOString()}'::timestamptz`), query_timeout: (MOST_SECONDS + 5) * 1000 };
    const { rows } = await database.query(asked);
    if (rows.length > 0) broken.push({ invariant, rows: rows.slice(0, 5) });
  }
  return broken;
}

/** The files of the folder, without their ending. */
export async function namesOfInvariants(folder = FOLDER): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .toSorted();
}

/** They read all orders there are, for which nobody waits: longer than a statement of the shop may take. */
const MOST_SECONDS = 60;

/**
 * The same for the running shop: what is broken is shown in the metrics, and logged as an error when it breaks. What no program can put
 * right is shown, too: it breaks no rule, but somebody has to look.
 */
export async function brokenInvariants(shop: Shop): Promise<void> {
  const broken = await transaction(shop.database, async (tx) => {
    await tx.query(`set local statement_timeout = '${MOST_SECONDS}s'`);
    return checkInvariants(tx, shop.now());
  });
  if (shop.metrics.showBroken(broken))
    shop.log.error(
      { invariants: broken.map(({ invariant }) => invariant), broken },
      'shop_broken_invariants is above 0: somebody has to look',
    );
  shop.metrics.showWaiting(await whatWaitsForAPerson(shop.database, shop.now()));
}
