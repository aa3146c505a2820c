import { randomBytes } from 'node:crypto';
import type { Cart } from '#contracts/cart.ts';
import { endCookie, setCookie } from '#contracts/cookies.ts';
import type { PageServices } from '#contracts/page.ts';
import type { VendorPaymentForm } from '#contracts/payment/vendor-payment.ts';
import { VENDOR_PAYMENT_TYPES, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { cookieOf } from '#app/api/flash.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { amountForCard } from './hosted-card.server.ts';
import { isSameState } from './trip-state.server.ts';

/** Where a vendor's page sends the payer back to. */
const APPROVAL_RETURN_PATH = `${PATHS.checkout}/approval`;

const NAME = 'approvalstate';

/** Where each vendor's page is, and what of it a browser brings back. */
const VENDORS: Record<VendorPaymentType, { readonly path: string; readonly form: (nonce: string) => VendorPaymentForm }> = {
  PAYPAL: { path: 'paypal', form: (nonce) => ({ payPalInfo: { paymentMethodNonce: nonce } }) },
  KLARNA: { path: 'klarna', form: (nonce) => ({ klarnaToken: nonce }) },
};

/**
 * The way to a vendor's page, on which the payer approves what the order comes to now. A secret goes along and stays in a cookie: only who was
 * sent there from this browser comes back with the same. It says which vendor it was, too.
 */
export function wayToApproval(
  { vendorOrigin, origin }: Pick<PageServices, 'vendorOrigin' | 'origin'>,
  vendorType: VendorPaymentType,
  cart: Pick<Cart, 'cartId' | 'cartSummary' | 'orderPayment'>,
): { readonly address: string; readonly setCookie: string } {
  const state = `${randomBytes(24).toString('base64url')}.${vendorType}`;
  const query = new URLSearchParams({ returnUrl: `${origin}${APPROVAL_RETURN_PATH}`, state, checkoutId: cart.cartId });
  const amount = amountForCard(cart);
  if (amount !== undefined) query.set('amount', amount.toFixed(2));
  return { address: `${vendorOrigin}/approve/${VENDORS[vendorType].path}?${query}`, setCookie: setCookie(NAME, state, origin) };
}

/** Which vendor somebody comes back from; undefined unless they were sent there from this browser. */
export function vendorOfReturn(request: Request, state: string | null): VendorPaymentType | undefined {
  return isSameState(cookieOf(request, NAME) ?? '', state) ? readVendorType(state?.split('.')[1] ?? '') : undefined;
}

/** Makes sure that a return counts once. */
export function forgetApproval(origin: string): string {
  return endCookie(NAME, origin);
}

export function readVendorType(text: string): VendorPaymentType | undefined {
  return VENDOR_PAYMENT_TYPES.find((type) => type === text);
}

/** What a vendor's page has given to the browser, as its form. */
export function approvalForm(vendorType: VendorPaymentType, nonce: string): VendorPaymentForm {
  return VENDORS[vendorType].form(nonce.slice(0, 200));
}
