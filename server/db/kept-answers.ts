import type pg from 'pg';
import type { Reply } from '#contracts/door.ts';
import { isDatabaseAway } from './away.ts';
import { command, isDatabaseError, statement, type Db } from './database.ts';
import { RecentlyUsed } from './recently-used.ts';

/** A first call that has not answered after so long is taken for lost, and its key may be claimed again. */
const LOST_AFTER_SECONDS = 60;

/**
 * When a call claims its key: before it does anything; with its first read, that of the cart; or, where all that it does is one change of the cart,
 * with that and the answer.
 */
export type KeyClaimed = 'FIRST' | 'WITH_CART' | 'WITH_CHANGE';

/** A call's key while the call is being worked on. Whoever claims it after it was lost claims it at another time. */
export type CallKey = {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: Buffer;
  readonly claimedAt: Date;
  readonly claims: KeyClaimed;
  /** Whether a row holds it, which waits for the answer. */
  isClaimed: boolean;
};

/** An answer as it goes over the wire; `text` is null where there is no body. */
export type WrittenAnswer = { readonly status: number; readonly text: string | null };

/** An answer that is written down together with the change that it tells of. */
export type AnswerToKeep = WrittenAnswer & { readonly callKey: CallKey };

/** Says how a reply will be sent, for whoever saves the change that leads to it: then both are saved, or neither. */
export type KeepAnswer = (reply: Reply<unknown>) => AnswerToKeep;

/**
 * Whether a claim that waits for its answer waits for nothing. One of a time to come was made by a clock that was wrong: it is taken for lost, too.
 *
 * @param bodyHash and `now`: those of the call that asks, as SQL.
 * @param ended when calls claimed the key that have ended without giving it back, as SQL.
 */
function isLost(bodyHash: string, now: string, ended = "'{}'::timestamptz[]"): string {
  return `(idempotency_keys.status is null and idempotency_keys.body_hash = ${bodyHash}
     and (idempotency_keys.created_at not between ${now} - interval '${LOST_AFTER_SECONDS} seconds' and ${now} + interval '${LOST_AFTER_SECONDS} seconds'
       or idempotency_keys.created_at = any(${ended})))`;
}

/** $1 scope, $2 key, $3 hash of the body, $4 now, $5 when calls claimed it that have ended without giving it back */
const CLAIM = `insert into idempotency_keys (scope, key, body_hash, created_at) values ($1, $2, $3, $4)
   on conflict (scope, key) do update set created_at = excluded.created_at
   where ${isLost('excluded.body_hash', 'excluded.created_at', '$5::timestamptz[]')}`;
const claim = command('idempotency_claim', CLAIM);
const find = statement<{ body_hash: Buffer; status: number | null; answer: string | null }>(
  'idempotency_find',
  'select body_hash, status, answer from idempotency_keys where scope = $1 and key = $2',
);
const finish = command(
  'idempotency_finish',
  'update idempotency_keys set status = $4, answer = $5 where scope = $1 and key = $2 and created_at = $3',
);
/** Claims a key and keeps the answer; over the one that the same call has saved, where it may have. $1 to $4 as in `CLAIM`, $5 status, $6 text, $7 whether */
const keep = command(
  'idempotency_keep',
  `insert into idempotency_keys (scope, key, body_hash, created_at, status, answer) values ($1, $2, $3, $4, $5, $6)
   on conflict (scope, key) do update set created_at = excluded.created_at, status = excluded.status, answer = excluded.answer
   where ($7 and idempotency_keys.created_at = excluded.created_at) or ${isLost('excluded.body_hash', 'excluded.created_at')}`,
);
const release = command(
  'idempotency_release',
  'delete from idempotency_keys where scope = $1 and key = $2 and created_at = $3 and status is null',
);

/** Of how many keys it is remembered, and how many claims of one: those of a minute without a database, as far as people repeat themselves. */
const MOST_ENDED = 5_000;
const MOST_OF_ONE = 50;

/** Claims of calls of this node that have ended while the database was away. Their keys may still be claimed there: nobody uses them. */
class EndedClaims {
  readonly #times = new RecentlyUsed<string, readonly Date[]>(MOST_ENDED);

  of(claimed: CallKey): readonly Date[] {
    const oldest = claimed.claimedAt.getTime() - LOST_AFTER_SECONDS * 1000;
    return (this.#times.get(idOf(claimed)) ?? []).filter((at) => at.getTime() >= oldest);
  }

  add(claimed: CallKey): void {
    this.#times.set(idOf(claimed), [...this.of(claimed), claimed.claimedAt].slice(0, MOST_OF_ONE));
  }

  forget(claimed: CallKey): void {
    this.#times.delete(idOf(claimed));
  }
}

const endedOf = new WeakMap<Db, EndedClaims>();

function endedClaims(db: Db): EndedClaims {
  const known = endedOf.get(db) ?? new EndedClaims();
  endedOf.set(db, known);
  return known;
}

function idOf({ scope, key }: CallKey): string {
  return `${scope} ${key}`;
}

/** Somebody else has a call's key: `findAnswer` tells what became of it. */
export class KeyIsTaken extends Error {
  constructor() {
    super('the key of the call is taken');
  }
}

/** A key as a call comes with it. */
export function callKey(asked: Pick<CallKey, 'scope' | 'key' | 'bodyHash' | 'claims'>): CallKey {
  return { ...asked, claimedAt: new Date(), isClaimed: false };
}

/** Claims a call's key before anything is done. @throws {KeyIsTaken} */
export async function claimKey(db: Db, asked: CallKey): Promise<void> {
  await claimWith(db, asked, (values) => claim(db, values));
}

/** @param run claims it with these values, $1 to $5 of `CLAIM`. @returns whether it has, as a number. */
async function claimWith(db: Db, asked: CallKey, run: (values: readonly unknown[]) => Promise<number>): Promise<void> {
  const ended = endedClaims(db);
  try {
    if ((await run([asked.scope, asked.key, asked.bodyHash, asked.claimedAt, ended.of(asked)])) === 0) throw new KeyIsTaken();
    asked.isClaimed = true;
    ended.forget(asked);
  } catch (error) {
    // Nobody knows whether it was claimed.
    if (isDatabaseAway(error)) ended.add(asked);
    throw error;
  }
}

/** How many values a statement takes: those that are added to it come behind. */
function countValues(text: string): number {
  return Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
}

/**
 * A statement that reads one row, and with it does what the key of its call wants there: claims it, or sees whether it is taken. Of two that have seen
 * that it is free only one can save.
 *
 * @param name unique in the program, as are the same with `_claiming` and `_looking`.
 * @throws {KeyIsTaken} from what is returned.
 */
export function readingStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[], asked?: CallKey) => Promise<Row | undefined> {
  const before = countValues(text);
  const plain = statement<Row>(name, text);
  const moved = CLAIM.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
  const claimingToo = statement<Row & { claims: number }>(
    `${name}_claiming`,
    `with claimed as (${moved} returning 1), asked as (${text}) select asked.*, (select count(*)::int from claimed) as claims from asked`,
  );
  const [scope, key, bodyHash, now] = [1, 2, 3, 4].map((number) => `$${before + number}`);
  const lookingToo = statement<Row & { is_taken: boolean }>(
    `${name}_looking`,
    `select asked.*, exists (select from idempotency_keys where scope = ${scope} and key = ${key}
       and not ${isLost(`${bodyHash}::bytea`, `${now}::timestamptz`)}) as is_taken from (${text}) asked`,
  );
  return async (db, values, asked) => {
    if (asked === undefined || asked.isClaimed) return (await plain(db, values))[0];
    if (asked.claims === 'WITH_CHANGE') {
      const [row] = await lookingToo(db, [...values, asked.scope, asked.key, asked.bodyHash, asked.claimedAt]);
      if (row?.is_taken === true) throw new KeyIsTaken();
      return row;
    }
    let row: (Row & { claims: number }) | undefined;
    await claimWith(db, asked, async (claimed) => {
      [row] = await claimingToo(db, [...values, ...claimed]);
      return row?.claims ?? 0;
    });
    return row;
  };
}

/** What is known of a key: what it was claimed for, and the answer once there is one. */
export async function findAnswer(
  db: Db,
  { scope, key }: Pick<CallKey, 'scope' | 'key'>,
): Promise<{ readonly bodyHash: Buffer; readonly answer: WrittenAnswer | undefined } | undefined> {
  const [row] = await find(db, [scope, key]);
  if (row === undefined) return undefined;
  return { bodyHash: row.body_hash, answer: row.status === null ? undefined : { status: row.status, text: row.answer } };
}

/**
 * Keeps the answer of a call that was not saved together with a change.
 *
 * @param mayHaveSaved whether another answer of the call may have been kept with a change.
 * @throws {KeyIsTaken} where another call has the key, which was not claimed before.
 */
export async function keepAnswer(db: Db, { callKey: own, status, text }: AnswerToKeep, mayHaveSaved = false): Promise<void> {
  if (own.isClaimed) await finish(db, [own.scope, own.key, own.claimedAt, status, text]);
  else if ((await keep(db, [own.scope, own.key, own.bodyHash, own.claimedAt, status, text, mayHaveSaved])) === 0) throw new KeyIsTaken();
}

/**
 * Gives a key back: the call may be sent again as if it never had been. While the database is away it is only written down here, and the
 * next call that claims the key has it at once.
 */
export async function releaseKey(db: Db, claimed: CallKey): Promise<void> {
  try {
    await release(db, [claimed.scope, claimed.key, claimed.claimedAt]);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    endedClaims(db).add(claimed);
  }
}

/** A zero that is divided by: what PostgreSQL says when the key was not ours any more. */
const DIVISION_BY_ZERO = '22012';

/**
 * A statement that stores a change and, where there is one, keeps the answer that tells of it: in one statement, so that nothing can
 * happen between them. A change of no row keeps no answer. A call whose key another one has meanwhile changes nothing.
 *
 * @param name unique in the program, as are the same with `_answered` and `_claiming`.
 * @throws {KeyIsTaken} from what is returned, where the key was not claimed before.
 */
export function savingStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[], answer?: AnswerToKeep) => Promise<Row[]> {
  const plain = statement<Row>(name, text);
  const [scope, key, claimedAt, status, body, bodyHash] = [1, 2, 3, 4, 5, 6].map((number) => `$${countValues(text) + number}`);
  // Without the row of the key the count is 0, and the division takes the whole statement back.
  const together = (kept: string) => `
    with saved as (${text}), kept as (${kept} returning 1) select saved.*, 1 / (select count(*)::int from kept) from saved`;
  const answered = statement<Row>(
    `${name}_answered`,
    together(`update idempotency_keys set status = ${status}, answer = ${body}
      where scope = ${scope} and key = ${key} and created_at = ${claimedAt} and status is null and exists (select from saved)`),
  );
  const claimingToo = statement<Row>(
    `${name}_claiming`,
    together(`insert into idempotency_keys (scope, key, created_at, status, answer, body_hash)
      select ${scope}, ${key}, ${claimedAt}::timestamptz, ${status}::int, ${body}, ${bodyHash}::bytea where exists (select from saved)
      on conflict (scope, key) do update set created_at = excluded.created_at, status = excluded.status, answer = excluded.answer
      where ${isLost('excluded.body_hash', 'excluded.created_at')}`),
  );
  return async (db, values, answer) => {
    if (answer === undefined) return plain(db, values);
    const { callKey: own } = answer;
    const kept = [own.scope, own.key, own.claimedAt, answer.status, answer.text];
    try {
      return await (own.isClaimed ? answered(db, [...values, ...kept]) : claimingToo(db, [...values, ...kept, own.bodyHash]));
    } catch (error) {
      if (!isDatabaseError(error) || error.code !== DIVISION_BY_ZERO) throw error;
      if (!own.isClaimed) throw new KeyIsTaken();
      throw new Error('the call took so long that its key was claimed again; it changed nothing', { cause: error });
    }
  };
}
