import { approvedAtVendor } from './approved-at-vendor.ts';

/** PayPal. Whose account it is, the form says and the vendor knows: another one's is no approval. */
export const payPal = approvedAtVendor({
  type: 'PAYPAL',
  retry: 'PAYPAL_AUTH_RETRY',
  failure: 'PAYPAL_AUTH_FAILURE',
  nonceIn: ({ payPalInfo }) => payPalInfo?.paymentMethodNonce,
  isOf: ({ payPalInfo }, { payerId }) => payPalInfo?.payerId === undefined || payPalInfo.payerId === payerId,
});
