import { z } from 'zod';
import { VENDOR_PAYMENT_TYPES } from '#domain/payment/payment-types.ts';
import { call } from '../call.ts';
import { CartResponse } from '../cart.ts';
import { DeviceData, Nothing, whichCart } from '../shapes.ts';

const text = (most: number) => z.string().max(most);
/** Something that a vendor gives to a browser, and that it knows again. */
const Approval = text(200);

/** An address as a vendor knows it. */
const VendorAddress = z.object({
  firstName: text(60).optional(),
  lastName: text(60).optional(),
  address1: text(120).optional(),
  address2: text(120).optional(),
  city: text(80).optional(),
  state: text(40).optional(),
  zipCode: text(20).optional(),
  country: text(20).optional(),
  phones: z.array(text(40)).max(5).optional(),
});
export type VendorAddress = z.output<typeof VendorAddress>;

/** What a vendor gave to the browser for what its payer has approved: a form for each vendor. (C §3, Vendor payment request) */
export const VendorPaymentForm = z.object({
  /** Of the card wallet. */
  vendorPayment: z.object({ country: text(20).optional(), encPaymentData: text(11_000), apiKey: text(200), callId: Approval }).optional(),
  /** Of PayPal: what it knows of its payer. It fills in what the order lacks, and changes nothing that the shopper has said. */
  contactInformation: z.object({ billingAddress: VendorAddress.optional(), shippingAddress: VendorAddress.optional() }).optional(),
  payPalInfo: z
    .object({ deviceData: DeviceData, payPalEmail: text(300).optional(), paymentMethodNonce: Approval, payerId: text(200).optional() })
    .optional(),
  /** Of pay later. */
  klarnaToken: Approval.optional(),
  applePayToken: Approval.optional(),
  deviceData: DeviceData,
});
export type VendorPaymentForm = z.output<typeof VendorPaymentForm>;

/** K-14 */
export const addVendorPayment = call({
  name: 'addVendorPayment',
  method: 'POST',
  path: '/cc/api/checkout/default/vendorpayment',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Pay with what was approved at its vendor; the same approval again is the same payment',
  params: Nothing,
  query: z.object({ ...whichCart, vendorType: z.enum(VENDOR_PAYMENT_TYPES) }),
  body: VendorPaymentForm,
  answer: CartResponse,
});
