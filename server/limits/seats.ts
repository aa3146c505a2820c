import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, type Reply } from '#contracts/door.ts';
import { command, statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { LIMITS, type Limit, type LimitKind } from './limits.ts';

/**
 * $1 kind, $2 subject, $3 how many are wanted, $4 how many there are, $5 the window in milliseconds.
 * Those who ask at the same time wait for the row and see each other's. Full, it stays so until a window after the last seat;
 * else what is older than the window is free again. Who gets none writes nothing down that would make the lock longer.
 */
const take = statement<{ count: number; at: number; newest: number }>(
  'limit_take',
  `
  insert into limit_seats as l (kind, subject, taken, last_count, last_at)
  select $1, $2, array_fill(at, array[n]), n, at
  from (select least($3::int, $4::int) as n, (extract(epoch from clock_timestamp()) * 1000)::bigint as at) first
  on conflict (kind, subject) do update set (taken, last_count, last_at) = (
    select kept.seats || array_fill(excluded.last_at, array[given.n]), given.n, excluded.last_at
    from (
      select case
        when cardinality(l.taken) >= $4::int and (select max(t) from unnest(l.taken) t) > excluded.last_at - $5::bigint then l.taken
        else coalesce((select array_agg(t) from unnest(l.taken) t where t > excluded.last_at - $5::bigint), '{}') end as seats
    ) kept
    cross join lateral (select greatest(0, least($3::int, $4::int - cardinality(kept.seats))) as n) given
  )
  returning last_count as count, last_at as at, (select max(t) from unnest(taken) t) as newest`,
);

/** $1 kind, $2 subject, $3 when they were taken, $4 how many. Those that time has freed meanwhile are not there, and none of others goes. */
const free = command(
  'limit_free',
  `
  update limit_seats set taken = coalesce((
    select array_agg(t) from (select t, row_number() over (partition by t) as n from unnest(taken) t) seat where t <> $3::bigint or n > $4::int), '{}')
  where kind = $1 and subject = $2`,
);

/** $1 kind, $2 subject. The oldest. */
const freeOldest = command('limit_free_oldest', 'update limit_seats set taken = taken[2:] where kind = $1 and subject = $2');

/** $1 kind, $2 subjects, $3 how many there are, $4 the window in milliseconds. */
const findFull = statement<{ subject: string }>(
  'limit_find_full',
  `
  select subject from limit_seats
  where kind = $1 and subject = any ($2::text[]) and cardinality(taken) >= $3
    and (select max(t) from unnest(taken) t) > (extract(epoch from clock_timestamp()) * 1000)::bigint - $4::bigint`,
);

const forget = command('limit_forget', 'delete from limit_seats where kind = $1 and subject = $2');

/** What is to be guessed at: a kind of guess, and whose or what it is about (a person, a thing, a session, an address block). */
export type Guess = { readonly kind: LimitKind; readonly subject: string };

type Taken = Guess & { readonly at: number; readonly count: number };

/** Room for guesses: taken before anything is looked at, or none. */
export type Seats =
  | {
      readonly ok: true;
      /** How many guesses there is room for. */
      readonly count: number;
      readonly taken: readonly Taken[];
      /** Where that is fewer than were wanted: how long there will be no more, once all of them were wrong. */
      readonly retryAfterSeconds: number;
    }
  | { readonly ok: false; readonly full: LimitKind; readonly retryAfterSeconds: number };

/**
 * Takes seats for guesses before they are looked at: of each kind that is named, or of none. Whoever guesses at the same time takes
 * others, on every node. What turned out right is given back; what was wrong, or never came to an end, stays taken.
 *
 * It is never part of a transaction: one that is rolled back would forget its guesses.
 *
 * @param wanted how many guesses there are; where only some may be made, `count` says how many.
 */
export async function reserve(shop: Shop, guesses: readonly Guess[], wanted = 1): Promise<Seats> {
  const taken: Taken[] = [];
  let count = wanted;
  let retryAfterSeconds = 0;
  for (const guess of guesses) {
    const { most, windowSeconds, holdsAlways }: Limit = LIMITS[guess.kind];
    if (!shop.settings.hasRateLimits && holdsAlways !== true) continue;
    const [row] = await take(shop.database, [guess.kind, hidden(guess.subject), count, most, windowSeconds * 1000]);
    if (row === undefined) throw new Error('a limit has no row after it was asked');
    if (row.count === 0) {
      await giveBack(shop, { taken });
      return { ok: false, full: guess.kind, retryAfterSeconds: Math.max(1, Math.ceil((row.newest - row.at) / 1000 + windowSeconds)) };
    }
    taken.push({ ...guess, at: row.at, count: row.count });
    if (row.count < count) retryAfterSeconds = windowSeconds;
    count = row.count;
  }
  return { ok: true, count, taken, retryAfterSeconds };
}

/** How long seats are waited for, in pauses of milliseconds. */
const PAUSES_MS = [100, 200, 400, 800, 1_500];

/**
 * The same for an order. An office orders from one network, and with one card: seats that the good orders of others hold are theirs for
 * as long as a vendor takes to answer, and are waited for.
 *
 * @param shared the kinds that are waited for.
 */
export async function reserveSoon(shop: Shop, guesses: readonly Guess[], shared: readonly LimitKind[]): Promise<Seats> {
  for (const pause of PAUSES_MS) {
    const seats = await reserve(shop, guesses);
    if (seats.ok || !shared.includes(seats.full)) return seats;
    await sleep(pause);
  }
  return reserve(shop, guesses);
}

/**
 * Gives back the seats of what was no wrong guess.
 *
 * @param wrong how many of the guesses were wrong; their seats stay taken.
 */
export async function giveBack(shop: Shop, { taken }: { readonly taken: readonly Taken[] }, wrong = 0): Promise<void> {
  for (const { kind, subject, at, count } of taken)
    if (count > wrong) await free(shop.database, [kind, hidden(subject), at, count - wrong]);
}

/** Forgets all guesses at something: whose it is has proven so in another way. */
export async function forgetGuesses(shop: Shop, { kind, subject }: Guess): Promise<void> {
  await forget(shop.database, [kind, hidden(subject)]);
}

/** Makes room for one more guess: who guesses has shown to be no program. */
export async function freeOne(shop: Shop, { kind, subject }: Guess): Promise<void> {
  await freeOldest(shop.database, [kind, hidden(subject)]);
}

/** Those of several subjects of a kind that have no seat left; none is taken. */
export async function findUsedUp(shop: Shop, kind: LimitKind, subjects: readonly string[]): Promise<readonly string[]> {
  const { most, windowSeconds } = LIMITS[kind];
  const full = new Set(
    (await findFull(shop.database, [kind, subjects.map(hidden), most, windowSeconds * 1000])).map(({ subject }) => subject),
  );
  return subjects.filter((subject) => full.has(hidden(subject)));
}

/** The answer to who has guessed too often. */
export function tooManyGuesses({ retryAfterSeconds }: Pick<Seats, 'retryAfterSeconds'>): Reply<never> {
  return refuse('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

/** No e-mail and no address stands in the table. */
function hidden(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
