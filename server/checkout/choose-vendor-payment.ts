import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { addVendorPayment as addVendorPaymentCall, VendorAddress, VendorPaymentForm } from '#contracts/payment/vendor-payment.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { readEmail } from '#domain/checkout/email.ts';
import { withTender } from '#domain/payment/tenders.ts';
import { cartKindOf, changeCart, notOnInvoice, type CheckoutDetails, type OpenCart } from '../cart/index.ts';
import { isOfPayer, methodFor, tokenOfAnotherVisit, type AttachedTender } from '../payment/index.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { ZipCode } from '../stores/index.ts';
import { decideAddress } from './set-address.ts';

/**
 * Pays with what a payer has approved at a vendor's own page. It takes the place of the tender that pays the rest; the same approval again
 * changes nothing. What the vendor knows of its payer fills in what the order lacks: it says nothing about who somebody is, and what the
 * shopper has entered stands. (K-14)
 */
export async function chooseVendorPayment(
  shop: Shop,
  buying: Buying,
  { query, body: form }: Input<typeof addVendorPaymentCall>,
): Promise<Reply<CartResponse>> {
  const method = methodFor(shop, query.vendorType, buying.shopper);
  if (method === undefined) return refuse('INVALID_REQUEST');
  const attached = await method.attach(shop, buying, { ...NOTHING_ELSE, form });
  if (attached.refusal !== undefined) return attached.refusal;
  const { tender, brought, email } = attached;
  const contact = await contactOf(shop, form, email);
  return changeCart(shop, buying, { kind: cartKindOf(query), keepsCheckout: true }, (open) => {
    const { cart } = open;
    if (cart.lines.length === 0) return { refusal: refuse('EMPTY_CART') };
    if (brought !== undefined && !isOfPayer(shop, buying.actor, brought, cart.cartId)) return { refusal: tokenOfAnotherVisit() };
    const completed = complete(open, contact);
    if ('refusal' in completed) return completed;
    const changed = completed.checkout === cart.checkout ? {} : { checkout: completed.checkout };
    const checkout = { ...changed, ...notOnInvoice(completed.checkout) };
    return { after: { ...checkout, ...(isThere(cart.payments, tender) ? {} : { payments: withTender(cart.payments, tender) }) }, told: {} };
  });
}

/** Of a way to pay that says all in the form of its vendor. */
const NOTHING_ELSE = {
  token: undefined,
  id: undefined,
  accountNumber: undefined,
  secret: undefined,
  limitCents: undefined,
  isToSave: false,
  nickname: '',
  captcha: undefined,
} as const;

function isThere(payments: readonly AttachedTender[], { token }: AttachedTender): boolean {
  return payments.some((payment) => payment.token === token);
}

type Contact = {
  readonly email: string | undefined;
  readonly shipping: { readonly address: VendorAddress; readonly zip: ZipCode | undefined } | undefined;
  readonly billing: { readonly address: VendorAddress; readonly zip: ZipCode | undefined } | undefined;
};

async function contactOf(shop: Shop, { contactInformation }: VendorPaymentForm, email: string | undefined): Promise<Contact> {
  const located = async (address: VendorAddress | undefined) =>
    address && { address, zip: await shop.stores.zip(address.zipCode?.trim() ?? '') };
  const [shipping, billing] = [await located(contactInformation?.shippingAddress), await located(contactInformation?.billingAddress)];
  return { email, shipping, billing };
}

/** The checkout with what it lacks and the vendor knows; refused where that is no address that goods can be brought to. */
function complete(open: OpenCart, { email, shipping, billing }: Contact): { checkout: CheckoutDetails } | { refusal: Reply<never> } {
  const known = open.cart.checkout.email ?? open.shopper.person?.email;
  const emailText = known ?? email;
  const wanted = [
    ...(shipping !== undefined && open.cart.checkout.shipTo === undefined
      ? [{ ...shipping, type: billing === undefined && open.cart.checkout.billTo === undefined ? ('SB' as const) : ('S' as const) }]
      : []),
    ...(billing !== undefined && open.cart.checkout.billTo === undefined ? [{ ...billing, type: 'B' as const }] : []),
  ];
  let checkout = open.cart.checkout;
  for (const { address, zip, type } of wanted) {
    // Nothing is brought to where only the bill goes: its vendor knows that place.
    const asked = { input: { ...address, type }, zip, emailText, id: undefined, isUsedAsEntered: type === 'B' };
    const decided = decideAddress({ ...open, cart: { ...open.cart, checkout } }, asked);
    if (decided.refusal !== undefined) return { refusal: decided.refusal };
    checkout = decided.after.checkout ?? checkout;
  }
  const read = known === undefined && email !== undefined && wanted.length === 0 ? readEmail(email) : undefined;
  return { checkout: read === undefined ? checkout : { ...checkout, email: read } };
}
