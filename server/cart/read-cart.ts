import type { CartResponse, getCart as getCartCall } from '#contracts/cart.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { lowerToStock, stockStates } from '#domain/cart/stock-check.ts';
import { agreesWithTenant } from '#domain/identity/tenant-alias.ts';
import type { Caller } from '../http/caller.ts';
import type { Input } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { assessCart } from './assess-cart.ts';
import { cartMessage, viewCart } from './cart.view.ts';
import { changeCart } from './change-cart.ts';
import { openCart } from './open-cart.ts';

/** The caller's cart, priced now. Rows above their stock are lowered to it, and the answer says so. (K-03; A-040) */
export async function getCart(shop: Shop, caller: Caller, { query }: Input<typeof getCartCall>): Promise<Reply<CartResponse>> {
  if (!agreesWithTenant(query.tenantId, caller.site.tenant)) return refuse('FORBIDDEN');
  const kind = query.type ?? 'DEFAULT';
  const open = await openCart(shop, shop.database, caller, { kind });
  const assessed = assessCart(open, caller);
  const isTold = open.cart.pendingMessages.length > 0;
  const isAboveStock = open.cart.lines.some(
    (line) => line.qty > (assessed.states.get(line.lineId)?.availableQty ?? 0) && assessed.states.get(line.lineId)?.isOutOfStock === false,
  );
  if (!isTold && !isAboveStock) return answer(viewCart(shop, caller, open, assessed, open.cart.version));
  return changeCart(shop, caller, { kind, keepsCheckout: !isAboveStock }, (fresh) => {
    const { lines, lowered } = lowerToStock(fresh.cart.lines, stockStates(fresh, fresh.cart.lines));
    return {
      after: { lines },
      told: {
        messages: lowered.map((line) => ({ code: 'PARTIAL_QTY_FIXED', type: 'WARN', itemId: line.itemId, lineId: line.lineId })),
        cartMessages: fresh.cart.pendingMessages.map((message) => cartMessage(message.code, 'INFO')),
      },
    };
  });
}
