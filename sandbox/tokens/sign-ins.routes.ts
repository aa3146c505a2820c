import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from '../errors.ts';
import type { PaymentToken } from './token-records.ts';
import type { Vendor } from '../vendor.ts';

/** The people who have signed up with the vendors, and how their payments end. */
const OUTCOMES: Record<string, PaymentToken['outcome']> = {
  'approve@vendor.example': 'APPROVE',
  'decline@vendor.example': 'DECLINE',
  'retry@vendor.example': 'RETRY',
};

const signInSchema = z.object({ email: z.string().trim().toLowerCase().max(254) });

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
    view: ({ token }) => ({ encPaymentData: `enc.${token}`, apiKey: 'pk_sandbox_wallet', callId: token }),
  },
  { path: '/v1/paylater/sessions', tender: 'KLARNA', view: ({ token }) => ({ klarnaToken: token }) },
];

/** The payer's sign-ins at PayPal, the card wallet and pay later. */
export function signInRoutes(app: FastifyInstance, vendor: Vendor): void {
  for (const { path, tender, view } of SIGN_INS) {
    app.post(path, async (request, reply) => {
      const body = read(signInSchema, request.body);
      if (!body.ok) return sendRefused(reply, body);
      const { email } = body.value;
      const outcome = OUTCOMES[email];
      if (outcome === undefined) return sendRefused(reply, refused('UNKNOWN_PAYER'));
      const payment = vendor.tokens.addPayment({ tender, email, outcome });
      await vendor.settled();
      return reply.send(view(payment));
    });
  }
}

/** The same payer always has the same id. */
export function payerIdOf(email: string): string {
  return `PAYER-${(email.split('@')[0] ?? '').toUpperCase()}`;
}
