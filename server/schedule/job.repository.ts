import { command, statement, type Db } from '../db/database.ts';

/** $1 name, $2 key, $3 due */
const put = command(
  'job_put',
  `
  insert into jobs (name, key, due_at) values ($1, $2, $3)
  on conflict (name, key) do update set due_at = excluded.due_at, attempts = 0, run_id = null, held_until = null, last_error = null`,
);

/**
 * Has a job done once, at an instant of the shop's clock. It is part of the transaction that it is given: undone with it, and seen by
 * nobody before its commit. There is one of a name for each key: a later call moves it.
 */
export async function at(db: Db, { name, key, due }: { name: string; key: string; due: Date }): Promise<void> {
  await put(db, [name, key, due]);
}

/** $1 name, $2 keys, $3 due */
const putAtLatest = command(
  'jobs_put_at_latest',
  `
  insert into jobs (name, key, due_at) select $1, k, $3 from unnest($2::text[]) k order by k
  on conflict (name, key) do update set due_at = excluded.due_at where jobs.due_at > excluded.due_at`,
);

/** Sees to it that jobs are there and due by then; those that are due before are left as they are. */
export async function atLatest(db: Db, { name, keys, due }: { name: string; keys: readonly string[]; due: Date }): Promise<void> {
  if (keys.length > 0) await putAtLatest(db, [name, keys, due]);
}

const remove = command('job_cancel', 'delete from jobs where name = $1 and key = $2');

/** Takes a job back, as part of the transaction. What is under way already is not stopped. */
export async function cancelJob(db: Db, { name, key }: { name: string; key: string }): Promise<void> {
  await remove(db, [name, key]);
}

/** A job that this node is at. */
export type Claimed = { readonly name: string; readonly key: string; readonly attempts: number; readonly run_id: string };

/** How long a job stays with a node that says nothing more. */
const HELD = "interval '20 seconds'";

/** Takes what is due and nobody is at; what is held by a node that is gone counts as due. $1 now, $2 names, $3 most */
export const claimJobs = statement<Claimed>(
  'jobs_claim',
  `
  with due as (select name, key from jobs where due_at <= $1 and (held_until is null or held_until <= now()) and name = any($2) order by due_at limit $3 for update skip locked)
  update jobs set attempts = attempts + 1, run_id = gen_random_uuid(), held_until = now() + ${HELD} from due where jobs.name = due.name and jobs.key = due.key
  returning jobs.name, jobs.key, jobs.attempts, jobs.run_id`,
);
/** $1 runs */
export const holdOn = command(
  'jobs_hold_on',
  `
  with mine as (select name, key from jobs where run_id = any($1::uuid[]) for update skip locked)
  update jobs set held_until = now() + ${HELD} from mine where jobs.name = mine.name and jobs.key = mine.key`,
);

// Each names the run: a job that was put anew meanwhile, or went to another node, is not ended by who had it before.
export const markDone = command('job_done', 'delete from jobs where name = $1 and key = $2 and run_id = $3');
/** $4 when it is due again */
export const markRepeated = command(
  'job_repeated',
  'update jobs set due_at = $4, attempts = 0, run_id = null, held_until = null, last_error = null where name = $1 and key = $2 and run_id = $3',
);
/** $4 when it is tried again, $5 why it failed */
export const markFailed = command(
  'job_failed',
  'update jobs set due_at = $4, run_id = null, held_until = null, last_error = $5 where name = $1 and key = $2 and run_id = $3',
);
