import { expect, it } from 'vitest';
import { requestTypeOf } from './request-type.ts';

it('tells cards of our own gateway, cards of ACI and everything else apart [C7-40]', () => {
  const typeOf = (path: string, paymentVendor: 'own' | 'aci' = 'own') => requestTypeOf({ tenant: 'SBA', path, paymentVendor });
  expect(typeOf('/cc/api/checkout/default/payment')).toBe('sbaCC');
  expect(typeOf('/cc/api/payment/gateway/staplesPayAuthToken', 'aci')).toBe('sbaACI');
  expect(typeOf('/cc/api/checkout/default/item', 'aci')).toBe('sbaMMX');
  expect(typeOf('/cc/api/checkout/default/payments-of-old')).toBe('sbaMMX');
  expect(requestTypeOf({ tenant: 'dotcom', path: '/cc/api/checkout/default/payment', paymentVendor: 'own' })).toBeUndefined();
});
