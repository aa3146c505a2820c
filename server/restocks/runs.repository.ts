import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { RUN_MACHINE, RUNS_AHEAD, type LeftReason, type RunItemOutcome, type RunState } from '#domain/restocks/restock-states.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import { command, statement, type Db } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { RESTOCK_COLUMNS, type RestockRow } from './restock.repository.ts';

/** One day of restocks, of one person on one site. */
export type RunRow = {
  run_id: string;
  user_id: string;
  tenant: Tenant;
  due_on: CalendarDate;
  order_on: CalendarDate;
  state: RunState;
  tries: number;
  order_number: string | null;
  reason: string | null;
  said: string | null;
};

const COLUMNS = 'r.run_id, r.user_id, r.tenant, r.due_on::text, r.order_on::text, r.state, r.tries, r.order_number, r.reason, r.said';

export type RunItemRow = RestockRow & { outcome: RunItemOutcome; reason: LeftReason | null; unit_cents: number | null };

/** What is planned of a run. $1 run */
export const findRunItems = statement<RunItemRow>(
  'restock_run_items_of',
  `select ${RESTOCK_COLUMNS}, i.outcome, i.reason, i.unit_cents from restock_run_items i join restocks s using (restock_id)
   where i.run_id = $1 order by s.created_at, s.restock_id`,
);

/** The same of several runs in one statement. $1 runs */
export const findItemsOfRuns = statement<RunItemRow & { run_id: string }>(
  'restock_run_items_of_all',
  `select i.run_id, ${RESTOCK_COLUMNS}, i.outcome, i.reason, i.unit_cents from restock_run_items i join restocks s using (restock_id)
   where i.run_id = any ($1::uuid[]) order by s.created_at, s.restock_id`,
);

/** The same for who ends a run: nobody else changes what is in it. In one order, before the run itself. $1 run */
export const lockRunItems = statement<RunItemRow>(
  'restock_run_items_lock',
  `select ${RESTOCK_COLUMNS}, i.outcome, i.reason, i.unit_cents from restock_run_items i join restocks s using (restock_id)
   where i.run_id = $1 order by s.restock_id for no key update of s`,
);

/** The run of a day: a new one, or the one that is there. $1 id, $2 user, $3 tenant, $4 due, $5 when it is ordered, $6 state, $7 now */
export const beginRun = statement<RunRow & { is_new: boolean }>(
  'restock_run_begin',
  `insert into restock_runs as r (run_id, user_id, tenant, due_on, order_on, state, state_at) values ($1, $2, $3, $4::date, $5::date, $6, $7)
   on conflict (user_id, tenant, due_on) do update set state_at = r.state_at returning ${COLUMNS}, r.run_id = $1 as is_new`,
);

/** $1 run, $2 restocks */
export const planItems = command(
  'restock_run_plan',
  `insert into restock_run_items (run_id, restock_id, outcome) select $1, id, 'PLANNED' from unnest($2::uuid[]) as id on conflict do nothing`,
);

/** $1 run */
export const findRun = statement<RunRow>('restock_run', `select ${COLUMNS} from restock_runs r where r.run_id = $1`);
/** $1 run. Whoever changes one has it. */
export const lockRun = statement<RunRow>('restock_run_lock', `select ${COLUMNS} from restock_runs r where r.run_id = $1 for no key update`);

/** For who has it tried again. $1 run, as text, $2 user, $3 tenant */
export const lockOwnRun = statement<RunRow>(
  'restock_own_run_lock',
  `select ${COLUMNS} from restock_runs r
   where r.run_id = case when $1 ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then $1::uuid end and r.user_id = $2 and r.tenant = $3 for no key update`,
);

/** Those whose order is due, and those at which a node was that is gone. $1 today, $2 now, $3 how many */
export const findDueRuns = statement<{ run_id: string }>(
  'restock_runs_due',
  `select run_id from restock_runs where state = 'TOLD' and order_on <= $1::date and (tried_until is null or tried_until < $2)
   union all select run_id from restock_runs where state = 'ORDERING' and tried_until < $2 limit $3`,
);

/** Takes a run for a while. None: another one is at it, or it is done with. $1 run, $2 now, $3 until when */
export const takeRun = statement<RunRow>(
  'restock_run_take',
  `update restock_runs r set state = 'ORDERING', state_at = $2, tried_until = $3
   where r.run_id = $1 and (r.state = 'TOLD' and (r.tried_until is null or r.tried_until < $2) or r.state = 'ORDERING' and r.tried_until < $2) returning ${COLUMNS}`,
);

/** An order is about to be placed for it. $1 run */
export const countTry = command('restock_run_try', 'update restock_runs set tries = tries + 1 where run_id = $1');

/** $1 run, $2 the state, $3 out of which, $4 now, $5 order, $6 reason, $7 what was said */
const end = command(
  'restock_run_end',
  'update restock_runs set state = $2, state_at = $4, tried_until = null, order_number = $5, reason = $6, said = $7 where run_id = $1 and state = any ($3)',
);

type Ended = { readonly to: RunState; readonly now: Date; readonly orderNumber?: string; readonly reason?: string; readonly said?: string };

/** Moves a run. False: it is in no state out of which it may come into this one. */
export async function moveRun(db: Db, runId: string, { to, now, orderNumber, reason, said }: Ended): Promise<boolean> {
  return (await end(db, [runId, to, statesBefore(RUN_MACHINE, to), now, orderNumber ?? null, reason ?? null, said ?? null])) > 0;
}

/** $1 run, $2 now: it is tried again at once */
export const tryRunAgain = command('restock_run_again', 'update restock_runs set order_on = $2::date, tries = 0 where run_id = $1');

/** $1 run, $2 until when it is left alone */
export const putOff = command('restock_run_put_off', 'update restock_runs set tried_until = $2 where run_id = $1');

/** What stays out of a run's order, and that all else comes. $1 run, $2 restocks, $3 reasons, $4 cents of one piece */
export const noteLeftOut = command(
  'restock_run_left_out',
  `update restock_run_items i set outcome = case when l.id is null then 'PLANNED' else 'LEFT' end, reason = l.reason, unit_cents = l.cents
   from restock_run_items o left join unnest($2::uuid[], $3::text[], $4::int[]) as l(id, reason, cents) on l.id = o.restock_id
   where o.run_id = $1 and i.run_id = $1 and i.restock_id = o.restock_id and i.outcome <> 'SKIPPED'`,
);

/** What was planned is ordered. $1 run, $2 order */
export const noteOrdered = command(
  'restock_run_ordered',
  `update restock_run_items i set outcome = 'ORDERED', unit_cents = (select l.final_cents / l.qty from order_lines l join restocks s using (item_id)
     where l.order_number = $2 and s.restock_id = i.restock_id and l.parent_line_id is null order by l.position limit 1)
   where i.run_id = $1 and i.outcome = 'PLANNED'`,
);

/** The runs ahead in which one is planned: none of them is begun or ended until this transaction ends. $1 restock */
export const lockPlanned = statement<{ state: RunState }>(
  'restock_run_lock_planned',
  `select r.state from restock_runs r join restock_run_items i using (run_id)
   where i.restock_id = $1 and i.outcome = 'PLANNED' and r.state in (${sqlList(RUNS_AHEAD)}) order by r.run_id for no key update of r`,
);

/** It does not come on the day that it was planned for. $1 restock */
export const skipPlanned = command(
  'restock_run_skip',
  `update restock_run_items i set outcome = 'SKIPPED' from restock_runs r
   where r.run_id = i.run_id and i.restock_id = $1 and i.outcome = 'PLANNED' and r.state = 'TOLD'`,
);

/** What comes next and what came last to somebody. $1 user, $2 tenant, $3 how many */
export const findOwnRuns = statement<RunRow>(
  'restock_runs_own',
  `select ${COLUMNS} from restock_runs r where r.user_id = $1 and r.tenant = $2 order by r.due_on desc limit $3`,
);
