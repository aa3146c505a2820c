import { command, statement } from '../db/database.ts';

/** Where an order stands inside the shop; the wire calls a claimed one PROCESSING and does not show an abandoned one. */
export type OrderState =
  | 'CLAIMED'
  | 'ABANDONED'
  | 'PLACED'
  | 'PENDING_APPROVAL'
  | 'APPROVED'
  | 'DECLINED'
  | 'READY_FOR_PICKUP'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'PICKED_UP'
  | 'CANCELLED'
  | 'RETURNED';

export type OrderPaymentState = 'PENDING' | 'UNKNOWN' | 'CHALLENGE' | 'APPROVED' | 'DECLINED' | 'CAPTURED' | 'VOIDED' | 'REFUNDED';

export type OrderRow = {
  readonly order_number: string;
  readonly cart_id: string;
  readonly tenant: string;
  readonly user_id: string | null;
  readonly session_hash: Buffer | null;
  readonly email: string;
  readonly status: OrderState;
  readonly total_cents: number;
  readonly summary: unknown;
  readonly addresses: unknown;
  readonly delivery_groups: unknown;
  readonly details: unknown;
  readonly origin: 'SHOP' | 'IMPORTED';
  readonly held_until: Date;
  readonly placed_at: Date | null;
};
export type OrderLineRow = {
  readonly line_id: string;
  readonly item_id: string;
  readonly name: string;
  readonly qty: number;
  readonly unit_cents: number;
  readonly base_cents: number;
  readonly final_cents: number;
  readonly tax_cents: number;
  readonly delivery_type: string;
  readonly location_id: string | null;
  readonly details: unknown;
};
export type OrderPaymentRow = {
  readonly payment_id: string;
  readonly order_number: string;
  readonly payment_type: 'CREDIT_CARD' | 'PREPAID_CARD';
  readonly token: string;
  readonly brand: string;
  readonly last_four: string;
  readonly expiry_month: number | null;
  readonly expiry_year: number | null;
  readonly amount_cents: number;
  readonly state: OrderPaymentState;
  readonly vendor_key: string;
  readonly vendor_id: string | null;
  readonly transaction_id: string | null;
  readonly challenge_url: string | null;
  readonly challenge_status: 'Y' | 'N' | null;
};

const ORDER =
  'order_number, cart_id, tenant, user_id, session_hash, email, status, total_cents, summary, addresses, delivery_groups, details, origin, held_until, placed_at';

/** The live order of a cart of this owner: one that was not given up. $1 cart (null: the owner's newest), $2 session, $3 user, $4 tenant */
export const findOrderOfCart = statement<OrderRow>(
  'order_of_cart',
  `
  select ${ORDER} from orders where cart_id::text = $1 and status <> 'ABANDONED' and tenant = $4 and (session_hash = $2 or user_id = $3) limit 1`,
);

/** $1 number, $2 tenant, $3 session, $4 user, $5 e-mail (null: none given). Foreign orders do not exist for the caller. */
export const findOrderOfOwner = statement<OrderRow>(
  'order_of_owner',
  `
  select ${ORDER} from orders where order_number = $1 and tenant = $2 and status <> 'ABANDONED' and (session_hash = $3 or user_id = $4 or (user_id is null and email = $5::citext))`,
);

/** For what runs without a caller: the reconciler and the outbox. */
export const findOrder = statement<OrderRow>('order_by_number', `select ${ORDER} from orders where order_number = $1`);

export const findOrderLines = statement<OrderLineRow>(
  'order_lines',
  `
  select line_id, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type, location_id, details from order_lines where order_number = $1 order by position`,
);
export const findOrderPayments = statement<OrderPaymentRow>(
  'order_payments',
  `
  select payment_id, order_number, payment_type, token, brand, last_four, expiry_month, expiry_year, amount_cents, state, vendor_key, vendor_id, transaction_id, challenge_url, challenge_status from order_payments where order_number = $1 order by position`,
);
export const findOrderEvents = statement<{ to_state: string; at: Date }>(
  'order_events',
  `
  select to_state, at from order_events where order_number = $1 and kind = 'ORDER' and to_state not in ('CLAIMED', 'ABANDONED') order by event_id`,
);

/** The person's orders, newest first. $1 user, $2 tenant, $3 limit, $4 offset */
export const listOrdersOfUser = statement<{
  order_number: string;
  status: OrderState;
  placed_at: Date | null;
  total_cents: number;
  details: unknown;
  pieces: number;
  names: string[];
  total_items: number;
}>(
  'orders_of_user',
  `
  select o.order_number, o.status, o.placed_at, o.total_cents, o.details, l.pieces, l.names, (count(*) over ())::int as total_items
  from orders o cross join lateral (select coalesce(sum(qty), 0)::int as pieces, (array_agg(name order by position))[1:3] as names from order_lines where order_lines.order_number = o.order_number) l
  where o.user_id = $1 and o.tenant = $2 and o.status <> 'ABANDONED' order by coalesce(o.placed_at, o.claimed_at) desc, o.order_number desc limit $3 offset $4`,
);

/** The error of a claim for which there was not enough: the name of its constraint says of what. */
export const NOT_ENOUGH = 'FS001';

/**
 * Claims a cart for an order, all of it or nothing, in one statement: the cart as it was read is bound to the order, stock
 * and limited coupons are held, order and payments are written down. Rows that others want too are locked in one order
 * everywhere and only as long as this takes. Answers no row when the cart is no longer the one that was read.
 * $1 order, $2 lines, $3 payments, $4 holds: JSON of the columns; $5 now, $6 cart, $7 its version, $8 coupon codes, $9 cents of rewards, $10 whose, $11 actor
 */
export const claimCart = statement<OrderRow>(
  'order_claim',
  `
  with n as materialized (select nextval('order_numbers')::text as order_number),
    c as (update carts set claimed_order = n.order_number, version = version + 1, updated_at = $5 from n
      where cart_id = $6 and version = $7 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning cart_id, n.order_number),
    w as materialized (select r.* from c, json_to_recordset($4::json) as r(item_id text, location_id text, qty int)),
    locked as materialized (select s.item_id, s.location_id, w.qty from w join stock s using (item_id, location_id) order by s.item_id, s.location_id for update of s),
    held as (update stock s set available = s.available - l.qty, held = s.held + l.qty from locked l
      where s.item_id = l.item_id and s.location_id = l.location_id and s.available >= l.qty returning 1),
    k as materialized (select k.code from c, coupons k where k.code = any($8::text[]) order by k.code for update of k),
    used as (update coupons set used = used + 1 from k where coupons.code = k.code and (use_limit is null or used < use_limit) returning 1),
    redeemed as (update users set rewards_cents = rewards_cents - $9 from c
      where $9 > 0 and user_id = $10 and rewards_cents >= $9 and (select count(*) from used) >= 0 returning 1),
    ok as materialized (select c.order_number from c
      where require_all((select count(*) from held), (select count(*) from w), 'stock') and require_all((select count(*) from used), cardinality($8::text[]), 'coupons')
        and require_all((select count(*) from redeemed), sign($9)::bigint, 'rewards')),
    o as (insert into orders (order_number, cart_id, tenant, user_id, session_hash, email, status, total_cents, summary, addresses, delivery_groups, details, claimed_at, held_until, updated_at)
      select ok.order_number, r.cart_id, r.tenant, r.user_id, decode(r.session_hash, 'hex'), r.email, 'CLAIMED', r.total_cents, r.summary, r.addresses, r.delivery_groups, r.details, $5, r.held_until, $5
      from ok, json_to_record($1::json) as r(cart_id uuid, tenant text, user_id uuid, session_hash text, email text, total_cents int, summary jsonb, addresses jsonb, delivery_groups jsonb, details jsonb, held_until timestamptz)
      returning ${ORDER}),
    l as (insert into order_lines (order_number, line_id, position, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type, location_id, details)
      select o.order_number, r.* from o, json_to_recordset($2::json) as r(line_id uuid, position int, item_id text, name text, qty int, unit_cents int, base_cents int, final_cents int, tax_cents int, delivery_type text, location_id text, details jsonb)),
    p as (insert into order_payments (order_number, created_at, state, payment_id, position, payment_type, token, brand, last_four, expiry_month, expiry_year, amount_cents, vendor_key)
      select o.order_number, $5, 'PENDING', r.* from o, json_to_recordset($3::json) as r(payment_id uuid, position int, payment_type text, token text, brand text, last_four text, expiry_month int, expiry_year int, amount_cents int, vendor_key text) returning payment_id, order_number),
    h as (insert into stock_holds (order_number, state, held_until, item_id, location_id, qty) select o.order_number, 'HELD', o.held_until, w.item_id, w.location_id, w.qty from o, w),
    u as (insert into coupon_uses (order_number, state, code, user_id) select o.order_number, 'HELD', code, o.user_id from o, unnest($8::text[]) code),
    g as (insert into reward_entries (user_id, order_number, kind, amount_cents, at) select $10, o.order_number, 'REDEEMED', -$9, $5 from o where $9 > 0),
    e as (insert into order_events (order_number, payment_id, kind, from_state, to_state, actor, at)
      select order_number, null::uuid, 'ORDER', null, 'CLAIMED', $11, $5::timestamptz from o union all select order_number, payment_id, 'PAYMENT', null, 'PENDING', $11, $5 from p)
  select * from o`,
);

/** Moves a payment on, from the states named only, and records it. $1 payment, $2 from states, $3 to, $4 actor, $5 now, $6 vendor id, $7 transaction, $8 challenge page */
export const movePayment = command(
  'payment_move',
  `
  with before as (select payment_id, order_number, state from order_payments where payment_id = $1 and state = any($2::text[]) for update),
    p as (update order_payments p set state = $3, vendor_id = coalesce($6, p.vendor_id), transaction_id = coalesce($7, p.transaction_id), challenge_url = coalesce($8, p.challenge_url), checked_at = $5,
        captured_cents = case when $3 = 'CAPTURED' then p.amount_cents else p.captured_cents end
      from before where p.payment_id = before.payment_id returning p.payment_id)
  insert into order_events (order_number, payment_id, kind, from_state, to_state, actor, at) select before.order_number, before.payment_id, 'PAYMENT', before.state, $3, $4, $5 from before join p using (payment_id)`,
);

/**
 * Places a claimed order: what was held is sold, the cart is closed, and the messages that tell of it are written, all in
 * one statement. $1 order, $2 now, $3 actor, $4 messages as JSON. Changes nothing when the order is no longer claimed.
 */
export const finishClaim = command(
  'order_finish',
  `
  with o as (update orders set status = 'PLACED', placed_at = $2, updated_at = $2 where order_number = $1 and status = 'CLAIMED' returning order_number, cart_id),
    h as (update stock_holds set state = 'SOLD' from o where stock_holds.order_number = o.order_number and stock_holds.state = 'HELD' returning item_id, location_id, qty),
    locked as materialized (select s.item_id, s.location_id, h.qty from h join stock s using (item_id, location_id) order by s.item_id, s.location_id for update of s),
    s as (update stock s set held = s.held - l.qty, sold = s.sold + l.qty from locked l where s.item_id = l.item_id and s.location_id = l.location_id),
    u as (update coupon_uses set state = 'USED' from o where coupon_uses.order_number = o.order_number and coupon_uses.state = 'HELD'),
    c as (update carts set status = 'SUBMITTED', claimed_order = null, updated_at = $2 from o where carts.cart_id = o.cart_id),
    m as (insert into outbox (message_id, kind, payload, created_at, due_at) select r.message_id, r.kind, r.payload, $2, $2 from o, json_to_recordset($4::json) as r(message_id uuid, kind text, payload jsonb))
  insert into order_events (order_number, kind, from_state, to_state, actor, at) select order_number, 'ORDER', 'CLAIMED', 'PLACED', $3, $2 from o`,
);

/** Undoes a claim: what was held is free again, the cart too. $1 order, $2 now, $3 actor */
export const undoClaim = command(
  'order_abandon',
  `
  with o as (update orders set status = 'ABANDONED', updated_at = $2 where order_number = $1 and status = 'CLAIMED' returning order_number, cart_id),
    h as (update stock_holds set state = 'RELEASED' from o where stock_holds.order_number = o.order_number and stock_holds.state = 'HELD' returning item_id, location_id, qty),
    locked as materialized (select s.item_id, s.location_id, h.qty from h join stock s using (item_id, location_id) order by s.item_id, s.location_id for update of s),
    s as (update stock s set held = s.held - l.qty, available = s.available + l.qty from locked l where s.item_id = l.item_id and s.location_id = l.location_id),
    u as (update coupon_uses set state = 'RELEASED' from o where coupon_uses.order_number = o.order_number and coupon_uses.state = 'HELD' returning code),
    k as (update coupons set used = used - 1 from u where coupons.code = u.code),
    g as (insert into reward_entries (user_id, order_number, kind, amount_cents, at)
      select e.user_id, e.order_number, 'RETURNED', -e.amount_cents, $2 from o join reward_entries e on e.order_number = o.order_number and e.kind = 'REDEEMED' returning user_id, amount_cents),
    b as (update users set rewards_cents = rewards_cents + g.amount_cents from g where users.user_id = g.user_id),
    c as (update carts set claimed_order = null, version = version + 1, updated_at = $2 from o where carts.cart_id = o.cart_id)
  insert into order_events (order_number, kind, from_state, to_state, actor, at) select order_number, 'ORDER', 'CLAIMED', 'ABANDONED', $3, $2 from o`,
);

/** Orders whose payment has no end yet: unknown ones at once, others when their time is up. $1 now, $2 unknown since before, $3 most */
export const findUnfinished = statement<{ order_number: string }>(
  'orders_unfinished',
  `
  select o.order_number from orders o where o.status = 'CLAIMED' and (o.held_until <= $1 or exists (
    select 1 from order_payments p where p.order_number = o.order_number and ((p.state = 'UNKNOWN' and coalesce(p.checked_at, p.created_at) <= $2) or (p.state = 'PENDING' and p.created_at <= $1::timestamptz - interval '30 seconds')
      or (p.state in ('APPROVED', 'DECLINED') and coalesce(p.checked_at, p.created_at) <= $1::timestamptz - interval '10 seconds')))) order by o.claimed_at limit $3`,
);

/** The payment that a challenge belongs to. $1 transaction */
export const answerChallenge = command(
  'payment_challenge_answer',
  `update order_payments set challenge_status = $2 where transaction_id = $1 and (challenge_status is null or challenge_status = $2)`,
);
