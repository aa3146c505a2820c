import { ARRIVED } from '#domain/orders/order-states.ts';
import type { ScreeningReason } from '#domain/orders/screening-rules.ts';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import { HELD_PAYMENTS } from '#domain/payment/payment-states.ts';
import { command, statement, type Db, type Tx } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';

/** LOOKING: written down and not decided yet. HELD: a person has to decide. */
export type ScreeningState = 'LOOKING' | 'CLEARED' | 'HELD' | 'RELEASED' | 'REFUSED';

/** $1 order */
export const findScreening = statement<{ state: ScreeningState }>(
  'order_screening',
  'select state from order_screenings where order_number = $1',
);

/** By what an order is compared with others. */
export type ScreeningKeys = {
  readonly email: string;
  readonly cardKey: string | null;
  readonly sessionHash: Buffer | null;
  readonly userId: string | null;
  readonly shipKey: Buffer | null;
  readonly totalCents: number;
  /** What of it is as good as cash. */
  readonly cashLikeCents: number;
};

const insert = command(
  'order_screening_insert',
  `insert into order_screenings (order_number, at, state, email, card_key, session_hash, user_id, ship_key, total_cents, cash_like_cents)
  values ($1, $2, 'LOOKING', lower(trim($3)), $4, $5, $6, $7, $8, $9) on conflict (order_number) do nothing`,
);

/** Writes an order down among those that others are compared with: it counts before it is looked at, so that of many at once each counts. */
export async function beginScreening(
  db: Db,
  orderNumber: string,
  now: Date,
  { email, cardKey, sessionHash, userId, shipKey, totalCents, cashLikeCents }: ScreeningKeys,
): Promise<void> {
  await insert(db, [orderNumber, now, email, cardKey, sessionHash, userId, shipKey, totalCents, cashLikeCents]);
}

export type Around = {
  readonly card_orders: number;
  readonly card_emails: number;
  readonly visit_orders: number;
  readonly address_orders: number;
  readonly address_emails: number;
  readonly person_orders: number;
  /** The most that the orders of one card, email, visit or person come to; a house may have many offices. */
  readonly day_cents: number;
  readonly day_cash_like_cents: number;
  readonly declined_cards: number;
  readonly is_known: boolean;
};

/** Whether two orders are one buyer's: by the same email with the same card to the same house. */
const isSameBuyer = (one: string, other: string) =>
  `${one}.email = ${other}.email and ${one}.card_key is not distinct from ${other}.card_key and ${one}.ship_key is not distinct from ${other}.ship_key`;
/** What a person has released the buyer's orders through is no sign any more: money is added up from there on. */
const UNSEEN = `not (coalesce(s.at <= mine.seen_through, false) and ${isSameBuyer('s', 'mine')})`;
const COUNTED = `count(*)::int as orders, count(distinct s.email)::int as emails, coalesce(sum(s.total_cents) filter (where ${UNSEEN}), 0)::int as cents,
  coalesce(sum(s.cash_like_cents) filter (where ${UNSEEN}), 0)::int as cash_like`;

/**
 * What there is around an order that is written down: since a day before it, itself included, and what was written down since it was. With an end at its own moment, two
 * that are written down at once would not see each other. Somebody is known by their organization, or by an own order
 * that arrived a week ago or earlier. $1 order
 */
export const findAround = statement<Around>(
  'order_screening_around',
  `
  with mine as (select m.*, m.at - interval '1 day' as since,
      (select max(r.at) from order_screenings r where r.state = 'RELEASED' and r.order_number <> m.order_number and r.at >= m.at - interval '1 day'
        and ${isSameBuyer('r', 'm')}) as seen_through
    from order_screenings m where m.order_number = $1)
  select c.orders as card_orders, c.emails as card_emails, v.orders as visit_orders, a.orders as address_orders, a.emails as address_emails, p.orders as person_orders,
    greatest(c.cents, v.cents, m.cents, p.cents) as day_cents, greatest(c.cash_like, v.cash_like, m.cash_like, p.cash_like) as day_cash_like_cents,
    d.cards as declined_cards,
    exists (select from users u where u.user_id = mine.user_id and u.account_number is not null)
      or exists (select from orders o join order_events e using (order_number) where o.user_id = mine.user_id and o.state in (${sqlList(ARRIVED)})
        and e.kind = 'ORDER' and e.to_state in (${sqlList(ARRIVED)}) and e.at < mine.at - interval '7 days') as is_known
  from mine
    cross join lateral (select ${COUNTED} from order_screenings s where s.card_key = mine.card_key and s.at >= mine.since) c
    cross join lateral (select ${COUNTED} from order_screenings s where s.session_hash = mine.session_hash and s.at >= mine.since) v
    cross join lateral (select ${COUNTED} from order_screenings s where s.ship_key = mine.ship_key and s.at >= mine.since) a
    cross join lateral (select ${COUNTED} from order_screenings s where s.email = mine.email and s.at >= mine.since) m
    cross join lateral (select ${COUNTED} from order_screenings s where s.user_id = mine.user_id and s.at >= mine.since) p
    cross join lateral (select count(distinct coalesce(t.card_key, t.token))::int as cards
      from orders o join order_payments t using (order_number)
      where (o.user_id = mine.user_id or (o.session_hash = mine.session_hash and o.user_id is null)) and t.state = 'DECLINED' and not t.is_renewal and t.created_at >= mine.since) d`,
);

/** $1 order, $2 from, $3 to, $4 reasons, $5 when it was decided by a person, or null */
const move = command(
  'order_screening_move',
  'update order_screenings set state = $3, reasons = $4, decided_at = $5 where order_number = $1 and state = $2',
);

/** What the look has found. The caller has locked the order. */
export async function writeFound(tx: Tx, orderNumber: string, reasons: readonly ScreeningReason[]): Promise<void> {
  await move(tx, [orderNumber, 'LOOKING', reasons.length === 0 ? 'CLEARED' : 'HELD', reasons, null]);
}

/** What a person has decided. $1 order, $2 decision, $3 now. The caller has locked the order. */
export const writeDecided = command(
  'order_screening_decided',
  `update order_screenings set state = $2, decided_at = $3 where order_number = $1 and state = 'HELD'`,
);

/** Orders of which something is on hold: somebody may have canceled one meanwhile. */
const WAITS = `s.state = 'HELD' and exists (select from shipments h where h.order_number = s.order_number and h.state = 'ON_HOLD')`;

export type HeldOrder = {
  readonly order_number: string;
  readonly at: Date;
  readonly reasons: string[];
  readonly email: string;
  readonly total_cents: number;
  readonly addresses: unknown;
  readonly pieces: number;
  readonly names: string[];
  readonly tenders: readonly { readonly paymentType: PaymentType; readonly brand: string; readonly lastFourDigit: string }[];
};

/** What waits for a person, the oldest first. $1 how many */
export const listHeld = statement<HeldOrder>(
  'orders_held',
  `
  select s.order_number, s.at, s.reasons, o.email, o.total_cents, o.addresses, l.pieces, l.names,
    coalesce((select json_agg(json_build_object('paymentType', p.payment_type, 'brand', p.brand, 'lastFourDigit', p.last_four) order by p.position)
      from order_payments p where p.order_number = s.order_number and p.unneeded_cents < p.amount_cents
        and (p.replaces is null or p.state in (${sqlList(HELD_PAYMENTS)}))), '[]') as tenders
  from order_screenings s join orders o using (order_number)
    cross join lateral (select coalesce(sum(qty) filter (where parent_line_id is null), 0)::int as pieces, (array_agg(name order by position))[1:3] as names
      from order_lines where order_lines.order_number = s.order_number) l
  where ${WAITS} order by s.at, s.order_number limit $1`,
);

export const countHeld = statement<{ n: number }>('orders_held_count', `select count(*)::int as n from order_screenings s where ${WAITS}`);
