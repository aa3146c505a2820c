import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** A customer as those see them who may act for them. */
export const Customer = z
  .object({
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Null: nobody has told us one. */
    email: z.string().nullable(),
    accountNumber: z.string().nullable(),
    accountName: z.string().nullable(),
    /** Of a shopper whom a partner sends: which one. Their email is the partner's word. */
    partnerName: z.string().nullable(),
  })
  .meta({ id: 'Customer' });
export type Customer = z.output<typeof Customer>;

export const findCustomers = call({
  name: 'findCustomers',
  method: 'GET',
  path: '/cc/api/customers',
  tag: 'representatives',
  openTo: 'representative',
  summary: 'Customers of this site by email, name, account number or order number; twenty at most',
  params: Nothing,
  /** Of fewer than two characters nobody is found. */
  query: z.object({ query: z.string().trim().max(100).default('') }),
  body: NoBody,
  answer: z.object({ customers: z.array(Customer), hasMore: z.boolean() }),
});

export const actForCustomer = call({
  name: 'actForCustomer',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/customers/act',
  tag: 'representatives',
  openTo: 'representative',
  summary: 'Act for a customer from now on: the session becomes theirs, and names who acts',
  params: Nothing,
  query: Nothing,
  body: z.object({ userId: z.uuid() }),
  answer: z.object({ customer: Customer }),
});

export const stopActing = call({
  name: 'stopActing',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/customers/stop',
  tag: 'representatives',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Act for yourself again; who acts for nobody is who they are',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ redirectUrl: z.string() }),
});
