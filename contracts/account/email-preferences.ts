import { z } from 'zod';
import { call } from '../call.ts';
import { NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/account/email-preferences';

/** Which emails somebody gets that they need not get. Those about orders and the account always come. */
const EmailPreferences = z
  .object({
    /** Where they go. */
    email: z.string(),
    deals: z.boolean(),
    productAlerts: z.boolean().nullable().meta({ description: 'null: the mailbox was not shown to be theirs, so nothing is said of it' }),
    isInvoiced: z
      .boolean()
      .meta({ description: 'Whether invoices and statements of an organization are theirs to read, which always come' }),
  })
  .meta({ id: 'EmailPreferences' });

export const getEmailPreferences = call({
  name: 'getEmailPreferences',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Which emails the person gets that they need not get',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: EmailPreferences,
});

export const changeEmailPreferences = call({
  name: 'changeEmailPreferences',
  method: 'PUT',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Choose which emails to get; what is not named stays',
  params: Nothing,
  query: Nothing,
  body: z.object({
    deals: z.boolean().optional(),
    productAlerts: z.boolean().optional().meta({ description: 'false: ends those that there are, too' }),
  }),
  answer: EmailPreferences,
});
