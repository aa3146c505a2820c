export { beginAct, finishActing, noteBegin } from './representative-acts.ts';
export { SessionEnded, unlessEnded } from './session-ended.ts';
export type { Begun, Session } from './session.ts';
export { makeSessionStore } from './session-store.ts';
export { dropSession, takeSession, type Requester } from './requester.ts';
export { endSignIns, findSignIns } from './sign-ins.ts';
export { makeSigners, type Signer } from './signer.ts';
