export { checkInvariants } from './invariants.ts';
export { HANDLERS } from './handlers.ts';
export { JOBS } from './jobs.ts';
export { startWorker, type Worker } from './worker.ts';
