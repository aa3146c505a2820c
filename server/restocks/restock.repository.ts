import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { RESTOCK_MACHINE, type RestockState } from '#domain/restocks/restock-states.ts';
import type { RestockPace } from '#domain/restocks/restock-days.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import { command, statement, type Db } from '../db/database.ts';

export type RestockRow = {
  restock_id: string;
  user_id: string;
  tenant: Tenant;
  item_id: string;
  qty: number;
  months: number | null;
  days: number | null;
  anchor_day: number;
  next_on: CalendarDate;
  agreed_cents: number;
  rise_percent: number;
  state: RestockState;
};

export const RESTOCK_COLUMNS = `s.restock_id, s.user_id, s.tenant, s.item_id, s.qty, s.months, s.days, s.anchor_day, s.next_on::text, s.agreed_cents, s.rise_percent, s.state`;

/** How often one comes. */
export function paceOf({ months, days }: Pick<RestockRow, 'months' | 'days'>): RestockPace {
  return months === null ? { days: days ?? 0 } : { months };
}

/** $1 user, $2 tenant */
export const findOwnRestocks = statement<RestockRow>(
  'restocks_own',
  `select ${RESTOCK_COLUMNS} from restocks s where s.user_id = $1 and s.tenant = $2 and s.state <> 'ENDED' order by s.next_on, s.created_at, s.restock_id`,
);

const OWN = `s.restock_id = case when $1 ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then $1::uuid end
     and s.user_id = $2 and s.tenant = $3 and s.state <> 'ENDED'`;

/** $1 restock, as text, $2 user, $3 tenant */
export const findOwnRestock = statement<RestockRow>('restock_own', `select ${RESTOCK_COLUMNS} from restocks s where ${OWN}`);

/** For who changes it: others wait. $1 restock, as text, $2 user, $3 tenant */
export const lockOwnRestock = statement<RestockRow>(
  'restock_own_lock',
  `select ${RESTOCK_COLUMNS} from restocks s where ${OWN} for no key update`,
);

/** $1 user, $2 tenant */
export const countRestocks = statement<{ n: number }>(
  'restocks_count',
  `select count(*)::int as n from restocks where user_id = $1 and tenant = $2 and state <> 'ENDED'`,
);

/** $1 id, $2 user, $3 tenant, $4 item, $5 quantity, $6 months, $7 days, $8 day of the month, $9 first day, $10 price, $11 rise, $12 state, $13 now. None: it comes already. */
export const insertRestock = statement<RestockRow>(
  'restock_insert',
  `insert into restocks as s (restock_id, user_id, tenant, item_id, qty, months, days, anchor_day, next_on, agreed_cents, rise_percent, state, created_at, state_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10, $11, $12, $13, $13)
   on conflict (user_id, tenant, item_id) where state <> 'ENDED' do nothing returning ${RESTOCK_COLUMNS}`,
);

/** $1 restock, $2 item, $3 quantity, $4 months, $5 days, $6 day of the month, $7 next day, $8 price, $9 rise */
export const updateRestock = command(
  'restock_update',
  'update restocks set item_id = $2, qty = $3, months = $4, days = $5, anchor_day = $6, next_on = $7::date, agreed_cents = $8, rise_percent = $9 where restock_id = $1',
);

/** $1 restock, $2 the day */
export const moveOn = command('restock_move_on', 'update restocks set next_on = $2::date where restock_id = $1');

/** $1 restock, $2 the state, $3 out of which, $4 now */
const move = command('restock_move', 'update restocks set state = $2, state_at = $4 where restock_id = $1 and state = any ($3)');

/** Moves a restock. False: it is in no state out of which it may come into this one. */
export async function moveRestock(db: Db, restockId: string, to: RestockState, now: Date): Promise<boolean> {
  return (await move(db, [restockId, to, statesBefore(RESTOCK_MACHINE, to), now])) > 0;
}

/** For who plans them: in one order, and as they are then. $1 restocks, $2 day */
export const lockOfDay = statement<{ restock_id: string }>(
  'restocks_lock_of_day',
  `select restock_id from restocks where restock_id = any ($1::uuid[]) and next_on = $2::date and state = 'ACTIVE' order by restock_id for no key update`,
);

/** Those whose buyers are to be told of their day, by whose it is. $1 the last day of which is told, $2 how many */
export const findComing = statement<RestockRow>(
  'restocks_coming',
  `select ${RESTOCK_COLUMNS} from restocks s where s.state = 'ACTIVE' and s.next_on <= $1::date
     and not exists (select from restock_runs r join restock_run_items i using (run_id)
       where r.user_id = s.user_id and r.tenant = s.tenant and r.due_on = s.next_on and i.restock_id = s.restock_id)
   order by s.next_on, s.user_id, s.tenant, s.restock_id limit $2`,
);
