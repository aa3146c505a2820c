/** Every kind of tender that the wire knows. Which of them this shop takes is told by the methods that are registered. */
export const PAYMENT_TYPES = ['CREDIT_CARD', 'GIFT_CARD', 'PREPAID_CARD', 'PAYPAL', 'KLARNA', 'INVOICE'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Tenders with a balance of their own: several may stand on an order, and they pay before all others. */
export type StoredValueType = 'GIFT_CARD' | 'PREPAID_CARD';

export function isStoredValue(type: PaymentType): type is StoredValueType {
  return type === 'GIFT_CARD' || type === 'PREPAID_CARD';
}
