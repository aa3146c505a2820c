import { command, statement } from '../../db/database.ts';

/** What came back of an order, a row for each time. $1 order */
export const findReturns = statement<{
  return_id: string;
  refund_cents: number;
  reason: string | null;
  at: Date;
  items: readonly { line_id: string; qty: number; refund_cents: number }[];
}>(
  'returns_of_order',
  `
  select r.return_id, r.refund_cents, r.reason, r.at, (select json_agg(json_build_object('line_id', l.line_id, 'qty', l.qty, 'refund_cents', l.refund_cents)) from return_lines l where l.return_id = r.return_id) as items
  from returns r where r.order_number = $1 order by r.at, r.return_id`,
);

/** Units of each row that came back so far. $1 order */
export const findReturnedUnits = statement<{ line_id: string; qty: number; refund_cents: number }>(
  'return_lines_of_order',
  'select line_id, sum(qty)::int as qty, sum(refund_cents)::int as refund_cents from return_lines where order_number = $1 group by line_id',
);

/** Whether a call has given something back already. $1 order, $2 key of the call */
export const findReturnOfRequest = statement<{ return_id: string }>(
  'return_of_request',
  'select return_id from returns where order_number = $1 and request_key = $2',
);

/** $1 return, $2 order, $3 cents, $4 actor, $5 now, $6 rows as JSON, $7 key of the call or null, $8 reason or null */
export const insertReturn = command(
  'return_insert',
  `
  with r as (insert into returns (return_id, order_number, refund_cents, actor, at, request_key, reason) values ($1, $2, $3, $4, $5, $7, $8) returning return_id, order_number)
  insert into return_lines (return_id, order_number, line_id, qty, refund_cents) select r.return_id, r.order_number, l.* from r, json_to_recordset($6::json) as l(line_id uuid, qty int, refund_cents int)`,
);
