export { checkInvariants } from './invariants.ts';
export { reconcile } from './reconciler.ts';
export { startWorker } from './worker.ts';
