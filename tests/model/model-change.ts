import { fitted, isElsewhere, mostOf, storeRefusal } from './model-add.ts';
import {
  dropRow,
  grant,
  isKeptFrom,
  isTwin,
  kidsOf,
  MOST,
  MOST_ROWS,
  placeOf,
  say,
  settleKids,
  stockOfRows,
  type ModelCart,
  type ModelRow,
  type Said,
} from './model-cart.ts';
import { itemOf, type Way } from './model-catalog.ts';

/** What is to change of a row; what is absent stays. */
export type Change = {
  readonly row: ModelRow;
  readonly qty?: number | undefined;
  readonly way?: Way | undefined;
  readonly store?: string | undefined;
  readonly service?: ModelRow['service'];
  /** So many pieces go the new way and the others stay. */
  readonly isSplit?: true;
};

/**
 * Changes rows one after the other; answers the rows that are gone. Rows that one request brings to one store do not stand in each
 * other's way if all of them fit there in the end; else each is looked at as if it came alone, and who could not go in the first place
 * is told that reason.
 */
export function changeRows(cart: ModelCart, changes: readonly Change[], said: Said): ModelRow[] {
  if (!changes.some((_, index) => companions(changes, index).length > 0)) return inTurn(cart, changes, { said });
  const tried = structuredClone({ cart, changes });
  const reasons = new Map<number, string>();
  inTurn(tried.cart, tried.changes, { said: [], isTogether: true, refusals: reasons });
  if (tried.cart.rows.every((row) => !isElsewhere(tried.cart.rows, row))) return inTurn(cart, changes, { said, isTogether: true });
  return inTurn(cart, changes, { said, reasons });
}

/** The rows of later changes that go to the same store in the same way. */
function companions(changes: readonly Change[], index: number): ModelRow[] {
  const { way, store } = changes[index] ?? {};
  if (way === undefined || way === 'STA' || store === undefined) return [];
  return changes
    .slice(index + 1)
    .filter((one) => one.way === way && one.store === store)
    .map(({ row }) => row);
}

type Turn = {
  readonly said: Said;
  readonly isTogether?: true;
  /** Where it is written down why a change was refused, by its place. */
  readonly refusals?: Map<number, string>;
  /** Why changes were refused when all went together. */
  readonly reasons?: ReadonlyMap<number, string>;
};

function inTurn(cart: ModelCart, changes: readonly Change[], { said, isTogether, refusals, reasons }: Turn): ModelRow[] {
  const gone: ModelRow[] = [];
  for (const [index, change] of changes.entries()) {
    const { row } = change;
    if (!cart.rows.includes(row)) continue;
    const isGift = row.promotion !== undefined;
    let refusal: string | undefined;
    if (row.kin === 'BUNDLE') refusal = 'INVALID_DATA_ITEM';
    else if (isGift && change.qty !== undefined && change.qty !== 0) refusal = 'INVALID_FREE_ITEM';
    else if (change.qty === 0) gone.push(...dropRow(cart, row));
    else refusal = changeOne(cart, change, said, isTogether ? companions(changes, index) : []);
    if (refusal === undefined) continue;
    refusals?.set(index, refusal);
    const isOfOthers = refusal === 'DELIVERY_COMBINATION_CONSTRAINT_FAILED';
    say(said, 'ERROR', (isOfOthers ? reasons?.get(index) : undefined) ?? refusal, row.itemId);
  }
  return gone;
}

function changeOne(cart: ModelCart, change: Change, said: Said, behind: readonly ModelRow[]): string | undefined {
  const { row, service } = change;
  const target = targetOf(change);
  const wrongStore = storeRefusal(row.itemId, target.way, target.store);
  if (wrongStore !== undefined && (change.way !== undefined || change.store !== undefined)) return wrongStore;
  const isMoved = target.way !== row.way || target.store !== row.store;
  if (isMoved && change.isSplit && change.qty !== undefined && change.qty < row.qty) return split(cart, row, target, change.qty);
  const others = cart.rows.filter((one) => one !== row);
  if (isMoved) {
    const refusal = moveRefusal(
      cart,
      row,
      target,
      others.filter((one) => one.parent !== row && !behind.includes(one) && !(one.parent !== undefined && behind.includes(one.parent))),
    );
    if (refusal !== undefined) return refusal;
  }
  const wanted = change.isSplit ? row.qty : (change.qty ?? row.qty);
  const step = stepOf(row);
  if (wanted % step !== 0) return 'SURCHG_ALTS_ITM_MSG';
  if (row.parent !== undefined && wanted > row.qty && wanted > mostOf(cart, row, row.parent))
    return 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY';
  const leftOut = [row, ...kidsOf(cart, row)];
  const given = grant(cart, { itemId: row.itemId, now: isMoved ? 0 : row.qty, wanted, place: placeOf(target), step, leftOut });
  if (given.type === 'ERROR') return given.code;
  const pieces = (service?.BASC ?? 0) + (service?.CUST ?? 0);
  if (pieces > 0 && (itemOf(row.itemId).benchFee === undefined || pieces > given.qty)) return 'INVALID_DATA_ITEM';
  if (given.type !== undefined) say(said, given.type, given.code ?? '', row.itemId);
  Object.assign(row, target, { qty: given.qty });
  if (service !== undefined) row.service = pieces === 0 ? undefined : service;
  if (row.service !== undefined) row.service = fitted(row.service, row.qty);
  settleKids(cart, row);
  if (isMoved) unite(cart, row);
  if (change.way !== undefined && change.way !== target.way) say(said, 'WARN', 'NOT_AVAILABLE_FOR_BOPIS', row.itemId);
  return undefined;
}

const stepOf = (row: ModelRow): number => (row.pack === undefined ? 1 : (itemOf(row.itemId).courier?.factor ?? 1));

/** Where a row is to come from: pickup without any store is delivery. */
function targetOf({ row, way = row.way, store = row.store }: Change): Place {
  return way === 'STA' || store === undefined ? { way: 'STA', store: undefined } : { way, store };
}

type Place = { way: Way; store: string | undefined };

function moveRefusal(cart: ModelCart, row: ModelRow, target: Place, others: readonly ModelRow[]): string | undefined {
  if (itemOf(row.itemId).soldInStoresOnly && target.way === 'STA') return 'ITEM_NOT_AVAILABLE';
  if (isKeptFrom(cart, { itemId: row.itemId, way: target.way })) return 'RESTRICTED_ITEM';
  return isElsewhere(others, target) ? 'DELIVERY_COMBINATION_CONSTRAINT_FAILED' : undefined;
}

/** All the pieces can come the other way, or the row stays as it is. */
function split(cart: ModelCart, row: ModelRow, target: Place, qty: number): string | undefined {
  const refusal = moveRefusal(cart, row, target, cart.rows);
  if (refusal !== undefined) return refusal;
  if (qty < 1) return 'INVALID_DATA_ITEM';
  if (qty % stepOf(row) !== 0) return 'SURCHG_ALTS_ITM_MSG';
  const { itemId } = row;
  const parts = itemOf(itemId).parts ?? {};
  if (cart.rows.length + 1 + Object.keys(parts).length > MOST_ROWS) return 'EXCEEDED_LIMIT';
  const before = row.qty;
  row.qty -= qty;
  const given = grant(cart, { itemId, now: 0, wanted: qty, place: placeOf(target), step: 1, leftOut: kidsOf(cart, row) });
  if (given.code !== undefined) {
    row.qty = before;
    return given.type === 'ERROR' ? given.code : 'OUT_OF_STOCK';
  }
  const half: ModelRow = { ...row, ...target, wireId: '', qty, service: undefined };
  cart.rows.push(half);
  let plans = row.qty;
  for (const kid of kidsOf(cart, row)) {
    const most = kid.kin === 'BUNDLE' ? row.qty * (parts[kid.itemId] ?? 1) : kid.kin === 'WARRANTY' ? plans : row.qty;
    const stays = Math.min(kid.qty, most);
    if (kid.kin === 'WARRANTY') plans -= stays;
    if (kid.qty > stays) cart.rows.push({ ...kid, ...(kid.kin === 'BUNDLE' && target), wireId: '', qty: kid.qty - stays, parent: half });
    kid.qty = stays;
    if (stays === 0) cart.rows = cart.rows.filter((one) => one !== kid);
  }
  if (row.service !== undefined) row.service = fitted(row.service, row.qty);
  unite(cart, half);
  return undefined;
}

/** Two rows for the same thing that come the same way are one; what belongs to the one belongs to the other. */
function unite(cart: ModelCart, row: ModelRow): void {
  const twin = row.promotion === undefined ? cart.rows.find((one) => isTwin(one, row)) : undefined;
  if (twin === undefined || twin.qty + row.qty > MOST) return;
  twin.qty += row.qty;
  if (row.service !== undefined)
    twin.service = { BASC: row.service.BASC + (twin.service?.BASC ?? 0), CUST: row.service.CUST + (twin.service?.CUST ?? 0) };
  cart.rows = cart.rows.filter((one) => one !== row);
  for (const kid of kidsOf(cart, row)) {
    kid.parent = twin;
    unite(cart, kid);
  }
}

/** A read lowers rows to what there is and says so; what is gone altogether stays for the shopper to decide. */
export function lowerToStock(cart: ModelCart, said: Said): void {
  const left = stockOfRows(cart);
  for (const row of cart.rows) {
    const there = left.get(row);
    if (there === undefined || there === 0 || row.qty <= there || row.kin === 'BUNDLE') continue;
    const qty = Math.floor(there / stepOf(row)) * stepOf(row);
    if (qty === 0) continue;
    row.qty = qty;
    if (row.service !== undefined) row.service = fitted(row.service, qty);
    settleKids(cart, row);
    say(said, 'WARN', 'PARTIAL_QTY_FIXED', row.itemId);
  }
}
