import type pg from 'pg';

/** The parts in the order in which they need each other, as they are named in demo_loads. */
export const PART_NAMES = [
  'places',
  'territories',
  'categories',
  'kinds',
  'near words',
  'labels to read',
  'items',
  'reviews',
  'stock',
  'documents',
  'landing pages',
  'people',
  'past orders',
  'office round',
  'searches',
  'statistics',
] as const;

/** A part of the demo that is written in one transaction and then recorded, so that a load that was cut off goes on after it. */
export type Part = {
  readonly name: (typeof PART_NAMES)[number];
  /** About how many rows it writes, for the progress. */
  readonly rows: number;
  /** Writes the part and returns how many rows that were. `onRow` is called for each row on its way. */
  readonly run: (client: pg.PoolClient, onRow: (count?: number) => void) => Promise<number>;
};

/** The names of the parts that have been written. */
export async function partsDone(client: pg.PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ part: string }>('select part from demo_loads');
  return new Set(rows.map((row) => row.part));
}

/** Runs a part and records it, all or nothing. */
export async function runPart(client: pg.PoolClient, part: Part, onRow: (count?: number) => void): Promise<void> {
  await client.query('begin');
  try {
    await client.query("set local synchronous_commit = off; set local maintenance_work_mem = '256MB'");
    const rows = await part.run(client, onRow);
    await client.query('insert into demo_loads (part, rows) values ($1, $2)', [part.name, rows]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // the first error is the one that tells what happened
    throw error;
  }
}
