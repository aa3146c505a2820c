import { describe, expect, it, vi } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import type { PlaceOrderAnswer } from '#contracts/checkout.ts';
import type { Order } from '#contracts/orders.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { reconcile } from '#server/orders/index.ts';
import { PAYERS, payAtVendor, payPalInfo, giftCard, prepaidCard } from '#tests/support/tenders.ts';
import { CHECKOUT, GAIL, goToCheckout, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ holdMs: 500 });
const off = useShop({ settings: { vendorPayments: [] } });
const TOTAL = 49.93;

/** A guest in checkout with paper for 49.93. */
async function inCheckout(): Promise<{ guest: Visitor; cartId: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  return { guest, cartId: (await goToCheckout(guest)).cartId };
}

const payPal = (guest: Visitor, info: Record<string, string>, more: object = {}) =>
  payAtVendor(guest, 'PAYPAL', { payPalInfo: info, ...more });
const shares = ({ orderPayment }: Pick<CartResponse['cartInfo'], 'orderPayment'>) =>
  orderPayment.map(({ paymentType, amountApplied }) => [paymentType, amountApplied]);
const booked = async (number: string | undefined) =>
  (await ledgerOf(site, number ?? '')).map(({ type, status, amount }) => `${type} ${status} ${amount}`);

describe('PayPal', () => {
  it('pays an order: its approval is exchanged, held when the order is placed, and shown as PayPal [C1-43 C3-84 C3-110 C7-32]', async () => {
    const { guest, cartId } = await inCheckout();
    expect((await guest.cart()).cartAttributes).toMatchObject({ enablePaypal: true });
    const info = await payPalInfo(site, { amount: TOTAL, checkoutId: cartId });
    const { status, body } = await payPal(guest, { ...info, deviceData: '{"correlation_id":"c1"}' });
    expect(status).toBe(200);
    expect(body.cartInfo.orderPayment).toMatchObject([
      { paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL', amountApplied: TOTAL, addedToOrder: true, lastFourDigit: '' },
    ]);
    expect(body.cartInfo.stillMissing).toEqual([]);
    const placed = await placeOrder(guest, { ordTotal: TOTAL });
    expect(placed.body).toMatchObject({
      status: 'PLACED',
      order: { orderPayment: [{ paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL' }] },
    });
    expect(await booked(placed.body.orderNumber)).toEqual([`AUTHORIZE APPROVED ${TOTAL}`]);
    // What went through the browser was never held, stored or logged.
    const { rows } = await site.database.query<{ token: string }>('select token from order_payments where order_number = $1', [
      placed.body.orderNumber,
    ]);
    expect(rows[0]?.token).toMatch(/^pay_/);
    expect(site.logged.join()).not.toContain(info.paymentMethodNonce);
  });

  it('is the same payment when its approval comes again, at once or later', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    const answers = await Promise.all([1, 2, 3].map(() => payPal(guest, info)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await payPal(guest, info);
    const ids = [...answers, again].map(({ body }) => body.cartInfo.orderPayment.map(({ id }) => id).join());
    expect(new Set(ids).size).toBe(1);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('pays what gift and prepaid cards leave, takes the place of a card, and a card takes its', async () => {
    const { guest } = await inCheckout();
    await readyToOrder(site, guest);
    await guest.post(`${CHECKOUT}/payment`, giftCard('fifty', { amount: 10 }));
    await guest.post(`${CHECKOUT}/payment`, await prepaidCard(site));
    const { body } = await payPal(guest, await payPalInfo(site, { amount: 14.93 }));
    expect(shares(body.cartInfo)).toEqual([
      ['GIFT_CARD', 10],
      ['PREPAID_CARD', 25],
      ['PAYPAL', 14.93],
    ]);
    const placed = await placeOrder(guest);
    expect(placed.body.status).toBe('PLACED');
    expect((await booked(placed.body.orderNumber)).toSorted()).toEqual([
      'AUTHORIZE APPROVED 10',
      'AUTHORIZE APPROVED 14.93',
      'AUTHORIZE APPROVED 25',
    ]);
  });

  it('is released when its order is canceled', async () => {
    const { guest } = await inCheckout();
    await payPal(guest, await payPalInfo(site, { amount: TOTAL }));
    const { body } = await placeOrder(guest);
    expect((await guest.post<{ order: Order }>(`/cc/api/orders/${body.orderNumber}/cancel`, {})).status).toBe(200);
    expect(await booked(body.orderNumber)).toEqual([`AUTHORIZE APPROVED ${TOTAL}`, `VOID APPROVED ${TOTAL}`]);
  });

  it('is captured when the order ships, and refunded when something comes back', async () => {
    const { guest } = await inCheckout();
    await payPal(guest, await payPalInfo(site, { amount: TOTAL }));
    const { orderNumber, order } = (await placeOrder(guest)).body;
    await site.hearEvents();
    const { rows } = await site.database.query<{ shipment_id: string }>('select shipment_id from shipments where order_number = $1', [
      orderNumber,
    ]);
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipment_id: id } of rows) await moveShipment(site.shop, id, to, 'test');
    const items = [{ cartItemId: order?.items[0]?.cartItemId, qty: 1 }];
    const returned = await guest.post<{ order: Order }>(`/cc/api/orders/${orderNumber}/return`, { items });
    expect(returned.status).toBe(200);
    const [authorized, captured, refunded] = await booked(orderNumber);
    expect([authorized, captured]).toEqual([`AUTHORIZE APPROVED ${TOTAL}`, `CAPTURE APPROVED ${TOTAL}`]);
    expect(refunded).toMatch(/^REFUND APPROVED /);
  });
});

describe('an approval at PayPal that does not pay', () => {
  it('is refused for good when PayPal declines it, and the others stay as they were [C8-95]', async () => {
    const { guest } = await inCheckout();
    await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 5 }));
    const before = (await guest.cart()).orderPayment;
    expect(await payPal(guest, await payPalInfo(site, { email: PAYERS.declines }))).toMatchObject({
      status: 400,
      body: {
        code: 'PAYPAL_AUTH_FAILURE',
        message: "We're unable to process your payment at this time. Please try again or use a different payment method.",
      },
    });
    expect((await guest.cart()).orderPayment).toEqual(before);
  });

  it('may be tried once more when PayPal says so, and pays then [C8-86 C8-96]', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site, { email: PAYERS.failsOnce });
    expect(await payPal(guest, info)).toMatchObject({
      status: 400,
      body: { code: 'PAYPAL_AUTH_RETRY', message: 'Please verify and try again.' },
    });
    expect((await payPal(guest, info)).status).toBe(200);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('fails for good at the second try that does not work [C8-95 C8-96]', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site, { email: PAYERS.neverWorks });
    const codes = [];
    for (let tries = 0; tries < 3; tries += 1) codes.push((await payPal(guest, info)).body.code);
    expect(codes).toEqual(['PAYPAL_AUTH_RETRY', 'PAYPAL_AUTH_FAILURE', 'PAYPAL_AUTH_FAILURE']);
  });

  it('is told of as PayPal’s when the order is placed: nothing is charged, and the cart is kept [C8-95]', async () => {
    const { guest } = await inCheckout();
    await guest.post(`${CHECKOUT}/payment`, giftCard('twenty'));
    await payPal(guest, await payPalInfo(site, { email: PAYERS.failsLate }));
    expect(await placeOrder(guest)).toMatchObject({
      status: 400,
      body: {
        code: 'PAYPAL_AUTH_FAILURE',
        declinedPayment: { paymentType: 'PAYPAL', lastFourDigit: '', vendorPaymentType: 'PAYPAL' },
      },
    });
    const cart = await guest.cart();
    expect(cart.items).toHaveLength(1);
    // What the gift card held is on it again.
    expect(shares(cart)).toEqual([
      ['GIFT_CARD', 20],
      ['PAYPAL', 29.93],
    ]);
    await payPal(guest, await payPalInfo(site));
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('is over three hours after it was given [C8-97]', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    vi.setSystemTime(new Date(Date.now() + 3 * 3_600_000 + 1_000));
    const refused = await payPal(guest, info);
    vi.useRealTimers();
    expect(refused).toMatchObject({ status: 400, body: { code: 'PAYMENT_EXPIRED' } });
  });

  it('is asked for again when PayPal cannot be heard, and is not lost [C8-79 C8-100]', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    await fetch(`${site.sandbox.origin}/v1/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"confirm-lost","count":1}',
    });
    expect(await payPal(guest, info)).toMatchObject({
      status: 400,
      body: { code: 'SPAY_API_FAILURE', message: 'Error occurred while processing your payment. Please try again.' },
    });
    expect((await payPal(guest, info)).status).toBe(200);
  });
});

describe('what was approved is for an amount [T5]', () => {
  it('pays a smaller order, and of a larger one no more than was approved: the rest is asked for', async () => {
    const { guest, cartId } = await inCheckout();
    await payPal(guest, await payPalInfo(site, { amount: TOTAL, checkoutId: cartId }));
    await guest.add({ itemId: '100001', qty: 1 });
    const grown = await guest.cart();
    expect(shares(grown)).toEqual([['PAYPAL', TOTAL]]);
    expect(grown.stillMissing).toContain('PAYMENT_REQUIRED');
    expect(await placeOrder(guest)).toMatchObject({ status: 400, body: { code: 'PAYMENT_REQUIRED' } });
    const { body } = await payPal(guest, await payPalInfo(site, { amount: grown.cartSummary.ordTotal, checkoutId: cartId }));
    expect(shares(body.cartInfo)).toEqual([['PAYPAL', grown.cartSummary.ordTotal]]);
    await goToCheckout(guest);
    await guest.put(`${CHECKOUT}/item`, { items: [{ cartItemId: grown.items[0]?.cartItemId, qty: 1 }] });
    await goToCheckout(guest);
    const shrunk = await guest.cart();
    expect(shares(shrunk)).toEqual([['PAYPAL', shrunk.cartSummary.ordTotal]]);
    const placed = await placeOrder(guest, { ordTotal: shrunk.cartSummary.ordTotal });
    expect(placed.body.status).toBe('PLACED');
    expect(await booked(placed.body.orderNumber)).toEqual([`AUTHORIZE APPROVED ${shrunk.cartSummary.ordTotal}`]);
  });
});

describe('somebody else’s approval', () => {
  it('pays nothing: it is for its own checkout, and without one of who brings it first [T33]', async () => {
    const [victim, thief] = [await inCheckout(), await inCheckout()];
    const bound = await payPalInfo(site, { amount: TOTAL, checkoutId: victim.cartId });
    expect(await payPal(thief.guest, bound)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await thief.guest.cart()).orderPayment).toEqual([]);
    expect((await payPal(victim.guest, bound)).status).toBe(200);
    const free = await payPalInfo(site);
    expect((await payPal(victim.guest, free)).status).toBe(200);
    expect(await payPal(thief.guest, free)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  it('is none when the form names another payer than PayPal does, or its nonce is made up', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    for (const form of [
      { ...info, payerId: 'PAYER-SOMEBODY' },
      { ...info, paymentMethodNonce: 'nonce_of_nobody' },
      { ...info, paymentMethodNonce: '../../v1/ledger' },
      { ...info, paymentMethodNonce: 'tok_demo_visa_4242' },
    ])
      expect((await payPal(guest, form)).body.code).toBe('PAYPAL_AUTH_FAILURE');
    expect((await guest.cart()).orderPayment).toEqual([]);
  });

  it('buys once: what has paid for an order pays for no other', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    await payPal(guest, info);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    expect((await payPal(guest, info)).body.code).toBe('PAYPAL_AUTH_FAILURE');
    expect((await guest.cart()).orderPayment).toEqual([]);
  });

  it('pays for one of two orders that are placed at once, whatever amount was approved [T33]', async () => {
    const guest = aVisitor(site);
    const carts = ['', '?buyNow=true'];
    const info = await payPalInfo(site, { amount: 2 * TOTAL + 100 });
    for (const query of carts) {
      await guest.post(`${CHECKOUT}/item${query}`, { items: [{ itemId: '100001', qty: 1 }] });
      await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT${query.replace('?', '&')}`, {
        proceedCheckout: true,
        continueAsGuest: true,
      });
      await guest.post(`${CHECKOUT}/address${query}`, GAIL);
      const vendorType = `vendorType=PAYPAL${query.replace('?', '&')}`;
      expect((await guest.post(`${CHECKOUT}/vendorpayment?${vendorType}`, { payPalInfo: info })).status).toBe(200);
    }
    const answers = await Promise.all(carts.map((query) => guest.post<PlaceOrderAnswer>(`${CHECKOUT}/order${query}`, {})));
    const [placed, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(placed?.body.status).toBe('PLACED');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'PAYPAL_AUTH_FAILURE', declinedPayment: { paymentType: 'PAYPAL', vendorPaymentType: 'PAYPAL' } },
    });
    const { rows } = await site.database.query<{ n: number }>(
      'select count(*)::int as n from order_payments where token = (select token from order_payments where order_number = $1)',
      [placed?.body.orderNumber],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is used up by an order that was placed, also when that is canceled', async () => {
    const { guest } = await inCheckout();
    const info = await payPalInfo(site);
    await payPal(guest, info);
    const { orderNumber } = (await placeOrder(guest)).body;
    expect((await guest.post(`/cc/api/orders/${orderNumber}/cancel`, {})).status).toBe(200);
    expect(await booked(orderNumber)).toEqual([`AUTHORIZE APPROVED ${TOTAL}`, `VOID APPROVED ${TOTAL}`]);
    await guest.add({ itemId: '100001', qty: 1 });
    await goToCheckout(guest);
    expect(await payPal(guest, info)).toMatchObject({ status: 400, body: { code: 'PAYPAL_AUTH_FAILURE' } });
    expect((await guest.cart()).orderPayment).toEqual([]);
  });

  it('pays for the next try of an order that came to nothing by another tender', async () => {
    const [{ guest: first }, { guest }] = [await inCheckout(), await inCheckout()];
    for (const visitor of [first, guest]) {
      await visitor.post(`${CHECKOUT}/payment`, giftCard('fifty'));
      await payPal(visitor, await payPalInfo(site));
      expect(shares(await visitor.cart())).toHaveLength(2);
    }
    // Both have the one gift card, and it is spent with the first order.
    expect((await placeOrder(first)).body.status).toBe('PLACED');
    expect((await placeOrder(guest)).body.code).toBe('CART_STATUS_ERROR');
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('signs nobody in: whose account it is at PayPal says nothing about who is here [T30]', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    const { body } = await payPal(guest, { ...(await payPalInfo(site)), payPalEmail: 'sam.shopper@example.com' });
    expect(body.cartInfo.cartAttributes.userType).toBe('guest');
    // PayPal's word counts, not the form's.
    expect(body.cartInfo.userInfo.contact.email).toBe(PAYERS.approves);
    expect(body.cartInfo.userPayment).toBeNull();
  });
});

describe('what PayPal knows of its payer', () => {
  const { type: _, email: _email, ...address } = GAIL;
  const elsewhere = { ...address, address1: '1 Elm St', firstName: 'Pat' };

  async function beforeAddress(): Promise<Visitor> {
    const guest = aVisitor(site);
    await guest.add({ itemId: '100001', qty: 1 });
    await guest.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true, continueAsGuest: true });
    return guest;
  }

  it('fills in the addresses and the email that the order lacks [C3-109]', async () => {
    const guest = await beforeAddress();
    const contactInformation = { shippingAddress: address, billingAddress: elsewhere };
    const { body } = await payPal(guest, await payPalInfo(site), { contactInformation });
    expect(body.cartInfo.addresses.map(({ type, firstName, address1 }) => [type, firstName, address1])).toEqual([
      ['S', 'Gail', '12 Main St'],
      ['B', 'Pat', '1 Elm St'],
    ]);
    expect(body.cartInfo.userInfo.contact.email).toBe(PAYERS.approves);
    expect((await placeOrder(guest)).body.status).toBe('PLACED');
  });

  it('is not asked about where it is only where the bill goes, and leaves what is asked about the delivery', async () => {
    const guest = await beforeAddress();
    await guest.post(`${CHECKOUT}/address`, { ...GAIL, type: 'S', address1: 'Main Street' });
    const doubted = (await guest.cart()).doubtedAddressId;
    expect(doubted).not.toBeNull();
    for (const strange of [{ address1: 'Elm Street' }, { city: 'Boston' }]) {
      const { body } = await payPal(guest, await payPalInfo(site), {
        contactInformation: { billingAddress: { ...elsewhere, ...strange } },
      });
      expect(body.cartInfo).toMatchObject({ suggestedAddress: null, doubtedAddressId: doubted });
      const bill = body.cartInfo.addresses.find(({ type }) => type === 'B');
      expect(bill).toMatchObject(strange);
      await guest.delete(`${CHECKOUT}/address/${bill?.id}`);
    }
  });

  it('changes nothing that the shopper has entered', async () => {
    const { guest } = await inCheckout();
    const { body } = await payPal(guest, await payPalInfo(site), {
      contactInformation: { shippingAddress: elsewhere, billingAddress: elsewhere },
    });
    expect(new Set(body.cartInfo.addresses.map(({ firstName }) => firstName))).toEqual(new Set(['Gail']));
    expect(body.cartInfo.userInfo.contact.email).toBe(GAIL.email);
  });

  it('is refused where nobody could deliver to it, and nothing pays then', async () => {
    const guest = await beforeAddress();
    const shippingAddress = { ...address, zipCode: '00000' };
    expect(await payPal(guest, await payPalInfo(site), { contactInformation: { shippingAddress } })).toMatchObject({
      status: 400,
      body: { code: 'ADDRESS_INVALID' },
    });
    expect((await guest.cart()).orderPayment).toEqual([]);
  });
});

describe('a shop that takes no PayPal', () => {
  it('offers none and refuses it [C3-74]', async () => {
    const guest = aVisitor(off);
    await guest.add({ itemId: '100001', qty: 1 });
    const { cartAttributes } = await goToCheckout(guest);
    expect(cartAttributes).toMatchObject({ enablePaypal: false, vendorPayments: [] });
    expect(await payPal(guest, await payPalInfo(off))).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('takes none by another door either', async () => {
    const { guest } = await inCheckout();
    const { paymentMethodNonce: token } = await payPalInfo(site);
    expect(await guest.post(`${CHECKOUT}/payment`, { paymentType: 'PAYPAL', token })).toMatchObject({ status: 400 });
    expect((await payAtVendor(guest, 'PAYPAL', { klarnaToken: token })).body.code).toBe('INVALID_REQUEST');
    expect((await payAtVendor(guest, 'BITCOIN', { payPalInfo: { paymentMethodNonce: token } })).status).toBe(400);
  });
});

describe('PayPal when its answers are lost', () => {
  const fault = (kind: string) =>
    fetch(`${site.sandbox.origin}/v1/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, count: 1 }),
    });

  it.each(['timeout-after-charge', 'error-after-charge', 'slow', 'webhook-twice', 'webhook-forged'])(
    '%s: it is held once, and the order is placed [T24 T25 T27]',
    async (kind) => {
      const { guest, cartId } = await inCheckout();
      await payPal(guest, await payPalInfo(site, { amount: TOTAL, checkoutId: cartId }));
      await fault(kind);
      const first = await placeOrder(guest, { cartId });
      expect(['PLACED', 'PROCESSING']).toContain(first.body.status);
      const begun = site.shop.now();
      site.setNow(new Date(begun.getTime() + 10_000));
      await reconcile(site.shop);
      site.setNow(begun);
      const settled = await placeOrder(guest, { cartId });
      expect(settled.body).toMatchObject({ status: 'PLACED', orderNumber: first.body.orderNumber });
      expect(await booked(first.body.orderNumber)).toEqual([`AUTHORIZE APPROVED ${TOTAL}`]);
    },
  );
});
