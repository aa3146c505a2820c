import { ERRORS, GENERIC_ERROR, isErrorCode } from '#contracts/errors.ts';
import { isEmptyCartAnError } from '#domain/cart/local-copy.ts';

/** Parts of the shop whose failure shows in the cart. (C §8, Service-down codes) */
const SERVICE_DOWN_CODES = [
  'ITEM_SERVICE_IS_DOWN',
  'USER_SERVICE_IS_DOWN',
  'USER_NOT_FOUND',
  'USER_ACCOUNT_SERVICE_IS_DOWN',
  'GLOBAL_FEE_SERVICE_IS_DOWN',
] as const;

/** Why the cart cannot be shown as it should be: a code, and the sentence for it. */
export type CartError = { readonly code: string; readonly text: string };

/** The sentence for a part of the shop that is down; `undefined` for every other code. */
export function serviceDownText(code: string): string | undefined {
  const known = SERVICE_DOWN_CODES.find((one) => one === code);
  return known && ERRORS[known].message;
}

/** What is wrong with a cart that came, by the codes of its messages: a part of the shop is down, or the cart is empty on a page that needs a full one. */
export function errorInCart(codes: readonly string[], pathname: string): CartError | undefined {
  for (const code of codes) {
    const text = serviceDownText(code);
    if (text !== undefined) return { code, text };
  }
  if (codes.includes('EMPTY_CART') && isEmptyCartAnError(pathname)) return { code: 'EMPTY_CART', text: ERRORS.EMPTY_CART.message };
  return undefined;
}

type Refusal = { readonly code: string; readonly message?: string | undefined };

/** Why no cart came. */
export function errorOfRefusal({ code, message }: Refusal): CartError {
  return { code, text: serviceDownText(code) ?? message ?? ERRORS[isErrorCode(code) ? code : 'TECHNICAL_PROBLEM'].message };
}

/**
 * The text for a change of the cart that was refused, by the server for a page or by its scripts: the text of a known code of status 400, or when to
 * try again; else the standard message. What an INVALID_REQUEST says is about the request, not for shoppers.
 */
export function updateFailureText({ code, message }: Refusal): string {
  const known = isErrorCode(code) ? ERRORS[code] : undefined;
  const isTelling = (known?.status === 400 && code !== 'INVALID_REQUEST') || known?.status === 429 || code === 'OVERLOADED';
  return known !== undefined && isTelling ? (message ?? known.message) : GENERIC_ERROR;
}
