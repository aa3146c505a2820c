import { getOrder as getOrderCall, listOrders as listOrdersCall, placeOrder as placeOrderCall } from '#contracts/checkout.ts';
import { route, type Route } from '../http/route.ts';
import { placeOrder } from './place-order.ts';
import { getOrder, listOrders } from './read-orders.ts';

export const orderRoutes: readonly Route[] = [
  route(placeOrderCall, placeOrder),
  route(listOrdersCall, listOrders),
  route(getOrderCall, getOrder),
];
