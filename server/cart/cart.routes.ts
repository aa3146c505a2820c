import type { z } from 'zod';
import {
  addItems as addItemsCall,
  getCart as getCartCall,
  optOut as optOutCall,
  removeItem as removeItemCall,
  updateCart as updateCartCall,
  updateItems as updateItemsCall,
} from '#contracts/cart-calls.ts';
import { watchCart as watchCall } from '#contracts/cart-events.ts';
import { leaveQuote as leaveQuoteCall, orderQuote as orderQuoteCall } from '#contracts/quotes/order.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { changingCart, buyingRoute, lookingRoute, streamRoute, type Route } from '../http/route.ts';
import { ownerOf } from '../shoppers/index.ts';
import { addItems } from './rows/add-items.ts';
import { optOut } from './rows/opt-out.ts';
import { getCart } from './read-cart.ts';
import { leaveQuote, orderQuote } from './quoted/order-quote.ts';
import { removeItem } from './rows/remove-item.ts';
import { updateCart } from './update-cart.ts';
import { updateItems } from './rows/update-items.ts';
import { watchCart } from './live/watch-carts.ts';

/** Items that are no list have not been passed; one whose data are wrong is another thing. (C §5, Add-to-cart request) */
function codeOfItems(issues: readonly z.core.$ZodIssue[]): ErrorCode {
  const about = issues.find((issue) => issue.path[0] === 'items');
  if (about === undefined) return 'INVALID_REQUEST';
  if (about.path.length === 1) return 'INVALID_ITEMS';
  if (about.path[2] === 'qty') return 'INVALID_QTY';
  return about.path[2] === 'cartItemId' ? 'CART_ITEM_ID_NOT_FOUND' : 'INVALID_DATA_ITEM';
}

export const cartRoutes: readonly Route[] = [
  changingCart(buyingRoute(addItemsCall, addItems, codeOfItems)),
  changingCart(buyingRoute(updateItemsCall, updateItems, codeOfItems)),
  changingCart(buyingRoute(removeItemCall, removeItem)),
  lookingRoute(getCartCall, getCart),
  changingCart(buyingRoute(updateCartCall, updateCart, codeOfItems)),
  buyingRoute(orderQuoteCall, orderQuote),
  buyingRoute(leaveQuoteCall, leaveQuote),
  buyingRoute(optOutCall, optOut),
  streamRoute(watchCall, {
    hasEvents: (caller) => ownerOf(caller) !== undefined,
    listen: (shop, caller, send) => watchCart(shop.cartWatch, ownerOf(caller), send),
  }),
];
