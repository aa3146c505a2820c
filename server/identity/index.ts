export { identityRoutes } from './identity.routes.ts';
export { hashPassword } from './password.ts';
export { sealSecondFactorsAgain } from './second-factor/seal-again.ts';
export { onIdentityEvents } from './on-events.ts';
export { eraseAccounts } from './privacy/erase-accounts.ts';
