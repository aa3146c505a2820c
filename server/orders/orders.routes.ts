import {
  commentApproval as commentCall,
  decideOrders as decideOrdersCall,
  getApproval as getApprovalCall,
  getApprovalOrdersData as approvalOrdersCall,
  modifyOrder as modifyOrderCall,
} from '#contracts/approvals/approvals.ts';
import { decideApprovalOfMail as decideOfMailCall, getApprovalOfMail as getOfMailCall } from '#contracts/approvals/of-mail.ts';
import {
  getFrequentlyPurchased as frequentCall,
  getPurchases as purchasesCall,
  getRecentItems as recentCall,
  getReorder as reorderCall,
} from '#contracts/catalog/purchases.ts';
import { placeOrder as placeOrderCall } from '#contracts/checkout.ts';
import {
  cancelOrder as cancelOrderCall,
  getOrder as getOrderCall,
  listOrders as listOrdersCall,
  mailOrderLink as mailOrderLinkCall,
  openOrder as openOrderCall,
  previewReturn as previewReturnCall,
  returnItems as returnItemsCall,
} from '#contracts/orders.ts';
import { decideHeldOrder as decideHeldCall, listHeldOrders as listHeldCall } from '#contracts/operations/held-orders.ts';
import { payOrder as payOrderCall } from '#contracts/payment/pay-order.ts';
import { getBuyAgain as buyAgainCall, getTileLabels as tileLabelsCall } from '#contracts/tiles.ts';
import { beginningWithCart, buyingRoute, lookingRoute, type Route } from '../http/route.ts';
import { getFrequentlyPurchased, getPurchases, getRecentItems } from './again/purchases.ts';
import { getReorder } from './again/reorder.ts';
import { commentApproval } from './approving/comment.ts';
import { decideApprovalOfMail, getApprovalOfMail } from './approving/approval-of-mail.ts';
import { decideOrders } from './approving/decide-orders.ts';
import { modifyOrder } from './approving/modify-order.ts';
import { getApproval, getApprovalOrdersData } from './approving/read-approvals.ts';
import { cancelOwnOrder, returnOwnItems } from './fulfilment/change-own-order.ts';
import { previewOwnReturn } from './fulfilment/preview-return.ts';
import { mailOrderLink } from './mail-order-link.ts';
import { openOrder } from './open-order.ts';
import { payOrder } from './paying-again/pay-order.ts';
import { placeOrder } from './placing/place-order.ts';
import { getBuyAgain } from './reading/buy-again.ts';
import { getOrder, listOrders } from './reading/read-orders.ts';
import { getTileLabels } from './reading/tile-labels.ts';
import { decideHeldOrder, listHeldOrders } from './screening/held-orders.ts';

export const orderRoutes: readonly Route[] = [
  beginningWithCart(lookingRoute(placeOrderCall, placeOrder)),
  lookingRoute(listOrdersCall, listOrders),
  lookingRoute(getOrderCall, getOrder),
  buyingRoute(openOrderCall, openOrder),
  lookingRoute(mailOrderLinkCall, mailOrderLink),
  buyingRoute(cancelOrderCall, cancelOwnOrder),
  buyingRoute(payOrderCall, payOrder),
  buyingRoute(returnItemsCall, returnOwnItems),
  lookingRoute(previewReturnCall, previewOwnReturn),
  lookingRoute(tileLabelsCall, getTileLabels),
  lookingRoute(buyAgainCall, getBuyAgain),
  lookingRoute(purchasesCall, getPurchases),
  lookingRoute(reorderCall, getReorder),
  lookingRoute(frequentCall, getFrequentlyPurchased),
  lookingRoute(recentCall, getRecentItems),
  lookingRoute(listHeldCall, listHeldOrders),
  lookingRoute(decideHeldCall, decideHeldOrder),
  lookingRoute(approvalOrdersCall, getApprovalOrdersData),
  lookingRoute(decideOrdersCall, decideOrders),
  lookingRoute(getApprovalCall, getApproval),
  lookingRoute(commentCall, commentApproval),
  lookingRoute(modifyOrderCall, modifyOrder),
  lookingRoute(getOfMailCall, getApprovalOfMail),
  lookingRoute(decideOfMailCall, decideApprovalOfMail),
];
