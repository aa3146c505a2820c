import {
  isKeptFrom,
  isTwin,
  kidsOf,
  MOST,
  MOST_ROWS,
  say,
  settleKids,
  stockOfRows,
  total,
  type ModelCart,
  type ModelRow,
  type Said,
  type Shopper,
} from './model-cart.ts';
import { lowerToStock } from './model-change.ts';
import { itemOf } from './model-catalog.ts';
import { mergeSaved } from './model-saved.ts';
import { priceModel } from './model-prices.ts';

export const GUEST: Shopper = { isSignedIn: false, isMember: false, hasRewardsNumber: false };
const DEFAULT_ZIP = '01702';
/** What else has to be shipped before an add-on item goes along. */
const ADD_ON_THRESHOLD = 2500;

export function emptyCart(shopper: Shopper, scarce: number): ModelCart {
  return { rows: [], saved: [], coupons: [], zip: DEFAULT_ZIP, shopper, scarce };
}

/** What a cart says of itself whatever was done to it. */
export function standing(cart: ModelCart, said: Said): void {
  if (cart.rows.length === 0) return say(said, 'INFO', 'EMPTY_CART', '');
  const left = stockOfRows(cart);
  for (const row of cart.rows) {
    if (isKeptFrom(cart, row)) say(said, 'ERROR', 'RESTRICTED_ITEM', row.itemId);
    else if (left.get(row) === 0 && row.kin !== 'BUNDLE') say(said, 'WARN', 'OUT_OF_STOCK', row.itemId);
  }
  const shipped = priceModel(cart).thresholds['addOnBaseCents'] ?? 0;
  const lonely = cart.rows.filter((row) => itemOf(row.itemId).addOn && row.way === 'STA' && shipped < ADD_ON_THRESHOLD);
  for (const row of lonely) say(said, 'WARN', 'ADDON_THRESHOLD_NOT_MET', row.itemId);
}

/** Gifts go with what they were given for. */
export function dropUnearned(cart: ModelCart, said: Said): ModelRow[] {
  const isEarned = giftsEarned(cart);
  const gone = cart.rows.filter((row) => row.promotion !== undefined && !isEarned);
  for (const row of gone) say(said, 'WARN', 'INVALID_FREE_ITEM', row.itemId);
  cart.rows = cart.rows.filter((row) => !gone.includes(row));
  return gone;
}

/** Whether an order is large enough for the one gift that there is. */
export function giftsEarned(cart: ModelCart): boolean {
  return priceModel(cart).coupons.find((coupon) => coupon.code === 'FREEPEN')?.status === 'APPLIED';
}

export type GiftWish = { readonly itemId: string; readonly qty: number; readonly promotionId: string };

/** One pen for an order that has earned it. */
export function chooseGift(cart: ModelCart, { itemId, qty, promotionId }: GiftWish, said: Said): void {
  const hasIt = cart.rows.some((row) => row.promotion === promotionId);
  if (itemId !== '100014' || promotionId !== 'FREEPEN' || qty !== 1 || hasIt || !giftsEarned(cart))
    return say(said, 'ERROR', 'INVALID_FREE_ITEM', itemId);
  const place = { way: 'STA', store: undefined, parent: undefined, kin: undefined, pack: undefined, service: undefined } as const;
  cart.rows.push({ wireId: '', itemId, qty, promotion: promotionId, ...place });
}

/** What a read puts right before it answers. */
export function read(cart: ModelCart, said: Said): ModelRow[] {
  lowerToStock(cart, said);
  return dropUnearned(cart, said);
}

/** A guest turns out to be somebody: their rows go into the person's cart, the same things into one row up to the limits. */
export function merge(own: ModelCart, guest: ModelCart): void {
  for (const row of guest.rows.filter((one) => one.parent === undefined)) {
    const store = own.rows.find((one) => one.way === row.way)?.store ?? row.store;
    takeOver(own, { ...row, store }, kidsOf(guest, row));
  }
  mergeSaved(own, guest);
  own.coupons = [...new Set([...own.coupons, ...guest.coupons])];
}

function takeOver(own: ModelCart, row: ModelRow, kids: readonly ModelRow[]): void {
  const { limit = Infinity } = itemOf(row.itemId);
  const twin = own.rows.find((one) => isTwin(one, row));
  const elsewhere = total(own.rows.filter((one) => one.itemId === row.itemId && one !== twin));
  const most = Math.min(MOST, limit - elsewhere);
  if (twin === undefined) {
    if (most < 1 || own.rows.length + 1 + kids.length > MOST_ROWS) return;
    row.qty = Math.min(row.qty, most);
    own.rows.push(row, ...kids.map((kid) => ({ ...kid, parent: row })));
    return settleKids(own, row);
  }
  // What was given away with an order is given once.
  if (twin.promotion !== undefined) return;
  twin.qty = Math.max(twin.qty, Math.min(most, twin.qty + row.qty));
  for (const kid of kids) if (kid.kin !== 'BUNDLE') takeOver(own, { ...kid, parent: twin }, []);
  settleKids(own, twin);
}
