import { hash, randomUUID } from 'node:crypto';
import { refuse } from '#contracts/door.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import type { VendorPaymentForm } from '#contracts/payment/vendor-payment.ts';
import type { VendorPaymentType } from '#domain/payment/payment-types.ts';
import type { VendorApproval } from '../../gateways/payment-vendor.ts';
import { reserve } from '../../limits/index.ts';
import type { Shopper } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { AN_EMPTY_TENDER } from '../attached-tender.ts';
import { attempted, cardAttempts, VENDOR_AWAY, type Looked } from '../attempts.ts';
import { bringToken } from '../brought-tokens.ts';
import { isApprovalUsed } from '../used-approvals.ts';
import { atVendor } from './at-vendor.ts';
import type { Attached, PaymentMethod } from './payment-method.ts';

/** What is special to one vendor. */
type Vendor = {
  readonly type: VendorPaymentType;
  /** What is said of an approval that came to nothing: that it may be tried once more, and that it may not. */
  readonly retry: ErrorCode;
  readonly failure: ErrorCode;
  /** The part of a form by which the vendor knows the approval again; undefined where it is another vendor's form. */
  readonly nonceIn: (form: VendorPaymentForm) => string | undefined;
  /** What the vendor has signed for it, where it signs anything: it is asked whether that is of the same approval. */
  readonly proofIn?: (form: VendorPaymentForm) => string | undefined;
  /** Whether the rest of the form tells of the same approval as the vendor does. */
  readonly isOf?: (form: VendorPaymentForm, approval: VendorApproval) => boolean;
  /** Who may pay this way; without it everybody. */
  readonly mayPay?: (shopper: Shopper) => boolean;
};

/**
 * A payment that its payer approves at the vendor's own page. What the browser brings back is exchanged at once for a token that it never
 * sees; who pays, up to what, and in which checkout it was approved is asked of the vendor and not of the form.
 */
export function approvedAtVendor({ type, retry, failure, nonceIn, proofIn, isOf, mayPay = () => true }: Vendor): PaymentMethod {
  return {
    ...atVendor,
    type,
    // Of a card it is said what is said of all cards.
    ...(failure !== 'PAYMENT_OPERATION_FAILED' && { declined: failure }),
    offer: (shop, shopper) => shop.settings.vendorPayments.includes(type) && mayPay(shopper),
    async attach(shop, payer, { form }) {
      const nonce = form && nonceIn(form);
      if (form === undefined || nonce === undefined) return { refusal: refuse('INVALID_REQUEST') };
      return attempted(
        shop,
        // Nobody tries out cards behind a sign-in at a vendor: no question is asked.
        { actor: payer.actor, section: undefined, captcha: undefined },
        cardAttempts(payer),
        () => look(shop, form, nonce),
        (tx, looked) => bringToken(tx, payer.owner, looked.refusal === undefined ? looked.brought : undefined, shop.now()),
      );
    },
  };

  async function look(shop: Shop, form: VendorPaymentForm, nonce: string): Promise<Looked<Attached>> {
    const confirmed = await shop.paymentVendor.confirm({ nonce, vendor: type, proof: proofIn?.(form) });
    switch (confirmed) {
      case 'UNREACHABLE':
        return VENDOR_AWAY;
      case 'EXPIRED':
        return { refusal: refuse('PAYMENT_EXPIRED') };
      case 'RETRY':
        return { refusal: refuse((await mayRetry(shop, nonce)) ? retry : failure) };
      case 'DECLINED':
        return { refusal: refuse(failure), wasWrong: true };
      default:
        if (isOf?.(form, confirmed) === false || (await isApprovalUsed(shop.database, confirmed.token)))
          return { refusal: refuse(failure), wasWrong: true };
        return attachedOf(confirmed, nonce);
    }
  }

  function attachedOf(approval: VendorApproval, nonce: string): Attached {
    const { token, checkoutId, payer, brand, lastFour, expiryMonth, expiryYear, approvedCents: limitCents, payerEmail: email } = approval;
    const card = { token, cardKey: keyOf(approval), brand, lastFour, expiryMonth, expiryYear };
    return {
      tender: { ...AN_EMPTY_TENDER, ...card, paymentId: randomUUID(), paymentType: type, limitCents },
      brought: { token: nonce, checkoutId, payer },
      email,
    };
  }

  /** Who pays, as far as the vendor says: the card behind it, which may be tried by other ways as well, or its payer. */
  function keyOf({ cardKey, payerId }: VendorApproval): string | undefined {
    return cardKey ?? (payerId === undefined ? undefined : `${type}:${payerId}`);
  }
}

/** Whether an approval that came to nothing is tried once more: one try is counted for each, on all nodes. */
async function mayRetry(shop: Shop, nonce: string): Promise<boolean> {
  return (await reserve(shop, [{ kind: 'VENDOR_RETRY', subject: hash('sha256', nonce) }])).ok;
}
