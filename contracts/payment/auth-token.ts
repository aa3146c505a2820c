import { z } from 'zod';
import { call } from '../call.ts';
import { DeviceData, LineId, Nothing, whichCart } from '../shapes.ts';
import { PAYMENT_TOKEN_PATH } from './token-path.ts';

/** What a token is asked for: the shop's own card form, or what begins with the checkout at a vendor's page. */
export const TOKEN_TYPES = ['PAYMENT_AUTH_TOKEN', 'CHECKOUT_ID'] as const;

/** What the payment vendor lets somebody do in a checkout of theirs. `token.validUntil` is in epoch ms. (C §3) */
export const PaymentAuthToken = z
  .object({
    token: z.object({ value: z.string(), validUntil: z.number(), tokenType: z.enum(TOKEN_TYPES), transactionId: z.string() }),
    /** For PayPal's own page; null where the shop does not take it. */
    paypalClientToken: z
      .object({ ClientToken: z.string(), /** Who is signed in has paid so before. */ ReturnUser: z.boolean() })
      .nullable(),
  })
  .meta({ id: 'PaymentAuthToken' });
export type PaymentAuthToken = z.output<typeof PaymentAuthToken>;

/** K-13: the path keeps the name that clients know. */
export const paymentAuthToken = call({
  name: 'paymentAuthToken',
  isNoAct: true,
  method: 'POST',
  path: PAYMENT_TOKEN_PATH,
  tag: 'payment',
  openTo: 'shopper',
  summary: 'A token with which the payment vendor takes a card in this checkout; a new one each time',
  params: Nothing,
  query: z.object(whichCart),
  body: z.object({
    vendorPayment: z.object({
      checkoutId: LineId,
      requestType: z.enum(TOKEN_TYPES),
      /** It is picked up. */
      consumerType: z.enum(['CNC']).optional(),
      /** P: the card pays; SP: it may be saved, too. */
      type: z.enum(['P', 'SP']).optional(),
      /** What the client makes of a cookie. The session says better whose the token is: it is taken, and not used. */
      key: z.string().max(200).optional(),
    }),
    deviceData: DeviceData,
  }),
  answer: PaymentAuthToken,
  ignoresKey: true,
});
