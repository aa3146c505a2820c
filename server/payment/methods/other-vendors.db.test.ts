import { describe, expect, it } from 'vitest';
import { approvalAt, giftCard, PAYERS, payAtVendor } from '#tests/support/tenders.ts';
import { CHECKOUT, goToCheckout, ledgerOf, placeOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ settings: { vendorPayments: ['PAYPAL', 'KLARNA', 'VISA_PAY', 'APPLE_PAY'] } });
const usual = useShop();
const TOTAL = 49.93;

async function inCheckout(): Promise<{ guest: Visitor; cartId: string }> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  return { guest, cartId: (await goToCheckout(guest)).cartId };
}

const KLARNA_TEXT = 'We are unable to process your Klarna payment at this time. Please try again or use a different payment method.';
const VENDORS = [
  ['KLARNA', 'KLARNA', '', 'KLARNA_AUTH_RETRY', 'KLARNA_AUTH_FAILURE'],
  ['VISA_PAY', 'CREDIT_CARD', '4242', 'SPAY_API_FAILURE', 'PAYMENT_OPERATION_FAILED'],
  ['APPLE_PAY', 'CREDIT_CARD', '4242', 'SPAY_API_FAILURE', 'PAYMENT_OPERATION_FAILED'],
] as const;
const ALL_VENDORS = ['PAYPAL', 'KLARNA', 'VISA_PAY', 'APPLE_PAY'] as const;

describe.each(VENDORS)('%s', (vendor, paymentType, lastFourDigit, retry, failure) => {
  it('pays what a gift card leaves, is held when the order is placed, and named with it [C1-44 C1-45 C3-108 C7-31]', async () => {
    const { guest, cartId } = await inCheckout();
    await guest.post(`${CHECKOUT}/payment`, giftCard('large', { amount: 10 }));
    const form = await approvalAt(site, vendor, { amount: TOTAL - 10, checkoutId: cartId });
    const { status, body } = await payAtVendor(guest, vendor, form);
    expect(status).toBe(200);
    const paying = { paymentType, vendorPaymentType: vendor, lastFourDigit, amountApplied: 39.93 };
    expect(body.cartInfo.orderPayment).toMatchObject([{ paymentType: 'GIFT_CARD', vendorPaymentType: null }, paying]);
    // The same again is the same.
    expect((await payAtVendor(guest, vendor, form)).body.cartInfo.orderPayment).toEqual(body.cartInfo.orderPayment);
    const placed = await placeOrder(guest);
    expect(placed.body).toMatchObject({ status: 'PLACED', order: { orderPayment: [{ paymentType: 'GIFT_CARD' }, paying] } });
    const held = (await ledgerOf(site, placed.body.orderNumber ?? '')).map(({ type, status: was, amount }) => [type, was, amount]);
    expect(held.toSorted()).toEqual([
      ['AUTHORIZE', 'APPROVED', 10],
      ['AUTHORIZE', 'APPROVED', 39.93],
    ]);
  });

  it('is tried once more when its vendor says so, and then it is over [C8-86 C8-90 C8-98 C8-99]', async () => {
    const { guest } = await inCheckout();
    const once = await approvalAt(site, vendor, { email: PAYERS.failsOnce });
    const refused = await payAtVendor(guest, vendor, once);
    expect(refused).toMatchObject({ status: 400, body: { code: retry } });
    if (vendor === 'KLARNA') expect(refused.body.message).toBe(KLARNA_TEXT);
    expect((await payAtVendor(guest, vendor, once)).status).toBe(200);
    const never = await approvalAt(site, vendor, { email: PAYERS.neverWorks });
    expect((await payAtVendor(guest, vendor, never)).body.code).toBe(retry);
    expect((await payAtVendor(guest, vendor, never)).body.code).toBe(failure);
    const declined = await payAtVendor(guest, vendor, await approvalAt(site, vendor, { email: PAYERS.declines }));
    expect(declined.body.code).toBe(failure);
    if (vendor === 'KLARNA') expect(declined.body.message).toBe(KLARNA_TEXT);
    // What was chosen before still pays.
    expect((await guest.cart()).orderPayment).toMatchObject([{ vendorPaymentType: vendor }]);
  });

  it('that fails when the order is placed charges nothing and keeps the cart [C8-98]', async () => {
    const { guest } = await inCheckout();
    await payAtVendor(guest, vendor, await approvalAt(site, vendor, { email: PAYERS.failsLate }));
    expect((await placeOrder(guest)).body).toMatchObject({
      code: failure,
      declinedPayment: { paymentType, lastFourDigit, vendorPaymentType: vendor },
    });
    expect((await guest.cart()).items).toHaveLength(1);
  });

  it('is no approval of another vendor', async () => {
    const { guest } = await inCheckout();
    const form = await approvalAt(site, vendor);
    const other = vendor === 'KLARNA' ? 'APPLE_PAY' : 'KLARNA';
    expect((await payAtVendor(guest, other, form)).body.code).toBe('INVALID_REQUEST');
    const nonce = String(Object.values(form)[0]);
    expect((await payAtVendor(guest, other, { klarnaToken: nonce, applePayToken: nonce })).status).toBe(400);
  });
});

describe('who has paid is known again in an order of another visit', () => {
  const keyOfOrder = async (vendor: (typeof ALL_VENDORS)[number], email: string) => {
    const { guest } = await inCheckout();
    const form = await approvalAt(site, vendor, { email });
    if ((await payAtVendor(guest, vendor, form)).status !== 200) await payAtVendor(guest, vendor, form);
    const { body } = await placeOrder(guest);
    const { rows } = await site.database.query<{ card_key: string | null }>('select card_key from order_payments where order_number = $1', [
      body.orderNumber,
    ]);
    expect(rows).toHaveLength(1);
    return rows[0]?.card_key;
  };

  it.each(ALL_VENDORS)('by the payer or the card at %s', async (vendor) => {
    const [first, second] = [await keyOfOrder(vendor, PAYERS.approves), await keyOfOrder(vendor, PAYERS.approves)];
    expect(first).toMatch(/./);
    expect(second).toBe(first);
    expect(await keyOfOrder(vendor, PAYERS.failsOnce)).not.toBe(first);
  });

  it('a payer of one vendor is none of another', async () => {
    const keys = await Promise.all(ALL_VENDORS.map((vendor) => keyOfOrder(vendor, PAYERS.approves)));
    // Both wallets have the same card of the same payer.
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe(keys[3]);
  });
});

it('what a card wallet has encrypted is of the call that it is sent with', async () => {
  const { guest } = await inCheckout();
  const { vendorPayment } = await approvalAt(site, 'VISA_PAY');
  const form = { vendorPayment: { ...Object(vendorPayment), encPaymentData: 'enc.of-another-call' } };
  expect((await payAtVendor(guest, 'VISA_PAY', form)).body.code).toBe('PAYMENT_OPERATION_FAILED');
});

it('who buys for an organization is offered no payment in parts, and pays none [S6-68]', async () => {
  const buyer = aVisitor(site, { host: 'business.localhost' });
  await buyer.post('/cc/api/auth/login', { email: 'bo.buyer@cedarlegal.example', password: 'Foolscap-demo-1' });
  await buyer.add({ itemId: '100001', qty: 1 });
  const { cartAttributes, cartId } = await goToCheckout(buyer);
  expect(cartAttributes.vendorPayments).toEqual(['PAYPAL', 'VISA_PAY', 'APPLE_PAY']);
  const form = await approvalAt(site, 'KLARNA', { checkoutId: cartId });
  expect((await payAtVendor(buyer, 'KLARNA', form)).body.code).toBe('INVALID_REQUEST');
  const { body } = await buyer.get<{ capabilities: string[] }>('/ele-lpd/api/session');
  expect(body.capabilities).not.toContain('BUY_ONLINE_PAY_LATER');
});

it('Apple Pay is off unless the shop takes it', async () => {
  const guest = aVisitor(usual);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartAttributes } = await goToCheckout(guest);
  expect(cartAttributes.vendorPayments).toEqual(['PAYPAL', 'KLARNA', 'VISA_PAY']);
  expect((await payAtVendor(guest, 'APPLE_PAY', await approvalAt(usual, 'APPLE_PAY'))).body.code).toBe('INVALID_REQUEST');
});
