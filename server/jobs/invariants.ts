import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Db } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import type { Shop } from '../shop.ts';
import { keepFigures, noteFailure, noteFigure, type WatchedKind } from '../telemetry/watched-figures.ts';
import { WAITS, whatWaitsForAPerson } from './waiting-for-a-person.ts';

const FOLDER = fileURLToPath(new URL('../../database/invariants/', import.meta.url));

/** A query that must find nothing, and what it found all the same. */
export type Broken = { readonly invariant: string; readonly rows: readonly unknown[] };

/** Which invariants are asked: all of the folder, or some. */
type Which = { readonly folder?: string; readonly names?: readonly string[] };

/**
 * Asks every invariant of `database/invariants`, or of another folder. Each is a query that returns no row; `:now` in it is the
 * business clock's moment.
 *
 * @throws when a file asks nothing: it would find nothing for ever.
 */
export async function checkInvariants(database: Db, now: Date, { folder = FOLDER, names }: Which = {}): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const invariant of names ?? (await namesOfInvariants(folder))) {
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
 * right is shown, too: it breaks no rule, but somebody has to look. A look that fails is logged and keeps none of the others; what the
 * one before it found goes on being shown.
 */
export async function brokenInvariants(shop: Shop, { folder = FOLDER } = {}): Promise<void> {
  const invariants = await namesOfInvariants(folder);
  await keepFigures(shop.database, 'INVARIANT', invariants);
  const broken: Broken[] = [];
  const fresh: string[] = [];
  for (const invariant of invariants)
    await looking(shop, 'INVARIANT', [invariant], async () => {
      const found = await transaction(shop.database, async (tx) => {
        await tx.query(`set local statement_timeout = '${MOST_SECONDS}s'`);
        return checkInvariants(tx, shop.now(), { folder, names: [invariant] });
      });
      broken.push(...found);
      const before = await noteFigure(shop.database, 'INVARIANT', invariant, found[0]?.rows.length ?? 0);
      if (found.length > 0 && before === 0) fresh.push(invariant);
    });
  if (fresh.length > 0)
    shop.log.error(
      { invariants: broken.map(({ invariant }) => invariant), broken },
      'shop_broken_invariants is above 0: somebody has to look',
    );
  await looking(shop, 'WAITING', WAITS, async () => {
    const waiting = await whatWaitsForAPerson(shop.database, shop.now());
    for (const name of WAITS) await noteFigure(shop.database, 'WAITING', name, waiting[name]);
  });
}

/** Runs a look. That it failed is logged, and seen by how old its figures are. */
async function looking(shop: Shop, kind: WatchedKind, names: readonly string[], look: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    shop.log.error({ lookedFor: names, err: error }, 'an invariant could not be checked');
    await noteFailure(shop.database, kind, names);
  }
}
