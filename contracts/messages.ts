import { smallOrderWarning } from '#domain/pricing/fees/handling.ts';
import { GENERIC_ERROR } from './errors.ts';

/** The kinds of a cart message. (C §8) */
export type MessageType = 'ERROR' | 'WARN' | 'INFO';

/**
 * The cart messages of this shop and their texts. A message is an ERROR when what was asked for did not happen, a WARN
 * when it happened changed, INFO otherwise; `{name}` is filled from the message's parameters. (C §8)
 */
export const CART_MESSAGES = {
  OUT_OF_STOCK: "We're sorry, the following item is out of stock.",
  PARTIAL_QTY_AVAILABLE: "We're sorry, but you have ordered more than we have in stock.",
  PARTIAL_QTY_FIXED: "We're sorry, but you have ordered more than we have in stock.",
  EXCEEDED_LIMIT: 'Failure while adding item to cart. Please try again',
  SAVED_LIST_FULL: 'You have saved {n} items already, and more do not fit. Remove one to make room.',
  SAVED_LINE_FULL: 'No more than {n} of one item can be saved for later.',
  QTY_LIMIT_EXCEEDED: 'You already have this item in cart with the maximum quantity available.',
  QTY_LIMIT_ITEM: "We're sorry, this item is sold in limited quantities. You can order a maximum of {limit}",
  EXCEEDS_MAX_LINE_QTY:
    'There is a purchase limit of 9,999 for this item. Because you already have {n} in your cart, your order quantity has been updated to {m}.',
  MAX_LINE_QTY_REACHED: 'You already have this item in cart with the maximum quantity allowed.',
  ITEM_NOT_AVAILABLE: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
  ITEM_NOT_PUBLISHED: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
  INVALID_ITEM: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
  SKU_INVALID: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again.",
  ITEM_INVENTORY_NOT_AVAILABLE: 'Something went wrong. Please try again.',
  INVALID_DATA_ITEM: 'Something went wrong. Please try again.',
  PERSONALIZATION_NEEDED: 'This item needs a few details. Add them on its page first.',
  GIFT_DATE_PASSED: 'The delivery date of this gift card has passed. We’ll send it right after you order, unless you choose another date.',
  NOT_AVAILABLE_FOR_BOPIS: 'Choose store in cart to see availability.',
  INVALID_STORE_NUMBER: GENERIC_ERROR,
  BLOCKED_FOR_ADD_TO_CART: 'The items are blocked for add to cart as per your organization policies',
  RESTRICTED_ITEM: 'The items are blocked for add to cart as per your organization policies',
  OFF_CONTRACT_ERROR: 'The items are blocked for add to cart as per your organization policies',
  PRICE_NOT_AVAILABLE: 'Sorry, but we are unable to display prices at this time.',
  INVALID_FREE_ITEM: 'This item is a free sample and cannot be purchased individually.',
  STANDALONE_WARRANTY_ITEM: 'Warranties must be purchased with a related product and cannot be purchased separately.',
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY: 'Warranties must be purchased with a related product and cannot be purchased separately.',
  WARRANTY_OUT_OF_STOCK: 'The warranty plan is Out of Stock.',
  SURCHG_ALTS_ITM_MSG: 'The courier charges a fee for each of these. It is in your cart with the fee.',
  SURCHARGE_STEPS: 'This price holds for whole packs only. Please change the quantity in steps of {factor}.',
  MISSING_USER: 'Please sign in to buy a membership.',
  MISSING_WEB_USER_ID: 'Please sign in with your own account to buy a membership.',
  MISSING_REWARDS_ID: 'Please join rewards first: a membership needs a rewards number.',
  ALREADY_PURCHASED: 'You are a member already.',
  ALREADY_BENEFICIARY: 'You are a member already, through your company.',
  MEMBERSHIP_GENERIC_ERR: GENERIC_ERROR,
  SFL_MOVED: 'We have moved items between your cart and your saved items.',
  TECHNICAL_PROBLEM: GENERIC_ERROR,
  HEALTH_CARE_RESTRICTION: GENERIC_ERROR,
  DELIVERY_COMBINATION_CONSTRAINT_FAILED: '{brand} only allows for items to be shipped to one location',
  SAME_DAY_NOT_POSSIBLE: 'Same-day delivery is not possible for this item right now.',
  FUTURE_DATE_PASSED: 'We cannot deliver everything on {date} any more. It comes as soon as possible now.',
  EMPTY_CART: 'Your cart is empty.',
  CART_AUTO_MERGE: 'We added your items to your cart.',
  CART_STATUS_ERROR: 'Your cart has changed. Please look at it again.',
  ADDON_THRESHOLD_NOT_MET: GENERIC_ERROR,
  NEGATIVE_CART_TOTAL: GENERIC_ERROR,
  SMALL_ORDER_WARNING: smallOrderWarning('{missing}'),
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: 'One or more items in your cart is out of stock. Please remove the item to proceed.',
  INVALID_COUPON: 'This coupon code is not valid.',
  BACK_IN_STOCK: 'An item in your cart is in stock again.',
} as const;

export type CartMessageCode = keyof typeof CART_MESSAGES;

/** The text of a message with its parameters filled in; numbers with thousands separators. */
export function messageText(code: CartMessageCode, params: Readonly<Record<string, string | number>> = {}): string {
  return CART_MESSAGES[code].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = params[name];
    return value === undefined ? hole : typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}

/** The code that goes over the wire: some codes have two texts, one for each of their causes. */
export function wireCode(code: CartMessageCode): string {
  if (code === 'SAVED_LIST_FULL') return 'EXCEEDED_LIMIT';
  if (code === 'MAX_LINE_QTY_REACHED' || code === 'SAVED_LINE_FULL') return 'EXCEEDS_MAX_LINE_QTY';
  if (code === 'WARRANTY_OUT_OF_STOCK') return 'OUT_OF_STOCK';
  if (code === 'PERSONALIZATION_NEEDED') return 'INVALID_DATA_ITEM';
  if (code === 'SURCHARGE_STEPS') return 'SURCHG_ALTS_ITM_MSG';
  return code;
}
