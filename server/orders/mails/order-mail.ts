import type { MailContent } from '../../gateways/mail-design/mail-content.ts';

/** What a mail about an order says of what happened; its number and the way to its page stand in all of them. */
export type OrderMail = Omit<MailContent, 'foot'>;
