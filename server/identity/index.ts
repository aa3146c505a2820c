export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { onIdentityEvents } from './on-events.ts';
