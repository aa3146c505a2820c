export { makeSessionStore } from './session-store.ts';
export { dropSession, takeSession, type Visit } from './visit.ts';
export { makeSigners } from './signer.ts';
