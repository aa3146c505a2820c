import { addItems } from './model-add.ts';
import { dropRow, kidsOf, MOST, say, type ModelCart, type ModelRow, type Said } from './model-cart.ts';
import { itemOf, type Kin, type Way } from './model-catalog.ts';

export type SavedKid = { readonly itemId: string; readonly kin: Kin; qty: number };
/** Something that was set aside, with the plans and services that go along. */
export type ModelSaved = { wireId: string; readonly itemId: string; qty: number; kids: SavedKid[] };

/** No kid has more pieces than its product, and plans together have no more either. */
function fit(kids: readonly SavedKid[], qty: number): SavedKid[] {
  let plans = qty;
  return kids.flatMap((kid) => {
    const most = Math.min(kid.qty, kid.kin === 'WARRANTY' ? plans : qty);
    if (kid.kin === 'WARRANTY') plans -= most;
    return most > 0 ? [{ ...kid, qty: most }] : [];
  });
}

function unite(saved: ModelSaved, qty: number, kids: readonly SavedKid[]): void {
  saved.qty = Math.min(MOST, saved.qty + qty);
  const all = saved.kids.map((kid) => ({ ...kid }));
  for (const kid of kids) {
    const same = all.find((one) => one.itemId === kid.itemId && one.kin === kid.kin);
    if (same === undefined) all.push({ ...kid });
    else same.qty += kid.qty;
  }
  saved.kids = fit(all, saved.qty);
}

/** Sets a row aside: it leaves the cart with what belongs to it. What is saved already takes the pieces. */
export function saveRow(cart: ModelCart, row: ModelRow, said: Said): void {
  const refusal =
    row.promotion !== undefined
      ? 'INVALID_FREE_ITEM'
      : row.kin === 'BUNDLE'
        ? 'INVALID_DATA_ITEM'
        : itemOf(row.itemId).kinOf && 'STANDALONE_WARRANTY_ITEM';
  const same = cart.saved.find((one) => one.itemId === row.itemId);
  const code = refusal ?? (same !== undefined && same.qty >= MOST ? 'EXCEEDS_MAX_LINE_QTY' : undefined);
  if (code !== undefined) return say(said, 'ERROR', code, row.itemId);
  const kids = kidsOf(cart, row).flatMap(({ itemId, qty, kin }) => (kin === undefined || kin === 'BUNDLE' ? [] : [{ itemId, qty, kin }]));
  if (same !== undefined && same.qty + row.qty > MOST) say(said, 'WARN', 'EXCEEDS_MAX_LINE_QTY', row.itemId);
  if (same === undefined) cart.saved.unshift({ wireId: '', itemId: row.itemId, qty: row.qty, kids: fit(kids, row.qty) });
  else unite(same, row.qty, kids);
  dropRow(cart, row);
  said.push('INFO SFL_MOVED ');
}

/** Puts saved things into the cart as if they were added; what does not go in stays saved. */
export function moveBack(cart: ModelCart, picked: readonly ModelSaved[], place: { way: Way; store: string | undefined }, said: Said): void {
  let hasMoved = false;
  for (const one of picked) {
    if (one.qty === 0) continue;
    const target = place.way === 'STA' || place.store === undefined ? { way: 'STA', store: undefined } : place;
    const isIt = (row: ModelRow) =>
      row.itemId === one.itemId && row.way === target.way && row.store === target.store && !row.parent && !row.pack && !row.promotion;
    const moved = added(cart, isIt, { itemId: one.itemId, qty: one.qty, ...place, parent: undefined, said });
    if (moved === 0) continue;
    hasMoved = true;
    const parent = cart.rows.find(isIt);
    const going = fit(one.kids, moved);
    for (const kid of one.kids) {
      const qty = going.find((other) => other.itemId === kid.itemId && other.kin === kid.kin)?.qty ?? 0;
      const isKid = (row: ModelRow) => row.itemId === kid.itemId && row.parent === parent && row.way === 'STA';
      if (qty > 0) kid.qty -= added(cart, isKid, { itemId: kid.itemId, qty, way: 'STA', store: undefined, parent, said });
    }
    one.qty -= moved;
    one.kids = fit(one.kids, one.qty);
  }
  cart.saved = cart.saved.filter((one) => one.qty > 0);
  if (hasMoved) said.push('INFO SFL_MOVED ');
}

type Add = { itemId: string; qty: number; way: Way; store: string | undefined; parent: ModelRow | undefined; said: Said };

function added(cart: ModelCart, isIt: (row: ModelRow) => boolean, { parent, said, ...wish }: Add): number {
  const count = () => cart.rows.filter(isIt).reduce((sum, row) => sum + row.qty, 0);
  const before = count();
  const isAddOnOf = parent !== undefined && itemOf(wish.itemId).addOn === true;
  addItems(cart, [{ ...wish, pack: undefined, isAddOnOf, parentIn: () => parent }], { sets: false, keepsOriginal: false }, said);
  return count() - before;
}

/** Two lists as one: the person's things first, what both have once with the pieces of both. */
export function mergeSaved(own: ModelCart, guest: ModelCart): void {
  for (const one of guest.saved) {
    const same = own.saved.find((other) => other.itemId === one.itemId);
    if (same === undefined) own.saved.push(one);
    else unite(same, one.qty, one.kids);
  }
}
