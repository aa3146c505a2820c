import type { Handlers } from '../events/index.ts';
import { mailInvitation } from './invitation-mail.ts';

/** What is done about what happens to organizations. */
export const onOrganizationEvents: Handlers = {
  'organization.invited': { mail: (shop, payload, messageId) => mailInvitation(shop, messageId, payload) },
};
