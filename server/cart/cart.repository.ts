import { z } from 'zod';
import type { CartLine, LineDetails } from '#domain/cart/cart-line.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { statement, type Db } from '../db/database.ts';
import { CheckoutDetails, PendingMessage, type StoredCart, type StoredPayment } from './stored-cart.ts';

/** Whose cart: a guest's belongs to the session, a signed-in person's to them. It stands in every statement. */
export type CartOwner = { readonly tenant: string; readonly kind: 'DEFAULT' | 'SPECIAL' } & ({ readonly sessionHash: Buffer } | { readonly userId: string });

type LineTuple = [
  lineId: string, position: number, itemId: string, qty: number, prevQty: number, actioned: CartLine['actioned'], deliveryType: CartLine['deliveryType'], storeNumber: string | null,
  parentLineId: string | null, relation: NonNullable<CartLine['relation']> | null, addedPriceCents: number, details: LineDetails, addedAtMs: number, version: number,
];
type PaymentTuple = [
  paymentId: string, paymentType: StoredPayment['paymentType'], token: string, brand: string, lastFour: string, expiryMonth: number | null, expiryYear: number | null, nickname: string, isToSave: boolean, limitCents: number | null,
];
type CartRow = {
  cart_id: string | null; kind: 'DEFAULT' | 'SPECIAL'; status: 'OPEN' | 'CHECKOUT' | 'SUBMITTED'; version: number; claimed_order: string | null; previous_cart_id: string | null; coupons: string[]; checkout: unknown; messages: unknown;
  lines: LineTuple[] | null; payments: PaymentTuple[] | null; stock: Record<string, number> | null;
};

/**
 * The cart with its rows, its payments and the stock of everything concerned, in one statement whatever their number.
 * $1 owner, $2 tenant, $3 kind, $4 items asked about, $5 locations asked about.
 */
const load = (name: string, owned: string, lock: string) => statement<CartRow>(name, `
  with c as materialized (select * from carts where ${owned} and tenant = $2 and kind = $3 and status in ('OPEN', 'CHECKOUT') ${lock}),
  l as materialized (select cart_lines.* from cart_lines join c using (cart_id))
  select c.cart_id, c.kind, c.status, c.version, c.claimed_order, c.previous_cart_id, c.coupons, c.checkout, c.messages,
    (select json_agg(json_build_array(l.line_id, l.position, l.item_id, l.qty, l.prev_qty, l.actioned, l.delivery_type, l.store_number, l.parent_line_id, l.relation, l.added_price_cents, l.details,
       (extract(epoch from l.added_at) * 1000)::bigint, l.version) order by l.position, l.line_id) from l) as lines,
    (select json_agg(json_build_array(p.payment_id, p.payment_type, p.token, p.brand, p.last_four, p.expiry_month, p.expiry_year, p.nickname, p.is_to_save, p.limit_cents) order by p.position)
       from cart_payments p where p.cart_id = c.cart_id) as payments,
    (select json_object_agg(s.item_id || ' ' || s.location_id, s.available) from (
       select l.item_id, x.location_id from l cross join unnest($5::text[]) x(location_id)
       union select l.item_id, l.store_number from l where l.store_number is not null
       union select i.item_id, x.location_id from unnest($4::text[]) i(item_id) cross join unnest($5::text[]) x(location_id)) w
       join stock s on s.item_id = w.item_id and s.location_id = w.location_id) as stock
  from (select 1) one left join c on true`);

const loadOfSession = load('cart_of_session', 'session_hash = $1', '');
const loadOfUser = load('cart_of_user', 'user_id = $1', '');
const lockOfSession = load('cart_of_session_locked', 'session_hash = $1', 'for update');
const lockOfUser = load('cart_of_user_locked', 'user_id = $1', 'for update');

/** What is asked beside the cart: stock of items that are to be added, at places that rows may move to. */
export type StockQuestion = { readonly itemIds: readonly string[]; readonly locationIds: readonly string[] };

/** Reads the owner's open cart; `undefined` in `cart` when there is none yet. The stock asked about is there all the same. */
export async function readCart(
  db: Db, owner: CartOwner, question: StockQuestion, mode: 'READ' | 'LOCK' = 'READ',
): Promise<{ cart: StoredCart | undefined; stock: ReadonlyMap<string, number> }> {
  const locations = [...new Set([FULFILMENT_CENTRE, ...question.locationIds])];
  const values = ['userId' in owner ? owner.userId : owner.sessionHash, owner.tenant, owner.kind, question.itemIds, locations];
  const isLocked = mode === 'LOCK';
  const read = 'userId' in owner ? (isLocked ? lockOfUser : loadOfUser) : isLocked ? lockOfSession : loadOfSession;
  const [row] = await read(db, values);
  const stock = new Map(Object.entries(row?.stock ?? {}));
  if (row === undefined || row.cart_id === null) return { cart: undefined, stock };
  const cart: StoredCart = {
    cartId: row.cart_id, kind: row.kind, status: row.status, version: row.version, claimedOrder: row.claimed_order ?? undefined, previousCartId: row.previous_cart_id ?? undefined, coupons: row.coupons, checkout: readDetails(row.checkout),
    pendingMessages: readMessages(row.messages), lines: (row.lines ?? []).map(lineFromTuple), payments: (row.payments ?? []).map(paymentFromTuple), stock,
  };
  return { cart, stock };
}

const NO_DETAILS: CheckoutDetails = {};

/** Most carts carry nothing of checkout yet: they need no parsing. */
function readDetails(value: unknown): CheckoutDetails {
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return NO_DETAILS;
  return CheckoutDetails.parse(value);
}

function readMessages(value: unknown): StoredCart['pendingMessages'] {
  return Array.isArray(value) && value.length === 0 ? [] : z.array(PendingMessage).parse(value);
}

function lineFromTuple([lineId, position, itemId, qty, prevQty, actioned, deliveryType, storeNumber, parentLineId, relation, addedPriceCents, details, addedAtMs, version]: LineTuple): CartLine {
  return { lineId, position, itemId, qty, prevQty, actioned, deliveryType, storeNumber: storeNumber ?? undefined, parentLineId: parentLineId ?? undefined, relation: relation ?? undefined, addedPriceCents, details, addedAtMs, version };
}

function paymentFromTuple([paymentId, paymentType, token, brand, lastFour, expiryMonth, expiryYear, nickname, isToSave, limitCents]: PaymentTuple): StoredPayment {
  return { paymentId, paymentType, token, brand, lastFour, expiryMonth: expiryMonth ?? undefined, expiryYear: expiryYear ?? undefined, nickname, isToSave, limitCents: limitCents ?? undefined };
}

const LINE_COLUMNS = `line_id uuid, position int, item_id text, qty int, prev_qty int, actioned text, delivery_type text, store_number text, parent_line_id uuid, relation text, added_price_cents int, details jsonb, added_at timestamptz, version int`;
const LINE_NAMES = 'line_id, position, item_id, qty, prev_qty, actioned, delivery_type, store_number, parent_line_id, relation, added_price_cents, details, added_at, version';

/** $1 cart, $2 version read, $3 rows that changed, $4 rows that are gone, $5 now, $6 coupons, $7 checkout, $8 status */
const update = statement<{ version: number }>('cart_save', `
  with c as (update carts set version = version + 1, updated_at = $5, coupons = $6, checkout = $7, status = $8, messages = '[]' where cart_id = $1 and version = $2 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning cart_id, version),
  gone as (delete from cart_lines using c where cart_lines.cart_id = c.cart_id and line_id = any($4::uuid[])),
  put as (insert into cart_lines (cart_id, ${LINE_NAMES}) select c.cart_id, r.* from c, json_to_recordset($3::json) as r(${LINE_COLUMNS})
    on conflict (cart_id, line_id) do update set qty = excluded.qty, prev_qty = excluded.prev_qty, actioned = excluded.actioned, delivery_type = excluded.delivery_type, store_number = excluded.store_number, details = excluded.details, version = excluded.version)
  select version from c`);

/** As above, with $9 session or null, $10 user or null, $11 tenant, $12 kind; $2 and $4 are not used. */
const insert = statement<{ version: number }>('cart_create', `
  with c as (insert into carts (cart_id, tenant, kind, session_hash, user_id, status, coupons, checkout, created_at, updated_at) values ($1, $9, $10, $7, $8, $6, $4, $5, $3, $3) on conflict do nothing returning cart_id, version),
  put as (insert into cart_lines (cart_id, ${LINE_NAMES}) select c.cart_id, r.* from c, json_to_recordset($2::json) as r(${LINE_COLUMNS}))
  select version from c`);

/** $1 cart, $2 version read, $3 now, $4 the payments that there are to be, as JSON: they stand beside the cart and change with its version. */
const updatePayments = statement<{ version: number }>('cart_save_payments', `
  with c as (update carts set version = version + 1, updated_at = $3 where cart_id = $1 and version = $2 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning cart_id, version),
  gone as (delete from cart_payments using c where cart_payments.cart_id = c.cart_id),
  put as (insert into cart_payments (cart_id, added_at, payment_id, position, payment_type, token, brand, last_four, expiry_month, expiry_year, nickname, is_to_save, limit_cents)
    select c.cart_id, $3, r.* from c, json_to_recordset($4::json) as r(payment_id uuid, position int, payment_type text, token text, brand text, last_four text, expiry_month int, expiry_year int, nickname text, is_to_save boolean, limit_cents int))
  select version from c`);

/** The part of a cart that a change can touch. */
export type CartChange = Pick<StoredCart, 'lines' | 'coupons' | 'checkout' | 'status' | 'payments'>;

/**
 * Stores a changed cart in one statement, provided nobody has changed it since it was read. Payments change alone.
 *
 * @returns the new version, or undefined when somebody was faster: read again and decide again.
 */
export async function saveCart(db: Db, owner: CartOwner, before: StoredCart, after: CartChange, now: Date): Promise<number | undefined> {
  if (after.payments !== before.payments) return (await updatePayments(db, [before.cartId, before.version, now, JSON.stringify(after.payments.map(asPaymentRecord))]))[0]?.version;
  const known = new Map(before.lines.map((line) => [line.lineId, line]));
  const changed = after.lines.filter((line) => known.get(line.lineId) !== line).map((line) => asRecord(line, before.version + 1));
  const kept = new Set(after.lines.map((line) => line.lineId));
  const gone = before.lines.filter((line) => !kept.has(line.lineId)).map((line) => line.lineId);
  const checkout = JSON.stringify(after.checkout);
  const [row] = before.version === 0
    ? await insert(db, [before.cartId, JSON.stringify(changed), now, after.coupons, checkout, after.status, 'sessionHash' in owner ? owner.sessionHash : null, 'userId' in owner ? owner.userId : null, owner.tenant, owner.kind])
    : await update(db, [before.cartId, before.version, JSON.stringify(changed), gone, now, after.coupons, checkout, after.status]);
  return row?.version;
}

function asPaymentRecord(payment: StoredPayment, index: number): Record<string, unknown> {
  return {
    payment_id: payment.paymentId, position: index + 1, payment_type: payment.paymentType, token: payment.token, brand: payment.brand, last_four: payment.lastFour, expiry_month: payment.expiryMonth ?? null,
    expiry_year: payment.expiryYear ?? null, nickname: payment.nickname, is_to_save: payment.isToSave, limit_cents: payment.limitCents ?? null,
  };
}

function asRecord(line: CartLine, version: number): Record<string, unknown> {
  return {
    line_id: line.lineId, position: line.position, item_id: line.itemId, qty: line.qty, prev_qty: line.prevQty, actioned: line.actioned, delivery_type: line.deliveryType, store_number: line.storeNumber ?? null,
    parent_line_id: line.parentLineId ?? null, relation: line.relation ?? null, added_price_cents: line.addedPriceCents, details: line.details, added_at: new Date(line.addedAtMs), version,
  };
}
