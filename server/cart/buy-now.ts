import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { changeCart } from './change-cart.ts';

/**
 * Keeps or gives up the cart of an item that is bought at once. Only people who have switched that on have one; a cart that
 * was given up is closed, and the next item begins a new one. (K-06; A-063)
 */
export async function setBuyNowStatus(shop: Shop, buying: Buying, status: 'ACTIVE' | 'CANCELLED'): Promise<Reply<CartResponse>> {
  const { person } = buying.shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  if (person.settings.isQuickBuyActive !== true) return refuse('FORBIDDEN');
  return changeCart(shop, buying, { kind: 'BUY_NOW' }, ({ cart }) => {
    if (cart.version === 0) return { refusal: refuse('CART_ID_NOT_FOUND') };
    return { after: status === 'CANCELLED' ? { status: 'CANCELLED' } : {}, told: {} };
  });
}
