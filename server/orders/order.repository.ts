import { z } from 'zod';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { ARRIVED, ORDERED, ORDER_MACHINE, type OrderState } from '#domain/orders/order-states.ts';
import type { ShipmentKind } from '#domain/orders/shipment-plan.ts';
import type { ShipmentState } from '#domain/orders/shipment-states.ts';
import { statesBefore } from '#domain/shared/state-machine.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Personalization } from '#domain/personalization/personalization.ts';
import { asUuid, command, isDatabaseError, statement, type Tx } from '../db/database.ts';
import { isDue } from '../db/due.ts';
import { sqlList } from '../db/sql-list.ts';
import type { CartOwner } from '../shoppers/index.ts';

export type OrderRow = {
  readonly order_number: string;
  readonly cart_id: string;
  readonly tenant: string;
  readonly user_id: string | null;
  /** The organization that it was placed for. */
  readonly account_number: string | null;
  readonly session_hash: Buffer | null;
  readonly email: string;
  readonly state: OrderState;
  readonly total_cents: number;
  readonly summary: unknown;
  readonly addresses: unknown;
  readonly delivery_groups: unknown;
  readonly details: unknown;
  readonly origin: 'SHOP' | 'IMPORTED';
  readonly held_until: Date;
  readonly placed_at: Date | null;
  /** What it has taken of the limits while it is being paid. */
  readonly seats: unknown;
  /** From which network it came, as limits know it; null where nobody called from one. */
  readonly network: string | null;
  /** When its number was told to a shopper while it was being paid; null: nobody knows of it yet. */
  readonly told_at: Date | null;
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
  /** Where its stock was taken; null for what has none. */
  readonly location_id: string | null;
  readonly is_physical: boolean;
  /** No gift or prepaid card may pay for it. */
  readonly is_main_only: boolean;
  readonly store_number: string | null;
  readonly parent_line_id: string | null;
  readonly promised_for: string | null;
  readonly details: unknown;
};

const ORDER =
  'order_number, cart_id, tenant, user_id, account_number, session_hash, email, state, total_cents, summary, addresses, delivery_groups, details, origin, held_until, placed_at, seats, told_at, network';

/** Orders that there are for a shopper: one that was given up only if its number was told. */
const IS_KNOWN = `(state <> 'ABANDONED' or told_at is not null)`;

/** The live order of a cart of this owner: one that was not given up. $1 cart, $2 session, $3 user, $4 tenant */
export const findOrderOfCart = statement<OrderRow>(
  'order_of_cart',
  `
  select ${ORDER} from orders where cart_id = ${asUuid('$1')} and state <> 'ABANDONED' and tenant = $4 and (session_hash = $2 or user_id = $3) limit 1`,
);

/** The live order that a call has placed. $1 key of the call */
export const findOrderOfRequest = statement<OrderRow>(
  'order_of_request',
  `select ${ORDER} from orders where request_key = $1 and state <> 'ABANDONED'`,
);

/** Whether an order could not be written down since its call has placed one. */
export function isOrderOfRequestThere(error: unknown): boolean {
  return isDatabaseError(error) && error.constraint === 'orders_once';
}

/** Whether an order was placed by a guest, who may have signed in since: it is found by its e-mail and opened by the key of its mails. */
export function isOfGuest({ session_hash: sessionHash }: Pick<OrderRow, 'session_hash'>): boolean {
  return sessionHash !== null;
}
const OF_GUEST = 'session_hash is not null';
/** As `normalisedEmail` writes it: only A to Z change their case, so that no two people have one address. */
const EMAIL = `lower(trim(email::text) collate "C")`;

/** What a grant is kept under: a person's wherever they sign in, a guest's by the visit. */
export function holderOf(owner: CartOwner): Buffer {
  return 'userId' in owner ? Buffer.from(owner.userId) : owner.sessionHash;
}

/** $1 order, $2 holder, $3 now */
export const grantOrder = command(
  'order_grant',
  `insert into order_grants (order_number, holder, granted_at) values ($1, $2, $3) on conflict (order_number, holder) do update set granted_at = excluded.granted_at`,
);

/**
 * $1 number, $2 tenant, $3 session, $4 user, $5 normalised e-mail (null: none given), by which a guest finds what they ordered, whether or not they
 * have signed in since. A guest's order is theirs, too, who opened it with the key of its mail. Foreign orders do not exist for the caller.
 */
export const findOrderOfOwner = statement<OrderRow>(
  'order_of_owner',
  `
  select ${ORDER} from orders where order_number = $1 and tenant = $2 and ${IS_KNOWN} and (session_hash = $3 or user_id = $4
    or (${OF_GUEST} and (${EMAIL} = $5
      or exists (select from order_grants g where g.order_number = orders.order_number and g.holder in ($3::bytea, convert_to($4::uuid::text, 'UTF8'))))))`,
);

/** An order that was placed for an organization, with who ordered it, and whether others of it may order the same. $1 number, $2 account */
export const findOrderOfAccount = statement<OrderRow & { readonly ordered_by: string; readonly may_buy_again: boolean }>(
  'order_of_account',
  `
  select ${ORDER}, coalesce((select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.user_id = orders.user_id), email) as ordered_by,
    coalesce((select (a.settings ->> 'reordersColleagues')::boolean from accounts a where a.account_number = orders.account_number), true) as may_buy_again
  from orders where order_number = $1 and account_number = $2 and placed_at is not null`,
);

/**
 * What a visit has ordered as a guest is the person's from now on whom the guest turned out to be: what they ordered with their own
 * e-mail, and what is being paid this moment. Whoever sits down next at the same machine takes nothing along. $1 session, $2 tenant, $3 user, $4 normalised e-mail
 */
export const takeAlongOrders = statement<{ logos: string[] | null }>(
  'orders_take_along',
  `update orders set user_id = $3 where session_hash = $1 and tenant = $2 and user_id is null and (${EMAIL} = $4 or state = '${ORDER_MACHINE.first}')
   returning (select array_agg(l.details #>> '{personalization,logo}') from order_lines l
     where l.order_number = orders.order_number and l.details #>> '{personalization,logo}' <> '') as logos`,
);

/** For what runs without a caller: the reconciler, the warehouse and those who hear of events. */
export const findOrder = statement<OrderRow>('order_by_number', `select ${ORDER} from orders where order_number = $1`);

/** The same, and nobody else moves the order, its shipments or its money until the transaction ends. */
export const lockOrder = statement<OrderRow>('order_lock', `select ${ORDER} from orders where order_number = $1 for no key update`);

export const findOrderLines = statement<OrderLineRow>(
  'order_lines',
  `
  select line_id, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type, location_id, is_physical, is_main_only, store_number, parent_line_id, promised_for, details from order_lines where order_number = $1 order by position`,
);
export const findOrderEvents = statement<{ to_state: OrderState; at: Date }>(
  'order_events',
  `
  select to_state, at from order_events where order_number = $1 and kind = 'ORDER' and to_state <> '${ORDER_MACHINE.first}' order by event_id`,
);

/** The year in which an order was placed, by the shop's own calendar. */
const YEAR = `extract(year from coalesce(o.placed_at, o.claimed_at) at time zone '${SHOP_ZONE}')::int`;

/** Everything that begins with a text, by bytes. */
export const beginsWith = (column: string, text: string) =>
  `${column} collate "C" >= ${text} and ${column} collate "C" < ${text} || chr(1114111)`;

/**
 * $1 user, $2 tenant, $3 words in lower case (null: all orders), $4 states (null: all), $5 year (null: all), $6 the key of a purchase order (null: none is looked for). Each word has
 * to be how the order's number or a word of one and the same item's name begins, or that item's number; or the key how that of its purchase order begins.
 */
const OF_USER = `o.user_id = $1 and o.tenant = $2 and ${IS_KNOWN} and ($4::text[] is null or o.state = any($4)) and ($5::int is null or ${YEAR} = $5)
    and ($3::text[] is null or o.order_number in (select p.order_number from orders p where p.user_id = $1 and ${beginsWith('po_key(p.details)', '$6::text')})
      or exists (select from order_lines n where n.order_number = o.order_number and not exists (select from unnest($3::text[]) word
      where not starts_with(o.order_number, word) and n.item_id <> word
        and position(' ' || word in ' ' || regexp_replace(lower(n.name), '[^a-z0-9]+', ' ', 'g')) = 0)))`;

/**
 * $1 account, $2 words in lower case (null: all orders), $3 how a number begins (null: it is none), $4 states (null: all), $5 year (null: all), $6 the key of a purchase order
 * (null: it is none). The number or the key has to be how the order's own begins, or each word how a name of who ordered it does.
 */
const OF_ACCOUNT = `o.account_number = $1 and o.placed_at is not null and ($4::text[] is null or o.state = any($4)) and ($5::int is null or ${YEAR} = $5)
    and ($2::text[] is null or o.order_number in (
      select p.order_number from orders p where p.account_number = $1 and ${beginsWith('p.order_number', '$3::text')}
      union select p.order_number from orders p where p.account_number = $1 and ${beginsWith('po_key(p.details)', '$6::text')}
      union select p.order_number from users u join orders p using (user_id) where p.account_number = $1
        and not exists (select from unnest($2::text[]) word where position(' ' || word in ' ' || lower(u.first_name || ' ' || u.last_name)) = 0)))`;

const countSql = (which: string, all: string) => `
  select count(*)::int as total_items, (select coalesce(array_agg(distinct ${YEAR} order by ${YEAR} desc), '{}') from orders o where ${all}) as years
  from orders o where ${which}`;

/** How many orders a person has, and in which years any, the latest first. Its values are the first six of `listOrdersOfUser`. */
export const countOrdersOfUser = statement<{ total_items: number; years: number[] }>(
  'orders_of_user_count',
  countSql(OF_USER, `o.user_id = $1 and o.tenant = $2 and ${IS_KNOWN}`),
);

/** The same of an organization. Its values are the first six of `listOrdersOfAccount`. */
export const countOrdersOfAccount = statement<{ total_items: number; years: number[] }>(
  'orders_of_account_count',
  countSql(OF_ACCOUNT, 'o.account_number = $1 and o.placed_at is not null'),
);

type ListedRow = {
  order_number: string;
  state: OrderState;
  placed_at: Date | null;
  total_cents: number;
  details: unknown;
  user_id: string | null;
  buyer: string | null;
  pieces: number;
  names: string[];
  pictures: string[];
  rows: {
    line_id: string;
    itemId: string;
    qty: number;
    personalization: Personalization | null;
    parentLineId: string | null;
    baseCents: number;
    details: unknown;
  }[];
  shipments: { kind: ShipmentKind; state: ShipmentState; line_ids: string[] }[];
  returned: { line_id: string; qty: number }[];
  /** When all of it had come to whoever ordered it; null: not yet. */
  arrived_at: Date | null;
  /** What was taken for it, whether or not it was given back since. */
  charged_cents: number;
};

const listSql = (which: string) => `
  select o.order_number, o.state, o.placed_at, o.total_cents, o.details, o.user_id, (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.user_id = o.user_id) as buyer, l.*,
    (select max(e.at) from order_events e where e.order_number = o.order_number and e.kind = 'ORDER' and e.to_state in (${sqlList(ARRIVED)})) as arrived_at,
    (select coalesce(json_agg(json_build_object('kind', s.kind, 'state', s.state, 'line_ids', array(select i.line_id from shipment_lines i where i.shipment_id = s.shipment_id))), '[]')
      from shipments s where s.order_number = o.order_number) as shipments,
    (select coalesce(json_agg(json_build_object('line_id', b.line_id, 'qty', b.qty)), '[]') from return_lines b where b.order_number = o.order_number) as returned,
    (select coalesce(sum(t.captured_cents), 0)::int from order_payments t where t.order_number = o.order_number) as charged_cents
  from orders o cross join lateral (select coalesce(sum(qty) filter (where parent_line_id is null), 0)::int as pieces, (array_agg(name order by position))[1:3] as names,
    coalesce((array_agg(details->>'picture' order by position) filter (where details->>'picture' is not null))[1:4], '{}') as pictures,
    coalesce(json_agg(json_build_object('line_id', line_id, 'itemId', item_id, 'qty', qty, 'details', details, 'personalization', details->'personalization', 'parentLineId', parent_line_id, 'baseCents', base_cents) order by position), '[]') as rows from order_lines where order_lines.order_number = o.order_number) l
  where ${which}
  order by coalesce(o.placed_at, o.claimed_at) desc, o.order_number desc limit $7 offset $8`;

/** The person's orders, newest first. Values as of OF_USER, $7 limit, $8 offset */
export const listOrdersOfUser = statement<ListedRow>('orders_of_user', listSql(OF_USER));
/** Those of an organization. Values as of OF_ACCOUNT, $7 limit, $8 offset */
export const listOrdersOfAccount = statement<ListedRow>('orders_of_account', listSql(OF_ACCOUNT));

/** An order as it is written down. */
export type NewOrder = Pick<
  OrderRow,
  | 'cart_id'
  | 'tenant'
  | 'user_id'
  | 'account_number'
  | 'email'
  | 'total_cents'
  | 'summary'
  | 'addresses'
  | 'delivery_groups'
  | 'details'
  | 'held_until'
  | 'seats'
  | 'network'
> & {
  /** In hex. */
  readonly session_hash: string | null;
  /** Of the call that places it, and its repeats; null: it has none. */
  readonly request_key: string | null;
  /** The part of the organization that it is for. */
  readonly unit_id: string | null;
};
export type NewOrderLine = OrderLineRow & { readonly position: number };

const insert = command(
  'order_insert',
  `
  insert into orders (order_number, state, claimed_at, updated_at, look_at, changed_by, cart_id, tenant, user_id, account_number, session_hash, email, total_cents, summary, addresses, delivery_groups, details, held_until, seats, request_key, network, unit_id)
  select $1, '${ORDER_MACHINE.first}', $2, $2, $2::timestamptz + $5 * interval '30 seconds', $3, r.cart_id, r.tenant, r.user_id, r.account_number, decode(r.session_hash, 'hex'), r.email, r.total_cents, r.summary, r.addresses, r.delivery_groups, r.details, r.held_until, r.seats, r.request_key, r.network, (select n.unit_id from units n where n.unit_id = r.unit_id)
  from json_to_record($4::json) as r(cart_id uuid, tenant text, user_id uuid, account_number text, session_hash text, email text, total_cents int, summary jsonb, addresses jsonb, delivery_groups jsonb, details jsonb, held_until timestamptz, seats jsonb, request_key text, network text, unit_id uuid)`,
);
const insertLines = command(
  'order_lines_insert',
  `
  insert into order_lines (order_number, line_id, position, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type, location_id, is_physical, is_main_only, store_number, parent_line_id, promised_for, details)
  select $1, r.* from json_to_recordset($2::json) as r(line_id uuid, position int, item_id text, name text, qty int, unit_cents int, base_cents int, final_cents int, tax_cents int, delivery_type text, location_id text, is_physical boolean, is_main_only boolean, store_number text, parent_line_id uuid, promised_for date, details jsonb)`,
);

/**
 * Writes an order down under its number, claimed.
 *
 * @param vendorCalls how many vendors are asked one after the other: nobody clears up before they can have answered.
 */
export function insertOrder(
  tx: Tx,
  orderNumber: string,
  order: NewOrder,
  { now, actor, vendorCalls }: { now: Date; actor: string; vendorCalls: number },
): Promise<number> {
  return insert(tx, [orderNumber, now, actor, JSON.stringify(order), Math.max(1, vendorCalls)]);
}

export function insertOrderLines(tx: Tx, orderNumber: string, lines: readonly NewOrderLine[]): Promise<number> {
  return insertLines(tx, [orderNumber, JSON.stringify(lines)]);
}

/** $1 order, $2 now, $3 actor, $4 what of it changes */
const change = command(
  'order_change',
  `
  with o as (update orders o set total_cents = r.total_cents, summary = r.summary, addresses = r.addresses, delivery_groups = r.delivery_groups, details = r.details, updated_at = $2, changed_by = $3
    from json_to_record($4::json) as r(total_cents int, summary jsonb, addresses jsonb, delivery_groups jsonb, details jsonb)
    where o.order_number = $1 and o.state = 'PENDING_APPROVAL' returning 1)
  select require_all((select count(*) from o), 1, 'order')`,
);
const deleteLines = command('order_lines_delete', 'delete from order_lines where order_number = $1');

/**
 * An order that waits for an approval is another one from now on. The caller has it locked.
 *
 * @throws a shortage of 'order' when it waits no longer.
 */
export async function rewriteOrder(
  tx: Tx,
  orderNumber: string,
  order: Pick<NewOrder, 'total_cents' | 'summary' | 'addresses' | 'delivery_groups' | 'details'>,
  { lines, now, actor }: { readonly lines: readonly NewOrderLine[]; readonly now: Date; readonly actor: string },
): Promise<void> {
  await change(tx, [orderNumber, now, actor, JSON.stringify(order)]);
  await deleteLines(tx, [orderNumber]);
  await insertOrderLines(tx, orderNumber, lines);
}

/** $1 order, $2 from states, $3 to, $4 now, $5 actor */
const move = command(
  'order_move',
  `
  with o as (update orders set state = $3, seats = null, updated_at = $4, changed_by = $5, placed_at = case when $3 in (${sqlList(ORDERED)}) then $4 else placed_at end
    where order_number = $1 and state = any($2::text[]) returning 1)
  select require_all((select count(*) from o), 1, 'order')`,
);

/**
 * Moves an order on, provided that the machine lets it.
 *
 * @throws a shortage of 'order' when it is in another state by now: whoever was faster has done it.
 */
export async function moveOrder(tx: Tx, orderNumber: string, to: OrderState, { now, actor }: { now: Date; actor: string }): Promise<void> {
  await move(tx, [orderNumber, statesBefore(ORDER_MACHINE, to), to, now, actor]);
}

/** Writes down that a shopper is told the number of an order that is being paid. Changes nothing once it is decided. $1 order, $2 now */
export const noteTold = command(
  'order_told',
  `update orders set told_at = coalesce(told_at, $2) where order_number = $1 and state = 'CLAIMED'`,
);

/** Puts off the next look at an order that is being paid. $1 order, $2 when */
export const lookAgainAt = command('order_look_at', `update orders set look_at = $2 where order_number = $1 and state = 'CLAIMED'`);

/**
 * Claimed orders that are to be looked at, oldest look first. Each look puts the next one off by a quarter of the order's age,
 * a minute at most, so that one that cannot be ended holds up no other; the first look after its time is up is not put off. One of a time to come was claimed by a clock that was wrong, and is
 * late, too. $1 now, $2 most
 */
export const takeUnfinished = statement<{ order_number: string; is_late: boolean }>(
  'orders_unfinished',
  `
  update orders set look_at = least($1::timestamptz + least(interval '60 seconds', greatest(interval '2 seconds', ($1::timestamptz - claimed_at) / 4)), case when held_until > $1 then held_until end)
  where order_number in (select order_number from orders where state = 'CLAIMED' and ${isDue('look_at')} order by look_at limit $2 for update skip locked) returning order_number, held_until <= $1 or claimed_at > $1::timestamptz + interval '1 minute' as is_late`,
);

/** Numbers for orders to come. $1 how many */
export const takeOrderNumbers = statement<{ order_number: string }>(
  'order_numbers_take',
  `select nextval('order_numbers')::text as order_number from generate_series(1, $1)`,
);

const PersonalDetails = z.object({
  personalization: z.record(z.string(), z.string()).optional(),
  giftCents: z.int().optional(),
  ownCents: z.int().nullish(),
});

/** What a row is to say, or whom it is for, as it was ordered. */
export function personalizationOf({ details }: Pick<OrderLineRow, 'details'>): Personalization | undefined {
  return PersonalDetails.parse(details).personalization;
}

/** What a row cost by itself, before what was taken off the whole order; of orders of before it was written down, what was paid for it. */
export function ownCentsOf({ details, final_cents: finalCents }: Pick<OrderLineRow, 'details' | 'final_cents'>): Cents {
  return PersonalDetails.parse(details).ownCents ?? finalCents;
}

/** What each gift card of a row is worth, as the catalogue said when it was ordered; undefined for what is none. What was paid does not matter. */
export function giftCentsOf({ details }: Pick<OrderLineRow, 'details'>): Cents | undefined {
  return PersonalDetails.parse(details).giftCents;
}
