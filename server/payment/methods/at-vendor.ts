import type { PaymentMethod } from './payment-method.ts';

/** What all tenders have in common whose money lies with the payment vendor behind a token. */
export const atVendor: Pick<PaymentMethod, 'balance' | 'hold' | 'find' | 'capture' | 'release' | 'refund'> = {
  balance: async (shop, token) => {
    const known = await shop.paymentVendor.describe(token);
    return known === 'UNREACHABLE' ? undefined : known?.balanceCents;
  },
  hold: (shop, request) => shop.paymentVendor.authorize(request),
  find: (shop, asked) => shop.paymentVendor.find(asked),
  capture: (shop, request) => shop.paymentVendor.capture(request),
  release: (shop, request) => shop.paymentVendor.release(request),
  refund: (shop, request) => shop.paymentVendor.refund(request),
};
