import { ROUND_MACHINE, UNDER_WAY, type RoundState } from '#domain/rounds/round-states.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import { asUuid, command, statement } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';

export type RoundTuple = {
  round_id: string;
  account_number: string;
  coordinator_id: string;
  coordinator: string;
  /** Whether its coordinator can be signed in and is of the organization still. */
  has_coordinator: boolean;
  title: string;
  message: string;
  zone: string;
  closes_at: Date;
  person_cap_cents: number | null;
  total_cap_cents: number | null;
  category_ids: string[];
  has_link: boolean;
  lets_guests_in: boolean;
  shows_prices: boolean;
  state: RoundState;
};

const COLUMNS = `r.round_id, r.account_number, r.coordinator_id, trim(u.first_name || ' ' || u.last_name) as coordinator,
  ${IS_ACTIVE} and u.account_number is not distinct from r.account_number as has_coordinator, r.title, r.message, r.zone, r.closes_at, r.person_cap_cents, r.total_cap_cents,
  r.category_ids, r.link_hash is not null as has_link, r.lets_guests_in, r.shows_prices, r.state`;
const FROM = 'from rounds r join users u on u.user_id = r.coordinator_id';

/** $1 round, as text */
export const findRound = statement<RoundTuple>('round', `select ${COLUMNS} ${FROM} where r.round_id = ${asUuid('$1')}`);

/** The same for who changes it: others wait. $1 round */
export const lockRound = statement<RoundTuple>(
  'round_lock',
  `select ${COLUMNS} ${FROM} where r.round_id = $1::uuid for no key update of r`,
);

/** $1 hash of the link */
export const findByLink = statement<RoundTuple & { organization: string }>(
  'round_by_link',
  `select ${COLUMNS}, a.name as organization ${FROM} join accounts a on a.account_number = r.account_number where r.link_hash = $1`,
);

export type ListedRound = RoundTuple & { people: number; row_count: number; pieces: number };
const COUNTS = `(select count(distinct w.participant_id)::int from round_rows w where w.round_id = r.round_id and w.removed_at is null) as people,
  (select count(*)::int from round_rows w where w.round_id = r.round_id and w.removed_at is null) as row_count,
  (select coalesce(sum(w.qty), 0)::int from round_rows w where w.round_id = r.round_id and w.removed_at is null) as pieces`;

/** Those that are under way. $1 account */
export const findUnderWay = statement<ListedRound>(
  'rounds_under_way',
  `select ${COLUMNS}, ${COUNTS} ${FROM} where r.account_number = $1 and r.state in (${sqlList(UNDER_WAY)}) order by r.closes_at, r.round_id`,
);
/** What became of those that somebody opened or is in. $1 account, $2 user, $3 how many */
export const findPast = statement<ListedRound>(
  'rounds_past',
  `select ${COLUMNS}, ${COUNTS} ${FROM} where r.account_number = $1 and r.state not in (${sqlList(UNDER_WAY)})
     and (r.coordinator_id = $2 or exists (select from round_people p where p.round_id = r.round_id and p.user_id = $2))
   order by r.created_at desc, r.round_id limit $3`,
);

/** $1 account */
export const countUnderWay = statement<{ n: number }>(
  'rounds_count',
  `select count(*)::int as n from rounds where account_number = $1 and state in (${sqlList(UNDER_WAY)})`,
);

/** $1 id, $2 account, $3 coordinator, $4 title, $5 message, $6 zone, $7 closes, $8 and $9 limits of a person and in all, $10 categories, $11 guests, $12 their prices, $13 now, $14 state */
export const insertRound = command(
  'round_insert',
  `insert into rounds (round_id, account_number, coordinator_id, title, message, zone, closes_at, person_cap_cents, total_cap_cents, category_ids, lets_guests_in, shows_prices, created_at, state_at, state)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14)`,
);

/** $1 round, $2 title, $3 message, $4 closes, $5 and $6 limits, $7 categories, $8 guests, $9 their prices */
export const updateRound = command(
  'round_update',
  `update rounds set title = $2, message = $3, closes_at = $4, person_cap_cents = $5, total_cap_cents = $6, category_ids = $7, lets_guests_in = $8, shows_prices = $9 where round_id = $1`,
);

/** $1 round, $2 hash of its link and $3 what it is made from; null: none */
export const setLink = command('round_set_link', 'update rounds set link_hash = $2, link_seed = $3 where round_id = $1');

/** $1 round, $2 who coordinates it from now on */
export const setCoordinator = command('round_set_coordinator', 'update rounds set coordinator_id = $2 where round_id = $1');

/** $1 round, $2 the state, $3 out of which, $4 now */
const move = command('round_move', 'update rounds set state = $2, state_at = $4 where round_id = $1 and state = any ($3)');

/** Moves a round. False: it is in no state out of which it may come into this one. */
export async function moveRound(db: Parameters<typeof move>[0], roundId: string, to: RoundState, now: Date): Promise<boolean> {
  return (await move(db, [roundId, to, statesBefore(ROUND_MACHINE, to), now])) > 0;
}

/** Those whose deadline has passed. $1 now, $2 how many */
export const findOverdue = statement<{ round_id: string }>(
  'rounds_overdue',
  `select round_id from rounds where state = 'OPEN' and closes_at <= $1 order by closes_at limit $2`,
);
