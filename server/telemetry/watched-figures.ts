import { command, statement, type Db } from '../db/database.ts';

/** INVARIANT: how many rows break it. WAITING: how many things wait for a person. */
export type WatchedKind = 'INVARIANT' | 'WAITING';

/** A figure as it was found last, by whichever node, and when, in seconds since 1970 by the clock of the database. */
export type WatchedFigure = { readonly kind: WatchedKind; readonly name: string; readonly figure: number; readonly looked_at: number };

/** All of them. */
export const listFigures = statement<WatchedFigure>(
  'watched_list',
  'select kind, name, figure, extract(epoch from looked_at)::float8 as looked_at from watched_figures',
);

/** $1 kind, $2 name, $3 figure */
const note = statement<{ before: number | null }>(
  'watched_note',
  `
  with earlier as (select figure from watched_figures where kind = $1 and name = $2)
  insert into watched_figures (kind, name, figure, looked_at) values ($1, $2, $3, now())
  on conflict (kind, name) do update set figure = excluded.figure, looked_at = excluded.looked_at
  returning (select figure from earlier) as before`,
);

/** $1 kind, $2 names */
const noteNothing = command(
  'watched_note_nothing',
  "insert into watched_figures (kind, name, figure, looked_at) select $1, n, 0, 'epoch' from unnest($2::text[]) n on conflict do nothing",
);

/** $1 kind, $2 names */
const forget = command('watched_forget', 'delete from watched_figures where kind = $1 and name <> all ($2)');

/**
 * Writes down what a look has found.
 *
 * @returns what the look before it found; 0 when there was none.
 */
export async function noteFigure(db: Db, kind: WatchedKind, name: string, figure: number): Promise<number> {
  const [row] = await note(db, [kind, name, figure]);
  return row?.before ?? 0;
}

/** A look has failed: what was found before stays as it is, and as old. */
export async function noteFailure(db: Db, kind: WatchedKind, names: readonly string[]): Promise<void> {
  await noteNothing(db, [kind, names]);
}

/** Forgets all of a kind but these. */
export async function keepFigures(db: Db, kind: WatchedKind, names: readonly string[]): Promise<void> {
  await forget(db, [kind, names]);
}
