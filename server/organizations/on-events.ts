import type { Handlers } from '../events/index.ts';
import { mailBillingChange, mailBillingLink } from './billing/billing-mail.ts';
import { signInMail } from './sign-in/sign-in-mail.ts';
import { mailInvitation } from './invitation-mail.ts';

/** What is done about what happens to organizations. */
export const onOrganizationEvents: Handlers = {
  'organization.billing-email-asked': { mail: (shop, payload, messageId) => mailBillingLink(shop, messageId, payload) },
  'organization.billing-email-changed': { mail: (shop, payload, messageId) => mailBillingChange(shop, messageId, payload) },
  'organization.sign-in-told': { mail: (shop, payload, messageId) => shop.mail.send(signInMail(shop, messageId, payload)) },
  'organization.invited': { mail: (shop, payload, messageId) => mailInvitation(shop, messageId, payload) },
};
