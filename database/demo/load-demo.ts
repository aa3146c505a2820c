import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { readPictureBook, type PictureBook } from './catalog/pictures.ts';
import { startOfDay } from './days.ts';
import { demoParts } from './load/parts.ts';
import { partsDone, runPart } from './load/part.ts';

export type LoadOptions = {
  /** A migrated database, empty or with an earlier load of the same size that was cut off. */
  readonly pool: pg.Pool;
  /** How many items to generate beside the specimens. */
  readonly catalogSize: number;
  /** The business clock: all dates are counted from the start of its UTC day. */
  readonly now: Date;
  /** Told at least once a second how many of about how many rows are written, and what is being written. */
  readonly onProgress: (done: number, total: number, what: string) => void;
  readonly hashPassword: (plain: string) => Promise<string>;
  /** What has been photographed. Plain: the pictures of this repository. */
  readonly pictures?: PictureBook;
};

const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url));

/** Two loads of one database wait for each other. Any number that nothing else in the program uses. */
const LOAD_LOCK = 7_215_542;

const TELL_EVERY_MS = 500;

/**
 * Loads the demo shop. Each part is a transaction of its own that is recorded when it is done: called again after it was
 * cut off, it goes on with the first part that is missing; called on a complete demo, it does nothing.
 *
 * @throws when the database was made as a real shop.
 */
export async function loadDemo(options: LoadOptions): Promise<void> {
  const { pool, catalogSize, now, hashPassword } = options;
  const book = options.pictures ?? readPictureBook(PICTURES);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOAD_LOCK]);
    await requireDemo(client);
    const done = await partsDone(client);
    const parts = demoParts({ book, catalogSize, today: startOfDay(now), hashPassword });
    const progress = progressOf(
      parts.reduce((sum, part) => sum + part.rows, 0),
      options.onProgress,
    );
    try {
      for (const part of parts) {
        progress.begin(part.name, part.rows);
        if (!done.has(part.name)) await runPart(client, part, progress.count);
        progress.end();
      }
    } finally {
      progress.stop();
    }
  } finally {
    client.release(true); // its time-outs are off and it holds the lock: it is not given back
  }
}

/** Marks the database as a demo for good, before anything of it is there. @throws when it is a real shop's. */
async function requireDemo(client: pg.PoolClient): Promise<void> {
  await client.query("insert into shop_kind (kind) values ('DEMO') on conflict do nothing");
  const { rows } = await client.query<{ kind: string }>('select kind from shop_kind');
  if (rows[0]?.kind !== 'DEMO') throw new Error("The database is a real shop's: no demo is loaded into it.");
}

/** Counts rows and tells about them twice a second, also while the database works on indexes and no row comes. */
function progressOf(
  total: number,
  tell: LoadOptions['onProgress'],
): { begin: (what: string, rows: number) => void; count: (rows?: number) => void; end: () => void; stop: () => void } {
  let [before, current, expected, what] = [0, 0, 0, ''];
  let toldAt = 0;
  const report = (): void => {
    toldAt = performance.now();
    tell(Math.floor(before + Math.min(current, expected)), total, what);
  };
  const timer = setInterval(report, TELL_EVERY_MS);
  return {
    begin: (name, rows) => {
      [current, expected, what] = [0, rows, name];
      report();
    },
    count: (rows = 1) => {
      current += rows;
      if (performance.now() - toldAt > TELL_EVERY_MS) report();
    },
    end: () => {
      before += expected;
      current = 0;
    },
    stop: () => {
      clearInterval(timer);
      report();
    },
  };
}
