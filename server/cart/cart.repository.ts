import { z } from 'zod';
import type { CartLine, LineDetails } from '#domain/cart/cart-line.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { command, statement, type Db } from '../db/database.ts';
import { CheckoutDetails, PendingMessage, type StoredCart, type StoredPayment } from './stored-cart.ts';

/** Whose cart: a guest's belongs to the session, a signed-in person's to them. It stands in every statement. */
export type CartOwner = { readonly tenant: string; readonly kind: 'DEFAULT' | 'SPECIAL' } & (
  | { readonly sessionHash: Buffer }
  | { readonly userId: string }
);

type LineTuple = [
  lineId: string,
  position: number,
  itemId: string,
  qty: number,
  prevQty: number,
  actioned: CartLine['actioned'],
  deliveryType: CartLine['deliveryType'],
  storeNumber: string | null,
  parentLineId: string | null,
  relation: NonNullable<CartLine['relation']> | null,
  addedPriceCents: number,
  details: LineDetails,
  addedAtMs: number,
  version: number,
];
type PaymentTuple = [
  paymentId: string,
  paymentType: StoredPayment['paymentType'],
  token: string,
  brand: string,
  lastFour: string,
  expiryMonth: number | null,
  expiryYear: number | null,
  nickname: string,
  isToSave: boolean,
  limitCents: number | null,
];
type CartRow = {
  cart_id: string | null;
  kind: 'DEFAULT' | 'SPECIAL';
  status: 'OPEN' | 'CHECKOUT' | 'SUBMITTED';
  version: number;
  claimed_order: string | null;
  previous_cart_id: string | null;
  coupons: string[];
  checkout: unknown;
  messages: unknown;
  lines: LineTuple[] | null;
  payments: PaymentTuple[] | null;
  stock: Record<string, number> | null;
};

/**
 * The cart and the stock of everything concerned, in one statement whatever the number of rows. There is always one row: with
 * nulls when there is no cart, since the stock is asked about all the same.
 * $1 owner, $2 tenant, $3 kind, $4 items asked about, $5 locations asked about.
 */
const load = (name: string, owned: string) =>
  statement<CartRow>(
    name,
    `
  select c.cart_id, c.kind, c.status, c.version, c.claimed_order, c.previous_cart_id, c.coupons, c.checkout, c.messages, c.lines, c.payments,
    (select json_object_agg(s.item_id || ' ' || s.location_id, s.available) from stock s
     where s.item_id = any(coalesce(c.item_ids, '{}') || $4::text[]) and s.location_id = any(coalesce(c.store_numbers, '{}') || $5::text[])) as stock
  from (select 1) one left join carts c on ${owned} and c.tenant = $2 and c.kind = $3 and c.status in ('OPEN', 'CHECKOUT')`,
  );

const loadOfSession = load('cart_of_session', 'c.session_hash = $1');
const loadOfUser = load('cart_of_user', 'c.user_id = $1');

/** Keeps others from changing the owner's cart until the transaction ends. $1 session, $2 user, $3 tenant, $4 kind */
export const lockCart = command(
  'cart_lock',
  `
  select 1 from carts where (session_hash = $1 or user_id = $2) and tenant = $3 and kind = $4 and status in ('OPEN', 'CHECKOUT') for update`,
);

/** What is asked beside the cart: stock of items that are to be added, at places that rows may move to. */
export type StockQuestion = { readonly itemIds: readonly string[]; readonly locationIds: readonly string[] };

/** Reads the owner's open cart; `undefined` in `cart` when there is none yet. The stock asked about is there all the same. */
export async function readCart(
  db: Db,
  owner: CartOwner,
  question: StockQuestion,
): Promise<{ cart: StoredCart | undefined; stock: ReadonlyMap<string, number> }> {
  const locations = [...new Set([FULFILMENT_CENTRE, ...question.locationIds])];
  const values = ['userId' in owner ? owner.userId : owner.sessionHash, owner.tenant, owner.kind, question.itemIds, locations];
  const [row] = 'userId' in owner ? await loadOfUser(db, values) : await loadOfSession(db, values);
  const stock = new Map(Object.entries(row?.stock ?? {}));
  if (row === undefined || row.cart_id === null) return { cart: undefined, stock };
  const cart: StoredCart = {
    cartId: row.cart_id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    claimedOrder: row.claimed_order ?? undefined,
    previousCartId: row.previous_cart_id ?? undefined,
    coupons: row.coupons,
    checkout: readDetails(row.checkout),
    pendingMessages: readMessages(row.messages),
    lines: (row.lines ?? []).map(lineFromTuple),
    payments: (row.payments ?? []).map(paymentFromTuple),
    stock,
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

function lineFromTuple([
  lineId,
  position,
  itemId,
  qty,
  prevQty,
  actioned,
  deliveryType,
  storeNumber,
  parentLineId,
  relation,
  addedPriceCents,
  details,
  addedAtMs,
  version,
]: LineTuple): CartLine {
  return {
    lineId,
    position,
    itemId,
    qty,
    prevQty,
    actioned,
    deliveryType,
    storeNumber: storeNumber ?? undefined,
    parentLineId: parentLineId ?? undefined,
    relation: relation ?? undefined,
    addedPriceCents,
    details,
    addedAtMs,
    version,
  };
}

function paymentFromTuple([
  paymentId,
  paymentType,
  token,
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
  nickname,
  isToSave,
  limitCents,
]: PaymentTuple): StoredPayment {
  return {
    paymentId,
    paymentType,
    token,
    brand,
    lastFour,
    expiryMonth: expiryMonth ?? undefined,
    expiryYear: expiryYear ?? undefined,
    nickname,
    isToSave,
    limitCents: limitCents ?? undefined,
  };
}

/** $1 cart, $2 version read, $3 now, $4 rows, $5 their items, $6 their stores, $7 coupons, $8 checkout, $9 status, $10 payments */
const update = statement<{ version: number }>(
  'cart_save',
  `
  update carts set version = version + 1, updated_at = $3, lines = $4, item_ids = $5, store_numbers = $6, coupons = $7, checkout = $8, status = $9, payments = $10, messages = '[]'
  where cart_id = $1 and version = $2 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning version`,
);

/** $1 cart, $2 now, then the same from the rows to the payments; $10 session or null, $11 user or null, $12 tenant, $13 kind */
const insert = statement<{ version: number }>(
  'cart_create',
  `
  insert into carts (cart_id, created_at, updated_at, lines, item_ids, store_numbers, coupons, checkout, status, payments, session_hash, user_id, tenant, kind)
  values ($1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing returning version`,
);

/** The part of a cart that a change can touch. */
export type CartChange = Pick<StoredCart, 'lines' | 'coupons' | 'checkout' | 'status' | 'payments'>;

/**
 * Stores a changed cart in one statement, provided nobody has changed it since it was read.
 *
 * @returns the new version, or undefined when somebody was faster: read again and decide again.
 */
export async function saveCart(db: Db, owner: CartOwner, before: StoredCart, after: CartChange, now: Date): Promise<number | undefined> {
  const version = before.version + 1;
  const known = new Map(before.lines.map((line) => [line.lineId, line]));
  const lines = after.lines.map((line) => tupleOf(line, known.get(line.lineId) === line ? line.version : version));
  const itemIds = [...new Set(after.lines.map((line) => line.itemId))];
  const stores = [...new Set(after.lines.flatMap((line) => line.storeNumber ?? []))];
  const content = [
    JSON.stringify(lines),
    itemIds,
    stores,
    after.coupons,
    JSON.stringify(after.checkout),
    after.status,
    JSON.stringify(after.payments.map(paymentTupleOf)),
  ];
  const [row] =
    before.version === 0
      ? await insert(db, [
          before.cartId,
          now,
          ...content,
          'sessionHash' in owner ? owner.sessionHash : null,
          'userId' in owner ? owner.userId : null,
          owner.tenant,
          owner.kind,
        ])
      : await update(db, [before.cartId, before.version, now, ...content]);
  return row?.version;
}

function tupleOf(line: CartLine, version: number): LineTuple {
  return [
    line.lineId,
    line.position,
    line.itemId,
    line.qty,
    line.prevQty,
    line.actioned,
    line.deliveryType,
    line.storeNumber ?? null,
    line.parentLineId ?? null,
    line.relation ?? null,
    line.addedPriceCents,
    line.details,
    line.addedAtMs,
    version,
  ];
}

function paymentTupleOf(payment: StoredPayment): PaymentTuple {
  return [
    payment.paymentId,
    payment.paymentType,
    payment.token,
    payment.brand,
    payment.lastFour,
    payment.expiryMonth ?? null,
    payment.expiryYear ?? null,
    payment.nickname,
    payment.isToSave,
    payment.limitCents ?? null,
  ];
}
