import { z } from 'zod';
import { INVOICE_PAYMENT_STATUSES } from '#domain/accounts/credit/invoice-payment-states.ts';
import { INVOICE_STATUSES } from '#domain/accounts/credit/invoice-status.ts';
import { MOST_INVOICES_PAID } from '#domain/accounts/credit/pay-invoices.ts';
import { call } from '../call.ts';
import { CaptchaAnswer } from '../captcha.ts';
import { DeviceData, IsoDate, Money, NoBody, Nothing } from '../shapes.ts';

const InvoiceNumber = z.string().min(1).max(40);

const PayableInvoice = z.object({
  invoiceNumber: z.string(),
  orderNumber: z.string(),
  poNumber: z.string().nullable(),
  dueOn: IsoDate,
  status: z.enum(INVOICE_STATUSES),
  amount: Money,
  open: Money.meta({ description: 'Of it neither paid nor credited' }),
  beingPaid: Money.meta({ description: 'Of what is open: for which a payment is on its way' }),
});

/** What can be paid by card, for those who pay the invoices of their organization. */
export const listPayableInvoices = call({
  name: 'listPayableInvoices',
  method: 'GET',
  path: '/cc/api/invoices/payments',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'The open invoices of the organization, those that are due first, and what names a payment of them to the payment vendor',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ today: IsoDate, checkoutId: z.string(), invoices: z.array(PayableInvoice) }),
});

const PaidPart = z.object({ invoiceNumber: z.string(), amount: Money });

export const InvoicePayment = z
  .object({
    paymentNumber: z.string(),
    status: z.enum(INVOICE_PAYMENT_STATUSES).meta({
      description:
        'CHALLENGE: its bank asks the payer, at challengeUrl; CHECKING: it goes on by itself; PAID. The others came to nothing: DECLINED by the bank, EXPIRED without an answer, OVERTAKEN by another payment, FAILED at the bank after it had said yes',
    }),
    amount: Money.meta({ description: 'What is charged, or is to be' }),
    challengeUrl: z.string().nullable(),
    parts: z.array(PaidPart).meta({ description: 'What of which invoice it pays, or was to pay' }),
  })
  .meta({ id: 'InvoicePayment' });
export type InvoicePayment = z.output<typeof InvoicePayment>;

/** Pays invoices of one's organization by card. Under an Idempotency-Key it pays once. */
export const payInvoices = call({
  name: 'payInvoices',
  method: 'POST',
  path: '/cc/api/invoices/payments',
  tag: 'account',
  openTo: 'signed-in',
  summary:
    'Pay invoices of the organization, each in whole or in part, with a saved card or one that the vendor was given for it. What is being paid nobody else pays meanwhile. Foreign invoices and unknown ones are answered alike',
  params: Nothing,
  query: Nothing,
  body: z
    .object({
      invoices: z
        .array(z.object({ invoiceNumber: InvoiceNumber, amount: z.number().meta({ description: 'US dollars' }) }))
        .min(1)
        .max(MOST_INVOICES_PAID),
      token: z.string().min(1).max(100).optional(),
      id: z.string().min(1).max(64).optional().meta({ description: 'A saved card' }),
      captcha: CaptchaAnswer.optional(),
      deviceData: DeviceData,
    })
    .refine(({ token, id }) => (token === undefined) !== (id === undefined), 'a token or a saved card'),
  answer: InvoicePayment,
});

/** A payment, for all who may see the invoices of its organization. */
export const getInvoicePayment = call({
  name: 'getInvoicePayment',
  method: 'GET',
  path: '/cc/api/invoices/payments/:paymentNumber',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'A payment of invoices by card: how far it has come, and what it pays',
  params: z.object({ paymentNumber: z.string().max(40) }),
  query: Nothing,
  body: NoBody,
  answer: InvoicePayment.extend({
    createdAt: z.string(),
    paidBy: z.string().nullable(),
    brand: z.string(),
    lastFourDigit: z.string(),
    accountName: z.string(),
    billTo: z.array(z.string()),
    parts: z.array(
      PaidPart.extend({
        orderNumber: z.string(),
        poNumber: z.string().nullable(),
        open: Money.meta({ description: 'What is open of it now' }),
      }),
    ),
    isPayersTurn: z.boolean().meta({ description: 'Its bank asks who looks, at challengeUrl' }),
  }).meta({ id: 'OwnInvoicePayment' }),
});
