import { describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { orderView } from './order-view.ts';
import { UNSHOWN } from '#app/payment/a-payment.test-builder.ts';

const NOTHING = { charged: 0, held: 0, releasing: 0, released: 0, refunding: 0, refunded: 0, refundFailed: 0 };
const paidWith = (money: Partial<typeof NOTHING>): Order['orderPayment'][number] => ({
  id: 'card',
  paymentType: 'CREDIT_CARD',
  brand: 'visa',
  lastFourDigit: '4242',
  expiryMonth: '12',
  expiryYear: '2030',
  amountApplied: 468.03,
  addedToOrder: true,
  isDefault: false,
  ...UNSHOWN,
  userNotes: '',
  vendorPaymentType: null,
  money: { ...NOTHING, ...money },
});
const order = (more: Partial<Order>): Order => ({
  orderNumber: '1',
  status: 'DELIVERED',
  placedAt: null,
  email: 'gail@example.com',
  items: [],
  cartSummary: { ordTotal: 468.03 },
  orderPayment: [],
  paid: 0,
  invoice: null,
  addresses: [],
  deliveryGroups: [],
  futureDeliveryDate: null,
  pickupPerson: null,
  poNumber: null,
  poRelease: null,
  taxCertificates: [],
  history: [],
  shipments: [],
  returns: [],
  hasReceipt: true,
  abilities: { cancel: false, return: false },
  ...more,
});

describe('what an order came to in the end', () => {
  it('is its total alone while nothing came back', () => {
    expect(orderView(order({ orderPayment: [paidWith({ charged: 468.03 })], paid: 468.03 })).settled).toBeUndefined();
  });

  it('is its total, what was refunded and what is left', () => {
    const view = orderView(order({ orderPayment: [paidWith({ charged: 468.03, refunded: 10.63 })], paid: 457.4 }));
    expect([view.total, view.settled]).toEqual(['$468.03', { refunded: '-$10.63', paid: '$457.40' }]);
  });

  it('counts no refund that is still on its way, and no hold that was let go', () => {
    const money = { charged: 400, released: 68.03, refunding: 10 };
    expect(orderView(order({ orderPayment: [paidWith(money)], paid: 400 })).settled).toEqual({ refunded: undefined, paid: '$400.00' });
  });
});
