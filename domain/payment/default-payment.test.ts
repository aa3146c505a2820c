import { describe, expect, it } from 'vitest';
import { type PaymentChoice, preselectedPayment } from './default-payment.ts';

const wallet = [
  { id: 'first', isExpired: false },
  { id: 'older', isExpired: false, updatedAtMs: 1000 },
  { id: 'newer', isExpired: false, updatedAtMs: 2000 },
  { id: 'usual', isExpired: false, updatedAtMs: 500 },
];
const choose = (choice: Partial<PaymentChoice>) => preselectedPayment({ orderPayments: [], walletPayments: wallet, ...choice });

describe('the payment that is selected for the shopper', () => {
  it('is the default payment [C4-100]', () => {
    expect(choose({ defaultPaymentId: 'usual', lastUsedPaymentId: 'older' })).toEqual({ from: 'WALLET', id: 'usual' });
  });

  it('is the last used one without a default [C4-101]', () => {
    expect(choose({ lastUsedPaymentId: 'older' })).toEqual({ from: 'WALLET', id: 'older' });
  });

  it('is the last used one only if it still exists', () => {
    expect(choose({ defaultPaymentId: 'gone', lastUsedPaymentId: 'gone too' })).toEqual({ from: 'WALLET', id: 'newer' });
  });

  it('is the most recently updated one without either [C4-102]', () => {
    expect(choose({})).toEqual({ from: 'WALLET', id: 'newer' });
  });

  it('is the first listed one when none was ever updated [C4-103]', () => {
    const walletPayments = wallet.map(({ id, isExpired }) => ({ id, isExpired }));
    expect(choose({ walletPayments })).toEqual({ from: 'WALLET', id: 'first' });
  });

  it('is the first listed of those updated together', () => {
    const walletPayments = wallet.map((payment) => ({ ...payment, updatedAtMs: 700 }));
    expect(choose({ walletPayments })).toEqual({ from: 'WALLET', id: 'first' });
  });

  it('is the credit card that leads the order, whatever the wallet says [C4-104]', () => {
    const orderPayments = [{ id: 'on the order', paymentType: 'CREDIT_CARD' }];
    expect(choose({ orderPayments, defaultPaymentId: 'usual' })).toEqual({ from: 'ORDER', id: 'on the order' });
  });

  it('stays the default when the order is led by something else', () => {
    const orderPayments = [
      { id: 'gift', paymentType: 'GIFT_CARD' },
      { id: 'card', paymentType: 'CREDIT_CARD' },
    ];
    expect(choose({ orderPayments, defaultPaymentId: 'usual' })).toEqual({ from: 'WALLET', id: 'usual' });
  });

  it('is never an expired card', () => {
    const walletPayments = wallet.map((payment) => ({ ...payment, isExpired: payment.id === 'usual' }));
    expect(choose({ walletPayments, defaultPaymentId: 'usual', lastUsedPaymentId: 'older' })).toEqual({ from: 'WALLET', id: 'older' });
    expect(choose({ walletPayments: wallet.map((payment) => ({ ...payment, isExpired: true })) })).toBeUndefined();
  });

  it('is none where there is no wallet', () => {
    expect(choose({ walletPayments: [] })).toBeUndefined();
  });
});
