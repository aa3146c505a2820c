export { makeSessionStore } from './session-store.ts';
export { dropSession, takeSession, type Visit } from './visit.ts';
export { makeSigners, type Signer } from './signer.ts';
