import type { Input } from '#contracts/call.ts';
import type { preCheckout as preCheckoutCall } from '#contracts/cart-calls.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { CART_PATHS, CHECKOUT_PATH } from '#domain/shared/purchase-paths.ts';
import type { z } from 'zod';
import { assessCart, cartKindOf, cartMessage, isStopped, viewCart, openCart } from '../cart/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** Where checkout goes on: stock, price and limits are checked once more, and a cart that must not go on goes back. (K-09) */
export async function preCheckout(
  shop: Shop,
  looking: Looking,
  { query }: Input<typeof preCheckoutCall>,
): Promise<Reply<z.input<(typeof preCheckoutCall)['answer']>>> {
  const open = await openCart(shop, shop.database, looking, { kind: cartKindOf(query) });
  const assessed = assessCart(open);
  const { cartInfo } = viewCart(shop, open, assessed, open.cart.version);
  const isReady = !isStopped(assessed) && open.cart.checkout.proceedCheckout === true;
  const blocking =
    isStopped(assessed) && open.cart.lines.length > 0 ? [cartMessage('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', 'ERROR')] : [];
  return answer({
    redirectUrl: isReady ? CHECKOUT_PATH : CART_PATHS[looking.shopper.tenant],
    cartInfo: { cartAttributes: cartInfo.cartAttributes },
    messages: [...cartInfo.messages, ...blocking],
  });
}
