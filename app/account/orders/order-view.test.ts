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
  accountInvoices: [],
  addresses: [],
  deliveryGroups: [],
  futureDeliveryDate: null,
  pickupPerson: null,
  poNumber: null,
  poRelease: null,
  budgetCenterName: null,
  taxCertificates: [],
  wasAsked: false,
  history: [],
  shipments: [],
  returns: [],
  paymentNeeded: null,
  hasReceipt: true,
  orderedBy: null,
  abilities: { cancel: false, return: false },
  ...more,
});

describe('what an order came to in the end', () => {
  it('is its total alone while nothing came back', () => {
    expect(orderView(order({ orderPayment: [paidWith({ charged: 468.03 })], paid: 468.03 })).settled).toBeUndefined();
  });

  it('is its total, what was refunded and what is left', () => {
    const view = orderView(order({ orderPayment: [paidWith({ charged: 468.03, refunded: 10.63 })], paid: 457.4 }));
    expect([view.total, view.settled]).toEqual(['$468.03', { refunded: '-$10.63', label: 'Net paid', paid: '$457.40' }]);
  });

  it('counts no refund that is still on its way, and no hold that was let go', () => {
    const money = { charged: 400, released: 68.03, refunding: 10 };
    expect(orderView(order({ orderPayment: [paidWith(money)], paid: 400 })).settled).toEqual({
      refunded: undefined,
      label: 'Net paid',
      paid: '$400.00',
    });
  });
});

describe('an order of what is emailed alone', () => {
  const address: Order['addresses'][number] = {
    id: 'a',
    type: 'SB',
    firstName: 'Gail',
    lastName: 'Guest',
    organizationName: '',
    address1: '12 Main St',
    address2: '',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    country: 'US',
    storeNumber: null,
    phones: [],
    field1: null,
  };
  const emailed: Order['shipments'][number] = {
    shipmentId: 's',
    kind: 'EMAIL',
    status: 'PLACED',
    storeNumber: null,
    trackingNumber: null,
    tracking: null,
    heldUntil: null,
    expectedBy: '2026-11-30',
    late: false,
    arrivedAt: null,
    cartItemIds: ['card'],
    cancellable: true,
    isOnHold: false,
    isUncollected: false,
  };

  it('is delivered nowhere and billed there, and its money is on hold until it is emailed', () => {
    const view = orderView(order({ status: 'PLACED', addresses: [address], shipments: [emailed], orderPayment: [paidWith({ held: 50 })] }));
    expect([view.shipping, view.billing?.name]).toEqual([undefined, 'Gail Guest']);
    expect(view.payments[0]?.story).toEqual(['$50.00 on hold until we email your order']);
  });

  it('with a parcel beside it is delivered to its address', () => {
    const parcel = { ...emailed, shipmentId: 'p', kind: 'PARCEL' as const };
    const view = orderView(order({ addresses: [address], shipments: [emailed, parcel], orderPayment: [paidWith({ held: 50 })] }));
    expect([view.shipping?.name, view.billing]).toEqual(['Gail Guest', undefined]);
    expect(view.payments[0]?.story).toEqual(['$50.00 on hold until your order ships or is emailed']);
  });
});
