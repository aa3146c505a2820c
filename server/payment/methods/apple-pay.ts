import { approvedAtVendor } from './approved-at-vendor.ts';

/** Apple Pay: a card that lies on its payer's device. */
export const applePay = approvedAtVendor({
  type: 'APPLE_PAY',
  retry: 'SPAY_API_FAILURE',
  failure: 'PAYMENT_OPERATION_FAILED',
  nonceIn: ({ applePayToken }) => applePayToken,
});
