import type { Outcome } from '#domain/rounds/round-outcomes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { command, statement } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';

const WAITING = ['PENDING_APPROVAL'] as const satisfies readonly OrderState[];

export type RowTuple = {
  row_id: string;
  participant_id: string;
  /** Who added it has no account. */
  is_guests: boolean;
  item_id: string;
  qty: number;
  note: string;
  price_cents: number;
  changed_by: string | null;
  changed_at: Date | null;
  removed_at: Date | null;
  line_id: string | null;
  moved_qty: number | null;
  outcome: Outcome | null;
  order_number: string | null;
  /** Its order waits for an approval. */
  is_waiting: boolean;
  /** It is in an order, or in the coordinator's cart still. */
  is_moved: boolean;
};

/** A cart that is being ordered has the row still, before its order is heard of. */
const IN_CART = `exists (select from carts c where c.cart_id = w.cart_id and c.user_id = r.coordinator_id and c.status in ('OPEN', 'CHECKOUT', 'SUBMITTED')
  and strpos(c.lines::text, w.line_id::text) > 0)`;

/** What a round holds, in the order in which it was added; with it what was removed by others than who added it. $1 round */
export const findRows = statement<RowTuple>(
  'round_rows',
  `select w.row_id, w.participant_id, p.user_id is null as is_guests, w.item_id, w.qty, w.note, w.price_cents, trim(u.first_name || ' ' || u.last_name) as changed_by, w.changed_at, w.removed_at, w.line_id, w.moved_qty, w.outcome, w.order_number,
     coalesce(o.state in (${sqlList(WAITING)}), false) as is_waiting, w.line_id is not null and (w.order_number is not null or ${IN_CART}) as is_moved
   from round_rows w join rounds r using (round_id) join round_people p using (participant_id) left join users u on u.user_id = w.changed_by left join orders o on o.order_number = w.order_number where w.round_id = $1::uuid order by w.added_at, w.row_id`,
);

/** $1 id, $2 round, $3 participant, $4 item, $5 how many, $6 note, $7 price of one, $8 now */
export const insertRow = command(
  'round_row_insert',
  'insert into round_rows (row_id, round_id, participant_id, item_id, qty, note, price_cents, added_at) values ($1, $2, $3, $4, $5, $6, $7, $8)',
);
/** $1 row, $2 how many, $3 note, $4 who of others changed it; null: its own, $5 now */
export const updateRow = command(
  'round_row_update',
  `update round_rows set qty = $2, note = $3, changed_by = coalesce($4::uuid, changed_by), changed_at = case when $4::uuid is null then changed_at else $5 end,
     line_id = null, moved_qty = case when line_id is null then moved_qty end, outcome = case when line_id is null then outcome end where row_id = $1`,
);
/** $1 rows */
export const deleteRows = command('round_rows_delete', 'delete from round_rows where row_id = any ($1::uuid[])');
/** $1 row, $2 who, $3 now */
export const markRemoved = command(
  'round_row_removed',
  'update round_rows set removed_at = $3, changed_at = $3, changed_by = $2, line_id = null, moved_qty = null, outcome = null, order_number = null where row_id = $1',
);

/** Writes down what came of rows that were moved to the cart. Those that somebody has moved since they were read stay as they are. $1 rows as JSON */
export const saveOutcomes = command(
  'round_rows_outcomes',
  `update round_rows w set line_id = m.line_id, moved_qty = m.moved_qty, outcome = m.outcome, cart_id = (select c.cart_id from rounds r join carts c on c.user_id = r.coordinator_id
     where r.round_id = w.round_id and c.status in ('OPEN', 'CHECKOUT') and strpos(c.lines::text, m.line_id::text) > 0)
   from json_to_recordset($1::json) as m(row_id uuid, was_line_id uuid, line_id uuid, moved_qty int, outcome text)
   where w.row_id = m.row_id and w.line_id is not distinct from m.was_line_id and w.order_number is null`,
);
