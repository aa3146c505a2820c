import { grant, isKeptFrom, isTwin, MOST_ROWS, placeOf, say, settleKids, type ModelCart, type ModelRow, type Said } from './model-cart.ts';
import { ITEMS, itemOf, STORES, type Way } from './model-catalog.ts';

/** One item of an add request, as the model sees it. */
export type Wish = {
  readonly itemId: string;
  readonly qty: number | undefined;
  readonly way: Way;
  readonly store: string | undefined;
  readonly pack: string | undefined;
  readonly isAddOnOf: boolean;
  /** Of the row that it names by its item. */
  readonly parentItemId?: string | undefined;
  /** The row that the request means: it may only just have come into the cart. */
  readonly parentIn: (cart: ModelCart) => ModelRow | undefined;
};
export type AddOptions = { readonly sets: boolean; readonly keepsOriginal: boolean };

const isBad = (qty: number | undefined) => qty !== undefined && (!Number.isInteger(qty) || qty < 1);

/** Adds items; answers the code of a refusal of the whole request, else undefined. */
export function addItems(cart: ModelCart, wishes: readonly Wish[], options: AddOptions, said: Said): string | undefined {
  const bad = wishes.filter(({ qty }) => isBad(qty)).length;
  if (bad > 1 || (bad === 1 && wishes.length === 1)) return 'INVALID_QTY';
  const came = new Map<string, Came | undefined>();
  for (const wish of wishes) {
    const answer = addOne(cart, besideWhatCame(wish, came), options, said);
    if (typeof answer === 'string') say(said, 'ERROR', answer, wish.itemId);
    came.set(wish.itemId, typeof answer === 'string' ? undefined : answer);
  }
  return undefined;
}

/** The row that came of a wish, and whether of fewer than were wished. */
type Came = { readonly row: ModelRow; readonly cutTo: number | undefined };

/** What belongs to something of the same request belongs to what came of that, and is no more than that where it is less than was wished. */
function besideWhatCame(wish: Wish, came: ReadonlyMap<string, Came | undefined>): Wish {
  const { parentItemId, isAddOnOf, qty } = wish;
  if (!isAddOnOf || parentItemId === undefined || !came.has(parentItemId)) return wish;
  const parent = came.get(parentItemId);
  const parentIn = () => parent?.row;
  return parent?.cutTo === undefined || isBad(qty) ? { ...wish, parentIn } : { ...wish, parentIn, qty: Math.min(qty ?? 1, parent.cutTo) };
}

function addOne(cart: ModelCart, wish: Wish, { sets, keepsOriginal }: AddOptions, said: Said): string | Came {
  if (isBad(wish.qty)) return 'INVALID_DATA_ITEM';
  const asked = ITEMS[wish.itemId];
  if (asked === undefined) return 'SKU_INVALID';
  const itemId = keepsOriginal ? wish.itemId : (asked.successor ?? wish.itemId);
  const item = itemOf(itemId);
  const parent = parentFor(wish, itemId, wish.parentIn(cart));
  if (typeof parent === 'string') return parent;
  if (item.neverAdded !== undefined) return item.neverAdded;
  const store = wish.way === 'STA' ? undefined : wish.store;
  const way = store === undefined ? 'STA' : wish.way;
  if (item.soldInStoresOnly && way === 'STA') return 'ITEM_NOT_AVAILABLE';
  if (isKeptFrom(cart, { itemId, way })) return 'RESTRICTED_ITEM';
  const noMember = item.noThing === 'MEMBERSHIP' ? membershipRefusal(cart) : undefined;
  if (noMember !== undefined) return noMember;
  if (wish.pack !== undefined && item.courier?.pack !== wish.pack) return 'INVALID_DATA_ITEM';
  const wrongStore = storeRefusal(itemId, way, store);
  if (wrongStore !== undefined) return wrongStore;
  const row: ModelRow = {
    wireId: '',
    itemId,
    qty: 0,
    way,
    store,
    parent,
    kin: parent === undefined ? undefined : (item.kinOf?.kin ?? 'ADDON'),
    pack: wish.pack,
    promotion: undefined,
    service: undefined,
  };
  const wanted = wish.qty ?? 1;
  const before = cart.rows.find((one) => isTwin(one, row))?.qty ?? 0;
  const refusal = putIn(cart, row, { wanted, sets, askedFor: wish.itemId }, said);
  if (refusal !== undefined) return refusal;
  if (way !== wish.way) say(said, 'WARN', 'NOT_AVAILABLE_FOR_BOPIS', wish.itemId);
  const there = cart.rows.find((one) => isTwin(one, row)) ?? row;
  const given = sets ? there.qty : there.qty - before;
  return { row: there, cutTo: given < wanted ? given : undefined };
}

/** The row that a new one belongs to, or why it cannot. */
function parentFor(
  wish: Wish,
  itemId: string,
  meant: ModelRow | undefined,
): ModelRow | undefined | 'STANDALONE_WARRANTY_ITEM' | 'INVALID_DATA_ITEM' {
  const { kinOf, addOn } = itemOf(itemId);
  const parent = meant?.parent === undefined && meant?.promotion === undefined ? meant : undefined;
  if (kinOf !== undefined) return parent?.itemId === kinOf.parent ? parent : 'STANDALONE_WARRANTY_ITEM';
  if (!wish.isAddOnOf) return undefined;
  return addOn && parent !== undefined ? parent : 'INVALID_DATA_ITEM';
}

function membershipRefusal({ rows, shopper }: ModelCart): string | undefined {
  if (!shopper.isSignedIn) return 'MISSING_USER';
  if (!shopper.hasRewardsNumber) return 'MISSING_REWARDS_ID';
  return rows.some((row) => itemOf(row.itemId).noThing === 'MEMBERSHIP') ? 'MEMBERSHIP_GENERIC_ERR' : undefined;
}

/** Why an item cannot be fetched from a store; nothing to carry is fetched nowhere. */
export function storeRefusal(itemId: string, way: Way, store: string | undefined): string | undefined {
  if (way === 'STA' || store === undefined) return undefined;
  if (STORES[store] === undefined) return 'INVALID_STORE_NUMBER';
  const { noThing, notHandedOut, tooLarge, soldInStoresOnly } = itemOf(itemId);
  const isRefused = noThing !== undefined || tooLarge || (way === 'STS' ? soldInStoresOnly : notHandedOut);
  return isRefused ? 'NOT_AVAILABLE_FOR_BOPIS' : undefined;
}

/** All rows that come one way go to one store. */
export function isElsewhere(rows: readonly ModelRow[], { way, store }: Pick<ModelRow, 'way' | 'store'>): boolean {
  return way !== 'STA' && rows.some((row) => row.way === way && row.store !== store);
}

/** The most that a child may have beside its siblings. */
export function mostOf(cart: ModelCart, row: ModelRow, parent: ModelRow): number {
  if (row.kin !== 'WARRANTY') return parent.qty;
  const plans = cart.rows.filter((one) => one.parent === parent && one.kin === 'WARRANTY' && one !== row && !isTwin(one, row));
  return parent.qty - plans.reduce((sum, one) => sum + one.qty, 0);
}

type Put = { wanted: number; sets: boolean; askedFor: string };

function putIn(cart: ModelCart, fresh: ModelRow, { wanted, sets, askedFor }: Put, said: Said): string | undefined {
  const { itemId } = fresh;
  const { parts, courier } = itemOf(itemId);
  const known = cart.rows.find((row) => isTwin(row, fresh));
  if (known === undefined) {
    if (cart.rows.length + 1 + Object.keys(parts ?? {}).length > MOST_ROWS) return 'EXCEEDED_LIMIT';
    if (isElsewhere(cart.rows, fresh)) return 'DELIVERY_COMBINATION_CONSTRAINT_FAILED';
  }
  const row = known ?? fresh;
  const step = row.pack === undefined ? 1 : (courier?.factor ?? 1);
  const goal = sets ? wanted : row.qty + wanted;
  if (goal % step !== 0) return 'SURCHG_ALTS_ITM_MSG';
  if (row.parent !== undefined && goal > mostOf(cart, row, row.parent)) return 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY';
  const leftOut = [row, ...cart.rows.filter((one) => one.parent === row)];
  const given = grant(cart, { itemId, now: row.qty, wanted: goal, place: placeOf(row), step, leftOut });
  if (given.type === 'ERROR') return given.code;
  if (given.type !== undefined) say(said, given.type, given.code ?? '', askedFor);
  if (courier !== undefined && row.way === 'STA' && row.pack === undefined) say(said, 'INFO', 'SURCHG_ALTS_ITM_MSG', askedFor);
  row.qty = given.qty;
  if (known === undefined) {
    cart.rows.push(row);
    for (const part of Object.keys(parts ?? {}))
      cart.rows.push({ ...row, itemId: part, parent: row, kin: 'BUNDLE', pack: undefined, service: undefined });
  }
  settleKids(cart, row);
  if (row.service !== undefined) row.service = fitted(row.service, row.qty);
  return undefined;
}

/** A service for no more pieces than there are: the custom ones, which are not quoted yet, go first. */
export function fitted({ BASC, CUST }: NonNullable<ModelRow['service']>, qty: number): ModelRow['service'] {
  const basic = Math.min(BASC, qty);
  return { BASC: basic, CUST: Math.min(CUST, qty - basic) };
}
