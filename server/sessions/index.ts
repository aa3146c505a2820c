export { noteAct } from './representative-acts.ts';
export { makeSessionStore } from './session-store.ts';
export { dropSession, takeSession, type Requester } from './requester.ts';
export { makeSigners, type Signer } from './signer.ts';
