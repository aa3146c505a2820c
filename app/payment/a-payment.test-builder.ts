/** What a payment says of itself that no page shows. */
export const UNSHOWN = {
  profileRefId: null,
  accountNumber: '',
  expiryDay: null,
  cvv: null,
  membershipPayment: false,
  profilePayment: false,
} as const;
