import type { StateMachine } from '../../shared/state-machine.ts';

/**
 * How far a payment of invoices by card has come. PENDING: written down, and its bank has not said enough. CHALLENGE: the bank wants to hear from its payer. CHARGING: the bank has approved,
 * and what is taken is decided. PAID: it is taken, and in the book. The others came to nothing: the bank said no (DECLINED), nobody answered in time (EXPIRED), all of it was paid another way
 * meanwhile (OVERTAKEN), or the bank had approved and then did not pay (FAILED).
 */
export type InvoicePaymentState = 'PENDING' | 'CHALLENGE' | 'CHARGING' | 'PAID' | 'DECLINED' | 'EXPIRED' | 'OVERTAKEN' | 'FAILED';

export const INVOICE_PAYMENT_MACHINE: StateMachine<InvoicePaymentState> = {
  first: 'PENDING',
  moves: {
    PENDING: ['CHALLENGE', 'CHARGING', 'DECLINED', 'EXPIRED', 'OVERTAKEN'],
    CHALLENGE: ['CHARGING', 'DECLINED', 'EXPIRED', 'OVERTAKEN'],
    CHARGING: ['PAID', 'FAILED'],
    PAID: [],
    DECLINED: [],
    EXPIRED: [],
    OVERTAKEN: [],
    FAILED: [],
  },
};

/** What is being asked of a bank: as long as it is, what it is for is claimed. */
export const OPEN_INVOICE_PAYMENTS = ['PENDING', 'CHALLENGE', 'CHARGING'] as const satisfies readonly InvoicePaymentState[];

export function isInvoicePaymentOpen(state: InvoicePaymentState): boolean {
  return OPEN_INVOICE_PAYMENTS.some((open) => open === state);
}

/** Whether the bank has not approved it yet. */
export function isInvoicePaymentUndecided(state: InvoicePaymentState): state is 'PENDING' | 'CHALLENGE' {
  return state === 'PENDING' || state === 'CHALLENGE';
}

/** What a page says of it. CHECKING: it goes on by itself. */
export const INVOICE_PAYMENT_STATUSES = ['CHALLENGE', 'CHECKING', 'PAID', 'DECLINED', 'EXPIRED', 'OVERTAKEN', 'FAILED'] as const;
export type InvoicePaymentStatus = (typeof INVOICE_PAYMENT_STATUSES)[number];

/** @param isPayersTurn whether its bank waits for an answer of its payer that has not come yet */
export function invoicePaymentStatus(state: InvoicePaymentState, isPayersTurn: boolean): InvoicePaymentStatus {
  if (state === 'CHALLENGE') return isPayersTurn ? 'CHALLENGE' : 'CHECKING';
  return state === 'PENDING' || state === 'CHARGING' ? 'CHECKING' : state;
}
