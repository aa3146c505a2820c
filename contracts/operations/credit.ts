import { z } from 'zod';
import { call } from '../call.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

/** How organizations stand that buy on account. For operators. */
export const listCredit = call({
  name: 'listCredit',
  method: 'GET',
  path: '/cc/api/operations/credit',
  tag: 'operations',
  openTo: 'operator',
  summary: 'Organizations that buy on account, those with the most past due first, and the latest payments',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    accounts: z.array(
      z.object({
        accountNumber: z.string(),
        name: z.string(),
        limit: Money,
        termsDays: z.int(),
        owed: Money,
        onOrder: Money,
        pastDue: Money,
      }),
    ),
    payments: z.array(
      z.object({
        paymentId: z.string(),
        at: z.string(),
        accountNumber: z.string(),
        name: z.string(),
        reference: z.string(),
        amount: Money,
        by: z.string().nullable(),
        isReversed: z.boolean(),
        isByCard: z.boolean().meta({ description: 'The organization has paid it by card: it is not reversed here' }),
      }),
    ),
  }),
});

/** Writes down what an organization has paid. For operators. */
export const recordAccountPayment = call({
  name: 'recordAccountPayment',
  method: 'POST',
  path: '/cc/api/operations/credit/payments',
  tag: 'operations',
  openTo: 'operator',
  summary:
    'A payment that has arrived from an organization: it pays the oldest invoices first. The same reference again changes nothing, unless that was reversed',
  params: Nothing,
  query: Nothing,
  body: z.object({
    accountNumber: z.string().max(20),
    reference: z.string().trim().min(1).max(60),
    amount: z.number().refine((amount) => amount > 0 && amount <= 1_000_000),
  }),
  answer: z.object({
    accountNumber: z.string(),
    reference: z.string(),
    isNew: z.boolean().meta({ description: 'false: it was written down before' }),
  }),
  ignoresKey: true,
});

/** Takes back a payment that was recorded by mistake. For operators. */
export const reverseAccountPayment = call({
  name: 'reverseAccountPayment',
  method: 'POST',
  path: '/cc/api/operations/credit/payments/:paymentId/reversal',
  tag: 'operations',
  openTo: 'operator',
  summary: 'A payment that was recorded by mistake is taken back: the invoices that it had paid are open again. Once more changes nothing',
  params: z.object({ paymentId: z.string().max(40) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({
    accountNumber: z.string(),
    reference: z.string(),
    amount: Money,
    isNew: z.boolean().meta({ description: 'false: it was taken back before' }),
  }),
  ignoresKey: true,
});
