import { getOrder as getOrderCall, listOrders as listOrdersCall, placeOrder as placeOrderCall } from '#contracts/checkout.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { placeOrder } from './place-order.ts';
import { getOrder, listOrders } from './read-orders.ts';

export const orderRoutes: readonly Route[] = [
  lookingRoute(placeOrderCall, placeOrder),
  lookingRoute(listOrdersCall, listOrders),
  lookingRoute(getOrderCall, getOrder),
];
