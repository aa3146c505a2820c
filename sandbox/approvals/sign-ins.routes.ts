import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from '../errors.ts';
import { amountSchema } from '../ledger/money.ts';
import { payerIdOf, payerOf } from './payers.ts';
import { encryptedOf, WALLET_API_KEY } from './wallet-data.ts';
import type { PaymentToken } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

const signInSchema = z.object({
  email: z.string().max(254),
  /** The most that the payer agrees to; without it any amount. */
  amount: amountSchema.optional(),
  checkoutId: z.string().max(100).optional(),
});

/** What each vendor gives the shop's page after the sign-in. */
const SIGN_INS: readonly { path: string; tender: PaymentToken['tender']; view: (payment: PaymentToken) => object }[] = [
  {
    path: '/v1/paypal/approvals',
    tender: 'PAYPAL',
    view: ({ token, email }) => ({ paymentMethodNonce: token, payerId: payerIdOf(email), payPalEmail: email }),
  },
  {
    path: '/v1/wallet/payments',
    tender: 'VISA_PAY',
    view: ({ token }) => ({ encPaymentData: encryptedOf(token), apiKey: WALLET_API_KEY, callId: token }),
  },
  { path: '/v1/paylater/sessions', tender: 'KLARNA', view: ({ token }) => ({ klarnaToken: token }) },
  { path: '/v1/applepay/payments', tender: 'APPLE_PAY', view: ({ token }) => ({ applePayToken: token }) },
];

/** The payer's sign-ins at PayPal, the card wallet, pay later and Apple Pay, for clients without a page. */
export function signInRoutes(app: FastifyInstance, vendor: Vendor): void {
  for (const { path, tender, view } of SIGN_INS) {
    app.post(path, async (request, reply) => {
      const body = read(signInSchema, request.body);
      if (!body.ok) return sendRefused(reply, body);
      const { email, amount: amountCents, checkoutId } = body.value;
      const payer = payerOf(email);
      if (payer === undefined) return sendRefused(reply, refused('UNKNOWN_PAYER'));
      const payment = vendor.tokens.addPayment({ tender, payer, amountCents, made: { checkoutId }, at: vendor.now() });
      await vendor.settled();
      return reply.send(view(payment));
    });
  }
}
