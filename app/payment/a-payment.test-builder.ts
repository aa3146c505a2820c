/** What a payment says of itself that no page shows. */
export const UNSHOWN = {
  profileRefId: null,
  accountNumber: '',
  expiryDay: null,
  cvv: null,
  membershipPayment: false,
  profilePayment: false,
} as const;

/** A tender as an order's cart tells it. @param amountApplied in dollars */
export const aTender = (paymentType: 'GIFT_CARD' | 'PREPAID_CARD' | 'CREDIT_CARD', amountApplied: number) => ({
  id: paymentType,
  paymentType,
  brand: '',
  lastFourDigit: '0029',
  expiryMonth: null,
  expiryYear: null,
  amountApplied,
  addedToOrder: true,
  isDefault: false,
  ...UNSHOWN,
  userNotes: '',
  vendorPaymentType: null,
});
