import type { FastifyInstance, FastifyReply } from 'fastify';
import { approvalSchema, centsOf, logInPage, reviewPage, type ApprovalPageOptions } from './approval-page.ts';
import { approverAt, type Approver } from './approvers.ts';
import { encryptedOf, WALLET_API_KEY } from '../approvals/wallet-data.ts';
import { payerOf } from '../approvals/payers.ts';
import { read, refused, sendRefused } from '../errors.ts';
import { lostPage } from './hosted-page.ts';
import { returnUrl } from './hosted.routes.ts';
import { sendPage } from './page.ts';
import { readGrant } from '../tokens/auth-tokens.ts';
import type { MadeIn } from '../tokens/tokens.ts';
import type { Vendor } from '../vendor.ts';

/** Which vendor's page it is. */
type At = { Params: { vendor: string } };

/** `GET` and `POST /approve/{vendor}`: from the shop, through the payer's sign-in and consent, back to the shop with a nonce. */
export function approvalRoutes(app: FastifyInstance, vendor: Vendor): void {
  app.get<At>('/approve/:vendor', (request, reply) => {
    const options = pageOptions(request.params.vendor, request.query, vendor);
    if (options === 'NO_SUCH_VENDOR') return sendRefused(reply, refused('NOT_FOUND'));
    return sendPage(reply, options === undefined ? lostPage(vendor.settings.brandName) : logInPage(options));
  });

  app.post<At>('/approve/:vendor', async (request, reply) => {
    const options = pageOptions(request.params.vendor, request.body, vendor);
    if (options === 'NO_SUCH_VENDOR') return sendRefused(reply, refused('NOT_FOUND'));
    if (options === undefined) return sendPage(reply, lostPage(vendor.settings.brandName));
    const payer = payerOf(options.query.email ?? '');
    if (payer === undefined) return sendPage(reply, logInPage(options, true));
    if (options.query.decision === undefined) return sendPage(reply, reviewPage(options, payer));
    return approve(reply, options, { payer, vendor });
  });
}

type Approval = { payer: NonNullable<ReturnType<typeof payerOf>>; vendor: Vendor };

async function approve(reply: FastifyReply, { approver, query, made, shopOrigin }: ApprovalPageOptions, { payer, vendor }: Approval) {
  const { token } = vendor.tokens.addPayment({
    tender: approver.tender,
    payer,
    amountCents: centsOf(query),
    made,
    at: vendor.now(),
  });
  await vendor.settled();
  const wallet = approver.tender === 'VISA_PAY' ? { encPaymentData: encryptedOf(token), apiKey: WALLET_API_KEY } : {};
  return reply.redirect(returnUrl(query, { nonce: token, ...wallet }, vendor) ?? shopOrigin, 303);
}

/** All that the pages show, or `undefined` when the request names no address of the shop to return to. */
function pageOptions(path: string, given: unknown, vendor: Vendor): ApprovalPageOptions | undefined | 'NO_SUCH_VENDOR' {
  const approver: Approver | undefined = approverAt(path);
  if (approver === undefined) return 'NO_SUCH_VENDOR';
  const query = read(approvalSchema, given);
  const cancelUrl = query.ok ? returnUrl(query.value, { cancelled: '1' }, vendor) : undefined;
  const made = query.ok ? madeIn(approver, query.value, vendor) : undefined;
  if (!query.ok || cancelUrl === undefined || made === undefined) return undefined;
  return { approver, made, query: query.value, brandName: vendor.settings.brandName, cancelUrl, shopOrigin: new URL(cancelUrl).origin };
}

/** Whose checkout it is: as the shop has signed it, where it did; `undefined` where that is over, or no word of ours. */
function madeIn({ tender }: Approver, { clientToken, checkoutId }: ApprovalPageOptions['query'], vendor: Vendor): MadeIn | undefined {
  if (clientToken === undefined) return { checkoutId };
  return tender === 'PAYPAL'
    ? readGrant(clientToken, { use: 'PAYPAL', secretKey: vendor.settings.secretKey, now: vendor.now() })
    : undefined;
}
