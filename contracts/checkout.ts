import { z } from 'zod';
import { ADDRESS_TYPES, ADDRESS_LENGTHS } from '#domain/checkout/address-fields.ts';
import { FIVE_DIGITS } from '#domain/checkout/zip-code.ts';
import { VENDOR_PAYMENT_TYPES, WIRE_PAYMENT_TYPES } from '#domain/payment/payment-types.ts';
import { call } from './call.ts';
import { CaptchaAnswer } from './captcha.ts';
import { CartResponse } from './cart.ts';
import { Order } from './orders.ts';
import { DeviceData, LineId, Money, NoBody, Nothing, whichCart } from './shapes.ts';

const text = (most: number) => z.string().max(most);

/** An address as it is typed: what may be missing is told of, field by field. */
export const AddressFields = {
  firstName: text(ADDRESS_LENGTHS.firstName).optional(),
  lastName: text(ADDRESS_LENGTHS.lastName).optional(),
  organizationName: text(ADDRESS_LENGTHS.organizationName).optional(),
  address1: text(ADDRESS_LENGTHS.address1).optional(),
  address2: text(ADDRESS_LENGTHS.address2).optional(),
  city: text(ADDRESS_LENGTHS.city).optional(),
  state: text(ADDRESS_LENGTHS.state).optional(),
  zipCode: text(ADDRESS_LENGTHS.zipCode).optional(),
  country: text(ADDRESS_LENGTHS.country).optional(),
  phones: z.array(text(ADDRESS_LENGTHS.phone)).max(5).optional(),
  field1: text(40).optional(),
  deviceData: DeviceData,
};

/** an address. `addressId` takes one that is known already. */
const AddressBody = z.object({
  type: z.enum(ADDRESS_TYPES).default('SB'),
  email: text(ADDRESS_LENGTHS.email).optional(),
  deliveryOrPickup: text(20).optional(),
  addressId: text(64).optional(),
  useAsEntered: z.boolean().optional(),
  ...AddressFields,
});

export const setAddress = call({
  name: 'setAddress',
  method: 'POST',
  path: '/cc/api/checkout/default/address',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Where the order goes, and who ordered it',
  params: Nothing,
  query: z.object(whichCart),
  body: AddressBody,
  answer: CartResponse,
});
export const changeAddress = call({
  name: 'changeAddress',
  method: 'PUT',
  path: '/cc/api/checkout/default/address/:id',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Change an address of the order',
  params: z.object({ id: text(64) }),
  query: z.object(whichCart),
  body: AddressBody,
  answer: CartResponse,
});
export const removeAddress = call({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/cc/api/checkout/default/address/:id',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Take an address off the order',
  params: z.object({ id: text(64) }),
  query: z.object(whichCart),
  body: NoBody,
  answer: CartResponse,
});

/** An addition: where a ZIP code is, for the form of an address. */
export const placeOfZip = call({
  name: 'placeOfZip',
  method: 'GET',
  path: '/cc/api/zip/:zip',
  tag: 'checkout',
  openTo: 'anyone',
  summary: 'The city and the state of a ZIP code; null where there is none like it',
  params: z.object({ zip: z.string().regex(FIVE_DIGITS) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ place: z.object({ city: z.string(), state: z.string() }).nullable() }),
});

/** */
export const setPickupPerson = call({
  name: 'setPickupPerson',
  method: 'POST',
  path: '/cc/api/checkout/default/pickupperson',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Who picks the order up in the store',
  params: Nothing,
  query: z.object(whichCart),
  body: z.object({
    firstName: text(ADDRESS_LENGTHS.firstName).optional(),
    lastName: text(ADDRESS_LENGTHS.lastName).optional(),
    phone: text(ADDRESS_LENGTHS.phone).optional(),
    email: text(ADDRESS_LENGTHS.email).optional(),
    deviceData: DeviceData,
  }),
  answer: CartResponse,
});

/** */
export const addPayment = call({
  name: 'addPayment',
  method: 'POST',
  path: '/cc/api/checkout/default/payment',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Pay with this: a token of the payment vendor, or a saved card',
  params: Nothing,
  query: z.object(whichCart),
  body: z.object({
    paymentType: z.enum(WIRE_PAYMENT_TYPES),
    token: text(100).optional(),
    /** Of a gift card, with its PIN: exchanged for a token at once, and stored nowhere. */
    accountNumber: text(40).optional(),
    cvv: text(8).optional(),
    id: text(64).optional(),
    amount: z.number().positive().max(1e7).optional(),
    saveCard: z.boolean().optional(),
    userNotes: text(32).optional(),
    isDefault: z.boolean().optional(),
    captcha: CaptchaAnswer.optional(),
    deviceData: DeviceData,
  }),
  answer: CartResponse,
});
export const changePayment = call({
  name: 'changePayment',
  method: 'PUT',
  path: '/cc/api/checkout/default/payment/:id',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Pay no more than this with a gift or prepaid card',
  params: z.object({ id: LineId }),
  query: z.object(whichCart),
  body: z.object({ amount: z.number().positive().max(1e7), deviceData: DeviceData }),
  answer: CartResponse,
});
export const removePayment = call({
  name: 'removePayment',
  method: 'DELETE',
  path: '/cc/api/checkout/default/payment/:id',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Do not pay with this',
  params: z.object({ id: LineId }),
  query: z.object(whichCart),
  body: NoBody,
  answer: CartResponse,
});

/** */
export const giftCardBalance = call({
  name: 'giftCardBalance',
  method: 'POST',
  path: '/cc/api/payment/giftcard/balance',
  tag: 'payment',
  openTo: 'shopper',
  summary: 'What is left on a gift card',
  params: Nothing,
  query: Nothing,
  body: z.object({ accountNumber: text(40), cvv: text(8), captcha: CaptchaAnswer.optional(), deviceData: DeviceData }),
  answer: z.object({ balance: Money }),
});

/** Stands in the refusal of a token as `tokenType`, where it is good, but for another way to pay than the one it was given for. */
export const TokenType = z.enum(WIRE_PAYMENT_TYPES).meta({ id: 'TokenType' });
export type TokenType = z.output<typeof TokenType>;

/** Stands in the refusal of an order as `declinedPayment`, where it is known which of its payments did not pay. */
export const DeclinedPayment = z
  .object({
    paymentType: z.enum(WIRE_PAYMENT_TYPES),
    lastFourDigit: z.string(),
    vendorPaymentType: z.enum(VENDOR_PAYMENT_TYPES).nullable(),
    isUnconfirmed: z.boolean().meta({ description: 'Its bank asked the payer, who did not say yes: the card itself was not declined' }),
  })
  .meta({ id: 'DeclinedPayment' });
export type DeclinedPayment = z.output<typeof DeclinedPayment>;

export const PlaceOrderAnswer = z
  .object({
    status: z.enum(['PLACED', 'PENDING_APPROVAL', 'CHALLENGE', 'PROCESSING']),
    orderNumber: z.string().optional(),
    order: Order.optional(),
    transactionId: z.string().optional(),
    challengeUrl: z.string().optional(),
  })
  .meta({ id: 'PlaceOrderAnswer' });
export type PlaceOrderAnswer = z.output<typeof PlaceOrderAnswer>;

/** */
export const placeOrder = call({
  name: 'placeOrder',
  method: 'POST',
  path: '/cc/api/checkout/default/order',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Place the order; a repeat that names its cart answers the same order',
  params: Nothing,
  query: z.object(whichCart),
  body: z.object({
    cartId: text(64).optional(),
    version: z.int().min(1).optional(),
    ordTotal: z.number().min(0).max(1e9).optional(),
    captcha: CaptchaAnswer.optional(),
    deviceData: DeviceData,
  }),
  answer: PlaceOrderAnswer,
});

/** As vendors name what a payer is asked about; never empty, and nothing that cannot be stored. */
export const TransactionId = text(100).regex(/^[!-~]+$/);
/** K-15: the payer's bank answers. A form post, or a link back without JavaScript. */
export const threeDSecureReturn = call({
  name: 'threeDSecureReturn',
  method: 'POST',
  path: '/cc/api/tdprocess',
  tag: 'payment',
  openTo: 'anyone',
  summary: 'The result of a 3-D Secure challenge',
  params: Nothing,
  query: Nothing,
  body: z.object({ checkoutId: text(100).optional(), transactionId: TransactionId, status: z.enum(['Y', 'N']) }),
  answer: z.string(),
});
