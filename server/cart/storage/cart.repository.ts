import { z } from 'zod';
import { FULFILMENT_CENTRE, type CartLine, type SeenState } from '#domain/cart/cart-line.ts';
import type { SavedItem } from '#domain/cart/saved/saved-item.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { CartChangeNote } from '#domain/cart/what-changed.ts';
import { budgetCentersOf, type BudgetTuples } from '../../budgets/index.ts';
import { contractPricesFrom, contractPricesOf, type ContractPrices, type ContractTuples } from '../../catalog/index.ts';
import { creditOf, type CreditTuple } from '../../credit/index.ts';
import { command, type Db, type Tx } from '../../db/database.ts';
import { readingStatement, savingStatement, type AnswerToKeep, type CallKey } from '../../db/kept-answers.ts';
import { usedUpAmong } from '../../limits/index.ts';
import { ownerColumns, type CartOwner } from '../../shoppers/index.ts';
import { toPayVersionOf } from '../to-pay/to-pay-version.ts';
import { savedFromTuple, savedOf, type SavedTuple } from '../saved/saved.repository.ts';
import { lineFromTuple, lineTupleOf, type LineTuple } from './line-tuple.ts';
import { paymentFromTuple, paymentTupleOf, type PaymentTuple } from './payment-tuple.ts';
import { CheckoutDetails, PendingMessage, type CartKind, type StoredCart } from './stored-cart.ts';

type CartRow = {
  cart_id: string | null;
  kind: CartKind;
  status: 'OPEN' | 'CHECKOUT' | 'SUBMITTED' | 'CANCELLED';
  version: number;
  claimed_order: string | null;
  previous_cart_id: string | null;
  coupons: string[];
  checkout: unknown;
  messages: unknown;
  changes: CartChangeNote[] | null;
  saved: SavedTuple[] | null;
  rewards_cents: number | null;
  lines: LineTuple[] | null;
  payments: PaymentTuple[] | null;
  stock: Record<string, number> | null;
  contract: ContractTuples | null;
  budgets: BudgetTuples | null;
  credit: CreditTuple | null;
  used_up: string[] | null;
  to_pay_version: string | null;
};

/** The budget centers that a cart names, of the whole of it, of a row or of a share of one: a row's details stand twelfth in its tuple. */
const CHOSEN_CENTERS = `array(select c.checkout #>> '{accounting,budgetCenter}' union all select r #>> '{11,bcName}' from json_array_elements(c.lines) r
    union all select s ->> 'value' from json_array_elements(c.lines) r, json_array_elements(r #> '{11,bcShares}') s)`;

/**
 * The cart, what its owner saved, and the stock of everything concerned, in one statement whatever the number of rows. There is always one row: with
 * nulls when there is no cart, since the stock is asked about all the same. Of people of an account the
 * contract's prices of everything concerned are read too.
 * $1 owner, $2 tenant, $3 kind, $4 items asked about, $5 locations asked about, $6 whose tries at paying are asked about (null: nobody's), $7 whether they are about to pay;
 * of people of an account $8 account, $9 more items to be priced (null: it has no contract); with budgets or an invoice $10 centers asked about (null: it has no budgets), $11 which page of them, $12 today;
 * in place of the open one a cart that was ordered: $13 cart.
 */
const load = (
  name: string,
  owner: 'session_hash' | 'user_id',
  { ofAccount, spends, isOrdered = false }: { ofAccount: boolean; spends: boolean; isOrdered?: boolean },
) => {
  const concerned = `coalesce(c.item_ids, '{}') || $4::text[] || array(select v.item_id from saved_items v where v.${owner} = $1 and v.tenant = $2)`;
  return readingStatement<CartRow>(
    name,
    `
  select c.cart_id, c.kind, c.status, c.version, c.claimed_order, c.previous_cart_id, c.coupons, c.checkout, c.messages, c.changes, c.lines, c.payments,
    ${savedOf(owner)} as saved, ${owner === 'user_id' ? '(select u.rewards_cents from users u where u.user_id = $1)' : '0'} as rewards_cents,
    (select json_object_agg(s.item_id || ' ' || s.location_id, s.available) from stock s
     where s.item_id = any(${concerned}) and s.location_id = any(coalesce(c.store_numbers, '{}') || $5::text[])) as stock,
    ${ofAccount ? `case when $9::text[] is not null then ${contractPricesOf('$8', `${concerned} || $9::text[]`)} end` : 'null'} as contract,
    ${spends ? `case when $10::text[] is not null then ${budgetCentersOf({ account: '$8', named: `$10::text[] || ${CHOSEN_CENTERS}`, page: '$11::int', today: '$12::date' })} end` : 'null'} as budgets,
    ${spends ? creditOf('$8') : 'null'} as credit,
    case when $6::text[] is not null then ${usedUpAmong('CAPTCHA', '$6::text[]')} end as used_up,
    case when $7::boolean then ${owner === 'user_id' ? toPayVersionOf('$1') : 'null'} end as to_pay_version
  from (select 1) one left join carts c on c.${owner} = $1 and c.tenant = $2 and ${isOrdered ? `$3::text is not null and c.cart_id = $13::uuid and c.status = 'SUBMITTED'` : `c.kind = $3 and c.status in ('OPEN', 'CHECKOUT')`}`,
  );
};

const loadOfSession = load('cart_of_session', 'session_hash', { ofAccount: false, spends: false });
const loadOfProcurement = load('cart_of_procurement', 'session_hash', { ofAccount: true, spends: false });
const loadOfUser = load('cart_of_user', 'user_id', { ofAccount: false, spends: false });
const loadOfBuyer = load('cart_of_buyer', 'user_id', { ofAccount: true, spends: false });
const loadOfSpender = load('cart_of_spender', 'user_id', { ofAccount: true, spends: true });
const loadOrdered = load('cart_that_was_ordered', 'user_id', { ofAccount: true, spends: true, isOrdered: true });

/** What is asked beside the cart: stock of items that are to be added, at places that rows may move to. */
export type CartQuestion = {
  readonly itemIds: readonly string[];
  readonly locationIds: readonly string[];
  /** The call's key, where it is claimed along with the cart. */
  readonly callKey?: CallKey | undefined;
  /** Whose tries at paying are asked about, as `captchaSubjects` names them. */
  readonly captchaSubjects?: readonly string[] | undefined;
  /** Whether the version of what a person has to know to pay is asked for. */
  readonly isToPay?: boolean | undefined;
  /** The account whose contract is asked for the prices of all these items and of more; undefined: there is none. */
  readonly contract?: { readonly accountNumber: string; readonly itemIds: readonly string[] } | undefined;
  /** The account whose budget centers are read: a page of them, those that are named, and those that were chosen; undefined: it has no budgets. */
  readonly budgets?: { readonly named: readonly string[]; readonly page: number; readonly today: CalendarDate } | undefined;
  /** The account of who has budgets, or orders on invoice; undefined: neither. */
  readonly spends?: string | undefined;
  /** In place of the open cart the one that this order was placed from, of a person of an account. */
  readonly orderedCartId?: string | undefined;
};

type LoadedCart = {
  readonly cart: StoredCart | undefined;
  readonly stock: ReadonlyMap<string, number>;
  readonly saved: readonly SavedItem[];
  readonly rewardsCents: number;
  /** Of the items that the contract was asked about. */
  readonly contract: ContractPrices;
  /** Where they were asked about. */
  readonly budgets: BudgetTuples | undefined;
  /** Of an account that was asked about; undefined: it has none. */
  readonly credit: CreditTuple | undefined;
  /** Of those whose tries at paying were asked about: who is to be asked something first. */
  readonly usedUp: readonly string[];
  /** Of a person, where it was asked for. */
  readonly toPayVersion: string | undefined;
};

/** Reads the owner's open cart of a kind; `undefined` in `cart` when there is none yet. The stock asked about is there all the same. */
export async function readCart(db: Db, owner: CartOwner, kind: CartKind, question: CartQuestion): Promise<LoadedCart> {
  const row = await loadRow(db, owner, kind, question);
  const stock = new Map(Object.entries(row?.stock ?? {}));
  const saved = (row?.saved ?? []).map(savedFromTuple);
  const rewardsCents = row?.rewards_cents ?? 0;
  const contract = contractPricesFrom(row?.contract ?? null);
  const [usedUp, toPayVersion] = [row?.used_up ?? [], row?.to_pay_version ?? undefined];
  const budgets = row?.budgets ?? undefined;
  const credit = row?.credit ?? undefined;
  if (row === undefined || row.cart_id === null)
    return { cart: undefined, stock, saved, rewardsCents, contract, budgets, credit, usedUp, toPayVersion };
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
    changes: row.changes ?? [],
    saved,
    lines: (row.lines ?? []).map(lineFromTuple),
    payments: (row.payments ?? []).map(paymentFromTuple),
    stock,
  };
  return { cart, stock, saved, rewardsCents, contract, budgets, credit, usedUp, toPayVersion };
}

async function loadRow(
  db: Db,
  owner: CartOwner,
  kind: CartKind,
  { itemIds, locationIds, callKey, captchaSubjects, isToPay, contract, budgets, spends, orderedCartId }: CartQuestion,
): Promise<CartRow | undefined> {
  const places = [...new Set([FULFILMENT_CENTRE, ...locationIds])];
  const asked = [owner.tenant, kind, itemIds, places, captchaSubjects ?? null, isToPay ?? false];
  const ofContract = contract && [contract.accountNumber, contract.itemIds];
  if (!('userId' in owner)) {
    if (ofContract === undefined) return loadOfSession(db, [owner.sessionHash, ...asked], callKey);
    return loadOfProcurement(db, [owner.sessionHash, ...asked, ...ofContract], callKey);
  }
  if (spends !== undefined) {
    const ofAccount = [spends, contract?.itemIds ?? null, budgets?.named ?? null, budgets?.page ?? 1, budgets?.today ?? null];
    if (orderedCartId !== undefined) return loadOrdered(db, [owner.userId, ...asked, ...ofAccount, orderedCartId], undefined);
    return loadOfSpender(db, [owner.userId, ...asked, ...ofAccount], callKey);
  }
  if (ofContract === undefined) return loadOfUser(db, [owner.userId, ...asked], callKey);
  return loadOfBuyer(db, [owner.userId, ...asked, ...ofContract], callKey);
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

/** $1 cart, $2 version read, $3 now, $4 rows, $5 their items, $6 their stores, $7 coupons, $8 checkout, $9 status, $10 payments, $11 changes */
const update = savingStatement<{ version: number }>(
  'cart_save',
  `
  update carts set version = version + 1, updated_at = $3, lines = $4, item_ids = $5, store_numbers = $6, coupons = $7, checkout = $8, status = $9, payments = $10, changes = $11, messages = '[]'
  where cart_id = $1 and version = $2 and claimed_order is null and status in ('OPEN', 'CHECKOUT') returning version`,
);

/**
 * None for a visit whose cart has gone to the account of who signed in meanwhile: nobody would see it.
 * $1 cart, $2 now, then the same from the rows to the changes; $11 session or null, $12 user or null, $13 tenant, $14 kind
 */
const insert = savingStatement<{ version: number }>(
  'cart_create',
  `
  insert into carts (cart_id, created_at, updated_at, lines, item_ids, store_numbers, coupons, checkout, status, payments, changes, session_hash, user_id, tenant, kind)
  select $1, $2, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
  where not exists (select from carts where session_hash = $11 and status = 'MERGED') on conflict do nothing returning version`,
);

/** $1 cart, $2 version read, $3 now, $4 rows, $5 their items, $6 their stores, $7 coupons, $8 checkout */
const updateOrdered = command(
  'cart_that_was_ordered_save',
  `
  with c as (update carts set version = version + 1, updated_at = $3, lines = $4, item_ids = $5, store_numbers = $6, coupons = $7, checkout = $8
    where cart_id = $1 and version = $2 and status = 'SUBMITTED' returning 1)
  select require_all((select count(*) from c), 1, 'cart')`,
);

/** Stores what became of a cart that was ordered. @throws a shortage of 'cart' when it is no longer the one that was read. */
export async function saveOrdered(tx: Tx, { cartId, version, lines, coupons, checkout }: StoredCart, now: Date): Promise<void> {
  const tuples = lines.map((line) => lineTupleOf(line, { version: version + 1, seen: line.seen, isInvalid: false }));
  const itemIds = [...new Set(lines.map((line) => line.itemId))];
  const stores = [...new Set(lines.flatMap((line) => line.storeNumber ?? []))];
  await updateOrdered(tx, [cartId, version, now, JSON.stringify(tuples), itemIds, stores, coupons, JSON.stringify(checkout)]);
}

/** What a cart holds: what an update decides, and a save writes. */
export type CartContent = Pick<StoredCart, 'lines' | 'coupons' | 'checkout' | 'status' | 'payments' | 'changes' | 'saved'>;

/** What a save writes beside the change itself. */
export type SaveFacts = {
  readonly now: Date;
  /** What the answer tells of a row; rows of which nothing is told keep what was told before. */
  readonly seenOf: (line: CartLine) => SeenState | undefined;
  /** Whether a row cannot be bought as it stands. */
  readonly isInvalid: (line: CartLine) => boolean;
  /** Items whose stock decides about the rows beside their own: substitutes, parts, plans on offer. */
  readonly watchedItemIds: Iterable<string>;
  /** The answer that tells of the change, where it is to be kept. */
  readonly answer?: AnswerToKeep | undefined;
};

/**
 * Stores a changed cart in one statement, provided nobody has changed it since it was read.
 *
 * @returns the new version, or undefined when somebody was faster: read again and decide again.
 */
export async function saveCart(
  db: Db,
  owner: CartOwner,
  before: StoredCart,
  after: Omit<CartContent, 'saved'>,
  { now, seenOf, isInvalid, watchedItemIds, answer }: SaveFacts,
): Promise<number | undefined> {
  const version = before.version + 1;
  const known = new Map(before.lines.map((line) => [line.lineId, line]));
  const lines = after.lines.map((line) =>
    lineTupleOf(line, {
      version: known.get(line.lineId) === line ? line.version : version,
      seen: seenOf(line) ?? line.seen,
      isInvalid: isInvalid(line),
    }),
  );
  const itemIds = [...new Set([...after.lines.map((line) => line.itemId), ...watchedItemIds])];
  const stores = [...new Set(after.lines.flatMap((line) => line.storeNumber ?? []))];
  const content = [
    JSON.stringify(lines),
    itemIds,
    stores,
    after.coupons,
    JSON.stringify(after.checkout),
    after.status,
    JSON.stringify(after.payments.map(paymentTupleOf)),
    JSON.stringify(after.changes),
  ];
  const [row] =
    before.version === 0
      ? await insert(db, [before.cartId, now, ...content, ...ownerColumns(owner), owner.tenant, before.kind], answer)
      : await update(db, [before.cartId, before.version, now, ...content], answer);
  return row?.version;
}
