import type { Input } from '#contracts/call.ts';
import type { AddAnswer, CartResponse } from '#contracts/cart.ts';
import type { removeItem as removeItemCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { changeAndView } from '../change-cart.ts';
import { decideChanges } from './update-items.ts';
import { VIEWS } from '../view/cart.view.ts';
import { cartKindOf } from '../which-cart.ts';

/** Removes a row with its children; the answer shows it once more, as DELETED. (K-02) */
export async function removeItem(
  shop: Shop,
  buying: Buying,
  { params, query, body }: Input<typeof removeItemCall>,
): Promise<Reply<CartResponse | AddAnswer>> {
  const cartId = body?.cartId ?? query.cartId;
  return changeAndView(
    shop,
    buying,
    { kind: cartKindOf(query), seenVersion: body?.version },
    (open) => {
      if (cartId !== undefined && cartId !== open.cart.cartId) return { refusal: refuse('CART_ID_NOT_FOUND') };
      return decideChanges(open, [{ lineId: params.cartItemId, qty: 0 }]);
    },
    VIEWS[query.responseType],
  );
}
