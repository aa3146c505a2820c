import { outboxRoutes } from './outbox.routes.ts';
import { identityProviderRoutes } from './saml/identity-provider.routes.ts';
import { partnerTokenRoutes } from './partner-tokens.routes.ts';

/** What the demo has beside the shop. */
export const demoRoutes = [...outboxRoutes, ...partnerTokenRoutes, ...identityProviderRoutes];
