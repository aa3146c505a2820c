import { randomBytes } from 'node:crypto';
import type { Cart } from '#contracts/cart.ts';
import { setCookie } from '#contracts/cookies.ts';
import type { PageServices } from '#contracts/page.ts';
import type { VendorPaymentForm } from '#contracts/payment/vendor-payment.ts';
import { VENDOR_PAYMENT_TYPES, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { cookieOf } from '#app/api/told/flash.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { amountForCard } from './hosted-card.server.ts';
import { isSameState } from './trip-state.server.ts';

/** Where a vendor's page sends the payer back to. */
const APPROVAL_RETURN_PATH = `${PATHS.checkout}/approval`;

const NAME = 'approvalstate';

/** What comes back from a vendor's page; all but the nonce from the card wallet alone. */
export type Approved = { readonly nonce: string; readonly encPaymentData: string; readonly apiKey: string };

/** Where each vendor's page is, and what of it a browser brings back. */
const VENDORS: Record<VendorPaymentType, { readonly path: string; readonly form: (approved: Approved) => VendorPaymentForm }> = {
  PAYPAL: { path: 'paypal', form: ({ nonce }) => ({ payPalInfo: { paymentMethodNonce: nonce } }) },
  KLARNA: { path: 'klarna', form: ({ nonce }) => ({ klarnaToken: nonce }) },
  VISA_PAY: {
    path: 'wallet',
    form: ({ nonce, encPaymentData, apiKey }) => ({ vendorPayment: { country: 'US', encPaymentData, apiKey, callId: nonce } }),
  },
  APPLE_PAY: { path: 'apple-pay', form: ({ nonce }) => ({ applePayToken: nonce }) },
};

type Trip = {
  readonly vendorType: VendorPaymentType;
  readonly cart: Pick<Cart, 'cartId' | 'cartSummary' | 'orderPayment' | 'items'>;
  /** By which the vendor itself knows in whose checkout it is approved. */
  readonly clientToken: string | undefined;
};

/**
 * The way to a vendor's page, on which the payer approves what the order comes to now. A secret goes along and stays in a cookie: only who was
 * sent there from this browser comes back with the same. It says which vendor it was, too.
 */
export function wayToApproval(
  { vendorOrigin, origin }: Pick<PageServices, 'vendorOrigin' | 'origin'>,
  { vendorType, cart, clientToken }: Trip,
): { readonly address: string; readonly setCookie: string } {
  const state = `${randomBytes(24).toString('base64url')}.${vendorType}`;
  const query = new URLSearchParams({
    returnUrl: `${origin}${APPROVAL_RETURN_PATH}`,
    state,
    checkoutId: cart.cartId,
    handing: handingOf(cart),
  });
  if (clientToken !== undefined) query.set('clientToken', clientToken);
  const amount = amountForCard(cart);
  if (amount !== undefined) query.set('amount', amount.toFixed(2));
  return { address: `${vendorOrigin}/approve/${VENDORS[vendorType].path}?${query}`, setCookie: setCookie(NAME, state, origin) };
}

/** How the payer gets what they pay for, in the vendor's words: its page says when it is charged. */
function handingOf({ items }: Trip['cart']): 'SHIPPED' | 'PICKED_UP' | 'BOTH' {
  const isFetched = ({ shippingInfo }: (typeof items)[number]) => shippingInfo.deliveryType !== 'STA';
  if (!items.some(isFetched)) return 'SHIPPED';
  return items.every(isFetched) ? 'PICKED_UP' : 'BOTH';
}

/** The query by which checkout is told whose page was left without an approval. */
export const LEFT_VENDOR = 'left';

/** Which vendor somebody comes back from; undefined unless they were sent there from this browser. */
export function vendorOfReturn(request: Request, state: string | null): VendorPaymentType | undefined {
  return isSameState(cookieOf(request, NAME) ?? '', state) ? readVendorType(state?.split('.')[1] ?? '') : undefined;
}

/** Makes sure that a return counts once: what is left of its secret tells only that it has happened. */
export function noteReturn(state: string, origin: string): string {
  return setCookie(NAME, `${HAPPENED}${state}`, origin);
}

/** Whether somebody has come back in this browser with the same secret before. */
export function hasReturned(request: Request, state: string): boolean {
  return isSameState(cookieOf(request, NAME) ?? '', `${HAPPENED}${state}`);
}

/** No state begins so. */
const HAPPENED = 'happened.';

export function readVendorType(text: string): VendorPaymentType | undefined {
  return VENDOR_PAYMENT_TYPES.find((type) => type === text);
}

/** What a vendor's page has given to the browser, as its form. */
export function approvalForm(vendorType: VendorPaymentType, approved: Approved): VendorPaymentForm {
  return VENDORS[vendorType].form(approved);
}

/** What a vendor's page gave to the browser. `of` tells a field by its name; nothing of what is there is long. */
export function readApproved(of: (name: keyof Approved) => string | null): Approved {
  const text = (name: keyof Approved, most: number) => (of(name) ?? '').slice(0, most);
  return { nonce: text('nonce', 200), encPaymentData: text('encPaymentData', 11_000), apiKey: text('apiKey', 200) };
}
