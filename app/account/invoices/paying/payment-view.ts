import type { getInvoicePayment } from '#contracts/account/invoice-payments.ts';
import type { InvoicePaymentStatus } from '#domain/accounts/credit/invoice-payment-states.ts';
import { invoiceDay } from '#domain/accounts/credit/statement-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { invoicePaperPath } from '#domain/accounts/credit/invoice-paths.ts';
import type { z } from 'zod';

type Payment = z.output<(typeof getInvoicePayment)['answer']>;

type Told = { readonly title: string; readonly text: string; readonly tone: 'success' | 'info' | 'warning' | 'failure' };

const NOT_CHARGED = 'Your card wasn’t charged, and your invoices are still open. Pay again, with another card if you like.';

/** What is said of a payment, by how far it has come. */
function toldOf(status: InvoicePaymentStatus, amount: string, isPayersTurn: boolean): Told {
  switch (status) {
    case 'PAID':
      return { tone: 'success', title: `Thanks, ${amount} is paid`, text: 'A receipt is on its way by email.' };
    case 'CHECKING':
      return {
        tone: 'info',
        title: 'We have your payment and are finishing it',
        text: 'Your bank hasn’t answered yet. This goes on by itself, so there’s no need to pay again. We’ll email you when it’s done.',
      };
    case 'CHALLENGE':
      return isPayersTurn
        ? {
            tone: 'warning',
            title: 'Your bank has a question',
            text: 'Confirm the payment with your bank within 10 minutes, or it isn’t made.',
          }
        : {
            tone: 'info',
            title: 'The bank is checking with the cardholder',
            text: 'If they don’t confirm within 10 minutes, the payment isn’t made.',
          };
    case 'DECLINED':
      return { tone: 'failure', title: 'The bank declined this card', text: NOT_CHARGED };
    case 'EXPIRED':
      return { tone: 'failure', title: 'This payment wasn’t finished in time', text: NOT_CHARGED };
    case 'FAILED':
      return { tone: 'failure', title: 'This payment didn’t go through', text: NOT_CHARGED };
    case 'OVERTAKEN':
      return {
        tone: 'info',
        title: 'Already paid another way',
        text: 'Another payment arrived first, so your card wasn’t charged. There’s nothing to do.',
      };
    default:
      return status satisfies never;
  }
}

/** A payment as its page shows it. */
export function paymentView(payment: Payment) {
  const { paymentNumber, status, amount, createdAt, paidBy, brand, lastFourDigit, accountName, billTo, parts, isPayersTurn, challengeUrl } =
    payment;
  const isPaid = status === 'PAID';
  return {
    number: paymentNumber,
    isPaid,
    isOpen: status === 'CHECKING' || status === 'CHALLENGE',
    mayPayAgain: !isPaid && status !== 'CHECKING' && status !== 'CHALLENGE' && status !== 'OVERTAKEN',
    ...toldOf(status, formatDollars(amount), isPayersTurn),
    challengeUrl,
    amount: formatDollars(amount),
    facts: [
      { label: 'Payment', lines: [paymentNumber] },
      { label: 'Date', lines: [invoiceDay(shopDay(new Date(createdAt)))] },
      { label: 'Card', lines: [tenderEnding({ paymentType: 'CREDIT_CARD', brand, lastFourDigit })] },
      ...(paidBy === null ? [] : [{ label: 'Paid by', lines: [paidBy] }]),
      { label: 'For', lines: billTo.length > 0 ? billTo : [accountName] },
    ],
    parts: parts.map((part) => ({
      number: part.invoiceNumber,
      paper: invoicePaperPath(part.invoiceNumber),
      notes: [`Order ${part.orderNumber}`, ...(part.poNumber === null ? [] : [`PO: ${part.poNumber}`])].join(' · '),
      amount: formatDollars(part.amount),
      rest: isPaid ? (part.open > 0 ? `${formatDollars(part.open)} still open` : 'Paid in full') : undefined,
    })),
  };
}
