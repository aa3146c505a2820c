import type pg from 'pg';
import type { Reply } from '#contracts/door.ts';
import { isDatabaseAway } from './away.ts';
import { command, isDatabaseError, statement, type Db } from './database.ts';
import { RecentlyUsed } from './recently-used.ts';

/** A first call that has not answered after so long is taken for lost, and its key may be claimed again. */
const LOST_AFTER_SECONDS = 60;

/** A call's key while the call is being worked on. Whoever claims it after it was lost claims it at another time. */
export type ClaimedKey = { readonly scope: string; readonly key: string; readonly claimedAt: Date };

/** An answer as it goes over the wire; `text` is null where there is no body. */
export type WrittenAnswer = { readonly status: number; readonly text: string | null };

/** An answer that is written down together with the change that it tells of. */
export type AnswerToKeep = ClaimedKey & WrittenAnswer;

/** Says how a reply will be sent, for whoever saves the change that leads to it: then both are saved, or neither. */
export type KeepAnswer = (reply: Reply<unknown>) => AnswerToKeep;

/**
 * A call of a time to come has claimed it by a clock that was wrong: it is taken for lost, too. $1 scope, $2 key, $3 hash of the body, $4 now,
 * $5 when calls claimed it that have ended without giving it back
 */
const CLAIM = `insert into idempotency_keys (scope, key, body_hash, created_at) values ($1, $2, $3, $4)
   on conflict (scope, key) do update set created_at = excluded.created_at
   where idempotency_keys.status is null and idempotency_keys.body_hash = excluded.body_hash
     and (idempotency_keys.created_at < excluded.created_at - interval '${LOST_AFTER_SECONDS} seconds'
       or idempotency_keys.created_at > excluded.created_at + interval '${LOST_AFTER_SECONDS} seconds' or idempotency_keys.created_at = any($5::timestamptz[]))`;
const claim = command('idempotency_claim', CLAIM);
const find = statement<{ body_hash: Buffer; status: number | null; answer: string | null }>(
  'idempotency_find',
  'select body_hash, status, answer from idempotency_keys where scope = $1 and key = $2',
);
const finish = command(
  'idempotency_finish',
  'update idempotency_keys set status = $4, answer = $5 where scope = $1 and key = $2 and created_at = $3',
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

  of(claimed: ClaimedKey): readonly Date[] {
    const oldest = claimed.claimedAt.getTime() - LOST_AFTER_SECONDS * 1000;
    return (this.#times.get(idOf(claimed)) ?? []).filter((at) => at.getTime() >= oldest);
  }

  add(claimed: ClaimedKey): void {
    this.#times.set(idOf(claimed), [...this.of(claimed), claimed.claimedAt].slice(0, MOST_OF_ONE));
  }

  forget(claimed: ClaimedKey): void {
    this.#times.delete(idOf(claimed));
  }
}

const endedOf = new WeakMap<Db, EndedClaims>();

function endedClaims(db: Db): EndedClaims {
  const known = endedOf.get(db) ?? new EndedClaims();
  endedOf.set(db, known);
  return known;
}

function idOf({ scope, key }: ClaimedKey): string {
  return `${scope} ${key}`;
}

/** A call's key that is claimed with the first statement of the call that can take the claim along, or else when the call has ended. */
export type KeyToClaim = ClaimedKey & { readonly bodyHash: Buffer; isClaimed: boolean };

/** Somebody else has a call's key: `findAnswer` tells what became of it. */
export class KeyIsTaken extends Error {
  constructor() {
    super('the key of the call is taken');
  }
}

/** A key as a call is about to claim it. */
export function keyToClaim({ scope, key, bodyHash }: { scope: string; key: string; bodyHash: Buffer }): KeyToClaim {
  return { scope, key, bodyHash, claimedAt: new Date(), isClaimed: false };
}

/** Claims a call's key, unless it has it. @throws {KeyIsTaken} */
export async function claimKey(db: Db, asked: KeyToClaim): Promise<void> {
  if (!asked.isClaimed) await claiming(db, asked, (values) => claim(db, values));
}

/** @param run claims it with these values, $1 to $5 of `CLAIM`. @returns whether it has, as a number. */
async function claiming(db: Db, asked: KeyToClaim, run: (values: readonly unknown[]) => Promise<number>): Promise<void> {
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

/**
 * A statement that reads one row, and claims the key of its call along with it where there is one to be claimed.
 *
 * @param name unique in the program, as is the same with `_claiming`.
 */
export function claimingStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[], asked?: KeyToClaim) => Promise<Row | undefined> {
  const plain = statement<Row>(name, text);
  const before = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const moved = CLAIM.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
  const both = statement<Row & { claims: number }>(
    `${name}_claiming`,
    `with claimed as (${moved} returning 1), asked as (${text}) select asked.*, (select count(*)::int from claimed) as claims from asked`,
  );
  return async (db, values, asked) => {
    if (asked === undefined || asked.isClaimed) return (await plain(db, values))[0];
    let row: (Row & { claims: number }) | undefined;
    await claiming(db, asked, async (claim) => {
      [row] = await both(db, [...values, ...claim]);
      return row?.claims ?? 0;
    });
    return row;
  };
}

/** What is known of a key: what it was claimed for, and the answer once there is one. */
export async function findAnswer(
  db: Db,
  { scope, key }: Pick<ClaimedKey, 'scope' | 'key'>,
): Promise<{ readonly bodyHash: Buffer; readonly answer: WrittenAnswer | undefined } | undefined> {
  const [row] = await find(db, [scope, key]);
  if (row === undefined) return undefined;
  return { bodyHash: row.body_hash, answer: row.status === null ? undefined : { status: row.status, text: row.answer } };
}

/** Keeps the answer of a call that was not saved together with a change. */
export async function keepAnswer(db: Db, { scope, key, claimedAt, status, text }: AnswerToKeep): Promise<void> {
  await finish(db, [scope, key, claimedAt, status, text]);
}

/**
 * Gives a key back: the call may be sent again as if it never had been. While the database is away it is only written down here, and the
 * next call that claims the key has it at once.
 */
export async function releaseKey(db: Db, claimed: ClaimedKey): Promise<void> {
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
 * happen between them. A change of no row keeps no answer. A call that has lost its key while it thought — another one has
 * claimed it since — changes nothing.
 *
 * @param name unique in the program, as is the same with `_answered`.
 */
export function savingStatement<Row extends pg.QueryResultRow>(
  name: string,
  text: string,
): (db: Db, values: readonly unknown[], answer?: AnswerToKeep) => Promise<Row[]> {
  const plain = statement<Row>(name, text);
  const before = Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  const [scope, key, claimedAt, status, body] = [1, 2, 3, 4, 5].map((number) => `$${before + number}`);
  // Without the row of the key the count is 0, and the division takes the whole statement back.
  const answered = statement<Row>(
    `${name}_answered`,
    `
    with saved as (${text}),
    kept as (
      update idempotency_keys set status = ${status}, answer = ${body}
      where scope = ${scope} and key = ${key} and created_at = ${claimedAt} and status is null and exists (select from saved) returning 1
    )
    select saved.*, 1 / (select count(*)::int from kept) from saved`,
  );
  return async (db, values, answer) => {
    if (answer === undefined) return plain(db, values);
    try {
      return await answered(db, [...values, answer.scope, answer.key, answer.claimedAt, answer.status, answer.text]);
    } catch (error) {
      if (isDatabaseError(error) && error.code === DIVISION_BY_ZERO)
        throw new Error('the call took so long that its key was claimed again; it changed nothing', { cause: error });
      throw error;
    }
  };
}
