import type { z } from 'zod';
import type { InvoicePayment } from '#contracts/account/invoice-payments.ts';
import { invoicePaymentStatus } from '#domain/accounts/credit/invoice-payment-states.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { PaymentRow } from './invoice-payment.repository.ts';

type Part = { readonly invoice_number: string; readonly claimed_cents: number; readonly wanted_cents: number };

/** What of an invoice is paid, is about to be, or was to be. */
export function centsOfPart({ state }: Pick<PaymentRow, 'state'>, { claimed_cents: claimed, wanted_cents: wanted }: Part): number {
  return state === 'PAID' || state === 'CHARGING' ? claimed : wanted;
}

/** A payment on the wire. Of its card nothing is told here that could pay. */
export function viewPayment(payment: PaymentRow, parts: readonly Part[]): z.input<typeof InvoicePayment> {
  const status = invoicePaymentStatus(payment.state, payment.challenge_status === null);
  return {
    paymentNumber: payment.payment_number,
    status,
    amount: toDollars(payment.charged_cents ?? payment.amount_cents),
    challengeUrl: status === 'CHALLENGE' ? payment.challenge_url : null,
    parts: parts
      .map((part) => ({ invoiceNumber: part.invoice_number, cents: centsOfPart(payment, part) }))
      .filter(({ cents }) => cents > 0)
      .map(({ invoiceNumber, cents }) => ({ invoiceNumber, amount: toDollars(cents) })),
  };
}
