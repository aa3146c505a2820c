import { expect, it } from 'vitest';
import { statesOf } from '../../shared/state-machine.ts';
import {
  INVOICE_PAYMENT_MACHINE,
  invoicePaymentStatus,
  isInvoicePaymentOpen,
  isInvoicePaymentUndecided,
} from './invoice-payment-states.ts';

it('a payment is under way until it is paid or came to nothing, and decided once its bank has approved it', () => {
  const states = statesOf(INVOICE_PAYMENT_MACHINE);
  expect(states.filter((state) => isInvoicePaymentOpen(state))).toEqual(['PENDING', 'CHALLENGE', 'CHARGING']);
  expect(states.filter((state) => isInvoicePaymentOpen(state))).toEqual(
    states.filter((state) => INVOICE_PAYMENT_MACHINE.moves[state].length > 0),
  );
  expect(states.filter((state) => isInvoicePaymentUndecided(state))).toEqual(['PENDING', 'CHALLENGE']);
});

it('who has answered their bank is asked nothing more', () => {
  expect(invoicePaymentStatus('CHALLENGE', true)).toBe('CHALLENGE');
  expect(['CHALLENGE', 'PENDING', 'CHARGING'].map((state) => invoicePaymentStatus(state as 'PENDING', false))).toEqual([
    'CHECKING',
    'CHECKING',
    'CHECKING',
  ]);
  expect(invoicePaymentStatus('PAID', false)).toBe('PAID');
});
