import type { z } from 'zod';
import type { finishProcurement } from '#contracts/session/procurement.ts';
import type { Operation } from '#domain/procurement/procurement-session.ts';
import { asUuid, command, statement } from '../db/database.ts';

/** What is handed to the browser of a buyer: a form that it sends to the purchasing system. */
export type HandedOver = z.output<(typeof finishProcurement)['answer']>;

/** $1 partner. Where it may have carts sent. */
export const findReturnAddresses = statement<{ return_addresses: string[] }>(
  'partner_return_addresses',
  'select return_addresses from partners where partner_id = $1',
);

/** $1 session, $2 partner, $3 user, $4 operation, $5 hash of its carts, $6 earlier session or null, $7 return address, $8 the buyer's cookie, $9 order number or null, $10 now, $11 until when it is kept */
export const insertProcurement = command(
  'procurement_begin',
  `insert into procurement_sessions (procurement_id, partner_id, user_id, operation, cart_hash, earlier_id, return_to, buyer_cookie, order_number, begun_at, kept_until)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** $1 its name, $2 partner, $3 user, $4 now. A cart that was returned by the same buyer to the same purchasing system, and is kept still. */
export const findReturned = statement<{ cart_hash: Buffer; order_number: string | null }>(
  'procurement_returned',
  `select p.cart_hash, p.order_number from procurement_sessions p
   where p.procurement_id = ${asUuid('$1')} and p.partner_id = $2 and p.user_id = $3 and p.state = 'RETURNED' and p.kept_until > $4
     and exists (select from carts c where c.session_hash = p.cart_hash and c.status = 'RETURNED')`,
);

/** What was returned is left as it is: it may be opened again. $1 new cart, $2 hash of the new session's carts, $3 hash of the returned one's, $4 now */
export const copyReturned = command(
  'procurement_copy_cart',
  `insert into carts (cart_id, tenant, kind, session_hash, status, version, previous_cart_id, coupons, lines, item_ids, store_numbers, checkout, created_at, updated_at)
   select $1, tenant, kind, $2, 'OPEN', version, cart_id, coupons, lines, item_ids, store_numbers, checkout, $4, $4 from carts where session_hash = $3 and status = 'RETURNED'`,
);

export type ProcurementRow = {
  readonly operation: Operation;
  readonly partner_id: string;
  readonly partner_name: string;
  readonly return_to: string;
  readonly buyer_cookie: string;
  readonly order_number: string | null;
  readonly state: 'OPEN' | 'RETURNED' | 'LEFT';
  readonly ended_at: Date | null;
  readonly handed_over: HandedOver | null;
};

/** $1 session */
export const findProcurement = statement<ProcurementRow>(
  'procurement_find',
  `select s.operation, s.partner_id, p.name as partner_name, s.return_to, s.buyer_cookie, s.order_number, s.state, s.ended_at, s.handed_over
   from procurement_sessions s join partners p using (partner_id) where s.procurement_id = $1`,
);

/** $1 session, $2 how it ended, $3 now, $4 what was handed over, $5 until when it is kept */
export const endProcurement = command(
  'procurement_end',
  "update procurement_sessions set state = $2, ended_at = $3, handed_over = $4, kept_until = $5 where procurement_id = $1 and state = 'OPEN'",
);

/** $1 cart, $2 the version that was handed over, $3 now */
export const closeReturned = command(
  'procurement_close_cart',
  "update carts set status = 'RETURNED', updated_at = $3, version = version + 1 where cart_id = $1 and version = $2 and status in ('OPEN', 'CHECKOUT')",
);
