export type { Visit } from './visit.ts';
export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { onIdentityEvents } from './password-mail.ts';
export { makeSessionStore } from './session-store.ts';
