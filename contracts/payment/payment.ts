import { z } from 'zod';
import { VENDOR_PAYMENT_TYPES, WIRE_PAYMENT_TYPES } from '#domain/payment/payment-types.ts';

/** A payment of a cart, an order or a wallet. No number and no security code of a card is ever in it. (C §3, Payment; A-115) */
export const paymentFields = {
  id: z.string(),
  profileRefId: z.string().nullable().meta({ description: 'The card of the wallet that it is' }),
  paymentType: z.enum(WIRE_PAYMENT_TYPES),
  brand: z.string(),
  lastFourDigit: z.string(),
  accountNumber: z
    .string()
    .meta({ description: 'Masked but for the last four digits; empty where there is no number', examples: ['************4242'] }),
  expiryDay: z.null().meta({ description: 'Cards are good until the last day of their month' }),
  expiryMonth: z.string().nullable(),
  expiryYear: z.string().nullable(),
  cvv: z.null().meta({ description: 'Nobody here knows it' }),
  isDefault: z.boolean(),
  membershipPayment: z.boolean().meta({ description: 'A membership can be paid with it' }),
  profilePayment: z.boolean().meta({ description: 'It is a saved one' }),
  userNotes: z.string(),
  vendorPaymentType: z
    .enum(VENDOR_PAYMENT_TYPES)
    .nullable()
    .meta({ description: 'At whose page it was approved; null for a card of the shop’s own form' }),
};
const Payment = z.object(paymentFields);
export type Payment = z.output<typeof Payment>;
