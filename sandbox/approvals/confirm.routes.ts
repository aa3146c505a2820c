import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { read, refused, sendRefused } from '../errors.ts';
import { fingerprintOfCard } from '../fingerprint.ts';
import { toDollars } from '../ledger/money.ts';
import { confirmApproval, type Confirmed } from './confirm.ts';
import { payerIdOf } from './payers.ts';
import { encryptedOf } from './wallet-data.ts';
import { APPROVAL_TENDERS } from '../tokens/token-records.ts';
import type { Vendor } from '../vendor.ts';

const pathSchema = z.object({ token: z.string().max(200) });
/** Whose approval it is to be: another vendor's is unknown. */
const bodySchema = z.object({ vendor: z.enum(APPROVAL_TENDERS).optional(), proof: z.string().max(12_000).optional() });

/** `POST /v1/vendor-payments/{nonce}/confirm`: the shop comes for what a payer has approved. */
export function confirmRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.post('/v1/vendor-payments/:token/confirm', async (request, reply) => {
    const path = read(pathSchema, request.params);
    const body = read(bodySchema, request.body);
    if (!path.ok) return sendRefused(reply, path);
    if (!body.ok) return sendRefused(reply, body);
    const { proof } = body.value;
    if (proof !== undefined && proof !== encryptedOf(path.value.token)) return sendRefused(reply, refused('NOT_FOUND'));
    const confirmed = confirmApproval(path.value.token, body.value.vendor, vendor);
    await vendor.settled();
    if (!confirmed.ok) return sendRefused(reply, confirmed);
    if (vendor.faults.takeOnly('confirm-lost')) {
      vendor.held.hold(reply);
      return reply;
    }
    return reply.send(viewConfirmed(confirmed.value, vendor.settings));
  });
}

function viewConfirmed(confirmed: Confirmed, { secretKey }: Vendor['settings']): object {
  const { status, approval } = confirmed;
  const { tender, email, amountCents, checkoutId, payer } = approval;
  const view = {
    status,
    vendor: tender,
    email,
    payerId: payerIdOf(email),
    ...(amountCents !== undefined && { amount: toDollars(amountCents), currency: 'USD' }),
    ...(checkoutId !== undefined && { checkoutId }),
    ...(payer !== undefined && { payer }),
  };
  if (confirmed.status !== 'APPROVED') return view;
  const isCard = tender === 'VISA_PAY' || tender === 'APPLE_PAY';
  return { ...view, token: confirmed.payment.token, ...(isCard && cardOf(email, secretKey)) };
}

/** The card that a payer has in their wallets: one for each payer, and the same in all of them. */
function cardOf(email: string, secretKey: string): object {
  const fingerprint = fingerprintOfCard(`of ${payerIdOf(email)}`, secretKey);
  return { brand: 'VISA', lastFourDigit: '4242', expiryMonth: '12', expiryYear: '2035', fingerprint };
}
