import { RESET_MINUTES } from '#domain/identity/password-limits.ts';

/** Said where there is nothing better to say. (C §8, Messages) */
export const GENERIC_ERROR = 'Sorry, something went wrong. Please try again.';

/** Said where a payment does not work and trying it again will not help. (C §8, Payment) */
export const UNABLE_TO_PAY = "We're unable to process your payment at this time. Please try again or use a different payment method.";

/** Said where paying later does not work. (C §8, Payment) */
const UNABLE_TO_PAY_LATER =
  'We are unable to process your Klarna payment at this time. Please try again or use a different payment method.';

/**
 * Every code that an answer of status 400 or above can carry, with its status and the text that goes with it.
 * The one table: nothing else pairs codes with statuses.
 */
export const ERRORS = {
  INVALID_REQUEST: { status: 400, message: 'The request is not valid.' },
  INVALID_ITEMS: { status: 400, message: 'Items not passed' },
  INVALID_QTY: { status: 400, message: 'Qty of one the items is incorrect' },
  INVALID_ITEM: { status: 400, message: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again." },
  INVALID_DATA_ITEM: { status: 400, message: 'Something went wrong. Please try again.' },
  SKU_INVALID: { status: 400, message: "Oops! Something went wrong. We couldn't add this item(s) to your cart. Please try again." },
  LIST_NOT_FOUND: { status: 400, message: 'We can’t find that list.' },
  LIST_ITEM_NOT_FOUND: { status: 400, message: 'This item isn’t on the list.' },
  CART_ID_NOT_FOUND: { status: 400, message: GENERIC_ERROR },
  CART_ITEM_ID_NOT_FOUND: { status: 400, message: GENERIC_ERROR },
  EMPTY_CART: { status: 400, message: 'Your cart is empty.' },
  NO_EMAIL: { status: 400, message: 'Invalid email address' },
  ADDRESS_INVALID: { status: 400, message: 'Please check the address and try again.' },
  UN_DELIVERABLE_ADDRESSES: { status: 400, message: 'We cannot deliver to this address. Please choose another one.' },
  PAYMENT_REQUIRED: { status: 400, message: 'Please choose how you want to pay.' },
  PICKUP_PERSON_REQUIRED: { status: 400, message: 'Please tell us who picks up the order.' },
  PAYMENT_OPERATION_FAILED: { status: 400, message: 'Please check that your credit card details are correct and try again.' },
  PAYMENT_EXPIRED: { status: 400, message: 'Please select a different card or add a new card to proceed with your order.' },
  SPAY_API_FAILURE: { status: 400, message: 'Error occurred while processing your payment. Please try again.' },
  KLARNA_AUTH_RETRY: { status: 400, message: UNABLE_TO_PAY_LATER },
  KLARNA_AUTH_FAILURE: { status: 400, message: UNABLE_TO_PAY_LATER },
  PAYPAL_AUTH_RETRY: { status: 400, message: 'Please verify and try again.' },
  PAYPAL_AUTH_FAILURE: { status: 400, message: UNABLE_TO_PAY },
  GIFT_CARD_D33: { status: 400, message: 'Please verify the card number and try again.' },
  GIFT_CARD_D38: { status: 400, message: 'Please verify the card number and try again.' },
  GIFT_CARD_D39: { status: 400, message: 'Please verify the card number and try again.' },
  GIFT_CARD_LIMIT_EXCEEDED: { status: 400, message: 'You can use up to 5 gift and prepaid cards on one order.' },
  SAVED_CARD_LIMIT_REACHED: { status: 400, message: 'Your wallet is full. You can pay with this card, but not save it.' },
  CAPTCHA_REQUIRED: { status: 400, message: 'Please answer the question, then try again.' },
  ORDER_NOT_CANCELLABLE: { status: 409, message: 'This order is on its way already and cannot be canceled.' },
  QUOTE_CHANGED: { status: 409, message: 'This quote has changed. Please look at it again.' },
  ORDER_NOT_ON_HOLD: { status: 409, message: 'This order isn’t on hold anymore.' },
  ORDER_NOT_RETURNABLE: { status: 409, message: 'These items cannot be returned.' },
  MISSING_REWARDS_ID: { status: 400, message: 'Please join rewards first.' },
  INVALID_ZIPCODE: { status: 400, message: 'Invalid zipcode' },
  INVALID_STORE_NUMBER: { status: 400, message: GENERIC_ERROR },
  CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY: {
    status: 400,
    message: 'One or more items in your cart is out of stock. Please remove the item to proceed.',
  },
  LOGIN_REQUIRED: { status: 401, message: 'Please sign in, create an account or continue as a guest.' },
  PO_NUMBER_REQUIRED: { status: 400, message: 'Please enter a purchase order number.' },
  PO_RELEASE_REQUIRED: { status: 400, message: 'Please enter a PO release.' },
  BUDGET_CENTER_REQUIRED: { status: 400, message: 'Please choose a budget center.' },
  LOGIN_FAILED: { status: 401, message: 'The email or the password is not right. Please try again.' },
  WAY_IN_REFUSED: {
    status: 401,
    message: 'We could not sign you in with this link. Please go back to where you came from, and start again there.',
  },
  WAY_IN_UNKNOWN: { status: 403, message: 'Your organization has not opened an account for you yet. Please ask its administrator.' },
  SECOND_FACTOR_NEEDED: { status: 401, message: 'Please enter a code from your authenticator app.' },
  WRONG_CODE: { status: 400, message: 'That code didn’t work. Please enter the code that your app shows now: each works once.' },
  SECOND_FACTOR_IS_ON: { status: 409, message: 'Two-step sign-in is on already.' },
  /** Of who has no password here: a fresh sign-in stands for it. */
  SIGN_IN_AGAIN: { status: 403, message: 'Please sign in through your organization once more, then try again within 10 minutes.' },
  /** The same for one that is unknown, of somebody else, too late or wrong. */
  PASSKEY_REFUSED: { status: 401, message: 'We couldn’t sign you in with that passkey. Please try again, or use your password.' },
  PASSKEY_NOT_ADDED: { status: 400, message: 'That passkey could not be added. Please try again.' },
  PASSKEY_KNOWN: { status: 409, message: 'This passkey was added before. To add another one, use another device or password manager.' },
  TOO_MANY_PASSKEYS: { status: 409, message: 'You’ve reached the maximum number of passkeys. Remove one to add another.' },
  UNAUTHORIZED: { status: 401, message: 'Please sign in to continue.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  WRONG_TENANT: { status: 403, message: 'Your account belongs to our other site. Please sign in there.' },
  ORDER_NOT_FOUND: { status: 404, message: 'We can’t find that order.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, message: 'The same request is still being worked on.' },
  CART_STATUS_ERROR: { status: 409, message: 'Your cart has changed. Please look at it again.' },
  TEXT_CHANGED: { status: 409, message: 'This text has changed meanwhile. Please look at it again.' },
  LINK_USED_UP: {
    status: 410,
    message: `This link has been used or is older than ${RESET_MINUTES} minutes. Please ask for a new one.`,
  },
  WAY_IN_USED_UP: {
    status: 410,
    message: 'This link has been used or is too old. Please go back to where you came from, and start again there.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Please send JSON.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  TECHNICAL_PROBLEM: { status: 500, message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
  // A part of the shop that is down: as a cart message while the cart can be built without it, else as the code of an answer.
  ITEM_SERVICE_IS_DOWN: { status: 500, message: 'Sorry, but we are unable to display these items. Try again in a few minutes.' },
  USER_SERVICE_IS_DOWN: { status: 500, message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
  USER_NOT_FOUND: { status: 500, message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
  USER_ACCOUNT_SERVICE_IS_DOWN: { status: 500, message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
  GLOBAL_FEE_SERVICE_IS_DOWN: {
    status: 500,
    message: 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.',
  },
  OVERLOADED: { status: 503, message: "Sorry, something went wrong. It's us, not you. Try again in a few minutes." },
} as const;

/** After so many seconds an overloaded shop may be asked again, and a database that died is back. */
export const OVERLOADED_SECONDS = 5;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

/** One thing that is wrong, at a field where there is one. */
export type ErrorDetail = { readonly code: string; readonly message: string; readonly field?: string };
