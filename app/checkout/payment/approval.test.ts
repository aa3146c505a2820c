import { describe, expect, it } from 'vitest';
import { aCart, aRow } from '#app/cart/a-cart.test-builder.ts';
import { approvalForm, hasReturned, noteReturn, readApproved, vendorOfReturn, wayToApproval } from './approval.server.ts';

const ORIGIN = 'http://shop.example';
const cart = aCart([aRow('a')]);
const there = () =>
  wayToApproval(
    { vendorOrigin: 'http://vendor.example', origin: ORIGIN },
    { vendorType: 'PAYPAL', cart: { ...cart, cartId: 'c1' }, clientToken: 'word' },
  );
const back = (cookie: string) => new Request(`${ORIGIN}/cc/sparq/checkout/approval`, { headers: { cookie } });
const stateOf = ({ address }: ReturnType<typeof there>) => new URL(address).searchParams.get('state') ?? '';
const cookieIn = ({ setCookie }: ReturnType<typeof there>) => setCookie.split(';')[0] ?? '';

describe('the way to a vendor’s page and back', () => {
  it('says where to come back to, in which checkout, and what is to be approved', () => {
    const { origin, pathname, searchParams } = new URL(there().address);
    expect(origin + pathname).toBe('http://vendor.example/approve/paypal');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      returnUrl: `${ORIGIN}/cc/sparq/checkout/approval`,
      checkoutId: 'c1',
      clientToken: 'word',
      amount: cart.cartSummary.ordTotal.toFixed(2),
      handing: 'SHIPPED',
    });
    const [parcel, pickup] = [aRow('a'), aRow('b', { shippingInfo: { deliveryType: 'ISP', pickStoreNumber: '1547' } })];
    const handing = (...rows: (typeof parcel)[]) => {
      const services = { vendorOrigin: 'http://vendor.example', origin: ORIGIN };
      const { address } = wayToApproval(services, { vendorType: 'KLARNA', cart: aCart(rows), clientToken: undefined });
      return new URL(address).searchParams.get('handing');
    };
    expect([handing(pickup), handing(parcel, pickup)]).toEqual(['PICKED_UP', 'BOTH']);
  });

  it('is known again by its secret, in the browser that was sent there [T28 T35]', () => {
    const trip = there();
    expect(vendorOfReturn(back(cookieIn(trip)), stateOf(trip))).toBe('PAYPAL');
    expect(vendorOfReturn(back(cookieIn(there())), stateOf(trip))).toBeUndefined();
    expect(vendorOfReturn(back(''), stateOf(trip))).toBeUndefined();
    expect(vendorOfReturn(back('approvalstate='), '')).toBeUndefined();
    expect(vendorOfReturn(back(cookieIn(trip)), null)).toBeUndefined();
    expect(vendorOfReturn(back(cookieIn(trip)), stateOf(trip).replace('PAYPAL', 'KLARNA'))).toBeUndefined();
    expect(trip.setCookie).toMatch(/; Path=\/cc\/sparq\/checkout; SameSite=Lax; Max-Age=1800; HttpOnly/);
  });

  it('counts once, and is known as one that has happened', () => {
    const trip = there();
    const after = back(noteReturn(stateOf(trip), ORIGIN).split(';')[0] ?? '');
    expect(vendorOfReturn(after, stateOf(trip))).toBeUndefined();
    expect(hasReturned(after, stateOf(trip))).toBe(true);
    expect(hasReturned(after, stateOf(there()))).toBe(false);
    expect(hasReturned(back(cookieIn(trip)), stateOf(trip))).toBe(false);
    expect(hasReturned(back(''), '')).toBe(false);
    // What is left is no secret with which anybody comes back.
    expect(vendorOfReturn(after, `happened.${stateOf(trip)}`)).toBeUndefined();
  });

  it('brings back what its vendor’s form holds', () => {
    const given = new URLSearchParams({ nonce: 'n1', encPaymentData: 'enc.n1', apiKey: 'pk' });
    const approved = readApproved((name) => given.get(name));
    expect(approvalForm('PAYPAL', approved)).toEqual({ payPalInfo: { paymentMethodNonce: 'n1' } });
    expect(approvalForm('KLARNA', approved)).toEqual({ klarnaToken: 'n1' });
    expect(approvalForm('VISA_PAY', approved)).toEqual({
      vendorPayment: { country: 'US', encPaymentData: 'enc.n1', apiKey: 'pk', callId: 'n1' },
    });
    expect(approvalForm('APPLE_PAY', approved)).toEqual({ applePayToken: 'n1' });
  });
});
