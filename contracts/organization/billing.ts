import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/organization/billing';
const LINK = '/cc/api/billing-email';
const token = text(100);

const Billing = z
  .object({
    billTo: z.array(z.string()).meta({ description: 'As invoices and statements print it, a line each; none: where an order goes' }),
    email: z.string().nullable().meta({ description: 'Where invoices and statements are mailed to; null: to the administrators' }),
    askedEmail: z.string().nullable().meta({ description: 'One that was not confirmed yet, by the link that was mailed to it' }),
  })
  .meta({ id: 'OrganizationBilling' });
export type Billing = z.output<typeof Billing>;

export const getBilling = call({
  name: 'getBilling',
  method: 'GET',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'Whom the invoices of the organization name and where they are mailed to, for its administrators; only where it may be invoiced',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Billing,
});

export const saveBilling = call({
  name: 'saveBilling',
  method: 'PUT',
  path: PATH,
  tag: 'organization',
  openTo: 'signed-in',
  ignoresKey: true,
  summary:
    'Change that. Another email is sent a link first, and counts once it was followed; the same that was asked for already is sent a new one',
  params: Nothing,
  query: Nothing,
  body: z.object({ billTo: text(1000), email: text(300).nullable() }),
  answer: Billing,
});

export const checkBillingEmail = call({
  name: 'checkBillingEmail',
  method: 'GET',
  path: LINK,
  tag: 'organization',
  openTo: 'anyone',
  summary: 'What the link to an email for invoices leads to: LINK_USED_UP when it works no more',
  params: Nothing,
  query: z.object({ token }),
  body: NoBody,
  answer: z.object({ organization: z.string(), email: z.string() }),
});

export const confirmBillingEmail = call({
  name: 'confirmBillingEmail',
  method: 'POST',
  path: LINK,
  tag: 'organization',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Have the invoices and statements of the organization mailed there from now on',
  params: Nothing,
  query: Nothing,
  body: z.object({ token }),
  answer: z.object({ organization: z.string(), email: z.string() }),
});
