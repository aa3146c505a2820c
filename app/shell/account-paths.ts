import { PATHS, signInPath } from './site-paths.ts';

/** Where the pages of this part stand beside those of the header. */
export const ACCOUNT_PATHS = {
  all: '/account',
  forgotPassword: '/office/supplies/forgot-password',
  findOrder: '/account/find-order',
  signInCode: '/office/supplies/login/code',
} as const;

/** Where somebody comes after signing in whose form was sent when their visit had ended. */
export const NOT_SENT_PATH = '/account/not-sent';

/** The page on which an account is opened; it leads back to where the visitor was. */
export function registerPath(returnTo: string): string {
  return returnTo === PATHS.home ? PATHS.register : `${PATHS.register}?TARGET=${encodeURIComponent(returnTo)}`;
}

/** The second step of signing in, which leads back to where the visitor was. */
export function signInCodePath(returnTo: string): string {
  return returnTo === PATHS.home ? ACCOUNT_PATHS.signInCode : `${ACCOUNT_PATHS.signInCode}?TARGET=${encodeURIComponent(returnTo)}`;
}

/** The sign-in page for somebody whose session has ended behind their back. */
export function signedOutPath(returnTo: string): string {
  return `${signInPath(returnTo)}&${SIGNED_OUT}=1`;
}

/** The query by which that page knows. */
export const SIGNED_OUT = 'signedOut';

/** Where an order is looked up by its number, which is filled in, and the email that it was placed with. */
export function findOrderPath(orderNumber: string): string {
  return `${ACCOUNT_PATHS.findOrder}?order=${encodeURIComponent(orderNumber)}`;
}

/** One order of the account. */
export function orderPath(orderNumber: string): string {
  return `${PATHS.orders}/${encodeURIComponent(orderNumber)}`;
}

/** What stands there after an order was placed. */
export function confirmationPath(orderNumber: string): string {
  return `/cc/sparq/orderconfirmation/${encodeURIComponent(orderNumber)}`;
}

/** The same while the payment is still being confirmed: then an order that is gone is one that was not paid. */
export function waitingPath(orderNumber: string): string {
  return `${confirmationPath(orderNumber)}?${WAITING}=1`;
}

/** The query by which the cart page knows that checkout found nothing to order. */
export const FROM_CHECKOUT = 'checkout';

/** The query by which the page knows. */
export const WAITING = 'waiting';

/** What is made for the printers of who asks, whichever they are. */
export function fittingPath(): string {
  return `${PATHS.search}?fits=mine`;
}

/** What is made for a printer. */
export function printerSuppliesPath(model: string): string {
  return `${PATHS.search}?${new URLSearchParams({ printer: model }).toString()}`;
}

/** The page on which a printer is added, by its model. */
export function addPrinterPath(model: string): string {
  return `${PATHS.printers}?${new URLSearchParams({ q: model }).toString()}#add`;
}
