import type { OrderState } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';

const NOTHING_COMES = ['DECLINED', 'CANCELLED'] as const satisfies readonly OrderState[];

/** The row of the cart that a row of an order (l) was split off, else itself: rows of rounds know that one. */
export const ROOT = "coalesce((l.details ->> 'splitFrom')::uuid, l.line_id)";

/** Rounds with rows in an order. $1 order */
export const findRoundsOfOrder = statement<{ round_id: string }>(
  'rounds_of_order',
  `select distinct w.round_id from order_lines l join round_rows w on w.line_id = ${ROOT} where l.order_number = $1 order by w.round_id`,
);

/** Writes down with which order rows of a round are ordered, as long as it has not come to nothing; those that are new in it. $1 order, $2 round */
export const noteOrder = statement<{ row_id: string }>(
  'round_rows_ordered',
  `update round_rows w set order_number = o.order_number from order_lines l join orders o using (order_number)
   where l.order_number = $1 and w.round_id = $2::uuid and w.line_id = ${ROOT} and w.order_number is distinct from $1 and o.state not in (${sqlList(NOTHING_COMES)})
   returning w.row_id`,
);

/** Frees the rows of a round of which nothing will come: their order came to nothing, or every shipment that they were to be in. $1 order, $2 round, $3 why */
export const freeRows = statement<{ row_id: string }>(
  'round_rows_free',
  `update round_rows w set line_id = null, moved_qty = null, order_number = null, outcome = $3
   where w.round_id = $2::uuid and w.line_id in (
     select ${ROOT} from order_lines l join orders o using (order_number)
       left join shipment_lines sl on sl.order_number = l.order_number and sl.line_id = l.line_id left join shipments s on s.shipment_id = sl.shipment_id
     where l.order_number = $1 group by 1 having bool_and(o.state in (${sqlList(NOTHING_COMES)}) or coalesce(s.state = 'CANCELLED', false)))
   returning w.row_id`,
);

/** Rounds with rows that went into these rows of an order. $1 rows */
export const findRoundsOfLines = statement<{ round_id: string }>(
  'rounds_of_lines',
  'select distinct round_id from round_rows where line_id = any ($1::uuid[]) order by round_id',
);

export type Touched = { round_id: string; participant_id: string };

/** Another item is in the place of a row: it is for the same people. $1 the row before, $2 the row now, $3 its item, $4 who changed it, $5 now */
export const swapLine = statement<Touched>(
  'round_rows_swap',
  'update round_rows set line_id = $2, item_id = $3, changed_by = $4::uuid, changed_at = $5 where line_id = $1::uuid returning round_id, participant_id',
);

/** Rows were taken out of an order. $1 rows of it, $2 who did it, $3 now */
export const removeLines = statement<Touched>(
  'round_rows_of_lines_remove',
  `update round_rows set removed_at = $3, changed_at = $3, changed_by = $2::uuid, line_id = null, moved_qty = null, outcome = null, order_number = null
   where line_id = any ($1::uuid[]) returning round_id, participant_id`,
);
