export { countAttempt, isLockedOut, triesLeft } from './attempts.ts';
export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { passwordMail } from './password-mail.ts';
export { makeSessionStore, type Session, type SessionStore, type SessionUser } from './session-store.ts';
