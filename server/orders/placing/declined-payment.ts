import type { DeclinedPayment } from '#contracts/checkout.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { isApprovedAtVendor, wirePaymentType } from '#domain/payment/payment-types.ts';
import { codeOfDecline, type TenderRow } from '../../payment/index.ts';

/** Said when the payment was refused after the order was submitted. (C §8, Payment) */
const DECLINED =
  'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.';

type Tender = Pick<TenderRow, 'payment_type' | 'last_four' | 'challenge_status'>;

/** What is said of an order that is not paid, and by which of its tenders. */
export function refuseDeclined(tender: Tender | undefined): Reply<never> {
  if (tender === undefined) return refuse('PAYMENT_OPERATION_FAILED', { message: DECLINED });
  const { payment_type: type, last_four: lastFourDigit } = tender;
  const vendorPaymentType = isApprovedAtVendor(type) ? type : null;
  const declinedPayment: DeclinedPayment = {
    paymentType: wirePaymentType(type),
    lastFourDigit,
    vendorPaymentType,
    isUnconfirmed: tender.challenge_status === 'N',
  };
  const code = codeOfDecline(type);
  const extra = { declinedPayment };
  return code === undefined ? refuse('PAYMENT_OPERATION_FAILED', { message: DECLINED, extra }) : refuse(code, { extra });
}
