import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { command, statement, type Db } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { LIMITS, type Limit, type LimitKind } from './limits.ts';

/** $1 kinds, $2 subjects, $3 how many there are of each, $4 the windows in milliseconds, $5 how many are wanted. (`take_seats`, 0049) */
const take = statement<{ given: number[]; taken_at: number; full_one: number | null; newest: number }>(
  'limit_take',
  'select given, taken_at, full_one, newest from take_seats($1, $2, $3, $4, $5)',
);

/** $1 kinds, $2 subjects, $3 when they were taken, $4 how many of each. (`free_seats`, 0049) */
const free = command('limit_free', 'select free_seats($1, $2, $3, $4)');

/** $1 kind, $2 subject. The oldest. */
const freeOldest = command('limit_free_oldest', 'update limit_seats set taken = taken[2:] where kind = $1 and subject = $2');

const forget = command('limit_forget', 'delete from limit_seats where kind = $1 and subject = $2');

/** What is attempted: a kind of attempt, and whose or what it is about (a person, a thing, a session, an address block). */
export type Attempt = { readonly kind: LimitKind; readonly subject: string };

/** Seats that were taken at one moment, in milliseconds by the clock of the database. Whose they are cannot be read from them. */
export type Taken = {
  readonly at: number;
  /** In the order in which their rows are locked; a count of null stands for all seats, whoever took them. */
  readonly of: readonly { readonly kind: string; readonly subject: string; readonly count: number | null }[];
};

/** Room for attempts: taken before anything is looked at, or none. */
export type Seats =
  | {
      readonly ok: true;
      /** How many attempts there is room for. */
      readonly count: number;
      readonly taken: Taken;
      /** Where that is fewer than were wanted: how long there will be no more, once all of them were wrong. */
      readonly retryAfterSeconds: number;
    }
  | {
      readonly ok: false;
      readonly full: LimitKind;
      /** When the newest of the seats was taken, in milliseconds by the clock of the database. */
      readonly newestAt: number;
      readonly retryAfterSeconds: number;
    };

/**
 * Takes seats for attempts before they are looked at: of each kind that is named, or of none. Whoever tries at the same time takes
 * others, on every node. What turned out right is given back; what was wrong, or never came to an end, stays taken.
 *
 * It is never part of a transaction: one that is rolled back would forget its attempts.
 *
 * @param wanted how many attempts there are; where only some may be made, `count` says how many.
 */
export async function reserve(shop: Shop, attempts: readonly Attempt[], wanted = 1): Promise<Seats> {
  const asked = attempts.map(({ kind, subject }): Asked => ({ ...LIMITS[kind], kind, subject: hidden(subject) }));
  const holding = asked.filter(({ holdsAlways }) => shop.settings.hasRateLimits || holdsAlways === true).toSorted(inOrderOfLocks);
  return holding.length === 0 ? { ok: true, count: wanted, taken: NOTHING, retryAfterSeconds: 0 } : takeAll(shop, holding, wanted);
}

type Asked = Limit & Attempt;

async function takeAll(shop: Shop, asked: readonly Asked[], wanted: number): Promise<Seats> {
  const windows = asked.map(({ windowSeconds }) => windowSeconds * 1000);
  const [row] = await take(shop.database, [...columnsOf(asked), asked.map(({ most }) => most), windows, wanted]);
  if (row === undefined) throw new Error('limits have no answer after they were asked');
  const full = row.full_one === null ? undefined : asked[row.full_one - 1];
  if (full !== undefined) {
    const seconds = Math.ceil((row.newest - row.taken_at) / 1000 + full.windowSeconds);
    return { ok: false, full: full.kind, newestAt: row.newest, retryAfterSeconds: Math.max(1, seconds) };
  }
  const of = asked.map(({ kind, subject }, index) => ({ kind, subject, count: row.given[index] ?? 0 }));
  const count = Math.min(...row.given);
  const isShort = count < wanted;
  const shortest = asked[row.given.indexOf(count)];
  return { ok: true, count, taken: { at: row.taken_at, of }, retryAfterSeconds: isShort ? (shortest?.windowSeconds ?? 0) : 0 };
}

const NOTHING: Taken = { at: 0, of: [] };

type Row = { readonly kind: string; readonly subject: string };

/** The same everywhere, or those who ask at the same time would wait for each other. */
function inOrderOfLocks(one: Row, other: Row): number {
  const [a, b] = [`${one.kind} ${one.subject}`, `${other.kind} ${other.subject}`];
  return a < b ? -1 : Number(a > b);
}

function columnsOf(rows: readonly Row[]): [kinds: string[], subjects: string[]] {
  return [rows.map(({ kind }) => kind), rows.map(({ subject }) => subject)];
}

/** How long seats are waited for, in pauses of milliseconds. */
const PAUSES_MS = [100, 200, 400, 800, 1_500];

/** Seats of which none is younger are not just being tried: nobody waits for them. */
const TRIED_SECONDS = 10;
/** What is said where seats come and go: when there will be one is not known, but not after a window. */
const MOMENT_SECONDS = 5;

/**
 * The same for what many do at the same moment. An office orders and signs in from one network, and with one card or account: seats that the
 * good tries of others hold are theirs for as long as a vendor or a hash takes, and are waited for.
 *
 * @param shared the kinds that are waited for.
 */
export async function reserveSoon(shop: Shop, attempts: readonly Attempt[], shared: readonly LimitKind[]): Promise<Seats> {
  const first = await reserve(shop, attempts);
  let seats = first;
  for (const pause of PAUSES_MS) {
    if (seats.ok || !shared.includes(seats.full) || !isBeingTried(seats)) return seats;
    await sleep(pause);
    seats = await reserve(shop, attempts);
  }
  const hasMoved = !first.ok && !seats.ok && seats.full === first.full && seats.newestAt > first.newestAt;
  return hasMoved ? { ...seats, retryAfterSeconds: MOMENT_SECONDS } : seats;
}

function isBeingTried({ full, retryAfterSeconds }: Extract<Seats, { ok: false }>): boolean {
  return LIMITS[full].windowSeconds - retryAfterSeconds < TRIED_SECONDS;
}

/**
 * Gives back the seats of what was no wrong attempt.
 *
 * @param wrong how many of the attempts were wrong; their seats stay taken.
 */
export async function giveBack(shop: Shop, { taken }: { readonly taken: Taken }, wrong = 0): Promise<void> {
  const of = taken.of.map((seat) => ({ ...seat, count: (seat.count ?? 0) - wrong })).filter(({ count }) => count > 0);
  await freeSeats(shop.database, { ...taken, of });
}

/** Gives all of these seats back, as a part of what ends what they were taken for. */
export async function freeSeats(db: Db, { at, of }: Taken): Promise<void> {
  if (of.length > 0) await free(db, [...columnsOf(of), at, of.map(({ count }) => count)]);
}

/** Forgets all attempts at something: whose it is has proven so in another way. */
export async function forgetAttempts(shop: Shop, { kind, subject }: Attempt): Promise<void> {
  await forget(shop.database, [kind, hidden(subject)]);
}

/** Makes room for one more attempt: who makes it has shown to be no program. */
export async function freeOne(shop: Shop, { kind, subject }: Attempt): Promise<void> {
  await freeOldest(shop.database, [kind, hidden(subject)]);
}

/**
 * Those of several subjects of a kind that have no seat left, as one value of a larger statement; none is taken.
 *
 * @param subjects SQL of an array of subjects, as `hidden` makes them.
 */
export function usedUpAmong(kind: LimitKind, subjects: string): string {
  const { most, windowSeconds } = LIMITS[kind];
  return `array(select subject from limit_seats where kind = '${kind}' and subject = any(${subjects}) and cardinality(taken) >= ${most}
      and (select max(t) from unnest(taken) t) > (extract(epoch from clock_timestamp()) * 1000)::bigint - ${windowSeconds * 1000})`;
}

/** A subject as it stands in the table, where there is no e-mail and no address. */
export function hidden(subject: string): string {
  return hash('sha256', subject, 'base64url');
}
