import { approvedAtVendor } from './approved-at-vendor.ts';

/** Pay later: the order is paid in parts to Klarna, and in one to the shop. */
export const klarna = approvedAtVendor({
  type: 'KLARNA',
  retry: 'KLARNA_AUTH_RETRY',
  failure: 'KLARNA_AUTH_FAILURE',
  mayPay: ({ abilities }) => abilities.mayPayLater,
  nonceIn: ({ klarnaToken }) => klarnaToken,
});
