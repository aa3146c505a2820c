import type { Payment } from '#contracts/payment/payment.ts';
import { isApprovedAtVendor, wirePaymentType, type PaymentType } from '#domain/payment/payment-types.ts';

/** What is known of a payment, of the cart, an order or the wallet. */
export type KnownPayment = {
  readonly id: string;
  readonly paymentType: PaymentType;
  /** The card of the wallet that it is. */
  readonly walletCardId: string | null | undefined;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | null | undefined;
  readonly expiryYear: number | null | undefined;
  readonly nickname: string;
};

/** A payment on the wire. Of its number only the last digits are known here, and of its security code nothing ever is. (C §3, Payment; A-115) */
export function viewPayment(payment: KnownPayment): Payment {
  const { id, paymentType, walletCardId, brand, lastFour, expiryMonth, expiryYear, nickname } = payment;
  return {
    id,
    profileRefId: walletCardId ?? null,
    paymentType: wirePaymentType(paymentType),
    brand,
    lastFourDigit: lastFour,
    accountNumber: lastFour === '' ? '' : `${HIDDEN}${lastFour}`,
    expiryDay: null,
    expiryMonth: expiryMonth == null ? null : String(expiryMonth).padStart(2, '0'),
    expiryYear: expiryYear == null ? null : String(expiryYear),
    cvv: null,
    isDefault: false,
    membershipPayment: paymentType === 'CREDIT_CARD',
    profilePayment: walletCardId != null,
    userNotes: nickname,
    vendorPaymentType: isApprovedAtVendor(paymentType) ? paymentType : null,
  };
}

/** Stands for the digits that nobody here knows. */
const HIDDEN = '*'.repeat(12);
