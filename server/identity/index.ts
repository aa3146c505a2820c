export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { sealSecondFactorsAgain } from './second-factor/seal-again.ts';
export { onIdentityEvents } from './on-events.ts';
export { eraseAccounts } from './privacy/erase-accounts.ts';
export { endAllSessions } from './privacy/erasure.repository.ts';
export { FORGET_WAYS_IN } from './privacy/erasure.repository.ts';
export { PASSWORD_TEXTS } from './sign-in.ts';
