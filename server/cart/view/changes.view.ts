import type { Cart } from '#contracts/cart.ts';
import type { CartChangeNote } from '#domain/cart/what-changed.ts';
import { toDollars } from '#domain/shared/money.ts';
import { seesPrices } from '../../shoppers/index.ts';
import type { OpenCart } from '../opened-cart.ts';

/** What changed without the shopper's doing, in the order in which it did. */
export function viewChanges(open: OpenCart): Cart['changes'] {
  const isShown = seesPrices(open.shopper.person);
  // Of a price nothing can be told without it.
  return open.cart.changes
    .filter(({ kind }) => kind !== 'PRICE' || isShown)
    .map((note) => ({
      kind: note.kind,
      cartItemId: note.lineId ?? null,
      itemId: note.itemId ?? null,
      name: nameOf(open, note),
      before: amountOf(note, note.before),
      after: amountOf(note, note.after),
      at: new Date(note.atMs).toISOString(),
    }));
}

/** The item that it is about; of a replaced one the item that was asked for; of a coupon its code. */
function nameOf({ items }: OpenCart, { itemId, originalItemId, code }: CartChangeNote): string {
  const id = originalItemId ?? itemId;
  return id === undefined ? (code ?? '') : (items.get(id)?.name ?? id);
}

function amountOf({ kind }: CartChangeNote, amount: number | undefined): number | null {
  if (amount === undefined) return null;
  return kind === 'PRICE' ? toDollars(amount) : amount;
}
