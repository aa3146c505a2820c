import type { Reply } from '#contracts/door.ts';
import { addToCart, WANTED_BY_ITSELF, type AddedItem } from '#domain/cart/add-to-cart.ts';
import type { LineMessageCode } from '#domain/cart/line-message.ts';
import type { Tx } from '../../db/database.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { changeAndView } from '../change-cart.ts';
import { changeContext } from '../change-context.ts';
import type { Decision } from '../decision.ts';
import type { OpenCart } from '../opened-cart.ts';

/** What came of an item that was added: with why it was fewer, where it was. */
export type CameOf = AddedItem & { readonly code: LineMessageCode | undefined };

type Together<Body> = {
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
  /** What is written in the transaction that adds them; what it throws adds nothing. */
  readonly alongside: (tx: Tx, came: readonly CameOf[]) => Promise<void>;
  /** What is answered. */
  readonly view: (came: readonly CameOf[]) => Body;
};

/**
 * Adds what several people want to somebody's cart, each item once, by the rules of every add; what is written alongside is written with it or not at all. Where nothing of it could be
 * added nothing is written.
 */
export function addTogether<Body>(shop: Shop, buying: Buying, { items, alongside, view }: Together<Body>): Promise<Reply<Body>> {
  let came: readonly CameOf[] = [];
  const decide = (open: OpenCart): Decision => {
    const wanted = items.map(({ itemId, qty }) => ({ ...WANTED_BY_ITSELF, itemId, qty, deliveryType: 'STA' as const }));
    const context = {
      ...changeContext(open),
      stores: { yourStoreId: open.shopper.place.yourStoreId, cookieStoreNumber: open.shopper.place.cookieStoreNumber },
      ignoresExistingQty: false,
      keepsOriginal: open.hidesAlternates,
    };
    const { lines, messages, added, removed, touchedLineIds } = addToCart(context, wanted);
    came = added.map((one) => ({
      ...one,
      code: messages.find(
        ({ itemId, lineId, type }) => type !== 'INFO' && (itemId === one.itemId || (lineId !== undefined && lineId === one.lineId)),
      )?.code,
    }));
    const told = { messages, removed, touchedLineIds, newItemAdded: added.some(({ qtyAdded }) => qtyAdded > 0) };
    return { after: touchedLineIds.length > 0 ? { lines } : {}, told };
  };
  const options = { itemIds: items.map(({ itemId }) => itemId), alongside: (tx: Tx) => alongside(tx, came) };
  return changeAndView(shop, buying, options, decide, () => view(came));
}
