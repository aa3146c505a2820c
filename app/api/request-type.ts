import type { Tenant } from '#app/shell/page-data.ts';

/** Calls that pay, or say with what. */
const PAYMENT_PATH = /^\/cc\/api\/(?:payment|wallet)\b|^\/cc\/api\/checkout\/default\/(?:payment|vendorpayment)\b/;

/**
 * The query parameter `requestType` of a call on the business site; `undefined` on the consumer site, where there is none.
 * `paymentVendor` is who takes the cards: the shop's own gateway, or ACI. (C §7; A-141)
 */
export function requestTypeOf(call: { tenant: Tenant; path: string; paymentVendor: 'own' | 'aci' }): string | undefined {
  if (call.tenant !== 'SBA') return undefined;
  if (!PAYMENT_PATH.test(call.path)) return 'sbaMMX';
  return call.paymentVendor === 'aci' ? 'sbaACI' : 'sbaCC';
}
