import { approvedAtVendor } from './approved-at-vendor.ts';

/** The card wallet: a card that lies with its vendor. What the wallet has encrypted has to be of the same call. */
export const visaPay = approvedAtVendor({
  type: 'VISA_PAY',
  retry: 'SPAY_API_FAILURE',
  failure: 'PAYMENT_OPERATION_FAILED',
  nonceIn: ({ vendorPayment }) => vendorPayment?.callId,
  proofIn: ({ vendorPayment }) => vendorPayment?.encPaymentData,
});
