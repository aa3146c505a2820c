import { expect, it } from 'vitest';
import { canceledText } from './canceled-words.ts';

const order = {
  status: 'CANCELLED',
  placedAt: '2026-11-20T15:00:00.000Z',
  addresses: [],
  shipments: [{ storeNumber: null, isUncollected: false }],
  orderPayment: [{ paymentType: 'CREDIT_CARD', amountApplied: 5, money: { charged: 0 } }],
} as const;
const why = /weren’t picked up at .* in time/;

it('a pickup that nobody came for says why it was canceled, and what became of the money', () => {
  const said = canceledText({ ...order, shipments: [{ storeNumber: null, isUncollected: true }] });
  expect(said).toMatch(why);
  expect(said).toMatch(/Nothing was charged\./);
});

it('so does a part of an order; who was charged for the rest hears that', () => {
  const said = canceledText({
    ...order,
    status: 'DELIVERED',
    shipments: [...order.shipments, { storeNumber: null, isUncollected: true }],
    orderPayment: [{ paymentType: 'CREDIT_CARD' as const, amountApplied: 5, money: { charged: 5 } }],
  });
  expect(said).toMatch(why);
  expect(said).toMatch(/You are not charged for these items\./);
});

it('an order that was canceled otherwise tells of the money alone, and any other nothing', () => {
  expect(canceledText(order)).toMatch(/^Nothing was charged\./);
  expect(canceledText({ ...order, status: 'SHIPPED' })).toBeUndefined();
  expect(canceledText({ ...order, placedAt: null })).toBeUndefined();
});

it('of an order on account that there is no invoice for it', () => {
  const orderPayment = [{ paymentType: 'INVOICE' as const, amountApplied: 5, money: { charged: 0 } }];
  expect(canceledText({ ...order, orderPayment })).toBe('You won’t be invoiced for canceled items.');
});
