import type { Reply } from '#contracts/door.ts';
import { ERRORS, GENERIC_ERROR } from '#contracts/errors.ts';
import { isEmptyCartAnError } from '#domain/cart/local-copy.ts';
import type { CartError } from './local-cart-state.ts';

/** Parts of the shop whose failure shows in the cart. (C §8, Service-down codes) */
const SERVICE_DOWN_CODES = [
  'ITEM_SERVICE_IS_DOWN',
  'USER_SERVICE_IS_DOWN',
  'USER_NOT_FOUND',
  'USER_ACCOUNT_SERVICE_IS_DOWN',
  'GLOBAL_FEE_SERVICE_IS_DOWN',
] as const;

type SomeCart = { readonly messages?: readonly { readonly code: string }[] };

/** The sentence for a part of the shop that is down; `undefined` for every other code. */
export function serviceDownText(code: string): string | undefined {
  const known = SERVICE_DOWN_CODES.find((one) => one === code);
  return known && ERRORS[known].message;
}

/** What is wrong with a cart that came: a part of the shop is down, or the cart is empty on a page that needs a full one. */
export function errorInCart(cart: SomeCart, pathname: string): CartError | undefined {
  const codes = (cart.messages ?? []).map(({ code }) => code);
  for (const code of codes) {
    const text = serviceDownText(code);
    if (text !== undefined) return { code, text };
  }
  if (codes.includes('EMPTY_CART') && isEmptyCartAnError(pathname)) return { code: 'EMPTY_CART', text: ERRORS.EMPTY_CART.message };
  return undefined;
}

/** What is wrong with the answer of a cart call: in a cart that came, or why none came. */
export function cartErrorOf(reply: Reply<{ readonly cartInfo: SomeCart }>, pathname: string): CartError | undefined {
  if (reply.ok) return errorInCart(reply.body.cartInfo, pathname);
  const { code, message } = reply;
  return { code, text: serviceDownText(code) ?? message ?? ERRORS[code].message };
}

/** The text for an update of the cart that failed: the text of a known code of status 400, else the standard message. */
export function updateFailureText({ code, message }: Pick<Extract<Reply<never>, { ok: false }>, 'code' | 'message'>): string {
  const isTelling = ERRORS[code].status === 400 && code !== 'INVALID_REQUEST';
  return isTelling ? (message ?? ERRORS[code].message) : GENERIC_ERROR;
}
