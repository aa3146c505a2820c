export { checkInvariants } from './invariants.ts';
export { HANDLERS } from './handlers.ts';
export { startWorker } from './worker.ts';
