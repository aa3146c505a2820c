import type { ModelSaved } from './model-saved.ts';
import { itemOf, ZIPS, type Kin, type ModelItem, type Way } from './model-catalog.ts';

/*
 * The cart as the specification tells it, as plain things that are changed in place: nothing of the shop's own rules is
 * used here, so that the two can disagree.
 */

export type ModelRow = {
  /** The shop's id of the row, learned from its answers. */
  wireId: string;
  readonly itemId: string;
  qty: number;
  way: Way;
  store: string | undefined;
  parent: ModelRow | undefined;
  readonly kin: Kin | undefined;
  readonly pack: string | undefined;
  readonly promotion: string | undefined;
  service: { readonly BASC: number; readonly CUST: number } | undefined;
};

export type Shopper = {
  readonly isSignedIn: boolean;
  /** PR7: member prices and free delivery. */
  readonly isMember: boolean;
  readonly hasRewardsNumber: boolean;
};

export type ModelCart = {
  rows: ModelRow[];
  saved: ModelSaved[];
  coupons: string[];
  zip: string;
  shopper: Shopper;
  /** Pieces of the scarce item at the centre now. */
  scarce: number;
};

/** What the shop is to say: `type code item`. */
export type Said = string[];

export const MOST = 9999;
export const MOST_ROWS = 200;

export const say = (said: Said, type: 'ERROR' | 'WARN' | 'INFO', code: string, itemId: string) =>
  void said.push(`${type} ${code} ${itemId}`);

export const placeOf = ({ way, store }: Pick<ModelRow, 'way' | 'store'>): string =>
  way === 'ISP' || way === 'PCK' ? (store ?? 'FC1') : 'FC1';

/** Whether an item may not be sent where the cart goes. */
export function isKeptFrom({ zip }: ModelCart, { itemId, way }: Pick<ModelRow, 'itemId' | 'way'>): boolean {
  return way === 'STA' && itemOf(itemId).keptFrom?.includes(ZIPS[zip]?.state ?? '') === true;
}

/** Pieces that lie at a place; undefined when nobody counts them. */
export function pieces(cart: ModelCart, itemId: string, place: string): number | undefined {
  const { stock } = itemOf(itemId);
  if (stock === undefined) return undefined;
  if (place === 'FC1') return itemId === 'SCARCE' ? cart.scarce : stock.centre;
  return stock.byStore?.[place] ?? stock.store;
}

export function isTwin(a: ModelRow, b: ModelRow): boolean {
  const same: (keyof ModelRow)[] = ['itemId', 'way', 'store', 'parent', 'pack', 'promotion'];
  return a !== b && same.every((key) => a[key] === b[key]);
}

export const kidsOf = (cart: ModelCart, row: ModelRow): ModelRow[] => cart.rows.filter((one) => one.parent === row);

export function dropRow(cart: ModelCart, row: ModelRow): ModelRow[] {
  const gone = [row, ...kidsOf(cart, row)];
  cart.rows = cart.rows.filter((one) => !gone.includes(one));
  return gone;
}

export const total = (rows: ModelRow[]) => rows.reduce((sum, row) => sum + row.qty, 0);

/** How many of a set the parts are enough for, others' share taken off. */
function setsLeft(cart: ModelCart, parts: NonNullable<ModelItem['parts']>, place: string, leftOut: ModelRow[]): number {
  return Math.min(
    ...Object.entries(parts).map(([itemId, each]) => {
      const taken = cart.rows.filter((row) => row.itemId === itemId && placeOf(row) === place && !leftOut.includes(row));
      return Math.floor(Math.max(0, (pieces(cart, itemId, place) ?? 0) - total(taken)) / each);
    }),
  );
}

type Ask = { itemId: string; now: number; wanted: number; place: string; step: number; leftOut: ModelRow[] };

/** How many a row gets, and what is said. Lowering is never refused; a raise is cut to the tightest limit. */
export function grant(
  cart: ModelCart,
  { itemId, now, wanted, place, step, leftOut }: Ask,
): { qty: number; type?: 'ERROR' | 'WARN'; code?: string } {
  if (wanted <= now) return { qty: wanted };
  const item = itemOf(itemId);
  const others = cart.rows.filter((row) => row.itemId === itemId && !leftOut.includes(row));
  const there = item.parts === undefined ? pieces(cart, itemId, place) : setsLeft(cart, item.parts, place, leftOut);
  const elsewhere = item.parts === undefined ? total(others.filter((row) => placeOf(row) === place)) : 0;
  const byStock = there === undefined ? Infinity : there - elsewhere;
  const byItem = item.limit === undefined ? Infinity : item.limit - total(others);
  const most = Math.min(byStock, byItem, MOST);
  if (wanted <= most) return { qty: wanted };
  const qty = Math.max(now, Math.floor(Math.max(0, most) / step) * step);
  const type = qty > now ? 'WARN' : 'ERROR';
  const gets = (code: string, nothing: string) => ({ qty, type, code: qty > now ? code : nothing }) as const;
  if (byStock === most) return gets('PARTIAL_QTY_AVAILABLE', (there ?? 0) <= 0 ? 'OUT_OF_STOCK' : 'QTY_LIMIT_EXCEEDED');
  return byItem === most ? gets('QTY_LIMIT_ITEM', 'QTY_LIMIT_EXCEEDED') : gets('EXCEEDS_MAX_LINE_QTY', 'EXCEEDS_MAX_LINE_QTY');
}

/** After a row changed: parts follow their set, other children are never more than it, plans together neither. */
export function settleKids(cart: ModelCart, row: ModelRow): void {
  let plans = row.qty;
  for (const kid of kidsOf(cart, row)) {
    if (kid.kin === 'BUNDLE') {
      kid.qty = row.qty * (itemOf(row.itemId).parts?.[kid.itemId] ?? 1);
      [kid.way, kid.store] = [row.way, row.store];
      continue;
    }
    kid.qty = Math.min(kid.qty, kid.kin === 'WARRANTY' ? plans : row.qty);
    if (kid.kin === 'WARRANTY') plans -= kid.qty;
    if (kid.qty === 0) dropRow(cart, kid);
  }
}

/** Pieces that are left for each row, earlier rows first; undefined: not counted. */
export function stockOfRows(cart: ModelCart): Map<ModelRow, number | undefined> {
  const taken = new Map<string, number>();
  const left = new Map<ModelRow, number | undefined>();
  for (const row of cart.rows) {
    const there = itemOf(row.itemId).noThing === undefined ? pieces(cart, row.itemId, placeOf(row)) : undefined;
    const key = `${row.itemId} ${placeOf(row)}`;
    const own = there === undefined ? undefined : Math.max(0, there - (taken.get(key) ?? 0));
    left.set(row, own);
    if (own !== undefined) taken.set(key, (taken.get(key) ?? 0) + Math.min(row.qty, own));
  }
  for (const row of cart.rows) {
    const { parts } = itemOf(row.itemId);
    if (parts === undefined) continue;
    left.set(row, Math.min(...kidsOf(cart, row).map((kid) => Math.floor((left.get(kid) ?? 0) / (parts[kid.itemId] ?? 1)))));
  }
  return left;
}
