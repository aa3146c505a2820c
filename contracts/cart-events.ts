import { z } from 'zod';
import { call } from './call.ts';
import { CART_EVENTS_PATH } from './cart-events-path.ts';
import { NoBody, Nothing, clientFlags } from './shapes.ts';

/** Which cart it is, how often it has changed, and how much is in it: enough to know whether one has seen it. */
export const CartState = z
  .object({
    cartId: z.string().nullable().meta({ description: 'null while nothing has been put into a cart' }),
    version: z.int(),
    numberOfLineItems: z.int(),
    numberOfItems: z.int(),
  })
  .meta({ id: 'CartState' });
export type CartState = z.output<typeof CartState>;

/** The cart as it is, and again whenever somebody has changed it: in another tab, on another device, through another node. */
export const watchCart = call({
  name: 'watchCart',
  method: 'GET',
  path: CART_EVENTS_PATH,
  isStream: true,
  tag: 'cart',
  openTo: 'shopper',
  summary: 'Changes of the cart as they happen, as server-sent events; 204 for a visitor who has no cart yet',
  params: Nothing,
  query: z.object(clientFlags),
  body: NoBody,
  answer: CartState,
});
