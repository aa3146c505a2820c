import { redirect } from 'react-router';
import { preCheckout, updateCart } from '#contracts/cart-calls.ts';
import { ERRORS } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { shownMessage } from '#app/cart/messages/shown-message.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import type { ActionResult } from './action-result.ts';
import { refusedResult, type CartAction } from './result-of-call.server.ts';

/** Where checkout goes on when its start cannot be asked. (C §2, Routes; A-007) */
const CLASSIC_CHECKOUT = '/cc/mmx/checkout';
/** Said when checkout could not be begun and nobody says why. (C §8, Messages) */
const NO_REASON = 'Oops, something went wrong on our side. Please refresh the page to continue.';

/**
 * Takes the cart to checkout. Guests are asked first whether they want to sign in; who may not go on yet gets the reasons.
 * (C §4, Checkout hand-off)
 */
export const goToCheckout: CartAction = ({ door }) => startCheckout(door, 'checkout');

/** The same for a guest who has been asked. */
export const continueAsGuest: CartAction = ({ door }) => startCheckout(door, 'continue-as-guest');

async function startCheckout(door: PageServices['door'], intent: 'checkout' | 'continue-as-guest'): Promise<ActionResult | 'SIGN_IN'> {
  const reply = await door(updateCart, {
    query: { actionType: 'PROCEED_CHECKOUT' },
    body: { proceedCheckout: true, ...(intent === 'continue-as-guest' && { continueAsGuest: true }) },
  });
  if (!reply.ok) return refusedResult(intent, reply, undefined, reply.message ?? NO_REASON);
  const { cartAttributes, messages } = reply.body.cartInfo;
  if (cartAttributes.proceedCheckout) {
    const start = await door(preCheckout);
    // Whoever was signed out meanwhile signs in; whatever else went wrong, there is a checkout.
    if (!start.ok && ERRORS[start.code].status === 401) return 'SIGN_IN';
    throw redirect(start.ok ? start.body.redirectUrl : CLASSIC_CHECKOUT, 303);
  }
  if (cartAttributes.loginRequired && !cartAttributes.hardStop)
    throw redirect(`${signInPath(PATHS.checkout)}${cartAttributes.loginELPParam}`, 303);
  return { intent, isDone: false, messages: messages.filter(({ type }) => type === 'ERROR').map(shownMessage) };
}
